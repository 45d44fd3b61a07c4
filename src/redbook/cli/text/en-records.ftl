help-record = Write a saved game as a text that people can read, or such a text as a saved game.
help-record-file = A saved game or a record.
help-record-output = Where to write it: a name that ends in “json” makes a saved game, any other a record. Left out: on the screen.
help-record-name = Who sat where; may be given several times.
help-record-event = What the match was played for.
help-record-date = When it was played, as 2026-11-18.
help-record-no-seed = Write only what has fallen, not the seed of what is still to fall.
help-position = A position as a short string that fits into a link.
help-position-file = A position, a saved game, a record, or such a string.
help-position-at = The position after that many moves.
help-position-json = As a document that can be read and changed, not as a string.
record-written = The record is in { $file }.
save-written = The saved game is in { $file }.
lost-in-a-save = Comments and variations have no place in a saved game: they stay in { $file }.
no-such-name = A name is written SEAT=NAME, with one of these seats: { $seats }.
sound-record = { $file } is a sound record of { $game }: { $moves } moves, each checked, and all variations.
