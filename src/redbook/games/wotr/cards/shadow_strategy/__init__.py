"""The Shadow Strategy deck."""

from redbook.games.wotr.cards.shadow_strategy import combat, marches, muster, sieges

__all__ = ["combat", "marches", "muster", "sieges"]
