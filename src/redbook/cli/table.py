"""`redbook play` and `redbook serve`: the table in the browser."""

from __future__ import annotations

from importlib import import_module

from redbook.cli.paths import default_database
from redbook.kernel import RedbookError


class NoServer(RedbookError):
    code = "no-server"


def open_table(host: str, port: int, db: str | None, *, workers: int, open_browser: bool) -> None:
    try:
        run = import_module("redbook.server.run")
    except ModuleNotFoundError as missing:
        raise NoServer(why=str(missing)) from missing
    try:
        run.serve(host=host, port=port, db=db or default_database(), workers=workers, open_browser=open_browser)
    except ValueError as wrong:  # what the server cannot be started with
        raise NoServer(why=str(wrong)) from wrong
