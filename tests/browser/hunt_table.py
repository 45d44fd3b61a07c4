"""What a player of the Hunt does at the table: only what a person sees is clicked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.clicker import Clicker
from browser.house import ask, link
from browser.table import Table

WHERE = {
    "choice": "#board [data-choice]:not(:disabled)", "flip": "#board [data-flip]", "dot": "#board [data-dot]",
    "token": "#board [data-token]", "card": "[data-card][data-can]", "die": "[data-die][data-can]",
    "power": "[data-power][data-can]",
}  # fmt: skip


REST_OF_DAY = [
    {"step": "end-of-turn"}, {"step": "turn", "number": 2}, {"step": "refresh-allies"}, {"step": "refresh-sorcery"},
    {"step": "roll-dice"}, {"step": "day"},
]  # fmt: skip
# The third day in the Shire: Frodo has come from Bag End to Whitfurrows; two Ringwraith players.
WHITFURROWS: dict[str, Any] = {
    "part": 1, "day": 3, "turn": "daylight-2", "start": "1", "log": ["4", "dot", "11", "dot", "30", "dot", "34"],
    "nazgul": ["23", "21", "46", "49"], "owner": ["wraith-1", "wraith-2", "wraith-1", "wraith-2"],
    "hand": ["ally1-07", "ally1-13", "ally1-04"], "tokens": 2, "corruption": 5, "info": ["31", "54"], "given": ["8"],
    "hands": {"wraith-1": ["sorcery-06", "sorcery-09"], "wraith-2": ["sorcery-12"]},
    "record": ["move", "search 4 yes", "move", "move", "search 19 no", "move", "move", "move", "move", "hunt 30 yes"],
    "tracks": ["4"], "swords": ["30"], "allies": ["26"], "dice": ["ring", "sword", "shadow", "sorcery"],
}  # fmt: skip
FRODO_MOVES = [{"step": "ringbearer-turn"}, {"step": "nazgul-turns"}, {"step": "encounter"}, *REST_OF_DAY]
THIRD_RIDES = [
    {"step": "active-nazgul", "nazgul": 2}, {"step": "nazgul-turn", "nazgul": 1}, {"step": "encounter"}, *REST_OF_DAY,
]  # fmt: skip
TILES = [
    {"step": "cancel-tile"}, {"step": "take-tiles"}, {"step": "aftermath", "lord": False}, *REST_OF_DAY,
]  # fmt: skip
HUNTED = [
    {"step": "react", "kind": 1, "at": 34, "by_card": False}, {"step": "answer-hunt", "at": 34},
    {"step": "nazgul-turn", "nazgul": 3}, {"step": "encounter"}, *REST_OF_DAY,
]  # fmt: skip


def post_table(address: str, doc: dict[str, Any], seating: dict[str, str]) -> dict[str, Any]:
    return ask(address, "tables", doc | {"seating": {seat.replace("_", "-"): who for seat, who in seating.items()}})


def open_hunt(
    address: str, *, seats: int = 2, settings: dict[str, Any] | None = None, **seating: str
) -> dict[str, Any]:
    """A table by the API: `ringbearer="here"`, `wraith_1="bot:random"`."""
    return post_table(address, {"game": "hunt", "seats": seats, "settings": settings or {}}, seating)


def open_at(
    address: str,
    steps: list[dict[str, Any]],
    *,
    settings: dict[str, Any] | None = None,
    more: Any = None,
    **seating: str,
) -> dict[str, Any]:
    """A table that begins at Whitfurrows, with what is to be done next."""
    position = {**WHITFURROWS, **(more or {}), "active": 3, "steps": steps}
    doc = {"game": "hunt", "seats": 3, "settings": settings or {}, "position": position}
    return post_table(address, {"game": "hunt", "position": doc}, seating)


def at_table(table: Table, opened: dict[str, Any], token: str | None = None) -> Table:
    table.page.set_default_timeout(40_000)
    table.open(link(opened, token))
    table.page.wait_for_selector("[data-version]", state="attached")
    table.page.wait_for_timeout(200)  # the map takes its place
    return table


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Once it has come to rest: a map that has just been opened still takes its place."""
    box = page.locator(selector).first.bounding_box()
    for _ in range(100):
        page.wait_for_timeout(60)
        before, box = box, page.locator(selector).first.bounding_box()
        if box is not None and box == before:
            break
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Hunter(Clicker):
    """Plays either side. It knows only that turns have to end, and where east is."""

    SEEN = """
        const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
        const lights = {};
        for (const light of document.querySelectorAll('#board .place.glow')) {
            const kind = [...light.classList].find((name) => name.startsWith('glow-')).slice(5);
            if (kind !== 'path') (lights[kind] ??= []).push(middle(light));
        }
        const aims = [...document.querySelectorAll('#board .glow-perceive .lamp')].map(middle);
        if (aims.length) lights.perceive = aims;
        const riders = [...document.querySelectorAll('#board .rider.glow .badge')].map(middle);
        if (riders.length) lights.nazgul = riders;
        const things = {};
        for (const name of ['choice', 'flip', 'dot', 'token']) {
            const found = document.querySelectorAll('#board [data-' + name + ']:not(:disabled)').length;
            if (found) things[name] = found;
        }
        for (const name of ['card', 'die', 'power']) {
            const found = document.querySelectorAll('[data-' + name + '][data-can]:not(:disabled)').length;
            if (found) things[name] = found;
        }
        return { lights, things };
    """

    def __init__(self, table: Table, seed: int = 1418, *, eastward: bool = False) -> None:
        super().__init__(table, seed)
        self.eastward = eastward

    def thing(self, kind: str, count: int) -> None:
        self.press(kind, WHERE[kind], self.dice.randrange(count))

    def act(self, now: dict[str, Any]) -> None:
        lights, things, buttons = now["lights"], now["things"], now["buttons"]
        if "choice" in things:
            self.thing("choice", things["choice"])
        elif self.eastward and "rest" in buttons:
            self.button("rest")
        elif self.eastward and "dot" in things and self.dice.random() < 0.8:
            self.go_east(lights)
        elif "flip" in things and self.dice.random() < 0.5:
            self.thing("flip", things["flip"])
        elif "card" in things and self.dice.random() < 0.4:
            self.thing("card", things["card"])
        elif ("die" in things or "power" in things) and self.dice.random() < 0.5:
            kind = self.dice.choice([kind for kind in ("die", "power") if kind in things])
            self.thing(kind, things[kind])
        elif "dot" in things and self.dice.random() < 0.4:
            self.thing("dot", 1)
        elif lights and not (buttons and self.dice.random() < 0.25):
            kind = self.dice.choice(sorted(lights))
            self.point(kind, lights[kind])
        elif buttons:
            self.button(self.dice.choice(buttons))
        elif things:
            kind = self.dice.choice(sorted(things))
            self.thing(kind, things[kind])

    def go_east(self, lights: dict[str, Any]) -> None:
        """A location, unless a dot lies farther east."""
        east = max((x for x, _ in lights.get("log", ())), default=0)
        if east < max((x for x, _ in lights.get("dot", ())), default=0):
            self.thing("dot", 1)
        else:
            self.point("log", [place for place in lights["log"] if place[0] == east])
