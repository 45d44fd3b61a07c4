"""How a bot is made: from a class, from a function, or by a `BotMaker` that is written out."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from redbook.kernel import Bot, Chance, Option, RedbookError, Seen

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")  # a colon begins a level, a slash the path of a program


class BadBot(RedbookError):
    """Something that cannot be a bot, or not under that name. `wrong` says which of its parts."""

    code = "bad-bot"


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
        """Whether it plays that game."""
        return not self.games or game in self.games


class Chooses(Protocol):
    """What a class needs to be a bot: its name may come from `register_bot`."""

    def choose(self, seen: Any, chance: Any, /) -> Option: ...


Function = Callable[[Any, Any], Option]
B = TypeVar("B", bound="type[Chooses] | Function")


class FunctionBot:
    """A bot that is one function: it remembers nothing from one decision to the next."""

    def __init__(self, name: str, function: Function) -> None:
        self.name = name
        self.function = function

    def choose(self, seen: Seen, chance: Chance) -> Option:
        return self.function(seen, chance)


def checked(maker: BotMaker) -> BotMaker:
    """Its name and levels can be typed on a command line."""
    if not NAME.fullmatch(maker.name):
        raise BadBot(bot=maker.name, wrong="name", what="")
    for level in maker.levels:
        if not NAME.fullmatch(level):
            raise BadBot(bot=maker.name, wrong="level", what=level)
    return maker


def words(given: str | Iterable[str]) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def own_name(made: Any) -> str:
    """`class GreyPilgrim` without a name of its own is called "grey-pilgrim", `def first_thing` "first-thing"."""
    named = getattr(made, "name", None)
    if isinstance(named, str):
        return named
    split = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", getattr(made, "__name__", ""))
    return split.lower().replace("_", "-")


def maker_for(made: Any, name: str, levels: tuple[str, ...]) -> Callable[[str], Bot]:
    """How to make one. What cannot work is said now, not in the middle of a match."""
    called = getattr(made, "__name__", str(made))
    if inspect.isclass(made):
        if not callable(getattr(made, "choose", None)) or not takes(made.choose, 3):
            raise BadBot(bot=name, wrong="choose", what=called)
        if not takes(made, 1 if levels else 0):
            raise BadBot(bot=name, wrong="made-with-level" if levels else "made-with-nothing", what=called)
        return partial(make, made, name, bool(levels))
    if not callable(made):
        raise BadBot(bot=name, wrong="kind", what=called)
    if levels:
        raise BadBot(bot=name, wrong="function-levels", what=called)
    if not takes(made, 2):
        raise BadBot(bot=name, wrong="function", what=called)
    return lambda level: FunctionBot(name, made)


def make(made: Any, name: str, levelled: bool, level: str) -> Bot:
    bot: Bot = made(level) if levelled else made()
    if not isinstance(getattr(bot, "name", None), str):
        bot.name = f"{name}:{level}" if level else name
    return bot


def takes(called: Any, count: int) -> bool:
    """Whether it can be called with so many arguments. What is built in C cannot be asked, and is believed."""
    try:
        inspect.signature(called).bind(*range(count))
    except TypeError:
        return False
    except ValueError:
        return True
    return True
