card-orc-soldier = Soldado Orc
card-the-weight-of-a-legacy = O Peso de um Legado
