# Lo que acompaña a los tableros en las imágenes, y lo que se cuenta de ellas. Los mismos ids están en en.ftl y pt.ftl.
title = { $game }: el tablero
title-seat = { $game }: el tablero como se ve desde este asiento: { $seat }
over = La partida ha terminado.
hunt-box = Búsqueda
progress = Avance
corruption = Corrupción
mordor = Mordor
guide = Guía
hunt-pool = Reserva de la Búsqueda: { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}, { $eyes ->
    [one] 1 Ojo
   *[other] { $eyes } Ojos
}
the-war = La guerra
cards = Cartas en la mano
on-table = En la mesa
armies = { $count ->
    [one] Hay 1 ejército en el mapa.
   *[other] Hay { $count } ejércitos en el mapa.
}
counters = { $count ->
    [one] Hay 1 ficha en el mapa.
   *[other] Hay { $count } fichas en el mapa.
}
march = Marzo de 3019
morale = Moral
points = Puntos
signs = Señales
to-come = Aún por llegar
fallen = Caídos
rider-at = Nazgûl { $nazgul }: { $place }.
free-peoples = Pueblos Libres
shadow = Sombra
lost = fuera de la partida
fellowship-of = La comunidad de { $seat }: { $cards }.
minions-are = Esbirros: { $cards }.
