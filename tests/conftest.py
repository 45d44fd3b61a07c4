"""The toy game is registered for the kernel's own tests."""

from kernel.toy import GAME
from redbook.kernel import register

register(GAME)
