# Pictures of positions.
help-picture = Draw a position as a picture, for a forum or a page.
help-picture-file = A position, as a file or as a short string; a saved game; or a record. “-” reads it from the pipe.
help-picture-output = Where to write it; the name ends in .svg or .png.
help-picture-game = Draw how this game begins, instead of a file.
help-picture-seat = Through whose eyes; without it, what everybody can see.
help-picture-at = Of a saved game: after so many moves.
help-picture-dark = By candlelight: on dark paper.
help-picture-width = Its width in dots.
help-picture-mark = A place to mark: a region, a location, a hex; may be given several times.
picture-written = The picture is in { $file }.
picture-suffix = { $file }: a picture ends in .svg or .png.
picture-of-what = Give a position, a saved game or a record, or --game with the name of a game: one of the two.
