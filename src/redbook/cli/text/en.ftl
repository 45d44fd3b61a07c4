# The words of the command line. The same ids stand in es.ftl and pt.ftl.
help-redbook = A table for the games of the Ring: play them in the browser or the terminal, let bots play, read the tale.
help-redbook-lang = The language to speak: en, es or pt. Otherwise REDBOOK_LANG or the system's.
help-redbook-version = Say the version and leave.
help-games = List the games, with their seats, settings and bots.
help-games-game = The game; without it, a line for each.
help-games-json = As JSON, for programs.
help-play = Open the table in the browser; with --terminal, play right here.
help-play-game = The game, as `redbook games` names it.
help-play-terminal = Play in this terminal.
help-play-seat = Your seat; may be given several times, or be “all” for one screen shared by everybody.
help-play-bot = The bot in the other seats, with its level after a colon.
help-play-seats = How many play.
help-play-setting = A setting of the game; may be given several times.
help-play-seed = A number that decides all dice, to play the same game again.
help-play-load = Go on with a saved game or a record, or from a position.
help-play-port = The port of the table in the browser.
help-play-no-browser = Do not open a browser window.
help-play-db = The database; without it, one in your own data folder.
help-serve = Serve tables to others.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on.
help-serve-db = The database, such as postgresql://…; without it, one in your own data folder.
help-serve-workers = How many processes serve.
help-serve-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-serve-setting = A setting of the server, such as limits.tables_per_hour=20; may be given several times.
help-serve-show-settings = Print what is set and where it was set, and do not serve.
help-arena = Let bots play each other: a table, ratings and a plot.
help-arena-game = The game.
help-arena-bots = The bots in the order of the seats; more bots than seats meet in every group.
help-arena-n = Matches for each group and side.
help-arena-swap = Play every side with the same seeds.
help-arena-jobs = Processes at work; the result does not depend on them.
help-arena-ray = Play on a Ray cluster: its address, “auto”, or “local” to start one here.
help-arena-seed = The seed of the whole tournament.
help-arena-seats = How many seats, where the game leaves a choice.
help-arena-setting = A setting of the game; may be given several times.
help-arena-check = Check every invariant after every move; on when only random bots play.
help-arena-seconds = Time for one answer; who takes longer loses.
help-arena-json = Print everything as JSON.
help-arena-out = A folder for the save of every match, the figures and the plot.
help-arena-plot = Where to write the plot (SVG).
help-arena-crashes = A folder for the replay of every match that went wrong.
help-bench = Measure games and decisions a second, copies, views and saves.
help-bench-game = The game; without it, all of them.
help-bench-json = As JSON, for programs.
help-bench-seconds = Time for each of the larger measurements.
help-bench-seats = How many seats, where the game leaves a choice.
help-replay = Tell a saved game move by move.
help-replay-file = The saved game or record.
help-replay-seat = Through whose eyes.
help-replay-at = Stop after that many moves.
help-replay-step = Wait after every move and show the board.
help-check = Verify a saved game, a record or a position; say what is wrong with it.
help-check-file = The saved game, record or position; a position may be a short string.
help-chronicle = Write the tale of a saved game as one HTML page.
help-chronicle-file = The saved game or record.
help-chronicle-output = Where to write the page.
help-chronicle-seat = Through whose eyes; without it, what everybody could see.
help-perft = Count the lines of so many decisions from a position.
help-perft-game = The game.
help-perft-position = A saved game, record or position to begin from.
help-perft-depth = How many decisions deep.
help-perft-divide = Show the count below each option.
help-perft-seed = The seed of dice and random moves.
help-perft-moves = Random moves to play first.
help-perft-check = Compare with a perft file.
help-golden = Compare the games with their golden playthroughs.
help-golden-game = The game; without it, all of them.
help-golden-write = Write them anew.
help-golden-folder = Where they are kept.

no-such-language = There is no language “{ $lang }”; there are { $known }.
see-help = See `{ $command } --help`.
bad-set = “{ $given }” is no setting: write SECTION.NAME=VALUE.
settings-setting = setting
settings-value = value
settings-origin = set by
settings-default = nobody
setting-without-value = “{ $text }” is not NAME=VALUE.
which-game = Which game? There are { $games }.
no-such-move = There is no move { $at }: the game has { $length }.

column-game = game
column-name = name
column-players = players
games-seats = { $count } players
games-each-seat = of each player, here the first
games-levels = levels: { $levels }
games-bot = bot { $bot }
column-bots = bots
column-bot = bot
column-played = played
column-won = won
column-drawn = drawn
column-share = share %
column-interval = 95 %
column-score = score
column-lead = lead
column-rating = rating
sides = Sides

arena-title = { $game }: { $matches } matches
arena-length = Decisions: { $median } at the median ({ $least }–{ $most }); turns: { $turns }.
arena-speed = { $seconds } s: { $decisions } decisions/s, { $matches } matches/s.
arena-reasons = How they ended: { $reasons }.
arena-crashes = { $count ->
    [one] One match went wrong; its replay is
   *[other] { $count } matches went wrong; their replays are
} in { $folder }.
plot-lead = lead in score
plot-foot = { $matches } matches · { $moves } decisions at the median
plot-written = The plot is in { $file }.

bench-title = One process, Python { $python }
bench-games = random games/s
bench-decisions = decisions/s
bench-per-game = decisions per game
bench-options = options per decision
bench-copy = copy, µs
bench-view = view, µs
bench-determinize = another world, µs
bench-save = save a whole game, µs
bench-load = load and replay it, µs
bench-listening = speed with events recorded
bench-chess = PyPI chess, random moves/s
bench-ratio = decisions/s to chess moves/s
bench-usual = the usual bots, games/s
bench-bot = { $bot } against itself, games/s
bench-no-chess = The package “chess” is not installed, so there is no comparison: pip install chess

sound-save = { $file } is a sound saved game of { $game }: { $moves } moves, each checked.
sound-position = { $file } is a sound position of { $game }; { $moves } moves played since.
over = The game is over. { $reason } { $count ->
    [0] Nobody has won.
   *[other] Victory for { $winners }.
}
to-decide = Turn of { $seat }: { $prompt }
press-enter = Enter: on; q: leave
tale-written = The tale is in { $file }.
perft-total = { $depth ->
    [one] One decision
   *[other] { $depth } decisions
} deep: { $total } lines ({ $seconds } s)
counts-agree = Every count of { $file } agrees.
golden-written = { $file } written, { $size } kB.
golden-same = { $file } is as it was.
golden-differs = { $file } differs:

welcome = Type a number, a notation or a part of either; `help` says what else there is.
goodbye = Farewell.
hand-over = It is now the turn of { $seat }.
bot-thinks = { $bot } thinks for { $seat } …
many-options = { $count } options: type the beginning or a part of one to see it.
terminal-help =
    3            take option 3
    NOTATION     take the option written so
    TEXT         show the options that hold this text; take it if there is only one
    board        draw the board again
    log [N]      the last things that happened
    undo         take back your last decision, if nothing has been learnt since
    why INTENT   why this cannot be done now
    counsel      what somebody who knows the game would do, and why
    cost         what your last move cost
    save FILE    save the game; `redbook play --terminal --load FILE` goes on with it
    quit         leave
undone = Taken back.
why-what = Why not what? For example: why 0908>1008
nothing-against = Nothing speaks against “{ $intent }”: it is on offer.
save-where = Save where? For example: save my-game.json
saved = Saved in { $file }.
not-saved = { $file } could not be written: { $why }
bot-failed = { $bot } failed ({ $why }); a move was drawn by lot for it.
onward-part-2 = The letter waits at Bree: Part 2 begins.
onward-war = The Ring has come to Rivendell, or is lost: the War of the Ring begins, with what the Hunt has earned.
