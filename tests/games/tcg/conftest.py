"""The card game registers itself for its tests."""

from redbook.games.tcg import GAME
from redbook.kernel import register

register(GAME)
