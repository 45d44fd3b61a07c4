# What the counsellor says: why it would do this here. { $attack } and { $defence } are sums of strength.

# Places
counsel-place-early = Taking { $hex } brings you { $points } points by turn { $turn }, later only { $later }.
counsel-place-first = The first capture of { $hex } brings you { $points } points.
counsel-place-deny = { $hex } brings the West { $points } points if it holds it at the end: do not let it.
counsel-place-both = { $hex } brings you { $points } points if you hold it at the end, and the Shadow { $taken } if it falls.
counsel-place-hold = { $hex } brings you { $points } points if you hold it when the game ends.
counsel-place-lose = If { $hex } falls, the Shadow gets { $points } points.

# Attacks
counsel-odds = { $attack } against { $defence } in { $hex }, read in column { $column }: { $leaves } % that they must leave, { $loss } % that they take a loss, { $own } % that you do.
counsel-march-attack = From { $to } { $piece } can join an attack on { $hex }{ $units ->
    [1] {""}
   *[other] , { $units } units in all
}: { $attack } against { $defence }, column { $column }. { $leaves } % that they must leave, { $loss } % that they take a loss, { $own } % that you do.
counsel-closes = With { $piece } there the defenders in { $hex } are surrounded: one column more, and a retreat costs them a loss unless friends shelter them.
counsel-adds = Without { $piece } the dice would be read in column { $column }.
counsel-in-place = { $units ->
    [1] One unit stands
   *[other] { $units } units stand
} ready to attack { $hex }: more marching would only weaken that.
counsel-storm = { $pieces } in { $hex }: alone, without troops. An attack takes whoever is there without a roll, for { $points } points.
counsel-surrounded = The defenders in { $hex } are surrounded: one column in your favour, and a retreat costs them a loss unless friends shelter them.
counsel-last-step = { $piece }: already reduced. One more loss and it is gone, { $points } points for you.
counsel-halves = { $piece }: a loss turns { $attack }-{ $defence } into { $less_attack }-{ $less_defence }.
counsel-breach = { $hex } lies inside the Rammas: the first of the Shadow to enter brings the wall down and costs the West a point of morale.
counsel-shift = Counted in already: { $shift }, { $value-signed } { $columns ->
    [1] column
   *[other] columns
}.
counsel-morale = Morale makes it { $difference-signed } on the dice.
counsel-relieves = They stand { $left } MP from { $to }: driven off, they threaten it less.
counsel-clears = The way from { $hex } to { $to } is { $left } MP, and they bar it.
counsel-duty = { $pieces }: in contact by a retreat or an advance, so they must attack somebody now.
counsel-eye-joins = The Eye adds { $modifier-signed } to your morale here, more than any leader does.
counsel-left-out = { $pieces } had better stay out: the column gets no better for it, or not by enough, and they would share the risk of a loss.
counsel-no-attack = The best attack left would be { $hex }, { $attack } against { $defence }, column { $column }. { $leaves } % that they must leave is too little for { $own } % to take a loss yourself.
counsel-no-attack-weak = The best attack left would be { $hex }: { $attack } against { $defence }, but read in column { $column }, below even. { $own } % to take a loss yourself; wait until more have come.
counsel-nobody-leads = Only the Nazgûl could still attack, and they do not attack alone.
counsel-eye-defends = With the Eye ({ $modifier-signed }) in { $hex }: { $leaves } % instead of { $before_leaves } % that you must leave, { $loss } % instead of { $before_loss } % that you take a loss. It looks upon one battle a turn.

# Marches
counsel-takes-rammas = { $hex } lies inside the Rammas: whoever holds those hexes decides who comes at the City.
counsel-gate = Whoever wants to come at { $to } must pass { $hex }, one of the three hexes before its gate. A unit there makes them fight for it.
counsel-wall = One unit in { $hex } is enough that nobody walks through the Rammas there.
counsel-empty = Without a unit in { $hex }, the first enemy to pass would have it for nothing.
counsel-strengthens = With { $piece }, { $defence } defend { $hex }. Against the { $attack } or so that the enemy could bring, that is { $leaves } % to be driven out, not { $before } %.
counsel-out-of-reach = In { $origin } the enemy could bring about { $attack } against { $defence }: { $leaves } % to be driven out. In { $to } they are too far off or too weak for { $piece }.
counsel-safer = In { $origin } the enemy could bring about { $attack } against { $defence }: { $leaves } % to be driven out. In { $to } it is { $after } % for { $piece }.
counsel-march-on = { $piece }: on to { $hex }, { $left } MP away after this march, { $before } now.
counsel-march-home = { $piece }: closer to { $hex }, where help may be needed, { $left } MP away after this march, { $before } now.
counsel-boat = In the boats an attack has half its strength, and there is no retreat: land next turn.
counsel-risk = Not without risk: in { $hex } the enemy could bring about { $attack } against { $defence }, { $leaves } % to be driven out.
counsel-untouched = The enemy is too far from { $hex }, or too weak.
counsel-ashore = In the river there is no retreat and only half the attack. Ashore in { $to }, { $piece } can do more.
counsel-garrison = The place of { $piece } is inside the Rammas until help has come, as in { $to }.
counsel-cover = { $hex } is good ground: { $shift }, { $value-signed } { $columns ->
    [1] column
   *[other] columns
} for whoever attacks there.
counsel-march-room = { $to } is as good a place for { $piece } as this one, and leaves room here for the others.
counsel-as-near = The plan sends { $piece } to { $hex }, but there is no room or no way now: { $to } is as near as it gets.
counsel-better-stay = Best for { $piece } would have been to stay in { $hex }. If it must be a march, { $to } changes least.
counsel-leave-map = There is nowhere on the map where { $piece } could go from here.
counsel-stay-garrison = { $hex } keeps its { $units ->
    [1] one unit
   *[other] { $units } units
}: the enemy could bring about { $attack } against { $defence }, { $leaves } % to be driven out, and more if anybody left.
counsel-stay-firm = { $hex } keeps its { $units ->
    [1] one unit
   *[other] { $units } units
}: with { $defence } against the { $attack } or so that could come it is safe, and should stay so.
counsel-stay-quiet = { $units ->
    [1] One counter has
   *[other] { $units } counters have
} not moved and would stand no better elsewhere; { $struck ->
    [0] the enemy can strike none of them
    [1] the enemy can strike one
   *[other] the enemy can strike { $struck } of them
} in their next stage.

# Leaders and Nazgûl
counsel-leader-alone = { $leader } without troops in { $hex }: whoever attacks takes the leader without a roll, for { $points } points.
counsel-leader-danger = { $leader } is worth { $points } points to the enemy, who could bring about { $attack } against { $defence } in { $hex }: { $leaves } % that the company there is driven out.
counsel-leader-safe = In { $to } the enemy is too far off or too weak to endanger { $leader }, and { $units ->
    [1] one unit stands
   *[other] { $units } units stand
} there.
counsel-leader-hides = No troops in { $to }, but the enemy cannot strike there in their next stage: { $leader } can stay out of the fighting.
counsel-leader-nowhere = No troops to shelter { $leader } are within reach: { $to } is the least bad of the places.
counsel-leader-company = In { $to } { $leader } has { $units ->
    [1] one unit
   *[other] { $units } units
} for company: { $defence } against about { $attack }, { $leaves } % to be driven out.
counsel-leader-lends = To the stack that fights there { $leader } lends { $modifier-signed } on the dice.
counsel-roost = { $piece }: { $points } points for the enemy if lost, and no attack without a ground unit in the same hex. { $hex } has { $units ->
    [0] none, but is out of the way
    [1] one
   *[other] { $units }
}.

# Losses, retreats, advances
counsel-loss-halves = { $piece }: reduced from { $attack }-{ $defence } to { $less_attack }-{ $less_defence }. That hurts least, and it can recover.
counsel-loss-equal = All who could take it are alike, { $attack }-{ $defence }: { $piece } as well as another. A reduced unit out of contact can recover.
counsel-loss-worn = { $pieces }: already reduced. A loss there would be the last, { $points } points for the enemy.
counsel-loss-gone = { $piece }: with { $attack }-{ $defence } the smallest loss. The enemy gets { $points } points.
counsel-toll = { $piece }: { $points } points for the enemy; { $most ->
    [7] the Nazgûl would give 7.
   *[other] any other would give as many, and after this nobody fights any more.
}
counsel-retreat-lose = Better lose { $piece } ({ $points } points) than push friends out of their places.
counsel-break-out = Surrounded! For { $piece } the way out through { $through } { $sheltered ->
    [yes] costs nothing, because a friend stands there
   *[no] costs a loss, but the other ways are worse
}.
counsel-displace = All ways back are full: { $friend } can best make room in { $to }.
counsel-retreat-risk = In { $to } the enemy could bring about { $attack } against { $defence }: { $leaves } % to be driven out again.
counsel-retreat-safe = In { $to } the enemy is too far off or too weak to follow up.
counsel-retreat-not = In { $hex } it would be { $leaves } %.
counsel-retreat-home = From { $to } it is { $left } MP to { $hex }.
counsel-companion = A leader falls with the last unit beside him. The best defence is that of { $piece }, { $defence }, and { $leader } is worth { $points } points to the enemy.
counsel-advance-free = Ground for nothing: the enemy is too far off or too weak to drive { $piece } out of { $hex }.
counsel-advance-ground = { $hex } is no more dangerous for { $piece } than { $origin }: about { $attack } could come against { $defence }, { $leaves } % to be driven out there, { $before } % here. Take the ground that they had to give up.
counsel-advance-worse = A risk worth taking: in { $hex } about { $attack } could come against { $defence }, { $leaves } % that they drive out { $piece }, against { $before } % in { $origin }.
counsel-advance-leader = { $leader } must not be left alone in { $origin }, { $points } points for the first who comes: on to { $hex }, with the troops.
counsel-advance-with = { $leader } is safer in { $hex }, where more of your troops stand.
counsel-halt-keeps = Nobody but { $piece } holds { $hex }: an advance to { $to } would leave it open.
counsel-halt-danger = In { $to } the enemy could bring about { $attack } against { $defence }: { $leaves } % that they drive out { $piece }, against { $before } % in { $hex }. Nothing there is worth that.
counsel-halt-leader = { $leader } ({ $points } points) is no safer in { $to } than in { $hex }.
counsel-halt-nothing = In { $to } there is nothing for { $piece } to win.

# Preparation, engines, bridge
counsel-rangers-risk = In { $hex } the enemy could bring about { $attack } against { $defence }: { $leaves } % that they drive out { $piece }.
counsel-rangers-safe = In { $hex } the enemy is too far off or too weak to drive out { $piece }.
counsel-rangers-together = Together with { $pieces } they defend better than one by one.
counsel-rangers-way = From there it is { $left } MP to { $to }, the way home over the river.
counsel-recover = { $piece }: from { $attack }-{ $defence } back to { $full_attack }-{ $full_defence }, your strongest reduced unit out of contact.
counsel-recover-toll = You have { $units } reduced units. One in three is lost at the end: as it stands, { $lost ->
    [1] one unit
   *[other] { $lost } units
} and the points for them.
counsel-recover-none = Nobody here can use it.
counsel-land = Aragorn lands at { $hex } with { $units ->
    [1] one unit
   *[other] { $units } units
}, in the back of the enemy: this turn they attack with { $value-signed } { $value ->
    [1] column
   *[other] columns
}.
counsel-enter-now = { $piece }: from { $hex } it is { $left } MP to { $to }, { $turns ->
    [1] one turn
   *[other] { $turns } turns
} of marching. Who waits comes later still.
counsel-enter-near = { $piece }: from { $hex } it is { $left } MP to { $to }, from the next best entry { $other }.
counsel-enter-not = { $hex } would be nearer, but there the enemy could bring about { $attack } against { $defence }, { $leaves } % to be driven out at once.
counsel-enter-leader = Nobody of the enemy can strike at { $hex } soon: a good moment for { $leader } to come.
counsel-hold = { $pieces } had better wait: the enemy can strike at { $hex }, and { $points } points would be at stake.
counsel-back = Too many units in { $hex }. { $piece } ({ $attack }-{ $defence }) would be missed least, and may come again next turn.
counsel-engines = { $hex } is { $away ->
    [1] one hex
   *[other] { $away } hexes
} away: there siege engines attack with { $engine_attack }, and { $piece } with { $attack }.
counsel-engines-price = The price: they defend with { $defence }, have { $left } MP, never retreat and never recover.
counsel-engines-far = The nearest infantry is { $away } hexes from { $hex }. Siege engines have { $left } MP: build them at the walls, not here.
counsel-engines-done = { $hex } is yours: there are no walls left to break.
counsel-bridge-shadow = { $units ->
    [0] Reinforcements come
    [1] One unit comes
   *[other] { $units } units come
} from the east bank: over a bridge they march in one go, by boat it takes two turns and they fight at half strength on the water.
counsel-bridge-west = Your hosts have come: over a bridge they can carry the war to the east bank.
counsel-bridge-wait = The river is your best wall until your hosts have come{ $units ->
    [0] {""}
    [1] ; one unit is still on the way
   *[other] ; { $units } units are still on the way
}. A bridge could fall into the enemy's hands.
counsel-bridge-destroy = { $units ->
    [0] New enemies
    [1] One enemy unit
   *[other] { $units } enemy units
} beyond the river could come over it. Without the bridge they need boats, and two turns.
