"""A whole game against a bot, by clicking only: hexes that glow, counters in panels, buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.clicker import Clicker
from browser.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Table]
MARCHES = 2  # a turn: enough to be a game, few enough to end


class Player(Clicker):
    """It knows only that a phase has to end some time."""

    SEEN = """
        const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
        const lights = (kind) => [...document.querySelectorAll('#board .glow-' + kind)].map(middle);
        return {
            counters: [...document.querySelectorAll('#part-stack button.can, #part-combat .join button.can')].length,
            choices: document.querySelectorAll('#part-stack li button').length,
            move: lights('move'), attack: lights('attack'), place: lights('place'), select: lights('select'),
            retreat: lights('retreat'), advance: lights('advance'),
        };
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table, seed=3019)
        self.marches = 0

    def act(self, now: dict[str, Any]) -> None:
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
