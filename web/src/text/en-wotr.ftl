# War of the Ring at the table.
wotr-status = Turn { $turn } · { $phase }
wotr-status-setup = Before the first turn
wotr-phase-cards = cards and dice
wotr-phase-fellowship = Fellowship
wotr-phase-hunt = Hunt allocation
wotr-phase-action = actions
wotr-phase-victory = victory check

# parts of the table
wotr-hand = Hand
wotr-region = Region
wotr-fellowship = The Fellowship
wotr-war = The war
wotr-players = Players
wotr-cards = Cards
wotr-reserves = Reinforcements and casualties
wotr-tray = What can be chosen
wotr-never-mind = Never mind
wotr-back = Back (Esc)
wotr-back-short = Back
wotr-fold = Fold to see the map
wotr-unfold = Unfold
wotr-die-first = Choose an Action die first: your dice are above the map.
wotr-no-way = No army can go from { $from } to { $to } with this die.

# dice
wotr-dice-of = { $side }: { $count ->
    [0] no dice left
    [one] one die
   *[other] { $count } dice
}
wotr-use-die = Use the { $face } die
wotr-no-dice = no dice
wotr-rings = { $count ->
    [one] one Elven Ring
   *[other] { $count } Elven Rings
}
wotr-hunt-short = Hunt
wotr-hunt-box = Hunt Box: { $eyes } of the Shadow, { $free } of the Free Peoples
wotr-die-hit = { $value }, a hit
wotr-die-miss = { $value }, a miss

# cards
wotr-deck-character = Character
wotr-deck-strategy = Strategy
wotr-play-this = Choose this card
wotr-stays = on the table
wotr-initiative = Initiative { $value }
wotr-hand-count = Your hand: { $count }
wotr-hand-empty = Your hand is empty.
wotr-deck-left = { $count } left
wotr-deck-count = { $left } left · { $discarded } discarded
wotr-on-table = On the table
wotr-table-empty = No card lies on the table.
wotr-hands = In other hands
wotr-hand-of = { $seat }: { $character } Character cards, { $strategy } Strategy cards
wotr-decks = Decks and discards
wotr-nothing-discarded = Nothing yet.
wotr-buried = You discarded face down

# choosing figures
wotr-of = { $count } of { $all }
wotr-one-more = One { $figure } more
wotr-one-less = One { $figure } less
wotr-going = { $units ->
    [one] One unit goes
   *[other] { $units } units go
}: { $dice ->
    [one] one Combat die
   *[other] { $dice } Combat dice
}.
wotr-which-figure = Which figure
wotr-left = { $count } left
wotr-recruit-hint = Choose a figure, or click a lit region at once.
wotr-becomes-regular = becomes a Regular · one hit
wotr-is-lost = is lost · { $hits ->
    [one] one hit
   *[other] { $hits } hits
}
wotr-level = Level { $level }
wotr-steps = { $steps ->
    [0] at war
    [one] one step from war
   *[other] { $steps } steps from war
}

# the Fellowship and the Hunt
wotr-hidden = Hidden
wotr-revealed = Revealed
wotr-in-mordor = On the Mordor Track
wotr-last-seen = { $region }
wotr-reach = Where could it be?
wotr-mordor = Mordor Track
wotr-progress = Progress
wotr-corruption = Corruption
wotr-guide = Guide
wotr-pool = Hunt pool: { $count } tiles ({ $eyes } Eyes)
wotr-drawn = Drawn
wotr-waiting-tiles = Waiting for Mordor
wotr-hunt = The Hunt for the Ring
wotr-hunt-hint = From { $least } to { $most } of { $pool } dice.
wotr-hunt-dice = { $count ->
    [0] No dice to the Hunt
    [one] One die to the Hunt
   *[other] { $count } dice to the Hunt
}
wotr-hunt-none = none
wotr-hunt-needs = Each { $needs } or more is a success ({ $free ->
    [0] no Free Peoples die in the box
    [one] one Free Peoples die in the box
   *[other] { $free } Free Peoples dice in the box
}).
wotr-hunt-again = Rolled again
wotr-hunt-level = { $dice ->
    [one] One die
   *[other] { $dice } dice
}; each { $needs } or more will be a success.
wotr-successes = { $count ->
    [0] No success
    [one] One success
   *[other] { $count } successes
}
wotr-reroll-stronghold = a Shadow Stronghold is here: one die again
wotr-reroll-army = a Shadow army is here: one die again
wotr-reroll-nazgul = Nazgûl are here: one die again
wotr-damage-eye = The Eye: as much damage as successes. { $successes } → damage { $damage }
wotr-damage-is = Damage { $damage }
wotr-hunt-corruption = corruption { $before } → { $after }
wotr-hunt-rest = { $damage } − { $taken } = { $rest } damage left
wotr-hunt-random = { $count ->
    [one] one Companion
   *[other] one of { $count } Companions
}: takes { $least } to { $most }
wotr-hunt-missed = The Hunt found nothing.

# the war
wotr-points-free = Free Peoples: { $points } of 4 victory points
wotr-points-shadow = Shadow: { $points } of 10 victory points
wotr-points-free-short = Free Peoples: { $points } of 4
wotr-points-shadow-short = Shadow: { $points } of 10
wotr-nation = Nation
wotr-state = Awake or not
wotr-at-war = At war
wotr-active = active: it may enter the war
wotr-passive = passive: it cannot enter the war
wotr-active-short = active
wotr-passive-short = passive
wotr-reinforcements = Can still come
wotr-casualties = Out of the game
wotr-not-yet = Not in play yet
wotr-gone = Lost
wotr-abilities = What they can do
wotr-leads = leads
wotr-you = you
wotr-offered = A card is being handed over: { $seat }

# regions
wotr-is-town = Town
wotr-is-city = City
wotr-is-stronghold = Stronghold
wotr-is-fortification = Fortification
wotr-held = held by { $side }
wotr-besieged = Besieged, behind the walls
wotr-besieging = Before the walls
wotr-army-sum = { $units ->
    [one] one unit
   *[other] { $units } units
} · { $dice ->
    [one] one Combat die
   *[other] { $dice } Combat dice
} · Leadership { $leadership }
wotr-mixed = one army of both partners
wotr-empty = Nobody is here.
wotr-ring-here = The Ring-bearers are here, revealed.
wotr-ring-hidden-here = The Ring-bearers were last seen here; { $progress ->
    [0] they have not moved on
    [one] they have moved one step since
   *[other] they have moved { $progress } steps since
}.
wotr-glow-select = Can be chosen
wotr-glow-move = Can be moved to
wotr-glow-attack = Can be attacked
wotr-glow-place = Can be placed here
wotr-glow-path = Marked

# the battle
wotr-battle-of = Battle of { $region }
wotr-battle-round = { $kind }, round { $round }
wotr-attacks = attacks
wotr-defends = defends
wotr-nobody = nobody left
wotr-strength = Combat Strength
wotr-leadership = Leadership
wotr-hits-on = hits on { $target }+
wotr-why-walls = walls of a besieged Stronghold
wotr-why-city = a City, first round
wotr-why-fortification = a Fortification, first round
wotr-from-units = army units
wotr-from-five-at-most = five dice at most
wotr-from-at-most = limit by a Combat card
wotr-bonus-roll = { $value } to the Combat roll: { $source }
wotr-bonus-again = { $value } to the Leader re-roll: { $source }
wotr-from-white-rider = the White Rider
wotr-from-given-up = given up for a card
wotr-face-down = face down
wotr-cancelled = without effect
wotr-no-card = no Combat card
wotr-card-open = no Combat card yet
wotr-rearguard = Rearguard:
wotr-roll-roll = Combat roll
wotr-roll-again = Leader re-roll
wotr-roll-extra = Extra attack
wotr-needing = { $has ->
    [no] needing { $target }
   *[yes] needing { $target }, { $bonus } to each
}
wotr-hits = { $count ->
    [0] no hit
    [one] one hit
   *[other] { $count } hits
}
wotr-scored = { $side }: { $hits ->
    [one] one more hit
   *[other] { $hits } more hits
} ({ $why })
wotr-scored-off = { $side }: { $hits ->
    [one] one hit cancelled
   *[other] { $hits } hits cancelled
} ({ $why })
wotr-losses = Losses:
wotr-round = Round { $round }
wotr-rounds-before = Earlier rounds: { $count }
