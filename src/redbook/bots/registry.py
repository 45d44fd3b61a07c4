"""Where bots are made known and found: by game and name, imported only when somebody asks for them."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, overload

from redbook.bots.making import B, BadBot, BotInfo, checked, maker_for, own_name, words
from redbook.bots.making import BotMaker as BotMaker  # games' bots are written with it
from redbook.bots.random_bot import RandomBot
from redbook.kernel import Bot, RedbookError, find_game
from redbook.kernel import games as known_games
from redbook.kernel.near import nearest

log = logging.getLogger("redbook.bots")


class UnknownBot(RedbookError):
    """No bot of that name, or no such level, for that game. `known` lists what there is, `near` what was meant.

    >>> from redbook import find_bot
    >>> find_bot("siege", "capitan")
    Traceback (most recent call last):
    redbook.bots.registry.UnknownBot: siege has no bot called “capitan”. Did you mean “captain”? There are: ...
    """

    code = "unknown-bot"


class OtherGame(UnknownBot):
    """There is a bot of that name, but it plays other games."""

    code = "other-game"


class BrokenBot(RedbookError):
    """A package brings this bot along, and it cannot be loaded."""

    code = "broken-bot"


class NameTaken(RedbookError):
    """Another bot has that name already, and people would take one for the other.

    >>> from redbook import register_bot
    >>> @register_bot("captain", games="siege")
    ... def choose(seen, chance):
    ...     return seen.options[0]
    Traceback (most recent call last):
    redbook.bots.registry.NameTaken: There is a bot called “captain” already, from Red Book. Choose another name.
    """

    code = "name-taken"


def seer(level: str) -> Bot:
    from redbook.bots.search import Seer  # a search that few want is not loaded for all

    return Seer.of_level(level)


ANY_GAME: tuple[BotMaker, ...] = (
    BotMaker("random", lambda level: RandomBot()),
    BotMaker("seer", seer, ("steady", "quick", "deep")),
)
# The game's own bots, by name, so that nobody has to import them to know that a name is taken.
HOUSE = {
    "siege": ("captain",),
    "hunt": ("wanderer", "rider"),
    "wotr": ("steward", "lieutenant"),
    "tcg": ("loremaster",),
}

_registered: list[BotMaker] = []
_maker_of: dict[Any, BotMaker] = {}  # what was decorated, and what became of it: an entry point names the former
_home: dict[tuple[str, tuple[str, ...]], str] = {}  # the module that registered a name: it may do so again


@overload
def register_bot(bot: BotMaker, /) -> None: ...
@overload
def register_bot(
    bot: str, /, *, games: str | Iterable[str] = (), levels: str | Iterable[str] = (), seats: str | Iterable[str] = ()
) -> Callable[[B], B]: ...
@overload
def register_bot(bot: B, /) -> B: ...
def register_bot(
    bot: BotMaker | str | Any,
    /,
    *,
    games: str | Iterable[str] = (),
    levels: str | Iterable[str] = (),
    seats: str | Iterable[str] = (),
) -> Any:
    """Make a bot known in this process, under the name that people type. Put it before a function or a class:

    >>> from redbook import Match, Seeded, Seen, find_bot, register_bot
    >>> @register_bot("hasty", games="siege")
    ... def hasty(seen, chance):
    ...     return seen.options[-1]
    >>> find_bot("siege", "hasty").choose(Seen(Match.new("siege", seed=7)), Seeded(seed=1)).notation
    'GO-03@2609'

    A class is made anew for every seat, so it may remember things. With `levels` it is made with one of them
    (`find_bot("siege", "stern:mild")`), and the first is the usual one. `seats` says where it is at home.

    >>> @register_bot("stern", levels=("hard", "mild"))
    ... class Stern:
    ...     def __init__(self, level):
    ...         self.level = level
    ...
    ...     def choose(self, seen, chance):
    ...         return chance.pick(seen.options)
    >>> find_bot("hunt", "stern").level
    'hard'
    """
    if isinstance(bot, BotMaker):
        if games or levels or seats:
            raise BadBot(bot=bot.name, wrong="maker", what="")
        return enlist(bot, getattr(bot.make, "__module__", ""))

    def register(made: B) -> B:
        name = bot if isinstance(bot, str) else own_name(made)
        maker = BotMaker(name, maker_for(made, name, words(levels)), words(levels), words(games), words(seats))
        enlist(maker, made.__module__)
        _maker_of[made] = maker
        return made

    return register if isinstance(bot, str) else register(bot)


def enlist(maker: BotMaker, module: str) -> None:
    """One of the same name and games is replaced if the same module or file brings it again, as a notebook does."""
    checked(maker)
    key = (maker.name, maker.games)
    taken = [owner for game, names in HOUSE.items() if maker.plays(game) for owner in names]
    if maker.name in (*taken, *(any_game.name for any_game in ANY_GAME)):
        raise NameTaken(bot=maker.name, where="Red Book")
    for other in _registered:
        if other.name == maker.name and (not other.games or not maker.games or set(other.games) & set(maker.games)):
            where = _home.get((other.name, other.games), module)
            if where != module and (file_of(where) is None or file_of(where) != file_of(module)):
                raise NameTaken(bot=maker.name, where=Path(file_of(where) or where).name)
    _home[key] = module
    _registered[:] = [other for other in _registered if (other.name, other.games) != key]
    _registered.append(maker)


def file_of(module: str) -> str | None:
    """Where a module stands. A file may be imported twice: by `--import`, and by the file beside it."""
    return getattr(sys.modules.get(module), "__file__", None)


def makers_for(game: str) -> Iterator[BotMaker]:
    """The strongest claim first: what was registered, the game's own, what any game has, what others installed."""
    find_game(game)
    yield from (maker for maker in _registered if maker.plays(game))
    yield from own_makers(game)
    yield from ANY_GAME
    yield from (maker for maker in installed().values() if isinstance(maker, BotMaker) and maker.plays(game))


def own_makers(game: str) -> tuple[BotMaker, ...]:
    own = f"redbook.bots.{game}"
    if not game.isidentifier() or find_spec(own) is None:
        return ()
    made: tuple[BotMaker, ...] = import_module(own).BOTS
    return made


@cache
def installed() -> dict[str, BotMaker | str]:
    """What other packages bring along, or why it cannot be had. They are looked for once: it reads every package."""
    from importlib.metadata import entry_points

    found: dict[str, BotMaker | str] = {}
    before = list(_registered)
    _registered.clear()  # to be installed is a weaker claim than to be asked for: what loads here is kept apart
    for entry in entry_points(group="redbook.bots"):
        try:
            made = entry.load()
            maker = _maker_of.get(made) if made.__hash__ is not None else None
            maker = made if isinstance(made, BotMaker) else maker
            if maker is None:
                raise TypeError(f"{entry.value} is no bot: put @register_bot before it, or name a BotMaker")
            found[maker.name] = maker
        except Exception as wrong:  # somebody else's package must not close the house: its own bot is missed, and why
            found[entry.name] = f"{entry.value}: {type(wrong).__name__}: {wrong}"
            log.error("the bot %s (%s) cannot be loaded: %s: %s", entry.name, entry.value, type(wrong).__name__, wrong)
    _registered[:] = before
    return found


def bots_for(game: str) -> list[BotInfo]:
    """Every bot that plays a game, those of one's own first.

    >>> [info.name for info in bots_for("siege")]
    ['captain', 'random', 'seer']
    """
    infos: dict[str, BotInfo] = {}
    for maker in makers_for(game):
        infos.setdefault(maker.name, BotInfo(maker.name, maker.levels, maker.seats))
    return list(infos.values())


def usual_bot(game: str, seat: str) -> str:
    """Whom a newcomer meets there: the game's own bot that is at home in that seat, never the one without a plan.

    A game without bots of its own has those that came with it.

    >>> usual_bot("wotr", "shadow")
    'lieutenant'
    """
    house = own_makers(game) or [maker for maker in makers_for(game) if maker.name != "random"]
    at_home = [maker for maker in house if seat in maker.seats]
    return (at_home or house)[0].name


def find_bot(game: str, name: str) -> Bot:
    """A new bot: "random", "captain", or with its level, "captain:novice".

    >>> find_bot("siege", "captain:novice").name
    'captain:novice'
    """
    wanted, colon, level = name.partition(":")
    for maker in makers_for(game):
        if maker.name != wanted:
            continue
        if not colon:
            return maker.make(maker.levels[0] if maker.levels else "")
        if level in maker.levels:
            return maker.make(level)
        break
    raise missing(game, name)


def missing(game: str, name: str) -> RedbookError:
    """Why there is no such bot, and what may have been meant."""
    wanted = name.partition(":")[0]
    for maker in (*_registered, *installed().values()):
        if isinstance(maker, BotMaker) and maker.name == wanted and not maker.plays(game):
            unknown = next((one for one in maker.games if one not in known_games()), "")
            near = nearest(unknown, known_games())
            found = int(bool(near))
            return OtherGame(
                bot=wanted, game=game, games=", ".join(maker.games), unknown=unknown, near=near, found=found
            )
    broken = installed().get(wanted)
    if isinstance(broken, str):
        return BrokenBot(bot=wanted, why=broken)
    infos = bots_for(game)
    spellings = [spelling for info in infos for spelling in (info.name, *(f"{info.name}:{one}" for one in info.levels))]
    near = nearest(name, spellings)
    known = ", ".join(spelled(info) for info in infos)
    return UnknownBot(bot=name, game=game, known=known, near=near, found=int(bool(near)))


def spelled(info: BotInfo) -> str:
    return f"{info.name}[:{'|'.join(info.levels)}]" if info.levels else info.name
