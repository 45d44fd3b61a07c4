# The table in a terminal.
terminal-when = { $part ->
    [1] Part 1 · Three Is Company
   *[2] Part 2 · Flight to the Ford
} · { $day ->
    [0] before the first day
   *[other] day { $day }
} · { $turn ->
    [nightfall] nightfall
    [daylight-2] second turn of daylight
   *[daylight-1] first turn of daylight
}
terminal-corruption = Corruption { $corruption }
terminal-limit = limit { $limit }
terminal-secret = limit secret
terminal-resolve = { $count } more by Gandalf
terminal-track = Movement { $track }
terminal-tokens = Fellowship tokens { $tokens } of { $pool }
terminal-pool = Hunt pool:
terminal-eyes = Eyes beside the track:
terminal-drawn = Tiles drawn:
terminal-fog = Fog: cards cannot move Frodo or Gandalf.
terminal-silent = No Out of Turn cards this turn.
terminal-border-closed = The High Hay is closed to the Nazgûl this turn.
terminal-barrow-wights = The Barrow-wights lie by the track and count as an Eye.
terminal-morgul-knife = Morgul-knife: the next Encounter costs one more tile.
terminal-gandalf-home = Gandalf is in Rivendell.
terminal-net = The net closes: Nazgûl two spaces away count in an Encounter.
terminal-company = The Company:
terminal-ally-cards = Ally cards: { $hand } in hand, { $deck } in the deck, { $gone } discarded
terminal-kept = Kept on the table:
terminal-riders = The Black Riders
terminal-lead = ({ $seat } leads)
terminal-nazgul = Nazgûl { $nazgul }, { $seat }
terminal-lord = The Lord ({ $nazgul }), { $seat }
terminal-nowhere = not on the board
terminal-dice = Action dice:
terminal-dice-used = used: { $count }
terminal-lord-die = The Lord’s die:
terminal-information-found = Information tokens:
terminal-powers = Abilities:
terminal-sorcery = Sorcery cards:
terminal-hand-of = { $seat }: { $count }
terminal-sorcery-deck = deck { $deck }, discarded { $gone }
terminal-my-hand = Your hand:
terminal-seen = Seen in the hand of { $seat }:
terminal-playing = Being played:
terminal-trails = Trails of Frodo:
terminal-allies = Ally markers:
terminal-closed = Closed this turn:
terminal-found = Encounter at:
terminal-gandalf = Gandalf in the open at:
terminal-deeds-done = Deeds done at:
terminal-heard = Last answers:
terminal-nothing = none yet
terminal-frodo-can-be = Frodo’s last location can be:
terminal-gandalf-can-be = Gandalf can be at:
terminal-dot = dot { $dot }
terminal-ways-nazgul = Ways of the Nazgûl from
terminal-ways-frodo = Frodo’s ways from
terminal-ways-gandalf = Gandalf’s ways from
terminal-near = next to it:
terminal-beyond = { $dots ->
    [one] past one dot:
   *[other] past { $dots } dots:
}
terminal-screen = Behind the screen
terminal-log-1 = Journey Log:
terminal-log-2 = Gandalf’s log:
terminal-a-dot = ·
terminal-a-dash = —
terminal-last = Frodo’s last location is { $place }; dots since then: { $count }
terminal-ally-hand = Ally cards in hand:
terminal-information = Information tokens kept:
terminal-information-hidden = Information tokens face down:
terminal-gandalf-secret = Gandalf, in secret:
terminal-deeds = Deeds to do:
terminal-choosable = Can be chosen:
terminal-legend = ● ready, ○ used, – not here; ► acts now; ═ road, ─ path; ◉ found by a Search, ⚔ by a Hunt; » can be chosen now
game-hunt = Hunt for the Ring
deck-ally1 = Ally, Part 1
deck-ally2 = Ally, Part 2
deck-sorcery = Sorcery
