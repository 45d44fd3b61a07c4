"""Starting the server: `serve` is what the command line calls."""

from __future__ import annotations

import logging
import socket
import threading
import webbrowser
from pathlib import Path

import uvicorn

from redbook.server.app import create_app
from redbook.server.tables.bots import BotSettings

log = logging.getLogger("redbook.server")
LARGEST_FRAME = 16 * 1024 * 1024  # messages over 64 KiB are refused politely up to here; beyond it the line is cut
GRACE_SECONDS = 5


class Server(uvicorn.Server):
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


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def serve(
    host: str,
    port: int,
    db: str | Path,
    workers: int = 1,
    open_browser: bool = False,
    bots: BotSettings | None = None,
    page: str = "",
) -> None:
    """Serve until interrupted; `page` is the place in the client that the browser opens.

    One process: tables live in its memory, and the storage guards against a second one.
    """
    if workers != 1:
        raise ValueError("one worker serves all tables; more need a message bus between them")
    config = uvicorn.Config(
        create_app(db, bots=bots),
        host=host,
        port=port,
        access_log=False,  # addresses of requests may carry tokens
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    logging.getLogger("redbook").setLevel(logging.INFO)
    if not logging.getLogger("redbook").handlers:
        logging.getLogger("redbook").addHandler(logging.StreamHandler())
    Server(config, open_browser=open_browser, page=page).run()
