# Lo que además necesitan el registro y las preguntas.
ask-respond-at-once = { $what } ¿Respondes?
where-to-hand = a la mano
where-to-discard = a la pila de descartes
where-to-deck-top = encima del mazo
where-to-deck-bottom = debajo del mazo
where-to-shuffled = al mazo, que luego se baraja
ask-choose-so-many = { $card }: elige { $left } ({ $effect }).
