"""`redbook play` and `redbook serve`: the table in the browser."""

from __future__ import annotations

from importlib import import_module

from redbook.cli.paths import default_database
from redbook.cli.terminal import CAMPAIGN
from redbook.kernel import RedbookError, find_game
from redbook.kernel.extras import needs


class NoServer(RedbookError):
    code = "no-server"


def open_table(
    host: str, port: int, db: str | None, *, workers: int, open_browser: bool, game: str | None = None
) -> None:
    """`game`: the browser opens where its table is set."""
    if game is not None and game != CAMPAIGN:
        find_game(game)
    with needs():
        run = import_module("redbook.server.run")
    try:
        page = f"#/play/{game}" if game else ""
        run.serve(
            host=host, port=port, db=db or default_database(), workers=workers, open_browser=open_browser, page=page
        )
    except ValueError as wrong:  # what the server cannot be started with
        raise NoServer(why=str(wrong)) from wrong
