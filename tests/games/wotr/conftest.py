"""The game is made known to the kernel for these tests."""

from redbook.games.wotr import GAME
from redbook.kernel import register

register(GAME)
