# What a host does with the tables of a server.
help-serve-log-format = How the server writes its log: text for people, json for programs.
help-admin = Look after the tables of a server, while it runs or not.
help-admin-list = The tables, the last changed first.
help-admin-list-game = Only of this game.
help-admin-list-idle = Only those where nobody has moved for so many days.
help-admin-list-unfinished = Only matches that are not over.
help-admin-list-json = As JSON, for programs.
help-admin-list-db = The database; without it, the one that is set.
help-admin-list-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-admin-show = All about a table that is no secret.
help-admin-show-table = Its id.
help-admin-show-db = The database; without it, the one that is set.
help-admin-show-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-admin-delete = Delete a table for good, with its moves, links and notes. A running server notices.
help-admin-delete-table = Its id.
help-admin-delete-yes = Do not ask.
help-admin-delete-db = The database; without it, the one that is set.
help-admin-delete-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-admin-export = Write the whole save of a table, with the seed of dice still to fall: it tells all secrets.
help-admin-export-table = Its id.
help-admin-export-output = The file to write.
help-admin-export-db = The database; without it, the one that is set.
help-admin-export-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-admin-prune = Clear away tables that nobody has touched for long, as the settings say.
help-admin-prune-empty-days = Days that a table is kept where nobody has moved; 0 is for ever.
help-admin-prune-unfinished-days = Days after the last move of a match that is not over; 0 is for ever.
help-admin-prune-finished-days = Days after the last move of a match that is over; 0 is for ever.
help-admin-prune-dry-run = Only say which tables would go.
help-admin-prune-db = The database; without it, the one that is set.
help-admin-prune-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-admin-backup = Write all tables of one moment to a file, while the server runs; packed, if its name ends in gz.
help-admin-backup-file = The file to write. It holds the secrets of all tables.
help-admin-backup-db = The database; without it, the one that is set.
help-admin-backup-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-admin-restore = Read a backup into an empty database, of either kind.
help-admin-restore-file = The backup.
help-admin-restore-db = The database; without it, the one that is set.
help-admin-restore-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-admin-check = Replay every table and say what is wrong; the exit code is 1 if something is.
help-admin-check-table = Only this one.
help-admin-check-db = The database; without it, the one that is set.
help-admin-check-settings = The file of settings; without it, redbook.toml in this folder, if there is one.
help-admin-check-modules = A Python file (or module) with games of your own; may be given several times.

admin-table = table
admin-game = game
admin-rules = rules
admin-title = title
admin-settings = settings
admin-opened = opened
admin-changed = last changed
admin-moves = moves
admin-stands = stands
admin-people = seats
admin-keys = keys
admin-notes = notes
admin-onward = leads on to
admin-waiting = waits for { $seat }
admin-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-no-table = There is no table “{ $table }”.
admin-rules-changed = Rules { $then }, then { $now }: { $kept } of { $of } moves were kept.
admin-sure = Delete table { $table } ({ $game }, { $moves } moves) for good?
admin-deleted = Table { $table } is deleted.
admin-would-go = { $count ->
    [one] { $count } table would go.
   *[other] { $count } tables would go.
}
admin-gone = { $count ->
    [one] { $count } table was cleared away.
   *[other] { $count } tables were cleared away.
}
admin-exported = Table { $table } is in { $file }. Keep it to yourself: it holds hidden cards and the seed of dice still to fall.
admin-backed-up = { $rows } rows are in { $file }. Keep it to yourself: it holds the secrets of all tables.
admin-restored = { $rows } rows came from { $file }.
admin-checking = replaying
admin-wrong = { $table }: wrong: { $why }
admin-stands-elsewhere = { $table }: goes on from an earlier move once it is opened ({ $why })
admin-checked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} replayed, { $wrong } wrong.
