# Mais razões contra um baralho.
deck-rings = Há { $count } Anéis: só pode haver um, e ele fica fora do baralho de jogo.
deck-start = “{ $card }” não pode começar uma primeira partida: deve ser um companheiro do baralho de jogo que custe no máximo { $most } de penumbra.
