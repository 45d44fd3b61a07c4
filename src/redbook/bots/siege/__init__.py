"""Bots for the Siege of Minas Tirith."""

from redbook.bots.registry import BotMaker
from redbook.bots.siege.captain import LEVELS, Captain
from redbook.bots.siege.foresight import Strategist


def captain(level: str) -> Captain:
    return Strategist() if level == "strong" else Captain(level, LEVELS[level])


BOTS = (BotMaker("captain", captain, (*LEVELS, "strong"), games=("siege",)),)
