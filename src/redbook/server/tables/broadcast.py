"""Who hears of a table, in this process. `bus/crossing.py` is the same for several."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from redbook.server.line.wire import PresenceMessage, SaidMessage
from redbook.server.store.rows import MoveRow


class Changed(msgspec.Struct, frozen=True, tag_field="type", tag="changed"):
    """The match or the table is not what it was: whoever looks needs a new state. `rows`: the moves that did it."""

    version: int
    rows: list[MoveRow] = []


class SeatFreed(msgspec.Struct, frozen=True, tag_field="type", tag="freed"):
    """The key of this seat opens nothing any more."""

    seat: str


class Noted(msgspec.Struct, frozen=True, tag_field="type", tag="noted"):
    """The notes of this circle are not what they were: whoever may read them needs a new state."""

    circle: str


class Here(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """The seats whose people are connected to one of several servers."""

    seats: list[str]


class AllHere(msgspec.Struct, frozen=True, tag_field="type", tag="all-here"):
    """The same of all its tables. It is said again and again, as a sign of life."""

    tables: dict[str, list[str]]


class WhoIsHere(msgspec.Struct, frozen=True, tag_field="type", tag="who"):
    """Somebody has sat down at a table that this server had not in hand: the others say who is there."""


class Gone(msgspec.Struct, frozen=True, tag_field="type", tag="gone"):
    """The table has been deleted: there is nothing to sit at any more."""


Note = Changed | SeatFreed | Gone | Noted | SaidMessage | PresenceMessage


class Listener(Protocol):
    @property
    def seats(self) -> Iterable[str]: ...

    def hear(self, note: Note) -> None:
        """Must not wait: a slow listener falls behind alone."""


class Leases(Protocol):
    """Which of several servers lets the bots of a table think."""

    async def hold(self, table: str) -> bool: ...

    async def release(self, table: str) -> None: ...


class Unrivalled:
    """There is but one."""

    async def hold(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass


class Broadcast:
    def __init__(self) -> None:
        self._rooms: dict[str, set[Listener]] = {}
        self.leases: Leases = Unrivalled()

    def start(self, tables: Any) -> None:
        """Nothing to do for one process; `tables` is the registry."""

    async def stop(self) -> None:
        """As little."""

    def occupied(self) -> set[str]:
        """Tables where somebody is connected."""
        return set(self._rooms)

    def join(self, table_id: str, listener: Listener) -> None:
        self._rooms.setdefault(table_id, set()).add(listener)

    def leave(self, table_id: str, listener: Listener) -> None:
        room = self._rooms.get(table_id)
        if room is not None:
            room.discard(listener)
            if not room:
                del self._rooms[table_id]

    def listeners(self, table_id: str) -> set[Listener]:
        return self._rooms.get(table_id, set())

    def seats_here(self, table_id: str) -> set[str]:
        """Whose people are connected."""
        return {seat for listener in self.listeners(table_id) for seat in listener.seats}

    def publish(self, table_id: str, note: Note) -> None:
        for listener in list(self.listeners(table_id)):
            listener.hear(note)
