card-the-one-ring = O Um Anel
    .in-text = o Um Anel
subtitle-1_1 = Ruína de Isildur
subtitle-1_2 = O Anel Soberano
in-text-card = “{ $name }”
