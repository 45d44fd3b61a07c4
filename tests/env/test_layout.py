"""Observations as arrays: whole, named, bounded, and no secret in them."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.inspect import StructType, type_info

from env.walks import TABLES, at_every_table, by_bots, by_lot, some_of
from kernel import toy
from redbook import Match, Seeded
from redbook.env import action_space, observation_layout
from redbook.env.layout import shapes_of
from redbook.env.writing import CannotEncode
from redbook.games import PLAYABLE
from redbook.games.hunt.shapes import RECORD
from redbook.kernel import find_game, register
from redbook.kernel.describe import view_type
from redbook.kernel.shapes import Count, LeftOut


@at_every_table
def test_every_index_has_its_own_name_and_bounds(game: str, count: int) -> None:
    layout = observation_layout(game, count)
    assert len(layout.names) == len(set(layout.names)) == layout.size == len(layout.low) == len(layout.high)
    assert (layout.low < layout.high).all()
    assert layout.low.min() >= -1
    assert layout.high.max() <= 1


@at_every_table
def test_every_field_of_a_view_is_encoded_or_left_out_for_a_reason(game: str, count: int) -> None:
    """A new field, which nobody gave a shape, is guessed, and this fails."""
    layout = observation_layout(game, count)
    assert layout.guessed == ()
    assert all(layout.left_out.values())
    shapes = shapes_of(game, layout.seats).view
    assert {name for name in fields_of(game) if not isinstance(shapes.get(name), LeftOut)} <= layout.fields


def fields_of(game: str) -> list[str]:
    """Every field of every struct of a view and of what is worked out from it, but those below what is left out or
    only counted."""
    rules = find_game(game)
    given = shapes_of(game, rules.seats(rules.seat_counts[0], rules.check_settings(None)))
    shapes = given.view
    met: dict[type, StructType] = {}
    waiting = [type_info(kind) for kind in (view_type(rules), *(worked.type for worked in given.worked.values()))]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, StructType):
            if kind.cls in met:
                continue
            met[kind.cls] = kind
            waiting += [
                field.type
                for field in kind.fields
                if not isinstance(shapes.get(f"{kind.cls.__name__}.{field.name}"), LeftOut | Count)
            ]
        for name in ("types", "item_types"):
            waiting += getattr(kind, name, ())
        waiting += [part for name in ("item_type", "value_type") if (part := getattr(kind, name, None)) is not None]
    return [f"{cls.__name__}.{field.name}" for cls, kind in met.items() for field in kind.fields]


@pytest.mark.parametrize("game", PLAYABLE)
def test_shapes_speak_of_fields_and_options_that_there_are(game: str) -> None:
    rules = find_game(game)
    shapes = shapes_of(game, rules.seats(rules.seat_counts[0], rules.check_settings(None)))
    assert set(shapes.view) <= set(fields_of(game))
    assert set(shapes.options) <= {option.kind for option in rules.describe().options}


@at_every_table
def test_numbers_stay_within_their_bounds(game: str, count: int) -> None:
    layout = observation_layout(game, count)
    moves = 3000 if game == "wotr" else 400
    walks = [some_of(by_lot(game, count, 11, moves), moves // 30), some_of(by_bots(game, count, 12, 60), 6)]
    for match in (match for walk in walks for match in walk):
        for seat in match.seats:
            raw = layout.raw(match, seat)
            beyond = (raw > layout.high + 1e-6) | (raw < layout.low - 1e-6)
            assert not beyond.any(), [layout.names[n] for n in np.nonzero(beyond)[0]]


@at_every_table
def test_an_observation_tells_nothing_that_the_seat_does_not_know(game: str, count: int) -> None:
    layout, space = observation_layout(game, count), action_space(game, count)
    for match in some_of(by_lot(game, count, 21, 600), 60):
        if match.decision is None:
            continue
        for n, seat in enumerate(match.seats):
            other = match.determinize(seat, seed=n + 1)
            ours, theirs = layout.encode(match, seat), layout.encode(other, seat)
            assert (ours == theirs).all(), [layout.names[n] for n in np.nonzero(ours != theirs)[0]]
            if match.decision.seat == seat:
                assert other.decision is not None
                assert (space.mask(match.decision.options) == space.mask(other.decision.options)).all()


def test_the_question_is_told_to_the_one_who_is_asked() -> None:
    layout = observation_layout("siege")
    match = Match.new("siege", seed=1)
    asked = [n for n, name in enumerate(layout.names) if name.startswith("asked=")]
    assert [layout.names[n] for n in asked if layout.encode(match, "west")[n]] == ["asked=place-rangers"]
    assert not layout.encode(match, "shadow")[asked].any()
    assert layout.encode(match, "shadow")[layout.names.index("decides=west")] == 1
    assert not layout.encode(match.view("west"), "west")[asked].any()


def test_a_word_that_is_not_listed_is_named() -> None:
    match = Match.new("siege", seed=1)
    view = match.view("west")
    view.pieces[0].at = "rivendell"
    with pytest.raises(CannotEncode, match=r"rivendell.*PieceView\.at"):
        observation_layout("siege").encode(view, "west")


def test_the_siege_is_where_it_should_be() -> None:
    layout = observation_layout("siege")
    match = Match.new("siege", seed=1)
    seen = dict(zip(layout.names, layout.encode(match, "west").tolist(), strict=True))
    view = match.view("west")
    piece = next(piece for piece in view.pieces if piece.at not in ("waiting", "unused") and piece.attack)
    assert seen[f"pieces[{piece.id}].attack"] == pytest.approx(piece.attack / 10)
    assert seen["turns"] == pytest.approx(12 / 15)
    assert seen["morale[west].marker"] == pytest.approx(view.morale["west"].marker / 50, abs=1)
    waiting = next(piece for piece in view.pieces if piece.at == "waiting")
    assert seen[f"pieces[{waiting.id}].at=waiting"] == 1


def test_copies_of_a_card_are_counted() -> None:
    layout = observation_layout("tcg", 2)
    for match in by_bots("tcg", 2, 5, 60):
        seat = match.seats[0]
        hand = [card.id for card in match.view(seat).hand]
        seen = dict(zip(layout.names, layout.encode(match, seat).tolist(), strict=True))
        for card in set(hand):
            assert seen[f"hand[{card}]?"] == pytest.approx(hand.count(card) / 6)


@pytest.mark.parametrize("part", ["1", "2"])
def test_what_the_hunt_has_heard_can_be_read_from_the_array_newest_first(part: str) -> None:
    layout = observation_layout("hunt", 2)
    match, chance = Match.new("hunt", seed=12, settings={"part": part}), Seeded(seed=12)
    while match.decision is not None:
        options = match.decision.options
        match.push(options[chance.below(len(options), None, "walk")])
    record = match.view("wraith-1").record
    assert len(record) > RECORD
    seen = dict(zip(layout.names, layout.encode(match, "wraith-1").tolist(), strict=True))
    told = [[name for name, value in seen.items() if value and f"heard[{n}]." in name] for n in range(RECORD)]
    for names, text in zip(told, reversed(record), strict=False):
        kind, *words = text.split()
        assert names[0].endswith(f".kind={kind}")
        if kind in ("search", "hunt", "perceive", "in"):
            assert {name.rpartition("[")[2].rstrip("]") for name in names[1:]} == set(words)


def test_a_game_without_shapes_is_guessed_and_says_so() -> None:
    register(toy.GAME)
    layout = observation_layout("toy")
    assert layout.guessed
    match = Match.new("toy", seed=7)
    before = layout.encode(match, "blue")
    match.play("card 6")
    assert (before != layout.encode(match, "blue")).any()
    assert np.isfinite(before).all()


def test_settings_are_checked_and_layouts_shared() -> None:
    assert observation_layout("hunt", 3) is observation_layout("hunt", 3, {"part": "1"})
    assert {count for game, count in TABLES if game == "hunt"} == {2, 3, 4, 5}
