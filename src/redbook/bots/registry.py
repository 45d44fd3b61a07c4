"""Where bots are found: by game and name, imported only when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

import msgspec

from redbook.bots.random_bot import RandomBot
from redbook.bots.search import LEVELS, Seer
from redbook.kernel import Bot, RedbookError, find_game


class UnknownBot(RedbookError):
    """No bot of that name, or no such level, for that game. `known` lists what there is."""

    code = "unknown-bot"


class BotInfo(msgspec.Struct, frozen=True):
    """What a lobby shows. The first level is the one taken when none is named; no levels: there is but one strength."""

    name: str
    levels: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()  # where it is at home; elsewhere it can play, too


class BotMaker(msgspec.Struct, frozen=True):
    """How a bot is made. `make` gets one of `levels`, or "" for a bot without levels. No `games`: it plays any."""

    name: str
    make: Callable[[str], Bot]
    levels: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


ANY_GAME: tuple[BotMaker, ...] = (
    BotMaker("random", lambda level: RandomBot()),
    BotMaker("seer", Seer.of_level, tuple(LEVELS)),
)

_registered: list[BotMaker] = []


def register_bot(maker: BotMaker) -> None:
    """Make a bot known in this process; one of the same name and games is replaced."""
    _registered[:] = [other for other in _registered if (other.name, other.games) != (maker.name, maker.games)]
    _registered.append(maker)


def makers_for(game: str) -> Iterator[BotMaker]:
    """The strongest claim first: what was registered, the game's own, what any game has, what others installed."""
    find_game(game)
    yield from (maker for maker in _registered if maker.plays(game))
    own = f"redbook.bots.{game}"
    if game.isidentifier() and find_spec(own) is not None:
        yield from import_module(own).BOTS
    yield from ANY_GAME
    yield from (maker for maker in installed() if maker.plays(game))


@cache
def installed() -> tuple[BotMaker, ...]:
    """What other packages bring along. They are looked for once: that reads the folder of every package."""
    return tuple(entry.load() for entry in entry_points(group="redbook.bots"))


def bots_for(game: str) -> list[BotInfo]:
    infos: dict[str, BotInfo] = {}
    for maker in makers_for(game):
        infos.setdefault(maker.name, BotInfo(maker.name, maker.levels, maker.seats))
    return list(infos.values())


def usual_bot(game: str, seat: str) -> str:
    """Whom a newcomer meets there: the game's own bot that is at home in that seat, never the one without a plan."""
    own = [info for info in bots_for(game) if info.name != "random"]
    at_home = [info for info in own if seat in info.seats]
    return (at_home or own or bots_for(game))[0].name


def find_bot(game: str, name: str) -> Bot:
    """A new bot: "random", "captain", or with its level, "captain:novice"."""
    wanted, colon, level = name.partition(":")
    for maker in makers_for(game):
        if maker.name != wanted:
            continue
        if not colon:
            return maker.make(maker.levels[0] if maker.levels else "")
        if level in maker.levels:
            return maker.make(level)
        break
    raise UnknownBot(bot=name, game=game, known=", ".join(spelled(info) for info in bots_for(game)))


def spelled(info: BotInfo) -> str:
    return f"{info.name}[:{'|'.join(info.levels)}]" if info.levels else info.name
