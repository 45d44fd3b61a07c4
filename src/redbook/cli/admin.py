"""`redbook admin`: what a host does with the tables of a server, while it runs or not."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from redbook.chronicle.parts import reason_of
from redbook.cli.arena import bar
from redbook.cli.paths import default_database
from redbook.cli.settings import chosen
from redbook.cli.words import BadUsage, named, say
from redbook.kernel.extras import needs
from redbook.server.settings import Keeping, Settings

with needs():
    from sqlalchemy import func, select
    from sqlalchemy.exc import SQLAlchemyError

    from redbook.server.checking import examined
    from redbook.server.keeping import DAY, abandoned, prune
    from redbook.server.problems import ServerError, problem_of
    from redbook.server.store import models
    from redbook.server.store.backup import NoDatabase, read_backup, write_backup
    from redbook.server.store.rows import Standing, TableRow
    from redbook.server.store.storage import Storage, revisions
    from redbook.server.tables.restoring import restored

T = TypeVar("T")
Work = Callable[[Storage, Settings], Awaitable[T]]


# -- the database ---------------------------------------------------------------------------------


def with_storage(lang: str, db: str | None, file: Path | None, work: Work[T], *, new: bool = False) -> T:
    """`work` at the database that is set. `new`: there need not be one yet."""
    settings = chosen({"--db": db}, file, [], lang).settings
    where = settings.store.db or default_database()

    async def run() -> T:
        async with opened(Storage(where), new=new) as storage:
            return await work(storage, settings)

    try:
        return asyncio.run(run())
    except ServerError as wrong:
        raise BadUsage(why=problem_of(wrong, lang).text) from wrong
    except (SQLAlchemyError, ConnectionError) as wrong:
        cause = getattr(wrong, "orig", None) or wrong
        raise NoDatabase(why=f"{type(cause).__name__}: {' '.join(str(cause).split())}") from wrong
    except ValueError as wrong:  # no address of a database
        raise BadUsage(why=str(wrong)) from wrong


@asynccontextmanager
async def opened(storage: Storage, *, new: bool) -> AsyncIterator[Storage]:
    """Nothing is brought up to date here: a server may be running that would not know it."""
    try:
        if not new:
            if storage.sqlite and not Path(storage.url.database or "").is_file():
                raise NoDatabase(why=str(storage.url.database))
            async with storage.engine.connect() as c:
                now, known = await c.run_sync(revisions)
            if now != known[0]:
                raise NoDatabase(why=f"schema {now or '–'}, not {known[0]}")
        yield storage
    finally:
        await storage.engine.dispose()


async def found(storage: Storage, table_id: str, lang: str) -> TableRow:
    row = await storage.table(table_id)
    if row is None:
        raise no_table(table_id, lang)
    return row


def no_table(table_id: str, lang: str) -> BadUsage:
    return BadUsage(why=say("admin-no-table", lang, table=table_id))


# -- looking --------------------------------------------------------------------------------------


def list_tables(
    lang: str, db: str | None, file: Path | None, *, game: str | None, idle: float | None, unfinished: bool, json: bool
) -> None:
    t = models.tables.c
    wanted = [t.game == game] if game is not None else []
    wanted += [t.changed < time.time() - idle * DAY] if idle is not None else []
    wanted += [t.result.is_(None)] if unfinished else []

    async def work(storage: Storage, _: Settings) -> list[TableRow]:
        async with storage.engine.connect() as c:
            ids = list((await c.execute(select(t.id).where(*wanted))).scalars())
        rows = [row for start in range(0, len(ids), 500) for row in await storage.tables(ids[start : start + 500])]
        return sorted(rows, key=lambda row: -row.standing.changed)

    rows = with_storage(lang, db, file, work)
    if json:
        print(msgspec.json.encode([line_of(row) for row in rows]).decode())
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("table", "game", "title", "people", "moves", "stands", "changed"):
        table.add_column(
            say(f"admin-{column}", lang), overflow="fold", justify="right" if column == "moves" else "left"
        )
    for row in rows:
        now = row.standing
        table.add_row(
            row.id, row.game, row.title, people(row), str(now.length), stands(row.game, now, lang), when(now.changed)
        )
    console = Console(highlight=False, markup=False)
    console.print(table)
    console.print(say("admin-count", lang, count=len(rows)), style="dim")


def line_of(row: TableRow) -> dict[str, Any]:
    """What lists tell: no seed, no position."""
    now = row.standing
    return {
        "table": row.id,
        "game": row.game,
        "title": row.title,
        "seats": [msgspec.structs.asdict(seat) for seat in row.seats],
        "length": now.length,
        "waiting": now.waiting,
        "result": now.result,
        "opened": when(row.opened),
        "changed": when(now.changed),
    }


def show_table(lang: str, db: str | None, file: Path | None, table_id: str) -> None:
    async def work(storage: Storage, _: Settings) -> None:
        row = await found(storage, table_id, lang)
        k = models.tokens.c
        async with storage.engine.connect() as c:
            keys = (await c.execute(select(k.role, func.count()).where(k.table_id == table_id).group_by(k.role))).all()
        now = row.standing
        told = {
            "table": row.id,
            "game": row.game,
            "rules": str(row.rules),
            "title": row.title,
            "settings": msgspec.json.encode(row.settings).decode(),
            "opened": when(row.opened),
            "changed": when(now.changed),
            "moves": f"{now.length} (version {now.version})",
            "stands": stands(row.game, now, lang),
            "people": people(row),
            "keys": ", ".join(f"{role} {count}" for role, count in sorted(keys)),
            "notes": str(len(await storage.notes(table_id))),
            "onward": row.onward or "",
        }
        table = Table(box=None, show_header=False, pad_edge=False)
        for name, value in told.items():
            table.add_row(say(f"admin-{name}", lang), value)
        console = Console(highlight=False, markup=False)
        console.print(table)
        for change in await storage.rule_changes(table_id):
            numbers = {"then": change.rules_before, "now": change.rules_after, "kept": change.kept, "of": change.stood}
            console.print(say("admin-rules-changed", lang, **numbers))

    with_storage(lang, db, file, work)


def people(row: TableRow) -> str:
    """Who sits where: a bot with an asterisk, a free seat in brackets."""
    shown = []
    for seat in row.seats:
        who = f"{seat.bot}*" if seat.kind == "bot" else seat.name or seat.kind
        shown.append(f"{seat.seat}: {who}" if seat.taken or seat.kind == "bot" else f"({seat.seat}: {who})")
    return ", ".join(shown)


def stands(game: str, now: Standing, lang: str) -> str:
    if now.result is not None:
        return reason_of(game, now.result["reason"], lang)
    return say("admin-waiting", lang, seat=named(game, "seat", now.waiting or "", lang))


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


# -- changing -------------------------------------------------------------------------------------


def delete_table(lang: str, db: str | None, file: Path | None, table_id: str, *, yes: bool) -> None:
    async def work(storage: Storage, _: Settings) -> None:
        row = await found(storage, table_id, lang)
        question = say("admin-sure", lang, table=row.id, game=row.game, moves=row.standing.length)
        if not yes:
            typer.confirm(question, abort=True)
        if not await storage.delete(table_id):
            raise no_table(table_id, lang)

    with_storage(lang, db, file, work)
    print(say("admin-deleted", lang, table=table_id))


def prune_tables(lang: str, db: str | None, file: Path | None, days: Mapping[str, float], *, dry_run: bool) -> None:
    t = models.tables.c

    async def work(storage: Storage, settings: Settings) -> list[str]:
        keeping: Keeping = msgspec.structs.replace(settings.keeping, **days)
        if not dry_run:
            return await prune(storage, keeping, time.time())
        async with storage.engine.connect() as c:
            return list((await c.execute(select(t.id).where(abandoned(keeping, time.time())))).scalars())

    ids = with_storage(lang, db, file, work)
    for table_id in sorted(ids):
        print(table_id)
    told = say("admin-would-go" if dry_run else "admin-gone", lang, count=len(ids))
    Console(stderr=True, highlight=False).print(told, markup=False)


# -- files ----------------------------------------------------------------------------------------


def export_table(lang: str, db: str | None, file: Path | None, table_id: str, output: Path) -> None:
    async def work(storage: Storage, _: Settings) -> None:
        whole = await storage.whole(table_id)
        if whole is None:
            raise no_table(table_id, lang)
        match = restored(*whole).match
        with open(os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(msgspec.json.encode(match.save()) + b"\n")

    with_storage(lang, db, file, work)
    print(say("admin-exported", lang, table=table_id, file=str(output)))


def back_up(lang: str, db: str | None, file: Path | None, path: Path) -> None:
    rows = with_storage(lang, db, file, lambda storage, _: write_backup(storage, path))
    print(say("admin-backed-up", lang, rows=rows, file=str(path)))


def bring_back(lang: str, db: str | None, file: Path | None, path: Path) -> None:
    rows = with_storage(lang, db, file, lambda storage, _: read_backup(storage, path), new=True)
    print(say("admin-restored", lang, rows=rows, file=str(path)))


def check_tables(lang: str, db: str | None, file: Path | None, table_id: str | None) -> int:
    """0 if all tables replay; 1 and what is wrong with which."""
    t = models.tables.c

    async def work(storage: Storage, _: Settings) -> tuple[int, int]:
        async with storage.engine.connect() as c:
            wanted = select(t.id).order_by(t.id)
            ids = list((await c.execute(wanted if table_id is None else wanted.where(t.id == table_id))).scalars())
        if table_id is not None and not ids:
            raise no_table(table_id, lang)
        wrong = 0
        with bar(quiet=False) as progress:
            task = progress.add_task(say("admin-checking", lang), total=len(ids))
            for one in ids:
                wrong += await told_of(storage, one, lang)
                progress.advance(task)
        return len(ids), wrong

    tables, wrong = with_storage(lang, db, file, work)
    print(say("admin-checked", lang, tables=tables, wrong=wrong))
    return 1 if wrong else 0


async def told_of(storage: Storage, table_id: str, lang: str) -> bool:
    """Whether something is wrong with the table; it is said. One that has been deleted meanwhile is not."""
    whole = await storage.whole(table_id)
    if whole is None:
        return False
    finding = await asyncio.to_thread(examined, *whole)
    if finding.wrong:
        print(say("admin-wrong", lang, table=table_id, why=finding.wrong))
    if finding.change:
        print(say("admin-stands-elsewhere", lang, table=table_id, why=finding.change))
    return bool(finding.wrong)
