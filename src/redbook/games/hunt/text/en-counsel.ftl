# What the counsellor says: why it would do this here. The same ids and variables stand in es-counsel.ftl and pt-counsel.ftl.

# Where Frodo may be
counsel-likely-known = Every answer so far leaves Frodo one place only: { $place }.
counsel-likely-two = Only two places fit the answers: { $place } ({ $chance } %) and { $second } ({ $chance2 } %).
counsel-likely = { $count } places fit the answers so far. Likeliest: { $place } ({ $chance } %), then { $second } ({ $chance2 } %).
counsel-dice-plenty = For { $acts ->
    [0] no Nazgûl turn
    [1] one Nazgûl turn
   *[other] { $acts } Nazgûl turns
} left today you have { $dice ->
    [0] no die
    [1] one die
   *[other] { $dice } dice
}: enough to use one here, and all are rolled anew in the morning.
counsel-dice-few = Dice are short, { $dice ->
    [0] no die
    [1] one die
   *[other] { $dice } dice
} for { $acts ->
    [0] no Nazgûl turn
    [1] one Nazgûl turn
   *[other] { $acts } Nazgûl turns
} left today, but this use is worth one.

# Questions
counsel-search = A Search asks whether Frodo was ever at { $place }, now or before: about { $chance } % for a yes.
counsel-remaining = A yes leaves { $yes ->
    [0] no place
    [1] one possible place
   *[other] { $yes } possible places
}, a no leaves { $no ->
    [0] no place
    [1] one possible place
   *[other] { $no } possible places
}.
counsel-search-after = Frodo has been found, so a Search at { $place } tells nothing new about this turn; it only marks the trail.
counsel-search-idle = A Search at { $place } needs no die. The answer is as good as known, but the action would be lost otherwise.
counsel-search-paid = The Search comes with the ride and costs nothing more.
counsel-clue = An Information token may lie at { $place }: you have { $powers }, and each one opens another ability of the Black Riders.
counsel-perceive = The chance that Frodo is in { $kind ->
    [section] section { $target }
   *[area] area { $target }
} is { $chance } %. A yes leaves { $yes ->
    [0] no place
    [1] one possible place
   *[other] { $yes } possible places
}, a no leaves { $no ->
    [0] no place
    [1] one possible place
   *[other] { $no } possible places
}.
counsel-perceive-idle = About { $kind ->
    [section] section { $target }
   *[area] area { $target }
} nothing is left to ask; no other use of the die does more here.
counsel-perceive-after = Frodo has been found: a Perception of { $kind ->
    [section] section { $target }
   *[area] area { $target }
} tells nothing that the Encounter will not tell.
counsel-perceive-doubt = A yes may also mean Gandalf: he can be in there with { $chance } %.
counsel-perceive-who = Gandalf can be in there with { $chance } %, but this answer says who it is.

# Hunts
counsel-hunt = The chance that a Hunt at { $place } finds Frodo is { $chance } %. It would then cost him about { $draws ->
    [0] no tile
    [1] one tile
   *[other] { $draws } tiles
}, that is { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
}.
counsel-hunt-deadly = Frodo falls at { $left ->
    [1] one
   *[other] { $left }
} more Corruption: this Hunt can end the game.
counsel-hunt-free = Frodo has moved by night, so this Hunt needs no die.
counsel-hunt-lord = The Lord of the Nazgûl hunts without a die.
counsel-hunt-also = If Frodo is not there, the Hunt still answers like a Search: with about { $chance } % he passed by earlier.
counsel-hunt-trail = Frodo is not at { $place } now, but the Hunt tells whether he came through: about { $chance } %.
counsel-hunt-after = Frodo has been found already: a Hunt at { $place } can only bring Information.

# Rides
counsel-ride-search = { $where ->
    [wild] in the wild near { $place }
   *[place] at { $place }
} a Search comes next, without a die.
counsel-ride-hunt = Ride first, hunt then: within reach no place is better for a Hunt than { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
}.
counsel-ride-perceive = From { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} a Ring or a Shadow gives the Perception that tells you most.
counsel-ride-sorcery = { $where ->
    [wild] in the wild near { $place }
   *[place] at { $place }
} a Sorcery result does more than a question would.
counsel-ride-remove = From { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} this Nazgûl can take an Ally marker out of the way.
counsel-ride-advance = From { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} the Advance brings all four closer.
counsel-cover = From { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} your four cover more: next turn one of them can be where Frodo is or will be with { $after } % instead of { $before } %.
counsel-nearer = This brings it from { $before ->
    [0] no ride
    [1] one ride
   *[other] { $before } rides
} to { $turns ->
    [0] no ride
    [1] one ride
   *[other] { $turns } rides
} from { $second }, where you will most likely want it.
counsel-cover-same = The four still reach { $after } % of where Frodo is or will be, and with { $nearby ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $nearby } Nazgûl
} a ride from { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} an Encounter there costs him more tiles.
counsel-cover-keep = The four stay spread: next turn one of them can be where Frodo is or will be with { $after } %.
counsel-cover-flight = Then Frodo will flee: from { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} and the others you reach { $after } % of where he may be next.
counsel-close = Frodo has been found at { $second }: from { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} this one joins the Encounter, { $heads ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $heads } Nazgûl
} in all, for { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} more.
counsel-close-stay = It already counts in the Encounter at { $second }: each Nazgûl there or adjacent ({ $heads } now) costs Frodo a tile, { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} on average.
counsel-close-far = This one cannot come beside { $second } in time for the Encounter.
counsel-stand = No more steps: from { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} and the others you reach { $after } % of where Frodo is or will be, and no step betters that.
counsel-end-idle = { $where ->
    [wild] in the wild near { $place }
   *[place] at { $place }
} there is nothing to learn: no question and no Hunt would change what you know.
counsel-end-dear = What could be done { $where ->
    [wild] in the wild near { $place }
   *[place] at { $place }
} is worth less than the die it takes.
counsel-end-done = This Nazgûl is done. As the four stand, one can be where Frodo is or will be next turn with { $after } %.
counsel-end-ground = Stay { $where ->
    [wild] in the wild near { $place }
   *[place] at { $place }
}: the four reach { $after } % of where Frodo is or will be, and no ride from here betters that.
counsel-others-ride = Nazgûl { $nazgul } gains most from two steps.
counsel-others-stay = Nobody else should leave their place: the four reach { $after } % of where Frodo is or will be.
counsel-power-ride = A die for { $steps ->
    [0] no space
    [1] one space
   *[other] { $steps } spaces
} more is well spent here.
counsel-power-pair = It takes two dice, and today you have no better use for both.
counsel-advance = All four ride a space: nobody else spends anything for it.
counsel-pay = { $face }: of your { $count ->
    [0] no die
    [1] one die
   *[other] { $count } dice
} this one would be missed least.
counsel-pay-keep = Swords and Shadows hunt, and without them you only ask: keep them as long as you can.
counsel-remove = The Ally marker at { $place } keeps you from a place where Frodo is or soon will be with { $chance } %.
counsel-remove-road = The Ally marker at { $place } bars your way, and this die has nothing better to do.

# Before the game
counsel-assign = Share the four out evenly: { $seat } has { $count ->
    [0] none
    [1] one
   *[other] { $count }
} so far.
counsel-lead = The lead passes to the next player every day, so it matters little who begins: the leader acts first and draws a card.
counsel-place = From { $place } two rides reach { $chance } % of where Frodo is or will be in the first turns.
counsel-place-apart = Spread out: { $place } is { $turns ->
    [0] no ride
    [1] one ride
   *[other] { $turns } rides
} from the nearest of the others, so that he meets a rider whichever way he goes.
counsel-place-far = Frodo is far from all of these starts; { $place } lies on the roads that he must come along.
counsel-share = Keep your { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
}: who holds a card needs a Nazgûl in the right place to play it, and you have yours.
counsel-lord-at-start = They all begin side by side, so any of them may give way to the Lord: he hunts without a die and costs Frodo two tiles.

# Sorcery cards
counsel-draw-sorcery = Draw: { $count ->
    [0] you hold no Sorcery card yet
    [1] your one Sorcery card would do little here
   *[other] none of your { $count } Sorcery cards would do more here
}, and no question from here tells as much.
counsel-spell = { $card } does more now than it would do later.
counsel-spell-breath = Frodo’s last location is connected to { $where ->
    [wild] the wild near { $place }
   *[place] { $place }
} with { $chance } %: then he takes 1 Corruption, and either answer narrows the hunt.
counsel-spell-net = With the wider net { $count ->
    [1] one more Nazgûl counts
   *[other] { $count } more Nazgûl count
} in the Encounter, each for { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
}.
counsel-spell-riders = As they stand the four reach { $after } % of where Frodo is or will be: extra steps for several of them better that.
counsel-spell-lord = The Lord of the Nazgûl hunts without a die, rolls a die of his own and costs two tiles in an Encounter, { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} each.
counsel-spell-special = A special tile stays in the Hunt pool for good and no friend can cancel it: now { $count ->
    [0] no tile
    [1] one tile
   *[other] { $count } tiles
}, { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} each on average.
counsel-spell-eye = One more Eye beside the track: every Eye that is drawn from now on costs { $after } Corruption instead of { $before }.
counsel-spell-knife = The next Encounter costs one tile more, { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} on average, whenever it comes.
counsel-spell-corruption = Frodo has rested: 1 Corruption for certain, which makes { $total }.
counsel-spell-token = It takes one of the Ring-bearer’s { $tokens ->
    [0] no token
    [1] one token
   *[other] { $tokens } tokens
}: without tokens he cannot stop a Hunt.
counsel-spell-dread = The Ring-bearer has no token left, so Frodo takes 1 Corruption, which makes { $total }.
counsel-spell-ally = The Ring-bearer holds { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
}, and one of them may be kept to stop your next Hunt.
counsel-spell-draw = Two new cards for one: you hold { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
}.
counsel-spell-dots = How many dots he has gone since tells which of the { $count ->
    [0] no place
    [1] one place
   *[other] { $count } places
} still fit and how far his next step can reach.
counsel-spell-die = A used die comes back: you have { $dice ->
    [0] no die
    [1] one die
   *[other] { $dice } dice
} left.
counsel-spell-reroll = The { $dice ->
    [0] no die
    [1] one die
   *[other] { $dice } dice
} you have left can show something better.
counsel-spell-fog = Without cards that move him Frodo makes one step a turn, and you can count them.
counsel-spell-silence = The Ring-bearer holds { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
}: none of them can stop a Hunt this turn.
counsel-discard-sorcery = Of your { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
} { $card } promises least from here on.
counsel-discard-other-part = { $card } has an effect for the other part of the game; of your { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
} you will miss it least.
counsel-pick-stopper = { $card } can stop a Hunt after you have spent your die: no other card in this hand costs you as much.
counsel-pick-cancel = { $card } can undo one of your actions out of turn; the others only help Frodo on his own turn.
counsel-pick = None of these cards can stop a Hunt; { $card } helps Frodo most on his way.
counsel-tile-eye = An Eye costs { $cost } now and makes every later Eye dearer: more than a 3 in the long run.
counsel-tile-number = A 3 always costs 3; an Eye would cost { $cost } now.
counsel-reroll-sorcery = { $face }: this result does little for you now; a new roll may bring a Sword.
counsel-reroll-ring = { $face }: Frodo has been found, so there is nothing to perceive; a new roll may bring a Sorcery.
counsel-reroll-enough = The rest of your { $dice ->
    [0] no die
    [1] one die
   *[other] { $dice } dice
} shows what you need.

# The Ring-bearer: danger and the way
counsel-risk = By what they have heard, the hunters can be { $chance } % sure that you are at { $place }, and { $hunters ->
    [0] no Nazgûl can
    [1] one Nazgûl can
   *[other] { $hunters } Nazgûl can
} be there this turn: expect { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
}.
counsel-risk-none = Without extra moves no Nazgûl can reach { $place } this turn; the hunters are { $chance } % sure that you are there.
counsel-way = From there { $need ->
    [0] no move
    [1] one move
   *[other] { $need } moves
} to the nearest Exit, with { $left } left on the track: { $spare ->
    [0] none to spare
    [1] one to spare
   *[other] { $spare } to spare
}.
counsel-way-short = From there { $need ->
    [0] no move
    [1] one move
   *[other] { $need } moves
} to the nearest Exit, and { $left ->
    [0] none is
    [1] only one is
   *[other] only { $left } are
} left: each of the { $missing } missing costs a tile, { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} on average.
counsel-exit = { $place } is an Exit: Frodo is in Bree, and Part 1 is over with { $left ->
    [0] no move
    [1] one move
   *[other] { $left } moves
} to spare. Nobody can hunt him on the way.
counsel-dot = A dot gives nothing away: { $place } stays your last location, and with { $dots ->
    [0] no dot
    [1] one dot
   *[other] { $dots } dots
} since then the next step reaches farther.
counsel-not-straight = By { $second } you would be faster, but they would be { $chance } % sure of it and { $hunters ->
    [0] no Nazgûl can
    [1] one Nazgûl can
   *[other] { $hunters } Nazgûl can
} be there: expect { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
}.
counsel-night-walk = Walking by night costs 1 Corruption and lets every Nazgûl hunt without a die; but staying would cost { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} this turn.
counsel-rest = Rest: going on by night would cost 1 Corruption and let every Nazgûl hunt without a die.
counsel-rest-heals = Rest: with Sam beside him Frodo’s Corruption goes down to { $corruption }; going on would add 1 and free the Hunts from dice.
counsel-rest-dice = While you rest a Hunt takes a Sword or a Shadow: the Ringwraiths have { $dice ->
    [0] none left today
    [1] one left today
   *[other] { $dice } left today
}.
counsel-enough = Another step would not lead anywhere better this turn.
counsel-resolve = One move more gets you out of their reach; it takes Frodo’s card and leaves a pool of { $pool ->
    [0] no token
    [1] one token
   *[other] { $pool } tokens
}.
counsel-flee = They know where you were. They will be { $chance } % sure of { $place }, and { $hunters ->
    [0] no Nazgûl is
    [1] one Nazgûl is
   *[other] { $hunters } Nazgûl are
} within a ride of it.
counsel-flee-stay = They will think that you have run: they will be only { $chance } % sure that you are still at { $place }.

# Cards and tokens
counsel-hold = None of your { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
} averts more this turn than it promises for later.
counsel-hold-stopper = Keep { $card } and a token ({ $tokens } left): together they stop a Hunt that would find you.
counsel-token-card = You have { $tokens ->
    [0] no token
    [1] one token
   *[other] { $tokens } tokens
} and { $held ->
    [0] no card
    [1] one card
   *[other] { $held } cards
}: a token that is not needed to stop something is better as a card.
counsel-token-back = You get one back at the start of the next day, since Frodo has fewer than two then.
counsel-gain-token = A token pays for stopping a Hunt or for a card: you have { $tokens } of { $pool }.
counsel-draw-ally = It brings { $drawn ->
    [1] a new card
   *[other] { $drawn } new cards
}, and { $others ->
    [0] you hold no other
    [1] your other card does less this turn
   *[other] none of your other { $others } cards does more this turn
}.
counsel-hand-full = Your hand is full ({ $count }): the next card drawn would cost you one anyway.
counsel-heal = Frodo’s Corruption goes down to { $corruption } of { $limit }: the nearer the limit, the more each point weighs.
counsel-heal-none = Frodo has no Corruption to heal: keep the token.
counsel-card-tells = Playing it says where you may be: they will be { $after } % sure that you are at { $place }, instead of { $before } %.
counsel-card-plain = { $card } does more now than any other of your { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
}.
counsel-marker = No Nazgûl may enter or pass { $place } until one of them spends a Sword or Shadow beside it.
counsel-marker-way = You will come by { $place }: with a marker there no Nazgûl gets in until one spends a Sword or Shadow beside it.
counsel-marker-none = A marker here would not keep anybody from you.
counsel-marker-stay = The Ally markers stand where they help most.
counsel-marker-taken = The marker at { $place } is behind you and does nothing there any more.
counsel-move-ally = An Ally marker ({ $count } on the board) can go to where it bars the way to you.
counsel-closed = With that closed, { $after ->
    [0] no Nazgûl can
    [1] one Nazgûl can
   *[other] { $after } Nazgûl can
} come to { $place } this turn instead of { $before }: it saves { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} on average.
counsel-closed-little = It makes their ride to { $place } longer, though { $after ->
    [0] nobody could come there this turn anyway
    [1] one Nazgûl can still come
   *[other] { $after } Nazgûl can still come
}.
counsel-closed-early = Wait with cards that close a way until Frodo has moved.
counsel-push-card = { $hunters ->
    [0] It keeps them off your road: no Nazgûl can come to { $place } this turn.
    [1] One Nazgûl can come to { $place } this turn, for { $tenths ->
        [0] hardly any Corruption
       *[other] about { $whole }.{ $digit } Corruption
    }: drive it off.
   *[other] { $hunters } Nazgûl can come to { $place } this turn, for { $tenths ->
        [0] hardly any Corruption
       *[other] about { $whole }.{ $digit } Corruption
    }: drive them off.
}
counsel-push-off = From there Nazgûl { $nazgul } is { $turns ->
    [0] no ride
    [1] one ride
   *[other] { $turns } rides
} from { $place }, and { $hunters ->
    [0] nobody else
    [1] only one other
   *[other] { $hunters } others
} can come this turn.
counsel-push = There Nazgûl { $nazgul } is { $turns ->
    [0] no ride
    [1] one ride
   *[other] { $turns } rides
} from { $place } and off the way that you will take.
counsel-drive = These are the ones to be rid of: { $count ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $count } Nazgûl
}, { $turns ->
    [0] no ride
    [1] one ride
   *[other] { $turns } rides
} from { $place }.
counsel-move-again = One more step now: { $hunters ->
    [0] nobody can come to { $place } this turn, but
    [1] one Nazgûl can come to { $place } this turn, for { $tenths ->
        [0] hardly any Corruption
       *[other] about { $whole }.{ $digit } Corruption
    }, and
   *[other] { $hunters } Nazgûl can come to { $place } this turn, for { $tenths ->
        [0] hardly any Corruption
       *[other] about { $whole }.{ $digit } Corruption
    }, and
} it is still { $need ->
    [0] no move
    [1] one move
   *[other] { $need } moves
} to the nearest Exit.
counsel-longer = A step that reaches { $dots ->
    [0] no dot
    [1] one dot
   *[other] { $dots } dots
} farther: the nearest Exit is then { $after ->
    [0] no move
    [1] one move
   *[other] { $after } moves
} away instead of { $need }, and they do not know where you went.
counsel-merry = With Merry in the Company you may play two Ally cards a turn, and he can cancel a tile.
counsel-hide-information = You hold { $count ->
    [0] no Information token
    [1] one Information token
   *[other] { $count } Information tokens
}: what is turned down brings the Ringwraiths no new ability.
counsel-rob-card = One of them holds { $count ->
    [0] no Sorcery card
    [1] one Sorcery card
   *[other] { $count } Sorcery cards
}, and every card gone is a surprise less.
counsel-ring-die = They have { $count ->
    [1] one Ring
   *[other] { $count } Rings
} unused: one Perception less today.
counsel-return-eye = An Eye back into the pool: each Eye drawn then costs { $after } instead of { $before }.
counsel-lore = At the next change of course you see one more Journey card, and the more you see the better the way out.

# Out of turn
counsel-stop-hunt = This Hunt finds you at { $place }: with { $heads ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $heads } Nazgûl
} near it would cost { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
}. This is what the card was kept for.
counsel-let-hunt-here = They find you at { $place } with { $heads ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $heads } Nazgûl
} near, for { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
}, and you hold nothing that is worth more than what it stops.
counsel-let-hunt = They hunt at { $second }, and you are at { $place }: let them.
counsel-let-found = You have been found at { $place }: no answer tells them more this turn.
counsel-let-perception = They ask about { $kind ->
    [section] section { $target }
   *[area] area { $target }
}.
counsel-answer-sharp = The true answer helps them: they will be { $after } % sure that you are at { $place }, instead of { $before } %.
counsel-answer-wide = The true answer leads them away: they will be { $after } % sure that you are at { $place }, instead of { $before } %.
counsel-answer-nothing = The answer tells them nothing: they stay { $after } % sure that you are at { $place }.
counsel-stop-clue = The answer at { $place } would help them more than the card will help you later.
counsel-stop-sorcery = { $card } is one of the cards to fear most: stop it.
counsel-let-sorcery = { $card } costs less than what you would spend on stopping it.
counsel-take-tiles = Together the tiles cost { $total }, which makes { $corruption } of { $limit }: that can be borne.
counsel-take-friends = A friend can cancel a tile once only, and their help is lost with it: keep them for a worse draw.
counsel-flip = { $company } can save you { $saved } of { $total } Corruption: that leaves you at { $corruption } of { $limit }.
counsel-flip-who = Of the friends still ready, { $company } is the one whose help you will miss least.
counsel-flip-saves = With all tiles Frodo would fall: the limit is { $limit }. { $company } takes { $saved } of { $total } off, and the game goes on.
counsel-flip-late = Even without { $saved } of { $total } Frodo reaches { $limit }; nothing else is left to try but { $company }.
counsel-clue-give = Give { $place }: it is only { $turns ->
    [0] no ride
    [1] one ride
   *[other] { $turns } rides
} from where they start, so they would find it first anyway.
counsel-clue-hide = Hide { $place }: a Nazgûl is only { $turns ->
    [0] no ride
    [1] one ride
   *[other] { $turns } rides
} from it and would find it first.
counsel-clue-none = Nothing is left to hide.
counsel-discard-ally = Of your { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
} { $card } promises least for the rest of the way.
counsel-discard-keep = Above all keep { $card }: it stops a Hunt.
counsel-rob = { $seat } holds most: { $count ->
    [0] no Sorcery card
    [1] one Sorcery card
   *[other] { $count } Sorcery cards
}.
counsel-pick-sorcery = Of the cards you see { $card } would cost Frodo most.
counsel-take-die = { $face }: take the die that hurts most. Of those that can hunt they have { $count }.

# Part 2
counsel-journey = { $journey }: { $moves ->
    [0] no move
    [1] one move
   *[other] { $moves } moves
}, limit { $limit }. On average the hunters would guess your place there with { $chance } %.
counsel-journey-other = The other road is more trodden: { $chance } %, since more Journey cards go the same way.
counsel-journey-long = A long road is worth it: Frodo can bear { $limit } there, and the Ringwraiths do not know that.
counsel-new-journey = { $journey }: you would be at { $place }, { $turns ->
    [0] no ride
    [1] one ride
   *[other] { $turns } rides
} from the nearest Nazgûl, with { $rows ->
    [0] no move
    [1] one move
   *[other] { $rows } moves
} to go.
counsel-change-course = On the old road they expect you next at { $place } with { $chance } %, and { $hunters ->
    [0] the riders will come
    [1] one Nazgûl can be there
   *[other] { $hunters } Nazgûl can be there
}: a new one costs a move but wipes out the trail.
counsel-change-cards = You will see { $count ->
    [0] no Journey card
    [1] one Journey card
   *[other] { $count } Journey cards
} to choose from.
counsel-carry-on = Carry on: { $rows ->
    [0] no move
    [1] one move
   *[other] { $rows } moves
} to go. Next is { $place }, where they expect you with { $chance } % and { $hunters ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $hunters } Nazgûl
} can be; a new road would cost a move.
counsel-march = Go on: { $rows ->
    [0] no move
    [1] one move
   *[other] { $rows } moves
} left after it. Staying at { $place } costs { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} tonight, with { $hunters ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $hunters } Nazgûl
} in reach.
counsel-march-home = One more move and Frodo is in Rivendell, at { $corruption } of { $limit }: the game is won.
counsel-rest-instead = Going on would cost { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
} with the 1 for the night: they would be { $chance } % sure of { $second }, and { $hunters ->
    [0] no Nazgûl is
    [1] one Nazgûl is
   *[other] { $hunters } Nazgûl are
} in reach.
counsel-advance-frodo = One move along the road at no risk: { $rows ->
    [0] no move
    [1] one move
   *[other] { $rows } moves
} left.
counsel-advance-home = This is the last move: Frodo reaches Rivendell and the game is won.
counsel-new-deed = Each Deed raises Frodo’s limit by 1, and about { $turns ->
    [0] no turn
    [1] one turn
   *[other] { $turns } turns
} are left for it.
counsel-gandalf-faster = Gandalf still has { $moves ->
    [0] no move
    [1] one move
   *[other] { $moves } moves
} before him for { $deeds ->
    [0] the way to Rivendell
    [1] one Deed and Rivendell
   *[other] { $deeds } Deeds and Rivendell
}: this saves some.
counsel-deed = Gandalf’s Deed at { $place } raises Frodo’s limit to { $limit }. It shows where he is, but that is worth it.
counsel-gandalf-home = { $deeds ->
    [0] Gandalf has no Deed left
   *[other] no Deed can be done in time any more
}: in Rivendell he raises Frodo’s limit to { $limit }.
counsel-reveal = Gandalf shows himself at { $place } and drives off { $count ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $count } Nazgûl
}: { $hunters ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $hunters } Nazgûl
} could come to Frodo this turn, and that weighs { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
}.
counsel-wander-deed = A Deed awaits Gandalf at { $place }: done, it raises Frodo’s limit to { $limit }.
counsel-wander-guard = At { $place } Gandalf meets { $count ->
    [0] no Nazgûl
    [1] one Nazgûl
   *[other] { $count } Nazgûl
} near Frodo ({ $second }) and can drive them off for a token.
counsel-wander = By { $place } Gandalf goes to his Deed at { $second }: { $moves ->
    [0] no move
    [1] one move
   *[other] { $moves } moves
} more, with about { $turns ->
    [0] no turn
    [1] one turn
   *[other] { $turns } turns
} left.
counsel-wander-home = { $deeds ->
    [0] Gandalf has no Deed left
   *[other] no Deed can be done in time any more
}: by { $place } it is { $moves ->
    [0] no move
    [1] one move
   *[other] { $moves } moves
} to Rivendell, where he raises Frodo’s limit by 1. About { $turns ->
    [0] no turn
    [1] one turn
   *[other] { $turns } turns
} are left.
counsel-gandalf-starts = From { $place } the round of the other { $deeds ->
    [0] no Deed
    [1] one Deed
   *[other] { $deeds } Deeds
} and Rivendell is shortest: { $moves ->
    [0] no move
    [1] one move
   *[other] { $moves } moves
}.
counsel-hiding = From { $place } it is { $moves ->
    [0] no move
    [1] one move
   *[other] { $moves } moves
} for { $deeds ->
    [0] the way to Rivendell
    [1] one Deed and Rivendell
   *[other] { $deeds } Deeds and Rivendell
}, the shortest of these.
counsel-dice-save = Save your dice: you have { $dice ->
    [0] no die
    [1] one die
   *[other] { $dice } dice
} for { $acts ->
    [0] no Nazgûl turn
    [1] one Nazgûl turn
   *[other] { $acts } Nazgûl turns
} left today.
counsel-ride-trail = { $where ->
    [wild] in the wild near { $place }
   *[place] at { $place }
} a Hunt tells more than any question would.
counsel-stop-nothing = None of your cards can stop it, so let it happen.
counsel-stop-dear = Letting it happen weighs { $tenths ->
    [0] hardly any Corruption
   *[other] about { $whole }.{ $digit } Corruption
}; { $card } and what it takes are worth more later.
counsel-nearer-there = This brings it to { $second }, where Frodo is most likely to be or to come; it was { $before ->
    [0] no ride
    [1] one ride
   *[other] { $before } rides
} away.
counsel-ride-draw = With no question worth a die there, it can still draw a Sorcery card.
counsel-wander-exit = { $deeds ->
    [0] Gandalf has no Deed left
   *[other] no Deed can be done in time any more
}. From { $place } he can go home, which raises Frodo’s limit by 1.
counsel-let-sorcery-pass = None of your cards can stop { $card } now.
