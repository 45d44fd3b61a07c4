"""The page on positions keeps its word: every example can be played, and says what it shows."""

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

from redbook import BadPosition, Match
from redbook.games import PLAYABLE
from redbook.kernel.walk import check_laws

PAGE = Path(__file__).parents[1] / "docs" / "positions.md"
EXAMPLES: dict[str, dict[str, Any]] = {
    doc["game"]: doc for doc in map(json.loads, re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
}


def test_the_first_lines_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried) == (0, 4)


def test_every_game_has_an_example() -> None:
    assert set(EXAMPLES) == set(PLAYABLE)


@pytest.mark.parametrize("game", PLAYABLE)
def test_an_example_is_read_written_and_played_on(game: str) -> None:
    m = Match.from_position(EXAMPLES[game], seed=1)
    again = Match.from_position(json.loads(json.dumps(m.position())), seed=1)
    for seat in (None, *m.seats):
        assert again.view(seat) == m.view(seat)
    assert again.decision == m.decision
    for _ in range(40):
        if m.decision is None:
            break
        m.play(m.decision.options[0])
        check_laws(m)


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_no_position_has_is_refused(game: str) -> None:
    doc = EXAMPLES[game] | {"position": EXAMPLES[game]["position"] | {"balrogs": 1}}
    with pytest.raises(BadPosition, match="balrogs"):
        Match.from_position(doc, seed=1)


def test_the_siege_shows_what_is_written() -> None:
    m = Match.from_position(EXAMPLES["siege"], seed=1)
    view = m.view("west")
    assert (view.turn, view.stage, view.phase, view.bridge) == (5, "shadow", "movement", "shadow")
    assert {piece.id: piece.at for piece in view.pieces if piece.at.isdecimal()} == {
        "GO-05": "0908", "GO-01": "0704", "L-DENETHOR": "0704", "MO-01": "0909", "MO-08": "0910",
    }  # fmt: skip
    assert [piece.id for piece in view.pieces if piece.reduced] == ["MO-08"]
    assert view.control["0806"] == "shadow"


def test_the_hunt_shows_what_is_written() -> None:
    m = Match.from_position(EXAMPLES["hunt"], seed=1)
    view = m.view("ringbearer")
    assert (m.seats, view.day, view.track, view.corruption) == (("ringbearer", "wraith-1"), 3, 3, 2)
    assert view.screen.log == ["4", "dot", "11"]
    assert view.company["sam"] == "flipped"
    assert m.view("wraith-1").screen is None


def test_a_record_that_no_journey_fits_is_refused() -> None:
    for record in (["move", "move"], ["move", "move", "move", "search 7 yes", "search 23 yes"]):
        position = EXAMPLES["hunt"]["position"] | {"record": record}
        with pytest.raises(BadPosition, match="record"):
            Match.from_position({"game": "hunt", "position": position}, seed=1)
