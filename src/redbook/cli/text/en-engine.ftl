# Programs that play: the protocol for engines.
help-arena-strict = Leave with exit code 1 if any bot failed in a match, not only if the game did.
help-play-program = A program that speaks the protocol for engines, offered as a bot at this table; may be given several times.
help-serve-program = A program that speaks the protocol for engines, offered as a bot at every table; may be given several times.
help-engine = Speak the protocol for engines on standard input and output: other programs play our bots and ask about positions.
help-engine-bot = The bot that answers, with its level after a colon; otherwise the one at home in each seat, or whom the host names.
help-engine-modules = A Python file or module with bots or games of your own, offered too; may be given several times.
help-engine-schema = Print every message of the protocol as JSON Schema.
help-sit = Let a program play at a table: it sits down by a link and plays until the match ends.
help-sit-link = The link of the seat, as the host sent it.
help-sit-program = The program: a file, or “cmd:” and a command line.
help-sit-name = What it is called at the table; otherwise the name it gives itself.
help-sit-seconds = Time for one answer; who takes longer is started again.
help-sit-logs = A folder for what the program writes to standard error.
arena-bot-faults = { $bot } lost matches by its own fault: { $faults }.
fault-raised = crashed
fault-illegal = played what was not offered
fault-late = took too long
sit-down = { $program } sits down at table { $table }.
sit-key = Its seat from now on, to go on or to take over in a browser: { $link }
sit-asked = { $moves ->
    [one] One move made.
   *[other] { $moves } moves made.
}
sit-restart = { $program } is started again: { $why }
sit-gave-up = { $program } failed { $times } times. The seat is still its own: { $link }
sit-away = The table does not answer ({ $why }); trying again in { $seconds } s.
sit-over = The match is over ({ $reason }). { $count ->
    [0] Nobody has won.
   *[other] Victory for { $winners }.
}
