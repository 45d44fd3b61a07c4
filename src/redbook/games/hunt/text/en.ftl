# Hunt for the Ring. The same ids and variables stand in es.ftl and pt.ftl.

# Who sits where

seat-ringbearer = Ring-bearer
    .in-text = the Ring-bearer
seat-wraith-1 = Ringwraith 1
seat-wraith-2 = Ringwraith 2
seat-wraith-3 = Ringwraith 3
seat-wraith-4 = Ringwraith 4

# What people choose before the first move

setting-part = Which part
setting-part-both = both parts in one go
setting-part-1 = Part 1 alone: Three Is Company
setting-part-2 = Part 2 alone: Flight to the Ford
setting-information = Information tokens given to the Ringwraiths
setting-information-1 = one, as usual
setting-information-2 = two: Frodo is tireless
setting-information-0 = none: the Nazgûl are terrible
setting-pool = Fellowship pool
setting-pool-3 = three tokens
setting-pool-4 = four tokens, to help the Ring-bearer
setting-shelters = Shelters on long journeys
setting-shelters-false = without
setting-shelters-true = with
setting-deduction = Shade where Frodo can still be
setting-deduction-false = no: work it out yourselves
setting-deduction-true = yes, from public answers only
setting-ask = Ask the Ring-bearer for Out of Turn cards
setting-ask-all = whenever one could be played
setting-ask-hunts = before Hunts only
setting-notes = Notes of the Ringwraiths
setting-notes-open = open: everybody at the table sees them
setting-notes-private = variant: only Ringwraiths see them

# The Company

company-frodo = Frodo Baggins
company-sam = Samwise Gamgee
company-pippin = Peregrin Took
company-merry = Meriadoc Brandybuck
company-strider = Strider
ability-frodo = At the start of each Day take a Fellowship token if you have fewer than two.
ability-sam = When Frodo rests at Nightfall, his Corruption goes down by 1.
ability-pippin = In the Refresh step draw two Ally cards instead of one.
ability-merry = Play up to two Ally cards in your turn instead of one.
ability-strider = When you change course draw two Journey cards and keep one.
last-frodo = Frodo's Resolve: after moving, flip this card to move again; the Fellowship pool shrinks by one.
last-others = Flip this card to cancel a drawn Corruption tile; the tile goes back to the Hunt pool.

# Dice, tiles, abilities, answers

die-ring = Ring
    .plural = Rings
die-sword = Sword
    .plural = Swords
die-sorcery = Sorcery
    .plural = Sorceries
die-shadow = Shadow
    .plural = Shadows
die-morgul-ring = Morgul Ring
    .plural = Morgul Rings
die-advance = Advance
die-morgul-shadow = Morgul Shadow
    .plural = Morgul Shadows
die-lord = the Lord's die
tile-0 = 0
tile-1 = 1
tile-2 = 2
tile-3 = 3
tile-eye = Eye
    .plural = Eyes
tile-red-3 = special 3
tile-red-eye = special Eye
    .plural = special Eyes
power-1 = any die: one more space
power-2 = two dice: Hunt or Perception
power-3 = a Sword: one more space, then a Search
power-4 = a Ring: two more spaces
power-5 = the Lord of the Nazgûl begins Part 2 in play
answer-no = no
answer-yes = yes
answer-here = yes, Frodo is here
answer-frodo = yes, it is Frodo
answer-gandalf = yes, it is Gandalf
answer-both = yes, both Frodo and Gandalf
cause-nightfall = moving at Nightfall
cause-sorcery = a Sorcery card
cause-tile = a tile
cause-eye = an Eye
cause-shadows = Shadow rolled
cause-frodo = Frodo’s card
cause-card = an Ally card
action-search = a Search
action-hunt = a Hunt
action-perception = a Perception
action-sorcery = a Sorcery card

# What is asked

ask-give-information = Give one Information token to the Ringwraiths.
ask-assign = Who commands Nazgûl { $nazgul }?
ask-choose-lead = Who leads first?
ask-place-nazgul = Where does Nazgûl { $nazgul } begin?
ask-shire-turn =
    { $turn ->
       [3] Nightfall
      *[other] Daylight
    }: your turn, Ring-bearer.
ask-wild-turn =
    { $turn ->
       [3] Nightfall
      *[other] Daylight
    }: your turn, Ring-bearer. Gandalf moves.
ask-march-or-rest = Night falls. Does Frodo go on, for 1 Corruption, or rest?
ask-card-move = Move Frodo once more.
ask-ally-mode = { $card }: which effect?
ask-sorcery-mode = { $card }: which effect?
ask-discard-allies = Discard an Ally card.
ask-discard-sorceries = Discard a Sorcery card.
ask-place-ally = Where does the Ally marker go?
ask-move-allies = Move an Ally marker.
ask-drive-space = From which space are the Nazgûl driven?
ask-push = Nazgûl { $nazgul }, { $where ->
        [wild] on a dot near { $place }, towards { $towards }
       *[place] at { $place }
    }: where is it driven? { $steps ->
       [one] One step
      *[other] { $steps } steps
    } left.
ask-take-die = Which die is taken away?
ask-heal-more = Spend a token to heal 1 more?
ask-hide-information = Which Information token do you hide?
ask-rob-wraith = Which Ringwraith player loses a card?
ask-pick-sorcery = Which card is discarded?
ask-pick-ally = Which of the Ring-bearer’s cards is discarded?
ask-react = Stop { $action }? { $where ->
        [place] It is made at { $place }.
        [target] { $target-id ->
            [I] It targets section { $target }.
            [II] It targets section { $target }.
            [III] It targets section { $target }.
            [IV] It targets section { $target }.
            [V] It targets section { $target }.
            [VI] It targets section { $target }.
           *[other] It targets area { $target }.
        }
       *[card] It is { $card }.
    }
ask-active-nazgul = Nazgûl { $nazgul }, { $where ->
        [wild] on a dot near { $place }, towards { $towards }
       *[place] at { $place }
    }: move and act, in either order.
ask-die-action = { $face }: what is it used for?
ask-pay-die = Which die pays for it?
ask-hunt-or-perceive = Hunt or Perception?
ask-search-after-ride = Search at { $place }?
ask-extra-ride = Nazgûl { $nazgul }, { $where ->
        [wild] on a dot near { $place }, towards { $towards }
       *[place] at { $place }
    }, rides on: where to?
ask-ride-others = Which other Nazgûl rides?
ask-ride-to-connected = To which connected location?
ask-search-afar = Where is the Search made?
ask-hunt-beside = Where is the Hunt made?
ask-perceive-afar = What does the Perception target?
ask-remove-any-ally = Which Ally marker is removed?
ask-add-special-tile = Which special tile joins the Hunt pool?
ask-eye-from-pool = Which Eye tile is set beside the track?
ask-reroll-dice = Which dice are rolled again?
ask-cancel-tile = Flip a Company card to cancel a tile?
ask-flee = Frodo flees, in secret: where to?
ask-flee-in-the-wild = Change course or carry on?
ask-new-journey = Which Journey card do you keep?
ask-choose-journey = Which route does Strider take?
ask-gandalf-starts = Where does Gandalf begin?
ask-choose-hiding = Where does Gandalf go into hiding?
ask-wander-again = Gandalf moves once more.
ask-fly-gandalf = Where does Gwaihir bring Gandalf?
ask-share-sorcery = Hand a Sorcery card to another Ringwraith?
ask-lord-at-start = Which Nazgûl does the Lord replace?

# What can be chosen

option-rest = Frodo rests
option-march = Frodo goes on, for 1 Corruption
option-spend-token = spend a token to draw an Ally card
option-resolve = Frodo's Resolve: move again
option-end-turn = end the turn
option-pass = let it happen
option-enough = let it happen, and do not ask again this turn
option-done = done
option-stay = stay
option-search = Search here
option-hunt = Hunt here
option-draw-sorcery = draw a Sorcery card
option-advance = all Nazgûl move one space
option-reveal = reveal Gandalf here, for a token
option-rivendell = Gandalf goes to Rivendell and leaves the game
option-change-course = change course: one space back and a new Journey card
option-carry-on = carry on with the same Journey card
option-spend = spend a token
option-keep = keep the token
option-nothing = nothing to hide
option-roll = roll the dice
option-log = { $place-id ->
        [dot] a dot: Frodo goes through the wild
        [dash] a dash: Frodo does not move
       *[place] Frodo goes to { $place-in-text }
    }
option-ride = { $where ->
        [wild] ride to the dot near { $place-in-text }, towards { $towards }
       *[place] ride to { $place-in-text }
    }
option-at = { $where ->
        [wild] the dot near { $place-in-text }, towards { $towards }
       *[place] { $place }
    }
option-remove = remove the Ally marker at { $place-in-text }
option-wander = Gandalf goes to { $place-in-text }
option-deed = complete the Deed of { $place-in-text }
option-token = { $place }
option-shift = from { $from-in-text } to { $place-in-text }
option-perceive = Perception of { $target-id ->
        [I] section { $target }
        [II] section { $target }
        [III] section { $target }
        [IV] section { $target }
        [V] section { $target }
        [VI] section { $target }
       *[other] area { $target }
    }
option-play-ally = play { $card }
option-play-sorcery = play { $card }
option-discard-ally = discard { $card }
option-discard-sorcery = discard { $card }
option-mode = { $effect }
option-use-die = use a die: { $face }
option-power = Black Riders’ ability ({ $power })
option-face = { $face }
option-seat = { $seat }
option-give = give { $card } to { $seat }
option-flip = flip the card of { $company } and cancel the tile: { $tile }
option-tile = { $tile }
option-travel = { $journey }: { $rows }
option-nazgul = Nazgûl { $nazgul }

# What happens

event-start-drawn = Frodo sets out from { $place }.
event-information-drawn = Your Information tokens: { $places }.
event-information-given = The Ringwraiths receive an Information token: { $place }.
event-nazgul-assigned = Nazgûl { $nazgul } rides for { $seat }.
event-lead-taken = The lead passes to { $seat }.
event-nazgul-placed = Nazgûl { $nazgul } begins at { $place }.
event-part-begins =
    { $part ->
       [1] Part 1: Three Is Company
      *[other] Part 2: Flight to the Ford
    }
event-day-begins = Day { $day } begins.
event-turn-begins =
    { $turn ->
       [3] Night falls
       [2] Second turn of Daylight
      *[other] First turn of Daylight
    }.
event-dice-rolled = The Action dice: { $faces }.
event-tokens-taken = The Ring-bearer takes { $count ->
       [one] a Fellowship token
      *[other] { $count } Fellowship tokens
    } ({ $why }) and has { $tokens }.
event-tokens-lost = The Ring-bearer returns { $count ->
       [one] a Fellowship token
      *[other] { $count } Fellowship tokens
    } to the pool and has { $tokens ->
       [0] none
      *[other] { $tokens }
    } left.
event-pool-reduced = The Fellowship pool shrinks to { $pool }.
event-log-written = Written in the Journey Log: { $place }.
event-frodo-moved = Frodo moves: space { $track } of the Movement track.
event-frodo-fled = Frodo flees into hiding: space { $track } of the Movement track.
event-frodo-rested = Frodo rests.
event-corruption-gained = Frodo takes { $count } Corruption ({ $why }) and has { $corruption }.
event-corruption-healed = Frodo’s Corruption goes down by { $count } to { $corruption }.
event-information-hidden = Nothing can be learnt any more at { $place }.
event-ally-played = The Ring-bearer plays { $card }.
event-effect-chosen = { $card }: { $effect }
event-allies-drawn = The Ring-bearer draws { $count ->
       [one] an Ally card
      *[other] { $count } Ally cards
    }.
event-ally-drawn = You draw { $card }.
event-ally-discarded = { $card } goes to the discard pile.
event-sorcery-played = { $seat } plays { $card }.
event-sorcery-drawn = { $seat } draws a Sorcery card.
event-sorcery-card-drawn = You draw { $card }.
event-sorcery-discarded = { $seat } discards { $card }.
event-sorcery-given = { $seat } hands a Sorcery card to { $to }.
event-sorcery-card-given = { $card } goes to { $to }.
event-deck-shuffled = The Sorcery deck is shuffled anew.
event-cancelled = { $card } stops { $where ->
        [place] { $action } at { $place }
        [target] { $target-id ->
            [I] { $action } of section { $target }
            [II] { $action } of section { $target }
            [III] { $action } of section { $target }
            [IV] { $action } of section { $target }
            [V] { $action } of section { $target }
            [VI] { $action } of section { $target }
           *[other] { $action } of area { $target }
        }
       *[card] the effects of { $stopped }
    }.
event-hand-seen = { $seat } holds: { $cards }.
event-hand-looked-at = { $by } looks at the hand of { $seat }.
event-company-joined = { $company } joins the Company.
event-company-flipped = The card of { $company } is flipped.
event-ally-placed = An Ally marker is placed at { $place }.
event-ally-moved = An Ally marker goes from { $start } to { $place }.
event-ally-removed = The Ally marker at { $place } is removed.
event-area-closed = Area { $area } is closed to the Nazgûl this turn.
event-places-closed = Closed to the Nazgûl this turn: { $places }.
event-border-closed = The High Hay is closed to the Nazgûl this turn.
event-die-taken = A die is taken from the Ringwraiths: { $face }.
event-dice-rerolled = Dice rolled again: { $faces }.
event-fog-fell = Fog: cards cannot move Frodo or Gandalf.
event-silence-fell = No Out of Turn cards this turn.
event-net-closes = The net closes: Nazgûl two spaces away count in an Encounter.
event-card-stays = { $card } stays on the table.
event-range-grows = Frodo’s next move reaches { $count ->
    [1] one dot
   *[other] { $count } dots
} farther.
event-nazgul-acts = Nazgûl { $nazgul } acts ({ $seat }).
event-nazgul-rode = Nazgûl { $nazgul } { $way ->
        [out] rides from { $start } to a dot near { $place }, towards { $towards }.
        [off] rides out of { $start } to a dot near by, towards { $towards }.
        [in] rides from a dot near { $start } to { $place }.
        [home] rides into { $place } from a dot near by.
        [through] rides from a dot near { $start } to one near { $place }, towards { $towards }.
        [on] rides to another dot near { $place }, towards { $towards }.
       *[road] rides from { $start } to { $place }.
    }
event-die-used = A die is used: { $face }.
event-power-used = The Black Riders: { $power }.
event-search-answered = Search at { $place }: { $answer }.
event-hunt-answered = Hunt at { $place }: { $answer }.
event-perception-answered = Perception of { $target-id ->
        [I] section { $target }
        [II] section { $target }
        [III] section { $target }
        [IV] section { $target }
        [V] section { $target }
        [VI] section { $target }
       *[other] area { $target }
    }: { $answer }.
event-information-found = Information found at { $place }: { $powers ->
       [1] one token
      *[other] { $powers } tokens
    } in all.
event-dots-told = Dots since Frodo’s last location: { $count }.
event-connection-told = { $where ->
        [wild] Connection of Frodo’s last location with a dot near { $place }, towards { $towards }: { $answer }.
       *[place] Connection of Frodo’s last location with { $place }: { $answer }.
    }
event-encounter-begins = Encounter at { $place }: { $nazgul ->
       [one] one Nazgûl
      *[other] { $nazgul } Nazgûl
    }.
event-tiles-drawn = Corruption tiles drawn: { $tiles }.
event-tile-returned = A tile goes back to the Hunt pool: { $tile }.
event-eye-set = Eyes beside the Corruption track: { $eyes }.
event-tile-added = A tile joins the Hunt pool: { $tile }.
event-bree-reached = Frodo has reached Bree in safety.
event-rescue-needed = Frodo must be rescued, { $moves ->
       [one] one move
      *[other] { $moves } moves
    } from Bree.
event-frodo-rescued = Frodo is brought to Bree.
event-journey-kept = The route is chosen: { $journey }.
event-journey-chosen = Strider has chosen the route.
event-course-changed = Frodo changes course, back to space { $track } of the Movement track; the trail is lost.
event-course-kept = Frodo carries on.
event-deeds-drawn = Deeds tokens drawn: { $places }.
event-gandalf-moved = Gandalf moves in secret.
event-gandalf-went = Gandalf is at { $place }.
event-gandalf-revealed = Gandalf reveals himself at { $place }!
event-gandalf-hides = Gandalf goes into hiding again.
event-gandalf-flees = Gandalf has been found and must flee.
event-deed-done = Gandalf completes a Deed at { $place }: Frodo’s limit rises by 1.
event-gandalf-home = Gandalf is in Rivendell: Frodo’s limit rises by 1.
event-lord-enters = The Lord of the Nazgûl takes the place of Nazgûl { $nazgul }.
event-lord-leaves = The Lord of the Nazgûl leaves; Nazgûl { $nazgul } is back.

# How it ends

result-corrupted = Frodo has fallen under the Shadow.
result-rivendell = Frodo has reached Rivendell.
result-bree = Frodo has reached Bree. Part 2 waits in Gandalf’s letter.
result-rescued = Frodo was rescued and brought to Bree. Part 2 waits in Gandalf’s letter.

# Dice that a referee rolls

chance-action-die = { $who }: Action die { $nth } of { $of } has been rolled. 0 and 1 Ring, 2 and 3 Sword, 4 Sorcery, 5 Shadow.
chance-lord-die = { $who }: the Lord’s die has been rolled. 0 Ring, 1 Sword, 2 Sorcery, 3 Morgul Ring, 4 Advance, 5 Morgul Shadow.
chance-tile = { $who }: which Corruption tile was drawn?
chance-lead = Which Ringwraith player gets the lead marker?

# Why not

why-must-move = The turn cannot end yet: first the move must be made. ({ $rule })
why-already-moved = The move of this turn has been made. ({ $rule })
why-out-of-range = It is connected, but not in range: record more dots first. ({ $rule })
why-not-connected = It is not connected: another location lies in between. ({ $rule })
why-only-at-nightfall = Frodo can rest only at Nightfall. ({ $rule })
why-needs-a-dot = To return to the last location at least one dot must have been recorded. ({ $rule })
why-fog = Fog on the Downs: cards cannot move Frodo or Gandalf now. ({ $rule })
why-not-in-hand = The card is not in your hand. ({ $rule })
why-one-card-a-turn = No more Ally cards can be played this turn. ({ $rule })
why-prerequisite = The condition of the card is not met. ({ $rule })
why-out-of-turn-only = This effect is played Out of Turn, while the Nazgûl act. ({ $rule })
why-cannot-stop-this = This card cannot stop that. ({ $rule })
why-marker-needs-room = An Ally marker needs a location of the card without Nazgûl and without another marker. ({ $rule })
why-no-tokens = There is no Fellowship token to spend, or nothing to draw. ({ $rule })
why-one-token-a-turn = Only one token a turn may be spent to draw a card. ({ $rule })
why-already-rode = This Nazgûl has moved. ({ $rule })
why-already-acted = This Nazgûl has taken its action. ({ $rule })
why-too-far = That is too far. ({ $rule })
why-no-exit-for-nazgul = A Nazgûl never enters an Exit. ({ $rule })
why-ally-in-the-way = An Ally marker bars the way. ({ $rule })
why-closed = A card has closed the way this turn. ({ $rule })
why-trapped = This Nazgûl cannot leave its place this turn. ({ $rule })
why-no-such-die = No such die is left. ({ $rule })
why-die-has-no-use = That die can do nothing here. ({ $rule })
why-die-first = First choose the die, then what it does. ({ $rule })
why-not-your-area = A Perception reaches for the area or the section of the active Nazgûl. ({ $rule })
why-not-on-a-location = The Nazgûl is not on a location. ({ $rule })
why-start-cannot-be-searched = A starting location of Frodo cannot be searched. ({ $rule })
why-already-tracked = There is a trail marker here already. ({ $rule })
why-hunt-needs-a-sword = A Hunt needs a Sword, or Nightfall when Frodo has moved. ({ $rule })
why-card-prerequisite = The condition of the card is not met. ({ $rule })
why-other-part = This effect belongs to the other part of the game. ({ $rule })
why-power-locked = Not enough Information tokens for this ability. ({ $rule })
why-special-tile = A special tile cannot be cancelled. ({ $rule })
why-no-exit-in-flight = Frodo cannot flee to an Exit. ({ $rule })
why-place-taken = Each Nazgûl begins on a starting location of its own. ({ $rule })
why-everyone-rides = Every Ringwraith player must command at least one Nazgûl. ({ $rule })
why-no-gandalf = Gandalf cannot do that now. ({ $rule })
why-no-nazgul-here = There is no Nazgûl where Gandalf is. ({ $rule })
why-frodo-first = First Frodo marches or rests, then Gandalf acts. ({ $rule })
why-no-such-deed = No Deeds token of yours names this place. ({ $rule })
why-gandalf-stands-here = Gandalf stands in the way. ({ $rule })
why-lord-hunts = The Lord of the Nazgûl does not search: he hunts. ({ $rule })
why-lord-die-stays = The Lord’s die cannot be taken away. ({ $rule })
why-card-flipped = This Company card cannot do that any more. ({ $rule })
why-two-to-a-place = Two Nazgûl begin at each of the two places. ({ $rule })
