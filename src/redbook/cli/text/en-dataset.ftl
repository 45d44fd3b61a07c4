# Datasets: what bots played, as a table.
help-dataset = Let bots play and write every decision into a Parquet file: observations, masks, actions, results.
help-dataset-game = The game.
help-dataset-more = More bots, in the order of the seats.
help-dataset-bots = The bots in the order of the seats; fewer than seats sit down again from the first. Without any, those that newcomers meet.
help-dataset-n = Matches.
help-dataset-output = The file to write.
help-dataset-seed = The seed of all matches.
help-dataset-seats = How many seats, where the game leaves a choice.
help-dataset-setting = A setting of the game; may be given several times.
help-dataset-every = Keep only every so-many-th decision of a match.
help-dataset-swap = Bots move on by a seat from match to match.
help-dataset-jobs = Processes at work; the file does not depend on them.
help-dataset-force = Write over a file that is there already.
help-dataset-modules = A Python file (or module) with bots or games of your own; may be given several times.
dataset-written = { $file }: { $games ->
    [one] one match
   *[other] { $games } matches
}, { $rows ->
    [one] one decision
   *[other] { $rows } decisions
}, { $size } MB, { $seconds } s.
dataset-interrupted = Interrupted after { $seconds } s. { $file } holds what was played by then: { $games ->
    [one] one match
   *[other] { $games } matches
}.
dataset-no-folder = There is no folder { $folder }: make it first, or write elsewhere.
