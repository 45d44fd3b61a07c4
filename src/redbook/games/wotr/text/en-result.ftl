# How the game ended, and its figures.
result-corruption = The Ring-bearers have fallen under the Shadow: Corruption has reached twelve.
result-ring-destroyed = The Ring is in the fire, and the Dark Tower falls.
result-shadow-conquers = The Shadow holds Cities and Strongholds of the Free Peoples worth ten points or more.
result-sauron-banished = The Free Peoples hold Cities and Strongholds of the Shadow worth four points or more: Sauron is banished.
score-points-free = Points taken by the Free Peoples
score-points-shadow = Points taken by the Shadow
score-corruption = Corruption
