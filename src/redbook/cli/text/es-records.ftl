help-record = Escribe una partida guardada como un texto que se puede leer, o un texto así como partida guardada.
help-record-file = Una partida guardada o un registro.
help-record-output = Dónde escribirlo: un nombre que acaba en «json» da una partida guardada; cualquier otro, un registro. Si no se indica, en la pantalla.
help-record-name = Quién estaba en cada puesto; se puede dar varias veces.
help-record-event = Para qué se jugó la partida.
help-record-date = Cuándo se jugó, como 2026-11-18.
help-record-no-seed = Escribir solo lo que ya ha salido, no la semilla de lo que falta por salir.
help-position = Una posición como una cadena corta que cabe en un enlace.
help-position-file = Una posición, una partida guardada, un registro o una cadena así.
help-position-at = La posición tras tantas jugadas.
help-position-json = Como un documento que se puede leer y cambiar, no como una cadena.
record-written = El registro está en { $file }.
save-written = La partida guardada está en { $file }.
lost-in-a-save = Los comentarios y las variantes no caben en una partida guardada: se quedan en { $file }.
no-such-name = Un nombre se escribe PUESTO=NOMBRE, con uno de estos puestos: { $seats }.
sound-record = { $file } es un registro de { $game } correcto: { $moves } jugadas, todas comprobadas, y todas las variantes.
