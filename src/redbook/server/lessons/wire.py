"""What is said about lessons."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from redbook.server.rules.wire import MOST_TRIES, SceneMove, SceneMoves
from redbook.server.tables.wire import DecisionInfo, ResultInfo, ToldInfo
from redbook.server.wire import In, Out, Value, WhyInfo

MOST_MADE = 500
Made = Annotated[int, Meta(ge=0, le=MOST_MADE)]


class LessonInfo(Out, frozen=True):
    """A lesson in the course. `html` says what it teaches; `steps` and `minutes` how long it is."""

    id: str
    title: str
    html: str
    seat: str
    steps: int
    minutes: int


class CourseInfo(Out, frozen=True):
    """The lessons of a game in their order; none if nobody has written them."""

    game: str
    lang: str
    lessons: list[LessonInfo]


class StepInfo(Out, frozen=True):
    """What is said after `at` moves of the script, and what it speaks of."""

    id: str
    title: str
    html: str
    at: int
    point: list[str]


class LessonPage(Out, frozen=True):
    """All words of a lesson, and who makes each move of its script."""

    game: str
    lang: str
    id: str
    title: str
    html: str
    seat: str
    by: list[str]
    look: list[str]  # places that must be in sight
    steps: list[StepInfo]
    next: str | None  # the lesson that follows


class PlayLesson(In, frozen=True):
    """`at` moves of the script stand already; of `tries`, the first gesture that goes its way is played."""

    at: Made = 0
    tries: Annotated[list[SceneMoves], Meta(max_length=MOST_TRIES)] = []


class AskLesson(In, frozen=True):
    intent: SceneMove
    at: Made = 0


class LessonState(Out, frozen=True):
    """A lesson as its learner sees it after `at` moves of the script."""

    game: str
    lesson: str
    at: int
    seat: str
    seats: list[str]
    settings: dict[str, Value]
    secrets: bool
    view: Any
    decision: DecisionInfo | None  # only what the learner is asked
    waiting: str | None
    result: ResultInfo | None
    told: list[ToldInfo]  # from the beginning
    next: str | None  # the learner's next move; null while others move, and at the end
    done: bool  # the script has been played to its end
    astray: bool  # what was tried is allowed, but not what the lesson wants: nothing was played
    refused: WhyInfo | None  # why the first of `tries` is not allowed
