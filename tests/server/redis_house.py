"""A throw-away Redis on a free port of loopback, and workers for it. Needs the Debian package `redis-server`."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.postgres import free_port


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """Its address."""
    binary = shutil.which("redis-server")
    assert binary, "redis-server is missing: install the Debian package redis-server"
    port = free_port()
    command = [
        binary,
        "--bind",
        "127.0.0.1",
        "--port",
        str(port),
        "--dir",
        str(folder),
        "--save",
        "",
        "--appendonly",
        "no",
    ]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            assert server.poll() is None, "Redis did not start"
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


class WorkerProcess:
    """`redbook worker`, with the tests' bots."""

    def __init__(self, url: str, log: Path) -> None:
        self.log = log
        thinkers = Path(__file__).with_name("thinkers.py")
        tests = str(thinkers.parent.parent)
        run = f"import sys; sys.path.insert(0, {tests!r}); from redbook.cli import main; sys.exit(main())"
        command = [
            sys.executable,
            "-c",
            run,
            "worker",
            "--redis",
            url,
            "--bot-processes",
            "1",
            "--import",
            str(thinkers),
        ]
        with log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)

    def end(self) -> int:
        self.process.terminate()
        return self.process.wait(30)
