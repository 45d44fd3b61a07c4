"""Replays, branches, saves, records, and a table where people roll the dice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.house import ask, link
from browser.table import PHONE, Table
from redbook import Match, Record
from redbook.kernel.walk import random_walk

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]


def test_a_replay_steps_and_shares(sit: Sit) -> None:
    me = sit().play().place_rangers()
    me.page.get_by_role("link", name="Replay").click()
    page = me.page
    expect(page.locator("output")).to_have_text("move 3 of 3")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("output")).to_have_text("move 2 of 3")
    expect(page.locator(".captions")).to_contain_text("Rangers of Ithilien GO-04 at 1612")
    assert page.url.endswith("/2")
    page.reload()
    expect(page.locator("output")).to_have_text("move 2 of 3")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".captions")).to_contain_text("Before the first move")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).to_have_text("move 3 of 3")


def test_play_on_from_a_move_of_the_replay(sit: Sit) -> None:
    me = sit().play().place_rangers()
    first = me.page.url
    me.page.get_by_role("link", name="Replay").click()
    me.page.get_by_role("button", name="One move back").click()
    expect(me.page.locator("output")).to_have_text("move 2 of 3")
    me.page.get_by_role("button", name="Play on from here").click()
    me.ready()
    assert me.page.url != first
    expect(me.prompt).to_contain_text("Place Faramir")
    me.click("1511")
    expect(me.log.filter(has_text="Faramir at 1511")).to_have_count(1)


def test_a_game_is_saved_to_a_file_and_loaded_again(sit: Sit, tmp_path: Path) -> None:
    me = sit().play().place_rangers()
    with me.page.expect_download() as waiting:
        me.page.get_by_role("button", name="Save to a file").click()
    kept = tmp_path / "siege.json"
    waiting.value.save_as(kept)
    other = sit()
    other.page.locator("input[type=file]").set_input_files(kept)
    other.ready()
    expect(other.prompt).to_contain_text("Which counter moves?")
    expect(other.log.filter(has_text="Faramir at 1612")).to_have_count(1)


def record_from(place: Locator) -> Record:
    """What the button within this place hands to the reader, read again."""
    with place.page.expect_download() as waiting:
        place.get_by_role("button", name="Record as a text file").click()
    assert waiting.value.suggested_filename.endswith(".txt")
    return Record.parse(waiting.value.path().read_text("utf-8"))


def test_the_record_of_a_running_match_is_read_and_played_again(sit: Sit) -> None:
    me = sit(settings={"name": "Ana"}).play().place_rangers()
    record = record_from(me.page.get_by_role("banner"))
    assert (record.headers["game"], record.headers["name.west"]) == ("siege", "Ana")
    assert record.match().moves == ["GO-03@1612", "GO-04@1612", "L-FARAMIR@1612"]
    assert "seed" not in str(record)


def test_on_a_phone_the_record_is_among_the_settings(sit: Sit) -> None:
    me = sit(**PHONE).play()
    me.page.get_by_role("button", name="Settings").click()
    assert record_from(me.page.get_by_role("dialog")).match().moves == []


def test_the_record_is_offered_when_the_match_is_over(sit: Sit, tmp_path: Path) -> None:
    match = Match.new("hunt", seed=3)
    while match.decision is not None:
        match.play(match.decision.options[-1])
    kept = tmp_path / "hunt.txt"
    kept.write_text(str(Record.from_match(match)), "utf-8")
    me = sit()
    me.page.locator("input[type=file]").set_input_files(kept)
    record = record_from(me.page.get_by_role("dialog", name="The game is over"))
    assert record.match().moves == match.moves
    assert record.match().result == match.result


def test_no_record_while_somebody_else_plays(sit: Sit) -> None:
    me = sit()
    me.set_table(west="Here", shadow="Friend")
    me.open_table()
    expect(me.page.get_by_role("banner").get_by_role("button", name="Settings")).to_be_visible()
    expect(me.page.get_by_role("button", name="Record as a text file")).to_have_count(0)


def test_the_chronicle_opens_beside_the_table_and_no_address_holds_the_token(sit: Sit, address: str) -> None:
    *_, match = random_walk("siege", 3)
    opened = ask(address, "tables", {"save": match.save()})
    me = sit(link(opened))
    asked: list[str] = []
    me.context.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    with me.context.expect_page() as waiting:
        me.page.get_by_role("button", name="Chronicle").click()
    tale = waiting.value
    expect(tale.locator("h1")).to_be_visible()
    assert tale.url.startswith("blob:")
    assert any("/chronicle" in url for url in asked)
    assert not any(opened["token"] in url for url in asked)


def test_a_file_that_is_no_save_is_refused_in_words(sit: Sit, tmp_path: Path) -> None:
    me = sit()
    wrong = tmp_path / "wrong.json"
    wrong.write_text("not a tale", "utf-8")
    me.page.locator("input[type=file]").set_input_files(wrong)
    expect(me.page.locator(".notice")).to_contain_text("neither a saved game nor a record of Red Book")


def test_the_referee_types_what_the_die_shows(sit: Sit) -> None:
    me = sit()
    me.set_table()
    me.page.get_by_label("Referee").check()
    me.open_table()
    for name in ("GO-03", "GO-04", "Faramir"):
        expect(me.prompt).to_contain_text(name)
        me.click("1612")
    expect(me.prompt).to_contain_text("Roll for the Eye")
    me.prompt.get_by_role("button", name="7", exact=True).click()
    me.settled()
    expect(me.log.filter(has_text="Roll for the Eye of Sauron: 7")).to_have_count(1)
    expect(me.prompt).to_contain_text("Which counter moves?")


def test_what_happened_while_i_was_away(sit: Sit) -> None:
    host = sit()
    host.set_table(west="Friend", shadow="Here")
    host.open_table()
    host.page.get_by_role("button", name="Invite").click()
    invite = host.page.get_by_role("textbox", name="Link for the West").input_value()
    host.page.keyboard.press("Escape")
    friend = sit(invite).ready()
    friend.place_rangers()
    expect(host.log.filter(has_text="Faramir at 1612")).to_have_count(1)
    host.open("")
    host.page.get_by_role("heading", name="My tables").wait_for()
    friend.click("0908").click("1008").press("End of movement")
    host.page.locator("section", has_text="My tables").get_by_role("link", name="The Siege").first.click()
    away = host.page.get_by_role("dialog", name="While you were away")
    expect(away).to_contain_text("Gondor Foot")
    away.get_by_role("button", name="Go on").click()
    expect(host.prompt).to_contain_text("Which counter moves?")
