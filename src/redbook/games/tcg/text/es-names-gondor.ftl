card-aragorn = Aragorn
subtitle-1_89 = Montaraz del Norte
card-armor = Armadura
card-arwens-fate = El Destino de Arwen
card-athelas = Athelas
card-boromir = Boromir
subtitle-1_97 = Hijo de Denethor
subtitle-1_365 = Rey en el Exilio
