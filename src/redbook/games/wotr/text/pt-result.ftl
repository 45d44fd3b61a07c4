# Como a partida terminou, e os seus números.
result-corruption = Os Portadores do Anel caíram sob a Sombra: a Corrupção chegou a doze.
result-ring-destroyed = O Anel está no fogo, e a Torre Negra desaba.
result-shadow-conquers = A Sombra controla Cidades e Fortalezas dos Povos Livres que valem dez pontos ou mais.
result-sauron-banished = Os Povos Livres controlam Cidades e Fortalezas da Sombra que valem quatro pontos ou mais: Sauron é banido.
score-points-free = Pontos tomados pelos Povos Livres
score-points-shadow = Pontos tomados pela Sombra
score-corruption = Corrupção
