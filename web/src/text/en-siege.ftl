# The words round the map of the siege. The same ids stand in es-siege.ftl and pt-siege.ftl.
siege-status = { $date } March · turn { $turn } · { $side }: { $phase }
siege-status-setup = Before the first day
siege-combat = Battle
siege-place = To be placed
siege-place-hint = Choose a counter, then one of the hexes that glow.
siege-stack = On this hex
siege-tracks = Days, morale, points
siege-reserves = Still to come
siege-fallen = The fallen
siege-which = Which of these?
siege-whole-stack = All that can move
siege-left = { $left } left
siege-flag-surrounded = surrounded
siege-flag-duty = must fight
siege-flag-embarked = in boats
siege-flag-landed = landed
siege-flag-arrived = arrived
siege-cost = costs { $cost }
siege-cost-peak = only for those who fly
siege-cost-river = by boat, a whole move
siege-stacking = { $count ->
    [0] no room for troops
    [one] room for one
   *[other] room for { $count }
}
siege-shift = attack on it: { $shift }
siege-held = held by { $side }
siege-zone = in reach of { $side }
siege-glow-move = Can be reached for { $label }
siege-glow-attack = Can be attacked
siege-glow-place = A counter can be placed here
siege-glow-select = Can be chosen
siege-glow-retreat = Retreat here
siege-glow-advance = Advance here
siege-glow-path = Mentioned in the log
siege-attackers = Attackers
siege-nobody-yet = Nobody yet: click those who attack.
siege-may-join = They may join:
siege-all-join = All of them
siege-roll = Roll the dice
siege-call-off = Call it off
siege-odds = Odds
siege-odds-sum = attack { $attack } against defence { $defence }
siege-column = column
siege-morale = Morale
siege-morale-marker = marker { $value }
siege-morale-surrounded = surrounded { $value }
siege-on-roll = added to the dice
siege-weight = { $weight } for each point
siege-chance-leaves = defender leaves the hex
siege-chance-defender = defender takes a loss
siege-chance-attacker = attacker takes a loss
siege-each-result = Each result
siege-result = Result
siege-dice-sum = { $dice } { $morale } = { $total }, column { $column }
siege-code-ae = One attacking unit is destroyed{ $sign ->
    [high] {" "}(the one of highest morale)
    [low] {" "}(the one of lowest morale)
   *[none] {""}
}, the others fall back.
siege-code-arb = The attack fails; an attacker takes a loss{ $sign ->
    [high] {" "}(highest morale)
    [low] {" "}(lowest morale)
   *[none] {""}
}.
siege-code-ari = The attack fails without loss.
siege-code-avb = The attack succeeds; an attacker takes a loss{ $sign ->
    [high] {" "}(highest morale)
    [low] {" "}(lowest morale)
   *[none] {""}
}.
siege-code-avi = The attack succeeds without loss.
siege-code-de = One defending unit is destroyed{ $sign ->
    [high] {" "}(the one of highest morale)
    [low] {" "}(the one of lowest morale)
   *[none] {""}
}, the others retreat.
siege-code-drb = A defender takes a loss{ $sign ->
    [high] {" "}(highest morale)
    [low] {" "}(lowest morale)
   *[none] {""}
}, all retreat.
siege-code-dri = The defenders retreat without loss.
siege-code-dvb = A defender takes a loss{ $sign ->
    [high] {" "}(highest morale)
    [low] {" "}(lowest morale)
   *[none] {""}
}, all stand.
siege-code-dvi = The defenders stand without loss.
siege-days = The days of March
siege-day = { $date } March, turn { $turn }
siege-arrivals = { $count ->
    [one] one counter arrives
   *[other] { $count } counters arrive
}
siege-points = Points
siege-no-points = none yet
siege-sign-eye = The Eye is open.
siege-sign-ring = Sauron has the Ring.
siege-sign-bridge = The bridge of Osgiliath stands.
siege-sign-works = They are building at the bridge.
siege-sign-fallen = The Rammas has fallen.
siege-sign-free = The garrison is free to leave the Rammas.
siege-sign-garrison = The garrison is bound to the Rammas.
siege-waiting-now = Waiting to enter
siege-none-coming = Nobody else is to come.
siege-none-fallen = Nobody has fallen yet.
siege-fate-eliminated = destroyed
siege-fate-left = left the map
siege-fate-converted = turned into siege engines
