"""Bots for the Siege of Minas Tirith."""

from redbook.bots.registry import BotMaker
from redbook.bots.siege.captain import LEVELS, Captain

BOTS = (BotMaker("captain", lambda level: Captain(level, LEVELS[level]), tuple(LEVELS), games=("siege",)),)
