card-the-one-ring = The One Ring
    .in-text = The One Ring
subtitle-1_1 = Isildur's Bane
subtitle-1_2 = The Ruling Ring
in-text-card = “{ $name }”
