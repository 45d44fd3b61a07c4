"""What a player of War of the Ring does, by mouse: dice, regions, cards, and the choices in trays and windows."""

from __future__ import annotations

import json
import urllib.request
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError, WebSocket

from browser.table import Table

# A point of every lit region that the mouse can reach, and every choice that can be pressed.
SEEN = """() => {
    const table = document.querySelector('[data-version]');
    const onMap = (x, y) => document.elementsFromPoint(x, y)[0]?.closest('svg.table') !== null;
    const inside = (path) => {
        const box = path.getBBox(), matrix = path.getScreenCTM();
        for (const fx of [0.5, 0.35, 0.65, 0.2, 0.8]) for (const fy of [0.5, 0.35, 0.65, 0.2, 0.8]) {
            const p = new DOMPoint(box.x + box.width * fx, box.y + box.height * fy);
            if (!path.isPointInFill(p)) continue;
            const q = p.matrixTransform(matrix);
            if (onMap(q.x, q.y)) return [q.x, q.y];
        }
        return null;
    };
    const lit = [...document.querySelectorAll('#board .region[class*=glow-]:not(.glow-path)')]
        .map((path) => ({ region: path.dataset.region, at: inside(path) })).filter((r) => r.at !== null);
    const enabled = (e) => { const b = e.matches('button') ? e : e.querySelector('button'); return b && !b.disabled; };
    return {
        version: Number(table.dataset.version), busy: 'busy' in table.dataset, waiting: table.dataset.waiting,
        over: document.querySelector('.card[role=dialog]') !== null,
        asked: document.querySelector('#prompt.mine') !== null,
        buttons: [...document.querySelectorAll('#prompt .buttons button:not(:disabled)')]
            .map((b) => b.textContent.trim()),
        options: [...document.querySelectorAll('#board [data-option]')].filter(enabled).map((e) => e.dataset.option),
        hand: [...document.querySelectorAll('.hand .mini[data-can]')].map((b) => b.dataset.card),
        lit,
    };
}"""


class WotrTable:
    """The page of one player."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def ready(self) -> WotrTable:
        self.page.wait_for_selector("#board .region", state="attached")
        self.page.wait_for_timeout(150)
        return self.settled()

    def settled(self) -> WotrTable:
        self.page.wait_for_selector("[data-version]:not([data-busy])")
        return self

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen

    @property
    def prompt(self) -> Locator:
        return self.table.prompt

    @property
    def tray(self) -> Locator:
        return self.page.locator(".tray")

    @property
    def battle(self) -> Locator:
        return self.page.locator(".window.battle")

    @property
    def hunt(self) -> Locator:
        return self.page.locator(".window.hunt")

    def option(self, notation: str) -> Locator:
        """The thing on the board that stands for an option."""
        found = self.page.locator(f'#board [data-option="{notation}"]').first
        return found if found.evaluate("e => e.tagName") == "BUTTON" else found.locator("button").first

    def choose(self, *notations: str) -> WotrTable:
        for notation in notations:
            self.option(notation).click()
            self.settled()
        return self

    def point(self, region: str) -> tuple[float, float]:
        """A point of a region, lit or not."""
        script = SEEN.replace("#board .region[class*=glow-]:not(.glow-path)", f"#board [data-region={region}]")
        x, y = self.page.evaluate(script)["lit"][0]["at"]
        return x, y

    def click(self, region: str) -> WotrTable:
        self.page.mouse.click(*self.point(region))
        return self.settled()

    def lit(self) -> set[str]:
        return {spot["region"] for spot in self.see()["lit"]}


def open_position(address: str, position: dict[str, Any], **seating: str) -> str:
    """Set a table up at a position; the address of its page for the host."""
    doc = {"game": "wotr", "position": {"game": "wotr", "position": position}, "seating": seating}
    return open_table(address, doc)


def open_table(address: str, doc: dict[str, Any]) -> str:
    opened = ask(address, "api/tables", doc)
    return f"#/t/{opened['table']}/{opened['token']}"


def ask(address: str, path: str, doc: dict[str, Any] | None = None) -> dict[str, Any]:
    """Speak with the server past the page: to set up, and to play for somebody else."""
    head = {"Content-Type": "application/json"}
    body = None if doc is None else json.dumps(doc).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, body, head), timeout=30) as answer:
        said: dict[str, Any] = json.load(answer)
    return said


class Eavesdropper:
    """Every message that the server sends to a page."""

    def __init__(self, table: Table) -> None:
        self.heard: list[str] = []
        table.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(str(frame)))

    @property
    def states(self) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self.heard if text.startswith("{")]
        return [message for message in messages if message.get("type") == "state"]


class Player:
    """Clicks what glows. It knows no rules; it only likes to walk towards Mordor, and to be done with a die."""

    LIKES = (
        "enter-mordor",
        "move-fellowship",
        "hide-fellowship",
        "use-ring",
        "draw-card",
        "skip",
        "none",
        "cease",
        "stay",
    )

    def __init__(self, me: WotrTable) -> None:
        self.me = me
        self.page = me.page
        self.dice = Random(3018)
        self.done: set[str] = set()

    def press(self, what: Locator) -> None:
        """What was there a moment ago may be gone, because the table has moved on: then look again."""
        try:
            what.click(timeout=1500)
        except TimeoutError:
            self.done.add("too late")

    def act(self, now: dict[str, Any]) -> None:
        options, buttons = now["options"], now["buttons"]
        liked = next((word for word in self.LIKES if word in options), None)
        dice = sorted(
            (o for o in options if o.startswith("die ")), key=lambda o: "character" not in o and "will" not in o
        )
        if "Battle" in self.me.prompt.inner_text():
            self.done.add("battle")
        if liked and self.dice.random() < 0.9:
            self.done.add(liked)
            self.press(self.me.option(liked))
        elif dice and self.dice.random() < 0.95:
            self.done.add("die")
            self.press(self.me.option(dice[0]))
        elif options:
            choice = self.dice.choice(options)
            self.done.add("choice")
            self.press(self.me.option(choice))
        elif now["hand"]:
            self.done.add("card")
            self.press(self.page.locator(f'.hand .mini[data-card="{self.dice.choice(now["hand"])}"]'))
        elif now["lit"]:
            self.done.add("region")
            self.page.mouse.click(*self.dice.choice(now["lit"])["at"])
        elif buttons:
            self.done.add("button")
            wanted = self.dice.choice(buttons)
            self.press(self.page.locator("#prompt .buttons button", has_text=wanted).first)

    def play_to_the_end(self) -> None:
        stuck, before = 0, -1
        while stuck < 80:
            now = self.me.see()
            if now["over"]:
                return
            moved = now["version"] != before
            before = now["version"]
            stuck = 0 if moved else stuck + 1
            if not now["asked"] or now["busy"]:
                self.page.wait_for_timeout(25)
                continue
            self.act(now)
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nothing happens any more: {self.me.see()}, {self.me.prompt.inner_text()}")
