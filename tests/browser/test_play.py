"""Playing by clicking: a new game, a move, a battle, taking back, and why not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.table import Table

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]


def test_one_click_opens_a_table_against_the_bot(sit: Sit) -> None:
    me = sit().play()
    expect(me.page.locator("header")).to_contain_text("The Siege of Minas Tirith")
    expect(me.prompt).to_contain_text("Place Rangers of Ithilien GO-03")
    assert len(me.lights("place")) == 36
    assert "/#/t/" in me.page.url


def test_a_stack_marches_by_two_clicks(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("1612")
    expect(me.prompt).to_contain_text("6 movement points left")
    assert len(me.lights("move")) > 20
    me.click("1411")
    expect(me.log.last).to_contain_text("1411")
    moved = me.log.filter(has_text="1612")
    expect(moved.filter(has_text="Faramir (")).to_have_count(1)
    expect(moved.filter(has_text="GO-03 (")).to_have_count(1)
    expect(moved.filter(has_text="GO-04 (")).to_have_count(1)


def test_one_counter_of_a_stack_marches_alone(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("1612")
    stack = me.page.locator("#part-stack")
    for name in ("GO-04", "Faramir"):
        stack.get_by_role("button", name=name).click()
        me.settled()
    me.click("1511")
    expect(me.log.filter(has_text="GO-03 (")).to_have_count(1)
    expect(me.log.filter(has_text="Faramir (")).to_have_count(0)


def test_a_stack_is_dragged(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.page.mouse.move(*me.middle("1612"))
    me.page.mouse.down()
    me.page.mouse.move(*me.middle("1511"), steps=6)
    me.page.mouse.up()
    expect(me.log.filter(has_text="GO-03 (")).to_have_count(1)


def test_a_counter_goes_on_from_where_it_stopped(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("0908")
    me.click("1008")
    expect(me.prompt).to_contain_text("movement points left")
    me.click("1108")
    expect(me.log.filter(has_text="Gondor Foot")).to_have_count(2)


def test_taking_back_by_button_and_by_key(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("0908").click("1008")
    lines = me.log.count()
    me.prompt.get_by_role("button", name="Take back").click()
    me.settled()
    expect(me.log).not_to_have_count(lines)
    me.page.keyboard.press("Control+z")
    me.settled()
    expect(me.prompt).to_contain_text("Which counter moves?")


def test_escape_takes_a_march_back_step_by_step(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("1612")
    expect(me.prompt).to_contain_text("6 movement points left")
    me.page.keyboard.down("Shift")
    me.click("1511")
    me.page.keyboard.up("Shift")
    expect(me.prompt).not_to_contain_text("6 movement points left")
    me.page.keyboard.press("Escape")
    expect(me.prompt).to_contain_text("6 movement points left")
    me.settled().page.keyboard.press("Escape")
    expect(me.prompt).to_contain_text("Which counter moves?")
    version = me.settled().version
    me.page.keyboard.press("Escape")
    assert me.settled().version == version


def test_what_cannot_be_done_says_why_with_its_rule(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("0704")
    expect(me.prompt).to_contain_text("Guard of the Citadel")
    me.click("0908")
    me.click("2601")
    notice = me.page.locator(".notice")
    expect(notice).to_contain_text("Too far")
    expect(notice).to_contain_text("siege 3.1")


def test_a_battle_shows_its_odds_and_then_its_dice(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("1612").click("1413")
    me.press("End of movement")
    expect(me.prompt).to_contain_text("Which hex is attacked?")
    me.click("1314")
    battle = me.page.locator("#part-combat")
    expect(battle).to_contain_text("attack 4 against defence 3")
    expect(battle).to_contain_text("Faramir +1")
    expect(battle).to_contain_text("defender leaves the hex")
    expect(battle).to_contain_text("%")
    battle.get_by_role("button", name="Roll the dice").click()
    expect(me.log.filter(has_text="Dice ")).not_to_have_count(0)
    expect(me.log.filter(has_text="Result: ")).not_to_have_count(0)


def test_an_attack_can_be_called_off(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("1612").click("1413")
    me.press("End of movement")
    me.click("1314")
    me.page.locator("#part-combat").get_by_role("button", name="Call it off").click()
    expect(me.prompt).to_contain_text("Which hex is attacked?")


def test_a_line_of_the_log_points_at_the_board(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.page.locator("#log button", has_text="Faramir at 1612").hover()
    assert len(me.lights("path")) == 1


def test_the_settings_of_a_table_are_said_in_words(sit: Sit) -> None:
    me = sit(settings={"lang": "es"})
    me.page.get_by_role("article", name="El asedio de Minas Tirith").get_by_role("button", name="Preparar").click()
    length = me.page.get_by_label("Duración").locator("option")
    expect(length).to_have_text(["12 días, según las reglas", "15 días, hasta el 21 de marzo"])
