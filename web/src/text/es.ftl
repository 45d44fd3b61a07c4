# Las palabras de la mesa. Los mismos identificadores que en en.ftl.
title = Libro Rojo
subtitle = Una mesa para los juegos del Anillo
welcome = Juega contra la máquina, en una sola pantalla o con amigos mediante un enlace. La mesa conoce las reglas, dice el porqué y deshace lo que se puede deshacer.
fan-work = Libro Rojo es una obra no oficial de aficionados, hecha por gusto y gratuita. No cuenta con el respaldo de las editoriales de estos juegos ni de Middle-earth Enterprises, ni tiene relación con ellas. Todos los dibujos y textos son nuestros; para jugar con las piezas de verdad, compra los juegos.
about = Acerca de
about-what = Libro Rojo es una mesa libre y abierta: permite jugar en el navegador a los juegos de mesa del Anillo, con todas las reglas aplicadas y toda la historia registrada.
about-how = Cómo se juega
about-how-click = Lo que se puede hacer brilla. Un clic, y hecho.
about-how-why = Haz clic en lo que no se puede, y la mesa dice por qué, con el número de la regla.
about-how-undo = Todo se puede deshacer hasta que ruedan los dados o decide otra persona.
about-how-friends = Los amigos se sientan mediante un enlace. Nadie necesita una cuenta.
about-how-keys = Todo funciona con el teclado y con lector de pantalla: pulsa ? en la mesa.
about-notice = Aviso
about-licence = Software libre bajo la licencia MIT.
about-libraries = Licencias de las bibliotecas de esta página

games = Juegos
game-siege = El asedio de Minas Tirith
game-siege-about = Doce días de marzo. La hueste de Mordor cruza el Anduin; el Oeste tiene un muro, una ciudad y una promesa de Rohan. Un wargame de 375 hexágonos.
game-siege-time = de dos a tres horas
game-wotr = La Guerra del Anillo
game-wotr-about = Los ejércitos de la Sombra contra los Pueblos Libres, y una pequeña compañía camino del fuego.
game-wotr-time = tres horas
game-hunt = La caza del Anillo
game-hunt-about = En algún lugar entre la Comarca y Rivendel se esconde el Portador. Los Nueve lo buscan.
game-hunt-time = dos horas
game-tcg = El juego de cartas coleccionables
game-tcg-about = Una comunidad y una sombra en cada mazo: nueve lugares, y algo espera en cada uno.
game-tcg-time = una hora
players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
players-range = de { $from } a { $to } jugadores
play-now = Jugar
play-now-hint = Tú juegas con { $seat }; la máquina lleva lo demás.
set-table = Preparar la mesa…
set-table-for = Preparar la mesa: { $game }
how-many = Cuántos juegan
sit-here = Aquí
sit-friend = Amigo
sit-bot = Máquina
sit-here-hint = juega en esta pantalla
sit-friend-hint = recibe un enlace para sentarse
which-bot = Qué máquina
bot-random = Juega al azar
bot-seer = La vidente
bot-captain = El capitán
bot-wanderer = El caminante
bot-rider = El jinete negro
bot-steward = El senescal
bot-lieutenant = El lugarteniente
bot-loremaster = El maestro del saber
level-novice = novato
level-steady = firme
level-strong = fuerte
level-easy = fácil
level-normal = normal
level-veteran = veterano
level-hard = difícil
level-master = maestro
level-quick = rápido
level-deep = profundo
play-as = Juego con { $seat }
hot-seat = Todos en esta pantalla
table-title = Nombre de la mesa
table-title-hint = puede quedar vacío
referee = Árbitro
referee-hint = Tiras dados de verdad y la mesa pregunta qué ha salido.
open-table = Abrir la mesa
watch-bots = Ver jugar a las máquinas
my-tables = Mis mesas
your-turn = Te toca
waits-for = Se espera: { $seat }
waits-open = { $seat }: todavía no se ha sentado nadie. Envía el enlace.
waits-away = Se espera: { $seat } (ausente)
waits-for-dice = Esperando los dados
bot-thinks = { $seat }: la máquina está pensando
over = La partida ha terminado
moves-made = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
forget = Quitar de esta lista
load-save = Cargar una partida guardada
load-save-hint = Suelta aquí una partida guardada o un registro, o elige el archivo, y sigue jugando.
choose-file = Elegir un archivo
not-a-save = Este archivo no es ni una partida guardada ni un registro del Libro Rojo.
yes = sí
no = no

language = Idioma
settings = Ajustes
your-name = Tu nombre
your-name-hint = como lo ven los demás
theme = Luz
theme-auto = la del sistema
theme-light = de día
theme-dark = a la luz de las velas
motion = Movimiento
motion-auto = el del sistema
motion-none = ninguno
motion-quick = rápido
motion-normal = normal
motion-slow = lento
set-auto-answer = Tomar la única opción que hay sin preguntar
set-confirm = Preguntar otra vez antes de lo que no se puede deshacer
set-hex-numbers = Mostrar los números de los hexágonos

close = Cerrar
copy = Copiar
copied = El enlace está en el portapapeles.
copied-own = El enlace está en el portapapeles. Abre tu propio asiento: no lo compartas.
sure = ¿Seguro? No se puede deshacer
rule = regla { $rule }
try-again = Volver a intentar
to-lobby = A la portada
to-table = Volver a la mesa
opening = Abriendo la mesa…
no-table = No existe esa mesa
no-page = Esa página no existe
no-page-text = La dirección no lleva a ninguna parte de este libro. Quizá falte un trozo del enlace.
problem-unreachable = No se puede contactar con el servidor.
problem-server = El servidor ha respondido con un error ({ $status }).
stale = La mesa ya había avanzado. Mira otra vez.
reconnecting = Se ha cortado la línea; reconectando…

seats = Asientos
you = tú
somebody = alguien
nobody-yet = nadie todavía
decides = decide ahora
presence-here = en la mesa
presence-away = ausente
presence-bot = máquina
presence-open = vacío
undo = Deshacer
cannot-undo = Ahora no hay nada que se pueda deshacer.
invite = Invitar
show-link = Mostrar el enlace
invite-hint = Quien abra primero este enlace se sienta ahí.
invite-seat = Enlace para { $seat }
watch-hint = Quien abra este enlace mira sin conocer secretos.
watch-link = Enlace para espectadores
save = Guardar en un archivo
record = Registro en un archivo de texto
replay = Repetición
keys = Teclas
side = Paneles laterales
board = Tablero
prompt = Lo que se pregunta
log = Lo que ha pasado
talk = Charla de mesa
say = Decir
say-something = Di algo a la mesa
earlier = { $count ->
    [one] una línea anterior
   *[other] { $count } líneas anteriores
}
more = { $count } más
more-in-list = { $count } más en la lista
options-list = Todas las opciones ({ $count })
filter-options = Buscar entre { $count } opciones
nothing-to-decide = Ahora mismo no hay nada que decidir.
you-decide = { $prompt } { $count ->
    [one] Una opción.
   *[other] { $count } opciones.
}
die-pad = Lo que muestra el dado
away-title = Mientras no estabas
away-count = { $count ->
    [one] Ha pasado una cosa.
   *[other] Han pasado { $count } cosas.
}
go-on = Seguir
pass-screen = Pasa la pantalla a: { $seat }
pass-screen-hint = Los demás apartan la mirada.
it-is-me = Soy yo: { $seat }
won = Victoria: { $who }
drawn = Empate
chronicle = La crónica
look-at-board = Mirar el tablero

skip = Ir a
skip-board = Ir al tablero
skip-prompt = Ir a la decisión
skip-log = Ir al registro
key-board = ir al tablero
key-arrows = recorrer el tablero
key-choose = elegir lo que está bajo el cursor
key-cancel = abandonar una elección
key-undo = deshacer
key-prompt = ir a la decisión
key-options = ir a la lista de todas las opciones
key-log = ir al registro
key-talk = decir algo
key-side = mostrar u ocultar el lateral
key-zoom = más cerca, más lejos, todo el tablero
key-help = esta lista

eyes = Con qué ojos
spectator = un espectador
share-move = Enlace a esta jugada
play-on = Seguir jugando desde aquí
this-move = Esta jugada
before-first = Antes de la primera jugada.
nothing-told = Nada que contar de esta jugada.
move-of = jugada { $at } de { $length }
move-slider = Jugada
to-start = Al principio
to-end = Al final
step-back = Una jugada atrás
step-on = Una jugada adelante
play-replay = Reproducir
pause = Pausa

zoom = Acercamiento
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver todo el mapa
