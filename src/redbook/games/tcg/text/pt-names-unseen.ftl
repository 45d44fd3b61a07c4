# Títulos que as cartas nomeiam e que nenhuma carta desta colecção tem.
card-bill-the-pony = Bill o Pónei
card-the-balrog = O Balrog
card-saruman = Saruman
