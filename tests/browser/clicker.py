"""Somebody who clicks what glows until the game is over: what the clicking players of all four games share."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Locator, TimeoutError

from browser.table import Table

PATIENCE = 60.0  # seconds without any move, after which the table has come to a stop

# What every table shows, whatever the game: whose turn it is, and the buttons of the prompt.
SEEN = """
    const table = document.querySelector('[data-version]');
    const seen = {
        version: Number(table.dataset.version), busy: 'busy' in table.dataset, waiting: table.dataset.waiting,
        over: document.querySelector('.card[role=dialog]') !== null,
        asked: document.querySelector('#prompt.mine') !== null,
        buttons: [...document.querySelectorAll('#prompt .buttons button:not(:disabled)')]
            .map((b) => b.textContent.trim()),
    };
"""


class Clicker(ABC):
    """It knows no rules. What it saw a moment ago may be gone, because the table has moved on: then it looks again."""

    SEEN: ClassVar[str]  # what can be clicked at this game's table: the body of a function that returns an object

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.page = table, table.page
        self.dice = Random(seed)
        self.kinds: set[str] = set()  # what was clicked so far

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(
            f"() => {{ {SEEN} return {{ ...seen, ...(() => {{ {self.SEEN} }})() }}; }}"
        )
        return seen

    def point(self, kind: str, places: list[list[float]]) -> None:
        self.kinds.add(kind)
        x, y = self.dice.choice(places)
        self.page.mouse.click(x, y)

    def press(self, kind: str, what: str | Locator, which: int = 0, **how: Any) -> None:
        found = self.page.locator(what).nth(which) if isinstance(what, str) else what
        try:
            found.click(timeout=1500, **how)
            self.kinds.add(kind)
        except TimeoutError:
            self.kinds.add("too late")

    def button(self, name: str) -> None:
        self.press(name, self.page.locator("#prompt .buttons button").get_by_text(name, exact=True).first)

    @abstractmethod
    def act(self, now: dict[str, Any]) -> None:
        """Click something of what is seen now."""

    def look_and_act(self) -> dict[str, Any]:
        """One look at the table, and a click if it is our turn; what was seen."""
        now = self.see()
        if is_mine(now):
            self.act(now)
        self.page.wait_for_timeout(10 if is_mine(now) else 25)
        return now

    def my_turn(self) -> dict[str, Any]:
        """What is seen once we are asked."""
        until = time.monotonic() + PATIENCE
        while not is_mine(now := self.see()):
            assert time.monotonic() < until, f"we are not asked: {now}"
            self.page.wait_for_timeout(25)
        return now

    def play_to_the_end(self) -> None:
        version, since = -1, time.monotonic()
        while not (now := self.look_and_act())["over"]:
            if now["version"] != version:
                version, since = now["version"], time.monotonic()
            waited = time.monotonic() - since
            assert waited < PATIENCE, f"nothing happens any more: {now}, {self.table.prompt.inner_text()}"


def is_mine(now: dict[str, Any]) -> bool:
    return bool(now["asked"] and not now["busy"] and not now["over"])
