"""`redbook play` and `redbook serve`: the table in the browser."""

from __future__ import annotations

from importlib import import_module

from redbook.cli.paths import default_database
from redbook.cli.terminal import CAMPAIGN
from redbook.kernel import RedbookError, find_game
from redbook.kernel.extras import needs
from redbook.server.settings import Settings


class NoServer(RedbookError):
    code = "no-server"


def open_table(
    port: int, db: str | None, *, open_browser: bool, game: str | None = None, bot_processes: int | None = None
) -> None:
    """For whoever sits at this machine. `game`: the browser opens where its table is set."""
    if game is not None and game != CAMPAIGN:
        find_game(game)
    settings = Settings.alone(port=port, db=db or "", processes=bot_processes or 0)
    open_house(settings, open_browser=open_browser, page=f"#/play/{game}" if game else "")


def open_house(settings: Settings, *, open_browser: bool = False, page: str = "") -> None:
    with needs():
        run = import_module("redbook.server.run")
    try:
        db = settings.store.db or default_database()
        run.serve(settings, db, open_browser=open_browser, page=page)
    except ValueError as wrong:  # what the server cannot be started with
        raise NoServer(why=str(wrong)) from wrong


def work(redis: str, processes: int | None) -> None:
    """Think for servers that put their questions there, until it is told to end."""
    with needs():
        worker = import_module("redbook.server.thinking.worker")
    try:
        worker.run(redis, processes)
    except (ValueError, OSError) as wrong:
        raise NoServer(why=str(wrong)) from wrong
