"""One client at a table: what it may see, how far it has been told, and a queue that never makes others wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from redbook.kernel import RedbookError
from redbook.server.line.differences import Sent, change, shown_parts
from redbook.server.line.wire import (
    AckMessage,
    ChangeMessage,
    Id,
    PongMessage,
    PresenceMessage,
    ProblemMessage,
    SaidMessage,
    StateMessage,
    WhyAnswer,
)
from redbook.server.problems import NoSuchTable, WrongToken, problem_of
from redbook.server.tables.broadcast import Changed, Gone, Note, Noted, SeatFreed
from redbook.server.tables.seen import first_eyes, reads, table_state
from redbook.server.tables.table import Holder, Table

POLICY = 1008  # the code we hang up with when there is nothing here for them
QUEUE = 64  # messages that may wait for a slow client; then it gets one fresh state instead
REPLIES = 256  # answers that may wait: somebody who asks this much and never reads is hung up on

Reply = AckMessage | ProblemMessage | WhyAnswer | PongMessage
News = StateMessage | ChangeMessage | SaidMessage | PresenceMessage


class Session:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.name = ""
        self.token = ""
        self.table: Table | None = None
        self.holder = Holder("none", ())
        self.eyes: str | None = None
        self.changes = False  # it wants to hear what is new, not all anew
        self.overrun = False  # it asks and never reads
        self.ended: int | None = None  # we hang up once everything is sent: with this code
        self._heard = 0  # lines of the tale that it has been sent, or has in its queue
        self._sent: Sent | None = None  # the last state that it has been sent, or has in its queue
        self._out: deque[tuple[bool, bytes]] = deque()  # is it a reply?, what
        self._replies = 0
        self._behind = False
        self._ready = asyncio.Event()

    # -- what comes in ------------------------------------------------------------------------

    def sit(self, table: Table, holder: Holder, token: str) -> None:
        self.table, self.holder, self.token = table, holder, token
        self.eyes = first_eyes(table, holder)
        self.begin_anew()

    def look(self, seat: str) -> None:
        self.eyes = seat
        self.begin_anew()

    def begin_anew(self) -> None:
        """The next state is a whole one, with all that was told."""
        self._heard = 0
        self._sent = None

    # -- what goes out ------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        return self.holder.seats

    def hear(self, note: Note) -> None:
        if isinstance(note, Changed):
            self.send_state()
        elif isinstance(note, Noted):
            if self.table is not None and reads(self.table, self.holder, self.eyes, note.circle):
                self.send_state()
        elif isinstance(note, Gone):
            self.refuse(NoSuchTable(table=self.table.id if self.table is not None else ""))
            self.end(POLICY)
        elif isinstance(note, SeatFreed):
            if self.holder == Holder("seat", (note.seat,)):
                self.holder, self.eyes = Holder("none", ()), None
                self.begin_anew()
                self.refuse(WrongToken())
                self.send_state()
        else:
            self._news(note)

    def send_state(self) -> None:
        if len(self._out) - self._replies >= QUEUE:
            self._fall_behind()
        elif not self._behind:
            self._news(self._state())

    def reply(self, message: Reply) -> None:
        if self._replies >= REPLIES:
            self.overrun = True
        else:
            self._out.append((True, msgspec.json.encode(message)))
            self._replies += 1
        self._ready.set()

    def refuse(self, error: RedbookError, id: Id | None = None) -> None:
        self.reply(ProblemMessage(id=id, problem=problem_of(error, self.lang)))

    def _state(self) -> StateMessage | ChangeMessage:
        """What is new since the last state; after an undo, from where the tale was cut."""
        table = self.table
        assert table is not None
        decision = table.match.decision
        mine = decision is not None and decision.seat in self.holder.seats and decision.seat != self.eyes
        if mine and not table.secrets and decision is not None:
            self.look(decision.seat)  # nothing to hide from the other side of the board: eyes follow the turn
        heard = len(table.tale.heard_by(self.eyes))
        told_from = min(self._heard, heard)
        self._heard = heard
        before = self._sent
        whole = before is None
        state = table_state(StateMessage, table, self.holder, self.token, self.eyes, told_from, view=whole)
        if not self.changes:
            return state
        self._sent = Sent.of(state, shown_parts(table, self.eyes))
        return state if before is None else change(before, self._sent, state, table)

    def _news(self, message: News) -> None:
        if self._behind:
            return
        if len(self._out) - self._replies >= QUEUE:
            self._fall_behind()
        else:
            self._out.append((False, msgspec.json.encode(message)))
            self._ready.set()

    def _fall_behind(self) -> None:
        """Too slow: what waits is dropped, replies excepted, and one whole state takes its place."""
        self._out = deque(item for item in self._out if item[0])
        self._behind = True
        self._ready.set()

    def end(self, code: int) -> None:
        self.ended = code
        self._ready.set()

    @property
    def _silent(self) -> bool:
        return self.overrun or (self.ended is not None and not self._out)

    async def write(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, in order, until cancelled, overrun or at the end."""
        while not self._silent:
            await self._ready.wait()
            while self._out:
                is_reply, data = self._out.popleft()
                self._replies -= is_reply
                await send(data)
            if self._behind and self.table is not None:
                self._behind = False
                self.begin_anew()
                await send(msgspec.json.encode(self._state()))
            elif not self._out:
                self._ready.clear()
