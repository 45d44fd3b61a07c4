# Las palabras del relato. Los mismos identificadores están en en.ftl y pt.ftl.
title = { $game }: la crónica
outcome = { $count ->
    [0] No ganó nadie. { $reason }
    [one] Victoria de { $winners }. { $reason }
   *[other] Victoria conjunta de { $winners }. { $reason }
}
unfinished = El final aún no está escrito: por ahora { $moves ->
    [0] no ha ocurrido nada
    [one] se ha tomado una decisión
   *[other] se han tomado { $moves } decisiones
}.
players = Quiénes jugaron
contents = Contenido
section-chart = Cómo fue el marcador
section-turning = Momentos decisivos
section-tale = El relato, turno a turno
section-end = Cómo acabó
section-dice = Lo que dijeron los dados
column-seat = Puesto
column-score = Puntos
column-decisions = Decisiones
column-turn = Turno
column-why = Tirada
column-rolls = Dados
column-mean = Media
column-expected = Esperada
column-luck = Frente al azar
column-faces = Caras
as-table = Lo mismo en una tabla
swing = Aquí cambió la suerte a favor de { $seat }: { $by } puntos de diferencia en el turno { $turn }.
chapter = Turno { $turn }
prologue = Antes de empezar
quiet = Un tiempo tranquilo: nada digno de contar.
all-of-it = { $count ->
    [one] Lo único que ocurrió
   *[other] Todo lo que ocurrió ({ $count })
}
dice-explained = El número entre paréntesis dice a cuántas desviaciones típicas está la suma de lo que daría el azar; más de 2 es raro.
luck-ordinary = normal
luck-high = más bien alta
luck-low = más bien baja
luck-very-high = llamativamente alta
luck-very-low = llamativamente baja
colophon = Escrito por el Libro Rojo a partir del registro de la partida.
