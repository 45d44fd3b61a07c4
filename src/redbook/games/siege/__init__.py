"""The Siege of Minas Tirith: a wargame on 375 hexes, twelve days of March."""

from redbook.games.siege.game import GAME

__all__ = ["GAME"]
