# The map in a terminal and in the chronicle.
terminal-turn = Turn { $turn } of { $turns }, { $date } March 3019
terminal-stage = Stage: { $side }, { $phase }
terminal-points = Points: the West { $west }, the Shadow { $shadow }
terminal-morale = Morale: the West { $west-signed }, the Shadow { $shadow-signed }
terminal-eye = { $eye ->
    [open] The Eye is open
    [spent] The Eye has looked
   *[other] The Eye is closed
}{ $ring ->
    [yes] { " " }and Sauron has the Ring.
   *[other] .
}
terminal-bridge = A bridge stands at Osgiliath.{ $side ->
    [west] { " " }The West built it.
   *[other] { " " }The Shadow built it.
}
terminal-rammas-fallen = The Rammas Echor has fallen.
terminal-west = The West
terminal-shadow = The Shadow
terminal-city = city
terminal-ford = ford
terminal-anduin = Anduin
terminal-pelennor = Pelennor
terminal-forest = forest
terminal-hill = hills
terminal-mountain = mountains
terminal-peak = peaks
terminal-tokens = On the map: nation, attack of the stack, ★ a leader; - a road. Below: * reduced, (attack-defence). Yellow: can be chosen now.
terminal-battle = Battle for { $hex }: { $attackers } against { $defenders }
terminal-odds = { $attack } to { $defence }: column { $column }, morale difference { $difference-signed }
roll-eye = for the Eye
roll-ring = for the Ring
roll-combat = in battle
game-siege = The Siege of Minas Tirith
result-points = on points
