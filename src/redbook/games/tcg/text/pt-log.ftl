# O que além disso precisam o registro e as perguntas.
ask-respond-at-once = { $what } Você responde?
where-to-hand = a mão
where-to-discard = a pilha de descarte
where-to-deck-top = o topo do baralho
where-to-deck-bottom = o fundo do baralho
where-to-shuffled = o baralho, que depois é embaralhado
ask-choose-so-many = { $card }: escolha { $left } ({ $effect }).
