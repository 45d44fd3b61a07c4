"""Storage: SQLite in one file by default, PostgreSQL for many; one code path for both."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, delete, event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from redbook.server.store import models
from redbook.server.store.ledger import Entry, Ledger, as_json, write, write_at_once
from redbook.server.store.rows import Conflict, MoveRow, NoteRow, RulesRow, SeatRow, Standing, TableRow, TokenRow

MIGRATING = 0x5EDB00C  # the lock that lets one server at a time bring PostgreSQL up to date
READ_AGAIN = 5  # times, if a table goes on while it is being read
AT_ONCE = 400  # moves of a match that comes whole, written in one transaction
PEN_SECONDS = 1.0  # a connection that has rested so long may have died meanwhile
BUSY_MS = 15_000  # how long SQLite waits for another writer


def database_url(db: str | Path) -> URL:
    """A file path, sqlite:///PATH or postgresql://…, each with its async driver."""
    raw = str(db)
    if "://" not in raw:
        raw = f"sqlite:///{Path(raw).expanduser()}"
    url = make_url(raw)
    backend = url.get_backend_name()
    if backend == "sqlite":
        if not url.database or url.database == ":memory:":
            raise ValueError("tables are kept in a file: give its path")
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise ValueError(f"no storage for {backend}: use a file path or postgresql://…")


def safe_sqlite(connection: Any, _: Any) -> None:
    """Every connection: readers beside a writer, and a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.close()


def migrate(connection: Connection, to: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def revisions(connection: Connection) -> tuple[str | None, list[str]]:
    """The schema that the database has, and all that we know, the newest first."""
    now = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory.from_config(migrations()).walk_revisions()
    return now, [one.revision for one in known]


class Storage:
    def __init__(self, db: str | Path) -> None:
        self.url = database_url(db)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        # Parameters are hidden from errors and logs: there are seeds and fingerprints among them.
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.sqlite, hide_parameters=True)
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # each statement stands for itself
        self._pen: AsyncConnection | None = None  # kept in hand while moves come thick, for PostgreSQL
        self._pen_used = 0.0
        self._scribe: ThreadPoolExecutor | None = None  # a thread of its own, for SQLite
        self._ledger = Ledger(self._in_a_thread if self.sqlite else self._awaited)
        self._creating = asyncio.Lock()
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", safe_sqlite)
            self._desk = create_engine(self.url.set(drivername="sqlite+pysqlite"), hide_parameters=True)
            event.listen(self._desk, "connect", safe_sqlite)

    async def open(self) -> None:
        """Bring the database up to date; a file is made together with its folder."""
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._scribe = ThreadPoolExecutor(1, "scribe")
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._put_down()
        await self.engine.dispose()
        if self._scribe is not None:
            scribe, self._scribe = self._scribe, None
            await asyncio.wrap_future(scribe.submit(self._desk.dispose))
            scribe.shutdown()

    async def ping(self) -> None:
        """Returns if the database answers."""
        async with self.engine.connect() as c:
            await c.execute(text("SELECT 1"))

    async def _awaited(self, entries: Sequence[Entry]) -> set[str]:
        """One group after the other, by one connection. After a pause it is taken anew, which asks whether it lives."""
        if self._pen is not None and time.monotonic() - self._pen_used > PEN_SECONDS:
            await self._put_down()
        if self._pen is None:
            self._pen = await self._at_once.connect()
        try:
            kept = await write_at_once(self._pen, entries)
        except BaseException:
            await self._pen.invalidate()  # whatever state it is in, nobody writes with it again
            await self._put_down()
            raise
        self._pen_used = time.monotonic()
        return kept

    async def _put_down(self) -> None:
        pen, self._pen = self._pen, None
        if pen is not None:
            await pen.close()

    async def _in_a_thread(self, entries: Sequence[Entry]) -> set[str]:
        """SQLite knows no waiting: a thread that only writes passes a whole group on once, not each of its steps."""
        assert self._scribe is not None, "the storage is not open"
        return await asyncio.wrap_future(self._scribe.submit(self._written, entries))

    def _written(self, entries: Sequence[Entry]) -> set[str]:
        with self._desk.begin() as c:
            return write(c, entries)

    # -- writing: each transaction begins with a write, so that SQLite never has to upgrade a read ----

    async def create(self, table: TableRow, tokens: Iterable[TokenRow], moves: Sequence[MoveRow]) -> None:
        """One table at a time, and a long match in parts, so that moves are written in between. Nobody finds the table
        before its tokens are there, which come last."""
        parts = [moves[start : start + AT_ONCE] for start in range(0, len(moves), AT_ONCE)] or [[]]
        for number, part in enumerate(parts, start=1):
            async with self._creating, self.engine.begin() as c:
                if number == 1:
                    await c.execute(insert(models.tables).values(**table_values(table)))
                if part:
                    rows = [{"table_id": table.id, **msgspec.structs.asdict(row)} for row in part]
                    await c.execute(insert(models.moves), rows)
                if number == len(parts):
                    chairs = [
                        {"table_id": table.id, "place": place, **msgspec.structs.asdict(row)}
                        for place, row in enumerate(table.seats)
                    ]
                    await c.execute(insert(models.seats), chairs)
                    await c.execute(insert(models.tokens), [msgspec.structs.asdict(row) for row in tokens])

    async def append(self, table_id: str, before: int, rows: Sequence[MoveRow], now: Standing) -> None:
        """All of the rows or none; Conflict unless the stored match is still at version `before`."""
        await self._ledger.append(Entry(table_id, before, rows, now))

    async def change_rules(self, table_id: str, change: RulesRow, renewed: TableRow) -> None:
        """The match stands elsewhere under new rules, and begins as `renewed` says; Conflict if it has gone on.

        Nothing is deleted, and it does not count as a move: the table was last changed when it was."""
        t, now = models.tables.c, renewed.standing
        fallen = MoveRow(change.version, change.kept, True, "", "", 0)
        old = {"settings": as_json(change.settings), "chance": as_json(change.chance)}
        async with self.engine.begin() as c:
            done = await c.execute(
                update(models.tables)
                .where(t.id == table_id, t.version == change.version - 1)
                .values(
                    rules=renewed.rules,
                    settings=as_json(renewed.settings),
                    chance=as_json(renewed.chance),
                    version=now.version,
                    length=now.length,
                    waiting=now.waiting,
                    result=None if now.result is None else as_json(now.result),
                )
            )
            if done.rowcount != 1:
                raise Conflict(table_id)
            await c.execute(insert(models.moves), [{"table_id": table_id, **msgspec.structs.asdict(fallen)}])
            await c.execute(
                insert(models.rule_changes), [{"table_id": table_id, **msgspec.structs.asdict(change), **old}]
            )

    async def delete(self, table_id: str) -> bool:
        """The table and all that belongs to it. A server that has it in memory learns it with the next move."""
        async with self.engine.begin() as c:
            done = await c.execute(delete(models.tables).where(models.tables.c.id == table_id))
            return done.rowcount == 1

    async def retitle(self, table_id: str, title: str) -> None:
        async with self.engine.begin() as c:
            await c.execute(update(models.tables).where(models.tables.c.id == table_id).values(title=title))

    async def rearrange(self, table_id: str, settings: dict[str, Any], chance: dict[str, Any]) -> None:
        """Another beginning for a match that has not begun; Conflict if it has."""
        t = models.tables.c
        async with self.engine.begin() as c:
            done = await c.execute(
                update(models.tables)
                .where(t.id == table_id, t.version == 0)
                .values(settings=as_json(settings), chance=as_json(chance))
            )
            if done.rowcount != 1:
                raise Conflict(table_id)

    async def take_seat(self, row: TokenRow) -> None:
        """Whoever comes first sits down, and `row` is his key; Conflict if somebody sits there."""
        s = models.seats.c
        free = (s.table_id == row.table_id, s.seat == row.seat, s.kind == "friend", s.taken.is_(False))
        async with self.engine.begin() as c:
            if (await c.execute(update(models.seats).where(*free).values(taken=True))).rowcount != 1:
                raise Conflict(row.table_id)
            await c.execute(insert(models.tokens), [msgspec.structs.asdict(row)])

    async def free_seat(self, table_id: str, seat: str) -> None:
        """Its keys open nothing any more; the invite can be taken up again."""
        s, k = models.seats.c, models.tokens.c
        async with self.engine.begin() as c:
            await c.execute(update(models.seats).where(s.table_id == table_id, s.seat == seat).values(taken=False))
            await c.execute(delete(models.tokens).where(k.table_id == table_id, k.role == "seat", k.seat == seat))

    async def lead_on(self, table_id: str, onward: str) -> None:
        async with self.engine.begin() as c:
            await c.execute(update(models.tables).where(models.tables.c.id == table_id).values(onward=onward))

    async def add_token(self, row: TokenRow) -> None:
        async with self.engine.begin() as c:
            await c.execute(insert(models.tokens), [msgspec.structs.asdict(row)])

    async def rename(self, table_id: str, seats: Sequence[str], name: str) -> None:
        s = models.seats.c
        async with self.engine.begin() as c:
            await c.execute(update(models.seats).where(s.table_id == table_id, s.seat.in_(seats)).values(name=name))

    async def write_note(self, table_id: str, row: NoteRow) -> None:
        """In place of the one that lay there; without text, nothing lies there any more."""
        n = models.notes.c
        async with self.engine.begin() as c:
            await c.execute(delete(models.notes).where(n.table_id == table_id, n.seat == row.seat, n.key == row.key))
            if row.text:
                await c.execute(insert(models.notes), [{"table_id": table_id, **msgspec.structs.asdict(row)}])

    # -- reading ------------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.tables([table_id])
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Newest change first, without moves."""
        t, s = models.tables, models.seats
        async with self.engine.connect() as c:
            rows = (await c.execute(select(t).where(t.c.id.in_(ids)).order_by(t.c.changed.desc()))).mappings().all()
            chairs = (
                (await c.execute(select(s).where(s.c.table_id.in_(ids)).order_by(s.c.table_id, s.c.place)))
                .mappings()
                .all()
            )
        around: dict[str, list[SeatRow]] = {}
        for chair in chairs:
            row = SeatRow(chair["seat"], chair["kind"], chair["bot"], chair["name"], bool(chair["taken"]))
            around.setdefault(chair["table_id"], []).append(row)
        return [table_row(row, around.get(row["id"], [])) for row in rows]

    async def moves(self, table_id: str, after: int = 0) -> list[MoveRow]:
        """All of a table, or those after a version."""
        m = models.moves.c
        wanted = select(m.version, m.number, m.undo, m.seat, m.notation, m.count)
        async with self.engine.connect() as c:
            rows = (await c.execute(wanted.where(m.table_id == table_id, m.version > after).order_by(m.version))).all()
        return [MoveRow(r[0], r[1], bool(r[2]), r[3], r[4], r[5]) for r in rows]

    async def rule_changes(self, table_id: str) -> list[RulesRow]:
        r = models.rule_changes.c
        wanted = select(r.version, r.rules_before, r.rules_after, r.kept, r.stood, r.settings, r.chance)
        async with self.engine.connect() as c:
            rows = (await c.execute(wanted.where(r.table_id == table_id).order_by(r.version))).all()
        return [RulesRow(*row[:5], msgspec.json.decode(row[5]), msgspec.json.decode(row[6])) for row in rows]

    async def whole(self, table_id: str) -> tuple[TableRow, list[MoveRow], list[RulesRow]] | None:
        """All that a match is played again from, of one moment: read again if it went on in between."""
        for _ in range(READ_AGAIN):
            moves, changes = await self.moves(table_id), await self.rule_changes(table_id)
            row = await self.table(table_id)
            if row is None or row.standing.version == (moves[-1].version if moves else 0):
                break
        return None if row is None else (row, moves, changes)

    async def notes(self, table_id: str) -> list[NoteRow]:
        n = models.notes.c
        wanted = select(n.seat, n.key, n.text).where(n.table_id == table_id).order_by(n.seat, n.key)
        async with self.engine.connect() as c:
            return [NoteRow(*row) for row in (await c.execute(wanted)).all()]

    async def version(self, table_id: str) -> int | None:
        t = models.tables.c
        async with self.engine.connect() as c:
            found: int | None = (await c.execute(select(t.version).where(t.id == table_id))).scalar_one_or_none()
            return found

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        t = models.tables.c
        async with self.engine.connect() as c:
            found = await c.execute(select(t.id, t.version).where(t.id.in_(ids)))
            return {row.id: row.version for row in found}

    async def tokens(self, fingerprints: Sequence[str]) -> list[TokenRow]:
        k = models.tokens.c
        wanted = select(k.fingerprint, k.table_id, k.role, k.seat).where(k.fingerprint.in_(fingerprints))
        async with self.engine.connect() as c:
            return [TokenRow(*row) for row in (await c.execute(wanted)).all()]

    async def waiting_for_bots(self, since: float | None = None) -> list[str]:
        """Tables that people play where a bot has to move: after a restart these go on by themselves. With `since`,
        those where nothing has happened since then."""
        t, s = models.tables.c, models.seats.c
        people = select(s.table_id).where(s.kind != "bot")
        wanted = (
            select(t.id)
            .join(models.seats, (s.table_id == t.id) & (s.seat == t.waiting))
            .where(s.kind == "bot", t.id.in_(people), *([] if since is None else [t.changed < since]))
            .order_by(t.changed.desc())
        )
        async with self.engine.connect() as c:
            return list((await c.execute(wanted)).scalars())


def table_values(table: TableRow) -> dict[str, Any]:
    """A table that has just been opened, as it is stored."""
    now = table.standing
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "seats": table.count,
        "settings": as_json(table.settings),
        "chance": as_json(table.chance),
        "position": None if table.position is None else as_json(table.position),
        "title": table.title,
        "opened": table.opened,
        "changed": table.opened,
        "version": now.version,
        "length": now.length,
        "waiting": now.waiting,
        "result": None if now.result is None else as_json(now.result),
        "counsel": table.counsel,
    }


def table_row(row: Any, seats: list[SeatRow]) -> TableRow:
    standing = Standing(
        row["version"],
        row["length"],
        row["waiting"],
        None if row["result"] is None else msgspec.json.decode(row["result"]),
        row["changed"],
    )
    return TableRow(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        count=row["seats"],
        settings=msgspec.json.decode(row["settings"]),
        chance=msgspec.json.decode(row["chance"]),
        position=None if row["position"] is None else msgspec.json.decode(row["position"]),
        title=row["title"],
        opened=row["opened"],
        standing=standing,
        seats=seats,
        onward=row["onward"],
        counsel=bool(row["counsel"]),
    )
