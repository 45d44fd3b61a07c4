"""What a player does at the card table: only what a person sees is clicked."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from browser.table import Table
from games.tcg.scene import Scene
from redbook.kernel import Match

QUICK = {"confirm": False, "autoAnswer": True, "motion": "none", "lang": "en"}

# Everything that can be clicked just now: cards that glow, buttons of the prompt, and questions on the board.
SEEN = """() => {
    const table = document.querySelector('[data-version]');
    const count = (what) => document.querySelectorAll(what).length;
    return {
        version: Number(table.dataset.version), busy: 'busy' in table.dataset, waiting: table.dataset.waiting,
        over: document.querySelector('.card[role=dialog]') !== null,
        asked: document.querySelector('#prompt.mine') !== null,
        buttons: [...document.querySelectorAll('#prompt .buttons button:not(:disabled)')]
            .map((b) => b.textContent.trim()),
        menu: count('[role=menu] button'), more: count('.question [aria-label=more]:not(:disabled)'),
        question: count('.question .go, .question .mode, .question .yesno button'),
        cards: [...document.querySelectorAll('#board button.can[data-number]')].map((e) => e.dataset.number),
        plates: count('.plate button.who'),
    };
}"""


def post(address: str, path: str, **body: Any) -> dict[str, Any]:
    asked = urllib.request.Request(
        f"{address}api/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def order(address: str, **table: Any) -> dict[str, Any]:
    """Open a table as the lobby does."""
    return post(address, "tables", **table)


def look(address: str, opened: dict[str, Any]) -> dict[str, Any]:
    with urllib.request.urlopen(f"{address}api/tables/{opened['table']}?token={opened['token']}") as answer:
        state: dict[str, Any] = json.load(answer)
    return state


def saved(address: str, opened: dict[str, Any]) -> Match:
    """The whole truth, which the host may have as long as only machines sit beside him."""
    with urllib.request.urlopen(f"{address}api/tables/{opened['table']}/save?token={opened['token']}") as answer:
        return Match.load(json.load(answer))


def move(address: str, opened: dict[str, Any], seat: str, notation: str) -> None:
    """A friend sits down and moves, elsewhere."""
    table = f"tables/{opened['table']}"
    token = post(address, f"{table}/join", token=opened["invites"][seat])["token"]
    version = look(address, {**opened, "token": token})["version"]
    post(address, f"{table}/moves", token=token, version=version, moves=[notation])


def link(opened: dict[str, Any]) -> str:
    return f"#/t/{opened['table']}/{opened['token']}"


def of_scene(address: str, scene: Scene, seat: str = "p1") -> dict[str, Any]:
    """A table that goes on from a scene, with one seat here and the others waited for."""
    others = {f"p{n}": "friend" for n in range(1, scene.seats + 1) if f"p{n}" != seat}
    return order(address, position=json.loads(json.dumps(scene.m.position(), default=list)), seating=others)


def ready(table: Table) -> Page:
    """The cards lie there, with their words."""
    table.page.wait_for_selector("#board article.card")
    table.settled()
    return table.page


def card(page: Page, scene: Scene, words: str, owner: int | None = None) -> Locator:
    return page.locator(f'#board [data-number="{scene.card(words, owner)}"]').first


def card_views(value: Any) -> Iterator[dict[str, Any]]:
    """Every card that some part of a message names with what it is."""
    if isinstance(value, dict):
        if "number" in value and "id" in value and "zone" in value:
            yield value
        for item in value.values():
            yield from card_views(item)
    elif isinstance(value, list):
        for item in value:
            yield from card_views(item)


class Clicker:
    """Clicks what glows. It knows no rules, only that it should pass from time to time."""

    def __init__(self, table: Table, seat: str = "p1", seed: int = 3018) -> None:
        self.table, self.page, self.seat = table, table.page, seat
        self.dice = Random(seed)
        self.kinds: set[str] = set()

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen

    def press(self, kind: str, what: str, number: int = 0) -> None:
        """What was there a moment ago may be gone, because the table has moved on: then look again."""
        try:
            self.page.locator(what).nth(number).click(timeout=1500)
            self.kinds.add(kind)
        except TimeoutError:
            self.kinds.add("too late")

    def card(self, number: str) -> None:
        """Of a card that is tucked under another only its upper edge can be clicked."""
        spot = self.page.locator(f'#board button.can[data-number="{number}"]').last
        try:
            spot.click(timeout=1500, position={"x": 24, "y": 7})
            self.kinds.add("card")
        except TimeoutError:
            self.kinds.add("too late")

    def act(self, now: dict[str, Any]) -> None:
        quiet = "#prompt .buttons button:not(:disabled)"
        if now["menu"]:
            self.press("menu", "[role=menu] button", self.dice.randrange(now["menu"]))
        elif now["question"]:
            if now["more"] and self.dice.random() < 0.3:
                self.press("more", ".question [aria-label=more]")
            choices = ".question .go, .question .mode, .question .yesno button"
            self.press("question", choices, self.dice.randrange(now["question"]))
        elif now["plates"]:
            self.press("player", ".plate button.who", self.dice.randrange(now["plates"]))
        elif now["cards"] and not (now["buttons"] and self.dice.random() < 0.25):
            self.card(self.dice.choice(now["cards"]))
        elif now["buttons"]:
            self.press("button", quiet, self.dice.randrange(len(now["buttons"])))

    def play_to_the_end(self) -> None:
        stuck, before = 0, -1
        while stuck < 80:
            now = self.see()
            if now["over"]:
                return
            if not now["asked"] or now["busy"]:
                self.page.wait_for_timeout(25)
                stuck = stuck + 1 if now["version"] == before and now["waiting"] == self.seat else 0
            else:
                stuck = stuck + 1 if now["version"] == before else 0
                before = now["version"]
                self.act(now)
                self.page.wait_for_timeout(10)
        raise AssertionError(f"nothing happens any more: {self.see()}, {self.table.prompt.inner_text()}")
