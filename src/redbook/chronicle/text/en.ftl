# The words of the chronicle. The same ids stand in es.ftl and pt.ftl.
title = { $game }: the tale
outcome = { $count ->
    [0] Nobody won. { $reason }
    [one] Victory for { $winners }. { $reason }
   *[other] Victory for { $winners } together. { $reason }
}
unfinished = The end is not yet written: { $moves ->
    [0] nothing has happened
    [one] one decision has been taken
   *[other] { $moves } decisions have been taken
} so far.
players = Who played
contents = Contents
section-chart = How the score went
section-turning = Turning points
section-tale = The tale, turn by turn
section-end = How it ended
section-dice = What the dice said
column-seat = Seat
column-score = Score
column-decisions = Decisions
column-turn = Turn
column-why = Roll
column-rolls = Dice
column-mean = Mean
column-expected = Expected
column-luck = Compared with chance
column-faces = Faces
as-table = The same as a table
swing = Here the tide turned for { $seat }: { $by } points gained on the others in turn { $turn }.
chapter = Turn { $turn }
prologue = Before it began
quiet = A quiet time: nothing of note.
all-of-it = { $count ->
    [one] The one thing that happened
   *[other] Everything that happened ({ $count })
}
dice-explained = The number in brackets tells how many standard deviations the sum lies from what chance would give; beyond 2 is rare.
luck-ordinary = ordinary
luck-high = rather high
luck-low = rather low
luck-very-high = strikingly high
luck-very-low = strikingly low
colophon = Written by Red Book from the record of the match.
