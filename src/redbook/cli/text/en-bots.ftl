# Bots of one's own.
help-play-modules = A Python file (or module) with bots or games of your own; may be given several times.
help-serve-modules = A Python file (or module) with bots or games of your own; may be given several times.
help-arena-modules = A Python file (or module) with bots or games of your own; may be given several times.
help-bench-modules = A Python file (or module) with bots or games of your own; may be given several times.
help-new-bot = Write a package with a bot that plays, a test and an entry point: ready to change, to run and to install.
help-new-bot-name = The name of the bot: small letters, digits and “-”.
help-new-bot-game = The game that it plays.
help-new-bot-folder = Where to write it; without it, here.

new-bot-name = “{ $name }” is no name for a bot: it needs small letters, digits and “-”, at most 40, and a letter first.
new-bot-taken = There is a bot called “{ $name }” for { $game } already. Choose another name.
new-bot-module = Python has a module called “{ $name }” already, and the one would hide the other. Choose another name.
new-bot-exists = { $folder } is there already, and nothing in it was touched. Choose another name, or another folder with --dir.
new-bot-written = { $name } is written in { $folder } and can play. What next:
new-bot-idea = Its idea stands in { $file }: make it yours.
