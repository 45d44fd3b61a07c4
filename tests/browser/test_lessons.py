"""Lessons on the page: every course is followed to its end, and whoever leaves the script is answered kindly."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import ask
from browser.table import Table
from redbook.games import PLAYABLE
from redbook.kernel.lessons import lessons

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Table]
ALL = [(game, id) for game in PLAYABLE for id in lessons(game)]
GAMES = sorted({game for game, _ in ALL})
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST = 200  # clicks of one lesson


def opened(sit: Sit, game: str, id: str, step: int = 0, **more: Any) -> Page:
    table = sit(f"#/learn/{game}", **more)
    kept = {"lessons": {f"{game}/{id}": {"step": step, "done": False}}, "courses": {}}
    table.page.evaluate("kept => localStorage.setItem('redbook.lessons', kept)", json.dumps(kept))
    table.page.goto(f"{table.address}#/learn/{game}/{id}")
    table.page.reload()
    settled(table.page)
    return table.page


def settled(page: Page) -> None:
    page.wait_for_selector(".lesson:not([data-busy]) section.guide")


def mode(page: Page) -> str:
    settled(page)
    return page.locator("section.guide").get_attribute("data-mode") or ""


def act(page: Page) -> None:
    """By the marked button of the question where there is one, else by "show me"."""
    wanted = page.locator("#prompt button.lesson-point")
    (wanted if wanted.count() == 1 else page.locator("section.guide .go")).click()


def follow(page: Page) -> int:
    """To the end of the lesson; how often something was pointed at when the learner had to move."""
    pointed = 0
    for _ in range(MOST):
        match mode(page):
            case "end":
                return pointed
            case "act":
                page.wait_for_timeout(60)  # marks follow the table
                pointed += page.locator(".lesson :is(.led, .lesson-point)").count() > 0
                act(page)
            case _:
                page.locator("section.guide .go").click()
    raise AssertionError("the lesson does not end")


def first_own(game: str, id: str, address: str) -> tuple[int, dict[str, Any]]:
    """The last step before the learner's first move, and the state there."""
    told = ask(address, f"lessons/{game}/{id}")
    at = told["by"].index(told["seat"])
    step = max(n for n, one in enumerate(told["steps"]) if one["at"] <= at)
    return step, ask(address, f"lessons/{game}/{id}", {"at": at})


@pytest.mark.parametrize(("game", "id"), ALL)
def test_every_lesson_is_followed_from_end_to_end(sit: Sit, game: str, id: str) -> None:
    page = opened(sit, game, id)
    assert follow(page) > 0
    expect(page.locator("section.guide .end a").first).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('redbook.lessons')"))
    assert kept["lessons"][f"{game}/{id}"] == {"step": 0, "done": True}


@pytest.mark.parametrize(("locale", "words"), [("es", "Paso 1 de"), ("pt-BR", "Passo 1 de")])
def test_a_lesson_in_other_languages(sit: Sit, locale: str, words: str) -> None:
    game, id = ALL[0]
    page = opened(sit, game, id, locale=locale)
    expect(page.locator("section.guide")).to_contain_text(words)
    follow(page)
    expect(page.locator("section.guide")).to_have_attribute("data-step", lessons(game)[id].steps[-1].id)


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
        act(page)  # and one goes on as if nothing had happened
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
    expect(page.locator(".course .ways")).to_contain_text(f"1 of {len(lessons(game))} done")
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
    assert ask(address, f"tables/{table}?token={token}")["settings"]["first_game"] is True
