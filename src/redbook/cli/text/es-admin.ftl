# Lo que hace quien aloja un servidor con sus mesas.
help-serve-log-format = Cómo escribe el servidor su registro: text para personas, json para programas.
help-admin = Cuida las mesas de un servidor, esté en marcha o no.
help-admin-list = Las mesas, primero las que cambiaron hace menos.
help-admin-list-game = Solo las de este juego.
help-admin-list-idle = Solo aquellas en las que nadie ha jugado desde hace tantos días.
help-admin-list-unfinished = Solo partidas sin terminar.
help-admin-list-json = En JSON, para programas.
help-admin-list-db = La base de datos; si no se indica, la de los ajustes.
help-admin-list-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-admin-show = Todo lo que no es secreto de una mesa.
help-admin-show-table = Su identificador.
help-admin-show-db = La base de datos; si no se indica, la de los ajustes.
help-admin-show-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-admin-delete = Borra una mesa para siempre, con sus jugadas, enlaces y notas. Un servidor en marcha se da cuenta.
help-admin-delete-table = Su identificador.
help-admin-delete-yes = No preguntar.
help-admin-delete-db = La base de datos; si no se indica, la de los ajustes.
help-admin-delete-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-admin-export = Escribe la partida entera de una mesa, con la semilla de los dados por caer: cuenta todos los secretos.
help-admin-export-table = Su identificador.
help-admin-export-output = El archivo que escribir.
help-admin-export-db = La base de datos; si no se indica, la de los ajustes.
help-admin-export-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-admin-prune = Retira las mesas que nadie ha tocado en mucho tiempo, según los ajustes.
help-admin-prune-empty-days = Días que se guarda una mesa en la que nadie ha jugado; 0 es para siempre.
help-admin-prune-unfinished-days = Días desde la última jugada de una partida sin terminar; 0 es para siempre.
help-admin-prune-finished-days = Días desde la última jugada de una partida terminada; 0 es para siempre.
help-admin-prune-dry-run = Solo dice qué mesas se irían.
help-admin-prune-db = La base de datos; si no se indica, la de los ajustes.
help-admin-prune-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-admin-backup = Escribe todas las mesas de un momento en un archivo, con el servidor en marcha; comprimido, si su nombre acaba en gz.
help-admin-backup-file = El archivo que escribir. Contiene los secretos de todas las mesas.
help-admin-backup-db = La base de datos; si no se indica, la de los ajustes.
help-admin-backup-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-admin-restore = Lee una copia de seguridad en una base de datos vacía, de cualquier tipo.
help-admin-restore-file = La copia de seguridad.
help-admin-restore-db = La base de datos; si no se indica, la de los ajustes.
help-admin-restore-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-admin-check = Vuelve a jugar todas las mesas y dice qué está mal; el código de salida es 1 si algo lo está.
help-admin-check-table = Solo esta.
help-admin-check-db = La base de datos; si no se indica, la de los ajustes.
help-admin-check-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-admin-check-modules = Un archivo (o módulo) de Python con juegos tuyos; se puede dar varias veces.

admin-table = mesa
admin-game = juego
admin-rules = reglas
admin-title = título
admin-settings = ajustes
admin-opened = abierta
admin-changed = último cambio
admin-moves = jugadas
admin-stands = estado
admin-people = puestos
admin-keys = llaves
admin-notes = notas
admin-onward = sigue en
admin-waiting = espera a { $seat }
admin-count = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
admin-no-table = No hay ninguna mesa «{ $table }».
admin-rules-changed = Reglas { $then }, después { $now }: se conservaron { $kept } de { $of } jugadas.
admin-sure = ¿Borrar para siempre la mesa { $table } ({ $game }, { $moves } jugadas)?
admin-deleted = La mesa { $table } está borrada.
admin-would-go = { $count ->
    [one] Se iría { $count } mesa.
   *[other] Se irían { $count } mesas.
}
admin-gone = { $count ->
    [one] Se retiró { $count } mesa.
   *[other] Se retiraron { $count } mesas.
}
admin-exported = La mesa { $table } está en { $file }. Guárdalo para ti: contiene cartas ocultas y la semilla de los dados por caer.
admin-backed-up = { $rows } filas están en { $file }. Guárdalo para ti: contiene los secretos de todas las mesas.
admin-restored = { $rows } filas llegaron de { $file }.
admin-checking = jugando de nuevo
admin-wrong = { $table }: mal: { $why }
admin-stands-elsewhere = { $table }: seguirá desde una jugada anterior cuando se abra ({ $why })
admin-checked = { $tables ->
    [one] { $tables } mesa jugada
   *[other] { $tables } mesas jugadas
} de nuevo, { $wrong } mal.
