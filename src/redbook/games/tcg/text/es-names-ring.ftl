card-the-one-ring = El Anillo Único
    .in-text = el Anillo Único
subtitle-1_1 = Daño de Isildur
subtitle-1_2 = El Anillo regente
in-text-card = «{ $name }»
