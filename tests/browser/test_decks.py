"""The deck builder: cards found by filters, a deck built by clicks, told why it is not legal, shared, and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.house import ask
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
    cultures = page.get_by_role("group", name="Culture")
    cultures.get_by_role("button", name="Gondor").click()
    gondor = shown(page)
    cultures.get_by_role("button", name="Elven").click()  # of either
    assert gondor < shown(page) < 365
    cultures.get_by_role("button", name="Elven").click()
    assert shown(page) == gondor
    for label, value in (("Type", "possession"), ("Cost", "1"), ("Rarity", "R")):
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


def test_cards_are_shown_in_the_order_that_is_wished(sit: Sit) -> None:
    page = builder(sit)
    page.get_by_label("Type", exact=True).select_option("minion")
    strongest, order = page.locator("[data-card-id] .figure.strength").first, page.get_by_label("Order", exact=True)
    order.select_option("strength")
    expect(strongest).to_have_text("15")
    order.select_option("name")
    expect(page.locator("[data-card-id] .name b").first).to_have_text("Ancient Chieftain")


def test_a_card_is_shown_large_where_it_covers_none_beside_it(sit: Sit) -> None:
    page = builder(sit)
    last = page.locator("[data-card-id] button.add").nth(4)
    last.hover()
    large = page.locator(".large article")
    expect(large).to_be_visible()
    box, spot = large.bounding_box(), last.bounding_box()
    assert box is not None
    assert spot is not None
    assert box["x"] + box["width"] < spot["x"]
    assert box["width"] > 1.8 * spot["width"]


def test_what_is_thrown_away_asks_once_more(sit: Sit) -> None:
    page = builder(sit)
    take_given(page)
    page.locator("[data-in-deck]").filter(has_text="Athelas").get_by_role("button", name="One more Athelas").click()
    mine = page.get_by_label("My decks").locator("option")
    expect(mine).to_have_count(2)
    page.get_by_role("button", name="Throw away").click()
    expect(mine).to_have_count(2)
    page.get_by_role("button", name="Sure? It cannot be taken back").click()
    expect(mine).to_have_count(1)


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
    page.get_by_label("The machine plays").select_option("golden-wood")
    page.get_by_role("button", name="Play with this deck").click()
    page.wait_for_selector("[data-version]")
    table, token = page.url.split("#/t/")[1].split("/")
    settings = ask(page.url.split("#")[0], f"tables/{table}", token=token)["settings"]
    assert settings["deck_p2"] == "golden-wood"
    assert "Axes of the Shire" in settings["deck_p1"]


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
    expect(first.locator("button.add")).to_have_attribute("aria-disabled", "true")
    first.locator("button.add").click(force=True)
    expect(first.locator("output")).to_have_text(f"{owned}/{owned}")


# Every card of the page at one width: what is cut off or reaches over an edge.
SPILLED = """(width) => {
    const page = document.querySelector('section.cards ul');
    page.style.display = 'flex';
    page.style.flexWrap = 'wrap';
    const spilled = [], items = [...page.querySelectorAll('[data-card-id]')];
    for (const item of items) item.style.width = `${width}px`;
    for (const item of items) {
        const card = item.querySelector('article'), edge = card.getBoundingClientRect();
        const wide = (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
        const cut = ['.text', '.kind span', 'footer'].some((part) => [...card.querySelectorAll(part)].some(wide));
        const names = [...card.querySelectorAll('.name b, .name small')].filter((e) => e.offsetParent);
        const out = names.some((e) => {
            const box = document.createRange();
            box.selectNodeContents(e);
            const { left, right, top } = box.getBoundingClientRect(), art = card.querySelector('.art');
            const emblem = card.querySelector('.emblem');
            const end = emblem.offsetParent ? emblem.getBoundingClientRect().left : edge.right;
            return right > end + 1 || left < edge.left || top < edge.top - 1
                || e.getBoundingClientRect().bottom > art.getBoundingClientRect().top + 1;
        });
        if (cut || out || wide(card)) spilled.push(item.dataset.cardId);
    }
    return spilled;
}"""


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_no_words_spill_over_any_card_at_any_size(sit: Sit, lang: str) -> None:
    page = builder(sit, settings={"lang": lang})
    more = page.locator("section.cards > p button")
    while more.count():
        more.click()
    expect(page.locator("[data-card-id]")).to_have_count(365)
    for width in (60, 100, 138, 160, 320):  # on a phone's table, on a table, in the hand, here, large
        assert page.evaluate(SPILLED, width) == []


@pytest.mark.parametrize(("locale", "heading"), [("es", "Mazos"), ("pt-BR", "Baralhos")])
def test_the_builder_speaks_the_readers_language_on_a_phone(sit: Sit, locale: str, heading: str) -> None:
    page = builder(sit, locale=locale, viewport={"width": 390, "height": 844}, has_touch=True)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    first = page.locator("[data-card-id] button.add").first
    first.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})  # a long press reads
    expect(page.locator(".large article")).to_be_visible()
    first.dispatch_event("click")
    page.locator("button.shade").tap()
    expect(page.locator(".large")).to_have_count(0)
    expect(page.locator("[data-card-id] output")).to_have_count(0)
    first.tap()
    expect(page.locator("[data-card-id] output").first).to_have_text("1")
