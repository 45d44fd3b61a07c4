"""Storage on SQLite and on PostgreSQL: the same tests, the same code."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from redbook.kernel import Match
from redbook.server.problems import CannotRestore, InviteFirst, NoSuchTable, NotSaved, Stale
from redbook.server.store import models
from redbook.server.store.rows import Conflict, MoveRow, Standing
from redbook.server.store.storage import Storage, database_url
from redbook.server.tables.bots import BotRunner
from redbook.server.tables.broadcast import Broadcast, Changed
from redbook.server.tables.registry import Registry
from redbook.server.tables.restoring import standing_moves
from redbook.server.tables.table import Holder
from redbook.server.tables.wire import NewTable
from server.house import House, app, client_of, settings

BOTH = Holder("host", ("red", "blue"))


def run(db: str, work: Callable[[Registry], Awaitable[None]]) -> None:
    async def whole() -> None:
        tables = Registry(Storage(db), BotRunner(settings()), Broadcast())
        await tables.start()
        try:
            await work(tables)
        finally:
            await tables.stop()

    asyncio.run(whole())


async def play(tables: Registry, table_id: str, count: int = 1) -> None:
    table = await tables.get(table_id)
    for _ in range(count):
        assert table.match.decision is not None
        await table.play(BOTH, table.version, [table.match.decision.options[0].notation])


def test_the_migrations_make_what_the_models_say(db: str) -> None:
    async def check(tables: Registry) -> None:
        async with tables.storage.engine.connect() as connection:
            found = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), models.metadata)
            )
        assert found == []

    run(db, check)
    run(db, check)  # opened again: nothing to do, nothing lost


def test_an_invite_taken_up_before_keys_were_drawn_still_opens_its_seat(db: str) -> None:
    made: list[Any] = []

    async def as_it_was(tables: Registry) -> None:
        """The database as version 0001 left it."""
        made.append(await tables.open(NewTable(game="toy", seating={"blue": "friend", "red": "friend"})))
        s = models.seats
        async with tables.storage.engine.begin() as c:
            await c.execute(update(s).where(s.c.seat == "blue").values(taken=True))
            await c.execute(text("DROP TABLE rule_changes"))
            await c.execute(text("DROP TABLE notes"))
            await c.execute(text("ALTER TABLE tables DROP COLUMN onward"))
            await c.execute(text("ALTER TABLE tables DROP COLUMN counsel"))
            await c.execute(text("ALTER TABLE tables RENAME COLUMN settings TO options"))
            await c.execute(text("UPDATE alembic_version SET version_num = '0001'"))

    async def as_it_is(tables: Registry) -> None:
        _, holder = await tables.enter(made[0].table, made[0].invites["blue"])
        assert holder == Holder("seat", ("blue",))
        with pytest.raises(InviteFirst):
            await tables.enter(made[0].table, made[0].invites["red"])

    run(db, as_it_was)
    run(db, as_it_is)


def test_a_match_survives_a_restart(db: str) -> None:
    opened: dict[str, str] = {}
    digest: list[str] = []

    async def first(tables: Registry) -> None:
        made = await tables.open(
            NewTable(game="toy", settings={"rounds": 2}, title="Ithilien", seating={"blue": "here"})
        )
        opened.update(table=made.table, token=made.token)
        await play(tables, made.table, 3)
        digest.append((await tables.get(made.table)).match.digest())

    async def second(tables: Registry) -> None:
        table, holder = await tables.enter(opened["table"], opened["token"])
        assert table.match.digest() == digest[0]
        assert table.version == 3
        assert table.title == "Ithilien"
        assert holder == BOTH
        await play(tables, opened["table"], 1)
        assert table.match.result is not None

    run(db, first)
    run(db, second)


def test_undo_is_recorded_and_versions_never_repeat(db: str) -> None:
    ids: list[str] = []

    async def first(tables: Registry) -> None:
        made = await tables.open(NewTable(game="toy", referee=True))
        ids.append(made.table)
        table = await tables.get(made.table)
        await table.play(BOTH, 0, ["=1", "=2"])
        await table.undo(BOTH, 2)
        await table.play(BOTH, 3, ["=5"])
        rows = await tables.storage.moves(made.table)
        assert [(row.version, row.number, row.undo) for row in rows] == [
            (1, 1, False),
            (2, 2, False),
            (3, 1, True),
            (4, 2, False),
        ]

    async def second(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert table.version == 4
        assert table.match.moves == ["=1", "=5"]
        with pytest.raises(Stale):
            await table.play(BOTH, 2, ["=7"])

    run(db, first)
    run(db, second)


def test_all_rows_or_none(db: str) -> None:
    async def check(tables: Registry) -> None:
        made = await tables.open(NewTable(game="toy"))
        storage = tables.storage
        now = Standing(2, 2, "red", None)
        row = MoveRow(1, 1, False, "blue", "card 1", 3)
        with pytest.raises(IntegrityError):
            await storage.append(made.table, 0, [row, row], now)
        assert await storage.moves(made.table) == []
        assert await storage.version(made.table) == 0
        with pytest.raises(Conflict):
            await storage.append(made.table, 5, [row], now)
        assert await storage.moves(made.table) == []

    run(db, check)


def test_two_servers_cannot_both_be_right(db: str) -> None:
    """Two processes at one storage: the slower one learns that it is behind, and catches up."""

    async def check(first: Registry) -> None:
        second = Registry(Storage(db), BotRunner(settings()), Broadcast())
        await second.start()
        made = await first.open(NewTable(game="toy"))
        here, there = await first.get(made.table), await second.get(made.table)
        assert here.match.digest() == there.match.digest()
        await play(first, made.table)
        with pytest.raises(Stale):
            await there.play(BOTH, 0, [there.match.decision.options[-1].notation])  # type: ignore[union-attr]
        assert there.version == 1
        assert there.match.digest() == here.match.digest()
        await play(second, made.table)
        await second.stop()

    run(db, check)


def test_what_could_not_be_stored_did_not_happen(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(tables: Registry) -> None:
        made = await tables.open(NewTable(game="toy"))
        table = await tables.get(made.table)
        await play(tables, made.table)
        before, tale = table.match.digest(), list(table.tale.heard_by("blue"))
        heard: list[Any] = []
        monkeypatch.setattr(table, "publish", heard.append)
        append = tables.storage.append

        async def broken(*args: Any) -> None:
            raise OperationalError("insert", {}, OSError("disk full"))

        monkeypatch.setattr(tables.storage, "append", broken)
        move = table.match.decision.options[0].notation  # type: ignore[union-attr]
        with pytest.raises(NotSaved):
            await table.play(BOTH, 1, [move])
        assert table.match.digest() == before
        assert table.version == 1
        assert table.tale.heard_by("blue") == tale
        assert heard == []

        async def done_but_unanswered(*args: Any) -> None:
            await append(*args)
            raise OperationalError("commit", {}, ConnectionResetError("lost"))

        monkeypatch.setattr(tables.storage, "append", done_but_unanswered)
        with pytest.raises(NotSaved):
            await table.play(BOTH, 1, [move])
        assert table.version == 1
        monkeypatch.setattr(tables.storage, "append", append)
        with pytest.raises(Stale):  # it was done after all: found out before anything else happens
            await table.play(BOTH, 1, [move])
        assert table.version == 2
        assert heard == [Changed(2)]
        await table.play(BOTH, 2, [table.match.decision.options[0].notation])  # type: ignore[union-attr]
        assert table.version == 3

    run(db, check)


def test_a_write_that_the_database_refuses_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    """The refusal comes from SQLite itself, through a trigger that stands in for a full disk."""
    db = tmp_path / "tables.db"
    with client_of(app(db)) as client:
        house = House(client)
        opened = house.open()
        state = house.state(opened["table"], opened["token"])
        move = state["decision"]["options"][0]["notation"]
        other = sqlite3.connect(db, isolation_level=None)
        other.execute("CREATE TRIGGER full BEFORE INSERT ON moves BEGIN SELECT RAISE(FAIL, 'disk full'); END")
        problem = house.post(opened["table"], "moves", 503, token=opened["token"], version=0, moves=[move])
        assert problem["code"] == "not-saved"
        assert house.state(opened["table"], opened["token"]) == state
        other.execute("DROP TRIGGER full")
        other.close()
        assert house.post(opened["table"], "moves", token=opened["token"], version=0, moves=[move]) == {"version": 1}


def test_whoever_hangs_up_does_not_break_the_change(db: str) -> None:
    async def check(tables: Registry) -> None:
        made = await tables.open(NewTable(game="toy"))
        table = await tables.get(made.table)
        move = table.match.decision.options[0].notation  # type: ignore[union-attr]
        asking = asyncio.create_task(table.play(BOTH, 0, [move]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        for _ in range(200):
            if not table.busy:
                break
            await asyncio.sleep(0.01)
        assert table.version == await tables.storage.version(made.table) == 1

    run(db, check)


def test_many_tables_at_once(db: str) -> None:
    async def check(tables: Registry) -> None:
        async def one() -> int:
            made = await tables.open(NewTable(game="toy"))
            await play(tables, made.table, 6)
            return (await tables.get(made.table)).version

        assert await asyncio.gather(*(one() for _ in range(12))) == [6] * 12

    run(db, check)


def test_clicks_at_the_same_time_count_once(db: str) -> None:
    async def check(tables: Registry) -> None:
        made = await tables.open(NewTable(game="toy"))
        table = await tables.get(made.table)
        move = table.match.decision.options[0].notation  # type: ignore[union-attr]
        answers = await asyncio.gather(*(table.play(BOTH, 0, [move]) for _ in range(10)), return_exceptions=True)
        assert sorted(str(type(a).__name__) for a in answers) == ["Stale"] * 9 + ["int"]
        assert len(await tables.storage.moves(made.table)) == 1

    run(db, check)


def test_tokens_are_kept_as_fingerprints(db: str) -> None:
    async def check(tables: Registry) -> None:
        made = await tables.open(NewTable(game="toy", seating={"blue": "friend"}))
        tokens = [made.token, made.watch, *made.invites.values()]
        assert all(len(token) >= 32 for token in tokens)
        assert len(set(tokens)) == 3
        dump = ""
        async with tables.storage.engine.connect() as c:
            for table in models.metadata.sorted_tables:
                dump += str((await c.execute(select(table))).all())
        assert made.table in dump
        assert not any(token in dump for token in tokens)

    run(db, check)


def test_a_changed_record_is_noticed(db: str) -> None:
    ids: list[str] = []

    async def first(tables: Registry) -> None:
        for _ in range(4):
            made = await tables.open(NewTable(game="toy"))
            await play(tables, made.table, 2)
            ids.append(made.table)
        m, t = models.moves, models.tables
        async with tables.storage.engine.begin() as c:
            await c.execute(update(m).where(m.c.table_id == ids[0], m.c.version == 2).values(notation="card 77"))
            await c.execute(update(m).where(m.c.table_id == ids[1], m.c.version == 1).values(count=9))
            await c.execute(delete(m).where(m.c.table_id == ids[2], m.c.version == 1))
            await c.execute(update(t).where(t.c.id == ids[3]).values(rules=99))

    async def second(tables: Registry) -> None:
        for id in ids:
            with pytest.raises(CannotRestore):
                await tables.get(id)
        with pytest.raises(NoSuchTable):
            await tables.get("zzzzzzzzz")

    run(db, first)
    run(db, second)


def test_rows_of_a_table_go_with_it(db: str) -> None:
    async def check(tables: Registry) -> None:
        made = await tables.open(NewTable(game="toy"))
        await play(tables, made.table)
        async with tables.storage.engine.begin() as c:
            await c.execute(delete(models.tables).where(models.tables.c.id == made.table))
            for table in (models.moves, models.seats, models.tokens):
                assert (await c.execute(select(table))).all() == []

    run(db, check)


def test_odd_characters_and_big_numbers(db: str) -> None:
    async def check(tables: Registry) -> None:
        doc = Match.new("toy", seed=2**127 + 1).save()
        made = await tables.open(NewTable(save=doc, title="Ñandú — ‘ö’ 𝔐"))
        row = await tables.storage.table(made.table)
        assert row is not None
        assert row.title == "Ñandú — ‘ö’ 𝔐"
        assert json.dumps(row.chance)
        table = await tables.get(made.table)
        await table.call(BOTH, "名前")
        assert (await tables.storage.table(made.table)).seats[0].name == "名前"  # type: ignore[union-attr]

    run(db, check)


def test_sqlite_is_set_up_to_be_safe(tmp_path: Path) -> None:
    async def check(tables: Registry) -> None:
        async with tables.storage.engine.connect() as c:
            assert (await c.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await c.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await c.execute(text("PRAGMA foreign_keys"))).scalar() == 1

    run(str(tmp_path / "a new" / "folder" / "tables.db"), check)


def test_addresses_of_databases(tmp_path: Path) -> None:
    assert database_url("here/tables.db").drivername == "sqlite+aiosqlite"
    assert database_url("sqlite:////srv/tables.db").database == "/srv/tables.db"
    assert database_url("postgresql://me@host/db").drivername == "postgresql+asyncpg"
    for wrong in ("mysql://host/db", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(ValueError, match=r"file|storage"):
            database_url(wrong)


def test_errors_tell_no_parameters(db: str) -> None:
    async def check(tables: Registry) -> None:
        row = {"fingerprint": "f" * 64, "table_id": "nowhere", "role": "s3cr3t", "seat": None}
        with pytest.raises(IntegrityError) as wrong:
            async with tables.storage.engine.begin() as c:
                await c.execute(insert(models.tokens).values(**row))
        assert "s3cr3t" not in str(wrong.value)

    run(db, check)


def test_what_is_left_of_a_record() -> None:
    rows = [
        MoveRow(1, 1, False, "a", "x", 2),
        MoveRow(2, 2, False, "a", "y", 2),
        MoveRow(3, 1, True, "a", "", 0),
        MoveRow(4, 0, True, "a", "", 0),
        MoveRow(5, 1, False, "a", "z", 2),
    ]
    assert [row.notation for row in standing_moves(rows)] == ["z"]
    with pytest.raises(CannotRestore):
        standing_moves(rows[1:])
