# What the table says. The same ids stand in es.ftl and pt.ftl.
ask-which-first = Several things happen at once: which first?
ask-respond = { $what } { $card }. Do you respond?
ask-choose = { $card }: choose ({ $effect }), { $left } at most.
ask-reconcile = Reconcile: you may discard one card from your hand.
ask-reconcile-down = Reconcile: discard down to eight cards, { $left } more.
ask-choose-number = { $card }: choose a number up to { $high }.
ask-choose-mode = { $card }: choose one.
ask-may = { $card-number ->
    [many] Do you do what { $card } offer?
   *[one] Do you do what { $card } offers?
}
ask-choose-player = { $card }: choose an opponent.
ask-choose-bearer = Who bears { $card }?
ask-take-action = Take an action of the { $phase } phase, or pass. Twilight: { $twilight }.
ask-free-actions = Act in the { $phase } phase, or pass to go on. Twilight: { $twilight }.
ask-transfer-to = To whom does { $card } go?
ask-who-is-hit = Arrows left: { $arrows }. Who is wounded?
ask-shoot-at = Arrows: { $arrows }. Which Shadow player must place the wounds?
ask-defend = Who defends against { $card }?
ask-attack = Whom { $card-number ->
    [many] do
   *[one] does
} { $card } attack?
ask-which-skirmish = Which skirmish is next?
ask-heal-at-sanctuary = Sanctuary: heal up to { $left ->
    [one] { $left } wound
   *[other] { $left } wounds
}.
ask-ask-move = Move again ({ $left ->
    [one] { $left } move
   *[other] { $left } moves
} left), or end the turn?
ask-bid = How many burdens do you bid?
ask-which-place = Which place in the turn order?
ask-start-with = Starting fellowship: choose companions; { $left } twilight left.
ask-mulligan = Shuffle your hand into the deck and draw six cards?
option-pass = Pass
option-done = Done
option-yes = Yes
option-no = No
option-play = Play { $card }
option-use = { $card-id ->
    [wounds] Place the wounds of the skirmish
   *[other] Use the text of { $card-in-text }
}
option-heal = Discard { $card } from hand to heal its namesake
option-transfer = Transfer { $card }
option-pick = { $card }
option-number = { $number }
option-mode = { $card }, choice { $number }
option-player = { $seat }
option-move = Move on
option-stay = End the turn
event-turn-began = Turn { $turn }: { $seat }.
event-phase-began = The { $phase } phase begins ({ $seat }).
event-bid-shown = { $seat } bid { $number ->
    [one] { $number } burden
   *[other] { $number } burdens
}.
event-place-chosen = { $seat } chooses place { $place } in the turn order.
event-card-played = { $borne ->
    [yes] { $seat } plays { $card } on { $on } for { $cost } twilight.
   *[no] { $seat } plays { $card } for { $cost } twilight.
}
event-ability-used = { $seat } uses the text of { $card }.
event-site-placed = { $seat } places { $card } as site { $site }.
event-fellowship-moved = The fellowship of { $seat } moves to site { $site }, { $card }.
event-twilight-changed = { $card-id ->
    [none] Twilight { $amount } for the move (Shadow number and companions): now { $twilight }.
   *[other] Twilight { $amount } ({ $card }): now { $twilight }.
}
event-wounded = { $source-id ->
    [none] { $card } { $card-number ->
        [many] take
       *[one] takes
    } a wound.
    [itself] { $card } { $card-number ->
        [many] take
       *[one] takes
    } a wound.
   *[other] { $card } { $card-number ->
        [many] take
       *[one] takes
    } a wound ({ $source }).
}
event-exerted = { $source-id ->
    [none] { $card } { $card-number ->
        [many] exert
       *[one] exerts
    }.
    [itself] { $card } { $card-number ->
        [many] exert
       *[one] exerts
    }.
   *[other] { $card } { $card-number ->
        [many] exert
       *[one] exerts
    } ({ $source }).
}
event-healed = { $source-id ->
    [none] { $card } { $card-number ->
        [many] heal
       *[one] heals
    } a wound.
    [itself] { $card } { $card-number ->
        [many] heal
       *[one] heals
    } a wound.
   *[other] { $card } { $card-number ->
        [many] heal
       *[one] heals
    } a wound ({ $source }).
}
event-prevented = { $prevented ->
    [exertion] { $source } spares { $card } the exertion.
    [healing] { $source } prevents the healing of { $card }.
   *[wound] { $source } spares { $card } a wound.
}
event-killed = { $card } ({ $seat }) { $card-number ->
    [many] are
   *[one] is
} killed.
event-discarded = { $source-id ->
    [none] { $card } ({ $seat }) { $card-number ->
        [many] are
       *[one] is
    } discarded.
    [itself] { $card } ({ $seat }) { $card-number ->
        [many] are
       *[one] is
    } discarded.
   *[other] { $card } ({ $seat }) { $card-number ->
        [many] are
       *[one] is
    } discarded ({ $source }).
}
event-discarded-from-hand = { $seat } discards { $card } from hand.
event-milled = { $source-id ->
    [none] { $seat } discards { $card } from the top of the deck.
    [itself] { $seat } discards { $card } from the top of the deck.
   *[other] { $seat } discards { $card } from the top of the deck ({ $source }).
}
event-drew = You draw { $card }.
event-drew-unseen = { $seat } draws { $count ->
    [1] a card
   *[other] { $count } cards
}.
event-revealed = { $seat } reveals: { $card }.
event-looked-at = { $seat } looks at cards of { $other }.
event-saw-cards = You see ({ $seat }): { $card }.
event-put = { $seat }: { $card } { $card-number ->
    [many] go
   *[one] goes
} { $where }.
event-put-unseen = { $seat } puts a card { $where }.
event-burdens-changed = { $source-id ->
    [none] { $seat }: burdens { $amount }, now { $burdens }.
   *[other] { $seat }: burdens { $amount }, now { $burdens } ({ $source }).
}
event-ring-put-on = { $card } puts on The One Ring.
event-ring-taken-off = The Ring-bearer of { $seat } takes off The One Ring.
event-ring-bearer-changed = { $card } is the new Ring-bearer of { $seat }.
event-strengthened = { $source-id ->
    [none] { $card }: strength { $amount }.
    [itself] { $card }: strength { $amount } (own text).
   *[other] { $card }: strength { $amount } ({ $source }).
}
event-keyword-gained = { $source-id ->
    [none] { $card }: { $keyword }{ $amount }.
    [itself] { $card }: { $keyword }{ $amount } (own text).
   *[other] { $card }: { $keyword }{ $amount } ({ $source }).
}
event-assigned = { $card } will fight { $minion }.
event-skirmish-began = Skirmish: { $card } against { $minion }.
event-skirmish-won = { $strength ->
    [0] { $winner } { $winner-number ->
        [many] win
       *[one] wins
    } the skirmish{ $loser-count ->
        [0] { "" }
       *[other] { " " }against { $loser }
    }.
   *[other] { $winner } ({ $strength }) { $overwhelmed ->
        [yes] { $winner-number ->
            [many] overwhelm
           *[one] overwhelms
        }
       *[no] { $winner-number ->
            [many] beat
           *[one] beats
        }
    } { $loser } ({ $against }).
}
event-skirmish-cancelled = The skirmish of { $card } is cancelled.
event-event-cancelled = { $source } cancels { $card }.
event-archery-fired = Archery totals: fellowship { $fellowship }, minions { $minions }.
event-transferred = { $card } moves to { $on }.
event-stacked = { $card } { $card-number ->
    [many] are
   *[one] is
} stacked on { $on }.
event-move-limit-changed = Move limit { $amount } ({ $source }).
event-player-lost = { $seat } has lost: { $why }.
event-effect = { $source-id ->
    [none] { $card }: { $effect }.
    [itself] { $card }: { $effect } (own text).
   *[other] { $card }: { $effect } ({ $source }).
}
chance-lot = Who wins the lot?
chance-discard = Which card of { $who } is discarded at random?
chance-reveal = Which card of { $who } is revealed at random?
why-not-yours = That is not yours to use ({ $rule }).
why-wrong-side = That card belongs to the other side of the game now ({ $rule }).
why-wrong-phase = Not in this phase ({ $rule }).
why-not-in-hand = That card is not in your hand ({ $rule }).
why-no-such-card = There is no such card at this table ({ $rule }).
why-not-enough-twilight = There is not enough twilight ({ $rule }).
why-requirement = A requirement of the card is not met ({ $rule }).
why-cost = Its cost cannot be paid in full ({ $rule }).
why-no-bearer = Nobody here may bear it ({ $rule }).
why-unique = It is unique and you have one in play ({ $rule }).
why-unique-shadow = It is unique and one is active ({ $rule }).
why-dead = That character lies in your dead pile ({ $rule }).
why-nine-companions = You never have more than nine companions ({ $rule }).
why-limit = Its limit is used up ({ $rule }).
why-forbidden = A card forbids it ({ $rule }).
why-nothing-to-play = There is no card that it could play ({ $rule }).
why-no-text = That card has no such text ({ $rule }).
why-inactive = That card is not active now ({ $rule }).
why-not-wounded = Its namesake is not wounded ({ $rule }).
why-not-unique = Only unique companions and allies can be healed this way ({ $rule }).
why-exhausted = An exhausted character cannot exert ({ $rule }).
why-same-site = Both characters must be at the same site, and the new one able to bear it ({ $rule }).
why-assigned = It is assigned already ({ $rule }).
why-cannot-fight = It cannot take part in skirmishes here ({ $rule }).
why-move-limit = The move limit is reached ({ $rule }).
why-may-not-move = The fellowship may not move again this turn ({ $rule }).
why-too-dear = Starting companions cost four twilight at most ({ $rule }).
why-response-only = It is a response: it waits for its occasion ({ $rule }).
why-no-response-to-this = It is no response to what happens now ({ $rule }).
why-in-vain = It costs nothing and would change nothing now ({ $rule }).
lost-ring-bearer-killed = the Ring-bearer is dead
lost-corrupted = the Ring-bearer is corrupted
card-wounds = the wounds of the skirmish
    .in-text = the wounds of the skirmish
happening-played = A card was played:
happening-event-played = An event is being played:
happening-skirmish-over = The skirmish is won by
happening-about-to-wound = About to be wounded:
happening-wounded = Wounded:
happening-about-to-exert = About to exert:
happening-exerted = Exerted:
happening-about-to-heal = About to heal:
happening-killed = Killed:
happening-discarded = Discarded from play:
happening-assigned = Assigned:
happening-ring-put-on = The Ring is put on:
happening-moves-from = The fellowship leaves
happening-moves = The fellowship moves from
happening-moves-to = The fellowship arrives at
happening-turn-starts = The turn begins.
happening-turn-ends = The turn ends.
happening-phase-starts = The phase begins.
happening-phase-ends = The phase ends.
happening-skirmish-ends = The skirmish is over:
effect-strength = change strength
effect-keyword = give a keyword
effect-takes-part = may shoot and fight
effect-wound-cap = one wound a skirmish at most
effect-no-wounds = takes no wounds
effect-overwhelm = harder to overwhelm
effect-no-bonus = no strength bonus
effect-no-archery = does not shoot
effect-forbid-assignment = may not be assigned
effect-wound = wound
effect-heal = heal
effect-exert = exert
effect-exhaust = exhaust
effect-discard = discard
effect-discard-hand = discard from hand
effect-put = move a card
effect-play = play a card
effect-stack = stack
effect-transfer = transfer
effect-choose = for its text
effect-assign = assign
effect-replace-site = replace a site
effect-reconcile = reconcile
deck-unknown-card = Line { $line }: no card is called “{ $words }”.{ $found ->
    [0] { "" }
   *[other] { " " }Did you mean { $near }?
}
deck-no-ring = The One Ring is missing.
deck-no-ring-bearer = Frodo is missing.
deck-sites = Site { $number }: { $count } instead of one.
deck-too-small = { $count } cards in the draw deck; at least { $least } are wanted.
deck-unequal-sides = { $free } Free Peoples and { $shadow } Shadow cards: there must be equally many.
deck-too-many = { $count } cards called { $card }; four at most.
deck-ring-bearer-copies = { $count } more cards called { $card }; three at most.
deck-not-opened = { $id }: { $count } in the deck, { $have } opened.

where-hand = into hand
where-discard = into the discard pile
where-deck-top = on top of the draw deck
where-deck-bottom = on the bottom of the draw deck
where-shuffled = into the draw deck and shuffle it
phase-setup = setup
phase-fellowship = fellowship
phase-shadow = Shadow
phase-maneuver = maneuver
phase-archery = archery
phase-assignment = assignment
phase-skirmish = skirmish
phase-regroup = regroup
keyword-archer = archer
keyword-damage = damage
keyword-defender = defender
keyword-fierce = fierce
keyword-ring-bearer = Ring-bearer
keyword-ranger = ranger
keyword-tale = tale
keyword-search = search
keyword-stealth = stealth
keyword-spell = spell
keyword-weather = weather
keyword-tracker = tracker
keyword-pipeweed = pipeweed
keyword-sanctuary = sanctuary
keyword-forest = forest
keyword-river = river
keyword-plains = plains
keyword-underground = underground
keyword-marsh = marsh
keyword-mountain = mountain
