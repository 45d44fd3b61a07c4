"""A real server on a free port with a fresh SQLite file, and a real Chromium before it."""

from __future__ import annotations

import json
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
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from browser.table import Table
from redbook.server.client import STATIC

# The same engine without windows, tabs and extensions comes first: it opens a page for a quarter of the work.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# A page that is right in the end passes however slow the machine is; only what stays wrong fails.
expect.set_options(timeout=30_000)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A process that serves tables; it can be killed and started again on the same port and file."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.log = folder / "server.log"
        self.db = folder / "tables.db"
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(self.port), str(self.db)]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        for _ in range(200):
            assert self.process.poll() is None, self.log.read_text("utf-8")[-2000:]
            try:
                with urllib.request.urlopen(f"{self.url}api/games", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert "Traceback" not in self.log.read_text("utf-8"), self.log.read_text("utf-8")[-4000:]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server.url
    server.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.end()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A module at a time: while Playwright runs, no other event loop may run in this thread."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path is not None, "Debian's chromium is wanted: make setup-test"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Machines:
    """Browser contexts. One that is free again is lent to the next test that wants its like: it has the client's
    scripts already, which costs more than most tests do."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = {}

    def lend(self, given: dict[str, Any]) -> BrowserContext:
        free = self.free.get(repr(sorted(given.items())))
        return free.pop() if free else self.browser.new_context(**given)

    def back(self, context: BrowserContext, given: dict[str, Any]) -> None:
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self.free.setdefault(repr(sorted(given.items())), []).append(context)


@pytest.fixture(scope="module")
def machines(chromium: Browser) -> Machines:
    return Machines(chromium)


@pytest.fixture
def sit(address: str, machines: Machines) -> Iterator[Callable[..., Table]]:
    """Another person at another machine: each has a browser context of their own. No page may complain."""
    opened: list[tuple[Table, dict[str, Any]]] = []

    def newcomer(
        path: str = "",
        *,
        settings: dict[str, Any] | None = None,
        new: bool = False,
        kept: dict[str, str] | None = None,
        **context: Any,
    ) -> Table:
        before = {"redbook.settings": json.dumps(settings or {}), **(kept or {})}
        if not new:  # whoever is new is offered a lesson first
            before["redbook.offered"] = "1"
        given = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "accept_downloads": True,
            **context,
        }
        table = Table(machines.lend(given), address, before)
        opened.append((table, given))
        table.open(path)
        return table

    yield newcomer
    for table, given in opened:
        machines.back(table.context, given)
    for table, _ in opened:
        assert not table.complaints, table.complaints


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A module stays with one worker: a Chromium is started for each module, not for each test."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
