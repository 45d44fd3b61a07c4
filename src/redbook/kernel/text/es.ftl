# Errores que puede dar cualquier juego. Los mismos identificadores están en en.ftl y pt.ftl.
error-error = Algo ha fallado.
error-unknown-game = No hay ningún juego llamado «{ $game }».{ $found ->
    [0] {""}
   *[other] {" "}¿Querías decir «{ $near }»?
}
error-bad-setting = { $game } no conoce el ajuste { $name } = { $value }.
error-unknown-setting = { $game } no conoce el ajuste { $name }.{ $found ->
    [0] {" "}Hay: { $known }.
   *[other] {" "}¿Querías decir { $near }?
}
error-bad-value = { $game } no conoce el ajuste { $name } = { $value }. Puede ser { $values }.
error-unknown-seat = En esta mesa no hay ningún puesto llamado «{ $seat }».
error-illegal-move = «{ $move }» no se puede jugar ahora.
error-no-counsel = Ahora no hay nada que un consejero pueda decir.
error-game-over = La partida ha terminado.
error-cannot-undo = Esto ya no se puede deshacer: desde entonces se han tirado dados, se ha mostrado un secreto o ha decidido otra persona.
error-bad-save = Esta partida guardada está dañada o se ha cambiado a mano, en la jugada { $move } ({ $why }).
error-old-save = Esta partida se guardó con reglas anteriores (versión { $then }, ahora { $now }) y desde la jugada { $move } se juega de otro modo: { $why }.
error-newer-save = Esta partida se guardó con una versión más nueva de Red Book ({ $why }).
error-bad-position = Esta posición no puede darse: { $why }
error-bad-chance = «{ $answer }» no es una respuesta posible ({ $why }).
error-bad-texts = Los textos de cartas de «{ $file }» no se pueden usar: { $why }
error-no-such-lesson = No hay ninguna lección llamada «{ $lesson }».
error-no-such-scene = El reglamento no tiene ninguna escena llamada «{ $scene }».
error-chance-exhausted = No quedan respuestas preparadas ({ $why }).
error-rule-broken = Se ha infringido una regla del juego: { $law }
error-cannot-encode = «{ $value }» en { $field } no tiene sitio en un arreglo: el módulo «shapes» del juego no lo incluye.
error-illegal-action = «{ $move }» no se ofrece a { $seat }, a quien se pregunta { $asked }: { $why }
error-not-begun = Llama antes a reset: ninguna partida ha empezado.

why-game-is-over = La partida ha terminado.
why-not-offered = Esto no está entre lo que se puede hacer ahora.
face = { $face }
event-rules-changed = Las reglas han cambiado (versión { $then }, ahora { $now }). De { $stood } jugadas, { $kept } significan lo mismo: la partida sigue desde ahí, con otros dados.

error-unknown-bot = { $game } no tiene ningún bot llamado «{ $bot }».{ $found ->
    [0] {""}
   *[other] {" "}¿Querías decir «{ $near }»?
} Hay: { $known }.
error-other-game = «{ $bot }» no juega a { $game }. Juega a: { $games }.{ $found ->
    [0] {""}
   *[other] {" "}No hay ningún juego «{ $unknown }»: ¿querías decir «{ $near }»?
}
error-broken-bot = El bot «{ $bot }» está instalado, pero no se puede cargar: { $why }
error-name-taken = Ya hay un bot llamado «{ $bot }», de { $where }. Elige otro nombre.
error-bad-bot = «{ $bot }» no puede ser un bot: { $wrong ->
    [name] un nombre empieza por una letra o una cifra y tiene como mucho 40 letras, cifras, «-», «_» y «.».
    [level] un nivel tiene letras, cifras, «-» y «_», no como «{ $what }».
    [choose] { $what } necesita un método choose(self, seen, chance).
    [made-with-level] { $what } tiene niveles, así que debe crearse con uno: def __init__(self, level).
    [made-with-nothing] { $what } no tiene niveles, así que debe crearse sin argumentos.
    [function] { $what } debe recibir (seen, chance).
    [function-levels] una función no tiene niveles. Escribe una clase que se cree con su nivel.
    [maker] un BotMaker ya tiene sus juegos, niveles y asientos.
   *[kind] un bot es una clase con un método choose(self, seen, chance), o una función (seen, chance).
}
error-not-offered = { $bot } respondió { $answer }, que no se ofrecía. { $kind ->
    [nothing] choose tiene que devolver una de seen.options: ¿falta un «return»?
    [text] Devuelve la opción misma: seen.find({ $answer }).
    [text-elsewhere] Devuelve una de seen.options; ninguna se escribe así.
   *[other] Devuelve una de seen.options, tal como está.
}
error-no-such-import = No se puede importar { $name }: { $kind ->
    [file] no existe ese archivo.
    [folder] es una carpeta. Indica el archivo de Python que hay en ella.
   *[module] no existe ese módulo. Indica un archivo de Python, o un módulo que Python encuentre desde aquí.
}{ $found ->
    [0] {""}
   *[other] {" "}¿Querías decir { $near }?
}
error-broken-import = { $where }: { $why }
error-nothing-registered = { $name } no registra ningún bot ni ningún juego. Pon @register_bot("mibot") delante de la clase o la función de tu bot (importa register_bot de redbook).
error-no-such-file = No se puede leer o escribir { $path }: { $why }
error-not-a-document = { $path } no es una partida guardada ni un registro ni una posición: { $why }
error-picture-too-large = { $width } píxeles no es un ancho para una imagen: de 1 a { $most }.
error-no-picture = Todavía no hay imagen de { $game }.
error-bad-usage = { $why }
error-missing-extra = { $extra ->
    [server] Esto necesita el servidor
    [postgres] PostgreSQL necesita su controlador, asyncpg
    [env] Los entornos de aprendizaje necesitan { $package }
    [spiel] Esto necesita OpenSpiel
    [data] Los conjuntos de datos necesitan { $package }
    [picture] Las imágenes PNG necesitan { $package }
    [docs] El sitio de documentación lo hace MkDocs
    [ray] Esto necesita Ray
   *[other] Esto necesita { $package }
}: pip install "redbook[{ $extra }]"
error-already-served = Otro proceso ya sirve { $where }. Detenlo, o haz que se oigan entre sí: PostgreSQL y --redis.
error-several-need-more = Varios servidores sobre los mismos datos necesitan PostgreSQL (--db postgresql://…) y Redis (--redis redis://…).
error-bad-backup = Esto no es una copia de seguridad que se pueda leer aquí, o es solo una parte: { $why }
error-not-empty = Ya hay mesas en esta base de datos. Una copia de seguridad solo se lee en una vacía.
error-no-database = Aquí no hay una base de datos de esta versión de Red Book: { $why }
error-no-server = No se puede abrir la mesa en el navegador: { $why }
error-unknown-server-setting = { $where }: no hay ningún ajuste { $name }.{ $found ->
    [0] {""}
   *[other] {" "}¿Querías decir { $near }?
}
error-bad-server-setting = { $where }: { $name } no puede ser { $value } ({ $why }).
error-bad-settings-file = No se puede leer { $file }: { $why }
error-not-a-site = { $folder } contiene algo que no es un sitio de documentación. Elige una carpeta vacía.
error-broken-docs = No se ha podido crear el sitio de documentación: { $why }
error-workers-died = Ha caído un proceso de trabajo. Prueba con --jobs 1 para ver por qué.
error-ray-unreachable = Ningún clúster de Ray responde en { $address }: { $why }
error-internal = Algo ha fallado dentro de Red Book: { $why } (con REDBOOK_DEBUG=1 se ve todo)
error-nobody-asked = En { $game } no queda ningún asiento que decida: los bots los juegan todos, o las partidas acaban antes de preguntar a los demás.
error-bot-failed = { $bot }, que juega { $seat }, ha fallado: { $why }
error-worker-died = El proceso de trabajo { $worker } (número { $pid }) ya no está, código de salida { $code }. Todo queda cerrado; prueba con workers=0 para ver por qué.
error-worker-failed = El proceso de trabajo { $worker } ha fallado: { $why }. Todo queda cerrado.
error-runner-closed = Esto no se puede hacer ahora: { $why }.
error-bad-dataset = { $path } no es un conjunto de datos de Red Book: { $why }
error-file-there = { $path } ya existe. Escribe encima con --force o elige otro nombre.
error-too-many-bots = { $bots } bots para { $seats } asientos: nombra como mucho uno por asiento.
