# The cards of a game.
help-cards = List and search the printed cards of a game, with their text.
help-cards-game = Which game.
help-cards-words = Only cards in which all these words stand.
help-cards-culture = Only cards of this culture (gondor, moria, …).
help-cards-type = Only cards of this type (companion, minion, event, …).
help-cards-json = As JSON.
help-cards-untested = List the cards that no test of their own plays; exit code 1 if there are any.
help-cards-tests = Where the tests are.
help-deck = Decks of the trading card game.
help-deck-list = The decks that come with the game.
help-deck-show = The cards of a deck.
help-deck-show-deck = Its name, or a file.
help-deck-show-ids = With the numbers of the cards.
help-deck-check = May this deck be played? Every reason against it; exit code 1 if there is one.
help-deck-check-file = Its name, or a file with one card a line: “3 Dwarven Axe”, “Dwarven Axe x3”, “3x 1_9” or “1C9”.
help-deck-check-sealed = For sealed play: only cards that this seed opens.
help-deck-pack = Open a starter and boosters for sealed play.
help-deck-pack-seed = The same seed, the same cards.
help-deck-pack-boosters = How many boosters.
help-deck-pack-starter = Which starter; left out: by lot.
column-id = number
column-card = card
column-culture = culture
column-kind = type
column-cost = cost
column-figures = figures
column-text = text
cards-found = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
no-cards = { $game } has no list of cards.
no-tests = There are no tests in { $folder }; run this in a checkout, or name their folder with --tests.
untested-effect = no test of its own
untested-unmet = no test in which what it asks for is missing
untested-total = { $count ->
    [0] Every card has its own tests.
    [one] One test is missing.
   *[other] { $count } tests are missing.
}
deck-part-ring = Ring-bearer and Ring
deck-part-sites = Sites
deck-part-free-peoples = Free Peoples
deck-part-shadow = Shadow
no-such-deck = No deck and no file is called { $deck }. There are: { $known }.
deck-legal = { $deck } may be played: { $free } Free Peoples and { $shadow } Shadow cards.
deck-illegal = { $deck } may not be played ({ $free } Free Peoples and { $shadow } Shadow cards).

help-deck-convert = Write a deck as other people's tools read it.
help-deck-convert-deck = Its name, or a file.
help-deck-convert-to = text: names; numbers: with collectors' numbers; gemp: numbers between strokes; tabs: for tables.
help-deck-convert-output = Where to write it; left out: on the screen.
no-such-form = No form of decks is called { $form }. There are: { $known }.
deck-written = The deck is in { $file }.
