# The table in a terminal.
terminal-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
} · { $phase ->
    [cards] cards and dice
    [fellowship] Fellowship phase
    [hunt] Hunt allocation
    [victory] victory check
   *[action] actions
}
terminal-points = Victory points: Free Peoples { $free } of 4, Shadow { $shadow } of 10
terminal-fellowship = The Fellowship:
terminal-where = { $hidden ->
    [yes] hidden, last seen in { $region-in-text }
   *[no] revealed in { $region-in-text }
} · progress { $progress }
terminal-in-mordor = on the Mordor Track, step { $step } of 5, { $hidden ->
    [yes] hidden
   *[no] revealed
}
terminal-corruption = corruption { $corruption } of 12
terminal-guide = guide: { $character }
terminal-company = with { $figures }
terminal-alone = no other Companion
terminal-free = Free Peoples:
terminal-shadow = Shadow:
terminal-dice = { $count ->
    [0] no dice left
    [one] one die left
   *[other] { $count } dice left
} of { $all }
terminal-rings = { $count ->
    [0] no Elven Ring
    [one] one Elven Ring
   *[other] { $count } Elven Rings
}
terminal-hunt-box = Hunt Box: { $shadow } of the Shadow, { $free } of the Free Peoples · tiles in the pool: { $tiles }
terminal-tiles-drawn = Tiles drawn:
terminal-tiles-waiting = Tiles waiting for Mordor:
terminal-nations = Nations
terminal-steps = { $steps ->
    [0] at war
    [one] one step to war
   *[other] { $steps } steps to war
}{ $active ->
    [yes] { "" }
   *[no] , passive
}
terminal-dwarves = Dwarves
terminal-elves = Elves
terminal-gondor = Gondor
terminal-north = North
terminal-rohan = Rohan
terminal-isengard = Isengard
terminal-sauron = Sauron
terminal-southrons = Southrons
terminal-elsewhere = Other lands
terminal-ring-bearers = the Ring-bearers
terminal-held = taken by { $seat }
terminal-siege = siege
terminal-mixed = (one army of both partners)
terminal-legend = ▫ Town, ◇ City, ■ Stronghold, ≡ Fortification; R Regular, E Elite, L Leader; ● active, ○ passive nation; » can be chosen now
terminal-reserve = Can still come:
terminal-lost = Out of the game:
terminal-hand = Your hand:
terminal-none = nothing
terminal-hand-of = Hand of { $seat }: Character { $character }, Strategy { $strategy }
terminal-table = On the table:
terminal-decks = Cards left (discarded):
terminal-deck = { $deck } { $left } ({ $gone })
terminal-buried = You discarded face down:
terminal-giving = You hand over { $card }.
terminal-offered = A card is being handed over: { $seat }
terminal-lead = in the lead: { $figures }
terminal-the-hunt = The Hunt:
terminal-hunt = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, each { $needs } or more is a success
terminal-successes = { $count ->
    [0] no success
    [one] one success
   *[other] { $count } successes
}
terminal-eye-worth = an Eye is worth { $count }
terminal-again-stronghold = a Shadow Stronghold is here: one die again
terminal-again-army = a Shadow army is here: one die again
terminal-again-nazgul = Nazgûl are here: one die again
terminal-tile = tile { $tile }
terminal-damage = damage { $damage }
terminal-battle = Battle of { $region-in-text }: { $battle }, round { $round }
terminal-attacks = attacks
terminal-defends = defends
terminal-strength = strength { $strength }, leadership { $leadership }, hits on { $target }+
terminal-rolled = rolled { $dice }
terminal-hits = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
terminal-face-down = a card face down ({ $deck })
terminal-combat-card = { $card } ({ $effect })
terminal-cancelled = without effect
terminal-rearguard = Rearguard:
terminal-forming = Chosen so far: { $figures }
game-wotr = War of the Ring
