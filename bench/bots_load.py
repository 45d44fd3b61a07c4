"""Bots at many tables, and people who move at others: how long until a person's move is acknowledged?

    python bench/bots_load.py --tables 50 --people 20 --seconds 60
    python bench/bots_load.py --in-threads            as it was: bots in threads of the server

At `--tables` the strongest bots of each game and the seer play among themselves, each table watched by somebody. At
`--people` others two people on one screen move at random over a WebSocket, `--pace` moves a second each. It goes on for
`--seconds`, and then until every table of bots has been answered or `--patience` is at an end.

A machine that others use makes everybody wait: "waited for a core" says how long the thread that serves stood ready
to run while others ran, beside how long it ran.

Exit code 1 if a table of bots was not answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from redbook.bots import usual_bot
from redbook.bots.registry import bots_for
from redbook.games import PLAYABLE
from redbook.kernel import Match
from redbook.server.thinking.pool import usual_processes

SERVE = """
import sys
from redbook.server.run import serve
from redbook.server.settings import Settings
from redbook.server.tables.bots import BotSettings
port, db, processes, budget = sys.argv[1:]
serve(Settings.alone(int(port)), db, bots=BotSettings(processes=int(processes), budget=float(budget)))
"""
VERSION = re.compile(r'"version":(\d+)')
LARGEST = 16 * 1024 * 1024


def strongest(game: str, seat: str) -> str:
    """The game's own bot for that seat, at its strongest."""
    name = usual_bot(game, seat)
    levels = next(info.levels for info in bots_for(game) if info.name == name)
    return f"{name}:strong" if "strong" in levels else name


def seating(number: int) -> tuple[str, dict[str, str]]:
    """The games in turn; at every other round of them the seer sits everywhere."""
    game = PLAYABLE[number % len(PLAYABLE)]
    seers = number // len(PLAYABLE) % 2
    seats = Match.new(game, seed=1).seats
    return game, {seat: "bot:seer" if seers else f"bot:{strongest(game, seat)}" for seat in seats}


class Bots:
    """Somebody who watches a table of bots."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.answers = 0
        self.first: float | None = None

    async def watch(self, url: str, token: str, began: float) -> None:
        async with connect(url, proxy=None, max_size=LARGEST) as line:
            await line.send(json.dumps({"type": "hello", "token": token}))
            async for text in line:
                found = VERSION.search(str(text))
                if found and int(found[1]) > self.answers:
                    self.answers = int(found[1])
                    self.first = self.first or time.perf_counter() - began


class People:
    """Two people on one screen, who move at random."""

    def __init__(self, seed: int, pace: float) -> None:
        self.dice = random.Random(seed)
        self.pace = pace
        self.waits: list[float] = []

    async def play(self, url: str, token: str) -> None:
        async with connect(url, proxy=None, max_size=LARGEST) as line:
            await line.send(json.dumps({"type": "hello", "token": token}))
            state = await self.next_state(line, 0)
            while state["result"] is None:
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) / self.pace)
                move = self.dice.choice(state["decision"]["options"])["notation"]
                began = time.perf_counter()
                await line.send(json.dumps({"type": "move", "id": 1, "version": state["version"], "moves": [move]}))
                state = await self.next_state(line, state["version"] + 1, began)

    async def next_state(self, line: Any, version: int, began: float | None = None) -> Any:
        """The state of that version and, for a move, its acknowledgement, in either order."""
        state = None
        while state is None or began is not None:
            message = json.loads(await line.recv())
            if message["type"] == "ack" and began is not None:
                self.waits.append(time.perf_counter() - began)
                began = None
            elif message["type"] == "state" and message["version"] >= version:
                state = message
            elif message["type"] == "problem":
                raise AssertionError(message)
        return state


async def reached(client: httpx.AsyncClient, server: subprocess.Popen[bytes]) -> None:
    while True:
        try:
            await client.get("/api/mine")
            return
        except httpx.TransportError:
            if server.poll() is not None:
                raise SystemExit("the server did not start") from None
            await asyncio.sleep(0.1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def measure(
    args: argparse.Namespace, port: int, server: subprocess.Popen[bytes]
) -> tuple[list[Bots], list[People]]:
    bots: list[Bots] = []
    people: list[People] = []
    tasks = []
    orders = [seating(number) for number in range(args.tables)]  # first: it loads games, and nobody is served meanwhile
    lines = f"ws://127.0.0.1:{port}/ws/tables/"
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:
        await reached(client, server)

        async def opened(**order: Any) -> tuple[str, str]:
            answer = await client.post("/api/tables", json=order)
            answer.raise_for_status()
            return lines + answer.json()["table"], answer.json()["token"]

        began = time.perf_counter()
        for game, seats in orders:
            url, token = await opened(game=game, seating=seats)
            bots.append(Bots(f"{game} {' '.join(sorted({one.removeprefix('bot:') for one in seats.values()}))}"))
            tasks.append(asyncio.create_task(bots[-1].watch(url, token, began)))
        for number in range(args.people):
            url, token = await opened(game=PLAYABLE[number % len(PLAYABLE)])
            people.append(People(number, args.pace))
            tasks.append(asyncio.create_task(people[-1].play(url, token)))
        await asyncio.sleep(args.seconds)
        while any(not one.answers for one in bots) and time.perf_counter() - began < args.patience:
            await asyncio.sleep(0.5)
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception() is not None:
            raise task.exception()  # type: ignore[misc]
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return bots, people


def at_work(pid: int) -> str:
    """Of the thread that serves, as Linux counts it."""
    path = Path(f"/proc/{pid}/schedstat")
    if not path.exists():
        return "–"
    ran, waited = (int(number) / 1e9 for number in path.read_text().split()[:2])
    return f"{waited:.1f}, ran {ran:.1f}"


def shown(args: argparse.Namespace, bots: list[Bots], people: list[People]) -> Table:
    waits = sorted(wait * 1000 for one in people for wait in one.waits)

    def at(share: float) -> str:
        return f"{waits[min(len(waits) - 1, int(share * len(waits)))]:.1f}" if waits else "–"

    where = "threads" if args.in_threads else f"{args.processes} processes"
    table = Table("", where, title=f"{args.tables} tables of bots, {args.people} of people")
    table.add_row("people's moves", str(len(waits)))
    for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("longest", 1.0)):
        table.add_row(f"acknowledged, {name} (ms)", at(share))
    firsts = [one.first for one in bots if one.first is not None]
    table.add_row("bots' moves", str(sum(one.answers for one in bots)))
    table.add_row("tables answered", f"{len(firsts)} of {len(bots)}")
    table.add_row("last first answer (s)", f"{max(firsts):.1f}" if firsts else "–")
    for name in sorted({one.name for one in bots}):
        same = [one for one in bots if one.name == name]
        table.add_row(f"  {name}", f"{sum(one.answers for one in same)} moves at {len(same)} tables")
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--patience", type=float, default=300.0)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--budget", type=float, default=30.0)
    parser.add_argument("--processes", type=int, default=usual_processes())
    parser.add_argument("--in-threads", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        processes = 0 if args.in_threads else args.processes
        command = [sys.executable, "-c", SERVE, str(port), str(Path(folder) / "a.db"), str(processes), str(args.budget)]
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            bots, people = asyncio.run(measure(args, port, server))
            served = at_work(server.pid)
        finally:
            server.terminate()
            server.wait(30)
        faults = [
            line
            for line in (Path(folder) / "log").read_text().splitlines()
            if " took too long " in line or " failed " in line
        ]
    table = shown(args, bots, people)
    table.add_row("server waited for a core (s)", served)
    Console().print(table)
    print(
        f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {len(faults)} faults", *faults[:5], sep="\n"
    )
    return 0 if all(one.answers for one in bots) else 1


if __name__ == "__main__":
    sys.exit(main())
