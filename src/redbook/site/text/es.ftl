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
