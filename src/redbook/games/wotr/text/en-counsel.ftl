# What the counsellor says: why it would do this here.

# Points and dangers
counsel-prize = { $points ->
    [1] one point
   *[other] { $points } points
} for { $region }: that makes { $total } of the { $needs } you need.
counsel-prize-wins = With { $region } you reach { $total } points, and { $needs } at the end of the turn win the war.
counsel-prize-back = Taking { $region } back costs the enemy { $points ->
    [1] one point
   *[other] { $points } points
} of the { $total ->
    [1] one
   *[other] { $total }
} they have.
counsel-danger = Danger for { $region }: { $foes ->
    [1] one unit
   *[other] { $foes } units
} of the enemy, At War, within three regions; { $units ->
    [0] nobody stands guard
    [1] one unit stands guard
   *[other] { $units } units stand guard
}.

# Attacks
counsel-attack-none = No attack promises anything here; this one costs least.
counsel-attack-field = { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} in { $region }: fought to the end, you win about { $chance } % of the time, cards aside.
counsel-attack-sortie = Only { $foes ->
    [1] one unit
   *[other] { $foes } units
} besiege { $region }, and you have { $units ->
    [1] one unit
   *[other] { $units } units
} inside: the sortie breaks the siege about { $chance } % of the time.
counsel-attack-walls = { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} behind the walls of { $region }, where only a 6 hits: { $chance } % that they fall in this round. Each attack is a round; I expect { $rounds ->
    [1] one to be enough
   *[other] about { $rounds }
}.
counsel-attack-ring = With { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} you shut { $region } in: no more than { $limit } units fit behind the walls, and a besieged Stronghold gets no recruits.
counsel-attack-in-the-way = They bar the way to { $goal }, where this army is going.
counsel-attack-all = Take everybody: each unit up to five is a die, the others take hits, and nobody is needed behind.
counsel-not-attack-walls = No assault on { $region } yet: with { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} behind walls, where only a 6 hits, your army would be gone first.
counsel-not-attack-ring = Leave { $region } for now: { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} would not be enough for a siege.
counsel-not-attack-field = Don’t attack { $region } now: { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} would win only about { $chance } % of the time.

# Marches
counsel-march-target = The army of { $origin } ({ $units ->
    [1] one unit
   *[other] { $units } units
}) goes for { $goal }: { $points ->
    [1] one point
   *[other] { $points } points
}, { $foes ->
    [0] nobody on guard
    [1] one unit on guard
   *[other] { $foes } units on guard
}, and { $steps ->
    [0] then it is there
    [1] one region to go after this march
   *[other] { $steps } regions to go after this march
}.
counsel-march-walls = Against the walls of { $goal }, where only a 6 hits, I want an army that can take { $need } hits, twice the garrison; { $have } stand there or are on the way.
counsel-march-stay = { $units ->
    [1] One unit stays
   *[other] { $units } units stay
} in { $region }: enemies are near, and an empty gate is an invitation.
counsel-march-takes = Nobody guards { $region }: the army of { $origin } only has to walk in.
counsel-march-retakes = The enemy left { $region } without a guard: the army of { $origin } only has to walk in.
counsel-march-raid = Nobody guards { $goal }: { $units ->
    [1] one unit from { $origin } is
   *[other] { $units } units from { $origin } are
} enough for { $points ->
    [1] one point
   *[other] { $points } points
}{ $steps ->
    [0] , at once
    [1] , one region on from { $region }
   *[other] , { $steps } regions on from { $region }
}. Four points win the war for you.
counsel-march-home = Help for { $goal }: { $foes ->
    [1] one unit
   *[other] { $foes } units
} of the enemy, At War, within three regions, and { $own ->
    [0] nobody
    [1] one unit
   *[other] { $own } units
} there. From { $origin } { $units ->
    [1] one goes
   *[other] { $units } go
}.
counsel-march-back = The enemy has { $points ->
    [1] one point
   *[other] { $points } points
} for { $goal }: the army of { $origin } goes to win that back, { $steps ->
    [0] and arrives now
    [1] one region to go
   *[other] { $steps } regions to go
}.
counsel-march-small = Something has to move and no march gains anything: as few as possible, away from no wall that is in danger.
counsel-march-done = No other army would gain by marching now; the rest hold what matters.
counsel-force-all = Send all that the card lets you: nobody here is needed to hold the place.

# Battle
counsel-walls = In the field the enemy, { $foes ->
    [1] one unit
   *[other] { $foes } units
} to your { $units }, would win about { $chance } % of the time. Behind the walls of { $region } they hit only with a 6.
counsel-walls-full = Only { $limit } units fit behind the walls: withdrawing would cost you { $lost ->
    [1] one unit
   *[other] { $lost } units
}.
counsel-open-field = Fight before { $region }: with { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} you hold the field about { $chance } % of the time, and no siege begins.
counsel-stand = Stand: with { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} you hold { $region } about { $chance } % of the time.
counsel-stand-points = And giving up { $region } would mean { $points ->
    [1] one point
   *[other] { $points } points
} for the enemy.
counsel-retreat = Your { $units ->
    [1] one unit
   *[other] { $units } units
} would lose to { $foes ->
    [1] one unit
   *[other] { $foes } units
} about { $chance } % of the time: better to fight another day, from { $region }.
counsel-retreat-walls = There are walls in { $region } to stand behind.
counsel-retreat-friends = In { $region } { $units ->
    [1] one unit of yours waits
   *[other] { $units } units of yours wait
}.
counsel-assault-on = This round costs you no Elite: { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} in { $region }, and { $chance } % that they fall in it.
counsel-assault-cease = You have too little left before { $region }, { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
}: another round has { $chance } % to finish it and may cost you the siege.
counsel-go-on = Go on: { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} in { $region } win from here about { $chance } % of the time.
counsel-cease = Break off: { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} in { $region } would win from here only about { $chance } % of the time. What is left of the army is worth more.
counsel-press = Another round is worth an Elite: { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} in { $region }, { $chance } % that they fall now, before help comes.
counsel-press-not = Keep the Elite: with { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} in { $region } one more round has only { $chance } % to end it. The siege goes on with another die.
counsel-casualty-two = Both hits on { $figure }: the others keep fighting.
counsel-casualty-elite = A reduced Elite stays as a Regular: you keep { $units ->
    [1] your one unit
   *[other] all { $units } units
}, and with them your dice.
counsel-casualty-spare = You have { $units } units and roll five dice at most: losing { $figure } takes no die from you.
counsel-casualty-regular = { $figure } is the cheaper loss here: an Elite can still take two hits.
counsel-casualty-only = Only Regulars are left to lose; after { $figure } { $units ->
    [0] nobody fights on
    [1] one unit fights on
   *[other] { $units } units fight on
}.
counsel-reroll = Rolling { $number ->
    [0] none
    [1] a missed die
   *[other] { $number } missed dice
} again can only gain: each hits with { $chance } %.
counsel-rider = Gandalf gives up { $own } of Leadership and the Nazgûl lose { $lead }: they would re-roll more dice than he would.
counsel-rider-not = The Nazgûl have { $lead ->
    [0] no Leadership
   *[other] { $lead } of Leadership
} here: not worth giving up Gandalf’s { $own }.
counsel-advance-points = Walk in: only who stands in { $region } gets its { $points ->
    [1] one point
   *[other] { $points } points
}.
counsel-advance-back = Walk in: with { $region } free again the enemy loses { $points ->
    [1] one point
   *[other] { $points } points
}.
counsel-advance-way = This way leads to { $goal }: the advance into { $region } is a march for nothing.
counsel-advance = Take { $region }: the ground is won, and the advance costs no die.
counsel-advance-not = Stay in { $origin }: its walls are worth more than the open ground of { $region }.
counsel-sorcerer = A card for nothing; you hold { $cards ->
    [1] one card
   *[other] { $cards } cards
}.
counsel-combat-card = { $effect } brings about { $whole }.{ $tenth } hits here, made or spared.
counsel-combat-cheap = And its event { $card } is one that you will hardly get to play.
counsel-combat-full = With { $cards } cards in hand you will have to part with some anyway.
counsel-combat-stake = At stake in { $region }: { $points ->
    [1] one point
   *[other] { $points } points
}. A card is well spent here.
counsel-combat-small = { $units } against { $foes }: too small a fight for a card.
counsel-combat-useless = None of your Combat cards would change a roll of this round.
counsel-combat-keep = The best would be { $effect }, about { $whole }.{ $tenth } hits; its event { $card } is worth more to you later.
counsel-small = Nothing that is offered here would gain you anything.
counsel-scouts = Out of the trap: { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} is no fight; in { $region } there is another day.
counsel-scouts-walls = Behind the walls of { $region } { $units ->
    [1] one unit
   *[other] { $units } units
} hold against { $foes ->
    [1] one unit
   *[other] { $foes } units
} far better than outside.
counsel-sacrifice = The enemy’s { $hits ->
    [1] one hit
   *[other] { $hits } hits
} would destroy the whole army: one Leader saves the others.
counsel-sacrifice-not = The army can take { $steps } hits and { $hits ->
    [0] none are coming
    [1] one is coming
   *[other] { $hits } are coming
}: nobody has to die for the others.
counsel-own-hits = Your army can take { $steps } hits to the enemy’s { $foes }: { $hits ->
    [1] one hit
   *[other] { $hits } hits
} of your own { $hits ->
    [1] is
   *[other] are
} a good price for harder blows.
counsel-own-hits-none = Your army can take { $steps } hits, the enemy { $foes }: that is too close to spend any of your own.
counsel-leadership = Each point given up takes one of their { $dice } Combat dice; { $number ->
    [1] one
   *[other] { $number }
} and you still re-roll with the rest.
counsel-misses = { $number ->
    [1] A missed die becomes a hit
   *[other] { $number } missed dice become hits
}, surely; a re-roll would only hit with one in three.
counsel-silenced = { $character } counts most on the other side: { $lead } of Leadership falls silent this round.
counsel-gives-up = { $character } has the least Leadership to give up: { $lead }.
counsel-victim = { $character }, with { $lead } of Leadership, is their greatest loss here.

# The Fellowship and the Hunt
counsel-mordor-step = A step on the Mordor Track draws a tile, { $whole }.{ $tenth } damage on average; { $steps ->
    [1] one step
   *[other] { $steps } steps
} to the Crack of Doom, and { $room ->
    [0] no more Corruption
    [1] one more point of Corruption
   *[other] { $room } more points of Corruption
} can be borne.
counsel-mordor-idle = In Mordor a turn without a step or hiding costs a point of Corruption by itself.
counsel-step = { $steps ->
    [0] With this step a gate of Mordor is within reach of the Fellowship.
    [1] After this step the Fellowship is one more from a gate of Mordor.
   *[other] After this step the Fellowship is { $steps } more from a gate of Mordor.
}
counsel-step-unhunted = No dice lie in the Hunt Box: nobody looks for you, and the step costs nothing.
counsel-step-hunted = The Hunt rolls { $dice ->
    [1] one die
   *[other] { $dice } dice
}: { $chance } % to find you, and then { $whole }.{ $tenth } damage on average.
counsel-step-first = The first step of a turn is the safest: the die that makes it goes to the Hunt Box and helps every later Hunt roll.
counsel-step-again = { $bonus ->
    [1] Your die in the Hunt Box already adds 1
   *[other] Your { $bonus } dice in the Hunt Box already add { $bonus }
} to its rolls; with Corruption at { $corruption } of 12 that can still be borne.
counsel-wait-gate = The Fellowship need not move: a gate of Mordor is already within its reach. Declare it there in the next Fellowship phase.
counsel-wait-calm = The Fellowship can take its time: in turn { $turn } the Shadow has { $points ->
    [0] no points
    [1] only one point
   *[other] only { $points } points
} of 10.
counsel-wait-hunted = The Fellowship waits: a step now would be found { $chance } % of the time and cost { $whole }.{ $tenth } damage on average{ $bonus ->
    [0] {""}
    [1] , with a die of yours already in the Hunt Box
   *[other] , with { $bonus } dice of yours already in the Hunt Box
}.
counsel-hide = A revealed Fellowship cannot move. Hide it first: { $steps ->
    [1] one step
   *[other] { $steps } steps
} to the Crack of Doom.
counsel-hide-strider = With Strider as Guide any die hides it, so { $face } will do and a Character die stays free for the next step.
counsel-enter-mordor = In you go: Corruption { $corruption } of 12, and Companions who can take { $level } points of damage in your stead. Waiting only lets the Shadow win its war.
counsel-declare-gate = The progress reaches a gate of Mordor: declare there and go in, with Corruption at { $corruption } of 12.
counsel-declare-far = Declared, the Ring-bearers stand nearer to Mordor and nothing is lost by it.
counsel-not-mordor = Not into Mordor yet: Corruption { $corruption } of 12 is too heavy for the last way, and with { $points ->
    [0] no points
    [1] one point
   *[other] { $points } points
} the Shadow leaves you time.
counsel-declare-nothing = The Fellowship has not moved since it was last seen: declaring it where it stands would gain nothing.
counsel-declare-unburdened = There is no Corruption to heal: keep the { $steps ->
    [1] one step
   *[other] { $steps } steps
} of progress hidden, so that the Shadow does not know where to wait.
counsel-declare-not = No rest within { $steps ->
    [1] one step
   *[other] { $steps } steps
} is worth the way back it would cost, with Corruption at { $corruption }.
counsel-rest = Declared in { $region }, the Ring-bearers rest: Corruption falls from { $corruption } by one.
counsel-rest-wakes = It also wakes { $nation }, whose land { $region } is: only an active nation can go to war.
counsel-rest-detour = The detour costs { $steps ->
    [1] one step
   *[other] { $steps } steps
}, less than the burden would.
counsel-route = Best of these places: { $region }, { $steps ->
    [0] a gate of Mordor itself
    [1] one step from a gate of Mordor
   *[other] { $steps } steps from a gate of Mordor
}.
counsel-route-stronghold = The way touches a Shadow Stronghold and draws one more tile; the other ways lose more ground than that costs.
counsel-route-round = It keeps clear of the Shadow’s Strongholds, where another tile would be drawn.
counsel-guide-gandalf = Gandalf the Grey as Guide draws you a card each time you play one with an Event result.
counsel-guide = { $character } guides: Level { $level }, and of those who may the one whose loss would hurt least.
counsel-hunt-mordor = On the Mordor Track every die in the box makes each Eye worse: { $dice ->
    [0] none
    [1] one die
   *[other] { $dice } dice
} here, and { $room ->
    [0] the next point wins
    [1] only one point is still borne
   *[other] only { $room } points are still borne
}.
counsel-hunt-dice = { $dice ->
    [1] one die
   *[other] { $dice } dice
} { $dice ->
    [1] finds
   *[other] find
} the first step of the turn { $chance } % of the time, and { $rest ->
    [1] one is
   *[other] { $rest } are
} left to roll for the war.
counsel-hunt-none = All { $rest } dice for the war this turn; Eyes that you roll go to the Hunt anyway.
counsel-hunt-war = You have { $points } of 10 points: the war is nearly won, so the dice are wanted there.
counsel-hunt-heavy = Corruption is at { $corruption } of 12: the Hunt may end it, so it gets more.
counsel-hunt-near = The Ring is { $steps ->
    [0] at a gate
    [1] one step from a gate
   *[other] { $steps } steps from a gate
} of Mordor: now every step must cost them.
counsel-hunt-first = In the first turn the Ring is far away and light: armies and nations first.
counsel-hunt-eyes = Eyes among your other dice will join them, so more now would starve the war.
counsel-hunt-again = A re-roll can only gain: each die succeeds with { $least } or more{ $hits ->
    [0] , and nothing has succeeded yet
    [1] , and each success makes an Eye worse
   *[other] , and each success makes an Eye worse
}.
counsel-crebain-now = Now: { $card } adds 1 to each of { $dice ->
    [1] one die
   *[other] { $dice } dice
}, +{ $bonus } in all.
counsel-crebain-later = Keep it: with { $dice ->
    [1] one die
   *[other] { $dice } dice
} the 1 that it adds gains little. It waits for a fuller Hunt Box.
counsel-spare-tile = { $card } spares you this tile, { $whole }.{ $tenth } damage on average; Corruption stands at { $corruption }.
counsel-spare-tile-later = A tile does { $whole }.{ $tenth } damage on average, and with Corruption at { $corruption } you can bear it: keep the card for worse days.
counsel-tile-card = The tile ({ $tile }) is worse than the average of { $whole }.{ $tenth }: { $card } is for this.
counsel-tile-keep = The tile ({ $tile }) is no worse than the average of { $whole }.{ $tenth }: keep the card.
counsel-path-card = They came by Moria: { $card } draws another tile, { $whole }.{ $tenth } damage on average, and may not get the chance again.
counsel-damage-card = { $card } lies there for this: it takes 1 off the damage of { $damage }.
counsel-damage-ring = Take the { $damage } damage as Corruption: { $corruption } of 12 after it.
counsel-damage-ring-others = The Companions, { $level } Levels in all, are worth more alive: for Mordor, or for the war.
counsel-damage-guide = { $character } falls and takes { $level } of it; { $damage ->
    [0] nothing is left
    [1] one point is left
   *[other] { $damage } points are left
} for the Ring-bearers.
counsel-damage-random = Let the lot decide among { $number ->
    [1] the one Companion
   *[other] { $number } Companions
} who falls for the { $damage } damage: on average that is cheaper than the Guide or the Ring.
counsel-damage-hobbit = { $character } leaves the Fellowship alive and takes 1 off; { $damage ->
    [0] nothing is left
    [1] one point is left
   *[other] { $damage } points are left
}. A Hobbit on the map can still wake a nation.
counsel-damage-gollum = Gollum shows himself and takes 1 off; { $damage ->
    [0] nothing is left
    [1] one point is left
   *[other] { $damage } points are left
}. Hiding again costs a die, which you can spare.
counsel-damage-lethal = As Corruption it would be { $corruption } of 12: the game would be lost.
counsel-damage-else = The Ring would take it as Corruption: { $corruption } of 12, and each further point is dearer.

# Companions
counsel-part-nobody = Nobody should leave the Fellowship now: outside they would do less than inside.
counsel-part-cost = It costs the Fellowship { $level ->
    [0] no protection
    [1] one Level of protection
   *[other] { $level } Levels of protection
} against the Hunt; { $left ->
    [0] none is
    [1] one is
   *[other] { $left } are
} left.
counsel-part-white = Once Gandalf the Grey has left, a Will of the West brings Gandalf the White: { $dice } Action dice a turn.
counsel-to-crown = In { $region } a Will of the West makes Strider Aragorn: { $dice } Action dice a turn from then on.
counsel-towards-crown = From { $region } Strider has { $steps ->
    [1] one region
   *[other] { $steps } regions
} to { $goal }, where he can become Aragorn and bring a die each turn.
counsel-wakes = { $figures } { $figures-number ->
    [many] wake
   *[one] wakes
} { $nation } in { $region }: a passive nation cannot go to war.
counsel-rouses = From { $region } { $character } can push { $nation } towards war with any die; { $steps ->
    [1] one step
   *[other] { $steps } steps
} to go.
counsel-joins = { $figures } { $figures-number ->
    [many] join
   *[one] joins
} { $units ->
    [1] one unit
   *[other] { $units } units
} in { $region }: Leadership { $lead }, that many dice to roll again.
counsel-walks = From { $region } { $figures } can still go where help is wanted.
counsel-walk-done = None of the Companions would do more good elsewhere.
counsel-walk-card = Those who are on the map already gain more by the longer way than anybody who would leave the Fellowship.
counsel-crown = Strider becomes Aragorn: from next turn you roll { $dice } Action dice.
counsel-crown-leads = { $units ->
    [0] A Will of the West can do nothing greater.
    [1] And he leads the unit in { $region } better than Strider could.
   *[other] And he leads the { $units } units in { $region } better than Strider could.
}
counsel-white = Gandalf the White comes: from next turn you roll { $dice } Action dice.
counsel-white-where = In { $region } he leads { $units ->
    [1] one unit
   *[other] { $units } units
}, and against Nazgûl nobody does it better.

# Nations, recruits, Minions
counsel-war-free = { $steps ->
    [0] This step takes { $nation } to war
    [1] A step for { $nation }, and one more to war
   *[other] A step for { $nation }, and { $steps } more to war
}: only a nation At War recruits with dice, attacks and leaves its borders.
counsel-war-calm = No enemy is near { $nation } yet: walls are manned best before they are needed.
counsel-war-shadow = { $steps ->
    [0] This step takes { $nation } to war
    [1] A step for { $nation }, and one more to war
   *[other] A step for { $nation }, and { $steps } more to war
}: only then { $units ->
    [0] may its armies
    [1] may its one unit on the map
   *[other] may its { $units } units on the map
} attack and cross borders.
counsel-war-saruman = And Saruman, with his die each turn, comes only when Isengard is At War.
counsel-envoy = { $character } stands where any die will do for this: no Muster die is needed.
counsel-nation-hurt = { $nation } { $nation-number ->
    [many] are
   *[one] is
} nearest to war, { $steps ->
    [1] one step
   *[other] { $steps } steps
} away: that is where it hurts.
counsel-recruit-danger = { $figure } for { $region }: each unit on guard makes the place dearer to take.
counsel-recruit-near = { $figure } in { $region } can be in { $goal } with one march.
counsel-recruit-calm = { $figure } in { $region }: no Settlement that you can recruit in is in danger, so it goes where there is room.
counsel-recruit-front = { $figure } in { $region }: { $steps ->
    [0] on the spot
    [1] one region from { $goal }
   *[other] { $steps } regions from { $goal }
}, the target of your armies.
counsel-recruit-nazgul = A Nazgûl in { $region }: { $number ->
    [0] none is
    [1] only one is
   *[other] { $number } are
} on the map, and each is Leadership wherever it flies.
counsel-recruit-two = Two figures in two Settlements for one die are more than one Elite.
counsel-recruit-elite = { $figure }: one die in battle like a Regular, but it takes two hits.
counsel-recruit-regular = No Elites are left to recruit here; a Regular is a die in battle all the same.
counsel-take-off = More than ten cannot stand in { $region }: { $figure } is the smallest loss and comes back as a reinforcement.
counsel-voice-upgrade = { $number ->
    [1] A Regular becomes an Elite
   *[other] { $number } Regulars become Elites
} in Orthanc: with Saruman in play each is a leader too.
counsel-voice-recruit = { $number ->
    [1] An Isengard Regular
   *[other] { $number } Isengard Regulars
} for one die: an ordinary Muster brings two figures at most.
counsel-minion-saruman = Saruman brings you a die: { $dice } a turn from the next. His Elites lead, and the Voice of Saruman makes a Muster die worth three Regulars or two Elites.
counsel-minion-witch-king = The Witch-king brings you a die: { $dice } a turn from the next. He wakes all nations of the Free Peoples, but they are waking anyway.
counsel-minion-mouth = The Mouth of Sauron brings you a die: { $dice } a turn from the next, and once a turn a Muster die may serve as Army.
counsel-minion-leads = In { $region } { $character } { $units ->
    [1] leads one unit
   *[other] leads { $units } units
} where the fighting is.
counsel-minion-leads-to = In { $region } { $character } { $units ->
    [1] leads one unit
   *[other] leads { $units } units
} against { $goal }, and a Character die can move them.
counsel-fly-ring = A Nazgûl over { $region }, where the Ring-bearers were last seen, gives the Hunt a re-roll.
counsel-fly-strike = The army of { $region } ({ $units ->
    [1] one unit
   *[other] { $units } units
}) is about to strike at { $goal }: each Nazgûl there lets you roll a missed die again.
counsel-fly-front = The army of { $region } ({ $units ->
    [1] one unit
   *[other] { $units } units
}) marches on { $goal }: with a Nazgûl a Character die moves it too, and it re-rolls in battle.
counsel-fly-army = The army of { $region } ({ $units ->
    [1] one unit
   *[other] { $units } units
}) wants a leader: each Nazgûl re-rolls a missed die.
counsel-fly-done = The Nazgûl are where they are wanted: with the armies at the front and over the Ring-bearers.
counsel-merge = One army attacks and marches with one die; two beside each other need two.

# Dice
counsel-pass = You have { $dice ->
    [1] one die
   *[other] { $dice } dice
} left and the enemy { $foes }: pass and let them show their hand, none of yours has pressing work.
counsel-skip = Nothing that { $face } can do would help here, and some of it would hurt.
counsel-next-best = My second choice with { $face }: { $action }.
counsel-only-use = Nothing else that { $face } can do is worth the die now.
counsel-messenger = The Mouth of Sauron lets one Muster die a turn serve as Army, and armies have more to do than musters.
counsel-table-card = { $card } hampers you for as long as it lies there, and this die has nothing better to do.
counsel-ring = An Elven Ring turns { $face } into { $now }, and with that: { $action }. No die that fell does as much.
counsel-ring-passes = The ring then passes to the Shadow; { $rings ->
    [0] it was your last
    [1] one is left to you
   *[other] { $rings } are left to you
}.
counsel-ring-gone = The ring leaves the game; { $rings ->
    [0] it was your last
    [1] one is left to you
   *[other] { $rings } are left to you
}.
counsel-token = A token is an action without a die; you may use one a turn.
counsel-token-choice = A step towards war without a die is worth more than a card: nations decide the first turns.

# Cards
counsel-draw = You hold { $cards ->
    [0] no cards
    [1] one card
   *[other] { $cards } cards
} of at most { $limit }: a new one is worth more than anything else this die could do.
counsel-draw-deck = From the { $deck }: you hold { $number ->
    [0] none
    [1] only one
   *[other] { $number }
} of its cards, no more than of the other.
counsel-card-none = No card in your hand would do anything here.
counsel-card-swap = { $card } does nothing for you now, but whoever plays a card with Event draws another: a swap.
counsel-card-plain = { $card } does more now than it would later.
counsel-card-only = { $card } is all that can be given.
counsel-card-least = { $card } is missed least: neither half has much to do as things stand.
counsel-card-best = Keep { $card } before all.
counsel-guide-draws = Gandalf’s card costs nothing; you hold { $cards ->
    [1] one card
   *[other] { $cards } cards
}.
counsel-swap-not = Unseen, a swap is a gamble: you know what your cards can do here.
counsel-as-many = As many as may be, { $number }: they cost nothing more.
counsel-strongest-foe = In { $region } { $units ->
    [1] one enemy unit stands
   *[other] { $units } enemy units stand
}: the strongest that the card can reach.
counsel-landing = { $region }: { $foes ->
    [0] nobody guards the shore
    [1] one unit guards the shore
   *[other] { $foes } units guard the shore
}.
counsel-driven = As far from Mordor as you can drive them: { $region }, { $steps ->
    [1] one step
   *[other] { $steps } steps
} from a gate.
counsel-strike-card = Without { $card } on the table the Ring-bearers have one protection less.
counsel-strike-roll = A Hunt roll with { $dice ->
    [1] one die
   *[other] { $dice } dice
}: { $chance } % to find them, without their having moved.
counsel-lure-lose = Let { $character } go: { $level } more Corruption on top of { $corruption } would hurt more.
counsel-lure-bear = { $character } is worth { $level } Corruption on top of { $corruption }.
counsel-leaves = { $character }, Level { $level }, is missed least in the Fellowship.
counsel-comes-not = The others are of more use where they are.
counsel-lost-least = { $figure } is the cheapest thing to lose of what is asked for.
counsel-eye-die = This die has little to do; in the Hunt Box it is number { $dice }, and the Fellowship’s own dice there give +{ $bonus }.
counsel-eye-enough = The dice that are left have better things to do in the war.
counsel-refuge = In { $region } they have { $units ->
    [0] nobody
    [1] one unit
   *[other] { $units } units
} to lead: fewest of all.
counsel-casters = Most Nazgûl are in { $region }, { $number }, and each is a die.
counsel-worn-hand = A card from hand, unseen: nothing on the table is worth as much.

# Events of the Free Peoples
counsel-card-tile-free = { $card } puts a kind tile among the others: in Mordor every step draws one.
counsel-card-tile-shadow = { $card } puts a cruel tile among the others: in Mordor every step draws one, and this one stops them.
counsel-card-tile-now = They are in Mordor: it is one of { $number } tiles at once.
counsel-card-tile-later = It works only in Mordor; { $steps ->
    [1] one step
   *[other] { $steps } steps
} are left to the Crack of Doom, so it must be played in time.
counsel-card-shield = { $card } lies ready for a bad tile, and a tile does { $whole }.{ $tenth } damage on average.
counsel-card-heals = { $card } heals { $points ->
    [1] one point
   *[other] { $points } points
} of Corruption on average, and you carry { $corruption } of 12.
counsel-card-gollum = With Gollum as Guide it moves or hides the Fellowship as well, without a Character die.
counsel-card-mirror = { $card } makes a Will of the West of a Character die: the one thing that a ring cannot do.
counsel-card-eyes = { $eyes ->
    [0] There is no Eye
    [1] There is one Eye
   *[other] There are { $eyes } Eyes
} among { $number } tiles, and { $card } can take out for good those it draws.
counsel-card-farther = { $card } takes them farther than their own legs.
counsel-card-three-nations = { $card } brings the Dwarves, the Elves and the North a step nearer to war, with one die.
counsel-card-eagles = { $card } rolls for { $number ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $number } Nazgûl
}: a third of them fall, and the others must flee.
counsel-card-ents = { $card } rolls three dice against Orthanc: one and a half hits on average, and { $units ->
    [0] nobody guards Saruman
    [1] one unit guards Saruman
   *[other] { $units } units guard Saruman
}.
counsel-card-dead-men = { $card } takes Strider or Aragorn to the south of Gondor at once and drives off whoever stands there.
counsel-card-unit-cards = { $card }: a stronger army and two Strategy cards for one die; you hold { $cards ->
    [1] one card
   *[other] { $cards } cards
}.
counsel-card-last-battle = With { $card } the dice of the Fellowship no longer help the Hunt; { $steps ->
    [1] one step
   *[other] { $steps } steps
} are left.
counsel-card-ward = { $card } brings { $nation } a step nearer to war, and no Shadow army enters what it wards until the card is bought off.
counsel-card-rouses = { $card } takes { $nation } straight to war, { $steps ->
    [1] one step
   *[other] { $steps } steps
} at once.
counsel-card-hits = { $card } rolls { $dice } dice: { $whole }.{ $tenth } hits on average, and nobody strikes back.
counsel-card-step = { $card } wakes { $nation } and brings it a step nearer: { $steps ->
    [0] to war
    [1] one is left
   *[other] { $steps } are left
}.
counsel-card-relief = { $card } strikes the besiegers of { $region } while those inside hold down some of their dice.
counsel-card-woses = { $card } takes the Riders to Minas Tirith in one go.
counsel-card-defenders = { $card } brings defenders to { $region }, even if its nation is not At War.
counsel-card-units = { $card } strengthens { $region }, where { $units ->
    [0] nobody stands
    [1] one unit stands
   *[other] { $units } units stand
}, without waiting for war.

# Events of the Shadow
counsel-card-hunts = { $card } draws a tile without a Hunt roll: it counts { $chance } % of the time, and Corruption stands at { $corruption } of 12.
counsel-card-corrupts = { $card } adds { $whole }.{ $tenth } Corruption on average to { $corruption }, and no Companion can take it.
counsel-card-reveals = A Nazgûl in { $region } reveals the Fellowship by { $card }: { $steps ->
    [1] one step
   *[other] { $steps } steps
} of progress are shown, and hiding costs them a die.
counsel-card-weather = { $card } drives the Ring-bearers off their way; they have { $steps ->
    [1] one step
   *[other] { $steps } steps
} to a gate of Mordor.
counsel-card-strike = With a Nazgûl in { $region }, { $card } hunts them with { $dice ->
    [1] one die
   *[other] { $dice } dice
} although they do not move.
counsel-card-wound = The Fellowship is revealed: { $card } adds { $points ->
    [1] one point
   *[other] { $points } points
} to { $corruption } of Corruption, surely.
counsel-card-lure = The Fellowship is revealed: { $card } takes a Companion from it, or his Level in Corruption on top of { $corruption }.
counsel-card-breaking = The Fellowship is revealed: { $card } scatters Companions who would take damage for the Ring-bearers.
counsel-card-worn = From now on { $card } makes every Companion lost to the Hunt cost them a card too.
counsel-card-crebain = { $card } waits on the table and adds 1 to each die of the Hunt roll that matters.
counsel-card-balrog = From { $region } the way may lead through Moria: there { $card } draws another tile.
counsel-card-lidless = { $card } turns idle dice into Eyes: Corruption is at { $corruption }, and their own dice give the Hunt +{ $bonus }.
counsel-card-spells = { $card } rolls for { $number } Nazgûl: { $whole }.{ $tenth } hits on average, and nobody strikes back.
counsel-card-three-rounds = { $card } gives three rounds against { $region } instead of one: { $units ->
    [1] one unit
   *[other] { $units } units
} against { $foes ->
    [1] one unit
   *[other] { $foes } units
} inside.
counsel-card-palantir = { $card } draws you a card each time you play one with Event: the sooner the better.
counsel-card-wormtongue = { $card } keeps Rohan passive, { $steps ->
    [0] already
    [1] one step
   *[other] { $steps } steps
} from war, while Isengard gathers.
counsel-card-led = { $card } moves the Nazgûl and then an army with them: two deeds for one die.
counsel-card-valinor = { $card } strikes every Elven garrison that is not besieged, without a battle.
counsel-card-folly = { $card } takes a Leader from besieged Minas Tirith and forbids Combat cards there.
counsel-card-no-dawn = { $card } takes from them { $number ->
    [0] no Will of the West
    [1] the Will of the West that they rolled
   *[other] { $number } Wills of the West
}: their best dice.
counsel-card-threats = { $number ->
    [1] One nation of the Free Peoples is
   *[other] { $number } nations of the Free Peoples are
} passive still: under { $card } no Muster die moves them.
counsel-card-stormcrow = { $card } pushes back a nation that is nearly at war and takes a figure of it.
counsel-card-marching = { $card } moves { $number ->
    [1] an army
   *[other] up to { $number } armies
} with one card, farther or in greater number than a die would.
counsel-card-corsairs = { $card } lands { $units ->
    [1] one unit
   *[other] { $units } units
} from Umbar in Gondor at once: many marches saved.
counsel-card-host = { $card } brings { $figures }.
counsel-card-host-die = A Muster die would bring two figures.
counsel-card-trolls = { $card } turns { $number ->
    [1] a Sauron Regular
   *[other] { $number } Sauron Regulars
} into Elites where they stand: the same dice, twice the hits.
counsel-place-front = From { $region } it is { $steps ->
    [0] no way at all
    [1] one region
   *[other] { $steps } regions
} to { $goal }, the next target of your armies.
counsel-place-calm = Nothing of yours is in danger, so it goes where there is room and use later: { $region }.
counsel-far-join = The card lets an army join another: { $region } is where the host for { $goal } gathers.
counsel-placed = Who leaves the Fellowship goes to { $region }{ $units ->
    [0] , from where they can walk on
    [1] , to one unit
   *[other] , to { $units } units
}.
