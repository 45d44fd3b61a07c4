# How the game ended, and its figures.
result-corruption = The Ring-bearers have fallen under the Shadow: corruption has reached twelve.
result-ring-destroyed = The Ring is in the fire, and the Dark Tower falls.
result-shadow-conquers = The Shadow holds ten points of Free Peoples’ Cities and Strongholds.
result-sauron-banished = The Free Peoples hold four points of Shadow Cities and Strongholds: Sauron is banished.
score-points-free = Points taken by the Free Peoples
score-points-shadow = Points taken by the Shadow
score-corruption = Corruption
