"""Group commit: moves of many tables that come within a few milliseconds are stored in one transaction.

A move is acknowledged when the transaction that holds it is on the disk. Each table's rows stand or fall alone: a table
that another process has changed (its version is not what it was) is left out, and if the transaction itself is refused,
every table is tried once more in one of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from redbook.server import metrics
from redbook.server.store.rows import Conflict, MoveRow, Standing

GATHER_SECONDS = 0.02  # when moves come thick, so much lies between two transactions
MOST = 500  # tables in one transaction


class Entry(msgspec.Struct, frozen=True):
    """The rows that a table adds, if it is still at version `before`."""

    table_id: str
    before: int
    rows: Sequence[MoveRow]
    now: Standing


# -- in the database ------------------------------------------------------------------------------

# The whole group goes there as one JSON document a statement: how it becomes rows is all that the databases differ in.
FIELDS = {
    "standings": {
        "id": "text",
        "before": "integer",
        "version": "integer",
        "length": "integer",
        "waiting": "text",
        "result": "text",
        "changed": "double precision",
    },
    "moves": {
        "table_id": "text",
        "version": "integer",
        "number": "integer",
        "undo": "boolean",
        "seat": "text",
        "notation": "text",
        "count": "integer",
    },
}


def rows_of(name: str, sqlite: bool) -> str:
    fields = FIELDS[name]
    if sqlite:
        columns = ", ".join(f"json_extract(value, '$.{field}') AS {field}" for field in fields)
        return f"(SELECT {columns} FROM json_each(:{name})) AS v"
    columns = ", ".join(f"{field} {kind}" for field, kind in fields.items())
    return f"json_to_recordset(CAST(:{name} AS json)) AS v({columns})"


def guarded(sqlite: bool) -> str:
    """Whoever is still at the version it was may go on, and says so."""
    changed = ", ".join(f"{field} = v.{field}" for field in ("version", "length", "waiting", "result", "changed"))
    return (
        f"UPDATE tables SET {changed} FROM {rows_of('standings', sqlite)} "
        "WHERE tables.id = v.id AND tables.version = v.before RETURNING tables.id"
    )


def added(sqlite: bool, which: str = "") -> str:
    """The moves of those."""
    columns = ", ".join(FIELDS["moves"])
    return f"INSERT INTO moves ({columns}) SELECT {columns} FROM {rows_of('moves', sqlite)}{which}"


GUARDED, ADDED = text(guarded(sqlite=True)), text(added(sqlite=True))
# PostgreSQL does both in one statement, which needs no transaction around it.
AT_ONCE = text(
    f"WITH kept AS ({guarded(sqlite=False)}), "
    f"added AS ({added(sqlite=False, which=' WHERE v.table_id IN (SELECT id FROM kept)')}) SELECT id FROM kept"
)


def write(connection: Connection, entries: Sequence[Entry]) -> set[str]:
    """The tables whose rows were written; in a transaction of SQLite."""
    kept = set(connection.execute(GUARDED, {"standings": standings_of(entries)}).scalars())
    moves = moves_of([entry for entry in entries if entry.table_id in kept])
    if kept:
        connection.execute(ADDED, {"moves": moves})
    return kept


async def write_at_once(connection: AsyncConnection, entries: Sequence[Entry]) -> set[str]:
    """The same in PostgreSQL, all or nothing even without a transaction."""
    given = {"standings": standings_of(entries), "moves": moves_of(entries)}
    return set((await connection.execute(AT_ONCE, given)).scalars())


def standings_of(entries: Sequence[Entry]) -> str:
    moment = time.time()
    return as_json([standing_doc(entry, moment) for entry in entries])


def moves_of(entries: Sequence[Entry]) -> str:
    return as_json(
        [{"table_id": entry.table_id, **msgspec.structs.asdict(row)} for entry in entries for row in entry.rows]
    )


def standing_doc(entry: Entry, moment: float) -> dict[str, Any]:
    now = entry.now
    result = None if now.result is None else as_json(now.result)
    doc = {"version": now.version, "length": now.length, "waiting": now.waiting, "result": result, "changed": moment}
    return {"id": entry.table_id, "before": entry.before, **doc}


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# -- in the server --------------------------------------------------------------------------------

Commit = Callable[[Sequence[Entry]], Awaitable[set[str]]]


class Ledger:
    """Collects entries while a transaction is under way. `commit` writes a group and returns who is in it."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._last = 0.0

    async def append(self, entry: Entry) -> None:
        """Returns once it is stored; Conflict if the table is not at that version, or what went wrong."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(self._last + GATHER_SECONDS - time.monotonic())
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._store(group)
                self._last = time.monotonic()
        finally:
            self._writing = None

    async def _store(self, group: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        try:
            with metrics.commit(len(group)):
                kept = await self._commit([entry for entry, _ in group])
        except DBAPIError as error:
            if len(group) > 1 and refused_for_its_rows(error):
                for one in group:
                    await self._store([one])
            else:
                settle(group, error)
        except Exception as error:
            settle(group, error)
        else:
            for entry, done in group:
                settle([(entry, done)], None if entry.table_id in kept else Conflict(entry.table_id))


def refused_for_its_rows(error: DBAPIError) -> bool:
    """A statement was refused for what it would write: nothing is stored, and the other tables need not suffer. If the
    disk is full, the database is gone or the COMMIT itself failed (it has no statement), trying again helps nobody."""
    lost = isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
    return error.statement is not None and not lost


def settle(group: Sequence[tuple[Entry, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, done in group:
        with contextlib.suppress(asyncio.InvalidStateError):  # whoever waited has been cancelled
            done.set_result(None) if error is None else done.set_exception(error)
