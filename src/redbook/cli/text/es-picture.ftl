# Imágenes de posiciones.
help-picture = Dibuja una posición como imagen, para un foro o una página.
help-picture-file = Una posición, como archivo o como cadena corta; una partida guardada, o un registro. «-» lo lee de la tubería.
help-picture-output = Dónde guardarla, como SVG o PNG: mapa.svg o mapa.png.
help-picture-game = Dibuja el comienzo de este juego, en lugar de un archivo.
help-picture-seat = A través de qué ojos; si falta, lo que todos pueden ver.
help-picture-at = De una partida guardada: tras tantas jugadas.
help-picture-dark = A la luz de las velas: sobre papel oscuro.
help-picture-width = Su ancho en píxeles.
help-picture-mark = Un lugar que señalar: una región, una localización, un hexágono; puede repetirse.
picture-written = La imagen está en { $file }.
picture-suffix = { $file }: una imagen es un SVG o un PNG, y su nombre lo dice: mapa.svg o mapa.png.
picture-of-what = Da una posición, una partida guardada o un registro; o bien un juego, con --game. Una cosa de las dos.
