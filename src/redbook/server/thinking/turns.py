"""Whose turn it is to think: those who have thought the least of late, where their match lies ready."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Generic, Protocol, TypeVar

HALF_LIFE = 60.0  # seconds, after which thinking weighs half
AWAY = 0.25  # what it is worth, in seconds of thinking, to be asked where the match lies ready
COLD = 1.0  # and not to start a process


class Place(Protocol):
    """Where one may think at a time."""

    @property
    def warm(self) -> bool: ...


P = TypeVar("P", bound=Place)


class Waiting(Generic[P]):
    def __init__(self, table: str, since: float, place: asyncio.Future[P]) -> None:
        self.table = table
        self.since = since
        self.place = place


class Turns(Generic[P]):
    """Every place is given to one at a time. To have waited makes up for having thought, second for second: nobody
    waits for ever."""

    def __init__(self, places: Sequence[P], clock: Callable[[], float] = monotonic) -> None:
        self._free = list(places)
        self._clock = clock
        self._waiting: list[Waiting[P]] = []
        self._used: dict[str, tuple[float, float]] = {}  # seconds of thinking, and when they were counted
        self._home: dict[str, P] = {}

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[P]:
        place = await self._my_turn(table)
        began = self._clock()
        try:
            yield place
        finally:
            now = self._clock()
            self._used[table] = (self.used(table, now) + now - began, now)
            self._home[table] = place
            self._give_back(place)

    async def _my_turn(self, table: str) -> P:
        mine: Waiting[P] = Waiting(table, self._clock(), asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._go_on()
        try:
            return await mine.place
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            elif not mine.place.cancelled():
                self._give_back(mine.place.result())  # its turn had just come
            raise

    def _give_back(self, place: P) -> None:
        self._free.append(place)
        self._go_on()

    def _go_on(self) -> None:
        now = self._clock()  # the same for all: who is looked at later has not waited longer
        while self._free and self._waiting:
            pairs = ((one, place) for one in self._waiting for place in self._free)
            one, place = min(pairs, key=lambda pair: self.cost(pair[0], pair[1], now))
            self._waiting.remove(one)
            if not one.place.cancelled():
                self._free.remove(place)
                one.place.set_result(place)

    def cost(self, one: Waiting[P], place: P, now: float) -> float:
        home = self._home.get(one.table)
        away = AWAY if home is not None and home is not place else 0.0
        cold = 0.0 if place.warm else COLD
        return self.used(one.table, now) - (now - one.since) + away + cold

    def used(self, table: str, now: float) -> float:
        """Seconds that a table has thought, those of long ago forgotten."""
        seconds, when = self._used.get(table, (0.0, 0.0))
        return float(seconds * 0.5 ** ((now - when) / HALF_LIFE))

    def forget(self, table: str) -> None:
        self._home.pop(table, None)
        self._used.pop(table, None)
