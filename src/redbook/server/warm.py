"""What is made ready before the server listens: games, cards, words, bots, and the types that are decoded.

msgspec builds what it knows of a struct when a decoder first needs it. It notes the struct as known before its fields
are filled in (a struct may contain itself), and asks Python for their types on the way, where another thread may run.
That thread finds the half-built struct and crashes the process. So every type is built here, in one thread, before
there are others. Encoding needs none of this.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from redbook.bots.counsel import counsel_for
from redbook.kernel import Match, games
from redbook.kernel.game import find_game
from redbook.kernel.text import LANGUAGES, bundle
from redbook.server.problems import words

log = logging.getLogger("redbook.server")
_built: set[type[msgspec.Struct]] = set()


def warm_up(offered: Callable[[str], Any]) -> None:
    """`offered` lists the bots of a game. Doing it again costs nothing."""
    for lang in LANGUAGES:
        words(lang)
    for id in games():
        try:
            warm_game(id)
            offered(id)
            counsel_for(id)
        except Exception as error:  # a game that somebody else installed must not close the house
            log.error("the game %s cannot be loaded", id, exc_info=error)
    build_types()


@cache
def warm_game(id: str) -> None:
    """A match for every number of seats loads boards, cards and decks."""
    game = find_game(id)
    for count in game.seat_counts:
        match = Match.new(id, seats=count)
        for seat in (*match.seats, None):
            match.view(seat)
    for lang in LANGUAGES:
        bundle(id, lang)


def build_types() -> None:
    for struct in set(struct_types()) - _built:
        try:
            msgspec.json.Decoder(struct)
        except (NameError, TypeError) as unknown:  # never decoded: its types cannot be looked up, or told apart
            log.debug("%s cannot be decoded: %s", struct.__qualname__, unknown)
        _built.add(struct)


def not_built() -> list[type[msgspec.Struct]]:
    """Structs that came later, with a module that was imported later."""
    return sorted(set(struct_types()) - _built, key=lambda struct: (struct.__module__, struct.__qualname__))


def struct_types(base: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    for struct in base.__subclasses__():
        yield struct
        yield from struct_types(struct)
