# The words round the maps of the hunt. The same ids stand in es-hunt.ftl and pt-hunt.ftl.
hunt-status = Part { $part } · Day { $day } · { $turn ->
       [nightfall] Nightfall
      *[other] Daylight
    }
hunt-status-setup = Part { $part } · Before the first day
hunt-title-1 = Part 1 · Three Is Company
hunt-title-2 = Part 2 · Flight to the Ford
hunt-map = Map of Part { $part }. Arrow keys walk from place to place, Enter chooses.
hunt-section = section { $section }
hunt-day = Day { $day }
hunt-turn = { $turn ->
       [nightfall] Nightfall
       [daylight-2] second turn of Daylight
      *[other] first turn of Daylight
    }
hunt-track-movement = Movement
hunt-track-corruption = Corruption
hunt-region-shire = The Shire
hunt-region-northfarthing = Northfarthing
hunt-region-southfarthing = Southfarthing
hunt-region-woody-end = Woody End
hunt-region-marish = The Marish
hunt-region-buckland = Buckland
hunt-region-old-forest = Old Forest
hunt-region-barrow-downs = Barrow-downs
hunt-region-east-road = Great East Road
hunt-region-greenway = Greenway
hunt-region-bree-land = Bree-land
hunt-region-north-downs = North Downs
hunt-region-lone-lands = Lone-lands
hunt-region-trollshaws = Trollshaws
hunt-region-ettenmoors = Ettenmoors
hunt-region-angle = The Angle
hunt-region-eriador = Eriador
hunt-region-rhudaur = Rhudaur
hunt-region-rivendell = Rivendell
hunt-region-midgewater = Midgewater
hunt-river-brandywine = Brandywine
hunt-river-water = The Water
hunt-river-withywindle = Withywindle
hunt-river-shirebourn = Shirebourn
hunt-river-hoarwell = Hoarwell
hunt-river-bruinen = Bruinen
hunt-legend-normal = Location
hunt-legend-ally = Ally location
hunt-legend-dark = Dark location
hunt-legend-frodo-start = Frodo begins
hunt-legend-nazgul-start = Nazgûl begin
hunt-legend-exit = Exit
hunt-legend-road = Road
hunt-legend-path = Path
hunt-legend-dot = Dot
hunt-legend-area = Area
hunt-legend-border = Section
hunt-glow-log = Frodo can write this location.
hunt-glow-dot = Frodo can record a dot.
hunt-glow-ride = The Nazgûl can ride here.
hunt-glow-at = Can be chosen.
hunt-glow-remove = The Ally marker here can be removed.
hunt-glow-wander = Gandalf can go here.
hunt-glow-deed = Gandalf can complete a Deed here.
hunt-glow-token = The token of this place can be chosen.
hunt-glow-shift = An Ally marker can move from or to here.
hunt-glow-path = The log speaks of this place.
hunt-fact-nazgul = Nazgûl { $nazgul } ({ $seat })
hunt-fact-lord = The Lord of the Nazgûl, in the place of { $nazgul } ({ $seat })
hunt-fact-ally = An Ally marker: no Nazgûl enters or passes
hunt-fact-closed = Closed to the Nazgûl this turn
hunt-fact-gandalf = Gandalf stands here in the open
hunt-fact-trail-eye = Trail: a Search found that Frodo was here
hunt-fact-trail-sword = Trail: a Hunt found that Frodo was here
hunt-fact-asked = { $action } at move { $track }: { $answer }
hunt-asked-search = Search
hunt-asked-hunt = Hunt
hunt-asked-perceive = Perception
hunt-fact-possible = Frodo’s last location can be here
hunt-fact-last = Frodo’s last location
hunt-fact-moves = Written at move { $moves }
hunt-fact-wizard = Gandalf is here, in secret
hunt-fact-information = Your Information token: it can be found here
hunt-fact-deed = A Deed waits here for Gandalf
hunt-fact-note = Note: { $chit } { $text }
hunt-why-not-asked = You are not asked now: somebody else decides.
hunt-why-not-this = This has no part in what is asked now.
hunt-spend-token = Token: draw a card
hunt-hint-log = blue circle: go there
hunt-hint-dot = blue diamond: record a dot
hunt-hint-ride = red circle: ride there
hunt-hint-at = green circle: choose it
hunt-hint-remove = dashed red circle: remove the marker
hunt-hint-wander = grey circle: Gandalf goes there
hunt-hint-deed = gold circle: do the Deed
hunt-hint-token = gold circle: choose its token
hunt-hint-shift = green circle: lift that marker, then set it down
hunt-hint-nazgul = lit rider: choose him
hunt-hint-perceive = violet area or banner: aim there
hunt-hint-die = gold-rimmed die: use it
hunt-hint-power = gold-rimmed ability: use it
hunt-hint-play = gold-rimmed card: play it
hunt-hint-discard = gold-rimmed card: discard it
hunt-hint-flip = tile, then companion: send it back
hunt-hand = Hand
hunt-hand-empty = No cards in hand
hunt-or = or
hunt-journal = Behind the screen
hunt-company = The Company
hunt-riders = The Black Riders
hunt-tracks = Tracks and answers
hunt-notes = Notes
hunt-piles = Cards played
hunt-write-dot = Record a dot
hunt-dot = a dot
hunt-dot-near = dot near { $place }, towards { $towards }
hunt-dice = Action dice
hunt-die = Die: { $face }
hunt-die-use = Use the die: { $face }
hunt-dice-used = { $count ->
       [one] one die used
      *[other] { $count } dice used
    }
hunt-dice-none = no dice left
hunt-encounter = Corruption tiles
hunt-encounter-at = Encounter at { $place }
hunt-encounter-sum = { $sum } Corruption: { $corruption } → { $after }
hunt-encounter-eyes = An Eye costs 1, and 1 more for every Eye beside the track before it (now { $eyes }).
hunt-encounter-cancel = Choose a tile, then the companion whose card is flipped to send it back.
hunt-encounter-may = A companion may be flipped to send one tile back; special tiles stay.
hunt-limit = limit { $limit }
hunt-choose = Choose
hunt-which = Which of these?
hunt-journey-limit = limit { $limit }
hunt-journey-take = Take this route
hunt-setup = Set-up
hunt-shelter = shelter
hunt-log-start = Frodo set out from { $place }
hunt-log-gandalf = Gandalf’s log
hunt-log-move = Move
hunt-log-when = Day
hunt-log-where = Where
hunt-log-empty = Nothing is written yet.
hunt-log-dash = did not move
hunt-log-flight = (flight)
hunt-information = Information tokens
hunt-information-hidden = { $place }: nothing can be learnt here any more
hunt-deeds = Deeds still to do
hunt-ask = Ask me for Out of Turn cards
hunt-ask-all = whenever the table may ask
hunt-ask-hunts = before Hunts only
hunt-ask-never = never: let it happen
hunt-company-ready = ready
hunt-company-flipped = used
hunt-company-away = not here
hunt-tokens = Fellowship tokens: { $tokens } of { $pool }
hunt-ally-cards = Ally cards: { $hand } in hand, { $deck } in the deck
hunt-nazgul = Nazgûl { $nazgul }
hunt-lord = The Lord ({ $nazgul })
hunt-not-placed = not on the board
hunt-powers = Abilities: { $count } Information { $count ->
       [one] token
      *[other] tokens
    }
hunt-sorcery-cards = { $count ->
       [one] one Sorcery card
      *[other] { $count } Sorcery cards
    }
hunt-leads = leads
hunt-resolve = (+{ $count } by Gandalf)
hunt-eyes = Eyes by the track
hunt-pool = Hunt pool
hunt-deeds-done = Deeds done
hunt-gandalf-home = Gandalf is in Rivendell
hunt-heard = What the hunters have heard
hunt-heard-nothing = Nothing has been asked yet.
hunt-chits = Chits
hunt-chit-here = He is here
hunt-chit-maybe = Perhaps
hunt-chit-never = Not here
hunt-chit-trap = Wait for him
hunt-chit-watch = Watch
hunt-chit-later = Later
hunt-notes-hint = Choose a chit, then a location. What you do not share stays in this browser.
hunt-notes-open-hint = Choose a chit, then a location. Everybody at the table sees it, the Ring-bearer too.
hunt-notes-lay = Click a location: { $chit }. Esc ends.
hunt-notes-text = A few words
hunt-notes-shared = shared
hunt-notes-shared-hint = All Ringwraiths see it, wherever they sit; else you alone
hunt-notes-remove = Remove the note
hunt-deduce = Where Frodo can be
hunt-deduce-frodo = { $count ->
       [one] one place
      *[other] { $count } places
    }: his last location
hunt-deduce-gandalf = { $count ->
       [one] one place
      *[other] { $count } places
    }: Gandalf
hunt-deduce-weight = The stronger, the more journeys end there.
hunt-on-table = On the table
hunt-seen-hand = Seen in the hand of { $seat }
hunt-ally-discard = Ally cards discarded: { $count }
hunt-sorcery-discard = Sorcery cards discarded: { $count }; in the deck: { $deck }
hunt-sign-fog = Fog: cards cannot move Frodo or Gandalf
hunt-sign-silent = No Out of Turn cards this turn
hunt-sign-knife = Morgul-knife: the next Encounter costs one more tile
hunt-sign-net = The net closes: Nazgûl two spaces away count
