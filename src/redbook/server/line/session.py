"""One client at a table: what it may see, how far it has been told, and a queue that never makes others wait."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from redbook.kernel import RedbookError
from redbook.server.line.wire import (
    AckMessage,
    Id,
    PongMessage,
    PresenceMessage,
    ProblemMessage,
    SaidMessage,
    StateMessage,
    WhyAnswer,
)
from redbook.server.problems import WrongToken, problem_of
from redbook.server.tables.broadcast import Changed, Note, Noted, SeatFreed
from redbook.server.tables.seen import first_eyes, reads, table_state
from redbook.server.tables.table import Holder, Table

QUEUE = 64  # messages that may wait for a slow client; then it gets one fresh state instead
REPLIES = 256  # answers that may wait: somebody who asks this much and never reads is hung up on
RATE = 100.0  # messages a second that a client may send in the long run
BURST = 500.0

Reply = AckMessage | ProblemMessage | WhyAnswer | PongMessage
News = StateMessage | SaidMessage | PresenceMessage


class Session:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.name = ""
        self.token = ""
        self.table: Table | None = None
        self.holder = Holder("none", ())
        self.eyes: str | None = None
        self.overrun = False  # it asks and never reads
        self._heard = 0  # lines of the tale that it has been sent, or has in its queue
        self._out: deque[tuple[bool, bytes]] = deque()  # is it a reply?, what
        self._replies = 0
        self._behind = False
        self._ready = asyncio.Event()
        self._tokens = BURST
        self._counted = time.monotonic()

    # -- what comes in ------------------------------------------------------------------------

    def too_fast(self) -> bool:
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._counted) * RATE)
        self._counted = now
        if self._tokens < 1:
            return True
        self._tokens -= 1
        return False

    def sit(self, table: Table, holder: Holder, token: str) -> None:
        self.table, self.holder, self.token = table, holder, token
        self.eyes = first_eyes(table, holder)
        self._heard = 0

    def look(self, seat: str) -> None:
        self.eyes = seat
        self._heard = 0

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
        elif isinstance(note, SeatFreed):
            if self.holder == Holder("seat", (note.seat,)):
                self.holder, self.eyes, self._heard = Holder("none", ()), None, 0
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

    def _state(self) -> StateMessage:
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
        return table_state(StateMessage, table, self.holder, self.token, self.eyes, told_from)

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

    async def write(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, in order, until cancelled or overrun."""
        while not self.overrun:
            await self._ready.wait()
            while self._out:
                is_reply, data = self._out.popleft()
                self._replies -= is_reply
                await send(data)
            if self._behind and self.table is not None:
                self._behind = False
                self._heard = 0
                await send(msgspec.json.encode(self._state()))
            elif not self._out:
                self._ready.clear()
