"""Processes that die under load: `kill -9` of any of them, a hundred times, and nothing acknowledged may be lost.

    python bench/chaos.py --kills 100 --tables 40

Two servers at one port (`redbook serve --workers 2`), two `redbook worker`, a PostgreSQL that keeps what it says
(fsync on) and a Redis, all on loopback. People play at every table, against each other or a bot, at sockets that come
back when they are hung up on. Again and again a process is killed: one of the servers, the one that watches over them,
a worker or the process in which it thinks, Redis, the PostgreSQL server or one of its connections. What no parent of
its own brings back is started again after a second, as systemd does.

Prints, for each kind of death, how long it took until every table was played on: a move that was made after the death
is acknowledged, and where a bot sits it has answered. In the end every acknowledged move is looked for in the database.
Exit code 1 if one is missing, or a table was not played on within --patience seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from load import GAMES, Asked
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from redbook.server.store.storage import Storage

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.postgres import Cluster, free_port

BOTS = {"wotr": "lieutenant", "hunt": "rider", "siege": "captain", "tcg": "loremaster"}  # quick ones
REST = 1.0  # seconds until somebody who died is started again
GIVE_UP = 60.0  # seconds after which a table counts as lost
AGAIN = 0.25  # seconds until a socket that was hung up on comes back


# -- what is killed ---------------------------------------------------------------------------------


class Watched:
    """A process that is started again when it dies."""

    def __init__(self, command: list[str], log: Path, ready: Callable[[], bool] = lambda: True) -> None:
        self._command, self._log, self._ready = command, log, ready
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        with self._log.open("ab") as out:
            self.process = subprocess.Popen(self._command, stdout=out, stderr=out, cwd="/")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def watch(self) -> None:
        while True:
            assert self.process is not None
            if self.process.poll() is not None:
                await asyncio.sleep(REST)
                self.start()
            await asyncio.sleep(0.05)

    async def settle(self) -> None:
        while not self._ready():
            await asyncio.sleep(0.05)

    def end(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(60)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Victims:
    def __init__(self, crew: Watched, workers: list[Watched], redis: Watched, postgres: Watched) -> None:
        self.crew, self.workers, self.redis, self.postgres = crew, workers, redis, postgres

    @property
    def all(self) -> list[Watched]:
        return [self.crew, *self.workers, self.redis, self.postgres]

    def pick(self, kind: str, dice: random.Random) -> int:
        """The number of a process that lives."""
        worker = dice.choice(self.workers)
        candidates = {
            "a server": children(self.crew.pid),
            "who watches the servers": [self.crew.pid],
            "a worker": [worker.pid],
            "where a worker thinks": thinking(worker.pid),
            "Redis": [self.redis.pid],
            "PostgreSQL": [self.postgres.pid],
            "a connection of PostgreSQL": children(self.postgres.pid),
        }[kind]
        return dice.choice(candidates) if candidates else 0


KINDS = ("a server", "who watches the servers", "a worker", "where a worker thinks", "Redis", "PostgreSQL",
         "a connection of PostgreSQL")  # fmt: skip


def children(pid: int) -> list[int]:
    with contextlib.suppress(psutil.NoSuchProcess):
        return [child.pid for child in psutil.Process(pid).children()]
    return []


def thinking(pid: int) -> list[int]:
    """Python's own tracker of shared things is a child too, and thinks nothing."""
    found = []
    for child in children(pid):
        with contextlib.suppress(psutil.NoSuchProcess):
            if "spawn_main" in " ".join(psutil.Process(child).cmdline()):
                found.append(child)
    return found


@contextmanager
def house(folder: Path, port: int) -> Iterator[tuple[Victims, str]]:
    with ExitStack() as open_things:
        cluster = Cluster(folder)
        cluster.prepare()
        watched = [Watched(cluster.command(fsync=True), folder / "postgres.log", cluster.ready)]
        open_things.callback(watched[0].end)
        while not cluster.ready():
            time.sleep(0.1)
        db = cluster.new_database()
        line = free_port()
        redis = ["redis-server", "--bind", "127.0.0.1", "--port", str(line), "--dir", str(folder), "--save", ""]
        url = f"redis://127.0.0.1:{line}"
        redbook = [sys.executable, "-m", "redbook.cli"]
        serve = [*redbook, "serve", "--workers", "2", "--port", str(port), "--db", db, "--redis", url]
        serve += ["--set", "limits.enforced=false", "--set", "bots.delay=0"]
        worker = [*redbook, "worker", "--redis", url, "--bot-processes", "1"]
        for command, name, ready in (
            (redis, "redis.log", lambda: listens(line)),
            (worker, "worker1.log", lambda: True),
            (worker, "worker2.log", lambda: True),
            (serve, "serve.log", lambda: listens(port)),
        ):
            watched.append(Watched(command, folder / name, ready))
            open_things.callback(watched[-1].end)
            if name == "redis.log":
                while not listens(line):
                    time.sleep(0.05)
        postgres, redis_house, *workers, crew = watched
        yield Victims(crew, workers, redis_house, postgres), db


# -- who plays --------------------------------------------------------------------------------------


class Told(msgspec.Struct):
    type: str
    version: int = 0
    id: int | None = None
    decision: Asked | None = None
    result: Any = None
    waiting: str | None = None
    problem: dict[str, Any] = {}


reader = msgspec.json.Decoder(Told)


class Person:
    """At a socket that comes back. `state` is what was told last."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self._url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        self._token = token
        self._socket: ClientConnection | None = None
        self._waiting: dict[int, asyncio.Future[Told]] = {}
        self._number = 0
        self.state: Told | None = None
        self.hung_up = 0
        self.living = asyncio.create_task(self._live())

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self._url, proxy=None, open_timeout=5, close_timeout=1, ping_interval=2) as line:
                    await line.send(msgspec.json.encode({"type": "hello", "token": self._token}).decode())
                    self._socket = line
                    async for raw in line:
                        self._hear(reader.decode(raw))
            self._socket = self.state = None
            self.hung_up += 1
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(ConnectionError())
                    answer.exception()  # whoever could not even ask does not wait for it
            self._waiting.clear()
            await asyncio.sleep(AGAIN)

    def _hear(self, told: Told) -> None:
        if told.type == "state":
            self.state = told
        elif told.id in self._waiting:
            answer = self._waiting.pop(told.id)
            if not answer.done():
                answer.set_result(told)

    async def move(self, version: int, notation: str) -> Told:
        if self._socket is None:
            raise ConnectionError
        self._number += 1
        number = self._number
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        message = {"type": "move", "id": number, "version": version, "moves": [notation]}
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
            return await asyncio.wait_for(answer, GIVE_UP)
        finally:
            self._waiting.pop(number, None)


class Game:
    """One table after another, as matches end. `alive`: when the last move was begun that was acknowledged, and that
    after which a bot has answered."""

    def __init__(self, port: int, game: str, with_bot: bool, dice: random.Random, tally: Tally) -> None:
        self._port, self._game, self._with_bot = port, game, with_bot
        self._dice, self._tally = dice, tally
        self.people: list[Person] = []
        self.table = ""
        self.alive = 0.0
        self._moved = 0.0  # when the last acknowledged move was begun
        self._moved_to = 0

    async def open(self) -> None:
        """Until it is open: servers may be away."""
        other = GAMES[self._game]
        order = {
            "game": self._game,
            "seats": 2,
            "seating": {other: f"bot:{BOTS[self._game]}" if self._with_bot else "friend"},
        }
        while True:
            with contextlib.suppress(httpx.HTTPError, KeyError):
                url = f"http://127.0.0.1:{self._port}"
                async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=10) as web:
                    opened = (await web.post("/api/tables", json=order)).raise_for_status().json()
                    tokens = [opened["token"]]
                    if not self._with_bot:
                        tokens.append(await self._joined(web, opened["table"], opened["invites"][other]))
                self.table = opened["table"]
                self.people = [Person(self._port, self.table, token) for token in tokens]
                return
            await asyncio.sleep(AGAIN)

    async def _joined(self, web: httpx.AsyncClient, table: str, invite: str) -> str:
        """The key is our own, so that it can be asked again if the answer is lost."""
        key = secrets.token_urlsafe(24)
        for _ in range(40):
            with contextlib.suppress(httpx.HTTPError):
                answer = await web.post(f"/api/tables/{table}/join", json={"token": invite, "key": key})
                return str(answer.raise_for_status().json()["token"])
            await asyncio.sleep(AGAIN)
        raise KeyError(table)

    async def play(self, every: float) -> None:
        await self.open()
        while True:
            await asyncio.sleep(every * self._dice.uniform(0.5, 1.5))
            states = [person.state for person in self.people if person.state is not None]
            if any(state.result is not None for state in states):
                await self.close()
                await self.open()
            elif states:
                await self._move(max(state.version for state in states))

    async def _move(self, version: int) -> None:
        for person in self.people:
            state = person.state
            if state is None or state.version != version or state.decision is None:
                continue
            if self._with_bot and self._moved_to and version > self._moved_to:
                self.alive = max(self.alive, self._moved)  # the bot has answered
            await self._ask(person, state)
            return

    async def _ask(self, person: Person, state: Told) -> None:
        assert state.decision is not None
        notation = self._dice.choice(state.decision.options).notation
        began = time.monotonic()
        try:
            answer = await person.move(state.version, notation)
        except (OSError, WebSocketException):
            self._tally.unanswered += 1
            return
        except TimeoutError:
            self._tally.silent += 1
            return
        if answer.type != "ack":
            self._tally.refused[str(answer.problem.get("code"))] += 1
            return
        self._tally.acknowledged[self.table][answer.version] = notation
        self._moved, self._moved_to = began, answer.version
        if not self._with_bot or self._still_mine(answer.version):
            self.alive = began

    def _still_mine(self, version: int) -> bool:
        """A person's own next step: no bot has to answer."""
        state = self.people[0].state
        return state is not None and state.version >= version and state.decision is not None

    async def close(self) -> None:
        for person in self.people:
            person.living.cancel()
        await asyncio.gather(*(person.living for person in self.people), return_exceptions=True)
        self._moved_to = 0


class Tally:
    def __init__(self) -> None:
        self.acknowledged: dict[str, dict[int, str]] = defaultdict(dict)
        self.refused: Counter[str] = Counter()
        self.unanswered = 0
        self.silent = 0
        self.waits: dict[str, list[float]] = defaultdict(list)


async def played_on(games: list[Game], since: float) -> float:
    """Seconds until every table has gone on after this moment."""
    while time.monotonic() - since < GIVE_UP:
        if all(game.alive > since for game in games):
            return time.monotonic() - since
        await asyncio.sleep(0.05)
    late = [
        f"{game._game} {game.table} {'with a bot' if game._with_bot else ''}" for game in games if game.alive <= since
    ]
    print(f"{len(late)} tables stand still: {late[:3]}", file=sys.stderr)
    return GIVE_UP


async def lost(db: str, tally: Tally) -> list[str]:
    """Acknowledged moves that the database does not hold."""
    storage = Storage(db)
    missing = []
    for table, moves in tally.acknowledged.items():
        stored = {row.version: row.notation for row in await storage.moves(table)}
        missing += [f"{table} {version}" for version, notation in moves.items() if stored.get(version) != notation]
    await storage.engine.dispose()
    return missing


async def whole(args: argparse.Namespace, victims: Victims, db: str, port: int) -> int:
    dice = random.Random(args.seed)
    tally = Tally()
    names = sorted(GAMES)
    games = [
        Game(port, names[number % 4], number % 8 >= 4, random.Random(args.seed + number), tally)
        for number in range(args.tables)
    ]
    for one in victims.all:
        await one.settle()
    tasks = [asyncio.create_task(one.watch()) for one in victims.all]
    tasks += [asyncio.create_task(game.play(args.every)) for game in games]
    began = time.monotonic()
    await played_on(games, began)
    with Progress(transient=True) as bar:
        for number in bar.track(range(args.kills), description="deaths"):
            kinds = args.kind or KINDS
            kind = kinds[number % len(kinds)] if args.in_turn else dice.choice(kinds)
            pid = 0
            while not pid:
                pid = victims.pick(kind, dice)
                await asyncio.sleep(0 if pid else 0.1)
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            tally.waits[kind].append(await played_on(games, time.monotonic()))
            await asyncio.sleep(dice.uniform(0, args.rest))
            for task in tasks:
                if task.done():
                    task.result()
    hung_up = sum(person.hung_up for game in games for person in game.people)
    for game in games:
        await game.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    missing = await lost(db, tally)
    return report(args, tally, missing, hung_up)


def report(args: argparse.Namespace, tally: Tally, missing: list[str], hung_up: int) -> int:
    shown = Table(
        "killed", "times", "median s", "longest s", title=f"{args.tables} tables, a move every {args.every} s"
    )
    for kind, waits in sorted(tally.waits.items()):
        shown.add_row(kind, str(len(waits)), f"{sorted(waits)[len(waits) // 2]:.1f}", f"{max(waits):.1f}")
    console = Console()
    console.print(shown)
    acknowledged = sum(map(len, tally.acknowledged.values()))
    console.print(f"acknowledged {acknowledged}, of these lost {len(missing)}; at {len(tally.acknowledged)} tables")
    console.print(f"not answered before the line broke {tally.unanswered}, never {tally.silent}; hung up on {hung_up}")
    console.print(f"refused {dict(tally.refused)}")
    for one in missing[:5]:
        console.print(f"lost: {one}")
    late = max((max(waits) for waits in tally.waits.values()), default=0.0) > args.patience
    return 1 if missing or late else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves of a table")
    parser.add_argument("--rest", type=float, default=2.0, help="at most so many seconds from one death to the next")
    parser.add_argument("--patience", type=float, default=10.0)
    parser.add_argument("--kind", action="append", choices=KINDS, help="only these kinds of death")
    parser.add_argument("--in-turn", action="store_true", help="the kinds one after the other, not by lot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", type=Path, help="keep what the processes wrote here")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = args.logs or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        port = free_port()
        with house(folder, port) as (victims, db):
            return asyncio.run(whole(args, victims, db, port))


if __name__ == "__main__":
    sys.exit(main())
