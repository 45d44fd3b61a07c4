# Las palabras del sitio alrededor de los textos que muestra.
language = Español
rules = Reglas
rules-of-games = Las reglas con nuestras palabras
rules-intro = Cada cláusula tiene su propia dirección. Las etiquetas pequeñas son lugares del reglamento impreso. Las escenas muestran una posición y piden una jugada: piensa primero y abre después la respuesta, o juega la escena en tu mesa.
chapters = Capítulos
marks = Lugares del reglamento impreso
marks-intro = Qué está en cada lugar del reglamento impreso, y las cláusulas que lo cuentan aquí.
marks-of = Reglamento: { $book }
mark = lugar
clauses = cláusulas
also = También en
try-it = Pruébalo
answer = Respuesta
otherwise = Cualquier otra cosa
play-here = Juega esta escena en tu mesa
position = La posición
lessons = Lecciones
lessons-intro = Una lección se juega en la mesa, paso a paso, con un guía junto al tablero.
your-seat = Juegas con: { $seat }
lesson-steps = { $count ->
    [one] Un paso
   *[other] { $count } pasos
}
lesson-play = Juega esta lección en tu mesa
table-needed = Los enlaces a la mesa la necesitan abierta: `redbook play`.
project = El proyecto
candlelight = Leer a la luz de las velas
daylight = Leer a la luz del día
decisions = Reglas y decisiones
for-players = Para quienes juegan
for-programs = Para programas
for-programs-intro = El mismo motor funciona sin navegador: bots, entornos para aprender, una arena, un protocolo para motores en cualquier lenguaje.
players = Jugar
commands = La línea de órdenes
settings = Ajustes, asientos y bots
settings-intro = Con qué se puede preparar una partida, tal como lo dicen los propios juegos. El primer valor es el habitual. En una mesa del navegador son las opciones antes de la primera jugada; en la línea de órdenes escribe `--set NOMBRE=VALOR`; en Python, `Match.new(…, settings=…)`.
settings-none = Sin ajustes: siempre se prepara igual.
settings-players = jugadores
settings-seats = asientos
settings-bots = Bots
setting = ajuste
setting-meaning = qué decide
setting-values = valores
programs = Programas
programs-intro = Red Book como biblioteca: escribe un bot, entrena un agente, añade un juego, pon a jugar un motor escrito en otro lenguaje. Las pruebas ejecutan cada bloque de Python y cada orden de estas páginas.
tutorials = Tutoriales
how-to = Guías
notebooks = Cuadernos
notebook-ran = Ejecutado al crear esta página. [El cuaderno]({ $file }), para que lo ejecutes tú.
notebook-not-run = Se muestra sin resultados: `pip install nbclient ipykernel matplotlib numpy` y vuelve a crear el sitio. [El cuaderno]({ $file }), para que lo ejecutes tú.
reference = Referencia
reference-intro = Formatos, protocolos y nombres, completos. Para aprender, empieza por los tutoriales.
formats = Formatos y protocolos
usage = Órdenes y ajustes
api = API de Python
