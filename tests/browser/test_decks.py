"""The deck builder: cards found by filters, a deck built by clicks, told why it is not legal, shared, and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.table import Table

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]


def builder(sit: Sit, path: str = "#/decks", **more: object) -> Page:
    page = sit(path, **more).page
    page.wait_for_selector("[data-card-id]")
    return page


def shown(page: Page) -> int:
    return int((page.get_by_role("search").get_by_role("status").text_content() or "0").split()[0])


def take_given(page: Page, deck: str = "aragorn") -> None:
    page.get_by_label("Decks that come with the game").select_option(deck)
    expect(page.get_by_text("Legal: 60 cards")).to_be_visible()


def test_filters_by_side_culture_type_cost_keyword_rarity_and_text(sit: Sit) -> None:
    page = builder(sit)
    expect(page.get_by_text("365 cards")).to_be_visible()
    for label, value in (("Culture", "gondor"), ("Type", "possession"), ("Cost", "1"), ("Rarity", "R")):
        before = shown(page)
        page.get_by_label(label, exact=True).select_option(value)
        expect(page.get_by_role("search").get_by_role("status")).not_to_have_text(f"{before} cards")
        assert 0 < shown(page) < before
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Keyword").select_option("archer")
    page.get_by_label("Side").select_option("shadow")
    assert shown(page) > 0
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Name or text").fill("gimli gloin")  # accents do not matter
    expect(page.locator("[data-card-id]")).to_have_count(1)


def test_a_new_deck_is_built_by_clicks_and_played(sit: Sit) -> None:
    page = builder(sit)
    take_given(page)
    page.get_by_role("textbox", name="Name of the deck").fill("Axes of the Shire")
    page.get_by_role("textbox", name="Name of the deck").press("Enter")
    page.locator("[data-in-deck]").filter(has_text="Athelas").get_by_role("button", name="Take out Athelas").click()
    expect(page.get_by_text("Not legal yet: 59 cards")).to_be_visible()
    expect(page.get_by_role("button", name="Play with this deck")).to_be_disabled()
    expect(page.locator(".problems li").first).to_be_visible()
    page.get_by_label("Name or text").fill("Dwarven Axe")
    page.locator('[data-card-id="1_9"] button.add').click()
    expect(page.get_by_text("Legal: 60 cards")).to_be_visible()
    page.reload()  # it was kept
    expect(page.get_by_text("Legal: 60 cards")).to_be_visible()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Axes of the Shire")
    page.get_by_role("button", name="Play with this deck").click()
    page.wait_for_selector("[data-version]")
    assert "#/t/" in page.url


def test_a_deck_travels_by_link_and_as_text(sit: Sit) -> None:
    page = builder(sit)
    take_given(page, "gandalf")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Share").input_value()
    other = builder(sit, link)
    expect(other.get_by_text("Legal: 60 cards")).to_be_visible()
    with page.expect_download() as saved:
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Save as text").click()
    text = saved.value.path().read_text("utf-8")
    assert "Ring-bearer:" in text

    third = builder(sit)
    third.get_by_role("button", name="Bring a deck").click()
    third.get_by_role("textbox", name="The deck as text").fill(text + "\n2 Balrog of Bree")
    third.get_by_role("dialog").get_by_role("button", name="Bring a deck").click()
    expect(third.get_by_role("alert")).to_contain_text("Balrog of Bree")
    third.keyboard.press("Escape")
    expect(third.get_by_text("Legal: 60 cards")).to_be_visible()


def test_sealed_packs_offer_only_what_was_opened(sit: Sit) -> None:
    page = builder(sit)
    page.get_by_role("button", name="Sealed packs").click()
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Open the packs").click()
    expect(page.get_by_text("365 cards")).to_have_count(0)
    first = page.locator("[data-card-id]").first
    owned = int(first.locator("output").text_content() or "0")
    for _ in range(owned):
        first.locator("button.add").click()
    expect(first.locator("button.add")).to_be_disabled()
    expect(first.locator("output")).to_have_text(f"{owned}/{owned}")


@pytest.mark.parametrize(("locale", "heading"), [("es", "Mazos"), ("pt-BR", "Baralhos")])
def test_the_builder_speaks_the_readers_language_on_a_phone(sit: Sit, locale: str, heading: str) -> None:
    page = builder(sit, locale=locale, viewport={"width": 390, "height": 844}, has_touch=True)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-card-id] button.add").first.tap()
    expect(page.locator("[data-card-id] output").first).to_have_text("1")
