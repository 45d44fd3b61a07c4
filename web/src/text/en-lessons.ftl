# Lessons: the course of a game, the guide beside the board, and what newcomers are offered.
learn = Learn
learn-game = { $game }: lessons
learn-others = Learn another game
learn-about = Short scenes on the real board. A guide says what is going on and what to try. You cannot break anything: whatever does not belong to the lesson is not played.
learn-begin = Begin: { $title }
learn-go-on = Go on: { $title }
learn-done = done
learn-done-of = { $done } of { $count } done
learn-done-short = { $done }/{ $count }
learn-minutes = { $count ->
    [one] about a minute
   *[other] about { $count } minutes
}
learn-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
learn-none = Nobody has written lessons for this game yet.
learn-with-guide = Learn with a guide

lesson-as = You play: { $seat }
lesson-guide = The guide
lesson-step = Step { $step } of { $count }
lesson-progress = How far you have come
lesson-next = Next
lesson-back = Back
lesson-go-on = Go on
lesson-show = Show me
lesson-again = From the beginning
lesson-fold = Fold the guide
lesson-unfold = Unfold the guide
lesson-you = Your move
lesson-heard = What the others did
lesson-watch = The others move…
lesson-moves = { $seat } to move
lesson-over = The lesson is over.
lesson-refused = That cannot be done
lesson-rule = the rule
lesson-astray = The rules allow that
lesson-astray-read = It is not its turn in this lesson yet. Read on with “Next”: the guide comes to your move in a moment.
lesson-astray-why = In a game of your own you may well choose it. This lesson follows one thread and has another move for now: { $what }. So nothing has changed.
lesson-lost = The table cannot be reached just now. Try again in a moment.
lesson-coming = The board is being set…
lesson-course = All lessons
lesson-go-next = Next lesson
lesson-play = Play a game

offer = New here?
offer-about = { $game } has short lessons on the real board: a guide shows you what to do, step by step. You can leave at any moment.
offer-learn = Yes, show me
offer-play = No, play at once
offer-first-game = Play by the rules for a first game
offer-first-game-about = The rules for a first game: ready decks, a shorter way, and no bid.
