card-the-one-ring = The One Ring
subtitle-1_1 = Isildur's Bane
subtitle-1_2 = The Ruling Ring
