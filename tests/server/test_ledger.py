"""Group commit on SQLite and on PostgreSQL: one transaction for many tables, and each table for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from redbook.server.store import storage as storages
from redbook.server.store.ledger import Entry, Ledger
from redbook.server.store.rows import Conflict, MoveRow, SeatRow, Standing, TableRow, TokenRow
from redbook.server.store.storage import Storage
from server.postgres import Cluster

TABLES = 12


def row(version: int, notation: str = "card 1") -> MoveRow:
    return MoveRow(version, version, False, "blue", notation, 3)


def entry(number: int, before: int = 0, *rows: MoveRow) -> Entry:
    moves = rows or (row(before + 1),)
    return Entry(f"t{number}", before, moves, Standing(moves[-1].version, len(moves), "red", None))


def with_tables(db: str, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def whole() -> None:
        storage = Storage(db)
        await storage.open()
        for number in range(TABLES):
            fresh, seats = Standing(0, 0, "blue", None), [SeatRow("blue", "here")]
            made = TableRow(f"t{number}", "toy", 1, 2, {}, {}, None, "", 0.0, fresh, seats)
            await storage.create(made, [TokenRow(f"key{number}", made.id, "host", None)], [])
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(whole())


def counted(storage: Storage) -> list[int]:
    """How many tables each transaction from now on holds."""
    sizes: list[int] = []
    ledger = storage._ledger
    commit = ledger._commit

    async def counting(entries: Sequence[Entry]) -> set[str]:
        sizes.append(len(entries))
        return await commit(entries)

    ledger._commit = counting
    return sizes


async def append(storage: Storage, entries: Sequence[Entry]) -> list[BaseException | None]:
    adding = (storage.append(one.table_id, one.before, one.rows, one.now) for one in entries)
    return await asyncio.gather(*adding, return_exceptions=True)


def test_moves_of_many_tables_are_stored_in_few_transactions(db: str) -> None:
    async def check(storage: Storage) -> None:
        sizes = counted(storage)
        assert await append(storage, [entry(number) for number in range(TABLES)]) == [None] * TABLES
        assert sum(sizes) == TABLES
        assert len(sizes) <= 2  # the first may have gone alone
        for number in range(TABLES):
            assert await storage.moves(f"t{number}") == [row(1)]
            assert await storage.version(f"t{number}") == 1

    with_tables(db, check)


def test_a_lone_move_waits_for_nobody(db: str) -> None:
    async def check(storage: Storage) -> None:
        sizes = counted(storage)
        for version in range(3):
            assert await append(storage, [entry(0, version)]) == [None]
        assert sizes == [1, 1, 1]

    with_tables(db, check)


def test_a_table_that_was_overtaken_is_left_out_alone(db: str) -> None:
    async def check(storage: Storage) -> None:
        answers = await append(storage, [entry(0), entry(1, 5), entry(2)])
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        assert await storage.moves("t1") == []
        assert await storage.version("t1") == 0
        assert await storage.moves("t2") == [row(1)]

    with_tables(db, check)


def test_rows_that_the_database_refuses_do_not_fail_the_others(db: str) -> None:
    async def check(storage: Storage) -> None:
        twice = entry(1, 0, row(1), row(1))
        answers = await append(storage, [entry(0), twice, entry(2)])
        assert answers[0] is None
        assert isinstance(answers[1], IntegrityError)
        assert answers[2] is None
        assert await storage.moves("t1") == []
        assert await storage.version("t1") == 0
        assert [await storage.version(f"t{number}") for number in (0, 2)] == [1, 1]

    with_tables(db, check)


def test_letters_of_every_kind_come_back_as_they_went(db: str) -> None:
    notation = "Éowyn → \"Dernhelm\" \\ 'x' 🐎 \n $.id"

    async def check(storage: Storage) -> None:
        assert await append(storage, [entry(0, 0, row(1, notation))]) == [None]
        assert (await storage.moves("t0"))[0].notation == notation

    with_tables(db, check)


def test_a_storage_that_is_gone_is_not_asked_for_each_table_again() -> None:
    """Nobody knows what came of the transaction: everybody in it is told so, and nobody waits for a second try."""
    asked: list[int] = []

    async def gone(entries: Sequence[Entry]) -> set[str]:
        asked.append(len(entries))
        raise OperationalError("COMMIT", {}, ConnectionResetError("lost"))

    async def check() -> None:
        ledger = Ledger(gone)
        answers = await asyncio.gather(*(ledger.append(entry(n)) for n in range(4)), return_exceptions=True)
        assert all(isinstance(answer, OperationalError) for answer in answers)
        assert sum(asked) == 4
        with pytest.raises(OperationalError):  # and the ledger goes on
            await ledger.append(entry(9))

    asyncio.run(check())


def test_a_connection_that_was_cut_is_replaced(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL: one connection writes while moves come thick. Cut then, what was under way is not saved; after a
    pause nobody notices. Either way the next move is stored."""

    async def cut(storage: Storage) -> None:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        async with storage.engine.connect() as c:
            await c.execute(text(f"{others} AND pid <> pg_backend_pid()"))
        await asyncio.sleep(0.1)

    async def check(storage: Storage) -> None:
        monkeypatch.setattr(storages, "PEN_SECONDS", 60.0)
        assert await append(storage, [entry(0)]) == [None]
        pen = storage._pen
        assert await append(storage, [entry(0, 1)]) == [None]
        assert storage._pen is pen
        await cut(storage)
        [answer] = await append(storage, [entry(0, 2)])
        assert isinstance(answer, DBAPIError), answer
        assert await append(storage, [entry(0, 2)]) == [None]
        await cut(storage)
        monkeypatch.setattr(storages, "PEN_SECONDS", 0.0)
        assert await append(storage, [entry(0, 3)]) == [None]
        assert await storage.version("t0") == 4

    with_tables(cluster.new_database(), check)


def test_whoever_no_longer_waits_does_not_hold_up_the_others(db: str) -> None:
    async def check(storage: Storage) -> None:
        first, second = (
            asyncio.create_task(storage.append(one.table_id, one.before, one.rows, one.now))
            for one in (entry(0), entry(1))
        )
        await asyncio.sleep(0)
        first.cancel()
        await second
        assert await storage.version("t1") == 1

    with_tables(db, check)
