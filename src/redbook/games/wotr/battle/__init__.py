"""Battle: attack, rounds, Combat cards, casualties, leaving the field (p.28-32)."""
