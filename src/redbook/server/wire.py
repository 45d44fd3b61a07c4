"""Structs that cross the wire, each once: HTTP, WebSocket, OpenAPI and the client's types come from them.

Here are those that all rooms share; a room has its own in its `wire.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Value = str | int | bool
Arg = str | int | list[str]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=120)]
SeatName = Annotated[str, Meta(max_length=40)]


class Out(msgspec.Struct, frozen=True, kw_only=True):
    """Server to client: every field is always there."""


class In(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Client to server over HTTP: a misspelt field is an error, not a default."""


class MessageInfo(Out, frozen=True):
    """What is to be said, not yet in any language: `id` in the .ftl file of `scope`."""

    scope: str
    id: str
    args: dict[str, Arg]


class Problem(Out, frozen=True):
    """Something was refused and nothing changed. `text` is in the language that was asked for."""

    code: str
    message: MessageInfo
    text: str


class WhyInfo(Out, frozen=True):
    reason: MessageInfo
    rule: str
    text: str


class SettingInfo(Out, frozen=True):
    """What people set before the first move; the first value is the default."""

    name: str
    values: list[Value]


class BotInfo(Out, frozen=True):
    """Sit it down as "bot:NAME" or "bot:NAME:LEVEL"; the first level is the one taken when none is named."""

    name: str
    levels: list[str]
    seats: list[str] = []  # where it is at home; elsewhere it can play, too


class GameInfo(Out, frozen=True):
    id: str
    seat_counts: list[int]
    seats: dict[str, list[str]]  # by count
    settings: list[SettingInfo]
    bots: list[BotInfo]
    names: dict[str, str]
    secrets: bool
    counsel: bool  # whether there is a counsellor for it
