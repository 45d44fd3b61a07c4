# The living rulebook.
help-rules = Read the rules of a game: all of them, one clause, or those that hold some words.
help-rules-game = Which game.
help-rules-words = A clause, a place in the printed book (p.19, 4.2.4), or words to look for.
help-rules-contents = Titles only.
help-rules-json = As JSON.
no-rules = There is no rulebook for { $game }.
no-clause = No clause of the rules fits “{ $words }”.
