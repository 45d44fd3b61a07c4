# The words of the docs site around the texts that it shows. The same ids stand in es.ftl and pt.ftl.
language = English
rules = Rules
rules-of-games = The rules in our own words
rules-intro = Every clause has an address of its own. The small labels are places in the printed rulebook. Scenes show a position and ask for a move: think first, then open the answer, or play the scene at your table.
chapters = Chapters
marks = Places in the printed rulebook
marks-intro = What stands where in the printed rulebook, and the clauses that tell it here.
marks-of = Rulebook: { $book }
mark = place
clauses = clauses
also = Also in
try-it = Try it
answer = Answer
otherwise = Anything else
play-here = Play this scene at your table
position = The position
lessons = Lessons
lessons-intro = A lesson is played at the table, step by step, with a guide beside the board.
your-seat = You play: { $seat }
lesson-steps = { $count ->
    [one] One step
   *[other] { $count } steps
}
lesson-play = Play this lesson at your table
table-needed = Links to the table need it open: `redbook play`.
project = The project
candlelight = Read by candlelight
daylight = Read by daylight
decisions = Rules and decisions
for-players = For players
for-programs = For programs
for-programs-intro = The same engine runs without a browser: bots, environments for learning, an arena, a protocol for engines in any language.
players = Play
commands = The command line
settings = Settings, seats and bots
settings-intro = What a match can be set up with, as the games say themselves. The first value is the usual one. At a table in the browser these are the choices before the first move; on the command line write `--set NAME=VALUE`; in Python `Match.new(…, settings=…)`.
settings-none = No settings: it is always set up the same way.
settings-players = players
settings-seats = seats
settings-bots = Bots
setting = setting
setting-meaning = what it decides
setting-values = values
programs = Programs
programs-intro = Red Book as a library: write a bot, train an agent, add a game, let an engine in another language play. Every block of Python and every command on these pages is run by the tests.
tutorials = Tutorials
how-to = Guides
notebooks = Notebooks
notebook-ran = Run when this page was made. [The notebook]({ $file }) to run yourself.
notebook-not-run = Shown without its outputs: `pip install nbclient ipykernel matplotlib numpy` and build again. [The notebook]({ $file }) to run yourself.
reference = Reference
reference-intro = Formats, protocols and names, complete. To learn, begin with the tutorials.
formats = Formats and protocols
usage = Commands and settings
api = Python API
