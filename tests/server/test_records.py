"""Records and short positions at the server: opened like a save, given out like a save, within the same bounds."""

from __future__ import annotations

from typing import Any

import pytest

from redbook import Match, Record, short_position
from redbook.kernel.walk import play_out

from .house import House, shown


def a_match(limit: int = 3) -> Match:
    return play_out(Match.new("toy", seed=5), 2, limit=limit)


def text_of(m: Match, **how: Any) -> str:
    return str(Record.from_match(m, **how))


def test_a_record_opens_a_table_where_the_match_stands(house: House) -> None:
    m = a_match()
    opened = house.open(game=None, record=text_of(m))
    state = house.state(opened["table"], opened["token"])
    assert state["length"] == len(m.moves)
    assert house.get(opened["table"], "save", opened["token"])["moves"] == m.moves


def test_the_future_of_a_record_is_drawn_anew(house: House) -> None:
    m = a_match()
    opened = house.open(game=None, record=text_of(m))
    told = house.client.get(f"/api/tables/{opened['table']}/record", headers=shown(opened["token"])).text
    assert "seed" in text_of(m)
    assert "seed" not in told
    assert Record.parse(told).match().moves == m.moves


def test_a_short_position_opens_a_table(house: House) -> None:
    m = a_match()
    opened = house.open(game=None, record=short_position(m.position()))
    assert house.state(opened["table"], opened["token"])["length"] == 0


def test_a_table_is_given_out_as_a_record_with_its_names_to_those_who_may_save(house: House) -> None:
    opened = house.open(seating={"blue": "here", "red": "friend"}, title="Evening")
    answer = house.client.get(f"/api/tables/{opened['table']}/record", headers=shown(opened["token"]))
    other = house.client.get(f"/api/tables/{opened['table']}/save", headers=shown(opened["token"]))
    assert answer.status_code == other.status_code  # one rule for both
    alone = house.open(title="Evening")
    answer = house.client.get(f"/api/tables/{alone['table']}/record", headers=shown(alone["token"]))
    assert answer.headers["content-type"].startswith("text/plain")
    assert Record.parse(answer.text).headers["event"] == "Evening"


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda text: text + " {never closed", "bad-record"),
        (lambda text: text.replace('"toy"', '"chess"'), "unknown-game"),
        (lambda text: text.replace("card", "cord", 1), "bad-save"),
        (lambda text: "toy-0.AAAA", "bad-position"),
        (lambda text: "(" * 100_000, "bad-record"),
        (lambda text: "[a " + "[" * 100_000, "bad-record"),
        (lambda text: "[game 7]", "bad-record"),
        (lambda text: '[game "toy"] x: ' + ",".join(["card 1"] * 20_001), "too-much"),
    ],
)
def test_a_record_that_is_wrong_is_refused(house: House, spoil: Any, code: str) -> None:
    answer = house.client.post("/api/tables", json={"record": spoil(text_of(a_match()))})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


def test_another_end_than_the_record_says_is_refused(house: House) -> None:
    record = Record.from_match(a_match())
    record.headers["digest"] = "0" * 16
    assert house.open(status=400, game=None, record=str(record))["code"] == "bad-record"


def test_one_document_at_a_time(house: House) -> None:
    m = a_match()
    problem = house.open(status=400, game=None, record=text_of(m), save=m.save())
    assert problem["code"] == "bad-request"
