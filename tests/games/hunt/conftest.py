"""The game is made known for its own tests, whether or not the package registers it."""

from redbook.games.hunt import GAME
from redbook.kernel import register

register(GAME)
