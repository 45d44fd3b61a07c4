# The counsellor beside a player, and the guided first game.
counsel = Counsellor
counsel-would = I would
counsel-only = There is only one thing to do here:
counsel-do = Do it
counsel-ask = What would you do?
counsel-what-cost = What did my last move cost?
counsel-thinking = The counsellor is thinking…
counsel-weighing = The counsellor is weighing your last move…
counsel-watch = Watch what the others do. The counsellor speaks when it is your turn.
counsel-over = The game is over. In the replay you can go through it again.
counsel-lost = The counsellor cannot be asked just now.
counsel-always = speaks by itself
counsel-instead = What I would have done, and why
counsel-chance = Your chance to win, between equals: about { $chance } %
counsel-same = You did what I would have done.
counsel-better = Better than what I had in mind: about { $cost } % more of a chance to win.
counsel-good = As good as what I would have done.
counsel-slight = That cost a little: about { $cost } % of your chance to win.
counsel-mistake = That was a mistake: it cost about { $cost } % of your chance to win.
counsel-blunder = That was a heavy mistake: it cost about { $cost } % of your chance to win.
counsel-set = A counsellor may be asked
counsel-set-hint = Everybody at the table may ask what it would do, and what a move cost. It knows only what the one who asks can know.

guided = A first game with a counsellor
guided-about = A whole game against a gentle opponent. The counsellor says what it would do and why, and afterwards what your move cost. You decide.
guided-as = Play as { $seat }
guided-begin = Begin
