"""A whole game against a bot, by clicking only: hexes that glow, counters in panels, buttons."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import TimeoutError, expect

from browser.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Table]
MARCHES = 2  # a turn: enough to be a game, few enough to end

# Everything that can be clicked just now, as a person sees it: buttons, lights on the map, counters that can be chosen.
SEEN = """() => {
    const table = document.querySelector('[data-version]');
    const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
    const lights = (kind) => [...document.querySelectorAll('#board .glow-' + kind)].map(middle);
    return {
        version: Number(table.dataset.version), busy: 'busy' in table.dataset, waiting: table.dataset.waiting,
        over: document.querySelector('.card[role=dialog]') !== null,
        asked: document.querySelector('#prompt.mine') !== null,
        buttons: [...document.querySelectorAll('#prompt .buttons button:not(:disabled)')]
            .map((b) => b.textContent.trim()),
        counters: [...document.querySelectorAll('#part-stack button.can, #part-combat .join button.can')].length,
        choices: document.querySelectorAll('#part-stack li button').length,
        move: lights('move'), attack: lights('attack'), place: lights('place'), select: lights('select'),
        retreat: lights('retreat'), advance: lights('advance'),
    };
}"""


class Player:
    """Clicks what glows. It knows no rules, only that a phase has to end some time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.dice = Random(3019)
        self.marches = 0
        self.kinds: set[str] = set()

    def see(self) -> dict:
        return self.page.evaluate(SEEN)

    def point(self, kind: str, places: list[list[float]]) -> None:
        self.kinds.add(kind)
        x, y = self.dice.choice(places)
        self.page.mouse.click(x, y)

    def press(self, kind: str, what: str, **having: str) -> None:
        """What was there a moment ago may be gone, because the table has moved on: then look again."""
        self.kinds.add(kind)
        try:
            self.page.locator(what, **having).first.click(timeout=1500)
        except TimeoutError:
            self.kinds.add("too late")

    def button(self, name: str) -> None:
        self.press(name, "#prompt .buttons button", has_text=name)

    def act(self, now: dict) -> None:
        buttons = now["buttons"]
        if now["choices"]:
            self.press("choice", "#part-stack li button")
        elif now["place"]:
            self.point("place", now["place"])
        elif now["retreat"]:
            self.point("retreat", now["retreat"])
        elif now["advance"] and self.dice.random() < 0.7:
            self.point("advance", now["advance"])
        elif now["move"]:
            self.marches += 1
            self.point("move", now["move"])
        elif "Attack!" in buttons:
            self.button("Attack!")
        elif now["counters"] and not (buttons and self.dice.random() < 0.3):
            self.press("counter", "#part-stack button.can, #part-combat .join button.can")
        elif "End of movement" in buttons and self.marches >= MARCHES:
            self.marches = 0
            self.button("End of movement")
        elif now["attack"]:
            self.point("attack", now["attack"])
        elif now["select"] and "End of combat" not in buttons:
            self.point("select", now["select"])
        elif buttons:
            self.button(self.dice.choice(buttons))

    def play_to_the_end(self) -> None:
        stuck, before = 0, -1
        while stuck < 60:
            now = self.see()
            if now["over"]:
                return
            if not now["asked"] or now["busy"]:
                self.page.wait_for_timeout(25)
                stuck = stuck + 1 if now["version"] == before and now["waiting"] == "west" else 0
            else:
                stuck = stuck + 1 if now["version"] == before else 0
                before = now["version"]
                if stuck > 20 and now["buttons"]:
                    self.button(now["buttons"][0])
                else:
                    self.act(now)
                self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing happens any more: {self.see()}, {self.table.prompt.inner_text()}")


def test_twelve_days_against_the_captain(sit: Sit) -> None:
    quick = {"confirm": False, "autoAnswer": True, "motion": "none"}
    me = sit(settings=quick).play()
    player = Player(me)
    player.play_to_the_end()
    result = me.page.get_by_role("dialog", name="The game is over")
    expect(result).to_be_visible()
    expect(me.log.last).to_contain_text("The siege is over")
    expect(me.page.locator("header")).to_contain_text("18 March")
    assert {"place", "move", "select", "End of movement"} <= player.kinds
