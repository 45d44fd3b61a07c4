"""A first game with a counsellor, on the page: it speaks, points, plays if it is told to, and says what a move cost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.house import ask, link
from browser.table import Table
from browser.wotr_table import WotrTable
from redbook.bots.counsel import counsel_for
from redbook.games import PLAYABLE

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Table]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANGUAGES = ("en", "es", "pt")
STEPS = 4  # gestures that are followed
PATIENCE = 60_000  # milliseconds: bots move in between, and the machine may be busy


def test_every_game_has_a_counsellor() -> None:
    assert all(counsel_for(game) is not None for game in PLAYABLE)


def counsel(page: Page) -> str:
    """What it says, once it has something to say."""
    page.wait_for_selector(".counsel .do:not([disabled])", timeout=PATIENCE)
    return page.locator(".counsel").inner_text()


def follow(page: Page) -> None:
    before = page.locator("[data-version]").get_attribute("data-version")
    page.locator(".counsel .do").click()
    page.wait_for_function(
        "before => document.querySelector('[data-version]').dataset.version !== before", arg=before, timeout=PATIENCE
    )


@pytest.mark.parametrize(("game", "lang"), [(game, LANGUAGES[n % 3]) for n, game in enumerate(PLAYABLE)])
def test_a_newcomer_is_led_through_the_beginning_of_a_game(sit: Sit, game: str, lang: str) -> None:
    """From the course to the table, on a phone every other game."""
    more = PHONE if PLAYABLE.index(game) % 2 else {}
    page = sit(f"#/learn/{game}", settings={"lang": lang}, **more).page
    page.locator(".guided button").first.click()
    followed = 0
    while followed < STEPS:
        said = counsel(page)
        assert not [word for word in ("{", "counsel-") if word in said]
        page.wait_for_selector(".counsel :is(.why, .only)", state="attached")
        followed += page.locator(".counsel .why").count() > 0  # dice may leave but one thing to do: nothing to explain
        if not more:  # on a phone what it speaks of may lie behind another tab
            page.wait_for_selector(":is(.lesson-point, .led)", state="attached")
        follow(page)
    expect(page.locator(".counsel .verdict")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".counsel[data-price]")).to_have_count(1, timeout=PATIENCE)  # the last one's goes first
    if more:
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0


def test_it_points_at_an_answer_that_has_no_place_on_the_board(sit: Sit, address: str) -> None:
    """Gandalf guides, an event was played: another card? Yes and no stand in the line above the map (wotr p.24)."""
    position = {
        "turn": 2,
        "armies": {"minas-tirith": "3 gondor-regular", "orthanc": "4 isengard-regular"},
        "fellowship": {"at": "rivendell", "progress": 1, "guide": "gandalf-the-grey"},
        "dice": {"free": "event", "shadow": "army"},
        "hands": {"free": ["fp-strat-08"], "shadow": []},
        "now": "action free",
    }
    doc = {"game": "wotr", "position": {"game": "wotr", "position": position}, "counsel": True}
    opened = ask(address, "tables", doc | {"seating": {"shadow": "bot:lieutenant:novice"}})
    me = WotrTable(sit(link(opened), settings={"autoAnswer": False})).ready()
    me.choose("die event", "play-card")
    me.page.locator(".hand .mini").click()
    me.choose("elves")
    expect(me.prompt).to_contain_text("Gandalf the Grey guides")
    expect(me.page.locator('#prompt .lesson-point[data-option="yes"]')).to_be_visible(timeout=PATIENCE)


def test_it_points_at_a_number_and_at_what_leads_to_it(sit: Sit, address: str) -> None:
    """The bid of the card game begins at 0: more burdens are led to step by step, and then chosen (tcg 16)."""
    opened = ask(address, "tables", {"game": "tcg", "seating": {"p2": "bot:loremaster:novice"}, "counsel": True})
    page = sit(link(opened)).page
    counsel(page)
    bid = int(page.locator(".counsel .line li").inner_text())
    for _ in range(bid):
        expect(page.locator(".question .lesson-point")).to_have_attribute("aria-label", "more", timeout=PATIENCE)
        page.locator(".question .lesson-point").click()
    expect(page.locator(f'.question .go.lesson-point[data-option="{bid}"]')).to_be_visible(timeout=PATIENCE)
    assert page.locator(".lesson-point").count() == 1


def test_whoever_wants_to_think_alone_asks_when_they_like(sit: Sit, address: str) -> None:
    opened = ask(address, "tables", {"game": "siege", "seating": {"shadow": "bot:captain:novice"}, "counsel": True})
    page = sit(link(opened)).page
    counsel(page)
    page.get_by_label("speaks by itself").uncheck()
    expect(page.locator(".counsel .do")).to_have_count(0)
    page.get_by_role("button", name="What would you do?").click()
    counsel(page)
    follow(page)
    page.get_by_role("button", name="What did my last move cost?").click()
    expect(page.locator(".counsel .verdict")).to_have_text("You did what I would have done.", timeout=PATIENCE)


def test_a_table_set_without_a_counsellor_has_none(sit: Sit, address: str) -> None:
    opened = ask(address, "tables", {"game": "siege", "seating": {"shadow": "bot:captain:novice"}})
    page = sit(link(opened)).page
    page.wait_for_selector("#prompt.mine")
    expect(page.locator(".counsel")).to_have_count(0)


def test_the_counsellor_is_set_with_the_table(sit: Sit) -> None:
    table = sit()
    table.set_table(shadow="Machine")
    table.page.get_by_label("A counsellor may be asked").check()
    table.open_table()
    counsel(table.page)


def test_somebody_new_is_offered_a_game_with_a_counsellor(sit: Sit) -> None:
    table = sit(new=True)
    table.siege.get_by_role("button", name="Play", exact=True).click()
    table.page.get_by_role("button", name="A first game with a counsellor").click()
    counsel(table.page)
