"""Bots: each sees what its seat sees, and answers with one of the options.

`random` and `seer` play any game. A game's own bots stand in `redbook.bots.<game>`, a package that offers
`BOTS`, a tuple of `BotMaker`; others may add theirs through the entry point group "redbook.bots".
"""

from redbook.bots.registry import BotInfo, BotMaker, UnknownBot, bots_for, find_bot, register_bot, usual_bot

__all__ = ["BotInfo", "BotMaker", "UnknownBot", "bots_for", "find_bot", "register_bot", "usual_bot"]
