"""Every struct that crosses the wire, once: HTTP, WebSocket, OpenAPI and the client's types all come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Value = str | int | bool
Arg = str | int | list[str]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24,100}$")]
Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=120)]
Lang = Annotated[str, Meta(max_length=100)]
Intent = Annotated[str, Meta(max_length=400)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Gesture = Annotated[list[Notation], Meta(min_length=1, max_length=200)]
Id = Annotated[str, Meta(max_length=100)] | int  # a client's own name for a message, given back with the answer
SeatName = Annotated[str, Meta(max_length=40)]
Sitter = Annotated[str, Meta(pattern=r"^(here|friend|bot:[A-Za-z0-9:._-]{1,60})$")]
Seating = dict[SeatName, Sitter]
NoteKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,60}$")]
Presence = Literal["here", "away", "bot", "open"]
SeatKind = Literal["here", "friend", "bot"]


class Out(msgspec.Struct, frozen=True, kw_only=True):
    """Server to client: every field is always there."""


class In(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Client to server over HTTP: a misspelt field is an error, not a default."""


# -- shared ---------------------------------------------------------------------------------------


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


class OptionInfo(Out, frozen=True):
    notation: str
    kind: str
    args: dict[str, Arg]


class DecisionInfo(Out, frozen=True):
    """Only for a token that holds the seat that decides."""

    seat: str
    kind: str
    prompt: MessageInfo
    options: list[OptionInfo]


class ToldInfo(Out, frozen=True):
    """What happened, as far as the eyes may know it. `move` is the number of the move that caused it."""

    move: int
    cause: str
    kind: str
    args: dict[str, Arg]


class SeatInfo(Out, frozen=True):
    seat: str
    kind: SeatKind
    name: str
    present: Presence


class ResultInfo(Out, frozen=True):
    winners: list[str]
    reason: str
    scores: dict[str, int]


class OnwardInfo(Out, frozen=True):
    """Where the road goes on: `name` is "part-2" or "war". No `table`: nobody has gone ahead yet."""

    name: str
    game: str
    table: str | None
    token: str | None  # only in the answer to whoever goes on


class NoteInfo(Out, frozen=True):
    """What a seat has written down for the others of its circle: `key` says where, `text` what."""

    seat: str
    key: str
    text: str


class TableState(Out, frozen=True):
    table: str
    game: str
    options: dict[str, Value]
    referee: bool
    secrets: bool  # whether seats of this game hide anything from each other
    version: int
    title: str
    seats: list[SeatInfo]
    mine: list[str]
    may_bring: dict[str, str]  # options that are mine to choose until the first move, with the seat they belong to
    eyes: str | None
    host: bool
    view: Any
    decision: DecisionInfo | None
    waiting: str | None
    result: ResultInfo | None
    told: list[ToldInfo]
    told_from: int  # how much of what was told before still stands: cut there, then append `told`
    length: int
    may_undo: bool
    may_save: bool
    started: str  # when the table was opened, ISO 8601, UTC
    invites: dict[str, str]  # host only: invites that nobody has taken up yet
    watch: str | None  # host and watchers only
    onward: OnwardInfo | None  # over, and another match follows from it
    notes: list[NoteInfo]  # shared in the circle of the eyes' own seat


class WhyInfo(Out, frozen=True):
    reason: MessageInfo
    rule: str
    text: str


# -- HTTP -----------------------------------------------------------------------------------------


class ChoiceInfo(Out, frozen=True):
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
    choices: list[ChoiceInfo]
    bots: list[BotInfo]
    names: dict[str, str]
    secrets: bool


class NewTable(In, frozen=True):
    game: Annotated[str, Meta(max_length=40)] | None = None  # may be left out when `save` or `position` names it
    seats: int | None = None
    options: dict[str, Value] = {}
    seating: Seating = {}  # seats not named are "here"
    referee: bool = False
    save: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    title: Title = ""


class Opened(Out, frozen=True):
    table: str
    token: str
    invites: dict[str, str]
    watch: str


class Join(In, frozen=True):
    """`key`: what an invite becomes, drawn by the client itself, so that it can ask again if the answer is lost."""

    token: Token
    key: Key | None = None
    name: Name | None = None


class Joined(Out, frozen=True):
    token: str
    seats: list[str]


class Moves(In, frozen=True):
    token: Token
    version: Version
    moves: Gesture


class Free(In, frozen=True):
    token: Token
    seat: SeatName


class Choose(In, frozen=True):
    token: Token
    seat: SeatName
    name: Annotated[str, Meta(max_length=40)]
    value: Annotated[str, Meta(max_length=20_000)]


class GoOn(In, frozen=True):
    token: Token


class Undo(In, frozen=True):
    token: Token
    version: Version


class Acked(Out, frozen=True):
    version: int


class Retitle(In, frozen=True):
    token: Token
    title: Title


class Branch(In, frozen=True):
    token: Token
    at: Version
    seating: Seating = {}


class Replay(Out, frozen=True):
    at: int
    length: int
    eyes: str | None
    view: Any
    told: list[ToldInfo]
    waiting: str | None
    result: ResultInfo | None
    decision: None  # nobody decides anything in what is past


class TableSummary(Out, frozen=True):
    table: str
    game: str
    title: str
    seats: list[SeatInfo]
    mine: list[str]
    host: bool
    version: int
    length: int
    waiting: str | None
    result: ResultInfo | None
    started: str
    changed: str


# -- decks ----------------------------------------------------------------------------------------


class PoolOrder(In, frozen=True):
    """Sealed play: what is opened with this seed. No starter named: one by lot."""

    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    boosters: Annotated[int, Meta(ge=0, le=36)] = 6
    starter: Annotated[str, Meta(max_length=40)] = ""


class CheckDeck(In, frozen=True):
    text: Annotated[str, Meta(max_length=20_000)]
    name: Title = ""
    pool: PoolOrder | None = None  # only cards from these packs


class DeckProblemInfo(Out, frozen=True):
    message: MessageInfo
    text: str
    rule: int  # of the rules' checklist, 0 for none


class DeckInfo(Out, frozen=True):
    """`id` for decks that come with the game; `text` is empty while the Ring or its bearer is missing."""

    id: str
    name: str
    ring: str
    bearer: str
    sites: list[str]
    draw: dict[str, int]
    text: str
    legal: bool
    problems: list[DeckProblemInfo]


class Pool(Out, frozen=True):
    seed: int
    boosters: int
    starter: str
    cards: dict[str, int]


# -- WebSocket, client to server ------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class HelloMessage(FromClient, frozen=True, tag="hello"):
    token: Token
    lang: Lang | None = None
    name: Name | None = None


class MoveMessage(FromClient, frozen=True, tag="move"):
    id: Id
    version: Version
    moves: Gesture


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


class PingMessage(FromClient, frozen=True, tag="ping"):
    pass


ClientMessage = (
    HelloMessage | MoveMessage | UndoMessage | WhyMessage | LookMessage | SayMessage | NoteMessage | PingMessage
)


# -- WebSocket, server to client ------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class StateMessage(TableState, frozen=True, tag_field="type", tag="state"):
    """All of TableState, with its type."""


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


ServerMessage = StateMessage | AckMessage | ProblemMessage | WhyAnswer | SaidMessage | PresenceMessage | PongMessage
WEBSOCKET_STRUCTS: tuple[Any, ...] = (ClientMessage, ServerMessage)
