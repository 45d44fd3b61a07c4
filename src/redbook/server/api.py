"""The table over HTTP: everything under /api."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post, route
from litestar.datastructures import State
from litestar.enums import RequestEncodingType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, FromPath, PathParameter, QueryParameter

from redbook.kernel import games
from redbook.kernel.game import Game, find_game
from redbook.server import showing, sitting, wire
from redbook.server.decks import check_deck, list_decks, open_packs
from redbook.server.matches import hides_secrets
from redbook.server.problems import NoSuchPage, NotTheHost, choose_language
from redbook.server.tables import Tables, cleaned
from redbook.server.wire import (
    Acked,
    GameInfo,
    Joined,
    OnwardInfo,
    Opened,
    Problem,
    Replay,
    TableState,
    TableSummary,
    WhyInfo,
)

log = logging.getLogger("redbook.server")
MOST_TOKENS = 200
JSON = Body(media_type=RequestEncodingType.JSON)
Token = Annotated[str, QueryParameter(min_length=1, max_length=200)]
Seat = Annotated[str | None, QueryParameter(max_length=40)]
TableId = Annotated[str, PathParameter(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
CHRONICLE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Problem, generate_examples=False, description="refused") for status in statuses}


COMMON = refusals(400, 403, 404)
CHANGING = refusals(400, 403, 404, 409, 413, 503)


def tables_of(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def language(request: Request[Any, Any, Any]) -> str:
    return choose_language(request.headers.get("accept-language"))


def game_info(game: Game[Any], bots: list[wire.BotInfo]) -> GameInfo:
    options = game.check_settings(None)
    return GameInfo(
        id=game.id,
        seat_counts=list(game.seat_counts),
        seats={str(count): list(game.seats(count, options)) for count in game.seat_counts},
        choices=[wire.ChoiceInfo(name=choice.name, values=list(choice.values)) for choice in game.settings],
        bots=bots,
        names=dict(game.names),
        secrets=hides_secrets(game),
    )


@get("/games")
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


@get("/games/{game:str}/cards", responses=refusals(400, 404))
async def list_cards(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[0-9a-z-]+$")],
    lang: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> Response[Any]:
    """The printed cards of a game, their text generated in a language; the fields are the game's own."""
    spoken = choose_language(lang) if lang else language(request)
    body, mark = await asyncio.to_thread(printed_cards, game, spoken)
    headers = {"Content-Language": spoken, "Vary": "Accept-Language", "Cache-Control": "no-cache", "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(None, status_code=304, headers=headers)
    return Response(msgspec.Raw(body), headers=headers)


@lru_cache(maxsize=16)
def printed_cards(game: str, lang: str) -> tuple[bytes, str]:
    """The catalogue as it is sent, and the mark by which a client knows that it has not changed."""
    body = msgspec.json.encode(find_game(game).cards(lang))
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


@post("/tables", responses=refusals(400, 404, 413, 503))
async def open_table(state: State, data: Annotated[wire.NewTable, JSON]) -> Opened:
    return await tables_of(state).open(data)


@get("/tables/{table:str}", responses=COMMON)
async def look(state: State, table: TableId, token: Token, seat: Seat = None) -> TableState:
    found, holder = await tables_of(state).enter(table, token)
    eyes = showing.choose_eyes(found, holder, seat)
    return showing.table_state(TableState, found, holder, token, eyes)


@post("/tables/{table:str}/join", status_code=200, responses=CHANGING)
async def join(state: State, table: TableId, data: Annotated[wire.Join, JSON]) -> Joined:
    return await sitting.join(tables_of(state), table, data)


@post("/tables/{table:str}/free", status_code=200, responses=CHANGING)
async def free(state: State, table: TableId, data: Annotated[wire.Free, JSON]) -> Acked:
    tables = tables_of(state)
    found, holder = await tables.enter(table, data.token)
    await sitting.free(tables, found, holder, data.seat)
    return Acked(version=found.version)


@post("/tables/{table:str}/choose", status_code=200, responses=CHANGING)
async def choose(state: State, table: TableId, data: Annotated[wire.Choose, JSON]) -> Acked:
    """A deck of one's own, before the first move."""
    found, holder = await tables_of(state).enter(table, data.token)
    await found.choose(holder, data.seat, data.name, data.value)
    return Acked(version=found.version)


@post("/tables/{table:str}/onward", status_code=200, responses=CHANGING)
async def onward(state: State, table: TableId, data: Annotated[wire.GoOn, JSON]) -> OnwardInfo:
    """From a match that is over to the one that follows from it."""
    tables = tables_of(state)
    found, holder = await tables.enter(table, data.token)
    return await sitting.go_on(tables, found, holder, data.token)


@post("/tables/{table:str}/moves", status_code=200, responses=CHANGING)
async def move(state: State, table: TableId, data: Annotated[wire.Moves, JSON]) -> Acked:
    found, holder = await tables_of(state).enter(table, data.token)
    return Acked(version=await found.play(holder, data.version, data.moves))


@post("/tables/{table:str}/undo", status_code=200, responses=CHANGING)
async def undo(state: State, table: TableId, data: Annotated[wire.Undo, JSON]) -> Acked:
    found, holder = await tables_of(state).enter(table, data.token)
    return Acked(version=await found.undo(holder, data.version))


@post("/tables/{table:str}/title", status_code=200, responses=CHANGING)
async def retitle(state: State, table: TableId, data: Annotated[wire.Retitle, JSON]) -> Acked:
    found, holder = await tables_of(state).enter(table, data.token)
    if not holder.host:
        raise NotTheHost()
    await found.retitle(cleaned(data.title))
    return Acked(version=found.version)


@get("/tables/{table:str}/why", responses=COMMON)
async def why(
    request: Request[Any, Any, Any],
    state: State,
    table: TableId,
    token: Token,
    intent: Annotated[str, QueryParameter(max_length=400)],
) -> WhyInfo | None:
    found, holder = await tables_of(state).enter(table, token)
    return showing.why(found, holder, intent, language(request))


@get("/tables/{table:str}/replay", responses=COMMON)
async def replay(
    state: State,
    table: TableId,
    token: Token,
    at: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)],
    seat: Seat = None,
) -> Replay:
    tables = tables_of(state)
    found, holder = await tables.enter(table, token)
    return await tables.replay(found, holder, at, seat)


@post("/tables/{table:str}/branch", responses=CHANGING)
async def branch(state: State, table: TableId, data: Annotated[wire.Branch, JSON]) -> Opened:
    tables = tables_of(state)
    found, holder = await tables.enter(table, data.token)
    return await tables.branch(found, holder, data)


@get("/tables/{table:str}/save", responses=COMMON)
async def save(state: State, table: TableId, token: Token) -> Response[dict[str, Any]]:
    """The match without its future: no seed of dice still to fall."""
    found, holder = await tables_of(state).enter(table, token)
    showing.check_may_save(found, holder)
    match = found.match
    doc = await asyncio.to_thread(lambda: match.save(future=False))
    return document(doc, f"{match.game.id}-{table}.json")


@get("/tables/{table:str}/position", responses=COMMON)
async def position(state: State, table: TableId, token: Token) -> Response[dict[str, Any]]:
    found, holder = await tables_of(state).enter(table, token)
    showing.check_may_save(found, holder)
    match = found.match
    return document(match.position(), f"{match.game.id}-{table}-position.json")


def document(doc: dict[str, Any], name: str) -> Response[dict[str, Any]]:
    return Response(doc, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/chronicle", media_type=MediaType.HTML, responses=COMMON)
async def chronicle(
    request: Request[Any, Any, Any],
    state: State,
    table: TableId,
    token: Token,
    lang: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> Response[str]:
    """The tale of the match as a page of its own."""
    from redbook.chronicle import render

    found, holder = await tables_of(state).enter(table, token)
    showing.check_may_save(found, holder)
    match = found.match.copy()
    spoken = choose_language(lang) if lang else language(request)
    page = await asyncio.to_thread(render, match, spoken)
    return Response(page, media_type=MediaType.HTML, headers={"Content-Security-Policy": CHRONICLE_POLICY})


@get("/mine", responses=refusals(400))
async def mine(state: State, tokens: Annotated[str, QueryParameter(max_length=20_000)] = "") -> list[TableSummary]:
    """Unknown tokens are passed over: a list of old links should still show the others."""
    wanted = [token for token in tokens.split(",") if token]
    return await tables_of(state).mine(wanted[:MOST_TOKENS])


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "POST", "PUT", "PATCH", "DELETE"],
    status_code=404,
    include_in_schema=False,
)
async def nothing_here(path: FromPath[str] = "") -> None:
    raise NoSuchPage()


HANDLERS: tuple[Any, ...] = (
    list_games, list_cards, list_decks, check_deck, open_packs, open_table, look, join, free, choose, onward, move,
    undo, retitle, why, replay, branch, save, position, chronicle, mine, nothing_here,
)  # fmt: skip


def api_router(headers: Mapping[str, str]) -> Router:
    return Router("/api", route_handlers=HANDLERS, response_headers=headers)
