"""War of the Ring, second edition."""

from redbook.games.wotr.game import GAME

__all__ = ["GAME"]
