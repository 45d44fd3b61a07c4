"""Starting the server: `serve` is what the command line calls."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar

from redbook.server import logs, sweeping
from redbook.server.app import create_app
from redbook.server.crew import Crew, door_of_the_crew, tell_the_crew
from redbook.server.limits import Doorkeeper
from redbook.server.protocols import LARGEST_FRAME, GuardedHTTP, GuardedSocket
from redbook.server.settings import Settings
from redbook.server.store.claim import SeveralNeedMore, check_unclaimed
from redbook.server.store.storage import Storage
from redbook.server.tables.bots import BotSettings
from redbook.server.tables.registry import Registry
from redbook.server.thinking.pool import usual_processes

log = logging.getLogger("redbook.server")
GRACE_SECONDS = 5
SWITCH_SECONDS = 0.001  # that a thread beside the event loop may keep the interpreter; Python's own are five times that
FAREWELL_SECONDS = 3.0  # for answers that are under way, and for clients to hear that we hang up
RESTART = 1012  # "service restart": clients come back at once


class Graceful(uvicorn.Server):
    """Told to end, it lets nobody in, carries out and answers what it has begun, and asks everybody to come back."""

    _sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        sweeping.begin()
        self._sweeping = asyncio.create_task(sweeping.keep_sweeping())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        tables: Registry = self.config.app.state.tables  # type: ignore[union-attr]
        try:
            await asyncio.wait_for(tables.farewell(RESTART), FAREWELL_SECONDS)
        except TimeoutError:
            log.warning("%d clients do not answer, and are hung up on", len(tables.lines))
        if self._sweeping is not None:
            self._sweeping.cancel()
        await super().shutdown(sockets)


class Server(Graceful):
    """Tells where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool, page: str) -> None:
        super().__init__(config)
        self._open_browser = open_browser
        self._page = page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        url = address(host, port) + self._page
        log.info("the table is set at %s", url)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


class OneOfMany(Graceful):
    """A process of a crew."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            tell_the_crew()


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def guarded(app: Litestar, **given: Any) -> uvicorn.Config:
    """How uvicorn serves the application: a guard at every line, and proxies believed by us alone."""
    keeper: Doorkeeper = app.state.keeper
    settings: dict[str, Any] = {
        "http": partial(GuardedHTTP, keeper=keeper),
        "ws": GuardedSocket,
        "ws_max_size": LARGEST_FRAME,
        "timeout_keep_alive": keeper.limits.idle_seconds,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "proxy_headers": False,
        "access_log": False,
        "server_header": False,
    }
    return uvicorn.Config(app, **{**settings, **given})


def bots_of(settings: Settings) -> BotSettings:
    """In processes beside the server, unless workers elsewhere take the questions from Redis."""
    own, redis = settings.bots, settings.store.redis
    processes = own.processes or (0 if redis else usual_processes())
    return BotSettings(delay=own.delay, budget=own.budget, processes=processes, redis="" if processes else redis)


def serve(
    settings: Settings, db: str | Path, *, open_browser: bool = False, page: str = "", bots: BotSettings | None = None
) -> None:
    """Serve until interrupted; `page` is the place in the client that the browser opens."""
    sys.setswitchinterval(SWITCH_SECONDS)
    logging_as = logs.begin(settings.log)
    door = door_of_the_crew()
    if door is None:
        asyncio.run(check_unclaimed(db, together=bool(settings.store.redis)))
        if settings.address.workers > 1:
            serve_together(settings, db)
            return
    app = create_app(db, bots=bots or bots_of(settings), settings=settings)
    config = guarded(app, host=settings.address.host, port=settings.address.port, **logging_as)
    if door is None:
        Server(config, open_browser=open_browser, page=page).run()
    else:
        OneOfMany(config).run([door])


def serve_together(settings: Settings, db: str | Path) -> None:
    """As many processes as are set, each serving any table."""
    if Storage(db).sqlite or not settings.store.redis:
        raise SeveralNeedMore()
    host, port = settings.address.host, settings.address.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family, backlog=2048) as door:
        where = address(*door.getsockname()[:2])
        Crew(settings.address.workers, door).run(lambda: log.info("the table is set at %s", where))
