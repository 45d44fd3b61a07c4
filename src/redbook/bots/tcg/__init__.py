"""Bots for the trading card game."""

from redbook.bots.registry import BotMaker
from redbook.bots.tcg.loremaster import LEVELS, Loremaster

BOTS = (BotMaker("loremaster", lambda level: Loremaster(level, LEVELS[level]), tuple(LEVELS), games=("tcg",)),)
