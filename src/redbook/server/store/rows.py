"""What is stored, as the server holds it."""

from __future__ import annotations

from typing import Any

import msgspec


class Conflict(Exception):
    """Another process has changed the match in the meantime; nothing was written."""


class MoveRow(msgspec.Struct, frozen=True):
    version: int
    number: int
    undo: bool
    seat: str
    notation: str
    count: int


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands, for lists that need not replay it."""

    version: int
    length: int
    waiting: str | None
    result: dict[str, Any] | None
    changed: float = 0.0


class SeatRow(msgspec.Struct):
    seat: str
    kind: str
    bot: str = ""
    name: str = ""
    taken: bool = False


class TokenRow(msgspec.Struct, frozen=True):
    fingerprint: str
    table_id: str
    role: str
    seat: str | None


class NoteRow(msgspec.Struct, frozen=True):
    seat: str
    key: str
    text: str


class RulesRow(msgspec.Struct, frozen=True):
    """The rules have changed, and the match does not play as it did: of `stood` moves, `kept` still stand.

    What the match began with until then stays here. The moves that fell stay where they are, under a row that takes
    them back: with the rules of then, everything can be played again as it was.
    """

    version: int  # after this change
    rules_before: int
    rules_after: int
    kept: int
    stood: int
    settings: dict[str, Any]
    chance: dict[str, Any]


class TableRow(msgspec.Struct):
    id: str
    game: str
    rules: int
    count: int
    settings: dict[str, Any]
    chance: dict[str, Any]
    position: dict[str, Any] | None
    title: str
    opened: float
    standing: Standing
    seats: list[SeatRow]
    onward: str | None = None
    counsel: bool = False
