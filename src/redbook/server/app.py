"""The application: routes, storage, errors and headers put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

from redbook import __version__
from redbook.kernel import RedbookError
from redbook.kernel.extras import needs
from redbook.server import health, metrics
from redbook.server.api import api_router
from redbook.server.client import STATIC, client_file
from redbook.server.counsel.room import Counsellors, counsel_pool
from redbook.server.doors import LARGEST_BODY
from redbook.server.limits import Doorkeeper
from redbook.server.line.engines import engine_socket
from redbook.server.line.sockets import table_socket
from redbook.server.problems import (
    BadRequest,
    Internal,
    NoSuchPage,
    NotSaved,
    ServerError,
    TooBig,
    WrongMethod,
    choose_language,
    problem_of,
    status_of,
)
from redbook.server.schema import WirePlugin
from redbook.server.settings import Settings
from redbook.server.store.claim import claimed
from redbook.server.store.storage import Storage
from redbook.server.tables.bots import BotRunner, BotSettings, thinker_for
from redbook.server.tables.broadcast import Broadcast
from redbook.server.tables.registry import Registry
from redbook.server.warm import warm_up
from redbook.server.wire import Problem

log = logging.getLogger("redbook.server")
HUNG_UP = "client disconnected prematurely"  # as Litestar says it: nobody's fault here, and nobody hears the answer
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def create_app(
    db: str | Path,
    *,
    bots: BotSettings | None = None,
    broadcast: Broadcast | None = None,
    static: Path = STATIC,
    settings: Settings | None = None,
) -> Litestar:
    """`db` is a file path or postgresql://…; nothing is opened before the application starts."""
    storage = Storage(db)
    chosen = settings or Settings()
    playing = bots or BotSettings(delay=chosen.bots.delay, budget=chosen.bots.budget)

    keeper = Doorkeeper(chosen.limits, chosen.address.proxies)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        warm_up(playing.offered)  # uvicorn listens only after this
        heard = broadcast or broadcast_for(storage, chosen)
        runner = BotRunner(playing, thinker_for(playing), heard.leases)
        counsellors = Counsellors(counsel_pool(playing.processes))
        async with claimed(storage, together=bool(chosen.store.redis)):
            tables = app.state.tables = Registry(storage, runner, heard, chosen, counsellors)
            await tables.start()
            try:
                yield
            finally:
                await tables.stop()

    return Litestar(
        route_handlers=[
            api_router({"Cache-Control": "no-store"}),
            table_socket,
            engine_socket,
            *health.HANDLERS,
            client_file,
        ],
        state=State(
            {"static": static, "keeper": keeper, "origins": chosen.address.origins, "readers": chosen.metrics.readers}
        ),
        lifespan=[life],
        before_send=[safe_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers={
            RedbookError: refused,
            SQLAlchemyError: storage_failed,
            HTTPException: misused,
            RecursionError: too_deep,
            Exception: failed,
        },
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Red Book",
            version=__version__,
            render_plugins=[WirePlugin()],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_max_body_size=LARGEST_BODY,
    )


def broadcast_for(storage: Storage, settings: Settings) -> Broadcast:
    """With a line to other servers of the same PostgreSQL; nobody else serves from a file."""
    if storage.sqlite or not settings.store.redis:
        return Broadcast()
    with needs():
        from redbook.server.bus.crossing import Crossing
    return Crossing(settings.store.redis)


async def safe_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        metrics.RESPONSES.labels(message["status"]).inc()
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


# -- errors ---------------------------------------------------------------------------------------


def refusal(request: Request[Any, Any, Any], error: RedbookError) -> Response[Problem]:
    lang = choose_language(request.headers.get("accept-language"))
    headers = {"Cache-Control": "no-store", "Content-Language": lang}
    if status_of(error) == 429:
        headers["Retry-After"] = str(error.args_.get("seconds", 2))
    return Response(problem_of(error, lang), status_code=status_of(error), headers=headers)


def refused(request: Request[Any, Any, Any], error: RedbookError) -> Response[Problem]:
    if status_of(error) == 500:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    log.debug("%s %s was refused", request.method, request.url.path, extra={"code": error.code})
    return refusal(request, error)


def storage_failed(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    metrics.DATABASE_ERRORS.inc()
    log.error("%s %s: the storage failed", request.method, request.url.path, exc_info=error)
    return refusal(request, NotSaved())


def misused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, said in our words."""
    answer = refusal(request, in_our_words(request, error))
    if isinstance(error, MethodNotAllowedException) and error.headers:
        answer.headers.update(error.headers)
    return answer


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Only a document can be nested so deep: nothing of ours is."""
    log.warning("%s %s: nested too deep", request.method, request.url.path, exc_info=error)
    return refusal(request, BadRequest(why="[[[…]]]"))


def in_our_words(request: Request[Any, Any, Any], error: HTTPException) -> ServerError:
    match error.status_code:
        case 404:
            return NoSuchPage()
        case 405:
            return WrongMethod(method=request.method)
        case 413:
            return TooBig(limit=LARGEST_BODY)
        case _ if error.detail == HUNG_UP:
            return BadRequest(why=HUNG_UP)
        case status if status >= 500:
            log.error("%s %s failed", request.method, request.url.path, exc_info=error)
            return Internal()
    return BadRequest(why=what_is_wrong(error))


def what_is_wrong(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [
            f"{one.get('key', '')}: {one.get('message', '')}".strip(": ")
            for one in error.extra
            if isinstance(one, dict)
        ]
        if parts:
            return "; ".join(parts)
    cause = error.__cause__
    return str(cause) if cause is not None and str(cause) else error.detail


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refusal(request, Internal())
