# More reasons against a deck.
deck-rings = There are { $count } Rings: one and no more, and it stays outside the draw deck.
deck-start = { $card } cannot begin a first game: that must be a companion of the draw deck who costs { $most } twilight at most.
