# Títulos que as cartas nomeiam e que nenhuma carta desta coleção tem.
card-bill-the-pony = Bill, o Pônei
    .in-text = Bill, o Pônei,
card-the-balrog = O Balrog
    .in-text = o Balrog
card-saruman = Saruman
    .in-text = Saruman
