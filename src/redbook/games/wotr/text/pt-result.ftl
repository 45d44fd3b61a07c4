# Como a partida terminou, e os seus números.
result-corruption = Os Portadores do Anel caíram sob a Sombra: a Corrupção chegou a doze.
result-ring-destroyed = O Anel está no fogo, e a Torre Negra desaba.
result-shadow-conquers = A Sombra domina dez pontos em Cidades e Fortalezas dos Povos Livres.
result-sauron-banished = Os Povos Livres dominam quatro pontos em Cidades e Fortalezas da Sombra: Sauron é banido.
score-points-free = Pontos tomados pelos Povos Livres
score-points-shadow = Pontos tomados pela Sombra
score-corruption = Corrupção
