"""Told to end, the server finishes what it has begun and asks everybody to come back, which they do.

People play at several tables when SIGTERM comes. A move is either acknowledged and stored, or not acknowledged; the
lines are closed with 1012, and the same people go on at the next server of the same storage.
"""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from redbook.server.tables.registry import Registry
from server.house import House, Line, app, client_of
from server.live import Process, house_at, line
from server.test_kill9 import Client

TABLES = 6
ENDLESS = 10_000


class Player(threading.Thread):
    """Plays until the line is closed, and then, as the browser does, comes back and plays on."""

    def __init__(self, client: Client, port: int) -> None:
        super().__init__()
        self.client, self.port = client, port
        self.codes: list[int | None] = []
        self.acked_before = 0
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            with line(self.port, self.client.table) as one:
                try:
                    self.client.play(one, limit=ENDLESS)
                except ConnectionClosed as closed:
                    self.codes.append(closed.rcvd.code if closed.rcvd is not None else None)
            self.acked_before = self.client.acked
            self.client.flying = None
            self.play_on()
        except Exception as error:
            self.error = error

    def play_on(self) -> None:
        for _ in range(600):
            try:
                with line(self.port, self.client.table) as one:
                    state = one.hello(self.client.token)
                    assert state["version"] >= self.client.version, "an acknowledged move is lost"
                    self.client.play(one, limit=state["length"] + 5)
                    return
            except (OSError, InvalidHandshake):
                time.sleep(0.05)
        raise AssertionError("the server did not come back")


def test_moves_under_way_at_sigterm_are_stored_or_not_acknowledged_and_people_come_back(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    server.start()
    try:
        with house_at(server.port) as house:
            clients = [Client("siege", house.open(game="siege"), seed=n) for n in range(TABLES)]
        players = [Player(client, server.port) for client in clients]
        for player in players:
            player.start()
        while min(client.acked for client in clients) < 5:
            time.sleep(0.01)
            assert all(player.error is None for player in players)
        code = server.end()
        assert code in (0, -15), server.log.read_text()
        server.start()
        for player in players:
            player.join(60)
        assert [player.error for player in players] == [None] * TABLES
        assert [player.codes for player in players] == [[1012]] * TABLES
        with house_at(server.port) as house:
            for player in players:
                player.client.check(house)
                assert player.client.acked > player.acked_before
    finally:
        server.kill()


def test_what_was_begun_is_answered_before_the_line_is_closed_and_nothing_is_begun_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client_of(app(tmp_path / "tables.db")) as client:
        house = House(client)
        made = house.open()
        tables: Registry = client.app.state.tables
        append = tables.storage.append
        begun, go_on = threading.Event(), threading.Event()

        async def slow(*given: Any) -> None:
            begun.set()
            await asyncio.to_thread(go_on.wait)
            await append(*given)

        monkeypatch.setattr(tables.storage, "append", slow)
        with client.websocket_connect(f"/ws/tables/{made['table']}") as socket:
            one = Line(socket)
            state = one.hello(made["token"])
            notation = state["decision"]["options"][0]["notation"]
            one.send("move", id="first", version=0, moves=[notation])
            assert begun.wait(10)
            ending = client.blocking_portal.start_task_soon(tables.farewell, 1012)
            while not tables.stopping:
                time.sleep(0.01)
            one.send("ping")
            go_on.set()
            assert one.next("ack", "pong", "problem") == {"type": "ack", "id": "first", "version": 1}
            with pytest.raises(WebSocketDisconnect) as closed:
                one.next("ack", "pong", "problem")
            assert closed.value.code == 1012
        ending.result(10)
        house.call("GET", "/health", 503)
