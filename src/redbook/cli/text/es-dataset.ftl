# Conjuntos de datos: lo que han jugado los bots, como tabla.
help-dataset = Hace jugar a los bots y escribe cada decisión en un archivo Parquet: observaciones, máscaras, acciones, resultados.
help-dataset-game = El juego.
help-dataset-more = Más bots, en el orden de los asientos.
help-dataset-bots = Los bots en el orden de los asientos; si hay menos que asientos, se sientan otra vez desde el primero. Sin ninguno, los que encuentra quien empieza.
help-dataset-n = Partidas.
help-dataset-output = El archivo que se escribe.
help-dataset-seed = La semilla de todas las partidas.
help-dataset-seats = Cuántos asientos, si el juego deja elegir.
help-dataset-setting = Un ajuste del juego; se puede repetir.
help-dataset-every = Guarda solo una de cada tantas decisiones de una partida.
help-dataset-swap = Los bots pasan al asiento siguiente de partida en partida.
help-dataset-jobs = Procesos que trabajan; el archivo no depende de ellos.
help-dataset-force = Escribe encima de un archivo que ya existe.
help-dataset-modules = Un archivo (o módulo) de Python con tus propios bots o juegos; se puede repetir.
dataset-written = { $file }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $rows ->
    [one] una decisión
   *[other] { $rows } decisiones
}, { $size } MB, { $seconds } s.
dataset-interrupted = Interrumpido a los { $seconds } s. { $file } contiene lo jugado hasta entonces: { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
dataset-no-folder = No existe la carpeta { $folder }: créala primero o escribe en otro sitio.
