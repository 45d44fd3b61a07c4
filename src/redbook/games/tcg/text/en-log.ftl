# What the log and the prompts need besides.
ask-respond-at-once = { $what } Do you respond?
where-to-hand = into hand
where-to-discard = into the discard pile
where-to-deck-top = on top of the draw deck
where-to-deck-bottom = on the bottom of the draw deck
where-to-shuffled = into the draw deck, which is shuffled
ask-choose-so-many = { $card }: choose { $left } ({ $effect }).
