"""Attacks on a server of our own, and what a bystander feels of them.

A server is started on loopback. A bystander plays at a table: a ping every 20 ms, a move and a question by turns. First
nobody disturbs them, then one attack after the other is tried for some seconds, each by six addresses. Bystander,
attackers and server are processes of their own; the attackers leave the processor to the others where they can.

    python bench/attacks.py --seconds 15

Prints a table of answer times, and the memory that the server and its reader of documents had at most. Exit code 1 if
a bystander's 99th percentile was three times the quiet one or more (before and after together), or the memory grew over
--memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets
from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from redbook.kernel import Match
from redbook.kernel.walk import random_walk

BYSTANDER = "10.9.9.9"
ATTACKERS = [f"10.0.0.{n}" for n in range(1, 7)]
FILLER = "x" * (16 * 1024 * 1024)
Told = Counter[str]  # what the server answered, by status


def home(port: int, address: str, **more: Any) -> httpx.AsyncClient:
    """A client that comes through the proxy which the server believes: this machine."""
    headers = {"X-Forwarded-For": address}
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers, trust_env=False, timeout=120, **more)


# -- the bystander ------------------------------------------------------------------------------------


async def bystander(port: int, seconds: float) -> None:
    """Prints how long each answer took, in milliseconds, by kind."""
    times: dict[str, list[float]] = {"ping": [], "move": [], "look": []}
    async with home(port, BYSTANDER) as client:
        opened = (await client.post("/api/tables", json={"game": "siege"})).json()
        shown = {"Authorization": f"Bearer {opened['token']}"}
        url = f"ws://127.0.0.1:{port}/ws/tables/{opened['table']}"
        async with connect(url, additional_headers={"X-Forwarded-For": BYSTANDER}, proxy=None, max_size=None) as line:
            state: dict[str, Any] = {}

            async def until(kind: str) -> None:
                nonlocal state
                while True:
                    heard = json.loads(await line.recv())
                    if heard["type"] == "state":
                        state = heard
                    if heard["type"] == "problem":
                        raise RuntimeError(heard)
                    if heard["type"] == kind:
                        return

            await line.send(json.dumps({"type": "hello", "token": opened["token"]}))
            await until("state")
            end, turn = time.monotonic() + seconds, 0
            while time.monotonic() < end:
                turn += 1
                kind = "look" if turn % 8 == 0 else "move" if turn % 8 == 4 and state["decision"] else "ping"
                began = time.perf_counter()
                if kind == "look":
                    answer = await client.get(f"/api/tables/{opened['table']}", headers=shown)
                    answer.raise_for_status()
                elif kind == "move":
                    move = random.choice(state["decision"]["options"])["notation"]
                    order = {"type": "move", "id": turn, "version": state["version"], "moves": [move]}
                    await line.send(json.dumps(order))
                    await until("ack")
                else:
                    await line.send('{"type": "ping"}')
                    await until("pong")
                times[kind].append((time.perf_counter() - began) * 1000)
                await asyncio.sleep(0.02)
    print(json.dumps(times))


# -- attacks ------------------------------------------------------------------------------------------


async def posting(port: int, address: str, end: float, told: Told, orders: list[dict[str, Any]]) -> None:
    """One client after the other order, without a pause."""
    async with home(port, address) as client:
        while time.monotonic() < end:
            for order in orders:
                told[str((await client.post("/api/tables", json=order)).status_code)] += 1


def long_hunts() -> list[dict[str, Any]]:
    orders = []
    for entries in (400, 900):
        doc = Match.new("hunt", seed=1).position()
        doc["position"]["record"] = ["move"] * entries
        orders.append({"position": doc})
    return orders


def long_save() -> list[dict[str, Any]]:
    *_, match = random_walk("wotr", 3)
    return [{"save": match.save(future=False)}]


async def positions(port: int, address: str, end: float, told: Told) -> None:
    await posting(port, address, end, told, long_hunts())


async def saves(port: int, address: str, end: float, told: Told) -> None:
    await posting(port, address, end, told, long_save())


async def empty_tables(port: int, address: str, end: float, told: Told) -> None:
    await posting(port, address, end, told, [{"game": "siege"}, {"game": "tcg"}])


async def at_sockets(port: int, address: str, end: float, told: Told, talk: Callable[[Any], Awaitable[None]]) -> None:
    """Ten sockets an address, opened again as soon as they are closed."""
    async with home(port, BYSTANDER) as client:
        opened = (await client.post("/api/tables", json={"game": "siege"})).json()
    url = f"ws://127.0.0.1:{port}/ws/tables/{opened['table']}"
    deflate = ClientPerMessageDeflateFactory(compress_settings={"level": 9})

    async def one() -> None:
        while time.monotonic() < end:
            try:
                async with asyncio.timeout(max(0.1, end - time.monotonic())):
                    headers = {"X-Forwarded-For": address}
                    async with connect(url, additional_headers=headers, proxy=None, extensions=[deflate]) as line:
                        await talk(line)
                        await line.recv()
                        told["answered"] += 1
            except websockets.exceptions.InvalidStatus as turned:
                told[str(turned.response.status_code)] += 1
                await asyncio.sleep(0.05)
            except websockets.exceptions.ConnectionClosed as closed:
                told[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1
            except (TimeoutError, OSError) as lost:
                told[type(lost).__name__] += 1

    await asyncio.gather(*(one() for _ in range(10)))


async def fillers(port: int, address: str, end: float, told: Told) -> None:
    async def talk(line: Any) -> None:
        for _ in range(2):
            await line.send(FILLER)

    await at_sockets(port, address, end, told, talk)


async def small_fillers(port: int, address: str, end: float, told: Told) -> None:
    """Messages that just fit, hundreds of them in one packet."""

    async def talk(line: Any) -> None:
        for _ in range(200):
            line.protocol.send_text(b"x" * 200_000)
        line.send_data()
        for _ in range(200):
            await line.recv()

    await at_sockets(port, address, end, told, talk)


async def half_requests(port: int, address: str, end: float, told: Told) -> None:
    """Eighty connections an address that never say all, opened again when they are hung up on."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\nContent-Type: application/json\r\n"
    parts = [head.encode(), f"{head}Content-Length: 1000000\r\n\r\n".encode() + b"[" * 60_000]

    async def one(number: int) -> None:
        while time.monotonic() < end:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(parts[number % 2])
                async with asyncio.timeout(max(0.1, end - time.monotonic())):
                    await reader.read()
                told["hung up on"] += 1
                writer.close()
            except (TimeoutError, OSError) as lost:
                told[type(lost).__name__] += 1

    await asyncio.gather(*(one(number) for number in range(80)))


async def scenes(port: int, address: str, end: float, told: Told) -> None:
    """Work that nobody keeps: decks to judge and packs to open, never the same twice."""
    async with home(port, address) as client:
        while time.monotonic() < end:
            query = {"seed": random.getrandbits(50), "boosters": 36}
            told[str((await client.get("/api/decks/pool", params=query)).status_code)] += 1


ATTACKS: dict[str, tuple[str, Callable[[int, str, float, Told], Awaitable[None]]]] = {
    "positions": ("hunts with 400 and 900 entries (2)", positions),
    "saves": ("wars of 4,900 moves (3)", saves),
    "tables": ("empty tables (3)", empty_tables),
    "fillers": ("2 × 16 MiB of filler before hello (7)", fillers),
    "small": ("200 fillers of 200 KB in one packet (7)", small_fillers),
    "halves": ("480 half-sent requests (7)", half_requests),
    "packs": ("packs to open, without a pause", scenes),
}


async def attack(port: int, name: str, seconds: float) -> None:
    os.nice(5)
    told: Told = Counter()
    end = time.monotonic() + seconds
    await asyncio.gather(*(ATTACKS[name][1](port, address, end, told) for address in ATTACKERS))
    print(json.dumps(told))


# -- the server ---------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def started(port: int, folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "redbook", "serve", "--port", str(port), "--db", str(folder / "tables.db")]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen([*command, "--set", "address.proxies=127.0.0.1"], stdout=log, stderr=log, cwd=folder)
    for _ in range(600):
        if server.poll() is not None:
            raise RuntimeError((folder / "server.log").read_text())
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games", trust_env=False, timeout=5)
            return server
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def peak(pid: int) -> int:
    """Megabytes that a process and its children had at most."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    own = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmHWM")]
    rest = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        for child in (thread / children.name).read_text().split():
            try:
                rest += peak(int(child))
            except OSError:  # it has gone
                continue
    return (int(own[0].split()[1]) // 1024 if own else 0) + rest


def role(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, __file__, *arguments], stdout=subprocess.PIPE, text=True)


def answer_of(process: subprocess.Popen[str], patience: float) -> Any:
    out, _ = process.communicate(timeout=patience)
    if process.returncode:
        raise RuntimeError(f"{process.args} failed")
    return json.loads(out)


def measured(port: int, name: str, seconds: float) -> tuple[dict[str, list[float]], dict[str, int]]:
    attackers = role("--attack", name, "--port", str(port), "--seconds", str(seconds + 4)) if name else None
    time.sleep(3 if attackers else 0)  # until the attack has begun
    times = answer_of(role("--bystander", "--port", str(port), "--seconds", str(seconds)), seconds + 120)
    return times, answer_of(attackers, seconds + 120) if attackers else {}


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def p99(times: list[float]) -> float:
    return quantile(times, 0.99)


def answers(times: dict[str, list[float]]) -> list[float]:
    return [one for kind in times.values() for one in kind]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--memory", type=int, default=700, help="megabytes that server and reader may have at most")
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--attack", default="", help=argparse.SUPPRESS)
    parser.add_argument("--bystander", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.bystander:
        asyncio.run(bystander(given.port, given.seconds))
        return 0
    if given.attack:
        asyncio.run(attack(given.port, given.attack, given.seconds))
        return 0
    return hold(given.seconds, given.memory, given.only)


def hold(seconds: float, memory: int, only: list[str]) -> int:
    console = Console(width=160)
    head = ["", "answers", "p50 ms", "p99 ms", "to quiet", "moves p99 ms", "peak MB", "what attackers heard"]
    table = Table(*head, box=MARKDOWN)
    runs: list[tuple[str, dict[str, list[float]], dict[str, int], int]] = []
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = started(port, Path(folder))
        try:
            for name in ["", *only, ""]:
                times, told = measured(port, name, seconds)
                runs.append((name, times, told, peak(server.pid)))
                console.print(f"{name or 'quiet'}: p99 {p99(answers(times)):.1f} ms", highlight=False)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
        log = (Path(folder) / "server.log").read_text("utf-8", "replace")
    quiet = p99([one for name, times, _, _ in runs if not name for one in answers(times)])
    failed = False
    for name, times, told, most in runs:
        ratio = p99(answers(times)) / quiet
        failed = failed or bool(name and ratio >= 3) or most > memory
        table.add_row(
            ATTACKS[name][0] if name else "quiet", str(len(answers(times))), f"{quantile(answers(times), 0.5):.1f}",
            f"{p99(answers(times)):.1f}", f"{ratio:.1f}", f"{p99(times['move']):.1f}", str(most),
            ", ".join(f"{count} × {what}" for what, count in sorted(told.items())),
        )  # fmt: skip
    console.print(table)
    if "Traceback" in log:
        console.print(log[-3000:], markup=False)
        failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
