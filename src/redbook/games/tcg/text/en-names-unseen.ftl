# Titles that cards name and that no card of this set has.
card-bill-the-pony = Bill the Pony
card-the-balrog = The Balrog
    .in-text = the Balrog
card-saruman = Saruman
    .in-text = Saruman
