"""Everything under /api: the games and their cards here, the rest in its rooms."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, route
from litestar.datastructures import State
from litestar.di import Provide
from litestar.params import FromPath, PathParameter, QueryParameter

from redbook.bots.counsel import counsel_for
from redbook.kernel import games, own_texts
from redbook.kernel.game import Game, find_game
from redbook.kernel.text import brought_words
from redbook.server.counsel import routes as counsel
from redbook.server.decks import routes as decks
from redbook.server.doors import guarded, shown_token
from redbook.server.lessons import routes as lessons
from redbook.server.problems import NoSuchPage, choose_language
from redbook.server.routing import language, refusals
from redbook.server.rules import routes as rules
from redbook.server.tables import routes as tables
from redbook.server.tables.routes import tables_of
from redbook.server.wire import BotInfo, GameInfo, SettingInfo

log = logging.getLogger("redbook.server")
WRITING = threading.Lock()


def game_info(game: Game[Any], bots: list[BotInfo]) -> GameInfo:
    settings = game.check_settings(None)
    return GameInfo(
        id=game.id,
        seat_counts=list(game.seat_counts),
        seats={str(count): list(game.seats(count, settings)) for count in game.seat_counts},
        settings=[SettingInfo(name=one.name, values=list(one.values)) for one in game.settings],
        bots=bots,
        names=dict(game.names),
        secrets=game.secrets,
        counsel=counsel_for(game.id) is not None,
    )


@get("/games", responses=refusals())
async def list_games(state: State) -> list[GameInfo]:
    bots = tables_of(state).bots

    def infos() -> list[GameInfo]:
        found = []
        for id in games():
            try:
                found.append(game_info(find_game(id), bots.offered(id)))
            except Exception as error:  # a game that somebody else installed must not close the house
                log.error("the game %s cannot be loaded", id, exc_info=error)
        return found

    return await asyncio.to_thread(infos)


@get("/games/{game:str}/cards", responses=refusals(404))
async def list_cards(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[0-9a-z-]+$")],
    lang: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> Response[Any]:
    """The printed cards of a game, their text generated in a language; the fields are the game's own."""
    spoken = choose_language(lang) if lang else language(request)
    body, mark = await asyncio.to_thread(catalogue, game, spoken)
    headers = {"Content-Language": spoken, "Vary": "Accept-Language", "Cache-Control": "no-cache", "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(None, status_code=304, headers=headers)
    return Response(msgspec.Raw(body), headers=headers)


def catalogue(game: str, lang: str) -> tuple[bytes, str]:
    """Whoever asks while it is being written waits for it."""
    with WRITING:
        return printed_cards(game, lang)


@lru_cache(maxsize=16)
def printed_cards(game: str, lang: str) -> tuple[bytes, str]:
    """The catalogue as it is sent, and the mark by which a client knows that it has not changed."""
    body = msgspec.json.encode(own_texts.printed(game, lang))
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


@get("/games/{game:str}/words", media_type=MediaType.TEXT, responses=refusals(404))
async def own_words(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[0-9a-z-]+$")],
    lang: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> Response[str]:
    """Names and texts of cards that the host has brought, as Fluent messages over those of the client; mostly none."""
    spoken = choose_language(lang) if lang else language(request)
    id = (await asyncio.to_thread(find_game, game)).id
    headers = {"Content-Language": spoken, "Vary": "Accept-Language", "Cache-Control": "no-cache"}
    return Response(brought_words(id, spoken), headers=headers, media_type=MediaType.TEXT)


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "POST", "PUT", "PATCH", "DELETE"],
    status_code=404,
    include_in_schema=False,
    nowhere=True,
)
async def nothing_here(path: FromPath[str] = "") -> None:
    raise NoSuchPage()


def api_router(headers: Mapping[str, str]) -> Router:
    rooms = [*decks.HANDLERS, *rules.HANDLERS, *lessons.HANDLERS, *tables.HANDLERS, *counsel.HANDLERS]
    handlers = [list_games, list_cards, own_words, *rooms, nothing_here]
    return Router(
        "/api",
        route_handlers=handlers,
        response_headers=headers,
        guards=[guarded],
        dependencies={"bearer": Provide(shown_token, sync_to_thread=False)},
    )
