"""Tables that nobody comes back to are cleared away, by a clock that is given; no other table ever is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from redbook.server.keeping import DAY, prune
from redbook.server.settings import Keeping, Settings
from redbook.server.store.rows import MoveRow, SeatRow, Standing, TableRow, TokenRow
from redbook.server.store.storage import Storage
from redbook.server.tables.broadcast import Broadcast
from redbook.server.tables.registry import Registry
from server.house import House, Line

NOW = 1_800_000_000.0
KEEPING = Keeping(empty_days=2, unfinished_days=10, finished_days=100)


async def laid(storage: Storage, id: str, opened: float, moved: float | None, *, over: bool = False) -> None:
    """A table of that age, with a move of that age."""
    result = {"winners": ["red"], "reason": "points", "scores": {}} if over else None
    standing = Standing(0, 0, None if over else "red", None)
    row = TableRow(id, "toy", 1, 2, {}, {}, None, "", opened, standing, [SeatRow("red", "here")])
    await storage.create(row, [TokenRow(f"print-{id}", id, "host", None)], [])
    if moved is not None:
        await storage.append(id, 0, [MoveRow(1, 1, False, "red", "x", 3)], Standing(1, 1, None, result))
        async with storage.engine.begin() as c:
            from redbook.server.store.models import tables

            await c.execute(tables.update().where(tables.c.id == id).values(changed=moved))


def with_storage(db: str, work: Callable[[Storage], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        storage = Storage(db)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_each_kind_of_table_has_its_time(db: str) -> None:
    async def work(storage: Storage) -> None:
        await laid(storage, "empty2", NOW - 3 * DAY, None)
        await laid(storage, "empty1", NOW - 1 * DAY, None)
        await laid(storage, "left2", NOW - 50 * DAY, NOW - 11 * DAY)
        await laid(storage, "left1", NOW - 50 * DAY, NOW - 9 * DAY)
        await laid(storage, "over2", NOW - 200 * DAY, NOW - 101 * DAY, over=True)
        await laid(storage, "over1", NOW - 200 * DAY, NOW - 99 * DAY, over=True)
        assert sorted(await prune(storage, KEEPING, NOW)) == ["empty2", "left2", "over2"]
        assert await prune(storage, KEEPING, NOW) == []
        for id, kept in (("empty1", True), ("left1", True), ("over1", True), ("left2", False)):
            assert (await storage.table(id) is not None) == kept
            assert bool(await storage.tokens([f"print-{id}"])) == kept  # and all that belonged to it
        assert await storage.moves("left2") == []

    with_storage(db, work)


def test_zero_days_are_for_ever(db: str) -> None:
    async def work(storage: Storage) -> None:
        await laid(storage, "empty", 1.0, None)
        await laid(storage, "left", 1.0, 2.0)
        await laid(storage, "over", 1.0, 2.0, over=True)
        assert await prune(storage, Settings.alone().keeping, NOW) == []
        assert sorted(await prune(storage, Keeping(), NOW)) == ["empty", "left"]  # what was played out stays

    with_storage(db, work)


def test_nobody_loses_the_table_they_sit_at(db: str) -> None:
    async def work(storage: Storage) -> None:
        await laid(storage, "mine", 1.0, None)
        await laid(storage, "theirs", 1.0, None)
        assert await prune(storage, KEEPING, NOW, sat_at={"mine"}) == ["theirs"]
        assert await storage.table("mine") is not None

    with_storage(db, work)


def test_a_table_with_somebody_at_it_outlives_its_time(house: House) -> None:
    mine, left = house.open(), house.open()
    tables: Registry = house.client.app.state.tables
    later = time.time() + 40 * DAY
    with house.client.websocket_connect(f"/ws/tables/{mine['table']}") as socket:
        Line(socket).hello(mine["token"])
        gone = house.client.blocking_portal.call(tables.clear_away, later)
        assert gone == [left["table"]]
        house.state(left["table"], left["token"], 404)
        house.state(mine["table"], mine["token"])


@pytest.mark.parametrize("days", [0.0, 1.0])
def test_old_tables_go_when_the_server_starts(tmp_path: Path, days: float) -> None:
    async def work(storage: Storage) -> None:
        await laid(storage, "empty", 1.0, None)
        tables = Registry(storage, Idle(), Broadcast(), Settings(keeping=Keeping(empty_days=days)))  # type: ignore[arg-type]
        await tables.start()
        for _ in range(1000):
            if (await storage.table("empty") is None) == bool(days):
                break
            await asyncio.sleep(0.01)
        await tables.stop()

    class Idle:
        def at_work(self, table_id: str) -> bool:
            return False

        def forget(self, table_id: str) -> None:
            pass

        async def stop(self) -> None:
            pass

    with_storage(str(tmp_path / "t.db"), work)

    async def look(storage: Storage) -> None:
        assert (await storage.table("empty") is None) == bool(days)

    with_storage(str(tmp_path / "t.db"), look)
