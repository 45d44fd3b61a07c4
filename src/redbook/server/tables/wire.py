"""What is said about tables, over HTTP and in the state that every client is sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from redbook.server.wire import Arg, In, MessageInfo, Name, Out, SeatName, Title, Token, Value, Version

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24,100}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Gesture = Annotated[list[Notation], Meta(min_length=1, max_length=200)]
Sitter = Annotated[str, Meta(pattern=r"^(here|friend|bot:[A-Za-z0-9:._-]{1,60})$")]
Seating = dict[SeatName, Sitter]
NoteKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,60}$")]
Presence = Literal["here", "away", "bot", "open"]
Chosen = Annotated[dict[str, Annotated[str, Meta(max_length=20_000)] | int | bool], Meta(max_length=100)]
SeatKind = Literal["here", "friend", "bot"]


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
    in_gesture: bool  # it goes on a gesture: the step before can be taken back


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
    settings: dict[str, Value]
    referee: bool
    secrets: bool  # whether seats of this game hide anything from each other
    version: int
    title: str
    seats: list[SeatInfo]
    mine: list[str]
    may_bring: dict[str, str]  # settings that are mine to choose until the first move, with the seat they belong to
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
    counsel: bool  # a counsellor may be asked at this table
    notes: list[NoteInfo]  # shared in the circle of the eyes' own seat


class NewTable(In, frozen=True):
    game: Annotated[str, Meta(max_length=40)] | None = None  # may be left out when a document names it
    seats: int | None = None
    settings: Chosen = {}
    options: Chosen = {}  # what `settings` was called once: still understood
    seating: Seating = {}  # seats not named are "here"
    referee: bool = False
    save: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    record: Annotated[str, Meta(max_length=800_000)] | None = None  # a match as text, or a position as a short string
    title: Title = ""
    counsel: bool = False  # whether a counsellor may be asked, by everybody at the table

    @property
    def document(self) -> bool:
        """Whether a match or a position comes with it."""
        return self.save is not None or self.position is not None or self.record is not None

    def chosen(self) -> Chosen:
        """The settings, by whichever name they came."""
        return self.settings or self.options


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


class Mine(In, frozen=True):
    """All tokens that somebody holds: which tables are theirs?"""

    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []


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
