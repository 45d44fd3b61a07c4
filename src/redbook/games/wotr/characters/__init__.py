"""Characters: the Fellowship, Companions, Nazgûl and Minions (p.24-25, 36-39, 43)."""
