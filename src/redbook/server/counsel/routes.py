"""The counsellor over HTTP: what it would do, and what the last move cost."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import post
from litestar.datastructures import State

from redbook.server.counsel.wire import AskCounsel, AskPrice, CounselInfo, PriceInfo
from redbook.server.routing import JSON, changing
from redbook.server.tables.routes import TableId, entered, tables_of

ASKING = changing(404, 409)


@post("/tables/{table:str}/counsel", status_code=200, responses=ASKING)
async def ask_counsel(state: State, table: TableId, data: Annotated[AskCounsel, JSON]) -> CounselInfo:
    """What the counsellor would do now, and why: for the seat that decides."""
    tables = tables_of(state)
    found, holder = await entered(state, table, data.token)
    return await tables.counsellors.advise(found, holder, data.version)


@post("/tables/{table:str}/price", status_code=200, responses=ASKING)
async def ask_price(state: State, table: TableId, data: Annotated[AskPrice, JSON]) -> PriceInfo:
    """What the last choice of a seat cost."""
    tables = tables_of(state)
    found, holder = await entered(state, table, data.token)
    return await tables.counsellors.price(found, holder, data.seat)


HANDLERS: tuple[Any, ...] = (ask_counsel, ask_price)
