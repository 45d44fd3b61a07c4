"""The rulebook of a game past the page, and its scenes on the page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from browser.house import ask
from browser.table import Table
from redbook.kernel.scenes import Scene, scenes

MARCH = re.compile(r"([A-Z]+-\d+)>(\d{4})")


class Rules:
    """The rulebook of a game, as the server tells it."""

    def __init__(self, address: str, game: str, lang: str = "en") -> None:
        chapters = ask(address, f"rules/{game}?lang={lang}")["chapters"]
        self.clauses: list[dict[str, Any]] = [clause for chapter in chapters for clause in chapter["clauses"]]

    def about(self, message: str) -> dict[str, Any]:
        return next(clause for clause in self.clauses if message in clause["about"])

    def with_scene(self, id: str | None = None) -> tuple[dict[str, Any], str]:
        """The clause with this scene, or the first with any."""
        return next(
            (clause, part["diagram"]["scene"])
            for clause in self.clauses
            for part in clause["parts"]
            if part["diagram"] and id in (None, part["diagram"]["scene"])
        )


def on_stage(me: Table, id: str) -> Locator:
    """A scene, scrolled into sight, its board laid out."""
    scene = me.page.locator(f"[data-scene={id}]")
    scene.evaluate("scene => scene.scrollIntoView({ block: 'center' })")
    me.page.wait_for_timeout(500)
    # another may be in sight and have the stage
    scene.evaluate("scene => scene.querySelector('.poster button')?.click()")
    expect(scene).to_have_attribute("data-state", "set")
    return scene


def a_march() -> tuple[str, Scene, str, str, str]:
    """A scene of the Siege where a counter must not go somewhere: its id, the counter, whence and where."""
    for id, scene in scenes("siege").items():
        pieces = scene.position["position"]["pieces"]
        for wrong in scene.wrong:
            found = MARCH.fullmatch(wrong)
            first = scene.right[0][0]
            if found and first == f"{found[1]}@{pieces[found[1]][:4]}" and "west movement" in str(scene.position):
                return id, scene, wrong, pieces[found[1]][:4], found[2]
    raise AssertionError("no such scene")
