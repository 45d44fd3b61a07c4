"""What is said about rules."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from redbook.kernel.scenes import LONGEST
from redbook.server.tables.wire import DecisionInfo, ResultInfo, ToldInfo
from redbook.server.wire import In, Out, Value, WhyInfo

SceneMove = Annotated[str, Meta(min_length=1, max_length=200)]
SceneMoves = Annotated[list[SceneMove], Meta(max_length=LONGEST)]
MOST_TRIES = 40  # gestures that one drag might mean


class DiagramInfo(Out, frozen=True):
    """A scene to try. The words are HTML; `otherwise` may be empty."""

    scene: str
    task: str
    right: str
    otherwise: str


class PartInfo(Out, frozen=True):
    """A piece of a clause: some text, then perhaps a diagram."""

    html: str
    diagram: DiagramInfo | None


class ClauseInfo(Out, frozen=True):
    """`marks` are places in the printed rulebook, `about` the messages that the clause explains."""

    id: str
    title: str
    parts: list[PartInfo]
    marks: list[str]
    about: list[str]


class ChapterInfo(Out, frozen=True):
    id: str
    title: str
    html: str
    clauses: list[ClauseInfo]


class RulebookInfo(Out, frozen=True):
    """All rules of a game in one language; no chapters if nobody has written them."""

    game: str
    lang: str
    chapters: list[ChapterInfo]


class TryScene(In, frozen=True):
    """`moves` stand already; of `tries`, the first gesture that is legal as a whole is played, else nothing is."""

    moves: SceneMoves = []
    tries: Annotated[list[SceneMoves], Meta(max_length=MOST_TRIES)] = []


class AskScene(In, frozen=True):
    intent: SceneMove
    moves: SceneMoves = []


class SceneInfo(Out, frozen=True):
    """A scene as the seat that tries it sees it, after these moves."""

    game: str
    scene: str
    seat: str
    seats: list[str]
    settings: dict[str, Value]
    secrets: bool
    look: list[str]  # places that must be in sight
    moves: list[str]  # all that were made, those of other seats among them
    by: list[str]  # who made each
    view: Any
    decision: DecisionInfo | None  # only what the seat itself is asked
    waiting: str | None
    result: ResultInfo | None
    told: list[ToldInfo]  # from the beginning
    done: bool  # what was to be tried has been done
    on_the_way: bool  # so far it goes where it should
    next: str | None  # a move that goes on there
    refused: WhyInfo | None  # why the first of `tries` was not played
