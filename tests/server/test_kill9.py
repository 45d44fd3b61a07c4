"""A move that the server has acknowledged survives kill -9.

Each game is played over the socket by a client that remembers every acknowledgement; the server is killed at a random
moment, started again on the same file, and must know every acknowledged move; then the game goes on to its end.
REDBOOK_KILL_GAMES says how many games (5 unless told).
"""

from __future__ import annotations

import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from redbook.kernel import Match
from server.house import House
from server.live import Process, Socket, house_at, line

GAMES = int(os.environ.get("REDBOOK_KILL_GAMES", "5"))
LONGEST = 120  # moves: a long game need not be played out to show that play goes on


class Client:
    """Plays the seats of one token at random; `moves` is what was acknowledged, `flying` what was sent and not."""

    def __init__(self, game: str, opened: Any, seed: int) -> None:
        self.game = game
        self.table, self.token = opened["table"], opened["token"]
        self.dice = random.Random(seed)
        self.version = 0
        self.moves: dict[int, str] = {}  # number -> notation: mine that were acknowledged and still stand
        self.flying: tuple[str, int, str] | None = None
        self.acked = 0
        self.ended = False

    def play(self, one: Socket, limit: int) -> None:
        """Until the game ends, the limit is reached or the line breaks."""
        state = one.hello(self.token)
        while not state["result"] and state["length"] < limit:
            if state["decision"] is None:
                state = one.next("state")
                continue
            undo = state["may_undo"] and self.dice.random() < 0.15
            notation = self.dice.choice(state["decision"]["options"])["notation"]
            id = f"{self.acked}-{state['version']}"
            self.flying = ("undo" if undo else "move", state["length"], notation)
            if undo:
                one.send("undo", id=id, version=state["version"])
            else:
                one.send("move", id=id, version=state["version"], moves=[notation])
            answered = None
            newest = state
            while answered is None:
                message = one.next("ack", "problem", "state")
                if message["type"] == "state":
                    newest = message
                else:
                    answered = message
            assert answered["type"] == "ack", answered
            self.note(answered["version"])
            state = newest
            while state["version"] < self.version:
                state = one.next("state")
        self.ended = bool(state["result"])

    def note(self, version: int) -> None:
        """Durable now, says the server."""
        assert self.flying is not None
        kind, length, notation = self.flying
        if kind == "undo":
            self.moves.pop(length, None)
        else:
            self.moves[length + 1] = notation
        self.version = max(self.version, version)
        self.acked += 1
        self.flying = None

    def check(self, house: House) -> int:
        """Everything acknowledged is there. Returns how many moves there are."""
        state = house.state(self.table, self.token)
        assert state["version"] >= self.version, "an acknowledged change is lost"
        doc = house.get(self.table, "save", self.token)
        moves = doc["moves"]
        for number, notation in self.moves.items():
            taken_back = self.flying is not None and self.flying[0] == "undo" and number == self.flying[1]
            if number > len(moves) and taken_back:
                continue  # the undo was carried out, and the server died before it could say so
            assert moves[number - 1] == notation, f"move {number} is {moves[number - 1]}, not {notation}"
        assert Match.load(doc).moves == moves
        if self.flying is not None and self.flying[0] == "undo" and len(moves) < self.flying[1]:
            self.moves.pop(self.flying[1], None)
        return len(moves)


ORDERS: tuple[dict[str, Any], ...] = (
    {"game": "toy", "referee": True},
    {"game": "toy", "referee": True, "seating": {"blue": "bot:careless"}},
    {"game": "siege"},
    {"game": "toy", "seating": {"red": "bot:careless"}},
    {"game": "siege", "seating": {"shadow": "bot:careless"}},
)


def test_acknowledged_moves_survive_kill_9(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    server.start()
    clients: list[Client] = []
    seed = int(os.environ.get("REDBOOK_KILL_SEED", "1"))
    dice = random.Random(seed)
    caught = flying = 0
    try:
        for number in range(GAMES):
            with house_at(server.port) as house:
                order = ORDERS[number % len(ORDERS)]
                client = Client(order["game"], house.open(**order), seed=seed * 1000 + number)
            clients.append(client)
            caught += play_until_killed(server, client, dice)
            flying += client.flying is not None
            server.start()
            with house_at(server.port) as house:
                for other in clients:
                    other.check(house)
                client.flying = None
                with line(server.port, client.table) as one:
                    client.play(one, limit=LONGEST)
                assert client.check(house) >= 1
                assert client.ended or client.check(house) >= LONGEST
    finally:
        server.kill()
    acked = sum(client.acked for client in clients)
    print(f"{GAMES} games, {acked} acknowledged changes, {caught} killed in play, {flying} with a move in the air")
    assert acked > GAMES
    assert caught > 0


def play_until_killed(server: Process, client: Client, dice: random.Random) -> bool:
    """True if the client was cut off in the middle of the game."""
    moment = dice.uniform(0.0, 0.06 if client.game == "toy" else 0.9)
    killer = threading.Thread(target=lambda: (time.sleep(moment), server.kill()))
    cut_off = False
    try:
        with line(server.port, client.table) as one:
            killer.start()
            client.play(one, limit=LONGEST)
    except (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError):
        cut_off = True
    if not killer.ident:
        killer.start()
    killer.join()
    return cut_off
