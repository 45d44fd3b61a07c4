"""Cold starts: fresh servers on loopback, each with eight clients that wait at the door before it listens and then ask
for everything at once: games, cards, decks, and a table of each game. Counts servers that die and wrong answers.

    python bench/cold_starts.py --starts 40

Exit code 1 if anything went wrong.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import track

from redbook.games import PLAYABLE

CLIENTS = 8
PATIENCE = 120.0  # seconds until a server that does not answer counts as broken
SERVE = """
import sys
from redbook.server.run import serve
from redbook.server.settings import Settings
if __name__ == "__main__":
    serve(Settings.alone(int(sys.argv[1])), sys.argv[2])
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_at_the_door(port: int, until: float) -> None:
    """Until somebody listens."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.002)
        else:
            return


def ask(port: int, number: int, wrong: list[str]) -> None:
    """One client: every one begins somewhere else in the same list."""
    questions: list[tuple[str, dict[str, object] | None]] = [
        ("/api/games/tcg/cards?lang=en", None),
        ("/api/games", None),
        ("/api/decks", None),
        *(("/api/tables", {"game": game}) for game in PLAYABLE),
        ("/api/games/tcg/cards?lang=es", None),
    ]
    try:
        wait_at_the_door(port, time.monotonic() + PATIENCE)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as client:
            for path, body in questions[number:] + questions[:number]:
                answer = client.get(path) if body is None else client.post(path, json=body)
                if answer.status_code not in (200, 201):
                    wrong.append(f"{path}: {answer.status_code} {answer.text[:200]}")
    except (OSError, httpx.HTTPError) as error:
        wrong.append(f"client {number}: {type(error).__name__} {error}")


def cold_start(folder: Path) -> list[str]:
    """What went wrong with one server; nothing, if all is well."""
    port, wrong = free_port(), list[str]()
    clients = [threading.Thread(target=ask, args=(port, number, wrong)) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    with (folder / "server.log").open("wb") as log:
        command = [sys.executable, "-c", SERVE, str(port), str(folder / "tables.db")]
        server = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        for client in clients:
            client.join()
        ended = server.poll()
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            wrong.append("the server does not end")
            server.kill()
            server.wait()
    if ended is not None:
        name = signal.Signals(-ended).name if ended < 0 else f"code {ended}"
        wrong.insert(0, f"the server died: {name}\n{(folder / 'server.log').read_text('utf-8', 'replace')[-2000:]}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=40)
    starts: int = parser.parse_args().starts
    console = Console()
    died = faults = 0
    began = time.monotonic()
    for number in track(range(1, starts + 1), "cold starts", console=console):
        with tempfile.TemporaryDirectory() as folder:
            wrong = cold_start(Path(folder))
        died += any(line.startswith("the server died") for line in wrong)
        faults += bool(wrong)
        for line in wrong[:3]:
            console.print(f"start {number}: {line}", markup=False)
    seconds = time.monotonic() - began
    console.print(f"{starts} cold starts, {died} died, {faults} with faults, {seconds / max(starts, 1):.1f} s each")
    return 1 if faults else 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
