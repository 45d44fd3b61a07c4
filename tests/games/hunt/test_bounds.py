"""A document from outside never costs more than it is long, and belief and determinize have their bounds."""

from __future__ import annotations

from collections import OrderedDict
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from games.hunt.walks import lively_walk
from redbook.games.hunt import belief, wild_belief
from redbook.games.hunt.belief import Trail, belief_at
from redbook.games.hunt.facts import MOVE, SEARCH, fact, parse
from redbook.games.hunt.record import MOST_FACTS
from redbook.games.hunt.wild_belief import MOST_WORLDS, Wild
from redbook.kernel import BadPosition, Match, Seeded
from redbook.kernel.walk import check_laws


def read(position: dict[str, Any]) -> Match:
    return Match.from_position({"game": "hunt", "position": position}, seed=1)


# -- the door -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [17, 160, 400, 900, 100_000])
@pytest.mark.parametrize("log", [0, 16, 60])
def test_a_record_too_long_is_refused_before_any_belief(count: int, log: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def laid(*_: object) -> None:
        raise AssertionError("a belief was laid for a document that nobody has checked")

    for name in ("after", "next", "laid"):
        monkeypatch.setattr(Trail, name, laid)
    with pytest.raises(BadPosition):
        read({"record": ["move"] * count, "log": ["dot"] * log})


def test_a_good_record_is_read_without_a_belief_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belief, "belief_at", None)
    record = ["move", "move", "move", "search 10 yes", "search 9 no"]
    assert read({"log": ["dot", "dot", "10"], "record": record}).state.last == 10


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"day": 10**9}, "day: '1000000000', expected a number from 0 to 30"),
        ({"day": 1 << 80}, "day: 'a huge number', expected a smaller one"),
        ({"corruption": "many"}, "corruption: 'many', expected a number from 0 to 30"),
        ({"corruption": 12}, "corruption: '12', expected less than 12"),
        ({"log": ["10", "dot"] * 40}, "log: '80 entries', expected at most 64"),
        ({"log": [[["10"]]]}, "log"),
        ({"log": [[[["10"]]]]}, "log: 'a list in a list', expected a simpler value"),
        ({"start": "x" * 5000}, "start: 'xxx"),
        ({"eye": 1}, "eye: '1', expected true or false"),
        ({"turn": "noon"}, "turn: 'noon', expected one of daylight-1, daylight-2, nightfall"),
        ({"owner": ["wraith-3"] * 4}, "owner: 'wraith-3', expected one of 1 Ringwraith players"),
        ({"record": ["move +3"], "log": ["10"]}, "record: '3 times +1', expected no more than the cards allow"),
        ({"record": ["search 5 maybe"]}, "record: 'search 5 maybe', expected a fact"),
        ({"record": ["move  "]}, "record: 'move  ', expected move"),
        ({"log": ["dot"], "record": ["move", "search 23 yes"]}, "record: 'search 23 yes', expected what the log"),
        ({"info": ["8"], "log": ["dot"], "record": ["move", "search 8 no"]}, "info: '8', expected a place"),
        ({"steps": [{"step": "turn", "number": 9}]}, "steps: Expected `int` <= 2"),
        ({"steps": [{"step": "day"}] * 31}, "steps: 31 of them, expected 1 to 30"),
        ({"steps": [{"step": "sorcery-done"}, {"step": "day"}]}, "steps: sorcery-done day"),
        ({"steps": [{"step": "flee-in-the-wild"}, {"step": "end-of-turn"}, {"step": "day"}]}, "steps of Part 1"),
        ({"seen": ["wraith-1 ringbearer ally1-01"]}, "', expected a card in the hand"),
        ({"hand": [f"ally1-0{n}" for n in range(1, 8)]}, "hand: '7 cards', expected at most 5"),
        ({"gandalf": "8"}, "gandalf: '8', expected nothing: it belongs to Part 2"),
        ({"nazgul": ["", "24", "28", "43"]}, "Nazgûl [0] off the board"),
    ],
)  # fmt: skip
def test_a_refusal_names_the_field_the_value_and_what_was_expected(position: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        read(position)
    assert told in str(refusal.value)


# -- documents that somebody has changed -----------------------------------------------------------------


def changed(doc: dict[str, Any], dice: Random, values: dict[str, list[Any]]) -> dict[str, Any]:
    """One field of a true position taken away, copied from another one, or made nonsense; or a list of it disturbed."""
    position = deepcopy(doc)
    field = dice.choice(list(position))
    value = position[field]
    what = dice.random()
    if isinstance(value, list) and value and what < 0.5:
        at = dice.randrange(len(value))
        if what < 0.15:
            del value[at]
        elif what < 0.3:
            value.insert(at, dice.choice(value))
        elif what < 0.4:
            dice.shuffle(value)
        else:
            value[at] = dice.choice(dice.choice(values[field]) or [None])
    elif what < 0.6:
        del position[field]
    elif what < 0.9:
        position[field] = dice.choice(values[field])
    else:
        position[field] = dice.choice([0, -1, 7, 1 << 70, "", "x", None, [], {}, [[]], 1.5, True])
    return position


def test_what_is_accepted_can_be_played() -> None:
    """Changed documents are refused with a reason, or played on without a fault and with every law kept."""
    dice = Random(3019)
    walks = [enumerate(lively_walk(seed, seats=2 + seed)) for seed in range(4)]
    docs = [m.position() for walk in walks for n, m in walk if m.decision is not None and n % 9 == 0]
    values: dict[str, list[Any]] = {}
    for doc in docs:
        for field, value in doc["position"].items():
            values.setdefault(field, []).append(value)
    accepted = 0
    for n in range(250):
        doc = dice.choice(docs)
        mutant = {**doc, "position": changed(doc["position"], dice, values)}
        try:
            m = Match.from_position(mutant, seed=n)
        except BadPosition:
            continue
        accepted += 1
        for step in range(50):
            check_laws(m)
            if m.decision is None:
                break
            if step % 20 == 0:
                seat = dice.choice([*m.seats, None])
                twin = m.determinize(seat, step)
                check_laws(twin)
                assert twin.view(seat) == m.view(seat)
            m.push(dice.choice(m.decision.options))
    assert accepted > 25


# -- belief and determinize -------------------------------------------------------------------------------


def test_a_fact_costs_nothing_until_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belief, "_memory", OrderedDict())
    laid: list[int] = []
    real = Trail.next
    monkeypatch.setattr(Trail, "next", lambda self, layer, number: laid.append(number) or real(self, layer, number))
    record = tuple([fact(MOVE)] * 16 + [fact(SEARCH, at, 1) for at in (10, 9, 11, 19, 20)] * 4)
    trail = belief_at(1, 0, record)
    assert laid == []
    assert trail.frodo()
    assert laid == list(range(1, 17)), "sixteen layers, each once, however many answers there are"


def test_a_walk_that_cannot_see_all_any_more_is_dropped() -> None:
    """What the worst record of Part 1 that the door lets in costs: nodes, counted."""
    places = (10, 9, 11, 19, 20, 22, 21, 23, 24, 26)
    for count in range(len(places) + 1):
        record = [fact(MOVE, 0, 2 if n in (5, 10, 15) else 0) for n in range(16)]
        trail = belief_at(1, 0, tuple(record + [fact(SEARCH, at, 1) for at in places[:count]]))
        assert isinstance(trail, Trail)
        assert sum(map(len, trail.layers)) < 60_000


def test_cards_given_up_are_forgotten_when_there_are_too_many() -> None:
    """p. 34: seventeen changes of course, a token for Gandalf now and then; every world drawn has eighteen cards."""
    words = [parse(text, 2) for text in ("advance", "gandalf", "change")]
    token = [parse(text, 2) for text in ("gandalf", "token")]
    wild = Wild(shelters=False)
    for n in range(17):
        for word in words + (token if n in (3, 7, 9, 12) else []):
            wild = wild.after(word)
            assert len(wild.worlds) <= MOST_WORLDS
    assert wild.forgotten > 0
    for seed in range(5):
        world = wild.sample(Seeded(seed=seed))
        assert world is not None
        assert len({*world.before, world.journey}) == 18
        assert wild.contains(world.journey, world.before, world.gandalf, world.tokens)


def test_a_real_game_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound is far from what people play: there the belief stays exact."""
    monkeypatch.setattr(wild_belief.Wild, "forgetful", None)
    for seed in range(6):
        *_, m = lively_walk(seed, settings={"part": "2"})
        for length in range(len(m.state.record)):
            belief_at(2, 0, tuple(m.state.record[:length]))


def test_no_game_has_a_longer_record() -> None:
    longest = [0, 0, 0]
    for seed in range(30):
        for m in lively_walk(seed, seats=2 + seed % 4):
            longest[m.state.part] = max(longest[m.state.part], len(m.state.record))
    assert 30 < longest[1] < MOST_FACTS[1] // 2
    assert 30 < longest[2] < MOST_FACTS[2] // 2


def test_the_document_is_what_travels() -> None:
    """Through JSON and back, as the server reads it."""
    for n, m in enumerate(lively_walk(5, seats=3)):
        if n % 25 == 0 and m.decision is not None:
            doc = msgspec.json.decode(msgspec.json.encode(m.position()))
            assert Match.from_position(doc, seed=1).state == m.state
