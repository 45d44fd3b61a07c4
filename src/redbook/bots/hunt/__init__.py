"""Bots for Hunt for the Ring."""

from redbook.bots.hunt.bot import LEVELS, HuntBot
from redbook.bots.registry import BotMaker
from redbook.games.hunt.state import WRAITHS

BOTS = (
    BotMaker("wanderer", lambda level: HuntBot("wanderer", level), LEVELS, games=("hunt",), seats=("ringbearer",)),
    BotMaker("rider", lambda level: HuntBot("rider", level), LEVELS, games=("hunt",), seats=WRAITHS),
)
