card-frodo = Frodo
subtitle-1_290 = Filho de Drogo
card-hobbit-intuition = Intuição Hobbit
card-hobbit-sword = Espada Hobbit
card-merry = Merry
subtitle-1_302 = Amigo de Sam
card-sam = Sam
subtitle-1_311 = Filho de Hamfast
