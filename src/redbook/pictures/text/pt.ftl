# O que acompanha os tabuleiros nas imagens, e o que se conta delas. Os mesmos ids estão em en.ftl e es.ftl.
title = { $game }: o tabuleiro
title-seat = { $game }: o tabuleiro visto deste lugar: { $seat }
over = A partida terminou.
hunt-box = Busca
progress = Avanço
corruption = Corrupção
mordor = Mordor
guide = Guia
hunt-pool = Reserva da Busca: { $count ->
    [1] 1 peça
   *[other] { $count } peças
}, { $eyes ->
    [1] 1 Olho
   *[other] { $eyes } Olhos
}
the-war = A guerra
cards = Cartas na mão
on-table = Na mesa
armies = { $count ->
    [1] Há 1 exército no mapa.
   *[other] Há { $count } exércitos no mapa.
}
counters = { $count ->
    [1] Há 1 peça no mapa.
   *[other] Há { $count } peças no mapa.
}
march = Março de 3019
morale = Moral
points = Pontos
signs = Sinais
to-come = Ainda por vir
fallen = Caídos
rider-at = Nazgûl { $nazgul }: { $place }.
free-peoples = Povos Livres
shadow = Sombra
lost = fora da partida
fellowship-of = A irmandade de { $seat }: { $cards }.
minions-are = Vassalos: { $cards }.
