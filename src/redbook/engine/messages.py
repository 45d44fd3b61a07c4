"""Every message of the protocol, described once. A message is one line of JSON; `type` says which.

The two directions are held differently. What a program sends is strict: a field or a type that is not here is refused,
so that a slip of the pen is told at once. What a program is sent may grow: it passes over what it does not know.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

PROTOCOL = 1
LONGEST_LINE = 64 * 1024  # bytes that a program may write without a line break
LONGEST_SENT = 8 * 1024 * 1024  # bytes of a line that a program may be sent: none comes near

Value = str | int | bool
Arg = str | int | list[str]
Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Word = Annotated[str, Meta(max_length=100)]
Text = Annotated[str, Meta(max_length=2000)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]


# -- parts -----------------------------------------------------------------------------------------


class Part(msgspec.Struct, frozen=True, kw_only=True):
    pass


class Said(Part, frozen=True):
    """A message of the game. `text` is there in the language of `words`, if the program asked for one."""

    id: str
    args: dict[str, Arg]
    text: str | UnsetType = UNSET


class Choice(Part, frozen=True):
    """One thing that may be done: `notation` is the answer."""

    notation: str
    kind: str
    args: dict[str, Arg]
    text: str | UnsetType = UNSET


class Heard(Part, frozen=True):
    """What happened, as far as the seat may know it. `move` is the number of the move that caused it."""

    move: int
    cause: str
    kind: str
    args: dict[str, Arg]
    text: str | UnsetType = UNSET


# -- host to program -------------------------------------------------------------------------------


class ToProgram(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class HostHello(ToProgram, frozen=True, tag="hello"):
    """The first line. The program answers with its own `hello`."""

    protocol: int
    host: str


class New(ToProgram, frozen=True, tag="new"):
    """A match begins; whatever was before is over. No answer."""

    game: str
    rules: int
    seats: list[str]  # all of them, in their order
    you: list[str]  # those that the program plays: one, unless a table says otherwise
    settings: dict[str, Value]
    level: str  # one of those that the program offers for this game, or ""
    seconds: float | None  # for one answer; null: nobody counts
    seed: int  # for the program's own dice: the same seed, the same match


class Ask(ToProgram, frozen=True, tag="ask"):
    """A question. The program answers `play` with the same id."""

    id: Id
    seat: str
    kind: str
    prompt: Said
    options: list[Choice]
    seconds: float | None
    told_from: int  # how much of what was told before still stands: cut there, then append `told`
    told: list[Heard] | UnsetType = UNSET
    view: Any = UNSET  # what the seat sees; its schema: `redbook games GAME --json`
    world: dict[str, Any] | UnsetType = UNSET  # a position that could be this one: secrets are drawn anew


class Stop(ToProgram, frozen=True, tag="stop"):
    """Answer now. It may come when the answer is on its way already: then there is nothing to do."""

    id: Id


class Over(ToProgram, frozen=True, tag="over"):
    """The match is over. `reason` is the game's, or `illegal`, `late`, `raised` if somebody's program failed."""

    winners: list[str]
    reason: str
    scores: dict[str, int]


class Ping(ToProgram, frozen=True, tag="ping"):
    """Between questions: the program answers `pong` with the same id."""

    id: Id


class Quit(ToProgram, frozen=True, tag="quit"):
    """Nothing follows. The end of standard input means the same."""


class Refused(ToProgram, frozen=True, tag="error"):
    """What the program said cannot be. `id` is that of its message, if it could be read."""

    why: str
    id: Id | None = None


class Position(ToProgram, frozen=True, tag="position"):
    """For engines that offer `analysis`: look at this. The answer is `standing`.

    A saved game or a position in `document`; or a new match of `game`; or neither, to go on from where we are.
    `moves` are then played.
    """

    id: Id
    document: dict[str, Any] | None = None
    game: str = ""
    seats: int | None = None
    settings: dict[str, Value] = {}
    seed: int = 0
    moves: list[str] = []
    seat: str = ""  # through whose eyes `view` is; "": those of whoever decides


class Go(ToProgram, frozen=True, tag="go"):
    """For engines that offer `analysis`: what would you do there? The answer is `play`."""

    id: Id
    level: str = ""
    seconds: Seconds | None = None
    seat: str = ""  # if it is named, it has to be the one that decides


HostMessage = HostHello | New | Ask | Stop | Over | Ping | Quit | Refused | Position | Go


# -- program to host -------------------------------------------------------------------------------


class FromProgram(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    pass


class Hello(FromProgram, frozen=True, tag="hello"):
    """Who I am, and what I want to be sent."""

    protocol: int
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    author: Word = ""
    games: Annotated[list[Word], Meta(max_length=100)] = []  # empty: any
    levels: Annotated[dict[Word, list[Word]], Meta(max_length=100)] = {}  # by game
    view: bool = True  # send me what the seat sees
    told: bool = True  # and what has happened
    world: bool = False  # and a position that could be the real one, to search in
    words: Annotated[str, Meta(pattern="^(|en|es|pt)$")] = ""  # and texts for people, in this language
    analysis: bool = False  # I understand `position` and `go`
    token: Annotated[str, Meta(max_length=200)] = ""  # over a socket: the key of the seat


class Info(FromProgram, frozen=True, tag="info"):
    """Thoughts on the way to an answer: nobody has to send any."""

    id: Id
    text: Text = ""
    score: float | None = None  # how likely the seat wins, 0 to 1
    depth: int | None = None
    line: Annotated[list[Notation], Meta(max_length=200)] = []


class Play(FromProgram, frozen=True, tag="play"):
    """The answer to `ask` or `go`."""

    id: Id
    notation: Notation


class Pong(FromProgram, frozen=True, tag="pong"):
    id: Id


class Failed(FromProgram, frozen=True, tag="error"):
    """I cannot go on, or not with this. In answer to `ask` it costs the match."""

    why: Text
    id: Id | None = None


class Standing(FromProgram, frozen=True, tag="standing"):
    """The answer to `position`. `seat` decides; none does when it is over."""

    id: Id
    game: str
    move: int
    seat: str | None
    kind: str = ""
    prompt: Said | None = None
    options: list[Choice] = []
    view: Any = None
    winners: list[str] | None = None
    reason: str = ""
    scores: dict[str, int] = {}


ProgramMessage = Hello | Info | Play | Pong | Failed | Standing


# -- lines -----------------------------------------------------------------------------------------

from_program: msgspec.json.Decoder[ProgramMessage] = msgspec.json.Decoder(ProgramMessage)
to_program: msgspec.json.Decoder[HostMessage] = msgspec.json.Decoder(HostMessage)
_encoder = msgspec.json.Encoder(order="deterministic")


def line_of(message: ToProgram | FromProgram) -> bytes:
    """The message as it goes over the line, break included; the same message, the same bytes."""
    return _encoder.encode(message) + b"\n"


def schema() -> dict[str, Any]:
    """JSON Schema of both directions, for those who generate their types."""
    (to, from_), parts = msgspec.json.schema_components([HostMessage, ProgramMessage], ref_template="#/$defs/{name}")
    return {
        "protocol": PROTOCOL,
        "longest_line": LONGEST_LINE,
        "to_program": to,
        "from_program": from_,
        "$defs": dict(sorted(parts.items())),
    }
