"""Notes of the Ringwraiths: kept by the server, read by all at the table, or by Ringwraiths alone by agreement."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from redbook.kernel.game import EVERYBODY, find_game
from redbook.server.store.storage import Storage
from redbook.server.tables.table import NOTES
from server.house import House, Line, app, client_of
from server.test_sockets import line

WEST = {"ringbearer": "friend", "wraith-2": "friend"}
PRIVATE = {"notes": "private"}
NOTE = {"seat": "wraith-1", "key": "1-12", "text": "maybe he rests here"}


def write(one: Line, id: str = "n", **note: Any) -> Any:
    one.send("note", id=id, **{**NOTE, **note})
    return one.next("ack", "problem")


def quiet(one: Line) -> bool:
    """Nothing but the answer comes when it says something."""
    one.send("ping")
    return next_of(one)["type"] == "pong"


def next_of(one: Line) -> Any:
    return one.next("state", "ack", "problem", "why", "said", "pong")


def read(state: Any) -> list[tuple[str, str, str]]:
    return [(note["seat"], note["key"], note["text"]) for note in state["notes"]]


def test_the_games_say_who_shares_notes() -> None:
    hunt, siege = find_game("hunt"), find_game("siege")
    for given, circle in (({}, EVERYBODY), ({"notes": "open"}, EVERYBODY), (PRIVATE, "wraiths")):
        settings = hunt.check_settings(given)
        seats = hunt.seats(5, settings)
        assert [hunt.note_circle(seat, settings) for seat in seats] == ["", *[circle] * 4]
    assert siege.note_circle("west", {}) == siege.note_circle("shadow", {}) == ""


def test_p10_and_p19_by_default_everybody_reads_them(house: House) -> None:
    """Ringwraiths talk in the open and take no notes of their own: the Ring-bearer and watchers see every chit."""
    opened = house.open(game="hunt", seats=3, seating=WEST)
    table = opened["table"]
    keys = {seat: house.join(opened, seat) for seat in WEST}
    with line(house, table) as first, line(house, table) as bearer, line(house, table) as watcher:
        for one, token in ((first, opened["token"]), (bearer, keys["ringbearer"]), (watcher, opened["watch"])):
            one.hello(token)
            while not quiet(one):
                pass
        assert write(first)["type"] == "ack"
        written = [("wraith-1", "1-12", "maybe he rests here")]
        assert read(next_of(bearer)) == read(next_of(watcher)) == written
        for token in (*keys.values(), opened["token"], opened["watch"]):
            assert read(house.state(table, token)) == written
        assert write(bearer, seat="ringbearer")["problem"]["code"] == "no-notes"
        assert write(first, text="")["type"] == "ack"
        assert read(house.state(table, keys["ringbearer"])) == []


def test_a_shared_note_reaches_the_ringwraiths_and_nobody_else(house: House) -> None:
    opened = house.open(game="hunt", seats=3, seating=WEST, settings=PRIVATE)
    table = opened["table"]
    keys = {seat: house.join(opened, seat) for seat in WEST}
    with (
        line(house, table) as first, line(house, table) as second, line(house, table) as bearer,
        line(house, table) as watcher,
    ):  # fmt: skip
        assert read(first.hello(opened["token"])) == []
        version = second.hello(keys["wraith-2"])["version"]
        bearer.hello(keys["ringbearer"])
        watcher.hello(opened["watch"])
        for one in (first, second, bearer, watcher):
            while not quiet(one):
                pass
        assert write(first)["type"] == "ack"
        heard = next_of(second)
        assert read(heard) == [("wraith-1", "1-12", "maybe he rests here")]
        assert heard["version"] == version
        assert [quiet(bearer), quiet(watcher)] == [True, True]  # not even that a note was written
        assert write(second, seat="wraith-2", text="no")["type"] == "ack"
        assert write(second, seat="wraith-2", text="never")["type"] == "ack"
        assert write(first, text="")["type"] == "ack"
        for one in (bearer, watcher):
            assert quiet(one)
    assert read(house.state(table, keys["wraith-2"])) == [("wraith-2", "1-12", "never")]
    assert read(house.state(table, opened["token"])) == [("wraith-2", "1-12", "never")]
    assert read(house.state(table, keys["ringbearer"])) == read(house.state(table, opened["watch"])) == []


def test_on_one_screen_the_notes_come_and_go_with_the_eyes(house: House) -> None:
    opened = house.open(game="hunt", seats=3, settings=PRIVATE)
    with line(house, opened["table"]) as one:
        one.hello(opened["token"])
        one.send("look", seat="wraith-1")
        one.next("state")
        assert write(one)["type"] == "ack"
        seen = {}
        for seat in ("ringbearer", "wraith-1", "wraith-2"):
            one.send("look", seat=seat)
            state = one.next("state")
            while state["eyes"] != seat:
                state = one.next("state")
            seen[seat] = len(state["notes"])
        assert seen == {"ringbearer": 0, "wraith-1": 1, "wraith-2": 1}


def test_when_the_match_is_over_the_ring_bearer_still_does_not_read_them(house: House) -> None:
    """Part 2, after which all eyes are open: between the parts they are not."""
    opened = house.open(game="hunt", seats=2, settings={"part": "2", **PRIVATE}, seating={"ringbearer": "friend"})
    table, bearer = opened["table"], house.join(opened, "ringbearer")
    with line(house, table) as one:
        one.hello(opened["token"])
        assert write(one)["type"] == "ack"
    assert house.play_out(table, opened["token"], bearer, limit=5000)["result"] is not None
    through_his_eyes = house.state(table, bearer, seat="wraith-1")
    assert (through_his_eyes["eyes"], through_his_eyes["notes"]) == ("wraith-1", [])
    assert read(house.state(table, opened["token"])) == [("wraith-1", "1-12", "maybe he rests here")]


@pytest.mark.parametrize(
    ("note", "code"),
    [
        ({"seat": "wraith-2"}, "not-your-seat"),
        ({"seat": "nobody"}, "not-your-seat"),
        ({"seat": "ringbearer"}, "no-notes"),
        ({"key": ""}, "bad-message"),
        ({"key": "a b"}, "bad-message"),
        ({"key": "k" * 61}, "bad-message"),
        ({"text": "x" * 201}, "bad-message"),
        ({"text": None}, "bad-message"),
    ],
)
def test_what_is_refused(house: House, note: dict[str, Any], code: str) -> None:
    opened = house.open(game="hunt", seats=3, seating={"wraith-2": "friend"})
    with line(house, opened["table"]) as one:
        one.hello(opened["token"])
        answer = write(one, id="7", **note)
        assert (answer["type"], answer["id"], answer["problem"]["code"]) == ("problem", "7", code)
    assert house.state(opened["table"], opened["token"], seat="wraith-1")["notes"] == []


def test_a_watcher_and_a_game_without_circles_share_nothing(house: House) -> None:
    opened, toy = house.open(game="hunt", seats=2), house.open()
    with line(house, opened["table"]) as one, line(house, toy["table"]) as two:
        one.hello(opened["watch"])
        assert write(one)["problem"]["code"] == "not-your-seat"
        two.hello(toy["token"])
        assert write(two, seat="blue")["problem"]["code"] == "no-notes"


def test_a_seat_shares_a_hundred_notes_and_no_more(house: House) -> None:
    opened = house.open(game="hunt", seats=3)
    with line(house, opened["table"]) as one:
        one.hello(opened["token"])
        for number in range(NOTES):
            assert write(one, key=f"1-{number}")["type"] == "ack"
        full = write(one, key="2-1")
        assert full["problem"]["code"] == "too-many-notes"
        assert str(NOTES) in full["problem"]["text"]
        assert write(one, key="1-0", text="another word")["type"] == "ack"
        assert write(one, key="2-1", seat="wraith-2")["type"] == "ack"
        assert write(one, key="1-1", text="")["type"] == "ack"
        assert write(one, key="2-1")["type"] == "ack"


def test_notes_outlive_the_server_and_are_one_line(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with client_of(app(db)) as client:
        house = House(client)
        opened = house.open(game="hunt", seats=2)
        with line(house, opened["table"]) as one:
            one.hello(opened["token"])
            assert write(one, text="Frodo?\nor\u0000 a rest")["type"] == "ack"
    with client_of(app(db)) as client:
        state = House(client).state(opened["table"], opened["token"], seat="wraith-1")
        assert read(state) == [("wraith-1", "1-12", "Frodo? or  a rest")]


def test_a_note_that_cannot_be_stored_is_not_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise OperationalError("", {}, Exception("disk full"))

    opened = house.open(game="hunt", seats=2)
    with line(house, opened["table"]) as one:
        one.hello(opened["token"])
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "write_note", fail)
            assert write(one)["problem"]["code"] == "not-saved"
        assert house.state(opened["table"], opened["token"], seat="wraith-1")["notes"] == []
        assert write(one)["type"] == "ack"


def test_notes_change_neither_the_version_nor_when_the_table_was_last_changed(house: House) -> None:
    opened = house.open(game="hunt", seats=2, seating={"ringbearer": "friend"}, settings=PRIVATE)
    bearer = house.join(opened, "ringbearer")

    def all_that_he_gets() -> Any:
        return house.state(opened["table"], bearer), house.mine(bearer)

    with line(house, opened["table"]) as one:
        one.hello(opened["token"])
        before = all_that_he_gets()
        assert write(one)["type"] == "ack"
        assert all_that_he_gets() == before
