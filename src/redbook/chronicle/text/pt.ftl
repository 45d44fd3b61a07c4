# As palavras da crônica. Os mesmos identificadores estão em en.ftl e es.ftl.
title = { $game }: a crônica
outcome = { $count ->
    [0] Ninguém ganhou. { $reason }
    [1] Vitória de { $winners }. { $reason }
   *[other] Vitória conjunta de { $winners }. { $reason }
}
unfinished = O fim ainda não está escrito: por enquanto { $moves ->
    [0] nada aconteceu
    [1] tomou-se uma decisão
   *[other] tomaram-se { $moves } decisões
}.
players = Quem jogou
contents = Conteúdo
section-chart = Como foi a pontuação
section-turning = Momentos decisivos
section-tale = A história, turno a turno
section-end = Como acabou
section-dice = O que disseram os dados
column-seat = Lugar
column-score = Pontos
column-decisions = Decisões
column-turn = Turno
column-why = Jogada
column-rolls = Dados
column-mean = Média
column-expected = Esperada
column-luck = Em relação ao acaso
column-faces = Faces
as-table = O mesmo numa tabela
swing = Aqui a sorte virou a favor de { $seat }: { $by } pontos de diferença no turno { $turn }.
chapter = Turno { $turn }
prologue = Antes de começar
quiet = Um tempo calmo: nada digno de nota.
all-of-it = { $count ->
    [1] A única coisa que aconteceu
   *[other] Tudo o que aconteceu ({ $count })
}
dice-explained = O número entre parênteses diz a quantos desvios-padrão está a soma do que daria o acaso; mais de 2 é raro.
luck-ordinary = normal
luck-high = um tanto alta
luck-low = um tanto baixa
luck-very-high = notavelmente alta
luck-very-low = notavelmente baixa
colophon = Escrito pelo Livro Vermelho a partir do registro da partida.
