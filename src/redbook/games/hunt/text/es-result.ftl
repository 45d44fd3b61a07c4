# Las cifras del final.
score-part = Parte
score-track = Indicador de Movimiento
score-corruption = Corrupción
score-company = Compañeros aún disponibles
score-free-tokens = Fichas de Acción de los Pueblos Libres en la Guerra
score-shadow-tokens = Fichas de Acción de la Sombra en la Guerra
