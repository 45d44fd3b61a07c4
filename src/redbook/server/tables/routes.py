"""Tables over HTTP: everything under /api/tables, and /api/mine."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from redbook.chronicle import render
from redbook.record import Record
from redbook.server.limits import Doorkeeper
from redbook.server.names import cleaned
from redbook.server.problems import NotTheHost, choose_language
from redbook.server.routing import JSON, changing, language, refusals
from redbook.server.tables import joining, seen, wire
from redbook.server.tables.registry import Registry
from redbook.server.tables.table import Holder, Table
from redbook.server.tables.wire import Acked, Joined, OnwardInfo, Opened, Replay, TableState, TableSummary
from redbook.server.wire import WhyInfo

Shown = NamedDependency[str]  # the token in the Authorization header
Seat = Annotated[str | None, QueryParameter(max_length=40)]
TableId = Annotated[str, PathParameter(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
CHRONICLE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"


COMMON = refusals(403, 404)
CHANGING = changing(404, 409, 503)
BEARER: list[dict[str, list[str]]] = [{"token": []}]  # as the OpenAPI document names it
DOCUMENT = 10.0  # questions that writing a document costs as much as


def tables_of(state: State) -> Registry:
    tables: Registry = state.tables
    return tables


async def entered(state: State, table: str, token: str, cost: float = 1.0) -> tuple[Table, Holder]:
    """The table and what the token may do there, once it is known and has not asked too often."""
    found = await tables_of(state).enter(table, token)
    keeper: Doorkeeper = state.keeper
    keeper.by_token(token, cost)
    return found


@post("/tables", responses=changing(404, 422, 503))
async def open_table(request: Request[Any, Any, Any], state: State, data: Annotated[wire.NewTable, JSON]) -> Opened:
    keeper: Doorkeeper = state.keeper
    address = keeper.asking(request.scope)
    if data.document:
        keeper.take("documents", address)
    keeper.open_table(address)
    return await tables_of(state).open(data)


@get("/tables/{table:str}", responses=COMMON, security=BEARER)
async def look(state: State, table: TableId, bearer: Shown, seat: Seat = None) -> TableState:
    found, holder = await entered(state, table, bearer)
    eyes = seen.choose_eyes(found, holder, seat)
    return seen.table_state(TableState, found, holder, bearer, eyes)


@post("/tables/{table:str}/join", status_code=200, responses=CHANGING)
async def join(state: State, table: TableId, data: Annotated[wire.Join, JSON]) -> Joined:
    return await joining.join(tables_of(state), table, data)


@post("/tables/{table:str}/free", status_code=200, responses=CHANGING)
async def free(state: State, table: TableId, data: Annotated[wire.Free, JSON]) -> Acked:
    tables = tables_of(state)
    found, holder = await entered(state, table, data.token)
    await joining.free(tables, found, holder, data.seat)
    return Acked(version=found.version)


@post("/tables/{table:str}/choose", status_code=200, responses=CHANGING)
async def choose(state: State, table: TableId, data: Annotated[wire.Choose, JSON]) -> Acked:
    """A deck of one's own, before the first move."""
    found, holder = await entered(state, table, data.token)
    await found.choose(holder, data.seat, data.name, data.value)
    return Acked(version=found.version)


@post("/tables/{table:str}/onward", status_code=200, responses=CHANGING)
async def onward(state: State, table: TableId, data: Annotated[wire.GoOn, JSON]) -> OnwardInfo:
    """From a match that is over to the one that follows from it."""
    tables = tables_of(state)
    found, holder = await entered(state, table, data.token)
    return await joining.go_on(tables, found, holder, data.token)


@post("/tables/{table:str}/moves", status_code=200, responses=CHANGING)
async def move(state: State, table: TableId, data: Annotated[wire.Moves, JSON]) -> Acked:
    found, holder = await entered(state, table, data.token)
    return Acked(version=await found.play(holder, data.version, data.moves))


@post("/tables/{table:str}/undo", status_code=200, responses=CHANGING)
async def undo(state: State, table: TableId, data: Annotated[wire.Undo, JSON]) -> Acked:
    found, holder = await entered(state, table, data.token)
    return Acked(version=await found.undo(holder, data.version))


@post("/tables/{table:str}/title", status_code=200, responses=CHANGING)
async def retitle(state: State, table: TableId, data: Annotated[wire.Retitle, JSON]) -> Acked:
    found, holder = await entered(state, table, data.token)
    if not holder.host:
        raise NotTheHost()
    await found.retitle(cleaned(data.title))
    return Acked(version=found.version)


@get("/tables/{table:str}/why", responses=COMMON, security=BEARER)
async def why(
    request: Request[Any, Any, Any],
    state: State,
    table: TableId,
    bearer: Shown,
    intent: Annotated[str, QueryParameter(max_length=400)],
) -> WhyInfo | None:
    found, holder = await entered(state, table, bearer)
    return seen.why(found, holder, intent, language(request))


@get("/tables/{table:str}/replay", responses=COMMON, security=BEARER)
async def replay(
    state: State,
    table: TableId,
    bearer: Shown,
    at: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)],
    seat: Seat = None,
) -> Replay:
    tables = tables_of(state)
    found, holder = await entered(state, table, bearer)
    return await tables.replay(found, holder, at, seat)


@post("/tables/{table:str}/branch", responses=CHANGING)
async def branch(
    request: Request[Any, Any, Any], state: State, table: TableId, data: Annotated[wire.Branch, JSON]
) -> Opened:
    tables = tables_of(state)
    found, holder = await entered(state, table, data.token, DOCUMENT)
    keeper: Doorkeeper = state.keeper
    keeper.open_table(keeper.asking(request.scope))
    return await tables.branch(found, holder, data)


@get("/tables/{table:str}/save", responses=COMMON, security=BEARER)
async def save(state: State, table: TableId, bearer: Shown) -> Response[dict[str, Any]]:
    """The match without its future: no seed of dice still to fall."""
    found, holder = await entered(state, table, bearer, DOCUMENT)
    seen.check_may_save(found, holder)
    match = found.match
    doc = await asyncio.to_thread(lambda: match.save(future=False))
    return document(doc, f"{match.game.id}-{table}.json")


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=COMMON, security=BEARER)
async def record(state: State, table: TableId, bearer: Shown) -> Response[str]:
    """The match as text that people can read, with the names of those who sit there. Like a save without its future."""
    found, holder = await entered(state, table, bearer, DOCUMENT)
    seen.check_may_save(found, holder)
    match = found.match.copy()
    names = {seat.seat: seat.name for seat in found.seats.values() if seat.name}
    more = {"event": found.title} if found.title else {}
    text = await asyncio.to_thread(lambda: str(Record.from_match(match, names=names, future=False, **more)))
    name = f"{match.game.id}-{table}.txt"
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/position", responses=COMMON, security=BEARER)
async def position(state: State, table: TableId, bearer: Shown) -> Response[dict[str, Any]]:
    found, holder = await entered(state, table, bearer, DOCUMENT)
    seen.check_may_save(found, holder)
    match = found.match
    return document(match.position(), f"{match.game.id}-{table}-position.json")


def document(doc: dict[str, Any], name: str) -> Response[dict[str, Any]]:
    return Response(doc, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/chronicle", media_type=MediaType.HTML, responses=COMMON, security=BEARER)
async def chronicle(
    request: Request[Any, Any, Any],
    state: State,
    table: TableId,
    bearer: Shown,
    lang: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> Response[str]:
    """The tale of the match as a page of its own."""
    found, holder = await entered(state, table, bearer, DOCUMENT)
    seen.check_may_save(found, holder)
    match = found.match.copy()
    spoken = choose_language(lang) if lang else language(request)
    page = await asyncio.to_thread(render, match, spoken)
    return Response(page, media_type=MediaType.HTML, headers={"Content-Security-Policy": CHRONICLE_POLICY})


@post("/mine", status_code=200, responses=changing())
async def mine(state: State, data: Annotated[wire.Mine, JSON]) -> list[TableSummary]:
    """Unknown tokens are passed over: a list of old links should still show the others."""
    return await tables_of(state).mine(data.tokens)


HANDLERS: tuple[Any, ...] = (
    open_table, look, join, free, choose, onward, move, undo, retitle, why, replay, branch, save, record, position,
    chronicle,
    mine,
)  # fmt: skip
