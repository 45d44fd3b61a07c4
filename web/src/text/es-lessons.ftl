# Lecciones: el curso de un juego, el guía junto al tablero y lo que se ofrece a quien empieza.
learn = Aprender
learn-game = { $game }: lecciones
learn-others = Aprender otro juego
learn-about = Escenas breves en el tablero de verdad. Un guía te cuenta qué pasa y qué probar. No puedes estropear nada: lo que no es parte de la lección no se juega.
learn-begin = Empezar: { $title }
learn-go-on = Seguir: { $title }
learn-done = hecha
learn-done-of = { $done } de { $count } hechas
learn-done-short = { $done }/{ $count }
learn-minutes = { $count ->
    [one] cerca de un minuto
   *[other] unos { $count } minutos
}
learn-steps = { $count ->
    [one] un paso
   *[other] { $count } pasos
}
learn-none = Todavía nadie ha escrito lecciones para este juego.
learn-with-guide = Aprender con un guía

lesson-as = Juegas con: { $seat }
lesson-guide = El guía
lesson-step = Paso { $step } de { $count }
lesson-progress = Hasta dónde has llegado
lesson-next = Siguiente
lesson-back = Atrás
lesson-go-on = Continuar
lesson-show = Enséñamelo
lesson-again = Desde el principio
lesson-fold = Plegar el guía
lesson-unfold = Desplegar el guía
lesson-you = Te toca
lesson-heard = Lo que han hecho los demás
lesson-watch = Juegan los demás…
lesson-moves = Juega { $seat }
lesson-over = La lección ha terminado.
lesson-refused = Eso no se puede hacer
lesson-rule = la regla
lesson-astray = Las reglas lo permiten
lesson-astray-read = En esta lección aún no toca. Sigue leyendo con «Siguiente»: el guía llega enseguida a tu jugada.
lesson-astray-why = En una partida tuya quizá la elijas. Esta lección sigue un solo hilo y ahora pide otra jugada: { $what }. Por eso no ha cambiado nada.
lesson-lost = Ahora mismo no se puede llegar a la mesa. Inténtalo de nuevo en un momento.
lesson-coming = Se está preparando el tablero…
lesson-course = Todas las lecciones
lesson-go-next = Siguiente lección
lesson-play = Jugar una partida

offer = ¿Primera vez aquí?
offer-about = { $game } tiene lecciones breves en el tablero de verdad: un guía te enseña qué hacer, paso a paso. Puedes dejarlo cuando quieras.
offer-learn = Sí, enséñame
offer-play = No, jugar ya
offer-first-game = Jugar con las reglas de la primera partida
offer-first-game-about = Las reglas de la primera partida: mazos preparados, un camino más corto y sin puja.
