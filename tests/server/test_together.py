"""Several servers at one PostgreSQL, heard over Redis: what is done at one is seen at all others."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from sqlalchemy import text

from redbook.server.app import create_app
from redbook.server.bus import crossing, leases
from redbook.server.bus.crossing import Crossing
from redbook.server.bus.leases import Leases
from redbook.server.bus.line import Line
from redbook.server.line.wire import PresenceMessage, SaidMessage
from redbook.server.problems import Stale, WrongToken
from redbook.server.settings import Settings, Store
from redbook.server.store import claim
from redbook.server.store.claim import AlreadyServed, check_unclaimed, claimed
from redbook.server.store.rows import NoteRow
from redbook.server.store.storage import Storage
from redbook.server.tables import bots, joining
from redbook.server.tables.bots import BotRunner
from redbook.server.tables.broadcast import Changed, Note, SeatFreed
from redbook.server.tables.registry import Registry
from redbook.server.tables.table import Holder, Table
from redbook.server.tables.wire import Join, NewTable
from server.house import Careless, settings
from server.live import house_at, line
from server.postgres import Cluster, free_port
from server.redis_house import redis_server
from server.test_bots import until
from server.test_thinking import alive

BOTH = Holder("host", ("red", "blue"))
RED = Holder("host", ("red",))


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    return cluster.new_database()


class Ear:
    """Somebody connected to one of the servers."""

    def __init__(self, *seats: str) -> None:
        self.seats = seats
        self.heard: list[Note] = []

    def hear(self, note: Note) -> None:
        self.heard.append(note)


def server_at(db: str, url: str) -> Registry:
    bus = Crossing(url)
    return Registry(Storage(db), BotRunner(settings(), leases=bus.leases), bus)


def together(db: str, url: str, work: Callable[[Registry, Registry], Awaitable[None]]) -> None:
    async def whole() -> None:
        here, there = server_at(db, url), server_at(db, url)
        for one in (here, there):
            await one.start()
            line: Any = one.broadcast
            await eventually(lambda line=line: line.line.listening)
        try:
            await asyncio.wait_for(work(here, there), 60)
        finally:
            await here.stop()
            await there.stop()

    asyncio.run(whole())


async def eventually(what: Callable[[], Any], seconds: float = 20.0) -> Any:
    for _ in range(int(seconds / 0.01)):
        found = what()
        if found:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


async def move(table: Table, choice: int = 0, holder: Holder = BOTH) -> None:
    assert table.match.decision is not None
    await table.play(holder, table.version, [table.match.decision.options[choice].notation])


async def both(here: Registry, there: Registry, **order: Any) -> tuple[Any, Table, Table]:
    opened = await here.open(NewTable(game="toy", **order))
    return opened, await here.get(opened.table), await there.get(opened.table)


def test_a_move_at_one_server_is_seen_at_the_other(postgres: str, redis: str) -> None:
    async def check(here: Registry, there: Registry) -> None:
        _, mine, theirs = await both(here, there)
        ear = Ear("blue")
        there.broadcast.join(theirs.id, ear)
        for _ in range(3):
            await move(mine)
            await eventually(lambda: theirs.version == mine.version)
            assert theirs.match.digest() == mine.match.digest()
            await move(theirs)
            await eventually(lambda: theirs.version == mine.version)
            assert theirs.match.digest() == mine.match.digest()
        assert mine.over
        assert theirs.over
        assert theirs.tale.heard_by("blue") == mine.tale.heard_by("blue")
        assert [note.version for note in ear.heard if isinstance(note, Changed)] == [1, 2, 3, 4, 5, 6]

    together(postgres, redis, check)


def test_what_is_taken_back_at_one_is_taken_back_at_the_other(postgres: str, redis: str) -> None:
    async def check(here: Registry, there: Registry) -> None:
        _, mine, theirs = await both(here, there, referee=True)
        await mine.play(BOTH, 0, ["=1", "=2"])
        await mine.undo(BOTH, 2)
        await mine.play(BOTH, 3, ["=5"])
        await eventually(lambda: theirs.version == 4)
        assert theirs.match.moves == mine.match.moves == ["=1", "=5"]
        assert theirs.tale.heard_by("red") == mine.tale.heard_by("red")

    together(postgres, redis, check)


def test_two_moves_at_once_are_one_move(postgres: str, redis: str) -> None:
    async def check(here: Registry, there: Registry) -> None:
        _, mine, theirs = await both(here, there)
        answers = await asyncio.gather(move(mine), move(theirs, 1), return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Stale"]
        await eventually(lambda: mine.version == theirs.version == 1)
        assert mine.match.moves == theirs.match.moves
        with pytest.raises(Stale):
            await theirs.play(BOTH, 0, [theirs.match.log[0].option.notation])

    together(postgres, redis, check)


def test_names_titles_seats_notes_and_talk_cross(postgres: str, redis: str) -> None:
    async def check(here: Registry, there: Registry) -> None:
        opened, mine, theirs = await both(here, there, seating={"blue": "friend"}, title="Bree")
        ear = Ear()
        there.broadcast.join(theirs.id, ear)
        await mine.retitle("Rivendell")
        await mine.call(RED, "Ana")
        await eventually(lambda: (theirs.title, theirs.seats["red"].name) == ("Rivendell", "Ana"))
        friend = await joining.join(there, opened.table, Join(token=opened.invites["blue"], name="Bea"))
        await eventually(lambda: mine.seats["blue"].taken and mine.seats["blue"].name == "Bea")
        mine.publish(SaidMessage(name="Ana", seat="red", text="Mellon!", at=""))
        await eventually(lambda: any(isinstance(note, SaidMessage) for note in ear.heard))
        # A key that the host takes back at one server opens nothing at the other.
        assert (await there.holder(theirs, friend.token)).seats == ("blue",)
        await joining.free(here, mine, await here.holder(mine, opened.token), "blue")
        await eventually(lambda: SeatFreed("blue") in ear.heard)
        with pytest.raises(WrongToken):
            await there.holder(theirs, friend.token)

    together(postgres, redis, check)


def test_notes_that_ringwraiths_share_cross(postgres: str, redis: str) -> None:
    async def check(here: Registry, there: Registry) -> None:
        opened = await here.open(NewTable(game="hunt"))
        mine, theirs = await here.get(opened.table), await there.get(opened.table)
        holder = await here.holder(mine, opened.token)
        await mine.note(holder, NoteRow("wraith-1", "bree", "He was here"))
        await eventually(lambda: theirs.notes == {("wraith-1", "bree"): "He was here"})

    together(postgres, redis, check)


def test_who_is_here_is_known_everywhere(postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crossing, "LOOK_SECONDS", 0.1)

    async def check(here: Registry, there: Registry) -> None:
        _, mine, theirs = await both(here, there, seating={"blue": "friend"})
        red, blue = Ear("red"), Ear("blue")
        here.broadcast.join(mine.id, red)
        mine.announce_presence()
        there.broadcast.join(theirs.id, blue)
        theirs.announce_presence()
        await eventually(lambda: mine.present() == theirs.present() == {"red": "here", "blue": "here"})
        assert any(isinstance(note, PresenceMessage) for note in red.heard)
        assert mine.id in here.broadcast.occupied()
        there.broadcast.leave(theirs.id, blue)
        theirs.announce_presence()
        await eventually(lambda: mine.present()["blue"] == "open")
        # A server that dies says no farewell: after a while its people are gone.
        monkeypatch.setattr(crossing, "SILENT_SECONDS", 0.5)
        there.broadcast.join(theirs.id, blue)
        theirs.announce_presence()
        await eventually(lambda: mine.present()["blue"] == "here")
        line: Any = there.broadcast
        await line.line.stop()
        await eventually(lambda: mine.present()["blue"] == "open")

    together(postgres, redis, check)


def test_what_the_line_loses_is_looked_up(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis is gone while somebody moves: the move is stored and acknowledged, and seen elsewhere by looking."""
    monkeypatch.setattr(crossing, "LOOK_SECONDS", 0.2)
    with redis_server(tmp_path) as url:
        stopping: list[Any] = []

        async def check(here: Registry, there: Registry) -> None:
            _, mine, theirs = await both(here, there)
            there.broadcast.join(theirs.id, Ear("blue"))
            await asyncio.to_thread(stopping[0])
            await move(mine)
            await eventually(lambda: theirs.version == 1)
            assert theirs.match.digest() == mine.match.digest()

        stopping.append(lambda: Redis.from_url(url).shutdown(nosave=True))
        together(postgres, url, check)


@pytest.fixture
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_MS", 600)
    monkeypatch.setattr(leases, "RENEW_SECONDS", 0.1)
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.05)


@pytest.mark.usefixtures("short_leases")
def test_a_lease_is_held_by_one_and_renewed(redis: str) -> None:
    async def check() -> None:
        ours, theirs = (Line(redis) for _ in range(2))
        mine, other = Leases(ours.redis, "mine"), Leases(theirs.redis, "other")
        assert await mine.hold("t1")
        assert not await other.hold("t1")
        await asyncio.sleep(1.0)  # longer than a lease
        assert not await other.hold("t1")
        assert await other.hold("t2")
        await mine.release("t1")
        assert await other.hold("t1")
        await mine.release("t1")  # not his any more: nothing happens
        assert not await mine.hold("t1")
        for one in (mine, other):
            await one.stop()
        for end in (ours, theirs):
            await end.stop()

    asyncio.run(check())


@pytest.mark.usefixtures("short_leases")
def test_bots_think_at_one_server_and_go_on_at_another(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []
    choose = Careless.choose

    def counted(self: Careless, seen: Any, chance: Any) -> Any:
        thoughts.append(seen.seat)
        return choose(self, seen, chance)

    monkeypatch.setattr(Careless, "choose", counted)

    async def check(here: Registry, there: Registry) -> None:
        _, mine, theirs = await both(here, there, seating={"blue": "bot:careless"})
        for _ in range(2):
            await eventually(lambda: theirs.match.decision.seat == "red")  # type: ignore[union-attr]
            await move(theirs, holder=RED)
        await eventually(lambda: theirs.match.decision.seat == "red")  # type: ignore[union-attr]
        assert len(thoughts) == [one.seat for one in theirs.match.log].count("blue")  # nobody thought twice
        # The server that lets them think dies: it renews no lease, and says nothing.
        await here.bots.stop()
        bus: Any = here.broadcast
        await bus.leases.hold(mine.id)
        bus.leases._renewing.cancel()
        if theirs.match.decision is not None:
            await move(theirs, holder=RED)
        await eventually(lambda: theirs.over or theirs.match.decision.seat == "red")  # type: ignore[union-attr]

    together(postgres, redis, check)


# -- who may serve -----------------------------------------------------------------------------------


def test_a_second_server_on_its_own_is_refused(db: str, redis: str) -> None:
    async def check() -> None:
        first = create_app(db, bots=settings())
        async with first.lifespan():
            for together in (False, True):
                with pytest.raises(AlreadyServed):
                    await check_unclaimed(db, together=together)
        await check_unclaimed(db, together=False)

    asyncio.run(check())


def test_servers_that_hear_each_other_share_a_postgresql(postgres: str, redis: str) -> None:
    async def check() -> None:
        linked = Settings(store=Store(redis=redis))
        first, second = (create_app(postgres, bots=settings(), settings=linked) for _ in range(2))
        async with first.lifespan(), second.lifespan():
            with pytest.raises(AlreadyServed):
                await check_unclaimed(postgres, together=False)

    asyncio.run(check())


@pytest.mark.parametrize("together", [False, True])
def test_a_claim_is_made_again_when_its_connection_is_lost(
    postgres: str, monkeypatch: pytest.MonkeyPatch, together: bool
) -> None:
    """PostgreSQL ends all connections, as when it starts anew: a second server on its own is refused all the same."""
    monkeypatch.setattr(claim, "LOOK_SECONDS", 0.05)

    async def check() -> None:
        storage, other = Storage(postgres), Storage(postgres)
        async with claimed(storage, together=together):
            async with other.engine.connect() as looking:
                await looking.execution_options(isolation_level="AUTOCOMMIT")
                holders = text("SELECT pid FROM pg_locks WHERE locktype = 'advisory'")
                (first,) = (await looking.execute(holders)).scalars()
                await looking.execute(text(f"SELECT pg_terminate_backend({first})"))
                for _ in range(200):
                    if (await looking.execute(holders)).scalars().all() not in ([], [first]):
                        break
                    await asyncio.sleep(0.05)
            with pytest.raises(AlreadyServed):
                await check_unclaimed(postgres, together=False)
        await check_unclaimed(postgres, together=False)
        for one in (storage, other):
            await one.engine.dispose()

    asyncio.run(check())


# -- redbook serve --workers -------------------------------------------------------------------------


class House:
    """`redbook serve --workers 2` in processes of its own."""

    def __init__(self, db: str, url: str, folder: Path) -> None:
        self.port = free_port()
        self.log = folder / "log"
        command = [sys.executable, "-m", "redbook.cli", "serve", "--workers", "2", "--port", str(self.port)]
        command += ["--db", db, "--redis", url, "--bot-processes", "1"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
        until(lambda: "the table is set at" in self.log.read_text() or self.process.poll() is not None, 90)
        assert self.process.poll() is None, self.log.read_text()

    def hands(self) -> list[int]:
        listed = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=False)
        return [int(pid) for pid in listed.stdout.split()]


@pytest.fixture
def crew(postgres: str, redis: str, tmp_path: Path) -> Iterator[House]:
    made = House(postgres, redis, tmp_path)
    yield made
    made.process.terminate()
    made.process.wait(60)


def test_a_crew_serves_any_table_and_survives_its_members(crew: House) -> None:
    with house_at(crew.port) as house:
        opened = house.open(game="siege")
        state = house.state(opened["table"], opened["token"])
        move = state["decision"]["options"][0]["notation"]
        house.post(opened["table"], "moves", token=opened["token"], version=0, moves=[move])
        first = crew.hands()
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        until(lambda: len([pid for pid in crew.hands() if alive(pid)]) == 2 and first[0] not in crew.hands(), 60)
        os.kill(crew.process.pid, signal.SIGHUP)  # new ones for all, one after the other
        until(lambda: not set(first) & set(crew.hands()) and len(crew.hands()) == 2, 90)
        assert house.state(opened["table"], opened["token"])["version"] == 1
        with line(crew.port, opened["table"]) as socket:
            assert socket.hello(opened["token"])["version"] == 1


def test_a_crew_ends_with_whoever_started_it(crew: House) -> None:
    hands = crew.hands()
    crew.process.kill()
    until(lambda: not any(alive(pid) for pid in hands), 60)
