# Pictures of positions.
help-picture = Draw a position as a picture, for a forum or a page.
help-picture-file = A position, as a file or as a short string; a saved game; or a record. “-” reads it from the pipe.
help-picture-output = Where to write it, as SVG or PNG: map.svg or map.png.
help-picture-game = Draw how this game begins, instead of a file.
help-picture-seat = Through whose eyes; without it, what everybody can see.
help-picture-at = Of a saved game: after so many moves.
help-picture-dark = By candlelight: on dark paper.
help-picture-width = Its width in dots.
help-picture-mark = A place to mark: a region, a location, a hex; may be given several times.
picture-written = The picture is in { $file }.
picture-suffix = { $file }: a picture is an SVG or a PNG, and its name says which: map.svg or map.png.
picture-of-what = Give a position, a saved game or a record; or else a game, with --game. One of the two.
