# What can be wrong with a program that is to play.
error-no-such-program = There is no program “{ $program }”.
error-not-executable = “{ $program }” cannot be run: make it executable (chmod +x), or name the command that runs it, as in "cmd:node { $program }".
error-bad-program = The program cannot play: { $why }
error-plays-other = { $program } does not play { $game }, only { $games }.
error-no-such-level = { $program } has no level “{ $level }”. There are: { $levels }.
error-bad-link = “{ $link }” is not the link of a seat. One looks like this: http://HOST:PORT/#/t/TABLE/KEY
error-table-refuses = The table does not let the program sit down: { $why }
error-table-away = No table answers at { $address }: { $why }
