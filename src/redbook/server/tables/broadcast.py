"""Who hears of a table. One process needs no more than this; many would put a message bus behind the same methods."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from redbook.server.line.wire import PresenceMessage, SaidMessage


class Changed(msgspec.Struct, frozen=True):
    """The match or the table is not what it was: whoever looks needs a new state."""

    version: int


class SeatFreed(msgspec.Struct, frozen=True):
    """The key of this seat opens nothing any more."""

    seat: str


class Noted(msgspec.Struct, frozen=True):
    """The notes of this circle are not what they were: whoever may read them needs a new state."""

    circle: str


Note = Changed | SeatFreed | Noted | SaidMessage | PresenceMessage


class Listener(Protocol):
    @property
    def seats(self) -> Iterable[str]: ...

    def hear(self, note: Note) -> None:
        """Must not wait: a slow listener falls behind alone."""


class Broadcast:
    def __init__(self) -> None:
        self._rooms: dict[str, set[Listener]] = {}

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

    def publish(self, table_id: str, note: Note) -> None:
        for listener in list(self.listeners(table_id)):
            listener.hear(note)
