# Cómo terminó la partida, y sus cifras.
result-corruption = Los Portadores del Anillo han caído bajo la Sombra: la Corrupción ha llegado a doce.
result-ring-destroyed = El Anillo está en el fuego y la Torre Oscura se derrumba.
result-shadow-conquers = La Sombra controla Ciudades y Baluartes de los Pueblos Libres por valor de diez puntos o más.
result-sauron-banished = Los Pueblos Libres controlan Ciudades y Baluartes de la Sombra por valor de cuatro puntos o más: Sauron es desterrado.
score-points-free = Puntos tomados por los Pueblos Libres
score-points-shadow = Puntos tomados por la Sombra
score-corruption = Corrupción
