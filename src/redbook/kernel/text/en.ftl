# Errors that any game may raise. The same ids stand in es.ftl and pt.ftl.
error-error = Something went wrong.
error-unknown-game = There is no game called “{ $game }”.{ $found ->
    [0] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
error-bad-setting = { $game } does not know the setting { $name } = { $value }.
error-unknown-setting = { $game } does not know the setting { $name }.{ $found ->
    [0] {" "}There are: { $known }.
   *[other] {" "}Did you mean { $near }?
}
error-bad-value = { $game } does not know the setting { $name } = { $value }. It can be { $values }.
error-unknown-seat = There is no seat called “{ $seat }” at this table.
error-illegal-move = “{ $move }” cannot be played now.
error-no-counsel = There is nothing that a counsellor could say now.
error-game-over = The game is over.
error-cannot-undo = This cannot be taken back: dice have fallen, a secret has been shown or somebody else has decided since.
error-bad-save = This saved game is damaged or was changed by hand, at move { $move } ({ $why }).
error-old-save = This game was saved under older rules (version { $then }, now { $now }) and plays otherwise from move { $move } on: { $why }.
error-newer-save = This game was saved by a newer version of Red Book ({ $why }).
error-bad-position = This position cannot be: { $why }
error-bad-chance = “{ $answer }” is not a possible answer ({ $why }).
error-bad-texts = The card texts in “{ $file }” cannot be used: { $why }
error-no-such-lesson = There is no lesson called “{ $lesson }”.
error-no-such-scene = The rulebook has no scene called “{ $scene }”.
error-chance-exhausted = No more scripted answers ({ $why }).
error-rule-broken = A rule of the game was broken: { $law }
error-cannot-encode = “{ $value }” in { $field } has no place in an array: the game's module “shapes” does not list it.
error-illegal-action = “{ $move }” is not offered to { $seat }, who is asked { $asked }: { $why }
error-not-begun = Call reset first: no match has begun.

why-game-is-over = The game is over.
why-not-offered = This is not among the things that can be done now.
face = { $face }
event-rules-changed = The rules have changed (version { $then }, now { $now }). Of { $stood } moves, { $kept } still mean the same: the game goes on from there, with new dice.

error-unknown-bot = { $game } has no bot called “{ $bot }”.{ $found ->
    [0] {""}
   *[other] {" "}Did you mean “{ $near }”?
} There are: { $known }.
error-other-game = “{ $bot }” does not play { $game }. It plays: { $games }.{ $found ->
    [0] {""}
   *[other] {" "}There is no game “{ $unknown }”: did you mean “{ $near }”?
}
error-broken-bot = The bot “{ $bot }” is installed but cannot be loaded: { $why }
error-name-taken = There is a bot called “{ $bot }” already, from { $where }. Choose another name.
error-bad-bot = “{ $bot }” cannot be a bot: { $wrong ->
    [name] a name begins with a letter or a digit and has at most 40 letters, digits, “-”, “_” and “.”.
    [level] a level has letters, digits, “-” and “_”, unlike “{ $what }”.
    [choose] { $what } needs a method choose(self, seen, chance).
    [made-with-level] { $what } has levels, so it must be made with one: def __init__(self, level).
    [made-with-nothing] { $what } has no levels, so it must be made without arguments.
    [function] { $what } must take (seen, chance).
    [function-levels] a function has no levels. Write a class that is made with its level.
    [maker] a BotMaker has its own games, levels and seats.
   *[kind] a bot is a class with a method choose(self, seen, chance), or a function (seen, chance).
}
error-not-offered = { $bot } answered { $answer }, which was not offered. { $kind ->
    [nothing] choose has to return one of seen.options: is a “return” missing?
    [text] Return the option itself: seen.find({ $answer }).
    [text-elsewhere] Return one of seen.options; nothing there is written so.
   *[other] Return one of seen.options, as it is.
}
error-no-such-import = { $name } cannot be imported: { $kind ->
    [file] there is no such file.
    [folder] it is a folder. Name the Python file in it.
   *[module] there is no such module. Name a Python file, or a module that Python finds from here.
}{ $found ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
}
error-broken-import = { $where }: { $why }
error-nothing-registered = { $name } registers no bot and no game. Put @register_bot("mybot") before the class or the function of your bot (from redbook import register_bot).
error-no-such-file = { $path } cannot be read or written: { $why }
error-not-a-document = { $path } is neither a saved game nor a record nor a position: { $why }
error-picture-too-large = { $width } dots is no width for a picture: from 1 to { $most }.
error-no-picture = There is no picture of { $game } yet.
error-bad-usage = { $why }
error-missing-extra = { $extra ->
    [server] This needs the server
    [postgres] PostgreSQL needs its driver, asyncpg
    [env] Environments for learning need { $package }
    [spiel] This needs OpenSpiel
    [data] Datasets need { $package }
    [picture] PNG pictures need { $package }
    [docs] The docs site is made by MkDocs
    [ray] This needs Ray
   *[other] This needs { $package }
}: pip install "redbook[{ $extra }]"
error-already-served = { $where } is being served by another process. Stop that one, or let both hear of each other: PostgreSQL and --redis.
error-several-need-more = Several servers at one storage need PostgreSQL (--db postgresql://…) and Redis (--redis redis://…).
error-bad-backup = This is no backup that can be read here, or only a part of one: { $why }
error-not-empty = There are tables in this database already. A backup is read into an empty one only.
error-no-database = There is no database of this version of Red Book here: { $why }
error-no-server = The table in the browser cannot be opened: { $why }
error-unknown-server-setting = { $where }: there is no setting { $name }.{ $found ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
}
error-bad-server-setting = { $where }: { $name } cannot be { $value } ({ $why }).
error-bad-settings-file = { $file } cannot be read: { $why }
error-not-a-site = { $folder } holds something else than a docs site. Choose an empty folder.
error-broken-docs = The docs site could not be built: { $why }
error-workers-died = A worker process died. Try again with --jobs 1 to see why.
error-ray-unreachable = No Ray cluster answers at { $address }: { $why }
error-internal = Something went wrong inside Red Book: { $why } (set REDBOOK_DEBUG=1 to see all of it)
error-nobody-asked = No seat is left to decide in { $game }: bots play all of them, or matches end before the others are asked.
error-bot-failed = { $bot }, who plays { $seat }, failed: { $why }
error-worker-died = Worker { $worker } (process { $pid }) is gone, exit code { $code }. The runner is closed; run it with workers=0 to see why.
error-worker-failed = Worker { $worker } failed: { $why }. The runner is closed.
error-runner-closed = The runner cannot do this now: { $why }.
error-bad-dataset = { $path } is not a dataset of Red Book: { $why }
error-file-there = { $path } is there already. Write over it with --force, or choose another name.
error-too-many-bots = { $bots } bots for { $seats } seats: name at most one a seat.
