"""Lessons on the page: every course is followed to its end, and whoever leaves the script is answered kindly.

Each lesson is followed once here, by turns in each language and on a phone or at a desk. `REDBOOK_THOROUGH=1` follows
every lesson in every language on both.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import ask
from browser.reader import misread, unfit
from browser.table import PHONE, Table
from redbook.games import PLAYABLE
from redbook.kernel.lessons import lessons
from redbook.kernel.text import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Table]
ALL = [(game, id) for game in PLAYABLE for id in lessons(game)]
GAMES = sorted({game for game, _ in ALL})
MOST = 200  # clicks of one lesson
THOROUGH = os.environ.get("REDBOOK_THOROUGH") == "1"
WAYS = [(lang, device) for device in ("desk", "phone") for lang in LANGUAGES]


def rota() -> list[tuple[str, str, str, str]]:
    """Every lesson; its language and device by its place in the course, so that six lessons of a game see all six."""
    ways = [(game, n, id) for game in PLAYABLE for n, id in enumerate(lessons(game))]
    if THOROUGH:
        return [(game, id, lang, device) for game, _, id in ways for lang, device in WAYS]
    return [(game, id, LANGUAGES[n % 3], ("desk", "phone")[n % 2]) for game, n, id in ways]


def opened(sit: Sit, game: str, id: str, step: int = 0, **more: Any) -> Page:
    kept = {"lessons": {f"{game}/{id}": {"step": step, "done": False}}, "courses": {}}
    table = sit(f"#/learn/{game}/{id}", kept={"redbook.lessons": json.dumps(kept)}, **more)
    settled(table.page)
    return table.page


def settled(page: Page) -> None:
    page.wait_for_selector(".lesson:not([data-busy]) section.guide")


def mode(page: Page) -> str:
    settled(page)
    return page.locator("section.guide").get_attribute("data-mode") or ""


# Where the lesson is: what is to be done, whether anything is marked for it, and whether by a button of the question.
WHERE = """() => [
    document.querySelector('section.guide').dataset.mode,
    document.querySelector('.lesson :is(.led, .lesson-point)') !== null,
    document.querySelectorAll('#prompt button.lesson-point').length === 1,
]"""


def where(page: Page) -> tuple[str, bool, bool]:
    settled(page)
    now, marked, button = page.evaluate(WHERE)
    if now == "act" and not marked:  # marks follow the table
        page.wait_for_timeout(60)
        now, marked, button = page.evaluate(WHERE)
    return now, marked, button


def press(page: Page, button: bool, touch: bool = False) -> None:
    """The marked button of the question where there is one, else "show me" or "go on"."""
    what = page.locator("#prompt button.lesson-point" if button else "section.guide .go")
    (what.tap if touch else what.click)()


def follow(page: Page, lang: str, touch: bool) -> int:
    """To the end of the lesson; how often something was pointed at when the learner had to move. All is read."""
    pointed = 0
    wrong: dict[str, None] = {}
    for _ in range(MOST):
        now, marked, button = where(page)
        wrong |= dict.fromkeys([*misread(page, lang), *unfit(page, "section.guide, #prompt, .lesson > header")])
        if now == "end":
            assert not wrong, "\n".join(wrong)
            return pointed
        pointed += now == "act" and marked
        press(page, now == "act" and button, touch)
    raise AssertionError("the lesson does not end")


def first_own(game: str, id: str, address: str) -> tuple[int, dict[str, Any]]:
    """The last step before the learner's first move, and the state there."""
    told = ask(address, f"lessons/{game}/{id}")
    at = told["by"].index(told["seat"])
    step = max(n for n, one in enumerate(told["steps"]) if one["at"] <= at)
    return step, ask(address, f"lessons/{game}/{id}", {"at": at})


@pytest.mark.parametrize(("game", "id", "lang", "device"), rota())
def test_every_lesson_is_followed_from_end_to_end(sit: Sit, game: str, id: str, lang: str, device: str) -> None:
    page = opened(sit, game, id, settings={"lang": lang}, **(PHONE if device == "phone" else {}))
    assert follow(page, lang, device == "phone") > 0
    expect(page.locator("section.guide .end a").first).to_be_visible()
    expect(page.locator("section.guide")).to_have_attribute("data-step", lessons(game)[id].steps[-1].id)
    kept = json.loads(page.evaluate("localStorage.getItem('redbook.lessons')"))
    assert kept["lessons"][f"{game}/{id}"] == {"step": 0, "done": True}


def test_the_rota_shows_each_game_in_every_language_on_both_devices() -> None:
    for game in GAMES:
        assert {(lang, device) for which, _, lang, device in rota() if which == game} == set(WAYS)


def test_another_language_says_the_same_step(sit: Sit) -> None:
    game, id = ALL[0]
    page = opened(sit, game, id, 1)
    step = page.locator("section.guide").get_attribute("data-step")
    before = page.locator("section.guide h2").inner_text()
    page.get_by_label("Language").select_option("pt")
    expect(page.locator("section.guide")).to_contain_text("Passo 2 de")
    expect(page.locator("section.guide h2")).not_to_have_text(before)
    expect(page.locator("section.guide")).to_have_attribute("data-step", step or "")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_guide_takes_a_third_at_most_and_can_be_folded(sit: Sit, game: str) -> None:
    id = next(iter(lessons(game)))
    page = opened(sit, game, id, **PHONE)
    for _ in range(12):
        if mode(page) == "end":
            break
        guide, button = page.locator("section.guide").bounding_box(), page.locator("section.guide .go").bounding_box()
        assert guide is not None
        assert button is not None
        assert guide["height"] <= 844 / 3 + 1
        assert button["y"] + button["height"] <= guide["y"] + guide["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.locator("section.guide .go").tap()
    settled(page)
    for _ in range(2):
        fold = page.locator("section.guide .fold")
        shown = fold.get_attribute("aria-expanded") == "true"
        fold.tap()
        expect(page.locator("section.guide .words")).to_have_count(0 if shown else 1)


def test_what_the_lesson_does_not_want_is_answered_kindly_and_not_made(sit: Sit, address: str) -> None:
    for game, id in ALL:
        step, state = first_own(game, id, address)
        options = [option["notation"] for option in state["decision"]["options"]]
        astray = [
            one
            for one in options
            if ask(address, f"lessons/{game}/{id}", {"at": state["at"], "tries": [[one]]})["astray"]
        ]
        page = opened(sit, game, id, step)
        if mode(page) != "act":
            continue
        buttons = page.locator("#prompt .buttons button:not(.lesson-point)")
        if not buttons.count() or buttons.first.get_attribute("data-option") not in astray:
            continue
        at = page.locator(".lesson").get_attribute("data-at")
        buttons.first.click()
        expect(page.locator("section.guide .verdict")).to_contain_text("The rules allow that")
        expect(page.locator("section.guide .verdict")).to_contain_text(re.compile("another move for now: .+"))
        expect(page.locator("[aria-live]").filter(has_text="The rules allow that").first).to_be_attached()
        assert page.locator(".lesson").get_attribute("data-at") == at
        press(page, where(page)[2])  # and one goes on as if nothing had happened
        expect(page.locator(".lesson")).not_to_have_attribute("data-at", at or "")
        return
    raise AssertionError("no lesson offers anything else with a button")


def test_what_the_rules_forbid_is_refused_with_its_rule(sit: Sit) -> None:
    """Frodo cannot fly: a place far away from Bag End."""
    page = opened(sit, "hunt", "01-out-of-bag-end", 1)
    assert mode(page) == "act"
    page.locator("#board svg[role=application]").focus()
    for n in range(20):
        page.keyboard.press("ArrowRight")
        cursor = page.locator("[data-cursor]").get_attribute("data-cursor") or "d"
        if n > 5 and not cursor.startswith("d"):
            break
    page.keyboard.press("Enter")
    verdict = page.locator("section.guide .verdict")
    expect(verdict).to_contain_text("That cannot be done")
    verdict.locator(".rule").click()
    expect(page.locator(".drawer article")).to_be_visible()
    expect(page.locator("section.guide h2")).to_be_visible()  # the rules do not hide the guide


def test_links_in_the_words_open_the_rules_beside_the_board(sit: Sit) -> None:
    page = opened(sit, "hunt", "01-out-of-bag-end")
    page.locator("section.guide .text a").first.click()
    expect(page.locator(".drawer [data-clause=moving-frodo]")).to_be_visible()
    expect(page.locator("#board")).to_be_visible()


def test_by_keyboard_alone(sit: Sit) -> None:
    game, id = ALL[0]
    page = opened(sit, game, id)
    for _ in range(MOST):
        if mode(page) == "end":
            break
        expect(page.locator("section.guide .go")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    expect(page.locator("section.guide .end a").first).to_be_focused()


def test_each_step_is_read_out(sit: Sit) -> None:
    game, id = ALL[0]
    page = opened(sit, game, id)
    for _ in range(3):
        title = page.locator("section.guide h2").inner_text()
        expect(page.locator("[aria-live]").filter(has_text=title).first).to_be_attached()
        page.locator("section.guide .go").click()
        settled(page)


def test_back_and_from_the_beginning(sit: Sit) -> None:
    game, id = ALL[0]
    page = opened(sit, game, id)
    first = page.locator("section.guide").get_attribute("data-step") or ""
    for _ in range(4):
        page.locator("section.guide .go").click()
        settled(page)
    here = page.locator("section.guide").get_attribute("data-step") or ""
    assert here != first
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("section.guide")).not_to_have_attribute("data-step", here)
    page.get_by_role("button", name="From the beginning").click()
    expect(page.locator("section.guide")).to_have_attribute("data-step", first)
    expect(page.locator(".lesson")).to_have_attribute("data-at", "0")


@pytest.mark.parametrize("game", GAMES)
def test_the_course_is_found_in_the_lobby_and_knows_what_was_done(sit: Sit, game: str) -> None:
    page = sit().page
    card = page.locator("article").filter(has=page.locator(f"#game-{game}"))
    card.get_by_role("link", name="Learn").click()
    expect(page.locator(".course li")).to_have_count(len(lessons(game)))
    first = next(iter(lessons(game)))
    kept = {"lessons": {f"{game}/{first}": {"step": 0, "done": True}}, "courses": {game: len(lessons(game))}}
    page.evaluate("kept => localStorage.setItem('redbook.lessons', kept)", json.dumps(kept))
    page.reload()
    expect(page.locator(".course li.done")).to_have_count(1)
    expect(page.locator(".course .ways").first).to_contain_text(f"1 of {len(lessons(game))} done")
    page.get_by_role("link", name="To the lobby").or_(page.locator("a.home")).first.click()
    expect(card.get_by_role("link", name="Learn")).to_contain_text(f"1/{len(lessons(game))}")


def test_newcomers_are_offered_the_lessons_once(sit: Sit) -> None:
    me = sit(new=True)
    me.siege.get_by_role("button", name="Play", exact=True).click()
    dialog = me.page.get_by_role("dialog", name="New here?")
    dialog.get_by_role("link", name="Yes, show me").click()
    expect(me.page.locator(".course")).to_be_visible()
    me.page.goto(me.address)
    me.play()  # and is not asked again


def test_newcomers_may_play_at_once(sit: Sit) -> None:
    me = sit(new=True)
    me.siege.get_by_role("button", name="Play", exact=True).click()
    me.page.get_by_role("button", name="No, play at once").click()
    me.ready()


def test_newcomers_to_the_card_game_may_play_by_the_rules_for_a_first_game(sit: Sit, address: str) -> None:
    me = sit(new=True)
    card = me.page.locator("article").filter(has=me.page.locator("#game-tcg"))
    card.get_by_role("button", name="Play", exact=True).click()
    me.page.get_by_role("button", name="Play by the rules for a first game").click()
    me.page.wait_for_selector(".tcg")
    table, token = re.search(r"#/t/([^/]+)/([^/]+)", me.page.url).groups()  # type: ignore[union-attr]
    assert ask(address, f"tables/{table}", token=token)["settings"]["first_game"] is True
