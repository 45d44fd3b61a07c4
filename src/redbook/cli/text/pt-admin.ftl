# O que faz quem hospeda um servidor com as suas mesas.
help-serve-log-format = Como o servidor escreve o seu registro: text para pessoas, json para programas.
help-admin = Cuida das mesas de um servidor, esteja ele rodando ou não.
help-admin-list = As mesas, primeiro as que mudaram há menos tempo.
help-admin-list-game = Só as deste jogo.
help-admin-list-idle = Só aquelas em que ninguém jogou há tantos dias.
help-admin-list-unfinished = Só partidas que não terminaram.
help-admin-list-json = Em JSON, para programas.
help-admin-list-db = O banco de dados; sem ele, o dos ajustes.
help-admin-list-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-admin-show = Tudo o que não é segredo de uma mesa.
help-admin-show-table = O identificador dela.
help-admin-show-db = O banco de dados; sem ele, o dos ajustes.
help-admin-show-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-admin-delete = Apaga uma mesa para sempre, com as suas jogadas, links e notas. Um servidor rodando percebe.
help-admin-delete-table = O identificador dela.
help-admin-delete-yes = Não perguntar.
help-admin-delete-db = O banco de dados; sem ele, o dos ajustes.
help-admin-delete-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-admin-export = Escreve a partida inteira de uma mesa, com a semente dos dados que ainda vão cair: conta todos os segredos.
help-admin-export-table = O identificador dela.
help-admin-export-output = O arquivo a escrever.
help-admin-export-db = O banco de dados; sem ele, o dos ajustes.
help-admin-export-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-admin-prune = Retira as mesas em que ninguém toca há muito tempo, conforme os ajustes.
help-admin-prune-empty-days = Dias que se guarda uma mesa em que ninguém jogou; 0 é para sempre.
help-admin-prune-unfinished-days = Dias desde a última jogada de uma partida que não terminou; 0 é para sempre.
help-admin-prune-finished-days = Dias desde a última jogada de uma partida que terminou; 0 é para sempre.
help-admin-prune-dry-run = Só diz que mesas iriam embora.
help-admin-prune-db = O banco de dados; sem ele, o dos ajustes.
help-admin-prune-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-admin-backup = Escreve todas as mesas de um momento num arquivo, com o servidor rodando; comprimido, se o nome termina em gz.
help-admin-backup-file = O arquivo a escrever. Contém os segredos de todas as mesas.
help-admin-backup-db = O banco de dados; sem ele, o dos ajustes.
help-admin-backup-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-admin-restore = Lê uma cópia de segurança num banco de dados vazio, de qualquer tipo.
help-admin-restore-file = A cópia de segurança.
help-admin-restore-db = O banco de dados; sem ele, o dos ajustes.
help-admin-restore-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-admin-check = Joga de novo todas as mesas e diz o que está errado; o código de saída é 1 se algo estiver.
help-admin-check-table = Só esta.
help-admin-check-db = O banco de dados; sem ele, o dos ajustes.
help-admin-check-settings = O arquivo de ajustes; sem ele, redbook.toml nesta pasta, se existir.
help-admin-check-modules = Um arquivo (ou módulo) de Python com jogos seus; pode ser dado várias vezes.

admin-table = mesa
admin-game = jogo
admin-rules = regras
admin-title = título
admin-settings = ajustes
admin-opened = aberta
admin-changed = última mudança
admin-moves = jogadas
admin-stands = situação
admin-people = lugares
admin-keys = chaves
admin-notes = notas
admin-onward = continua em
admin-waiting = espera { $seat }
admin-count = { $count ->
    [1] { $count } mesa
   *[other] { $count } mesas
}
admin-no-table = Não há nenhuma mesa “{ $table }”.
admin-rules-changed = Regras { $then }, depois { $now }: ficaram { $kept } de { $of } jogadas.
admin-sure = Apagar para sempre a mesa { $table } ({ $game }, { $moves } jogadas)?
admin-deleted = A mesa { $table } foi apagada.
admin-would-go = { $count ->
    [1] { $count } mesa iria embora.
   *[other] { $count } mesas iriam embora.
}
admin-gone = { $count ->
    [1] { $count } mesa foi retirada.
   *[other] { $count } mesas foram retiradas.
}
admin-exported = A mesa { $table } está em { $file }. Guarde só para você: contém cartas ocultas e a semente dos dados que ainda vão cair.
admin-backed-up = { $rows } linhas estão em { $file }. Guarde só para você: contém os segredos de todas as mesas.
admin-restored = { $rows } linhas vieram de { $file }.
admin-checking = jogando de novo
admin-wrong = { $table }: errado: { $why }
admin-stands-elsewhere = { $table }: vai continuar de uma jogada anterior quando for aberta ({ $why })
admin-checked = { $tables ->
    [1] { $tables } mesa jogada
   *[other] { $tables } mesas jogadas
} de novo, { $wrong } com erro.
