"""Bots for War of the Ring: the steward leads the Free Peoples, the lieutenant the Shadow; either leads any seat."""

from collections.abc import Callable

from redbook.bots.registry import BotMaker
from redbook.bots.wotr.commander import LEVELS, Commander
from redbook.bots.wotr.strong import Strong

HOME = {"steward": ("free", "gondor", "rohan"), "lieutenant": ("shadow", "witch-king", "saruman")}


def maker(name: str) -> Callable[[str], Commander]:
    def make(level: str) -> Commander:
        return (Strong if level == "strong" else Commander)(name, level, LEVELS[level])

    return make


BOTS = tuple(BotMaker(name, maker(name), tuple(LEVELS), ("wotr",), seats) for name, seats in HOME.items())
