# Os números do fim.
score-part = Parte
score-track = Indicador de Movimento
score-corruption = Corrupção
score-company = Companheiros ainda disponíveis
score-free-tokens = Marcadores de Ação dos Povos Livres na Guerra
score-shadow-tokens = Marcadores de Ação da Sombra na Guerra
