"""Storage: SQLite in one file by default, PostgreSQL for many; one code path for both."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from redbook.server.store import models

MIGRATING = 0x5EDB00C  # the lock that lets one server at a time bring PostgreSQL up to date
BUSY_MS = 15_000  # how long SQLite waits for another writer


class Conflict(Exception):
    """Another process has changed the match in the meantime; nothing was written."""


class MoveRow(msgspec.Struct, frozen=True):
    version: int
    number: int
    undo: bool
    seat: str
    notation: str
    count: int


class SeatRow(msgspec.Struct):
    seat: str
    kind: str
    bot: str = ""
    name: str = ""
    taken: bool = False


class TokenRow(msgspec.Struct, frozen=True):
    fingerprint: str
    table_id: str
    role: str
    seat: str | None


class NoteRow(msgspec.Struct, frozen=True):
    seat: str
    key: str
    text: str


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands, for lists that need not replay it."""

    version: int
    length: int
    waiting: str | None
    result: dict[str, Any] | None
    changed: float = 0.0


class TableRow(msgspec.Struct):
    id: str
    game: str
    rules: int
    count: int
    settings: dict[str, Any]
    chance: dict[str, Any]
    position: dict[str, Any] | None
    title: str
    opened: float
    standing: Standing
    seats: list[SeatRow]
    onward: str | None = None
    counsel: bool = False


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


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Storage:
    def __init__(self, db: str | Path) -> None:
        self.url = database_url(db)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        # Parameters are hidden from errors and logs: there are seeds and fingerprints among them.
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.sqlite, hide_parameters=True)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", safe_sqlite)

    async def open(self) -> None:
        """Bring the database up to date; a file is made together with its folder."""
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    # -- writing: each transaction begins with a write, so that SQLite never has to upgrade a read ----

    async def create(self, table: TableRow, tokens: Iterable[TokenRow], moves: Sequence[MoveRow]) -> None:
        now = table.standing
        async with self.engine.begin() as c:
            await c.execute(
                insert(models.tables).values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    seats=table.count,
                    settings=encoded(table.settings),
                    chance=encoded(table.chance),
                    position=None if table.position is None else encoded(table.position),
                    title=table.title,
                    opened=table.opened,
                    changed=table.opened,
                    version=now.version,
                    length=now.length,
                    waiting=now.waiting,
                    result=None if now.result is None else encoded(now.result),
                    counsel=table.counsel,
                )
            )
            await c.execute(
                insert(models.seats),
                [
                    {"table_id": table.id, "place": place, **msgspec.structs.asdict(row)}
                    for place, row in enumerate(table.seats)
                ],
            )
            await c.execute(insert(models.tokens), [msgspec.structs.asdict(row) for row in tokens])
            if moves:
                rows = [{"table_id": table.id, **msgspec.structs.asdict(row)} for row in moves]
                await c.execute(insert(models.moves), rows)

    async def append(self, table_id: str, before: int, rows: Sequence[MoveRow], now: Standing) -> None:
        """All of the rows or none; Conflict unless the stored match is still at version `before`."""
        t = models.tables.c
        async with self.engine.begin() as c:
            done = await c.execute(
                update(models.tables)
                .where(t.id == table_id, t.version == before)
                .values(
                    version=now.version,
                    length=now.length,
                    waiting=now.waiting,
                    result=None if now.result is None else encoded(now.result),
                    changed=time.time(),
                )
            )
            if done.rowcount != 1:
                raise Conflict(table_id)
            await c.execute(
                insert(models.moves), [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in rows]
            )

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
                .values(settings=encoded(settings), chance=encoded(chance))
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

    async def moves(self, table_id: str) -> list[MoveRow]:
        m = models.moves.c
        wanted = select(m.version, m.number, m.undo, m.seat, m.notation, m.count)
        async with self.engine.connect() as c:
            rows = (await c.execute(wanted.where(m.table_id == table_id).order_by(m.version))).all()
        return [MoveRow(r[0], r[1], bool(r[2]), r[3], r[4], r[5]) for r in rows]

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

    async def tokens(self, fingerprints: Sequence[str]) -> list[TokenRow]:
        k = models.tokens.c
        wanted = select(k.fingerprint, k.table_id, k.role, k.seat).where(k.fingerprint.in_(fingerprints))
        async with self.engine.connect() as c:
            return [TokenRow(*row) for row in (await c.execute(wanted)).all()]

    async def waiting_for_bots(self) -> list[str]:
        """Tables that people play where a bot has to move: after a restart these go on by themselves."""
        t, s = models.tables.c, models.seats.c
        people = select(s.table_id).where(s.kind != "bot")
        wanted = (
            select(t.id)
            .join(models.seats, (s.table_id == t.id) & (s.seat == t.waiting))
            .where(s.kind == "bot", t.id.in_(people))
            .order_by(t.changed.desc())
        )
        async with self.engine.connect() as c:
            return list((await c.execute(wanted)).scalars())


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


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
