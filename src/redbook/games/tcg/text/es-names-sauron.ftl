card-orc-soldier = Soldado Orco
card-the-weight-of-a-legacy = El Peso de un Legado
