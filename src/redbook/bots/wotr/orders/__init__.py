"""Deeds with a die: what each is worth, for either side."""
