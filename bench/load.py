"""Many tables at once: people at two sockets a table who move every few seconds, on servers of this machine's loopback.

    python bench/load.py --tables 1000 --every 5 --seconds 60
    python bench/load.py --tables 400 --flat-out --source ../before/src --source src
    python bench/load.py --servers 2

Prints, for each source tree, the moves acknowledged, what one costs the server in processor time, and how long people
wait for the acknowledgement. With `--servers 2` there are two of them at a PostgreSQL and a Redis of their own, and the
two people of a table are connected to different ones. Exit code 1 if a move was refused or never acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import psutil
from cold_starts import PATIENCE, free_port, wait_at_the_door
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.postgres import Cluster
from server.redis_house import redis_server

GAMES = {"wotr": "shadow", "hunt": "wraith-1", "siege": "shadow", "tcg": "p2"}  # and the seat that a friend takes
OPENING = 8  # tables that are being opened at once


class Choice(msgspec.Struct):
    notation: str


class Asked(msgspec.Struct):
    options: list[Choice]


class Changed(msgspec.Struct, frozen=True):
    decision: Asked | msgspec.UnsetType | None = msgspec.UNSET


class Told(msgspec.Struct):
    """What of a server's message a player must know: whose turn it is, and what may be done."""

    type: str
    version: int = 0
    id: int | None = None
    decision: Asked | None = None
    set: Changed = Changed()
    problem: msgspec.Raw = msgspec.Raw(b"")


reader = msgspec.json.Decoder(Told)


class Seat:
    """One person's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = 0
        self.asked: Asked | None = None
        self.heard = asyncio.Event()
        self.waiting: dict[int, asyncio.Future[Told]] = {}
        self.received = 0
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for raw in self.socket:
            self.received += len(raw)
            told = reader.decode(raw)
            if told.type in ("state", "change"):
                self.version = told.version
                if told.type == "state":
                    self.asked = told.decision
                elif not isinstance(told.set.decision, msgspec.UnsetType):
                    self.asked = told.set.decision
                self.heard.set()
            elif told.id in self.waiting:
                self.waiting.pop(told.id).set_result(told)

    async def move(self, number: int, notation: str) -> Told:
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        message = {"type": "move", "id": number, "version": self.version, "moves": [notation]}
        await self.socket.send(msgspec.json.encode(message).decode())
        return await answer


class Tally:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused: list[str] = []
        self.lost = 0

    def at(self, share: float) -> float:
        """Milliseconds within which this share of the acknowledgements came."""
        return 1000 * sorted(self.waits)[int(share * (len(self.waits) - 1))] if self.waits else float("nan")


class Player:
    """Both people of one table."""

    def __init__(self, seats: list[Seat], dice: random.Random) -> None:
        self.seats = seats
        self.dice = dice
        self.number = 0

    async def move(self, tally: Tally) -> None:
        """Whoever is asked does something legal."""
        seat = await self.asked()
        if seat is None or seat.asked is None:
            return
        self.number += 1
        notation = self.dice.choice(seat.asked.options).notation
        began = time.perf_counter()
        try:
            answer = await asyncio.wait_for(seat.move(self.number, notation), PATIENCE)
        except TimeoutError:
            tally.lost += 1
            return
        if answer.type == "ack":
            tally.waits.append(time.perf_counter() - began)
        else:
            tally.refused.append(bytes(answer.problem).decode())

    async def asked(self) -> Seat | None:
        """The newest state says who; none, when the match is over."""
        for _ in range(100):
            newest = max(self.seats, key=lambda seat: seat.version)
            if all(seat.version == newest.version for seat in self.seats):
                return next((seat for seat in self.seats if seat.asked is not None), None)
            await asyncio.sleep(0.01)
        return None


@contextmanager
def servers(source: Path, folder: Path, ports: list[int]) -> Iterator[list[psutil.Process]]:
    """One on a file, or several on a PostgreSQL; nobody is counted at the door."""
    flags = ["--set", "limits.enforced=false"] if (source / "redbook/server/settings.py").exists() else []
    with ExitStack() as house:
        db = str(folder / "tables.db")
        if len(ports) > 1:
            cluster = Cluster(folder)
            cluster.start()
            house.callback(cluster.stop)
            db = cluster.new_database()
            flags += ["--redis", house.enter_context(redis_server(folder)), "--bot-processes", "1"]
        yield [house.enter_context(server(source, db, port, flags, folder / f"{port}.log")) for port in ports]


@contextmanager
def server(source: Path, db: str, port: int, flags: list[str], log: Path) -> Iterator[psutil.Process]:
    environment = {**os.environ, "PYTHONPATH": str(source.resolve())}
    command = [sys.executable, "-m", "redbook.cli", "serve", "--port", str(port), "--db", db, *flags]
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
    try:
        wait_at_the_door(port, time.monotonic() + PATIENCE)
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(60)


def family(processes: list[psutil.Process]) -> list[psutil.Process]:
    return [one for process in processes for one in (process, *process.children(recursive=True))]


def spent(processes: list[psutil.Process]) -> float:
    """Seconds of processor time of the servers and all their processes."""
    return sum(sum(one.cpu_times()[:2]) for one in family(processes))


async def opened(web: httpx.AsyncClient, ports: list[int], game: str, extra: dict[str, object]) -> list[Seat]:
    order = {"game": game, "seats": 2, "seating": {GAMES[game]: "friend"}}
    table = (await web.post("/api/tables", json=order)).raise_for_status().json()
    invite = {"token": table["invites"][GAMES[game]]}
    joined = (await web.post(f"/api/tables/{table['table']}/join", json=invite)).raise_for_status().json()
    seats = []
    for token, port in zip((table["token"], joined["token"]), (ports[0], ports[-1]), strict=True):
        socket = await connect(f"ws://127.0.0.1:{port}/ws/tables/{table['table']}", proxy=None, max_queue=None)
        await socket.send(msgspec.json.encode({"type": "hello", "token": token, **extra}).decode())
        seats.append(Seat(socket))
    for seat in seats:
        await asyncio.wait_for(seat.heard.wait(), PATIENCE)
    return seats


async def set_up(ports: list[int], tables: int, seed: int, extra: dict[str, object]) -> list[Player]:
    players: list[Player] = []
    desk = asyncio.Semaphore(OPENING)
    games = sorted(GAMES)
    with Progress(transient=True) as bar:
        task = bar.add_task("tables", total=tables)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", trust_env=False, timeout=PATIENCE) as web:

            async def one(number: int) -> None:
                async with desk:
                    seats = await opened(web, ports, games[number % len(games)], extra)
                players.append(Player(seats, random.Random(seed + number)))
                bar.advance(task)

            await asyncio.gather(*(one(number) for number in range(tables)))
    return players


async def play(players: list[Player], every: float, seconds: float, tally: Tally, seed: int) -> None:
    """Every table moves once in `every` seconds, each at its own moment; `every` 0 is as fast as they are answered."""
    dice = random.Random(seed)
    end = time.monotonic() + seconds

    async def one(player: Player, due: float) -> None:
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await player.move(tally)
            due = due + every if every else time.monotonic()

    start = time.monotonic()
    await asyncio.gather(*(one(player, start + dice.random() * every) for player in players))


async def measured(
    source: Path, args: argparse.Namespace, processes: list[psutil.Process], ports: list[int]
) -> list[str]:
    players = await set_up(ports, args.tables, args.seed, {"changes": True} if args.changes else {})
    await play(players, args.every, min(args.every + 1, args.seconds), Tally(), args.seed)  # everybody is warm
    tally = Tally()
    received = sum(seat.received for player in players for seat in player.seats)
    cpu, wall = spent(processes), time.monotonic()
    await play(players, args.every, args.seconds, tally, args.seed + 1)
    cpu, wall = spent(processes) - cpu, time.monotonic() - wall
    received = sum(seat.received for player in players for seat in player.seats) - received
    memory = sum(one.memory_info().rss for one in family(processes))
    for player in players:
        for seat in player.seats:
            seat.listening.cancel()
            await seat.socket.close()
    for refusal in tally.refused[:3]:
        print(refusal, file=sys.stderr)
    acks = max(len(tally.waits), 1)
    args.faults += len(tally.refused) + tally.lost
    return [
        str(source),
        f"{len(tally.waits)}",
        f"{len(tally.refused)} / {tally.lost}",
        f"{len(tally.waits) / wall:.0f}",
        f"{1000 * cpu / acks:.2f}",
        f"{tally.at(0.5):.0f}",
        f"{tally.at(0.99):.0f}",
        f"{received / acks / 1000:.1f}",
        f"{memory / 1e6:.0f}",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table")
    parser.add_argument("--flat-out", action="store_true", help="the next move as soon as one is acknowledged")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--source", type=Path, action="append", help="a tree's src, several to compare")
    parser.add_argument("--servers", type=int, default=1, help="more than one: at a PostgreSQL and a Redis")
    parser.add_argument("--changes", action="store_true", help="ask for changes, as the browser does")
    args = parser.parse_args()
    args.every = 0.0 if args.flat_out else args.every
    args.faults = 0
    heads = ["source", "acknowledged", "refused / lost", "a second", "CPU ms each", "p50 ms", "p99 ms", "KB each", "MB"]
    shown = Table(*heads, title=f"{args.tables} tables, two sockets each")
    for source in args.source or [Path(__file__).parents[1] / "src"]:
        with tempfile.TemporaryDirectory() as folder:
            ports = [free_port() for _ in range(args.servers)]
            with servers(source.resolve(), Path(folder), ports) as processes:
                shown.add_row(*asyncio.run(measured(source, args, processes, ports)))
    Console().print(shown)
    return 1 if args.faults else 0


if __name__ == "__main__":
    sys.exit(main())
