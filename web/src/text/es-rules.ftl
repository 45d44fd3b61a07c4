# El reglamento: cajón, página y escenas.
rules = Reglas
rules-of = Reglas de { $game }
rules-key = las reglas, por lo que importa ahora
rules-search = Buscar en las reglas
rules-search-hint = Buscar en las reglas (/)
rules-found = { $count ->
    [0] No hay resultados
    [one] Un resultado
   *[other] { $count } resultados
}
rules-now = Ahora
rules-now-asked = Lo que se pregunta
rules-now-phase = Esta fase
rules-now-refusal = Por qué no se ha podido
rules-now-card = { $card }
rules-contents = Índice
rules-back = Volver
rules-home = Índice
rules-page = Abrir como página
rules-print = Imprimir
rules-copy = Copiar un enlace a esta regla
rules-mark = { $game }, { $place }
rules-open = Regla: { $title }
rules-about-this = La regla sobre esto
rules-about-question = La regla sobre esta pregunta
rules-of-card = Reglas
rules-card-hint = Clic derecho: sus reglas
rules-none = Nadie ha escrito todavía las reglas de este juego.
rules-coming = Cargando las reglas…
rules-unreachable = Ahora mismo no se pueden cargar las reglas.
rules-games = Las reglas de otro juego
rules-next = Siguiente: { $title }
rules-previous = Anterior: { $title }
scene = Pruébalo
scene-of = Pruébalo: un pequeño tablero donde responden las reglas
scene-start = Preparar el tablero
scene-again = Otra vez
scene-undo = Deshacer
scene-show = Enséñame
scene-large = Ampliar
scene-small = Reducir
scene-right = Hecho
scene-refused = Eso no se puede hacer
scene-otherwise = Se puede hacer, pero no es lo que se pide aquí.
scene-waits = Ahora tendrían que decidir otros. Prueba otra vez desde el principio.
scene-options = Todo lo que se puede hacer ({ $count })
scene-unreachable = Ahora mismo no se puede preparar el tablero.
