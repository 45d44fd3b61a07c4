"""A program is sent what its seat may know: another world that the seat cannot tell from this one reads the same."""

from __future__ import annotations

import random

import msgspec
import pytest

from redbook.engine.asking import ask_for, heard, new_for
from redbook.engine.messages import Ask, Hello, line_of, to_program
from redbook.games import PLAYABLE
from redbook.kernel import Match, Seen

ALL = Hello(protocol=1, name="curious", words="en")


def asked(m: Match, wants: Hello = ALL) -> bytes:
    return line_of(ask_for(Seen(m), 1, wants, []))


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_question_reads_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    differed = 0
    for seed in range(3):
        m = Match.new(game, seed=seed, seats=max(m for m in Match.new(game).game.seat_counts))
        dice = random.Random(seed)
        for number in range(240):
            decision = m.decision
            if decision is None:
                break
            if number % 8 == 0:
                other = m.determinize(decision.seat, seed=number)
                assert asked(other) == asked(m)
                differed += other.digest() != m.digest()
            m.push(dice.choice(decision.options))
    assert differed, "no world was another one: the test would see nothing"


@pytest.mark.parametrize("game", [game for game in PLAYABLE if Match.new(game).game.secrets])
def test_the_world_that_is_sent_tells_no_secret(game: str) -> None:
    """It is drawn from what the seat knows: the same seed gives the same world, whatever is really so."""
    wants = Hello(protocol=1, name="searcher", view=False, told=False, world=True)
    m = Match.new(game, seed=4)
    dice = random.Random(4)
    looked = 0
    for number in range(200):
        decision = m.decision
        if decision is None:
            break
        if number % 20 == 0:
            ask = to_program.decode(asked(m, wants))
            assert isinstance(ask, Ask)
            assert isinstance(ask.world, dict)
            world = Match.from_position(ask.world, seed=0)
            assert world.decision == decision
            assert msgspec.json.encode(world.view(decision.seat)) == msgspec.json.encode(m.view(decision.seat))
            assert ask.world == msgspec.to_builtins(m.determinize(decision.seat, 0).position())
            looked += 1
        m.push(dice.choice(decision.options))
    assert looked > 2


@pytest.mark.parametrize("game", PLAYABLE)
def test_nothing_is_told_that_others_alone_may_hear(game: str) -> None:
    """`Seen.told` is the seat's own tale; what it leaves out is what was told to others only."""
    m = Match.new(game, seed=2, listen=True)
    dice = random.Random(2)
    for _ in range(100):
        if m.decision is None:
            break
        m.push(dice.choice(m.decision.options))
    assert m.decision is not None
    seen = Seen(m)
    assert [one for one in m.events if one.to is None or seen.seat in one.to] == seen.told
    lines = [msgspec.json.encode(heard(game, one, "en")) for one in seen.told]
    assert lines
    assert all(b'"text":' in line for line in lines)


def test_a_deck_that_another_brings_is_not_among_the_settings() -> None:
    m = Match.new("tcg", seed=1)
    rules = m.game
    for seat in m.seats:
        new = new_for("tcg", m.seats, (seat,), m.settings, seed=0)
        assert new.settings == rules.shown_settings(m.settings, seat)


def test_who_wants_neither_board_nor_tale_is_sent_neither() -> None:
    wants = Hello(protocol=1, name="plain", view=False, told=False)
    line = asked(Match.new("siege", seed=1), wants)
    assert b'"view"' not in line
    assert b'"told":' not in line
    assert b'"world"' not in line
    assert b'"text"' not in line
