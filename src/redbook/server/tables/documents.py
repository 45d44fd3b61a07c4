"""How a match comes to a table: new, from a document, or as a branch of another.

A document from outside is work for free: its size is bounded before it is believed, documents are read one at a time
beside the event loop, and what a save may cost to play again is bounded too.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from redbook.kernel import BadSetting, Match, Recorded, RedbookError, Referee, RuleBroken, Seeded, Told
from redbook.kernel.chance import Chance, fresh_seed
from redbook.kernel.errors import BadPosition, BadSave
from redbook.record import Record, from_short, is_short
from redbook.server import metrics
from redbook.server.problems import BadRequest, Busy, ServerError, TooMuch
from redbook.server.tables.tale import Tale
from redbook.server.tables.wire import NewTable

log = logging.getLogger("redbook.server")
T = TypeVar("T")
Begun = tuple[Match, Tale]

READ_AT_ONCE = 8  # documents that are being read or wait for it
MOST_MOVES = 20_000  # of a save: the longest wars have 7,000
REPLAY_SECONDS = 5.0  # of the reading thread, that playing a save again may take
MOST_VALUES = 100_000  # in a save
POSITION_VALUES = 5_000  # in a position: the largest have 600
DEEPEST = 24  # a position is 8 deep
LONGEST_TEXT = 20_000  # a deck


class Desk:
    """Where documents from outside are read: one after the other, so that everybody else is still answered."""

    def __init__(self, name: str = "document", places: int = READ_AT_ONCE, full: type[ServerError] = Busy) -> None:
        self._reader = ThreadPoolExecutor(1, name)
        self._places = threading.BoundedSemaphore(places)
        self._full = full
        self._name = name

    @contextmanager
    def place(self) -> Iterator[None]:
        """One of its places, for work that is done elsewhere."""
        if not self._places.acquire(blocking=False):
            raise self._full()
        try:
            yield
        finally:
            self._places.release()

    async def read(self, work: Callable[[], T]) -> T:
        if not self._places.acquire(blocking=False):
            raise self._full()
        reading: Future[T] = self._reader.submit(work)
        reading.add_done_callback(lambda _: self._places.release())
        with metrics.desk_work(self._name):
            return await asyncio.wrap_future(reading)

    def close(self) -> None:
        self._reader.shutdown(cancel_futures=True)


# -- from outside -----------------------------------------------------------------------------------


def from_document(order: NewTable, seconds: float | None = None) -> Begun:
    """`seconds` of work, that playing a save again may take."""
    given = [name for name in ("save", "position", "record") if getattr(order, name) is not None]
    if len(given) > 1:
        raise BadRequest(why=", ".join(given))
    if order.save is not None:
        return loaded(order.save, seconds)
    if order.position is not None:
        return placed(order.position, order.referee)
    assert order.record is not None
    return (
        placed(from_short(order.record), order.referee) if is_short(order.record) else replayed(order.record, seconds)
    )


def replayed(text: str, seconds: float | None = None) -> Begun:
    """A record is a save that people can read: its main line is played again, once, and its end compared."""
    record = Record.parse(text)
    match, tale = loaded(record.document(), seconds)
    record.check_end(match)
    return match, tale


def placed(doc: Mapping[str, Any], referee: bool) -> Begun:
    check_size(doc, "position", POSITION_VALUES)
    chance = fresh_chance(referee)
    match = checked(lambda: Match.from_position(doc, chance=chance), lambda why: BadPosition(why=why))
    return match, Tale.begin(match)


def loaded(doc: Mapping[str, Any], seconds: float | None = None) -> Begun:
    """A saved match with all dice still to fall drawn anew, whatever kind of document it was. Played again once."""
    check_size(doc, "save", MOST_VALUES)
    check_size(doc.get("position"), "position", POSITION_VALUES)
    moves = doc.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise TooMuch(why="moves", limit=MOST_MOVES)
    tale = Tale()
    began, most = time.thread_time(), seconds or REPLAY_SECONDS

    def hear(told: list[Told]) -> None:
        tale.add(told)
        if time.thread_time() - began > most:
            raise TooMuch(why="moves", limit=tale.length)
        time.sleep(0)  # others first: one interpreter serves them all

    match = checked(lambda: Match.load(doc, future=False, hear=hear), lambda why: BadSave(move=0, why=why))
    return match, tale


def check_size(doc: Any, what: str, most: int) -> None:
    """Counted without recursion: it may be nested as deep as it likes."""
    waiting = [(doc, 1)]
    values = 0
    while waiting:
        value, depth = waiting.pop()
        values += 1
        if values > most:
            raise TooMuch(why=what, limit=most)
        if depth > DEEPEST:
            raise TooMuch(why=f"{what}, [[[…]]]", limit=DEEPEST)
        if isinstance(value, dict):
            waiting.extend((inside, depth + 1) for inside in (*value, *value.values()))
        elif isinstance(value, list):
            waiting.extend((inside, depth + 1) for inside in value)
        elif isinstance(value, str) and len(value) > LONGEST_TEXT:
            raise TooMuch(why=f'{what}, "…"', limit=LONGEST_TEXT)


def checked(make: Callable[[], Match], refuse: Callable[[str], RedbookError]) -> Match:
    """A document comes from outside: whatever a game stumbles over is the document's fault."""
    try:
        return make()
    except RuleBroken as broken:
        raise refuse(str(broken)) from broken
    except RedbookError:
        raise
    except Exception as error:
        log.warning("a document was refused", exc_info=error)
        raise refuse(type(error).__name__) from error


# -- our own ----------------------------------------------------------------------------------------


def fresh_chance(referee: bool) -> Chance:
    return Referee(seed=fresh_seed()) if referee else Recorded(source=Seeded(seed=fresh_seed()))


def new_match(order: NewTable) -> Begun:
    if order.settings and order.options:
        raise BadRequest(why="settings, options")
    if order.game is None:
        raise BadRequest(why="game")
    chance = fresh_chance(order.referee)
    match = Match.new(order.game, seats=order.seats, settings=order.chosen(), chance=chance)
    return match, Tale.begin(match)


def branched(match: Match) -> Begun:
    """The match goes on from here with other dice, and leaves the one it came from alone."""
    tale = Tale()
    return Match.load(match.save(future=False), future=False, hear=tale.add), tale


def rearranged(match: Match, settings: Mapping[str, Any]) -> Match:
    """The same table before its first move, with other settings."""
    chance = fresh_chance(isinstance(match.play_state.chance, Referee))
    return Match.new(match.game.id, seats=len(match.seats), settings=settings, chance=chance)


def check_seating(match: Match, seating: Mapping[str, str], find_bot: Callable[[str, str], Any]) -> dict[str, str]:
    """Who sits where; seats not named are played here."""
    for seat, sitter in seating.items():
        if seat not in match.seats:
            raise BadSetting(game=match.game.id, name=seat, value=sitter)
        kind, _, name = sitter.partition(":")
        if kind == "bot":
            find_bot(match.game.id, name)
    return {seat: seating.get(seat, "here") for seat in match.seats}
