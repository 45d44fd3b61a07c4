card-all-blades-perish = Toda a Lâmina Perece
card-ulaire-toldea = Úlairë Toldëa
subtitle-1_236 = Mensageiro de Morgul
card-the-witch-king = O Rei Bruxo
subtitle-1_237 = Senhor de Angmar
