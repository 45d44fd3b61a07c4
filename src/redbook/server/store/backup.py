"""All tables in one file, and back: JSON lines that SQLite and PostgreSQL both write and read.

The first line says which schema the rows have, the last how many there are: half a file is noticed. A backup sees one
moment, whatever is played meanwhile. It holds what the database holds: seeds of running games, and fingerprints of
tokens (no token). An older backup is read into the schema of its time and brought up to date like any old database.
"""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from sqlalchemy import Connection, MetaData, Table, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from redbook import __version__
from redbook.kernel import RedbookError
from redbook.server.store import models
from redbook.server.store.storage import Storage, migrate, revisions

FORMAT = 1
AT_ONCE = 500  # rows that are read or written at a time
Progress = Callable[[int], None]


class Head(msgspec.Struct, frozen=True):
    redbook_backup: int
    version: str
    schema: str
    made: float


class Row(msgspec.Struct, frozen=True, array_like=True):
    table: str
    values: dict[str, str | int | float | bool | None]


class End(msgspec.Struct, frozen=True):
    rows: int


class BadBackup(RedbookError):
    """No backup, half of one, or one of a newer Red Book."""

    code = "bad-backup"


class NotEmpty(RedbookError):
    """There are tables in the database that somebody wants to restore into."""

    code = "not-empty"


class NoDatabase(RedbookError):
    """Nothing there, or of another version than this Red Book."""

    code = "no-database"


# -- writing --------------------------------------------------------------------------------------


async def write_backup(storage: Storage, path: Path, progress: Progress = lambda rows: None) -> int:
    """How many rows there are. The file is there when it is whole, for nobody else to read; .gz is packed."""
    rows = 0
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        with written(unfinished, packed=path.suffix == ".gz") as out:
            async with storage.engine.connect() as c:
                await one_moment(c, sqlite=storage.sqlite)
                head = Head(FORMAT, __version__, (await c.run_sync(revisions))[0] or "", time.time())
                out.write(line_of(head))
                async for row in all_rows(c):
                    out.write(line_of(row))
                    rows += 1
                    if rows % AT_ONCE == 0:
                        progress(rows)
            out.write(line_of(End(rows)))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


async def one_moment(c: AsyncConnection, *, sqlite: bool) -> None:
    """All that is read from now on is of one moment; nobody who writes has to wait."""
    if sqlite:
        await c.exec_driver_sql("BEGIN")
    else:
        await c.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


async def all_rows(c: AsyncConnection) -> AsyncIterator[Row]:
    for table in models.metadata.sorted_tables:
        found = await c.stream(select(table).order_by(*table.primary_key))
        async for part in found.mappings().partitions(AT_ONCE):
            for row in part:
                yield Row(str(table.name), {str(name): value for name, value in row.items()})


def line_of(what: Any) -> bytes:
    return msgspec.json.encode(what) + b"\n"


@contextmanager
def written(path: Path, *, packed: bool) -> Iterator[IO[bytes]]:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(descriptor, "wb") as raw:
        if packed:
            with gzip.GzipFile(fileobj=raw, mode="wb") as out:
                yield cast(IO[bytes], out)
        else:
            yield raw
        raw.flush()
        os.fsync(raw.fileno())


# -- reading --------------------------------------------------------------------------------------


async def read_backup(storage: Storage, path: Path, progress: Progress = lambda rows: None) -> int:
    """Into an empty database, all of it or nothing. How many rows there were."""
    if storage.sqlite and storage.url.database:
        Path(storage.url.database).parent.mkdir(parents=True, exist_ok=True)
    with opened(path) as lines:
        async with storage.engine.begin() as c:
            return await c.run_sync(fill, lines, progress)


def fill(c: Connection, lines: Iterator[bytes], progress: Progress) -> int:
    if c.dialect.name == "sqlite":
        c.exec_driver_sql("BEGIN IMMEDIATE")  # or its driver would keep the schema when the rows are taken back
    if anything_in(c):
        raise NotEmpty()
    head = decoded(next(lines, b""), Head)
    if head.redbook_backup > FORMAT or head.schema not in revisions(c)[1]:
        raise BadBackup(why=f"Red Book {head.version}, schema {head.schema}")
    migrate(c, head.schema)
    rows = 0
    for table, part in parts(lines):
        if isinstance(part, End):
            if part.rows != rows:
                raise BadBackup(why=f"{rows} / {part.rows}")
            break
        c.execute(insert(table_named(c, table)), part)
        rows += len(part)
        progress(rows)
    else:
        raise BadBackup(why=f"{rows} / …")
    migrate(c)
    return rows


def anything_in(c: Connection) -> bool:
    """All other rows belong to a table."""
    return inspect(c).has_table("tables") and c.execute(text("SELECT id FROM tables LIMIT 1")).first() is not None


def parts(lines: Iterator[bytes]) -> Iterator[tuple[str, list[dict[str, Any]] | End]]:
    """Rows of one table at a time, in order; last of all the end, if there is one."""
    name = ""
    waiting: list[dict[str, Any]] = []
    for line in lines:
        one: Row | End = decoded(line, Row if line.startswith(b"[") else End)
        if isinstance(one, Row) and one.table == name and len(waiting) < AT_ONCE:
            waiting.append(one.values)
            continue
        if waiting:
            yield name, waiting
            waiting = []
        if isinstance(one, End):
            yield "", one
            return
        name, waiting = one.table, [one.values]
    if waiting:
        yield name, waiting


def table_named(c: Connection, name: str) -> Table:
    """As it was in the schema of the backup."""
    if name not in models.metadata.tables:
        raise BadBackup(why=name)
    return Table(name, MetaData(), autoload_with=c, resolve_fks=False)


def decoded(line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as wrong:
        raise BadBackup(why=str(wrong)) from wrong


@contextmanager
def opened(path: Path) -> Iterator[Iterator[bytes]]:
    with path.open("rb") as raw:
        packed = raw.read(2) == b"\x1f\x8b"
        raw.seek(0)
        try:
            yield iter(gzip.GzipFile(fileobj=raw)) if packed else iter(raw)
        except (EOFError, gzip.BadGzipFile) as wrong:
            raise BadBackup(why=str(wrong)) from wrong
