ask-play-card = Play a card.
option-card = Card { $card }
event-card-played = { $seat } played { $card }.
event-card-played-face-down = { $seat } played a card.
event-round-won = { $seat } won the round and rolled { $die }.
chance-deal = Which card was dealt?
chance-points = What did the die show?
why-not-in-hand = That card is not in your hand.
