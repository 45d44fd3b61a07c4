"""What a player does at the table, by mouse and keyboard: only elements that a person sees are clicked."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

# The middle of a hex on the screen, from its number: pointy hexes of radius 40, row 26 in the north.
MIDDLE = """(id) => {
    const row = Number(id.slice(0, 2)), col = Number(id.slice(2));
    const x = (col - 0.5 + (row % 2 === 0 ? 0.5 : 0)) * 40 * Math.sqrt(3), y = (26 - row) * 60 + 40;
    const layer = document.querySelector('#board svg[role=application] > g');
    const p = new DOMPoint(x, y).matrixTransform(layer.getScreenCTM());
    return [p.x, p.y];
}"""
LIGHTS = """(kind) => [...document.querySelectorAll('#board .glow' + (kind ? '-' + kind : ''))].map((path) => {
    const box = path.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
})"""
# The machine may have been somebody else's before: when the page first opens, it knows only what it is to know.
FRESH = """if (!sessionStorage.getItem('test.begun')) {
    sessionStorage.setItem('test.begun', '1');
    localStorage.clear();
    for (const [key, value] of Object.entries(%s)) localStorage.setItem(key, value);
}"""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Table:
    """A person's browser. `kept`: all that it remembers from before."""

    def __init__(self, context: BrowserContext, address: str, kept: dict[str, str]) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.add_init_script(FRESH % json.dumps(kept))
        self.page.set_default_timeout(40_000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def open(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    # -- the lobby ----------------------------------------------------------------------------

    @property
    def siege(self) -> Locator:
        """The card of the game."""
        return self.page.get_by_role("article", name="The Siege of Minas Tirith")

    def play(self) -> Table:
        """One click: you against the bot."""
        self.siege.get_by_role("button", name="Play", exact=True).click()
        return self.ready()

    def set_table(self, **seats: str) -> None:
        """Open the form of the Siege and choose who sits where: Here, Friend or Machine."""
        self.siege.get_by_role("button", name="Set the table…").click()
        for seat, kind in seats.items():
            group = self.page.get_by_role("group", name=re.compile(seat, re.IGNORECASE))
            group.get_by_text(kind, exact=True).click()

    def open_table(self) -> Table:
        self.page.get_by_role("button", name="Open the table").click()
        return self.ready()

    def ready(self) -> Table:
        self.page.wait_for_selector("#board svg[role=application]")
        self.page.wait_for_timeout(150)  # the map opens where the question is
        return self.settled().whole_map()

    # -- the board ----------------------------------------------------------------------------

    def settled(self) -> Table:
        self.page.wait_for_selector("[data-version]:not([data-busy])")
        return self

    @property
    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def log(self) -> Locator:
        return self.page.locator("#log li")

    def middle(self, hex: str) -> tuple[float, float]:
        x, y = self.page.evaluate(MIDDLE, hex)
        return x, y

    def whole_map(self) -> Table:
        """All hexes in sight: from now on the map stays as it is."""
        self.page.get_by_role("button", name="Show the whole map").click()
        board = self.page.locator("#board").bounding_box()
        assert board is not None
        for _ in range(200):
            (west, north), (east, south) = self.middle("2601"), self.middle("0115")
            low, high = board["x"] < west < east < board["x"] + board["width"], south < board["y"] + board["height"]
            if low and high and north > board["y"] and south - north > board["height"] / 2:
                return self
            self.page.wait_for_timeout(40)
        raise AssertionError("the whole map does not come into sight")

    def click(self, hex: str) -> Table:
        self.page.mouse.click(*self.middle(hex))
        return self.settled()

    def lights(self, kind: str = "") -> list[tuple[float, float]]:
        return [(x, y) for x, y in self.page.evaluate(LIGHTS, kind)]

    def press(self, name: str) -> Table:
        """A button of the prompt; what cannot be taken back asks once more."""
        button = self.prompt.get_by_role("button", name=name)
        button.click()
        asked = self.prompt.locator("button.asked")
        if asked.count():
            asked.click()
        return self.settled()

    def place_rangers(self, hex: str = "1612") -> Table:
        """The West's first three decisions."""
        for name in ("GO-03", "GO-04", "Faramir"):
            expect(self.prompt).to_contain_text(name)
            self.page.mouse.click(*self.middle(hex))
            self.settled()
        expect(self.prompt).to_contain_text("Which counter moves?")
        return self
