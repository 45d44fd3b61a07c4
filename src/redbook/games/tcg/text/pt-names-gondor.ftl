card-aragorn = Aragorn
subtitle-1_89 = Caminheiro do Norte
card-armor = Armadura
card-arwens-fate = O Destino de Arwen
card-athelas = Athelas
card-boromir = Boromir
subtitle-1_97 = Filho de Denethor
subtitle-1_365 = Rei no Exílio
