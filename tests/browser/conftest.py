"""A real server on a free port with a fresh SQLite file, and a real Chromium before it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.table import Table
from redbook.server.client import STATIC

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_it_answers(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(200):
        assert server.poll() is None, "the server has ended before it answered"
        try:
            with urllib.request.urlopen(f"{url}api/games", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    port = free_port()
    db = tmp_path_factory.mktemp("tables") / "tables.db"
    log = tmp_path_factory.mktemp("log") / "server.log"
    command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(port), str(db)]
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as server:
        url = f"http://127.0.0.1:{port}/"
        try:
            wait_until_it_answers(url, server)
            yield url
        finally:
            server.terminate()
    assert "Traceback" not in log.read_text("utf-8"), log.read_text("utf-8")[-4000:]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A module at a time: while Playwright runs, no other event loop may run in this thread."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path is not None, "Debian's chromium is wanted: make setup-test"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def sit(address: str, chromium: Browser) -> Iterator[Callable[..., Table]]:
    """Another person at another machine: each has a browser context of their own. No page may complain."""
    opened: list[Table] = []

    def newcomer(path: str = "", *, settings: dict[str, Any] | None = None, **context: Any) -> Table:
        given = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "accept_downloads": True,
            **context,
        }
        table = Table(chromium.new_context(**given), address, settings or {})
        opened.append(table)
        table.open(path)
        return table

    yield newcomer
    for table in opened:
        table.context.close()
        assert not table.complaints, table.complaints

