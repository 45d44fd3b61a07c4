"""Saves that tell no die still to fall."""

from __future__ import annotations

import msgspec
import pytest

from redbook.kernel import BadSave, Match, Recorded, Referee, Scripted, Seeded, Told
from redbook.kernel.walk import play_out


def through_json(doc: dict) -> dict:
    return msgspec.json.decode(msgspec.json.encode(doc))


SOURCES = {
    "seeded": Seeded(seed=0xDEC0DE_FACADE),
    "scripted": Scripted(answers=[9, 8, 7, 6, 5, 4, 3, 2, 1], seed=0xDEC0DE_FACADE),
    "recorded": Recorded(source=Seeded(seed=0xDEC0DE_FACADE)),
    "referee": Referee(seed=0xDEC0DE_FACADE),
}


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.parametrize("moves", [0, 1, 3, 5, 12, 99])
def test_a_save_without_future_has_no_seed_and_loads(kind: str, moves: int) -> None:
    m = play_out(Match.new("toy", chance=SOURCES[kind]), seed=5, limit=moves)
    doc = through_json(m.save(future=False))
    assert str(0xDEC0DE_FACADE) not in str(doc)
    again = Match.load(doc)
    assert again.moves == m.moves
    assert again.state == m.state
    assert again.decision == m.decision
    assert again.result == m.result
    assert through_json(again.save(future=False)) == doc
    assert Match.load(again.save()).digest() == again.digest()


def test_what_follows_is_drawn_anew() -> None:
    m = play_out(Match.new("toy", seed=3), seed=1, limit=1)
    doc = m.save(future=False)
    ends = {tuple(play_out(Match.load(doc), seed=1).state.points) for _ in range(30)}
    assert len(ends) > 1


def test_a_recorded_match_is_the_seeded_one() -> None:
    plain = play_out(Match.new("toy", seed=77), seed=2)
    written = play_out(Match.new("toy", chance=Recorded(source=Seeded(seed=77))), seed=2)
    assert written.state == plain.state
    assert written.result == plain.result


@pytest.mark.parametrize(
    "spoil",
    [
        lambda given: given[:-1],
        lambda given: [99, *given[1:]],
        lambda given: [-1, *given[1:]],
        lambda given: [*given, 0],
        lambda given: [],
    ],
)
def test_a_record_changed_by_hand_is_refused(spoil) -> None:
    doc = play_out(Match.new("toy", seed=3), seed=1, limit=4).save(future=False)
    doc["chance"]["given"] = spoil(doc["chance"]["given"])
    with pytest.raises(BadSave):
        Match.load(doc)


def test_a_die_read_anew_after_loading() -> None:
    """Undo behind the point where a referee's match was loaded, and another face."""
    m = Match.new("toy", chance=Referee(seed=1))
    while not m.log or m.log[-1].seat != "table" or m.decision.seat == "table":
        m.play(m.decision.options[0])
    again = Match.load(through_json(m.save(future=False)))
    again.undo()
    assert again.decision.seat == "table"
    again.play(again.decision.options[-1])
    assert Match.load(again.save(future=False)).state == again.state


# -- a document whose dice are drawn anew -------------------------------------------------------------


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.parametrize("moves", [0, 1, 3, 5, 12, 99])
def test_loaded_without_future_it_is_what_it_was_and_the_seed_is_forgotten(kind: str, moves: int) -> None:
    m = play_out(Match.new("toy", chance=SOURCES[kind]), seed=5, limit=moves)
    again = Match.load(through_json(m.save()), future=False)
    assert (again.moves, again.state, again.decision, again.result) == (m.moves, m.state, m.decision, m.result)
    assert str(0xDEC0DE_FACADE) not in str(again.save())
    assert Match.load(again.save()).digest() == again.digest()  # what it is written as from now on plays the same
    assert list(again.events) == list(m.events)


@pytest.mark.parametrize("moves", [3, 300])
def test_no_way_back_leads_to_the_old_dice(moves: int) -> None:
    """Undo and replay start from copies that were kept on the way: they must not remember the old seed."""
    m = Match.new("siege", seed=0xDEC0DE_FACADE)
    while len(m.log) < moves and m.decision is not None:
        m.play(m.decision.options[0])
    again = Match.load(m.save(), future=False)
    twin = again.copy()
    again.rewind(len(again.log) - 1)
    again.play(m.moves[-1])
    assert again.digest() == twin.digest()
    assert again.play_state.chance == twin.play_state.chance
    assert str(0xDEC0DE_FACADE) not in str(again.save())


def test_whoever_listens_is_told_of_the_beginning_and_of_every_move() -> None:
    m = play_out(Match.new("toy", seed=5), seed=5, limit=4)
    heard: list[list[Told]] = []
    again = Match.load(m.save(), hear=heard.append)
    assert len(heard) == 1 + len(m.log)
    assert [told for move in heard for told in move] == list(m.events)
    assert again.play_state.told is None  # it listened only while it was loaded
    assert list(again.events) == list(m.events)


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.parametrize("listening", [True, False])
def test_what_a_move_brings_about_is_heard(kind: str, listening: bool) -> None:
    plain = Match.new("toy", chance=SOURCES[kind])
    m = Match.new("toy", chance=SOURCES[kind], listen=listening)
    heard = list(m.events)
    while m.decision is not None:
        choice = m.decision.options[0].notation
        plain.play(choice)
        heard += m.play_heard(choice)
    assert heard == list(plain.events)
    assert (m.play_state.told is not None) is listening
