# The Siege in words. The same ids stand in es.ftl and pt.ftl.

# Questions.
ask-place-rangers = Place { $piece } in the woods of North Ithilien.
ask-recover-losses = Which reduced unit recovers? { $left ->
    [one] One more may.
   *[other] { $left } more may.
}
ask-place-reinforcements = Reinforcements for { $side }: who comes, and where?
ask-convert-engines = Which infantry builds siege engines?
ask-move-counters = Which counter moves?
ask-move-on = { $piece }: where to? { $left ->
    [one] One movement point left.
   *[other] { $left } movement points left.
}
ask-go-back = Too many units at { $hex }: which one goes back off the map?
ask-choose-target = Which hex is attacked?
ask-declare-attack = Who attacks { $hex }?
ask-defend-with-eye = Does the Eye look upon the battle for { $hex }?
ask-choose-loss = Battle for { $hex }: who takes the loss? ({ $pieces })
ask-choose-companion = With which unit does { $leader } retreat?
ask-retreat-unit = Retreat of { $piece }: where to?
ask-make-room-unit = { $piece } must make way: where to?
ask-advance-units = Who advances?
ask-advance-further = { $piece }: on into a second hex?
ask-announce-bridge = Rebuild the bridge of Osgiliath?
ask-destroy-or-keep-bridge = The enemy's bridge is in your hands. Destroy it?
ask-final-loss = The campaign takes its toll: which reduced unit does { $side } lose?

# Dice that people roll themselves.
chance-eye = Roll for the Eye ({ $who }): one ten-sided die, 0 to 9.
chance-ring = The Eye is open. Roll again for the Ring ({ $who }): one ten-sided die, 0 to 9.
chance-combat = Roll for combat ({ $who }): the { $nth ->
    [1] tens
   *[other] units
}, 0 to 9.

# Options.
option-set-up = { $piece } at { $hex }
option-recover = Recover { $piece } at { $hex }
option-done = No more
option-enter = { $piece }: enter at { $hex }
option-land = Aragorn and his company land at { $hex }
option-hold = The others wait
option-convert = { $piece } at { $hex }: build siege engines
option-pick = Move { $piece } from { $hex }
option-go = From { $origin } to { $to }, { $cost } MP
option-leave-map = Leave the map by { $hex }, { $cost } MP
option-end-movement = End of movement
option-send-back = { $piece }: leave { $hex } and wait
option-attack-hex = Attack { $hex }
option-end-combat = End of combat
option-join = { $piece }: attack from { $hex }
option-add-eye = The Eye looks on
option-no-eye = The Eye looks elsewhere
option-roll = Attack!
option-lose = { $whole ->
    [yes] Give up { $piece }: it is eliminated
   *[no] { $piece }
}
option-follow = { $leader } with { $piece }
option-retreat-to = { $piece }: from { $origin } to { $to }
option-break-out = { $piece }: from { $origin } through { $through } to { $to }{ $sheltered ->
    [yes] {" "}(sheltered)
   *[no] {" "}(one loss)
}
option-displace = { $piece }: from { $origin } to { $to }, displacing { $friend }
option-advance = { $piece }: advance to { $hex }
option-halt = Nobody else advances
option-advance-on = { $piece }: on from { $origin } to { $to }
option-stay = Stay in this hex
option-build-bridge = Rebuild the bridge
option-pass = Not now
option-destroy-bridge = Destroy the bridge
option-keep-bridge = Let it stand

# Events.
event-turn-began = Turn { $turn }: { $date } March 3019
event-day-remembered = In the tale: { $day }
event-stage-began = Turn { $turn }, stage of { $side }
event-phase-began = { $phase } ({ $side })
event-steward-died = { $piece } lays down his stewardship and his life.
event-eye-rolled = Roll for the Eye of Sauron: { $die }
event-eye-opened = The Eye is open this turn. Roll again: a second 0 gives Sauron the Ring.
event-ring-taken = Another { $die }: Sauron has the Ring. The Eye will never close again.
event-eye-watches = Sauron has the Ring: the Eye is open.
event-placed-at-start = { $piece } at { $hex }
event-morale-entry-gained = Morale of { $side }: { $entry } ({ $value-signed })
event-morale-entry-lost = Morale of { $side }: no longer counts: “{ $entry }” ({ $value-signed })
event-morale-set = Morale marker of { $side }: { $marker-signed } (sum { $sum-signed })
event-recovered = Back to full strength: { $piece } at { $hex }
event-arrived = Reinforcement: { $piece } at { $hex }
event-held-back = Held back by { $side }: { $pieces }
event-points-recorded = Points: the West { $west }, the Shadow { $shadow }
event-duty-found = Must break contact or attack ({ $side }): { $pieces }
event-duty-done = Contact broken: { $piece } at { $hex }
event-duty-lapsed = Can neither leave nor attack: { $piece } at { $hex }
event-engine-built = { $piece } at { $hex }: replaced by { $engine }
event-moved = { $piece } ({ $cost } MP): from { $path-first } to { $path-last }{ $path-count ->
    [2] {""}
   *[other] {" "}via { $path-between }
}
event-embarked = { $piece } by boat: from { $path-first } to { $path-last }
event-left-map = { $piece } ({ $cost } MP): off the map by { $hex }
event-sent-back = No room at { $hex } for { $piece }: back off the map
event-control-taken = { $hex } passes to { $side } ({ $piece })
event-rammas-fell = The Rammas has fallen: { $piece } inside the wall at { $hex }
event-rammas-attacked = The Rammas is attacked at { $hex }: the garrison is free.
event-anduin-crossed = The Shadow has crossed the Anduin: { $piece } at { $hex }
event-bridge-begun = Work on the bridge of Osgiliath begins ({ $side }).
event-bridge-work-lost = The work of { $side } on the bridge is lost with { $hex }.
event-bridge-built = The bridge of Osgiliath stands, built by { $side }.
event-bridge-destroyed = The bridge of Osgiliath is destroyed by { $side }.
event-bridge-kept = The bridge of Osgiliath is left standing by { $side }.
event-attack-declared = Attack by { $side } on { $hex }: { $attackers } against { $defenders }
event-odds-read = Odds: { $attack } to { $defence }, column { $column }
event-column-shifted = { $value ->
    [-3] 3 columns left
    [-2] 2 columns left
    [-1] 1 column left
    [1] 1 column right
   *[other] 2 columns right
}: { $shift }
event-column-fixed = The dice are read in column { $column }
event-morale-counted = Morale of { $side }: marker { $marker-signed }{ $modifier ->
    [0] {""}
   *[other] , leader { $modifier-signed } ({ $leader })
}{ $surrounded ->
    [0] {""}
   *[other] , surrounded { $surrounded-signed }
}; total { $total-signed }
event-morale-weighed = Morale weighs more: { $points-signed } times { $weight } makes { $morale-signed } on the dice
event-eye-looked = The Eye looks upon { $hex }.
event-dice-rolled = Dice { $tens } and { $units }, morale { $morale-signed }: { $total-printed } in column { $column }
event-magic = Magic! { $tens } and { $units }: roll again in column { $column }
event-result-read = Result: attacker { $attacker } ({ $attack ->
    [AE] one unit eliminated, the others retreat
    [ARB] repulsed, one loss
    [ARI] repulsed, no loss
    [AVB] wins, one loss
   *[AVI] wins, no loss
}), defender { $defender } ({ $defence ->
    [DE] one unit eliminated, the others retreat
    [DRB] one loss, all retreat
    [DRI] no loss, all retreat
    [DVB] holds, one loss
   *[DVI] holds, no loss
}); column { $column }
event-loss-taken = Loss ({ $loss }): { $piece } at { $hex }
event-eliminated = Eliminated ({ $loss }): { $piece } at { $hex }
event-retreated = Retreat: { $piece } from { $origin } to { $to }
event-stood-fast = A loss instead of a retreat ({ $loss }): { $piece } at { $hex }
event-displaced = Chain retreat: room at { $hex } for { $piece }, at the cost of { $friend }
event-advanced = Advance: { $piece } from { $origin } to { $to }
event-scored = Points for { $side }: { $points } ({ $award }{ $award-id ->
    [V1] : { $piece }
    [V2] : { $piece }
    [V8] : { $piece }
   *[other] {""}
})
event-attrition-due = Toll of the campaign for { $side }: { $reduced ->
    [1] one reduced unit
   *[other] { $reduced } reduced units
}, { $due ->
    [0] none lost
    [1] one lost
   *[other] { $due } lost
}
event-siege-ended = The siege is over. The West { $west }, the Shadow { $shadow }. { $outcome }

# Reasons. $rule is the number of the rule.
why-unknown-piece = There is no such counter. ({ $rule })
why-unknown-hex = There is no such hex. ({ $rule })
why-not-yours = That counter is not yours, or it is not your stage. ({ $rule })
why-wrong-phase = This belongs to another phase. ({ $rule })
why-not-on-map = It is not there on the map. ({ $rule })
why-overstack = The hex has no room for another unit. ({ $rule })
why-enemy-hex = The hex holds an enemy counter. ({ $rule })
why-peak = Only those who fly may enter a peak. ({ $rule })
why-never-moves = It never moves. ({ $rule })
why-already-moved = It has already moved in this phase. ({ $rule })
why-another-is-moving = Another counter is on its way; take that back first or finish it. ({ $rule })
why-too-far = Too far for the movement points it has left. ({ $rule })
why-no-way = There is no way there. ({ $rule })
why-zone-to-zone = From one enemy zone of control it may not step straight into another. ({ $rule })
why-surrounded = It is surrounded and cannot move. ({ $rule })
why-same-hex = It is already there. ({ $rule })
why-not-an-edge = One leaves the map only from a hex at its edge. ({ $rule })
why-cannot-pay-to-leave = It cannot pay the price of this hex once more, or may not move at all. ({ $rule })
why-siege-engine-barred = Siege engines enter neither the Anduin nor a ford, and cross minor rivers only by bridges. ({ $rule })
why-garrison = The garrison stays inside the Rammas until the Shadow attacks it. ({ $rule })
why-river-needs-bank = Only a counter that begins the phase on the bank, or in the river, may enter the Anduin. ({ $rule })
why-just-arrived = It came this turn and was not on the bank before. ({ $rule })
why-came-by-combat = It came to the bank by retreat or advance and must end a movement phase there first. ({ $rule })
why-no-stop-on-bridge = Nobody stops on the bridge. ({ $rule })
why-bridge-closed = There is no way over the bridge: an enemy is upon it, or it is gone. ({ $rule })
why-bridge-needs-both-ends = Both ends of the bridge must be yours. ({ $rule })
why-bridge-stands = The bridge already stands. ({ $rule })
why-not-yet = The bridge is announced at the end of one's own stage. ({ $rule })
why-not-due = It does not come now. ({ $rule })
why-not-its-entry = That is not where it enters. ({ $rule })
why-entry-held = The enemy holds the hex of entry. ({ $rule })
why-land-together = Aragorn and his company land together at Harlond. ({ $rule })
why-harlond-lost = Harlond is in the hands of the Shadow; they land south of it. ({ $rule })
why-not-ranger-country = The rangers begin in the woods of North Ithilien, north of the Morgulduin. ({ $rule })
why-not-sent-back = Only units that came this turn to the crowded hex go back. ({ $rule })
why-not-reduced = It has no loss to recover. ({ $rule })
why-enough-recovered = No more units recover this turn. ({ $rule })
why-engaged = Next to the enemy nobody recovers. ({ $rule })
why-never-recovers = The Nazgûl and siege engines never recover. ({ $rule })
why-not-infantry = Only infantry builds siege engines. ({ $rule })
why-not-on-pelennor = Siege engines are built on the Pelennor. ({ $rule })
why-no-engine-left = No siege engines are left. ({ $rule })
why-engaged-infantry = Next to the enemy nobody builds siege engines. ({ $rule })
why-nothing-to-attack = There is no enemy there. ({ $rule })
why-not-adjacent = It is not adjacent. ({ $rule })
why-no-attacker = No unit takes part in the attack, or none can. ({ $rule })
why-already-attacked = It has already attacked in this phase. ({ $rule })
why-already-defended = Those units have already been attacked in this phase. ({ $rule })
why-leaders-alone = Leaders do not attack. ({ $rule })
why-nazgul-alone = The Nazgûl attack only from a hex with a ground unit of theirs. ({ $rule })
why-already-joined = It already takes part. ({ $rule })
why-duty = A unit that came into contact by retreat or advance still has to attack. ({ $rule })
why-eye-closed = The Eye is closed this turn. ({ $rule })
why-eye-spent = The Eye looks upon one battle a turn. ({ $rule })
why-eye-needs-shadow = The Eye looks only where units of the Shadow fight, and only the Shadow turns it. ({ $rule })
why-not-the-one = The loss falls upon another unit. ({ $rule })
why-retreat-not-adjacent = A retreat goes to an adjacent hex. ({ $rule })
why-retreat-into-zone = No retreat into an enemy zone of control. ({ $rule })
why-retreat-into-river = No retreat into the Anduin. ({ $rule })
why-retreat-full = The hex is full; a friend makes way only if no other hex is open. ({ $rule })
why-nobody-makes-room = No friend in that hex can make room. ({ $rule })
why-way-back-is-open = There is no need to break out: the unit has another way back. ({ $rule })
why-reduced-needs-shelter = A reduced unit breaks out only through a hex with a friendly unit. ({ $rule })
why-follows-its-own-hex = A leader follows a unit of the same hex. ({ $rule })
why-no-advance = There is nothing to advance into. ({ $rule })
why-not-in-combat = Only those who attacked, and their leaders, advance. ({ $rule })
why-second-hex-held = The second hex must hold no counters. ({ $rule })
why-no-second-hex = Only cavalry, leaders and those who fly advance a second hex. ({ $rule })
why-advance-into-river = No advance into the Anduin. ({ $rule })
why-just-embarked = It entered the Anduin this turn and stays there. ({ $rule })
why-not-reduced-at-end = Only reduced units on the map are lost to the campaign. ({ $rule })

# What a match can be set up with.
setting-turns = Length
setting-turns-12 = 12 days, as the rules have it
setting-turns-15 = 15 days, to 21 March
setting-morale = Leaders and morale
setting-morale-printed = as written: each point adds 1 to the dice
setting-morale-strong = variant: each point adds 5, so that a great leader is worth most of a column
