"""Positions that people write, and decks by chance."""

import json
import re
from pathlib import Path

import pytest

from redbook.games.tcg.decks import decks
from redbook.kernel import BadPosition, Match, Seeded
from redbook.kernel.walk import check_laws, random_walk


def document() -> dict[str, object]:
    cards = ["p1 1_290", "p1 1_2", "p1 1_13", "p2 1_290", "p2 1_2", "p2 1_177", "p1 1_3"]
    sites = ["1_323", "1_328", "1_337", "1_345", "1_349", "1_352", "1_353", "1_356", "1_362"]
    cards += [f"p2 {id}" for id in sites]
    return {
        "game": "tcg",
        "seats": 2,
        "position": {
            "cards": cards,
            "players": [
                {"hand": [6], "ring": 1, "ring_bearer": 0, "site": 2},
                {"hand": [5], "ring": 4, "ring_bearer": 3, "adventure": list(range(9, 16)), "site": 1},
            ],
            "table": [{"card": 0}, {"card": 1, "on": 0}, {"card": 2, "wounds": 1}, {"card": 3}, {"card": 4, "on": 3}],
            "path": [7, 8, -1, -1, -1, -1, -1, -1, -1],
            "now": {"phase": 1, "fp": 0},
        },
    }


def test_a_hand_written_table_can_be_played() -> None:
    m = Match.from_position(document(), seed=1)
    while m.decision is not None:
        m.play(m.decision.options[-1])
    assert m.result is not None


def test_the_example_of_the_document_is_played() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    example = re.search(r"## The trading card game.*?```json\n(.*?)```", page, re.DOTALL)
    assert example is not None
    m = Match.from_position(json.loads(example[1]), seed=1)
    seen = m.view("p1")
    assert (seen.free_peoples, seen.turn, seen.players[0].burdens, seen.players[0].site) == ("p1", 7, 4, 3)
    assert {card.id: card.wounds for card in seen.table if card.owner == "p1"} == {
        "1_290": 1, "1_2": 0, "1_13": 0, "1_9": 0, "1_50": 2,
    }  # fmt: skip
    assert m.decision.kind == "heal-at-sanctuary"
    again = Match.from_position(m.position(), seed=1)
    assert again.view("p2") == m.view("p2")
    while m.decision is not None:
        check_laws(m)
        m.play(m.decision.options[-1])
    assert m.result is not None


@pytest.mark.parametrize(
    "change",
    [
        {"cards": ["p1 1_999"]},
        {"cards": ["p7 1_13"]},
        {"path": [7, -1, -1, -1, -1, -1, -1, -1, -1]},
        {"path": [7]},
        {"table": [{"card": 99}]},
        {"table": [{"card": 0}, {"card": 0}]},
        {"nonsense": 1},
        {"players": []},
        {"order": [0]},
        {"order": [0, 0]},
        {"order": [0, 2]},
        {"void": [-1]},
        {"players": [{"hand": [-1], "ring": 1, "ring_bearer": 0}, {"ring": 4, "ring_bearer": 3}]},
        {"players": [{"ring": 1, "ring_bearer": 0}, {"ring": 4, "ring_bearer": 3}]},  # no site to go to
        {"players": [{"hand": [6], "ring": 1, "ring_bearer": 2}, {"ring": 4, "ring_bearer": 3}]},
        {"now": {"phase": 1, "fp": 0, "twilght": 3}},  # nothing is called so
        {"now": {"phase": 1, "fp": 0, "twilight": "3"}},
        {"now": {"phase": 1, "fp": 0, "twilight": -3}},
        {"now": {"phase": 1_000_000_000_000, "fp": 0}},
        {"now": {"phase": 1, "fp": 5}},
        {"now": {"phase": 1, "fp": 0, "fought": None}},
        {"now": {"phase": 1, "fp": 0, "fight": 99}},
        {"stack": [{"step": "free-actions", "player": 0}]},
        {"stack": [{"step": "next-turn", "player": 7}]},
        {"stack": [{"step": "next-turn", "player": 0}, {"step": "next-turn", "player": 1}]},
        {"table": [{"card": 0}, {"card": 1, "on": 0}, {"card": 2, "on": 1}, {"card": 3}, {"card": 4, "on": 3}]},
        {"table": [{"card": 0}, {"card": 1, "on": 0}, {"card": 2, "wounds": 300}, {"card": 3}, {"card": 4, "on": 3}]},
        {"table": [{"card": 0}, {"card": 1, "on": 0}, {"card": 2, "fights": 0}, {"card": 3}, {"card": 4, "on": 3}]},
        {"table": [{"card": 0}, {"card": 1, "on": 0}, {"card": 3, "wounds": 9}, {"card": 4, "on": 3}]},  # dead
        {"switches": {"rule_of_5": True}},
    ],
)
def test_a_table_that_cannot_be_is_refused(change: dict[str, object]) -> None:
    doc = document()
    doc["position"] = {**doc["position"], **change}  # type: ignore[dict-item]
    with pytest.raises(BadPosition):
        Match.from_position(doc, seed=1)


def test_a_position_tells_how_many_sit_at_the_table() -> None:
    doc = Match.new("tcg", seed=1, seats=4).position()
    without = {key: value for key, value in doc.items() if key != "seats"}
    assert Match.from_position(without, seed=1).seats == ("p1", "p2", "p3", "p4")
    with pytest.raises(BadPosition):
        Match.from_position({**doc, "seats": 3}, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_any_moment_of_a_game_can_be_written_down(seats: int) -> None:
    for number, m in enumerate(random_walk("tcg", 5, seats=seats)):
        if m.decision is not None and (number < 12 or number % 40 == 0):
            again = Match.from_position(json.loads(json.dumps(m.position())), seed=1)
            assert again.position() == m.position()
            assert again.view("p1") == m.view("p1")


def test_random_decks_are_legal() -> None:
    for seed in range(20):
        assert decks.problems(decks.random_deck(Seeded(seed=seed))) == []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"cards": ["p9 1_13"]}, "cards\\[0\\]: 'p9 1_13'; expected a seat and a card, as \"p1 1_13\""),
        ({"now": {"phase": 1, "fp": 5}}, "now.fp: 5; expected the number of a player or -1"),
        ({"order": [0, 0]}, "order: \\[0, 0\\]; expected two players or more, each once"),
        ({"void": [-1]}, "void: -1; expected the number of a card at this table"),
    ],
)
def test_a_refusal_names_the_field_what_it_says_and_what_is_expected(change: dict[str, object], why: str) -> None:
    doc = document()
    doc["position"] = {**doc["position"], **change}  # type: ignore[dict-item]
    with pytest.raises(BadPosition, match=why):
        Match.from_position(doc, seed=1)


def spoiled(path: list[object], value: object, doc: dict[str, object]) -> dict[str, object]:
    again = json.loads(json.dumps(doc))
    at = again["position"]
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return again


def test_23_whoever_may_begin_has_a_site_1_of_their_own() -> None:
    """Before the bids are shown nobody knows who lays the first site."""
    doc = Match.new("tcg", seed=1, seats=2).position()
    sites = doc["position"]["players"][0]["adventure"]
    first = next(c for c in sites if doc["position"]["cards"][c].split()[1] in ("1_319", "1_320", "1_323", "1_324"))
    without = [c for c in sites if c != first]
    short = spoiled(["players", 0, "adventure"], without, spoiled(["players", 0, "discard"], [first], doc))
    with pytest.raises(BadPosition, match="a site 1 of one's own"):
        Match.from_position(short, seed=1)


def test_34_the_turn_passes_to_somebody_who_plays_on() -> None:
    """Rule 244: only the turn that is being completed may still be that of a player who has lost."""
    for m in random_walk("tcg", 11, seats=4):
        if m.decision is not None and len(m.state.order) == 2:
            break
    out = next(p for p in range(4) if p not in m.state.order)
    doc = spoiled(["stack", 0, "player"], out, m.position())
    doc["position"]["stack"] = [step for step in doc["position"]["stack"] if step["step"] != "turn-over"]
    with pytest.raises(BadPosition):
        Match.from_position(doc, seed=1)
