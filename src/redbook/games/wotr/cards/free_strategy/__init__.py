"""The Free Peoples Strategy deck."""

from redbook.games.wotr.cards.free_strategy import combat, muster, war

__all__ = ["combat", "muster", "war"]
