"""Real servers for tests: one in a thread of this process, one in a process that may be killed."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from redbook.server.run import guarded
from server.house import House, Line, app
from server.postgres import free_port


class Socket(Line):
    """A line over a real WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        super().__init__(self)
        self.connection = connection

    def send_text(self, text: str) -> None:
        self.connection.send(text)

    def send_bytes(self, data: bytes) -> None:
        self.connection.send(data)

    def receive_text(self, timeout: float) -> str:
        text = self.connection.recv(timeout=timeout)
        assert isinstance(text, str)
        return text


@contextmanager
def line(port: int, table: str, **options: Any) -> Iterator[Socket]:
    with connect(f"ws://127.0.0.1:{port}/ws/tables/{table}", proxy=None, **options) as connection:
        yield Socket(connection)


@contextmanager
def house_at(port: int) -> Iterator[House]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=20) as client:
        yield House(client)


@contextmanager
def in_thread(db: Path, **given: Any) -> Iterator[int]:
    config = guarded(app(db, **given), host="127.0.0.1", port=0, log_level="warning", timeout_graceful_shutdown=2)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(15)
        assert not thread.is_alive(), "the server did not end"


class Process:
    """A server that may be killed at any moment and started again on the same storage."""

    def __init__(self, db: Path, *more: str) -> None:
        self.db = db
        self.more = more
        self.port = free_port()
        self.log = db.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = Path(__file__).with_name("toy_server.py")
        with self.log.open("ab") as log:
            command = [sys.executable, str(script), str(self.port), str(self.db), *self.more]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(600):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/api/mine", trust_env=False, timeout=2)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)
        raise AssertionError("the server did not start: " + self.log.read_text())

    def kill(self) -> None:
        """kill -9: no farewell."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    def end(self) -> int:
        """SIGTERM: a graceful end."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(15)
