"""Whether the server lives, whether it can serve, and its figures: for whoever watches over it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from ipaddress import ip_address, ip_network
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from redbook.server import metrics
from redbook.server.limits import Doorkeeper
from redbook.server.problems import NoSuchPage
from redbook.server.tables.registry import Registry
from redbook.server.wire import Out

log = logging.getLogger("redbook.server")
STORAGE_SECONDS = 5.0  # that the storage may take to answer
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")
FRESH = {"Cache-Control": "no-store"}


class Health(Out, frozen=True):
    """`games`: they are loaded. `staying`: the server has not been told to end."""

    ready: bool
    storage: bool
    games: bool
    staying: bool


@get("/health/live", include_in_schema=False, sync_to_thread=False)
def live() -> Response[dict[str, bool]]:
    """The process answers. It asks nobody else: a database that is away is no reason to start it again."""
    return Response({"live": True}, headers=FRESH)


@get(["/health", "/health/ready"], include_in_schema=False)
async def ready(request: Request[Any, Any, Any], state: State) -> Response[Health]:
    """People can be sent here: 200, else 503."""
    keeper: Doorkeeper = state.keeper
    keeper.take("requests", keeper.asking(request.scope))
    tables: Registry = state.tables
    storage = await answers(tables)
    staying = not tables.stopping
    health = Health(ready=storage and staying, storage=storage, games=True, staying=staying)
    return Response(health, status_code=200 if health.ready else 503, headers=FRESH)


async def answers(tables: Registry) -> bool:
    try:
        await asyncio.wait_for(tables.storage.ping(), STORAGE_SECONDS)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        log.error("the storage does not answer: %s", type(error).__name__)
        metrics.DATABASE_ERRORS.inc()
        return False
    return True


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def figures(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """For those networks that are set; for everybody else there is no such page."""
    if not may_read(request, state.keeper, state.readers):
        raise NoSuchPage()
    return Response(metrics.page(state.tables.in_memory), media_type=metrics.CONTENT_TYPE_LATEST, headers=FRESH)


def may_read(request: Request[Any, Any, Any], keeper: Doorkeeper, readers: Collection[str]) -> bool:
    """By the address of whoever asks. What came through a proxy that nobody has named may come from anywhere."""
    peer = request.client.host if request.client is not None else ""
    if not keeper.is_proxy(peer) and any(name in request.headers for name in FORWARDED):
        return False
    return within(keeper.speaking_for(request.scope), readers)


def within(address: str, networks: Collection[str]) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in ip_network(network) for network in networks)


HANDLERS = (live, ready, figures)
