"""Rules over HTTP: the rulebook of a game, and its scenes to try."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from redbook.kernel.game import find_game
from redbook.server.problems import choose_language
from redbook.server.routing import JSON, changing, language, refusals
from redbook.server.rules import pages
from redbook.server.rules.trying import Trying, tried
from redbook.server.rules.wire import AskScene, RulebookInfo, SceneInfo, TryScene
from redbook.server.tables.routes import tables_of
from redbook.server.wire import WhyInfo

GameId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[0-9a-z-]+$")]
SceneId = Annotated[str, PathParameter(min_length=1, max_length=80, pattern="^[0-9a-z-]+$")]
TRYING = changing(404, 409, 422)


@get("/rules/{game:str}", responses=refusals(404))
async def read_rules(
    request: Request[Any, Any, Any],
    game: GameId,
    lang: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> Response[RulebookInfo]:
    """All rules of a game in a language."""
    spoken = choose_language(lang) if lang else language(request)
    id = (await asyncio.to_thread(find_game, game)).id
    body, mark = await asyncio.to_thread(pages.printed, id, spoken)
    headers = {"Content-Language": spoken, "Vary": "Accept-Language", "Cache-Control": "no-cache", "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(msgspec.Raw(body), headers=headers)  # type: ignore[arg-type]


@get("/rules/{game:str}/scenes/{scene:str}", responses=refusals(404))
async def open_scene(
    request: Request[Any, Any, Any], state: State, game: GameId, scene: SceneId
) -> Response[SceneInfo]:
    """A scene before anything was tried."""
    return await answer(state, game, scene, [], [], language(request))


@post("/rules/{game:str}/scenes/{scene:str}", status_code=200, responses=TRYING, study=True)
async def try_scene(
    request: Request[Any, Any, Any], state: State, game: GameId, scene: SceneId, data: Annotated[TryScene, JSON]
) -> Response[SceneInfo]:
    """Nothing is kept: what stands already comes with the question."""
    return await answer(state, game, scene, data.moves, data.tries, language(request))


async def answer(
    state: State, game: str, scene: str, moves: list[str], tries: list[list[str]], lang: str
) -> Response[SceneInfo]:
    body = await tables_of(state).study.read(lambda: tried(game, scene, moves, tries, lang))
    return Response(msgspec.Raw(body))  # type: ignore[arg-type]


@post("/rules/{game:str}/scenes/{scene:str}/why", status_code=200, responses=TRYING, study=True)
async def why_in_scene(
    request: Request[Any, Any, Any], state: State, game: GameId, scene: SceneId, data: Annotated[AskScene, JSON]
) -> WhyInfo | None:
    """Why something is not offered after these moves; null if it is."""
    lang = language(request)
    return await tables_of(state).study.read(lambda: Trying(game, scene, data.moves).why(data.intent, lang))


HANDLERS: tuple[Any, ...] = (read_rules, open_scene, try_scene, why_in_scene)
