"""What a player of War of the Ring does, by mouse: dice, regions, cards, and the choices in trays and windows."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, WebSocket

from browser.clicker import Clicker
from browser.house import ask, link
from browser.table import Table
from server.changes import whole_states

# A point of every one of these regions that the mouse can reach.
REACHED = """(what) => {
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
    return [...document.querySelectorAll('#board ' + what)]
        .map((path) => ({ region: path.dataset.region, at: inside(path) })).filter((r) => r.at !== null);
}"""
LIT = ".region[class*=glow-]:not(.glow-path)"


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
        name = f'[data-option="{notation}"]'
        return self.page.locator(f"#board button{name}, #board {name} button").first

    def choose(self, *notations: str) -> WotrTable:
        for notation in notations:
            self.option(notation).click()
            self.settled()
        return self

    def point(self, region: str) -> tuple[float, float]:
        """A point of a region, lit or not."""
        x, y = self.page.evaluate(REACHED, f"[data-region={region}]")[0]["at"]
        return x, y

    def click(self, region: str) -> WotrTable:
        self.page.mouse.click(*self.point(region))
        return self.settled()

    def lit(self) -> set[str]:
        return {spot["region"] for spot in self.page.evaluate(REACHED, LIT)}


def open_position(address: str, position: dict[str, Any], **seating: str) -> str:
    """Set a table up at a position; the address of its page for the host."""
    doc = {"game": "wotr", "position": {"game": "wotr", "position": position}, "seating": seating}
    return open_table(address, doc)


def open_table(address: str, doc: dict[str, Any]) -> str:
    return link(ask(address, "tables", doc))


class Eavesdropper:
    """Every message that the server sends to a page."""

    def __init__(self, table: Table) -> None:
        self.heard: list[str] = []
        table.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(str(frame)))

    @property
    def states(self) -> list[dict[str, Any]]:
        return whole_states(json.loads(text) for text in self.heard if text.startswith("{"))


class Player(Clicker):
    """It likes to walk towards Mordor, and to be done with a die."""

    SEEN = f"""
        const button = (e) => e.matches('button') ? e : e.querySelector('button');
        const all = [...document.querySelectorAll('#board [data-option]')];
        return {{
            options: all.filter((e) => button(e)?.disabled === false).map((e) => e.dataset.option),
            hand: [...document.querySelectorAll('.hand .mini[data-can]')].map((b) => b.dataset.card),
            lit: ({REACHED})('{LIT}').map((spot) => spot.at),
        }};
    """
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
        super().__init__(me.table, seed=3018)
        self.me = me

    def act(self, now: dict[str, Any]) -> None:
        options = now["options"]
        liked = next((word for word in self.LIKES if word in options), None)
        dice = sorted(
            (o for o in options if o.startswith("die ")), key=lambda o: "character" not in o and "will" not in o
        )
        if liked and self.dice.random() < 0.9:
            self.press(liked, self.me.option(liked))
        elif dice and self.dice.random() < 0.95:
            self.press("die", self.me.option(dice[0]))
        elif options:
            self.press("choice", self.me.option(self.dice.choice(options)))
        elif now["hand"]:
            self.press("card", f'.hand .mini[data-card="{self.dice.choice(now["hand"])}"]')
        elif now["lit"]:
            self.point("region", now["lit"])
        elif now["buttons"]:
            self.button(self.dice.choice(now["buttons"]))
