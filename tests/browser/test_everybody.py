"""For everybody: three languages, a phone, the keyboard alone, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.table import PHONE, Table

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]


def test_the_language_changes_at_once(sit: Sit) -> None:
    me = sit().play().place_rangers()
    version = me.version
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Language").select_option("es")
    expect(me.page.get_by_role("dialog", name="Ajustes")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.prompt).to_contain_text("¿Qué ficha se mueve?")
    expect(me.page.locator("header")).to_contain_text("de marzo")
    me.page.get_by_role("button", name="Ajustes").click()
    me.page.get_by_label("Idioma").select_option("pt")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("header")).to_contain_text("de março")
    assert me.version == version


def test_a_dialog_that_opens_right_after_escape_stays_open(sit: Sit) -> None:
    page = sit().play().page
    line = page.context.new_cdp_session(page)
    escape = {"type": "rawKeyDown", "key": "Escape", "code": "Escape", "windowsVirtualKeyCode": 27}
    button = page.get_by_role("button", name="Settings").element_handle()
    assert button is not None
    for _ in range(8):
        button.evaluate("it => it.click()")
        expect(page.get_by_role("dialog")).to_be_visible()
        line.send("Input.dispatchKeyEvent", escape)
        button.evaluate("it => it.click()")  # before the browser has said that the first one closed
        page.wait_for_timeout(100)
        expect(page.get_by_role("dialog")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("locale", "word"), [("es-ES", "Jugar"), ("pt-BR", "Jogar"), ("de-DE", "Play")])
def test_the_browser_says_which_language(sit: Sit, locale: str, word: str) -> None:
    me = sit(locale=locale)
    expect(me.page.get_by_role("button", name=word, exact=True).first).to_be_visible()


WIDTH = "() => document.documentElement.scrollWidth"


def test_a_phone_needs_no_sideways_scrolling(sit: Sit) -> None:
    me = sit(**PHONE)
    expect(me.siege).to_be_visible()
    assert me.page.evaluate(WIDTH) == 390
    me.set_table()
    assert me.page.evaluate(WIDTH) == 390
    me.play()
    assert me.page.evaluate(WIDTH) == 390
    me.page.touchscreen.tap(*me.middle("1612"))
    me.settled()
    expect(me.prompt).to_contain_text("GO-04")
    for tab in ("Days, morale, points", "What happened"):
        me.page.get_by_role("tab", name=tab).tap()
        assert me.page.evaluate(WIDTH) == 390
    me.page.get_by_role("link", name="Replay").tap()
    expect(me.page.locator("output")).to_be_visible()
    assert me.page.evaluate(WIDTH) == 390


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize("game", ["wotr", "hunt", "tcg", "campaign"])
def test_every_form_of_a_table_fits_a_phone(sit: Sit, game: str, lang: str) -> None:
    me = sit(f"#/play/{game}", settings={"lang": lang}, **PHONE)
    expect(me.page.locator("form.panel")).to_be_visible()
    assert me.page.evaluate(WIDTH) == 390


def test_an_unknown_address_says_so(sit: Sit) -> None:
    me = sit("#/nowhere/at-all")
    expect(me.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    me.page.get_by_role("link", name="To the title page").click()
    expect(me.siege).to_be_visible()


def test_a_move_by_the_keyboard_alone(sit: Sit) -> None:
    me = sit().play()
    page, keys = me.page, me.page.keyboard
    for name in ("GO-03", "GO-04", "Faramir"):
        expect(me.prompt).to_contain_text(name)
        keys.press("o")
        page.get_by_role("button", name="All options").press("Enter") if name == "GO-03" else None
        page.locator("#options li button", has_text="@1612").press("Enter")
        me.settled()
    keys.press("b")
    expect(page.locator("#board svg[role=application]")).to_be_focused()
    for _ in range(9):
        keys.press("ArrowUp")
    for _ in range(8):
        keys.press("ArrowRight")
    expect(page.locator("#board [aria-live]")).to_contain_text("1612")
    keys.press("Enter")
    expect(me.prompt).to_contain_text("6 movement points left")
    keys.press("ArrowLeft")
    expect(page.locator("#board [aria-live]")).to_contain_text("Can be reached for 1")
    keys.press("Enter")
    expect(me.log.filter(has_text="Faramir (")).to_have_count(1)


def test_every_option_stands_in_a_list_for_keyboard_and_screen_reader(sit: Sit) -> None:
    me = sit().play()
    me.page.get_by_role("button", name="All options (36)").press("Enter")
    me.page.get_by_label("Search among 36 options").fill("1612")
    me.page.locator("#options li button").press("Enter")
    me.settled()
    expect(me.log.filter(has_text="GO-03 at 1612")).to_have_count(1)
    expect(me.page.locator("[role=status]")).to_contain_text("Place Rangers of Ithilien GO-04")


def test_a_skip_link_leads_to_the_board(sit: Sit) -> None:
    me = sit().play()
    skip = me.page.get_by_role("link", name="Go to the board")
    skip.focus()
    expect(skip).to_be_in_viewport()
    skip.press("Enter")
    expect(me.page.locator("#board svg[role=application]")).to_be_focused()


def test_the_help_lists_the_keys(sit: Sit) -> None:
    me = sit().play()
    me.page.keyboard.press("?")
    me.page.get_by_role("complementary", name="Rules").get_by_role("button", name="Keys").click()
    expect(me.page.get_by_role("dialog", name="Keys")).to_contain_text("take back")
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_candlelight_is_dark(sit: Sit) -> None:
    me = sit(color_scheme="light")
    body = me.page.locator("body")
    expect(body).to_have_css("background-color", "rgb(243, 233, 210)")
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Light").select_option("dark")
    expect(body).to_have_css("background-color", "rgb(27, 21, 16)")
