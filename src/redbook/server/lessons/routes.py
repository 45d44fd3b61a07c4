"""Lessons over HTTP: the course of a game, the words of a lesson, and its script to play."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from redbook.kernel.game import find_game
from redbook.server.lessons import pages, playing
from redbook.server.lessons.wire import AskLesson, CourseInfo, LessonPage, LessonState, PlayLesson
from redbook.server.problems import choose_language
from redbook.server.routing import JSON, changing, language, refusals
from redbook.server.rules.routes import GameId
from redbook.server.tables.routes import tables_of
from redbook.server.wire import WhyInfo

LessonId = Annotated[str, PathParameter(min_length=1, max_length=80, pattern="^[0-9a-z-]+$")]
Lang = Annotated[str | None, QueryParameter(max_length=100)]
PLAYING = changing(404, 422)


@get("/lessons/{game:str}", responses=refusals(404))
async def read_course(request: Request[Any, Any, Any], game: GameId, lang: Lang = None) -> Response[CourseInfo]:
    """The lessons of a game, in their order."""
    spoken = choose_language(lang) if lang else language(request)
    id = (await asyncio.to_thread(find_game, game)).id
    return told(await asyncio.to_thread(pages.course, id, spoken), spoken)


@get("/lessons/{game:str}/{lesson:str}", responses=refusals(404))
async def read_lesson(
    request: Request[Any, Any, Any], game: GameId, lesson: LessonId, lang: Lang = None
) -> Response[LessonPage]:
    """All words of a lesson."""
    spoken = choose_language(lang) if lang else language(request)
    return told(await asyncio.to_thread(pages.page, game, lesson, spoken), spoken)


def told(body: bytes, lang: str) -> Response[Any]:
    headers = {"Content-Language": lang, "Vary": "Accept-Language", "Cache-Control": "no-cache"}
    return Response(msgspec.Raw(body), headers=headers)


@post("/lessons/{game:str}/{lesson:str}", status_code=200, responses=PLAYING, study=True)
async def play_lesson(
    request: Request[Any, Any, Any], state: State, game: GameId, lesson: LessonId, data: Annotated[PlayLesson, JSON]
) -> Response[LessonState]:
    """Nothing is kept: how much of the script stands comes with the question."""
    lang = language(request)
    body = await tables_of(state).study.read(lambda: playing.played(game, lesson, data.at, data.tries, lang))
    return Response(msgspec.Raw(body))  # type: ignore[arg-type]


@post("/lessons/{game:str}/{lesson:str}/why", status_code=200, responses=PLAYING, study=True)
async def why_in_lesson(
    request: Request[Any, Any, Any], state: State, game: GameId, lesson: LessonId, data: Annotated[AskLesson, JSON]
) -> WhyInfo | None:
    """Why something is not offered after so many moves; null if it is."""
    lang = language(request)
    return await tables_of(state).study.read(lambda: playing.why(game, lesson, data.at, data.intent, lang))


HANDLERS: tuple[Any, ...] = (read_course, read_lesson, play_lesson, why_in_lesson)
