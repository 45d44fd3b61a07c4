# Las cartas de un juego.
help-cards = Lista y busca las cartas impresas de un juego, con su texto.
help-cards-game = Qué juego.
help-cards-words = Solo las cartas en que aparecen todas estas palabras.
help-cards-culture = Solo las cartas de esta cultura (gondor, moria, …).
help-cards-type = Solo las cartas de este tipo (companion, minion, event, …).
help-cards-json = En JSON.
help-cards-untested = Lista las cartas que ninguna prueba propia juega; código de salida 1 si las hay.
help-cards-tests = Dónde están las pruebas.
help-deck = Mazos del juego de cartas coleccionables.
help-deck-list = Los mazos que trae el juego.
help-deck-show = Las cartas de un mazo.
help-deck-show-deck = Su nombre, o un archivo.
help-deck-show-ids = Con los números de las cartas.
help-deck-check = ¿Se puede jugar con este mazo? Todas las razones en contra; código de salida 1 si hay alguna.
help-deck-check-file = Su nombre, o un archivo con una carta por línea: «3 Dwarven Axe», «Dwarven Axe x3», «3x 1_9» o «1C9».
help-deck-check-sealed = Para el juego cerrado: solo las cartas que abre esta semilla.
help-deck-pack = Abre un mazo inicial y sobres para el juego cerrado.
help-deck-pack-seed = La misma semilla, las mismas cartas.
help-deck-pack-boosters = Cuántos sobres.
help-deck-pack-starter = Qué mazo inicial; si se omite, al azar.
column-id = número
column-card = carta
column-culture = cultura
column-kind = tipo
column-cost = coste
column-figures = valores
column-text = texto
cards-found = { $count ->
    [one] Una carta.
   *[other] { $count } cartas.
}
no-cards = { $game } no tiene lista de cartas.
no-tests = No hay pruebas en { $folder }; ejecútalo en una copia del código o indica su carpeta con --tests.
untested-effect = sin prueba propia
untested-unmet = sin prueba en la que falte lo que pide
untested-total = { $count ->
    [0] Cada carta tiene sus propias pruebas.
    [one] Falta una prueba.
   *[other] Faltan { $count } pruebas.
}
deck-part-ring = Portador del Anillo y Anillo
deck-part-sites = Lugares
deck-part-free-peoples = Pueblos Libres
deck-part-shadow = Sombra
no-such-deck = Ningún mazo ni archivo se llama { $deck }. Hay: { $known }.
deck-legal = Se puede jugar con { $deck }: { $free } cartas de los Pueblos Libres y { $shadow } de la Sombra.
deck-illegal = No se puede jugar con { $deck } ({ $free } cartas de los Pueblos Libres y { $shadow } de la Sombra).

help-deck-convert = Escribe un mazo como lo leen las herramientas de otros jugadores.
help-deck-convert-deck = Su nombre o un archivo.
help-deck-convert-to = text: nombres; numbers: con los números de colección; gemp: números entre barras; tabs: para tablas.
help-deck-convert-output = Dónde escribirlo; si no se indica, en la pantalla.
no-such-form = Ninguna forma de mazo se llama { $form }. Hay: { $known }.
deck-written = El mazo está en { $file }.
