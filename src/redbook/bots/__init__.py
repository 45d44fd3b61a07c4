"""Bots: each sees what its seat sees, and answers with one of the options.

`random` and `seer` play any game. A game's own bots stand in `redbook.bots.<game>`, a package that offers
`BOTS`, a tuple of `BotMaker`; others add theirs with `register_bot`, or through the entry point group "redbook.bots".
"""

from redbook.bots.answers import NotOffered, asked
from redbook.bots.importing import bring_in
from redbook.bots.making import BadBot, BotInfo, BotMaker
from redbook.bots.registry import NameTaken, UnknownBot, bots_for, find_bot, register_bot, usual_bot

__all__ = [
    "BadBot",
    "BotInfo",
    "BotMaker",
    "NameTaken",
    "NotOffered",
    "UnknownBot",
    "asked",
    "bots_for",
    "bring_in",
    "find_bot",
    "register_bot",
    "usual_bot",
]
