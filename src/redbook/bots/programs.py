"""Bots by name, and programs by their file.

Only for those who may start programs on this machine: the arena and the terminal. A server asks `find_bot`, which
starts nothing, whatever name a stranger thinks of.
"""

from __future__ import annotations

from pathlib import Path

from redbook.bots.registry import BotMaker, find_bot, register_bot
from redbook.engine.program import ProgramBot, is_program
from redbook.kernel import Bot, games


def find_player(game: str, name: str, logs: Path | None = None) -> Bot:
    """Like `find_bot`; or a program that speaks the protocol for engines: "./mybot", "cmd:node bot.js"."""
    return ProgramBot.named(name, logs) if is_program(name) else find_bot(game, name)


def check_player(game: str, name: str, logs: Path | None = None) -> None:
    """What is wrong with a name is told before anything begins; a program has to say hello."""
    player = find_player(game, name, logs)
    if isinstance(player, ProgramBot):
        player.check(game)


def register_program(given: str, seconds: float, logs: Path | None = None) -> str:
    """Offer a program to a whole house under the name that it gives itself: whoever starts the house says so."""
    bot = ProgramBot.named(given, logs)
    hello = bot.hello()
    name = "".join(sign if sign.isalnum() or sign in "._-" else "-" for sign in hello.name)

    def make(level: str) -> Bot:
        made = ProgramBot(bot.command, level or bot.level, logs)
        made.allow(seconds)
        return made

    for game in hello.games or games():
        register_bot(BotMaker(name, make, tuple(hello.levels.get(game, ())), games=(game,)))
    return name
