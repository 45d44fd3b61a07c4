# Titles that cards name and that no card of this set has.
card-bill-the-pony = Bill the Pony
card-the-balrog = The Balrog
card-saruman = Saruman
