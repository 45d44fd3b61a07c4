card-all-blades-perish = Toda Hoja Perece
card-ulaire-toldea = Úlairë Toldëa
subtitle-1_236 = Mensajero de Morgul
card-the-witch-king = El Rey Brujo
subtitle-1_237 = Señor de Angmar
