# Las palabras de la línea de órdenes. Los mismos identificadores están en en.ftl y pt.ftl.
help-redbook = Una mesa para los juegos del Anillo: juega en el navegador o en la terminal, deja jugar a los bots, lee la crónica.
help-redbook-lang = El idioma: en, es o pt. Si no, el de REDBOOK_LANG o el del sistema.
help-redbook-version = Muestra la versión y termina.
help-games = Lista los juegos con sus puestos, ajustes y bots.
help-games-game = El juego; sin él, una línea por cada uno.
help-games-json = En JSON, para programas.
help-play = Abre la mesa en el navegador; con --terminal se juega aquí mismo.
help-play-game = El juego, tal como lo nombra `redbook games`.
help-play-terminal = Jugar en esta terminal.
help-play-seat = Tu puesto; se puede repetir, o ser «all» para compartir la pantalla entre todos.
help-play-bot = El bot de los demás puestos, con su nivel tras dos puntos.
help-play-seats = Cuántos juegan.
help-play-setting = Un ajuste del juego; se puede repetir.
help-play-seed = Un número que decide todos los dados, para repetir la misma partida.
help-play-load = Continuar una partida guardada, un registro o una posición.
help-play-port = El puerto de la mesa en el navegador.
help-play-no-browser = No abrir ninguna ventana del navegador.
help-play-db = La base de datos; si no se indica, una en tu carpeta de datos.
help-serve = Sirve mesas a otras personas.
help-serve-host = La dirección en la que escuchar.
help-serve-port = El puerto en el que escuchar.
help-serve-db = La base de datos, por ejemplo postgresql://…; si no se indica, una en tu carpeta de datos.
help-serve-workers = Cuántos procesos sirven.
help-serve-settings = El archivo de ajustes; si no se indica, redbook.toml en esta carpeta, si existe.
help-serve-setting = Un ajuste del servidor, por ejemplo limits.tables_per_hour=20; se puede dar varias veces.
help-serve-show-settings = Muestra lo que está ajustado y dónde se ajustó, sin servir.
help-arena = Enfrenta bots entre sí: tabla, puntuaciones y gráfica.
help-arena-game = El juego.
help-arena-bots = Los bots en el orden de los puestos; si sobran, se enfrentan en todos los grupos.
help-arena-n = Partidas por grupo y bando.
help-arena-swap = Jugar cada bando con las mismas semillas.
help-arena-jobs = Procesos en marcha; el resultado no depende de ellos.
help-arena-ray = Jugar en un clúster de Ray: su dirección, «auto», o «local» para iniciar uno aquí.
help-arena-seed = La semilla de todo el torneo.
help-arena-seats = Cuántos puestos, si el juego permite elegir.
help-arena-setting = Un ajuste del juego; se puede repetir.
help-arena-check = Comprobar todas las invariantes tras cada jugada; activado cuando solo juegan bots aleatorios.
help-arena-seconds = Tiempo por respuesta; quien tarda más pierde.
help-arena-json = Mostrar todo en JSON.
help-arena-out = Una carpeta para guardar todas las partidas, las cifras y la gráfica.
help-arena-plot = Dónde escribir la gráfica (SVG).
help-arena-crashes = Una carpeta para las partidas que han fallado.
help-bench = Mide partidas y decisiones por segundo, copias, vistas y guardados.
help-bench-game = El juego; si no se indica, todos.
help-bench-json = En JSON, para programas.
help-bench-seconds = Tiempo para cada medida larga.
help-bench-seats = Cuántos puestos, si el juego permite elegir.
help-replay = Cuenta una partida guardada jugada a jugada.
help-replay-file = La partida guardada o el registro.
help-replay-seat = Con los ojos de quién.
help-replay-at = Parar tras tantas jugadas.
help-replay-step = Esperar tras cada jugada y mostrar el tablero.
help-check = Verifica una partida guardada, un registro o una posición y dice qué tiene mal.
help-check-file = La partida guardada, el registro o la posición; una posición puede ser una cadena corta.
help-chronicle = Escribe la crónica de una partida guardada en una página HTML.
help-chronicle-file = La partida guardada o el registro.
help-chronicle-output = Dónde escribir la página.
help-chronicle-seat = Con los ojos de quién; si no se indica, lo que todos podían ver.
help-perft = Cuenta las líneas de tantas decisiones desde una posición.
help-perft-game = El juego.
help-perft-position = Una partida guardada, un registro o una posición desde donde empezar.
help-perft-depth = Cuántas decisiones de profundidad.
help-perft-divide = Mostrar la cuenta bajo cada opción.
help-perft-seed = La semilla de los dados y de las jugadas al azar.
help-perft-moves = Jugadas al azar que hacer antes.
help-perft-check = Comparar con un archivo perft.
help-golden = Compara los juegos con sus partidas de referencia.
help-golden-game = El juego; si no se indica, todos.
help-golden-write = Escribirlas de nuevo.
help-golden-folder = Dónde se guardan.

no-such-language = No existe el idioma «{ $lang }»; hay { $known }.
see-help = Véase `{ $command } --help`.
bad-set = «{ $given }» no es un ajuste: escribe SECCIÓN.NOMBRE=VALOR.
settings-setting = ajuste
settings-value = valor
settings-origin = puesto por
settings-default = nadie
setting-without-value = «{ $text }» no es NOMBRE=VALOR.
which-game = ¿Qué juego? Hay { $games }.
no-such-move = No hay jugada { $at }: la partida tiene { $length }.

column-game = juego
column-name = nombre
column-players = jugadores
games-seats = { $count } jugadores
games-each-seat = de cada jugador, aquí el primero
games-levels = niveles: { $levels }
games-bot = bot { $bot }
column-bots = bots
column-bot = bot
column-played = jugadas
column-won = ganadas
column-drawn = empates
column-share = acierto %
column-interval = 95 %
column-score = puntos
column-lead = ventaja
column-rating = puntuación
sides = Bandos

arena-title = { $game }: { $matches } partidas
arena-length = Decisiones: { $median } de mediana ({ $least }–{ $most }); turnos: { $turns }.
arena-speed = { $seconds } s: { $decisions } decisiones/s, { $matches } partidas/s.
arena-reasons = Cómo terminaron: { $reasons }.
arena-crashes = { $count ->
    [one] Una partida ha fallado; está
   *[other] { $count } partidas han fallado; están
} en { $folder }.
plot-lead = ventaja en puntos
plot-foot = { $matches } partidas · { $moves } decisiones de mediana
plot-written = La gráfica está en { $file }.

bench-title = Un proceso, Python { $python }
bench-games = partidas al azar/s
bench-decisions = decisiones/s
bench-per-game = decisiones por partida
bench-options = opciones por decisión
bench-copy = copia, µs
bench-view = vista, µs
bench-determinize = otro mundo, µs
bench-save = guardar una partida, µs
bench-load = cargarla y repetirla, µs
bench-listening = velocidad anotando sucesos
bench-chess = chess de PyPI, jugadas al azar/s
bench-ratio = decisiones/s frente a chess
bench-usual = los bots habituales, partidas/s
bench-bot = { $bot } contra sí mismo, partidas/s
bench-no-chess = El paquete «chess» no está instalado, así que no hay comparación: pip install chess

sound-save = { $file } es una partida guardada de { $game } correcta: { $moves } jugadas, todas comprobadas.
sound-position = { $file } es una posición de { $game } correcta; { $moves } jugadas desde entonces.
over = La partida ha terminado. { $reason } { $count ->
    [0] No ha ganado nadie.
   *[other] Victoria: { $winners }.
}
to-decide = Turno de { $seat }: { $prompt }
press-enter = Intro: seguir; q: salir
tale-written = La crónica está en { $file }.
perft-total = A { $depth ->
    [one] una decisión
   *[other] { $depth } decisiones
}: { $total } líneas ({ $seconds } s)
counts-agree = Todas las cuentas de { $file } coinciden.
golden-written = { $file } escrito, { $size } kB.
golden-same = { $file } está como estaba.
golden-differs = { $file } difiere:

welcome = Escribe un número, una notación o parte de ella; `help` dice qué más hay.
goodbye = Hasta la vista.
hand-over = Turno: { $seat }.
bot-thinks = { $bot } piensa ({ $seat }) …
many-options = { $count } opciones: escribe el principio o una parte para verlas.
terminal-help =
    3            tomar la opción 3
    NOTACIÓN     tomar la opción que se escribe así
    TEXTO        mostrar las opciones que contienen el texto; tomarla si solo hay una
    board        dibujar el tablero otra vez
    log [N]      lo último que ha ocurrido
    undo         deshacer tu última decisión, si desde entonces no se ha sabido nada nuevo
    why INTENTO  por qué esto no se puede hacer ahora
    counsel      qué haría quien conoce el juego, y por qué
    cost         qué costó tu última jugada
    save ARCHIVO guardar la partida; `redbook play --terminal --load ARCHIVO` la continúa
    quit         salir
undone = Deshecho.
why-what = ¿Por qué no qué? Por ejemplo: why 0908>1008
nothing-against = Nada impide «{ $intent }»: está entre las opciones.
save-where = ¿Dónde guardar? Por ejemplo: save mi-partida.json
saved = Guardada en { $file }.
not-saved = No se ha podido escribir { $file }: { $why }
bot-failed = { $bot } ha fallado ({ $why }); se ha sorteado una jugada por él.
onward-part-2 = La carta espera en Bree: empieza la Parte 2.
onward-war = El Anillo ha llegado a Rivendel, o se ha perdido: empieza la Guerra del Anillo, con lo que la Caza ha ganado.
