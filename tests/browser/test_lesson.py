"""The guided first turn of War of the Ring, for each side and language: read, pointed at, played to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Table]
PAGES = 5
MOST = 150  # questions of a first turn, battles included


def begin(sit: Sit, nth: int, **more: object) -> Page:
    page = sit(**more).page
    page.locator("article .learn button").nth(nth).click()
    expect(page.locator("section.guide")).to_be_visible()
    return page


def settled(page: Page) -> None:
    page.wait_for_selector("[data-version]:not([data-busy])")


@pytest.mark.parametrize(
    ("nth", "locale", "told"), [(0, "en-GB", "first turn"), (1, "es", "primer turno"), (1, "pt-BR", "primeiro turno")]
)
def test_a_first_turn_is_guided_to_its_end(sit: Sit, nth: int, locale: str, told: str) -> None:
    page = begin(sit, nth, locale=locale)
    expect(page.locator("section.guide")).to_contain_text(told, ignore_case=True)
    seen = set()
    for _ in range(PAGES):
        seen.add(page.locator("section.guide [role=status]").text_content())
        page.locator("section.guide footer .primary").click()
    assert len(seen) == PAGES
    pointed = 0
    for _ in range(MOST):
        settled(page)
        if page.locator("section.guide footer a").count():
            break
        pointed += page.locator(".lesson-point").count() > 0
        help_me = page.locator("section.guide footer .primary")
        if help_me.count() and help_me.is_enabled() and not page.locator("section.guide footer a").count():
            help_me.click()
        else:
            page.wait_for_timeout(120)
    expect(page.locator("section.guide footer a")).to_be_visible()
    assert pointed > 3
    page.locator("section.guide footer .primary").click()  # play on, alone
    expect(page.locator("section.guide")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-version]")
    expect(page.locator("section.guide")).to_have_count(0)


def test_one_may_do_something_else_than_the_guide_says(sit: Sit) -> None:
    page = begin(sit, 0)
    for _ in range(PAGES):
        page.locator("section.guide footer .primary").click()
    settled(page)
    before = page.locator("section.guide [role=status]").text_content()
    page.locator('[data-option="done"] button').click()
    expect(page.locator("section.guide [role=status]")).not_to_have_text(before or "")
    page.get_by_role("button", name="end the lesson").click()
    expect(page.locator("section.guide")).to_have_count(0)


def test_on_a_phone_the_guide_keeps_its_buttons_in_sight(sit: Sit) -> None:
    page = begin(sit, 1, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="es")
    for _ in range(PAGES):
        on = page.locator("section.guide footer .primary")
        button, guide = on.bounding_box(), page.locator("section.guide").bounding_box()
        assert button is not None
        assert guide is not None
        assert guide["y"] < button["y"]
        assert button["y"] + button["height"] < guide["y"] + guide["height"]
        on.tap()
