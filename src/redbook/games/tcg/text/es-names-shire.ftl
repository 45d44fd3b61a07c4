card-frodo = Frodo
subtitle-1_290 = Hijo de Drogo
card-hobbit-intuition = Intuición Hobbit
card-hobbit-sword = Espada Hobbit
card-merry = Merry
subtitle-1_302 = Amigo de Sam
card-sam = Sam
subtitle-1_311 = Hijo de Hamfast
