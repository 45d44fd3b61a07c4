"""What is said over the WebSocket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from redbook.server.tables.wire import Gesture, NoteKey, Presence, TableState, ToldInfo
from redbook.server.wire import Name, Problem, SeatName, Token, Version, WhyInfo

Lang = Annotated[str, Meta(max_length=100)]
Intent = Annotated[str, Meta(max_length=400)]
Id = Annotated[str, Meta(max_length=100)] | int  # a client's own name for a message, given back with the answer


# -- client to server ------------------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class HelloMessage(FromClient, frozen=True, tag="hello"):
    """`changes`: after the first state only what is new, as `change` messages."""

    token: Token
    lang: Lang | None = None
    name: Name | None = None
    changes: bool = False


class MoveMessage(FromClient, frozen=True, tag="move"):
    """`or_else`: what the same drag might mean as well. The first gesture that is legal as a whole is played."""

    id: Id
    version: Version
    moves: Gesture
    or_else: Annotated[list[Gesture], Meta(max_length=40)] = []


class UndoMessage(FromClient, frozen=True, tag="undo"):
    id: Id
    version: Version


class WhyMessage(FromClient, frozen=True, tag="why"):
    id: Id
    intent: Intent


class LookMessage(FromClient, frozen=True, tag="look"):
    seat: SeatName


class SayMessage(FromClient, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class NoteMessage(FromClient, frozen=True, tag="note"):
    id: Id
    seat: SeatName
    key: NoteKey
    text: Annotated[str, Meta(max_length=200)]  # empty: the note is taken away


class AgainMessage(FromClient, frozen=True, tag="again"):
    """The whole state once more."""


class PingMessage(FromClient, frozen=True, tag="ping"):
    pass


ClientMessage = (
    HelloMessage
    | MoveMessage
    | UndoMessage
    | WhyMessage
    | LookMessage
    | SayMessage
    | NoteMessage
    | AgainMessage
    | PingMessage
)


# -- server to client ------------------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class StateMessage(TableState, frozen=True, tag_field="type", tag="state"):
    """All of TableState, with its type."""


class EntriesChange(msgspec.Struct, frozen=True, kw_only=True):
    """Entries of a list by their place, of a mapping by their key. `size`: how many there are now."""

    size: int
    set: dict[str, Any]
    drop: list[str]


class ChangeMessage(FromServer, frozen=True, tag="change"):
    """What is not as it was in the last `state` or `change` on this line; all the rest still holds.

    `set` holds whole fields of the state, `view` whole fields of its view, `entries` what has changed in fields of the
    view that are lists or mappings. `told` and `told_from` are meant as in a state.
    """

    version: int
    told: list[ToldInfo]
    told_from: int
    set: dict[str, Any]
    view: dict[str, Any]
    entries: dict[str, EntriesChange]


class AckMessage(FromServer, frozen=True, tag="ack"):
    id: Id
    version: int


class ProblemMessage(FromServer, frozen=True, tag="problem"):
    id: Id | None
    problem: Problem


class WhyAnswer(FromServer, frozen=True, tag="why"):
    id: Id
    why: WhyInfo | None


class SaidMessage(FromServer, frozen=True, tag="said"):
    name: str
    seat: str | None
    text: str
    at: str


class PresenceMessage(FromServer, frozen=True, tag="presence"):
    seats: dict[str, Presence]


class PongMessage(FromServer, frozen=True, tag="pong"):
    pass


ServerMessage = (
    StateMessage | ChangeMessage | AckMessage | ProblemMessage | WhyAnswer | SaidMessage | PresenceMessage | PongMessage
)
