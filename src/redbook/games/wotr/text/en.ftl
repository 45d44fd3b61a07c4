# Questions
ask-take-action = Choose an Action die, or another way to act.
ask-use-die = What do you use the { $face } die for?
ask-ring-from = Elven Ring: which die do you change?
ask-ring-to = Elven Ring: what should the { $face } die show?
ask-where-white = Where does Gandalf the White appear?
ask-draw-from-either = Draw a card from which deck?
ask-hand-limit = Too many cards: discard { $number ->
    [1] one
   *[other] { $number }
} face down.
ask-play-card = Which card do you play?{ $face-id ->
    [free] {""}
   *[other] {" "}({ $face } result)
}
ask-card-ask = { $card }: { $what }
ask-combat-ask = { $effect }: { $what }
ask-grey-guide-draws = Gandalf the Grey guides: draw a card from the { $deck }?
ask-move-armies = Which army moves? (up to { $number })
ask-march-to = Where does the army of { $region } march?
ask-marchers = Who marches from { $origin } to { $region }?
ask-far-march = Which army marches?
ask-far-force = Who marches from { $region }?
ask-far-step = In { $region }: { $number ->
    [0] the march ends.
    [1] march on? (one region left)
   *[other] march on? ({ $number } regions left)
}
ask-choose-force = { $card }: which figures of { $region }?
ask-attack = Which army attacks?
ask-attack-whom = Whom does the army of { $region } attack?
ask-attackers = { $battle-id ->
    [assault] Who attacks the Stronghold of { $origin }? The others are the rearguard.
    [sortie] Who sallies forth from { $region }? The others are the rearguard.
   *[field] Who attacks { $region } from { $origin }? The others are the rearguard.
}
ask-ride-white-rider = The White Rider: does Gandalf give up his Leadership, so that the Nazgûl have none in this battle?
ask-field-or-siege = Fight before { $region }, or withdraw behind the walls?
ask-choose-combat-card = Battle of { $region }, round { $round }: play a Combat card?
ask-leader-rerolls = How many dice do you roll again? (up to { $number })
ask-choose-casualty = { $region }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
} to take. Which casualty? For one hit an Elite becomes a Regular.
ask-cease-or-go-on = Go on with the attack on { $region }?
ask-press-assault = Reduce an Elite for another round of the siege battle of { $region }?
ask-retreat-or-stand = Stand in { $region }, or retreat to another region?
ask-sorcerer = Sorcerer: does the Witch-king’s player draw a card?
ask-advance = Who advances into { $region }?
ask-take-off = Too many units in { $region }: which goes back to the reinforcements?
ask-offer-to-merge = { $region }: make one army of your units and your partner’s?
ask-recruit = Recruit whom, and where?
ask-choose-recruit = { $card }: whom do you recruit in { $region }?
ask-diplomacy = Which nation takes a step towards war?
ask-voice-of-saruman = The Voice of Saruman: new Regulars, or Elites in Orthanc?
ask-voice-recruits = { $number ->
    [1] Only one Regular left: where does it come?
   *[other] Only { $number } Regulars left: where do they come?
}
ask-bring-minion = Which Minion enters play?
ask-bring-where = Where does { $character } appear?
ask-move-minions = Which Nazgûl or Minion moves?
ask-fly-to = { $figure } in { $region }: where to?
ask-separate-group = Who leaves the Fellowship?
ask-place-group = Where to: { $figures }?
ask-move-companions = Which Companion moves?
ask-walk-to = { $figures }: where to, or who else goes?
ask-fellowship-phase = Fellowship phase: declare the Fellowship?
ask-move-figure = Where are the Ring-bearers?
ask-choose-guide = Who guides the Fellowship?
ask-hunt-allocation = How many dice go to the Hunt Box?
ask-before-roll = The Hunt: use a card before the roll?
ask-hunt-rerolls = The Hunt: roll how many dice again? (up to { $number })
ask-before-tile = A Hunt tile is about to be drawn: use a card?
ask-table-card-on-tile = Tile: { $tile }. Use a card?
ask-face-damage = The Hunt does { $damage } damage. How do you take it?
ask-use-on-path = The Fellowship’s way touched Moria: use the card?
ask-offer-swap = Swap a card with your partner, unseen?
ask-give-card = Which card do you give your partner?
ask-choose-token = Which action token do you take?

# What can be chosen
option-act = { $action }
option-discard-table = Discard { $card } from the table ({ $price })
option-die = { $face }
option-place = { $region }
option-route = { $region } ({ $way })
option-figure = { $figure }
option-figure-at = { $figure }: { $region }
option-casualty = { $figure }{ $hits ->
    [1] {""}
   *[other] , removed ({ $hits } hits)
}
option-nation-option = { $nation }
option-who = { $character }
option-card-option = { $card }
option-number = { $number }

action-pass = Pass
    .in-text = pass
action-skip = Discard the die without effect
    .in-text = discard the die without effect
action-done = Done
    .in-text = done
action-all = All of them
    .in-text = all of them
action-yes = Yes
    .in-text = yes
action-no = No
    .in-text = no
action-none = None
    .in-text = none
action-elven-ring = Use an Elven Ring
    .in-text = use an Elven Ring
action-move-fellowship = Move the Fellowship
    .in-text = move the Fellowship
action-hide-fellowship = Hide the Fellowship
    .in-text = hide the Fellowship
action-strider-hides = Strider hides the Fellowship
action-separate = Separate Companions
    .in-text = separate Companions
action-move-companions = Move Companions
    .in-text = move Companions
action-move-minions = Move Nazgûl and Minions
    .in-text = move Nazgûl and Minions
action-lead-army = Move an army with its leader
    .in-text = move an army with its leader
action-lead-attack = Attack with a leader
    .in-text = attack with a leader
action-move-armies = Move armies
    .in-text = move armies
action-attack = Attack
    .in-text = attack
action-diplomacy = Diplomacy
    .in-text = diplomacy
action-recruit = Recruit
    .in-text = recruit
action-bring-minion = Bring a Minion into play
    .in-text = bring a Minion into play
action-voice-of-saruman = The Voice of Saruman
    .in-text = the Voice of Saruman
action-voice-recruit = A Regular in every Isengard Settlement
    .in-text = a Regular in every Isengard Settlement
action-voice-upgrade = Two Elites in Orthanc
    .in-text = two Elites in Orthanc
action-messenger = Use it as Army (the Mouth of Sauron)
    .in-text = use it as Army (the Mouth of Sauron)
action-draw-card = Draw a card
    .in-text = draw a card
action-play-card = Play a card
    .in-text = play a card
action-boromir-advances = Boromir rouses Gondor
action-legolas-advances = Legolas rouses the Elves
action-gimli-advances = Gimli rouses the Dwarves
action-crown-aragorn = Strider becomes Aragorn
action-gandalf-the-white = Gandalf the White returns
action-discard-table-card = Discard a card from the table
    .in-text = discard a card from the table
action-token-draw = Token: draw a card
    .in-text = draw a card
action-token-free-politics = Token: advance a nation
    .in-text = advance a nation
action-token-minions = Token: move Nazgûl and Minions
    .in-text = move Nazgûl and Minions
action-token-shadow-politics = Token: advance a nation
    .in-text = advance a nation
action-free-character = Character deck
    .in-text = character deck
action-free-strategy = Strategy deck
    .in-text = strategy deck
action-shadow-character = Character deck
    .in-text = character deck
action-shadow-strategy = Strategy deck
    .in-text = strategy deck
action-cease = Cease the attack
    .in-text = cease the attack
action-go-on = Go on
    .in-text = go on
action-stay = Stand
    .in-text = stand
action-withdraw = Withdraw into the Stronghold
    .in-text = withdraw into the Stronghold
action-fight = Fight in the field
    .in-text = fight in the field
action-declare = Declare
    .in-text = declare
action-enter-mordor = Enter Mordor
    .in-text = enter Mordor
action-use-ring = Use the Ring: take it as Corruption
    .in-text = use the Ring: take it as Corruption
action-lose-guide = Lose the Guide
    .in-text = lose the Guide
action-lose-random = Lose a Companion at random
    .in-text = lose a Companion at random
action-guide-leaves = The Guide leaves the Fellowship
    .in-text = the Guide leaves the Fellowship
action-gollum-reveals = Gollum reveals the Fellowship

# What happened
event-turn-began = Turn { $turn } begins.
event-lead-passed = { $seat } { $seat-number ->
    [many] lead
   *[one] leads
} now.
event-dice-rolled = { $side } rolled: { $faces }.
event-dice-to-hunt = { $number ->
    [1] One die of { $side } goes
   *[other] { $number } dice of { $side } go
} to the Hunt Box ({ $why }).
event-die-used = { $seat } used { $face-id ->
    [army] an
    [event] an
    [eye] an
   *[other] a
} { $face } die: { $action }.
event-token-used = { $seat } used a token: { $action }.
event-passed = { $seat } passed.
event-ring-used = { $seat } used an Elven Ring: { $face } became { $now }.
event-die-changed = A die of { $side } changed from { $face } to { $now } ({ $why }).
event-card-drawn = { $seat } drew { $card } ({ $why }).
event-card-drawn-unseen = { $seat } drew a card from the { $deck } ({ $why }).
event-card-discarded = { $seat } discarded { $card } ({ $why }).
event-card-discarded-unseen = { $seat } discarded a card of the { $deck } ({ $why }).
event-cards-swapped = { $seat } and { $other } swapped cards.
event-card-played = { $seat } played { $card }{ $face-id ->
    [none] {""}
   *[other] {" "}({ $face })
}.
event-table-card-left = { $card } leaves the table ({ $why }).
event-table-card-used = { $card } is used.
event-army-moved = { $seat }: { $figures } { $figures-number ->
    [many] march
   *[one] marches
} from { $origin } to { $region } ({ $why }).
event-characters-moved = { $figures } { $figures-number ->
    [many] go
   *[one] goes
} from { $origin } to { $region } ({ $why }).
event-recruited = { $number ->
    [1] { $figure } arrives
   *[other] { $number } { $figure-plural } arrive
} in { $region } ({ $why }).
event-figure-lost = Casualty in { $region }: { $figure } ({ $why }).
event-figure-removed = { $region } is full: { $figure } goes back to the reinforcements.
event-elite-reduced = { $figure } in { $region } becomes a Regular ({ $why }).
event-figure-upgraded = { $figure } replaces a Regular in { $region } ({ $why }).
event-character-entered = { $character } enters play in { $region }.
event-character-lost = { $character } is lost ({ $why }).
event-captured = { $side } captured { $region }{ $points ->
    [0] {""}
    [1] {" "}(one point)
   *[other] {" "}({ $points } points)
}.
event-recaptured = { $side } took { $region } back.
event-siege-began = The siege of { $region } begins.
event-siege-ended = The siege of { $region } is over.
event-nation-advanced = { $nation } took a step towards war; { $steps ->
    [0] now At War
    [1] one step left
   *[other] { $steps } steps left
} ({ $why }).
event-nation-pushed-back = { $nation } slipped back; { $steps ->
    [1] one step
   *[other] { $steps } steps
} to war ({ $why }).
event-nation-activated = { $nation } became active ({ $why }).
event-battle-began = { $battle-id ->
    [assault] Siege battle: { $attacker } attacked the Stronghold of { $region } ({ $why }).
    [sortie] Sortie: { $attacker } sallied forth from { $region } ({ $why }).
   *[field] Field battle: { $attacker } attacked { $region }{ $why-id ->
        [sh-strat-10] {""}
       *[other] {" "}from { $origin }
    } ({ $why }).
}
event-round-began = Round { $round }.
event-combat-card-chosen = { $seat } chose a Combat card of the { $deck }.
event-no-combat-card = { $seat } played no Combat card.
event-combat-card-shown = { $seat } showed { $card }: { $effect }.
event-combat-card-cancelled = { $card } has no effect ({ $why }).
event-combat-roll = { $side } rolled { $dice }: { $hits ->
    [0] no hits
    [1] one hit
   *[other] { $hits } hits
} (hits on { $target }+{ $bonus ->
    [0] {""}
   *[other] , modifier { $bonus-signed }
}).
event-leader-reroll = { $side } re-rolled { $dice }: { $hits ->
    [0] no hits
    [1] one hit
   *[other] { $hits } hits
} (hits on { $target }+{ $bonus ->
    [0] {""}
   *[other] , modifier { $bonus-signed }
}).
event-extra-attack = { $side }, extra attack: { $dice }: { $hits ->
    [0] no hits
    [1] one hit
   *[other] { $hits } hits
} (hits on { $target }+; { $why }).
event-hits-scored = { $side } scored { $hits ->
    [one] one hit
   *[other] { $hits } hits
} ({ $why }).
event-hits-cancelled = { $side } cancelled { $hits ->
    [one] one hit
   *[other] { $hits } hits
} ({ $why }).
event-leadership-forfeited = { $side } gave up { $points ->
    [1] one point
   *[other] { $points } points
} of Leadership ({ $why }).
event-white-rider = The White Rider rides at { $region }.
event-withdrew = { $side } withdrew into { $region }.
event-retreated = { $side } retreated from { $origin } to { $region }.
event-attack-ceased = { $side } ceased the attack on { $region }.
event-battle-ended = The battle of { $region } is over.
event-fellowship-moved = The Fellowship moved; progress { $progress } ({ $why }).
event-fellowship-declared = The Fellowship was declared in { $region }.
event-fellowship-revealed = The Fellowship was revealed in { $region } ({ $why }).
event-fellowship-hidden = The Fellowship is hidden again ({ $why }).
event-figure-shifted = The Ring-bearers are now considered to be in { $region } ({ $why }).
event-corruption-changed = Corruption { $change-signed }: now { $corruption } ({ $why }).
event-guide-changed = { $character } guides the Fellowship.
event-separated = { $figures } left the Fellowship and { $figures-number ->
    [many] stand
   *[one] stands
} in { $region } ({ $why }).
event-hunt-roll = The Hunt: { $rerolls-count ->
    [0] { $dice-count ->
        [0] no dice
       *[other] { $dice }
    }
   *[other] re-rolled { $rerolls }
}{ $bonus ->
    [0] {""}
   *[other] {" "}(bonus { $bonus-signed })
}; { $hits ->
    [0] no successes
    [1] one success
   *[other] { $hits } successes
}.
event-tile-drawn = A Hunt tile: { $tile }{ $why-id ->
    [hunt] {""}
   *[other] {" "}({ $why })
}.
event-tile-returned = The tile { $tile } went back to the pool.
event-tile-removed = The tile { $tile } left the game ({ $why }).
event-tile-added = The tile { $tile } came into play{ $waiting ->
    [yes] {" "}and waits until the Fellowship enters Mordor
   *[no] {""}
}.
event-tile-ignored = The tile { $tile } has no effect ({ $why }).
event-hunt-damage = Hunt damage: { $damage }{ $why-id ->
    [hunt] {""}
   *[other] {" "}({ $why })
}.
event-damage-reduced = Hunt damage reduced by { $damage } ({ $why }).
event-mordor-entered = The Fellowship entered Mordor by { $region }.
event-mordor-step = { $step ->
    [5] The Ring-bearers reach the Crack of Doom.
   *[other] On the Mordor Track: step { $step }.
}
event-armies-merged = The armies in { $region } are one.
event-dice-thrown = Dice: { $dice } ({ $why }).

# Where it came from
cause-die = by a die
cause-token = by a token
cause-phase = start of the turn
cause-guide = the Guide’s ability
cause-hand-limit = hand limit
cause-used = used
cause-condition = its condition has ended
cause-opponent = paid for by the opponent
cause-muster = Muster
cause-voice = the Voice of Saruman
cause-battle = battle
cause-assault = another round of the siege battle
cause-advance = advance
cause-no-units = no units left
cause-attacked = attacked
cause-captured = Settlement captured
cause-ability = a Companion’s ability
cause-entered = an enemy army entered
cause-companion = a Companion arrived
cause-declared = the Fellowship was declared
cause-minion = the Witch-king’s coming
cause-allocated = allocated
cause-eye = Eye
cause-moved = the Fellowship moved
cause-hunt = the Hunt
cause-mordor = the Mordor Track
cause-stronghold = a Shadow Stronghold
cause-rest = rest
cause-idle = no move in Mordor
cause-hunt-casualty = casualty of the Hunt
cause-taken-alive = taken alive
cause-sorcerer = Sorcerer

# Why not
why-no-such-die = You have no such die.
why-not-fewer-dice = You may pass only with fewer unused dice than the enemy.
why-too-many-dice-on-hunt = No more dice than Companions in the Fellowship.
why-too-few-dice-on-hunt = The Fellowship moved last turn: at least one die.
why-other-question = That is not what you are asked now.
why-wrong-die = This die does not allow that.
why-other-sides-action = Only the other side can do that.
why-no-ring = You have no Elven Ring.
why-ring-used-this-turn = Only one Elven Ring a turn.
why-no-will-of-the-west-by-ring = A ring cannot make a Will of the West.
why-eyes-stay = An Eye stays an Eye.
why-action-after-ring = After an Elven Ring you take an action.
why-token-used-this-turn = Only one token a turn.
why-no-token = You have no such token.
why-deck-empty = The deck is empty.
why-not-in-hand = That card is not in your hand.
why-card-requirement = The card’s requirement is not met.
why-other-sides-deck = That deck is the enemy’s.
why-card-says-otherwise = The card does not allow that.
why-not-on-table = That card is not on the table, or is of no use here.
why-other-players-card = That card belongs to your partner.
why-combat-requirement = The Combat card’s requirement is not met.
why-combat-cards-barred = No Combat cards for you in this battle.
why-not-in-play = That Character is not in play, or has been already.
why-cannot-move = Nobody can move.
why-too-far = That is too far, or the way is closed.
why-sealed-by-siege = Nobody walks into or out of a friendly Stronghold under siege.
why-enemy-stronghold = That is an enemy Stronghold, and nobody besieges it.
why-minions-only = Only Nazgûl and Minions move by this.
why-companions-only = Only Companions do that.
why-entry-condition = The condition for entering play is not met.
why-no-army-here = You have no army there.
why-no-figures-left = No such figures are left among the reinforcements.
why-enemy-holds-it = The enemy holds it.
why-besieged = It is besieged.
why-not-your-settlement = Not a Settlement of that nation.
why-same-settlement = The two figures go to different Settlements.
why-elite-alone = An Elite is recruited alone.
why-no-such-figure = No such figure of yours is there.
why-not-recruited = Characters are not recruited.
why-not-free = Enemy units are there: attack instead.
why-not-adjacent = That is not a neighbouring region.
why-no-leader = A Leader or Character must be with them.
why-moved-already = They have moved already.
why-leaders-without-units = Leaders are never left without units.
why-nothing-chosen = Nothing has been chosen yet.
why-one-by-one = You have begun to choose one by one.
why-chosen-already = All of those have been chosen.
why-no-units = At least one army unit.
why-no-enemy-there = There is no enemy army to attack.
why-no-free-region = A retreat needs a free neighbouring region.
why-units-only = Only army units are removed here.
why-two-hits-needed = Only an Elite is removed for two hits, and two must be left.
why-too-many-rerolls = You cannot roll so many dice again.
why-garrison-only = Behind those walls only a garrison stands.
why-cannot-retreat = A besieged army cannot retreat.
why-no-elite-to-reduce = There is no Elite to reduce.
why-must-fight-on = This attack may not be broken off.
why-not-at-war = That nation is not At War.
why-foreign-border = A nation not At War does not cross the borders of another.
why-passive-nation = A passive nation cannot enter the war.
why-already-at-war = That nation is At War already.
why-barred-by-card = A card on the table forbids it.
why-fellowship-revealed = The Fellowship is revealed.
why-fellowship-hidden = The Fellowship is hidden.
why-declared-already = It has been declared this turn.
why-no-companion = There is no such Companion in the Fellowship.
why-on-mordor-track = The Fellowship is on the Mordor Track.
why-not-at-mordor = The Fellowship is not at a gate of Mordor.
why-not-highest-level = The Guide is a Companion of the highest Level.
why-revealed-in-friendly-city = A revealed Fellowship does not end in a friendly City or Stronghold.
why-not-your-nation = You do not command that nation.
why-not-your-army = Your partner commands that army.
why-same-nation-twice = Not two actions in a row on one nation or army.

# Dice that people roll themselves
chance-shuffle = Shuffle.
chance-action-die = Action die ({ $who }): what does it show?
chance-combat-roll = Combat roll ({ $who }): { $of ->
    [1] what does the die show?
   *[other] what does die { $nth } of { $of } show?
}
chance-leader-reroll = Leader re-roll ({ $who }): { $of ->
    [1] what does the die show?
   *[other] what does die { $nth } of { $of } show?
}
chance-extra-attack = Extra attack ({ $who }): { $of ->
    [1] what does the die show?
   *[other] what does die { $nth } of { $of } show?
}
chance-hunt-roll = Hunt roll ({ $who }): { $of ->
    [1] what does the die show?
   *[other] what does die { $nth } of { $of } show?
}
chance-hunt-tile = Hunt tile ({ $who }): which was drawn?
chance-tile-die = The die for the tile ({ $who }): what does it show?
chance-random-companion = Which Companion was drawn ({ $who })?
chance-card-dice = For the card ({ $who }): { $of ->
    [1] what does the die show?
   *[other] what does die { $nth } of { $of } show?
}
chance-random-card = Which card was drawn at random ({ $who })?

# What a match can be set up with
setting-tokens = Action tokens
setting-tokens-none = none
setting-tokens-free-2 = two for the Free Peoples
setting-tokens-free-1 = one for the Free Peoples
setting-tokens-both-1 = one for each side
setting-tokens-shadow-1 = one for the Shadow
setting-tokens-shadow-2 = two for the Shadow
