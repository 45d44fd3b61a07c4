"""Friends by link, spectators, table talk, reloading, hot seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.table import Table

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]


def link(host: Table, label: str) -> str:
    host.page.get_by_role("button", name="Invite").click()
    found = host.page.get_by_role("textbox", name=label).input_value()
    host.page.keyboard.press("Escape")
    return found


def test_a_friend_sits_down_by_link_and_both_play(sit: Sit) -> None:
    host = sit()
    host.set_table(shadow="Friend")
    host.open_table()
    friend = sit(link(host, "Link for the Shadow")).ready()
    expect(friend.prompt).to_contain_text("Waiting for the West")
    host.place_rangers().press("End of movement")
    expect(friend.prompt).to_contain_text("Which counter moves?")
    expect(host.prompt).to_contain_text("Waiting for the Shadow")
    friend.click("1010").click("1111")
    expect(host.log.filter(has_text="Mordor Orcs MO-01 (")).to_have_count(1)


def test_who_looks_on_sees_and_cannot_act(sit: Sit) -> None:
    host = sit().play()
    guest = sit(link(host, "Link for spectators")).ready()
    host.place_rangers()
    expect(guest.log.filter(has_text="Faramir at 1612")).to_have_count(1)
    before = host.version
    guest.click("1612").click("1511")
    assert host.version == before


def test_table_talk_reaches_the_others(sit: Sit) -> None:
    host = sit()
    host.set_table(shadow="Friend")
    host.open_table()
    friend = sit(link(host, "Link for the Shadow"), settings={"name": "Gothmog"}).ready()
    friend.page.get_by_label("Say something").fill("Grond!")
    friend.page.keyboard.press("Enter")
    expect(host.page.locator("#part-talk")).to_contain_text("Gothmog Grond!")


def test_a_reload_in_the_middle_of_a_gesture_loses_nothing(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.click("1612")
    before = me.version
    me.page.reload()
    me.ready()
    assert me.version == before
    expect(me.prompt).to_contain_text("6 movement points left")
    me.click("1511")
    expect(me.log.filter(has_text="GO-03 (")).to_have_count(1)


def test_the_lobby_remembers_my_tables(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.page.get_by_role("link", name="To the title page").click()
    mine = me.page.locator("section", has=me.page.get_by_role("heading", name="My tables"))
    expect(mine).to_contain_text("It is your turn")
    mine.get_by_role("link", name="The Siege").first.click()
    me.ready()
    expect(me.prompt).to_contain_text("Which counter moves?")


def test_both_sides_on_one_screen(sit: Sit) -> None:
    me = sit()
    me.set_table(shadow="Here")
    me.open_table()
    me.place_rangers().press("End of movement")
    expect(me.prompt).to_contain_text("the Shadow")
    expect(me.prompt).to_contain_text("Which counter moves?")
    me.click("1010").click("1111")
    expect(me.log.filter(has_text="Mordor Orcs MO-01 (")).to_have_count(1)


def test_a_server_that_falls_and_rises_again_is_found_again(sit: Sit, own_server: Server) -> None:
    me = sit(own_server.url).play().place_rangers()
    me.click("1612")
    own_server.kill()
    expect(me.page.get_by_role("button", name="The line is broken")).to_be_visible()
    own_server.start()
    expect(me.page.get_by_role("button", name="The line is broken")).to_have_count(0, timeout=20_000)
    expect(me.prompt).to_contain_text("6 movement points left")
    me.click("1511")
    expect(me.log.filter(has_text="GO-03 (")).to_have_count(1)
    me.page.goto("about:blank")  # the server goes before the browser does
    me.complaints.clear()  # the browser notes every failed attempt to connect; that is what was asked for


def test_a_wrong_link_says_so(sit: Sit) -> None:
    me = sit("#/t/nowhere/nothing")
    expect(me.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    me.complaints.clear()  # the browser notes the refused request; that is what was asked for
