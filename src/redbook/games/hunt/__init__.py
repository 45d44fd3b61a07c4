"""Hunt for the Ring: one Ring-bearer's secret road, one to four Ringwraith players on it."""

from redbook.games.hunt.game import GAME, letter

__all__ = ["GAME", "letter"]
