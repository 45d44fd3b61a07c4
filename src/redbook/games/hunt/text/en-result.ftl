# The figures at the end.
score-part = Part
score-track = Movement track
score-corruption = Corruption
score-company = Companions still ready
score-free-tokens = Action tokens of the Free Peoples in the War
score-shadow-tokens = Action tokens of the Shadow in the War
