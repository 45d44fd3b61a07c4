# Títulos que las cartas nombran y que ninguna carta de esta colección tiene.
card-bill-the-pony = Bill el poney
card-the-balrog = El Balrog
    .in-text = el Balrog
card-saruman = Saruman
    .in-text = Saruman
