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
