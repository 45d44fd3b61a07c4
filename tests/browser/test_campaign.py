"""The whole road in the browser: a finished Hunt leads two people on to the War, each to his own seat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.house import ask, link
from browser.table import Table
from redbook.kernel import Match
from redbook.kernel.walk import play_out

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]


def test_friends_go_on_from_a_finished_hunt_to_the_war(sit: Sit, address: str) -> None:
    m = play_out(Match.new("hunt", seed=5), 5)
    assert m.result is not None
    opened = ask(address, "tables", {"save": m.save(), "seating": {"wraith-1": "friend"}})
    host = sit(link(opened)).page
    host.wait_for_selector("[data-version]", timeout=60_000)
    friend = sit(link(opened, opened["invites"]["wraith-1"])).page
    friend.wait_for_selector("[data-version]", timeout=60_000)
    expect(friend.get_by_text("When the host goes on to the next game")).to_be_visible()
    host.get_by_role("button", name="On to the War of the Ring").click()
    expect(host.get_by_role("heading", name="War of the Ring")).to_be_visible()
    friend.get_by_role("button", name="On to the War of the Ring").click()
    expect(friend.get_by_role("heading", name="War of the Ring")).to_be_visible()
    assert host.url.split("/")[-2] == friend.url.split("/")[-2]
    expect(host.locator("[data-version]")).to_have_attribute("data-waiting", re.compile("free|shadow"))


def test_the_lobby_offers_the_whole_road(sit: Sit) -> None:
    page = sit("#/play/campaign").page
    road = page.get_by_role("region", name="The whole road")
    expect(road.get_by_role("button", name="Open the table")).to_be_visible()  # its table is being set
    road.get_by_role("button", name="Set out").click()
    expect(page.get_by_role("heading", name="The whole road")).to_be_visible()
    page.wait_for_selector("[data-version]")


def test_an_invite_serves_one_friend_only(sit: Sit, address: str) -> None:
    opened = ask(address, "tables", {"game": "hunt", "seating": {"wraith-1": "friend"}})
    invite = link(opened, opened["invites"]["wraith-1"])
    friend = sit(invite)
    friend.page.wait_for_selector("[data-version]")
    assert opened["invites"]["wraith-1"] not in friend.page.url  # his own key stands there now
    friend.open("")
    friend.open(invite)  # the same browser, by the old link
    friend.page.wait_for_selector("[data-version]")
    stranger = sit(invite)
    expect(stranger.page.get_by_text("Somebody has taken up this invite already")).to_be_visible()
    stranger.complaints.clear()  # the browser itself logs the refusal
    host = sit(link(opened)).page
    host.wait_for_selector("[data-version]", timeout=60_000)
    host.get_by_role("button", name="Invite").click()
    host.get_by_role("button", name="Free Ringwraith 1").click()
    host.get_by_role("button", name="Sure?").click()
    expect(host.get_by_role("textbox", name="Link for Ringwraith 1")).to_be_visible()


def test_an_empty_seat_that_all_wait_for_shows_its_link(sit: Sit, address: str) -> None:
    opened = ask(address, "tables", {"game": "hunt", "seating": {"ringbearer": "friend"}})
    host = sit(link(opened)).page
    expect(host.locator("#prompt")).to_contain_text("Ring-bearer: nobody has sat down yet")
    host.locator("#prompt").get_by_role("button", name="Show the link").click()
    expect(host.get_by_role("textbox", name="Link for Ring-bearer")).to_be_visible()
