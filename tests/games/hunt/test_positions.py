"""Positions that people write, and those that cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.hunt.tables import notations, table
from games.hunt.walks import lively_walk
from redbook.kernel import BadPosition, Match


def test_the_shortest_position() -> None:
    """Everything has a default: a new Day in the Shire."""
    m = Match.from_position({"game": "hunt", "position": {}}, seed=1)
    assert m.decision is not None
    assert m.decision.seat == "ringbearer"
    assert m.state.nazgul == [17, 24, 28, 43]
    wild = Match.from_position({"game": "hunt", "position": {"part": 2}}, seed=1)
    assert wild.state.nazgul == [28, 33, 28, 33]


def test_a_position_reads_like_the_table() -> None:
    doc = table(log=["dot", "dot", "10", "dot"], hand=["ally1-07"], allies=["37"]).position()["position"]
    assert doc["log"] == ["dot", "dot", "10", "dot"]
    assert doc["turn"] == "daylight-1"
    assert doc["company"]["sam"] == "ready"
    assert doc["allies"] == ["37"]
    assert doc["dice"] == ["ring", "ring", "sword", "sword", "sorcery", "shadow"]
    assert doc["record"] == ["move"] * 4
    assert doc["hand"] == ["ally1-07"]


def test_the_position_of_the_documentation() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules" / "hunt.md").read_text("utf-8")
    doc = json.loads(text.partition("```json")[2].partition("```")[0])
    m = Match.from_position(doc, seed=1)
    assert m.state.last == 10
    assert {"dot", "9", "19", "rest", "play ally1-07", "draw"} <= set(notations(m))


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_whole_games_come_back(seed: int) -> None:
    for n, m in enumerate(lively_walk(seed, seats=2 + seed)):
        if n % 13 or m.decision is None:
            continue
        doc = msgspec.json.decode(msgspec.json.encode(m.position()))
        again = Match.from_position(doc, seed=1)
        assert again.state == m.state
        assert again.decision == m.decision
        assert again.position() == doc


@pytest.mark.parametrize(
    "wrong",
    [
        {"nazgul": ["99", "24", "28", "43"]},
        {"nazgul": ["17", "24", "28"]},
        {"nazgul": ["A", "24", "28", "43"]},
        {"part": 3},
        {"turn": "noon"},
        {"log": ["C", "10"]},
        {"log": ["10"], "track": 5},
        {"hand": ["ally2-01"]},
        {"hand": ["ally1-01", "ally1-01"]},
        {"hand": ["no such card"]},
        {"tokens": 5},
        {"corruption": "many"},
        {"allies": ["17"]},
        {"tracks": ["22"]},
        {"dice": ["ring"] * 7},
        {"dice": ["no-such-face"]},
        {"hands": {"wraith-2": []}},
        {"owner": ["wraith-1", "wraith-2", "wraith-1", "wraith-1"]},
        {"record": ["no such fact"]},
        {"steps": [{"step": "no-such-step"}]},
        {"steps": "soon"},
        {"no such field": 1},
        {"journey": "short-99", "part": 2},
        {"seen": ["nobody"]},
        {"eyes": ["eye#11", "eye#11"]},
        {"info": ["23", "23"]},
        {"company": {"sam": "lost"}},
        {"start": "23"},
        {"active": 9},
        {"lord": 5, "part": 2},
        {"nazgul": [{}, "24", "28", "43"]},
        {"steps": [{"step": "turn", "number": 9}]},
        {"log": ["dot"], "record": []},
        {"part": 2, "track": 3, "record": ["advance"]},
        {"log": ["10"], "record": ["move", "search 10 yes", "search 10 no"]},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        Match.from_position({"game": "hunt", "position": wrong}, seed=1)


def test_save_and_load_in_both_parts() -> None:
    """Rule 143: a saved match is the same match."""
    for n, m in enumerate(lively_walk(2, seats=4)):
        if n % 60 == 0 and m.decision is not None:
            again = Match.load(msgspec.json.decode(msgspec.json.encode(m.save())))
            assert again.digest() == m.digest()
            assert notations(again) == notations(m)
