"""Reading a match again, move by move, quickly enough for a slider."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from redbook.kernel import Match

KEEP_EVERY = 50  # moves between two kept copies
READERS = 32  # tables that are being read at the same time
T = TypeVar("T")


class Reader:
    """One match, walked to any of its moves: from the nearest kept copy at or before it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._kept: dict[int, Match] = {}
        self._cursor: Match | None = None

    def go(self, match: Match, at: int) -> Match:
        """`match` after its first `at` moves. The answer is the reader's own: look at it, do not play it."""
        if not self._kept:
            first = match.copy()
            first.rewind(0)
            self._kept[0] = first
        near = self._kept[max(kept for kept in self._kept if kept <= at)]
        cursor = self._cursor
        if cursor is None or not len(near.log) <= len(cursor.log) <= at:
            cursor = near.copy()
        for move in match.log[len(cursor.log) : at]:
            cursor.push(move.option)
            length = len(cursor.log)
            if length % KEEP_EVERY == 0 and length not in self._kept:
                self._kept[length] = cursor.copy()
        self._cursor = cursor
        return cursor


class Readers:
    """The readers of the tables read last."""

    def __init__(self) -> None:
        self._readers: OrderedDict[str, Reader] = OrderedDict()

    async def read(self, table_id: str, match: Match, at: int, look: Callable[[Match], T]) -> T:
        """What `look` sees of the match at move `at`; worked out beside the event loop."""
        reader = self._readers.get(table_id)
        if reader is None:
            reader = self._readers[table_id] = Reader()
            while len(self._readers) > READERS:
                self._readers.popitem(last=False)
        self._readers.move_to_end(table_id)
        async with reader.lock:
            return await asyncio.to_thread(lambda: look(reader.go(match, at)))

    def forget(self, table_id: str) -> None:
        """Moves were taken back: what was read may not be so any more."""
        self._readers.pop(table_id, None)
