"""What a player does at the card table: only what a person sees is clicked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page

from browser.clicker import Clicker
from browser.house import ask
from browser.table import Table
from games.tcg.scene import Scene
from redbook.kernel import Match

QUICK = {"confirm": False, "autoAnswer": True, "motion": "none", "lang": "en"}


def order(address: str, **table: Any) -> dict[str, Any]:
    """Open a table as the lobby does."""
    return ask(address, "tables", table)


def look(address: str, opened: dict[str, Any]) -> dict[str, Any]:
    return ask(address, f"tables/{opened['table']}", token=opened["token"])


def saved(address: str, opened: dict[str, Any]) -> Match:
    """The whole truth, which the host may have as long as only machines sit beside him."""
    return Match.load(ask(address, f"tables/{opened['table']}/save", token=opened["token"]))


def move(address: str, opened: dict[str, Any], seat: str, notation: str) -> None:
    """A friend sits down and moves, elsewhere."""
    table = f"tables/{opened['table']}"
    token = ask(address, f"{table}/join", {"token": opened["invites"][seat]})["token"]
    version = look(address, {**opened, "token": token})["version"]
    ask(address, f"{table}/moves", {"token": token, "version": version, "moves": [notation]})


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


class CardPlayer(Clicker):
    """It knows only that it should pass from time to time."""

    SEEN = """
        const count = (what) => document.querySelectorAll(what).length;
        return {
            menu: count('[role=menu] button'), more: count('.question [aria-label=more]:not(:disabled)'),
            question: count('.question .go, .question .mode, .question .yesno button'),
            cards: [...document.querySelectorAll('#board button.can[data-number]')].map((e) => e.dataset.number),
            plates: count('.plate button.who'),
        };
    """

    def __init__(self, table: Table, seed: int = 3018) -> None:
        super().__init__(table, seed)

    def card(self, number: str) -> None:
        """Of a card that is tucked under another only its upper edge can be clicked."""
        spot = self.page.locator(f'#board button.can[data-number="{number}"]').last
        self.press("card", spot, position={"x": 24, "y": 7})

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
