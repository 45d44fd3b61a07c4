"""A real uvicorn with real WebSockets."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from redbook.server.line import session as session_module
from redbook.server.line.session import QUEUE, Session
from redbook.server.line.wire import PongMessage, SaidMessage
from redbook.server.protocols import LARGEST_FRAME
from redbook.server.run import address, serve
from redbook.server.settings import Address, Settings
from redbook.server.store.claim import SeveralNeedMore
from redbook.server.store.storage import Storage
from redbook.server.tables.bots import BotRunner
from redbook.server.tables.broadcast import Broadcast, Changed
from redbook.server.tables.registry import Registry
from redbook.server.tables.wire import NewTable
from server.house import settings
from server.live import Process, Socket, house_at, in_thread, line


def play_to_the_end(one: Socket, token: str) -> Any:
    state = one.hello(token)
    number = 0
    while not state["result"]:
        if state["decision"]:
            number += 1
            one.send(
                "move", id=str(number), version=state["version"], moves=[state["decision"]["options"][0]["notation"]]
            )
        state = one.next("state")
    return state


def test_a_game_over_a_real_line(tmp_path: Path) -> None:
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open(seating={"blue": "bot:careless"})
        with line(port, opened["table"]) as one:
            state = play_to_the_end(one, opened["token"])
        assert house.state(opened["table"], opened["token"])["result"] == state["result"]


def test_eight_tables_at_once(tmp_path: Path) -> None:
    def evening(port: int) -> int:
        with house_at(port) as house:
            opened = house.open(seating={"red": "bot:careless"})
            with line(port, opened["table"]) as one:
                return int(play_to_the_end(one, opened["token"])["version"])

    with in_thread(tmp_path / "a.db") as port, ThreadPoolExecutor(8) as pool:
        assert list(pool.map(evening, [port] * 8)) == [6] * 8


def too_much(one: Socket) -> None:
    one.send_text("x" * (LARGEST_FRAME + 1))
    one.next("nothing")


def test_big_messages_are_refused_and_giant_ones_cut_off(tmp_path: Path) -> None:
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open()
        with line(port, opened["table"]) as one:
            state = one.hello(opened["token"])
            one.send_text("x" * 200_000)
            assert one.next("problem")["problem"]["code"] == "too-big"
            one.send_bytes(b"\x00" * 1000)
            assert one.next("problem")["problem"]["code"] == "bad-message"
            assert one.move(state)["type"] == "ack"
        with line(port, opened["table"]) as one:
            one.hello(opened["token"])
            with pytest.raises(ConnectionClosed):
                too_much(one)
        assert house.state(opened["table"], opened["token"])["version"] == 1


def test_whoever_vanishes_is_away(tmp_path: Path) -> None:
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open(seating={"blue": "friend"})
        with line(port, opened["table"]) as host:
            host.hello(opened["token"])
            with line(port, opened["table"]) as friend:
                friend.hello(house.join(opened, "blue"))
                while host.next("presence")["seats"]["blue"] != "here":
                    pass
                friend.connection.socket.shutdown(socket.SHUT_RDWR)  # no farewell
            while host.next("presence")["seats"]["blue"] != "away":
                pass


def test_one_who_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    """Hundreds of changes while a client at the same table reads nothing; then it reads, and is up to date."""
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open(referee=True)
        table, token = opened["table"], opened["token"]
        with line(port, table, max_queue=1) as asleep, line(port, table) as awake:
            asleep.hello(token)
            state = awake.hello(token)
            for number in range(150):
                awake.send("move", id=f"m{number}", version=state["version"], moves=["=3"])
                state = awake.next("state")
                awake.send("undo", id=f"u{number}", version=state["version"])
                state = awake.next("state")
            assert state["version"] == 300
            while asleep.next("state")["version"] != 300:
                pass


def test_a_slow_client_gets_one_fresh_state(tmp_path: Path) -> None:
    async def check() -> None:
        tables = Registry(Storage(tmp_path / "a.db"), BotRunner(settings()), Broadcast())
        await tables.start()
        opened = await tables.open(NewTable(game="toy", referee=True))
        table, holder = await tables.enter(opened.table, opened.token)
        slow, quick = Session("en"), Session("en")
        got: dict[Session, list[Any]] = {slow: [], quick: []}
        gate = asyncio.Event()

        async def slowly(data: bytes) -> None:
            await gate.wait()
            got[slow].append(json.loads(data))

        async def quickly(data: bytes) -> None:
            got[quick].append(json.loads(data))

        writers = [asyncio.create_task(slow.write(slowly)), asyncio.create_task(quick.write(quickly))]
        for one in (slow, quick):
            one.sit(table, holder, opened.token)
            tables.broadcast.join(table.id, one)
        await table.play(holder, 0, ["=1", "=2", "=3", "=4", "=5", "=6"])
        await table.play(holder, 6, ["card 4", "card 1", "=6"])
        for number in range(QUEUE * 2):
            table.publish(SaidMessage(name="", seat=None, text=str(number), at=""))
            table.publish(Changed(table.version))
            await asyncio.sleep(0)
        slow.reply(PongMessage())
        await asyncio.sleep(0)
        assert len(got[quick]) == 2 + QUEUE * 4
        assert got[slow] == []
        gate.set()
        for _ in range(50):
            await asyncio.sleep(0)
        kinds = [message["type"] for message in got[slow]]
        assert len(kinds) <= QUEUE + 3
        assert "pong" in kinds  # an answer to a question is not dropped
        last = got[slow][-1]
        assert last["type"] == "state"
        assert last["told_from"] == 0
        assert len(last["told"]) == len(table.tale.heard_by(slow.eyes)) > 0
        table.publish(Changed(table.version))
        await asyncio.sleep(0.01)
        assert got[slow][-1]["told"] == []  # and from here on only what is new
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)
        await tables.stop()

    asyncio.run(check())


def test_one_who_asks_and_never_reads_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "REPLIES", 5)

    async def check() -> None:
        session = Session("en")
        never = asyncio.Event()

        async def stuck(data: bytes) -> None:
            await never.wait()

        writer = asyncio.create_task(session.write(stuck))
        for _ in range(7):
            session.reply(PongMessage())
            await asyncio.sleep(0)
        assert session.overrun
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)

    asyncio.run(check())


def test_a_graceful_end_with_guests_at_the_table(tmp_path: Path) -> None:
    server = Process(tmp_path / "a.db")
    server.start()
    with house_at(server.port) as house:
        opened = house.open(seating={"blue": "bot:careless"})
        with line(server.port, opened["table"]) as one:
            one.hello(opened["token"])
            began = time.monotonic()
            ended: list[int] = []
            thread = threading.Thread(target=lambda: ended.append(server.end()))
            thread.start()
            with pytest.raises(ConnectionClosed):
                one.next("nothing")
            thread.join(15)
        assert ended in ([0], [-15]), server.log.read_text()
        assert time.monotonic() - began < 12
    connection = sqlite3.connect(tmp_path / "a.db")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_no_token_is_ever_logged(tmp_path: Path) -> None:
    server = Process(tmp_path / "a.db")
    server.start()
    with house_at(server.port) as house:
        opened = house.open(seating={"blue": "friend"})
        tokens = [opened["token"], opened["watch"], house.join(opened, "blue")]
        for token in tokens:
            house.state(opened["table"], token)
            house.mine(token)
            house.state(opened["table"], token + "x", 403)
            house.call("GET", f"/api/tables/abc?token={token}", 400)
            with line(server.port, opened["table"]) as one:
                one.hello(token)
                one.send("hello", token=token + "x")
                one.next("problem")
        house.client.get(f"/nowhere?token={opened['token']}")
    server.end()
    log = server.log.read_text()
    assert "the table is set at" in log
    assert not any(token in log for token in tokens)


def test_addresses_that_a_browser_can_open() -> None:
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::", 80) == "http://[::1]:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"


def test_more_workers_are_refused_clearly(tmp_path: Path) -> None:
    with pytest.raises(SeveralNeedMore):
        serve(Settings(address=Address(port=0, workers=2)), tmp_path / "a.db")
