"""A broadcast that reaches the clients of other servers as well, and brings here what happens there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from redbook.kernel import RedbookError
from redbook.server.bus.leases import Leases
from redbook.server.bus.line import Line, Word
from redbook.server.line.wire import PresenceMessage
from redbook.server.tables.broadcast import (
    AllHere,
    Broadcast,
    Changed,
    Gone,
    Here,
    Listener,
    Note,
    Noted,
    SeatFreed,
    WhoIsHere,
)

if TYPE_CHECKING:
    from redbook.server.tables.registry import Registry
    from redbook.server.tables.table import Table

log = logging.getLogger("redbook.server")
LOOK_SECONDS = 3.0  # between two looks at the storage, for what the line has lost; and two signs of life
SILENT_SECONDS = 10.0  # a server that has not said who is here for so long is gone, and its people with it
STUCK_SECONDS = 10.0  # a bot that should have moved so long ago has lost its server


class Crossing(Broadcast):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.line = Line(url)
        self.leases: Leases = Leases(self.line.redis, self.line.name)
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}  # by table and server
        self._following: dict[str, asyncio.Queue[Changed | Noted | SeatFreed]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._tables: Registry | None = None

    # -- life ---------------------------------------------------------------------------------

    def start(self, tables: Registry) -> None:
        self._tables = tables
        self.line.start(self._heard, self._look)
        self._run(self._keep_looking())

    async def stop(self) -> None:
        self.line.say("", AllHere({}))
        await asyncio.sleep(0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leases.stop()
        await self.line.stop()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("what happened elsewhere was not followed", exc_info=error)

    # -- what is said here --------------------------------------------------------------------

    def publish(self, table_id: str, note: Note) -> None:
        self.line.say(table_id, self._own(table_id) if isinstance(note, PresenceMessage) else note)
        super().publish(table_id, note)

    def join(self, table_id: str, listener: Listener) -> None:
        if table_id not in self._rooms:
            self.line.say(table_id, WhoIsHere())
        super().join(table_id, listener)

    def seats_here(self, table_id: str) -> set[str]:
        limit = time.monotonic() - SILENT_SECONDS
        there = self._elsewhere.get(table_id, {}).values()
        return super().seats_here(table_id).union(*(seats for when, seats in there if when > limit))

    def occupied(self) -> set[str]:
        return super().occupied() | self._elsewhere.keys()

    def _own(self, table_id: str) -> Here:
        return Here(sorted(super().seats_here(table_id)))

    # -- what is said elsewhere ---------------------------------------------------------------

    def _heard(self, word: Word) -> None:
        note, table_id = word.note, word.table
        if isinstance(note, WhoIsHere):
            if table_id in self._rooms:
                self.line.say(table_id, self._own(table_id))
        elif isinstance(note, Here):
            self._note_presence(word.by, table_id, frozenset(note.seats))
        elif isinstance(note, AllHere):
            self._note_all(word.by, note.tables)
        elif isinstance(note, Changed | Noted | SeatFreed):
            self._follow(table_id, note)
        else:
            if isinstance(note, Gone) and self._tables is not None:
                self._tables.forget(table_id)
            super().publish(table_id, note)

    def _note_all(self, by: str, tables: dict[str, list[str]]) -> None:
        for table_id in [known for known, there in self._elsewhere.items() if by in there and known not in tables]:
            self._note_presence(by, table_id, frozenset())
        for table_id, seats in tables.items():
            self._note_presence(by, table_id, frozenset(seats))

    def _note_presence(self, by: str, table_id: str, seats: frozenset[str]) -> None:
        now = time.monotonic()
        when, known = self._elsewhere.get(table_id, {}).get(by, (now, frozenset()))
        if seats and seats == known and when > now - SILENT_SECONDS:  # a sign of life: nothing new
            self._elsewhere[table_id][by] = (now, seats)
            return
        before = self.seats_here(table_id)
        there = self._elsewhere.setdefault(table_id, {})
        if seats:
            there[by] = (now, seats)
        else:
            there.pop(by, None)
            if not there:
                del self._elsewhere[table_id]
        if self.seats_here(table_id) != before:
            self._tell_presence(table_id)

    def _tell_presence(self, table_id: str) -> None:
        table = self._tables.at_hand(table_id) if self._tables is not None else None
        if table is not None:
            super().publish(table_id, PresenceMessage(seats=table.present()))  # type: ignore[arg-type]

    def _follow(self, table_id: str, note: Changed | Noted | SeatFreed) -> None:
        """In the order in which it was said, one after the other, each table for itself."""
        waiting = self._following.get(table_id)
        if waiting is not None:
            waiting.put_nowait(note)
        elif self._tables is not None and self._tables.knows(table_id):
            waiting = self._following[table_id] = asyncio.Queue()
            waiting.put_nowait(note)
            self._run(self._take(table_id, waiting))

    async def _take(self, table_id: str, waiting: asyncio.Queue[Changed | Noted | SeatFreed]) -> None:
        assert self._tables is not None
        try:
            table = await self._tables.get(table_id)
            while not waiting.empty():
                await self._apply(table, waiting.get_nowait())
        except (RedbookError, SQLAlchemyError, OSError) as wrong:
            log.warning("table %s: what happened elsewhere is not known yet: %s", table_id, wrong)
        finally:
            del self._following[table_id]

    async def _apply(self, table: Table, note: Changed | Noted | SeatFreed) -> None:
        assert self._tables is not None
        if isinstance(note, Changed):
            await self._tables.follow(table, note.rows)
        elif isinstance(note, Noted):
            await table.read_notes()
        else:
            table.leave_seat(note.seat)
        super().publish(table.id, note)

    # -- what the line has lost ---------------------------------------------------------------

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look()
            except Exception as error:  # whatever it was, the next look may see more
                log.error("what happened elsewhere was not looked for", exc_info=error)

    async def _look(self) -> None:
        """Who sits here is said again, and what others have stored is looked for."""
        if self._tables is None:
            return
        watched = list(self._rooms)
        self.line.say("", AllHere({table_id: self._own(table_id).seats for table_id in watched}))
        self._forget_the_silent()
        try:
            for table in await self._tables.behind(watched):
                self._follow(table.id, Changed(table.version))
            await self._tables.wake_stuck(time.time() - STUCK_SECONDS)
        except (SQLAlchemyError, OSError) as error:
            log.warning("the storage cannot be looked at: %s", error)

    def _forget_the_silent(self) -> None:
        limit = time.monotonic() - SILENT_SECONDS
        for table_id, there in list(self._elsewhere.items()):
            for by in [by for by, (when, _) in there.items() if when <= limit]:
                del there[by]
                self._tell_presence(table_id)
            if not there:
                del self._elsewhere[table_id]
