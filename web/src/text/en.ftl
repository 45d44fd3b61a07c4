# The words of the table itself. The same ids stand in es.ftl and pt.ftl.
title = Red Book
subtitle = A table for the games of the Ring
welcome = Play against the machine, on one screen, or with friends by a link. The table knows the rules, says why, and takes back what can be taken back.
fan-work = Red Book is unofficial fan work, made for love and given away free. It is not endorsed by or connected with the publishers of these games or with Middle-earth Enterprises. All drawings and texts are our own; to play with the real pieces, buy the games.
about = About
about-what = Red Book is a free and open table: it lets people play the board games of the Ring in the browser, with every rule kept and every tale recorded.
about-how = How it plays
about-how-click = What can be done glows. Click it, and it is done.
about-how-why = Click what cannot be done, and the table says why, with the number of the rule.
about-how-undo = Anything can be taken back until dice have fallen or somebody else has decided.
about-how-friends = Friends sit down by a link. Nobody needs an account.
about-how-keys = Everything works with the keyboard and with a screen reader: press ? at the table.
about-notice = Notice
about-licence = Free software under the MIT licence.
about-libraries = Licences of the libraries in this page

games = Games
game-siege = The Siege of Minas Tirith
game-siege-about = Twelve days in March. The host of Mordor comes over the Anduin; the West has a wall, a city and a promise from Rohan. A wargame on 375 hexes.
game-siege-time = two to three hours
game-wotr = War of the Ring
game-wotr-about = The armies of the Shadow against the Free Peoples, and a small company on its way to the fire.
game-wotr-time = three hours
game-hunt = Hunt for the Ring
game-hunt-about = Somewhere between the Shire and Rivendell the Ring-bearer hides. The Nine are looking for him.
game-hunt-time = two hours
game-tcg = The trading card game
game-tcg-about = A fellowship and a shadow in every deck: nine sites, and something waiting at each.
game-tcg-time = one hour
players = { $count ->
    [one] one player
   *[other] { $count } players
}
players-range = { $from } to { $to } players
play-now = Play
play-now-hint = You play { $seat }; the machine plays the others.
set-table = Set the table…
set-table-for = Set the table: { $game }
how-many = How many play
sit-here = Here
sit-friend = Friend
sit-bot = Machine
sit-here-hint = plays on this screen
sit-friend-hint = gets a link to sit down with
which-bot = Which machine
bot-random = Plays at random
bot-seer = The Seer
bot-captain = The Captain
bot-wanderer = The Wanderer
bot-rider = The Black Rider
bot-steward = The Steward
bot-lieutenant = The Lieutenant
bot-loremaster = The Loremaster
level-novice = novice
level-steady = steady
level-strong = strong
level-easy = easy
level-normal = normal
level-veteran = veteran
level-hard = hard
level-master = master
level-quick = quick
level-deep = deep
play-as = I play { $seat }
hot-seat = All on this screen
table-title = Name of the table
table-title-hint = may stay empty
referee = Referee
referee-hint = You roll real dice, and the table asks what came up.
open-table = Open the table
watch-bots = Watch the machines play
my-tables = My tables
your-turn = It is your turn
waits-for = Waiting for { $seat }
waits-open = { $seat }: nobody has sat down yet. Send the link.
waits-away = Waiting for { $seat }, who is away
waits-for-dice = Waiting for the dice
bot-thinks = { $seat }: the machine is thinking
over = The game is over
moves-made = { $count ->
    [one] one move
   *[other] { $count } moves
}
forget = Take off this list
load-save = Load a saved game
load-save-hint = Drop a saved game or a record here, or choose the file, and play on.
choose-file = Choose a file
not-a-save = This file is neither a saved game nor a record of Red Book.
yes = yes
no = no

language = Language
settings = Settings
your-name = Your name
your-name-hint = as the others see it
theme = Light
theme-auto = as the system has it
theme-light = day
theme-dark = candlelight
motion = Movement
motion-auto = as the system has it
motion-none = none
motion-quick = quick
motion-normal = normal
motion-slow = slow
set-auto-answer = Take the only option there is without asking
set-confirm = Ask once more before what cannot be taken back
set-hex-numbers = Show the numbers of the hexes

close = Close
copy = Copy
copied = The link is on the clipboard.
copied-own = The link is on the clipboard. It opens your own seat: keep it to yourself.
sure = Sure? It cannot be taken back
rule = rule { $rule }
try-again = Try again
to-lobby = To the title page
to-table = Back to the table
opening = Opening the table…
no-table = There is no such table
no-page = There is no such page
no-page-text = The address leads nowhere in this book. Perhaps a piece of the link is missing.
problem-unreachable = The server cannot be reached.
problem-server = The server answered with an error ({ $status }).
stale = The table had already gone on. Look again.
reconnecting = The line is broken; connecting again…

seats = Seats
you = you
somebody = somebody
nobody-yet = nobody yet
decides = decides now
presence-here = at the table
presence-away = away
presence-bot = machine
presence-open = empty
undo = Take back
cannot-undo = There is nothing that can be taken back now.
invite = Invite
show-link = Show the link
invite-hint = Whoever opens this link first sits down there.
invite-seat = Link for { $seat }
watch-hint = Whoever opens this link looks on and knows no secrets.
watch-link = Link for spectators
save = Save to a file
record = Record as a text file
replay = Replay
keys = Keys
side = Side panels
board = Board
prompt = What is asked
log = What happened
talk = Table talk
say = Say
say-something = Say something to the table
earlier = { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}
more = { $count } more
more-in-list = { $count } more in the list
options-list = All options ({ $count })
filter-options = Search among { $count } options
nothing-to-decide = There is nothing to decide just now.
you-decide = { $prompt } { $count ->
    [one] One option.
   *[other] { $count } options.
}
die-pad = What the die shows
away-title = While you were away
away-count = { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
go-on = Go on
pass-screen = Hand the screen to: { $seat }
pass-screen-hint = Everybody else looks away.
it-is-me = I am { $seat }
won = Victory: { $who }
drawn = A draw
chronicle = The chronicle
look-at-board = Look at the board

skip = Go to
skip-board = Go to the board
skip-prompt = Go to the decision
skip-log = Go to the log
key-board = go to the board
key-arrows = walk over the board
key-choose = choose what the cursor is on
key-cancel = give up a choice
key-undo = take back
key-prompt = go to the decision
key-options = go to the list of all options
key-log = go to the log
key-talk = say something
key-side = show or hide the side
key-zoom = nearer, farther, the whole board
key-help = this list

eyes = Whose eyes
spectator = a spectator
share-move = Link to this move
play-on = Play on from here
this-move = This move
before-first = Before the first move.
nothing-told = Nothing to tell of this move.
move-of = move { $at } of { $length }
move-slider = Move
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
play-replay = Play
pause = Pause

zoom = Zoom
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Show the whole map
