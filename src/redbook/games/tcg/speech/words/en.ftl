# Words that card texts are made of. The same ids stand in es.ftl and pt.ftl.
noun-companion = companion
noun-ally = ally
    .plural = allies
noun-minion = minion
noun-character = character
noun-possession = possession
noun-artifact = artifact
noun-item = possession or artifact
    .plural = possessions or artifacts
noun-condition = condition
noun-event = event
noun-site = site
noun-ring = Ring
noun-card = card
noun-dwarf = Dwarf
    .plural = Dwarves
noun-elf = Elf
    .plural = Elves
noun-hobbit = Hobbit
noun-man = Man
    .plural = Men
noun-wizard = Wizard
noun-orc = Orc
noun-uruk-hai = Uruk-hai
    .plural = Uruk-hai
noun-nazgul = Nazgûl
    .plural = Nazgûl
noun-troll = Troll
noun-balrog = Balrog
noun-weapon = weapon
noun-hand-weapon = hand weapon
noun-ranged-weapon = ranged weapon
noun-armor = armor
noun-helm = helm
noun-shield = shield
noun-cloak = cloak
noun-mount = mount
noun-pipe = pipe
noun-archer = archer
noun-ranger = ranger
noun-tale = tale
noun-search = search card
noun-stealth = stealth card
noun-spell = spell
noun-weather = weather card
noun-tracker = tracker
noun-pipeweed = pipeweed card
noun-fierce = fierce minion
noun-damage = character with damage bonus
noun-defender = character with defender bonus
noun-sanctuary = sanctuary
noun-forest = forest
noun-river = river
noun-plains = plains
noun-underground = underground site
noun-marsh = marsh
noun-mountain = mountain

as-companion = companion
as-ally = ally
as-minion = minion
as-possession = possession
as-artifact = artifact
as-item = item
as-condition = condition
as-event = event
as-site = site
as-dwarf = Dwarf
as-elf = Elf
as-hobbit = Hobbit
as-man = Man
as-wizard = Wizard
as-orc = Orc
as-uruk-hai = Uruk-hai
as-nazgul = Nazgûl
as-troll = Troll
as-balrog = Balrog
as-archer = archer
as-ranger = ranger
as-tale = tale
as-search = search
as-stealth = stealth
as-spell = spell
as-weather = weather
as-tracker = tracker
as-pipeweed = pipeweed
as-fierce = fierce
as-damage = damage
as-defender = defender
as-sanctuary = sanctuary
as-forest = forest
as-river = river
as-plains = plains
as-underground = underground
as-marsh = marsh
as-mountain = mountain

of-dwarven = Dwarven
of-elven = Elven
of-gandalf = Gandalf
of-gondor = Gondor
of-shire = Shire
of-isengard = Isengard
of-moria = Moria
of-ringwraith = Ringwraith
of-sauron = Sauron
of-free-peoples = Free Peoples
of-shadow = Shadow
of-timeword = { $phase }

adj-exhausted = exhausted
adj-wounded = wounded
adj-roaming = roaming
adj-unassigned = unassigned
adj-unique = unique

post-in-skirmish = in this skirmish
post-here = here
post-in-support-area = in a support area
post-in-own-support-area = from your support area
post-assigned-this-turn = that was assigned to a skirmish this turn
post-opponents = of an opponent
post-signet = with the { $signet } signet
post-home = whose home is site { $number }
post-bears = bearing { $what }
post-bears-no = not bearing { $what }
post-borne-by = on { $what }
post-skirmishing = skirmishing { $what }
post-race-not-in-play = whose race you cannot spot
post-same-title = with the same title as { $what }
post-not = (except { $what })
post-any = that is { $what }

ref-bearer = the bearer
ref-ring-bearer = the Ring-bearer
ref-that = that card
ref-loser = the losing { $what }
ref-unless-bears = { $who } (unless that { $what } already bears { $borne })
other = other
yours = your { $what }
all-of-yours = all your { $what }
each-of-yours = each of your { $what }
any-number-of = any number of
up-to = up to { $what }
the-site-here = the site where the fellowship is
the-site-number = site { $n }

from-hand = { $of ->
    [you] { $what } from your hand
   *[other] { $what } from that hand
}
from-discard = { $what } from your discard pile
from-deck = { $what } from your draw deck
from-hand-or-deck = { $what } from your hand or draw deck
from-stacked = { $what } stacked here
from-adventure = { $what } from your adventure deck
from-that = { $what } among them
from-those = { $what } among them
first-of = { $per ->
    [turn] the first { $what } played each turn
    [phase] the first { $what } played each phase
   *[certain] the first { $what } played each { $phase } phase
}

amount-or-if = { $least } (or { $most } if { $condition })
amount-for-each = { $amount } for each { $what }
amount-limit = { " " }(limit { $amount })
amount-strength-of = +X, where X is the strength of { $what }
number-or-if = { " " }(or { $most } if { $condition })
number-for-each = { " " }for each { $what }
number-limit = { " " }(limit { $number })
counted-burden = burden
counted-revealed = { $what } among them
counted-dead = { $what } in the dead pile
counted-races = of these races among { $who }: { $races }
counted-spot = { $what } you can spot
counted-over = { $what } over { $over }

if-spot = you can spot { $what }
if-cannot-spot = you cannot spot { $what }
if-burdens = you can spot { $n } burdens
if-few-burdens = there are { $n } or fewer burdens
if-twilight-below = the twilight pool has fewer than { $n } tokens
if-hand = an opponent has at least { $n } cards in hand
if-dead-pile = { $what } are in the dead pile
if-burdens-and-dead = burdens and companions in the dead pile number { $n } or more
if-empty-deck = the Free Peoples player’s draw deck is empty
if-ring-worn = the Ring-bearer wears The One Ring
if-not-ring-worn = the Ring-bearer does not wear The One Ring
if-phase = it is the { $phase } phase
if-opponents-site = site { $n } is an opponent’s
if-done = you do
if-here = the fellowship is at this site
if-site = the fellowship is at { $what }
if-site-not = the fellowship is not at { $what }
if-site-from = the fellowship is at site { $n } or later
if-site-to = the fellowship is at site { $n } or earlier
if-site-between = the fellowship is at a site from { $least } to { $most }
if-skirmishing = { $who } is skirmishing { $what }
if-bears = { $who } bears { $what }
if-is = { $who } is { $what }
if-is-exhausted = { $who } is exhausted
if-is-wounded = { $who } is wounded
if-is-roaming = { $who } is roaming
if-is-unassigned = { $who } is not assigned to a skirmish
if-is-unique = { $who } is unique
if-is-in-skirmish = { $who } is skirmishing
if-is-in-support-area = { $who } is in a support area
if-is-assigned-this-turn = { $who } was assigned to a skirmish this turn
if-then = if { $condition }, { $what }
otherwise = ; otherwise { $what }
either-or = { " " }or{ " " }
or-else = ; or,{ " " }
while = { " " }while { $condition }
while-then = while { $condition }, { $what }
as-soon-as = If at any time { $condition }, { $what }
and-if = { " " }and { $condition }

player-you = you
player-free-peoples = the Free Peoples player
player-opponent = that opponent
player-each-shadow = each Shadow player
player-each = each player

pay-to = { $price } to { $what }
response = if { $when }, { $what }
whenever = when { $when }, { $what }
you-may = { $who ->
    [shadow] each Shadow player may { $what }
   *[you] you may { $what }
}
to-play = To play, { $what }
number-limit-phase = { " " }(limit { $number } a phase)
limit-phase = { " " }(limit { $n ->
    [one] once
   *[other] { $n } times
} a phase)
limit-turn = { " " }(limit { $n ->
    [one] once
   *[other] { $n } times
} a turn)
repeated = { $what } { $n ->
    [0] { $times } times{ $tail }
    [1] once{ $tail }
   *[other] { $times } times{ $tail }
}
instead = { $what } instead
timeword = { $words }:
timeword-fellowship = Fellowship
timeword-shadow = Shadow
timeword-maneuver = Maneuver
timeword-archery = Archery
timeword-assignment = Assignment
timeword-skirmish = Skirmish
timeword-regroup = Regroup
timeword-response = Response
until-regroup = { " " }until the regroup phase
until-turn = { " " }until the end of the turn
place-support = Plays to your support area.
place-site = Plays on a site.
place-bearer = Bearer must be { $what }.
one-per-bearer = Limit one per bearer.
one-per-site = Limit one per site.
extra-slot = The bearer may bear another hand weapon too.
own-cost = { $who } is twilight cost { $amount }{ $on }{ $where }
when-played-on = { " " }when played on { $what }
copy-site = While your own site { $n } is on the adventure path, { $who } has its game text

when-played = { $own ->
    [yes] you play { $who }
   *[no] { $player ->
        [you] you play { $who }
        [opponent] an opponent plays { $who }
       *[any] { $who } is played
    }
}{ $has_against ->
    [yes] { " " }on { $against }
   *[no] { "" }
}
when-event-played = { $player ->
    [you] you play { $who }
    [opponent] an opponent plays { $who }
   *[any] { $who } is played
}
when-wins = { $who } wins a skirmish{ $has_against ->
    [yes] { " " }against { $against }
   *[no] { "" }
}
when-loses = { $who } loses a skirmish{ $has_against ->
    [yes] { " " }against { $against }
   *[no] { "" }
}
when-about-to-wound = { $who } is about to take a wound{ $has_phase ->
    [yes] { " " }in a { $phase } phase
   *[no] { "" }
}
when-wounded = { $who } takes a wound
when-about-to-exert = { $who } is about to exert
when-exerted = { $who } exerts
when-about-to-heal = { $who } is about to heal
when-killed = { $who } is killed{ $has_against ->
    [yes] { " " }in a skirmish involving { $against }
   *[no] { "" }
}{ $has_by ->
    [yes] { " " }by { $by }
   *[no] { "" }
}
when-discarded = { $who } is discarded from play
when-assigned = { $who } is assigned to a skirmish
when-ring-put-on = the Ring-bearer puts on The One Ring
when-moves-from = the fellowship moves from { $who }{ $has_phase ->
    [yes] { " " }during the { $phase } phase
   *[no] { "" }
}
when-moves = the fellowship moves
when-moves-to = { $own ->
    [yes] the fellowship moves here
   *[no] the fellowship moves to { $who }
}
when-turn-starts = each of your turns begins
when-turn-ends = the turn ends
when-phase-starts = { $player ->
    [you] your { $phase } phase begins
   *[any] the { $phase } phase begins
}
when-phase-ends = { $player ->
    [you] your { $phase } phase ends
   *[any] the { $phase } phase ends
}
when-skirmish-ends = a skirmish phase ends

give-keyword = { $word ->
    [archer] { $who } is an archer
   *[other] { $who } is { $keyword }
}
give-strength = { $who } is strength { $amount }
give-cost = { $who } is twilight cost { $amount }
give-roaming = the roaming penalty for { $who } is { $amount }
give-shadow-number = the Shadow number of each site is { $amount }
give-fellowship-archery = the fellowship archery total is { $amount }
give-minion-archery = the minion archery total is { $amount }
give-overwhelm = { $who } may not be overwhelmed unless his strength is tripled
give-wound-cap = { $who } takes no more than one wound during each skirmish phase
give-no-weapon-strength = { $who } does not gain strength bonuses from weapons
give-cannot-heal = { $who } cannot be healed
give-cannot-remove-burdens = burdens cannot be removed from { $who }
give-safe-from-opponents = { $who } cannot be discarded by opponents
give-cannot-play = { $who } cannot be played
give-no-actions = events and special abilities of the { $phase } phase cannot be used
give-skip-phase = skip the { $phase } phase
give-skip-phases = skip the { $phases } phases

do-spot = spot { $what }
do-strength = make { $target } strength { $amount }{ $until }
do-keyword = make { $target } { $keyword }{ $until }
do-takes-part = let { $target } take part in archery fire and skirmishes{ $until }
do-wound-cap = keep { $target } from taking more than one wound in each skirmish phase{ $until }
do-no-wounds = prevent all wounds to { $target }{ $until }
do-overwhelm = keep { $target } from being overwhelmed unless its strength is tripled{ $until }
do-no-bonus = ignore the strength bonus of { $target }{ $until }
do-no-archery = leave { $target } out of the archery total
do-forbid-assignment = forbid the Free Peoples player to assign { $target } to this minion
do-wound = { $n ->
    [1] wound { $target }
    [2] wound { $target } twice
   *[other] wound { $target } { $times } times
}{ $tail }
do-heal = { $n ->
    [1] heal { $target }
    [2] heal { $target } twice
   *[other] heal { $target } { $times } times
}{ $tail }
do-exert = { $n ->
    [1] exert { $target }
    [2] exert { $target } twice
   *[other] exert { $target } { $n } times
}
do-exhaust = exhaust { $target }
do-discard = discard { $target }
do-add-twilight = { $n ->
    [1] add 1 twilight token
   *[other] add { $amount } twilight tokens
}{ $tail }
do-remove-twilight = { $n ->
    [1] remove 1 twilight token
   *[other] remove { $amount } twilight tokens
}{ $tail }
do-add-burdens = { $n ->
    [1] add a burden
   *[other] add { $amount } burdens
}{ $tail }
do-remove-burdens = { $n ->
    [1] remove a burden
   *[other] remove { $amount } burdens
}{ $tail }
do-corrupt = corrupt the Ring-bearer
do-put-on-ring = put on The One Ring until the regroup phase
do-become-ring-bearer = make { $target } the Ring-bearer (resistance { $resistance })
do-choose-number = choose a number { $name }
do-choose-number-upto = choose a number { $name } up to { $what }
upto-burdens = the number of burdens
upto-spot = the number of { $what } you can spot
do-draw = { $player ->
    [you] { $n ->
        [1] draw a card
       *[other] draw { $amount } cards
    }
   *[other] { $n ->
        [1] make { $who } draw a card
       *[other] make { $who } draw { $amount } cards
    }
}{ $tail }
do-discard-hand = { $player ->
    [you] discard { $cards }{ $random ->
        [yes] { " " }at random
       *[no] { "" }
    } from your hand
   *[other] make { $who } discard { $cards }{ $random ->
        [yes] { " " }at random
       *[no] { "" }
    } from hand
}
do-mill = { $player ->
    [you] { $n ->
        [1] discard the top card of your draw deck
       *[other] discard the top { $amount } cards of your draw deck
    }
   *[other] { $n ->
        [1] make { $who } discard the top card of their draw deck
       *[other] make { $who } discard the top { $amount } cards of their draw deck
    }
}{ $tail }
do-reveal-hand = { $look ->
    [yes] look at the hand of { $who }
   *[no] make { $who } reveal all cards in their hand
}
do-reveal-random = { $look ->
    [yes] look at { $amount } random cards in the hand of { $who }
   *[no] make { $who } reveal { $amount } random cards from hand
}{ $tail }
do-reveal = { $look ->
    [yes] look at { "" }
   *[no] reveal { "" }
}{ $n ->
    [1] the { $bottom ->
        [yes] bottom
       *[no] top
    } card
   *[other] the top { $amount } cards
} of { $player ->
    [you] your draw deck
   *[other] that player’s draw deck
}{ $tail }
do-reveal-until = reveal cards from the top of your draw deck until one is not { $what }
do-put = put { $target } { $where }
do-shuffle-hand = make { $who } shuffle their hand into their draw deck
do-play = play { $target }{ $on }{ $discount }
play-discount = { " " }at twilight cost −{ $n }
play-free = { " " }at twilight cost 0
do-stack = stack { $target } here
do-transfer = transfer { $target } to { $on }
do-choose = choose { $target }
do-choose-opponent = choose an opponent
do-choose-one = make { $who } choose: { $what }
do-may = { $n ->
    [1] you may { $what }
   *[other] you may { $what }, up to { $times } times
}{ $tail }
do-prevent = prevent that wound
do-cancel-event = cancel that event
do-cancel-skirmish = cancel a skirmish involving { $what }
do-assign = { $by ->
    [you] assign { $target } to skirmish { $minion }
   *[other] make { $who } assign { $target } to skirmish { $minion }
}
do-archery-fellowship = make the fellowship archery total { $amount }
do-archery-minion = make the minion archery total { $amount }
do-move-limit = make the move limit { $amount } for this turn
do-no-more-moves = end the fellowship’s moves for this turn
do-end-phase = end your Shadow phase
do-next-site = place your next site on the adventure path (in place of an opponent’s, if there is one)
do-replace-site = replace { $target } with your own site of the same number
each-owner-of = each owner of such { $what }

the-others = the others
quality-strength = strength { $amount }
quality-fierce = fierce
terrain-sanctuary = a sanctuary
terrain-forest = a forest
terrain-river = a river
terrain-plains = a plains site
terrain-underground = an underground site
terrain-marsh = a marsh
terrain-mountain = a mountain
if-is-not-assigned-this-turn = { $who } was not assigned to a skirmish this turn
if-is-not-in-support-area = { $who } is not in a support area
if-is-here = { $who } is with the fellowship
if-is-assigned = { $who } is assigned to a skirmish
play-on = { " " }on { $what }
post-assigned = assigned to a skirmish
if-is-archer = { $who } is an archer
if-is-fierce = { $who } is fierce
if-is-damage = { $who } has a damage bonus
if-is-defender = { $who } has a defender bonus
do-special-return-to-its-master = cancel all assignments | assign that Nazgûl to skirmish the Ring-bearer; during that skirmish ignore the game text of The One Ring
if-another-fought = another companion was assigned to a skirmish this turn
the-others-ordered = the others in any order
counted-them = of them
from-last-discarded = the last card discarded this way
do-choose-player = choose a player
do-choose-opponent-hand = choose an opponent with at least { $n } cards in hand
do-shuffle-in = shuffle { $target } into your draw deck
chosen-by = { $what } of the Free Peoples player’s choice
upto-spot-others = the number of other { $what } you can spot
do-discard-hand-chooser = discard { $cards } from hand
from-them = { $what } among them
do-choose-by = make { $who } choose { $target }
do-put-shown = reveal { $target } and put it { $where }
do-prevent-exertion = place no wound for it (the companion still counts as exerted)
post-named = { $name }, your { $what },
to-hand = into your hand
to-deck-top = { $of ->
    [you] on top of your draw deck
   *[other] on top of that draw deck
}
to-deck-bottom = on the bottom of your draw deck
post-not-kind = (except { $what })
counted-burdens = { $n } burdens
if-it-is = it is { $what }
do-put-it = put it { $where }
do-discard-it = discard it
when-turn-ends-unfought = a turn ends in which { $who } was not assigned to a skirmish but another companion was
player-opponent-again = that opponent
