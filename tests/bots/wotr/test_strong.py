"""The strong level: it looks ahead in worlds of its own, and knows no more than the others."""

from __future__ import annotations

import pytest

from redbook.bots import find_bot
from redbook.bots.wotr.outlook import WEIGHTS, features, free_chance
from redbook.bots.wotr.strong import surely
from redbook.kernel import Match, Option, Seeded, Seen

LOOKED_AT = ("take-action", "hunt-allocation")


def led(m: Match, level: str, moves: int) -> list[str]:
    """The first moves of a game in which this level leads every seat."""
    names = {seat: "steward" if seat in ("free", "gondor", "rohan") else "lieutenant" for seat in m.seats}
    bots = {seat: find_bot("wotr", f"{name}:{level}") for seat, name in names.items()}
    chance = Seeded(seed=4)
    while m.decision is not None and len(m.log) < moves:
        m.play(bots[m.decision.seat].choose(Seen(m), chance))
    return m.moves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_again_for_the_same_seed_and_not_what_steady_does(seats: int) -> None:
    first, second = (led(Match.new("wotr", seed=6, seats=seats), "strong", 260) for _ in range(2))
    assert first == second
    assert first != led(Match.new("wotr", seed=6, seats=seats), "steady", 260)


@pytest.mark.parametrize(("seats", "seed"), [(2, 14), (3, 12), (4, 13)])
def test_it_decides_alike_in_every_world_that_its_seat_cannot_tell_apart(seats: int, seed: int) -> None:
    m = Match.new("wotr", seed=seed, seats=seats)
    steady = {seat: find_bot("wotr", "steward") for seat in m.seats}

    def strong(world: Match) -> Option:
        return find_bot("wotr", "steward:strong").choose(Seen(world), Seeded(seed=1))

    compared = 0
    while m.decision is not None and compared < 24:
        seat = m.decision.seat
        if m.decision.kind in LOOKED_AT and len(m.decision.options) > 1 and len(m.log) % 3 == 0:
            assert strong(m.determinize(seat, seed=len(m.log))) == strong(m)
            compared += 1
        m.play(steady[seat].choose(Seen(m), Seeded(seed=1)))
    assert compared == 24


def test_looking_ahead_leaves_the_match_alone() -> None:
    m = Match.new("wotr", seed=3)
    bots = {"free": find_bot("wotr", "steward:strong"), "shadow": find_bot("wotr", "lieutenant:strong")}
    for _ in range(60):
        assert m.decision is not None
        before = m.digest()
        option = bots[m.decision.seat].choose(Seen(m), Seeded(seed=1))
        assert m.digest() == before
        m.play(option)


def test_a_gain_counts_only_as_far_as_it_is_sure() -> None:
    assert surely([0.1, 0.1, 0.1]) == pytest.approx(0.1)
    assert surely([0.5, -0.3, 0.1]) < 0.0


def test_the_outlook_is_better_for_a_light_ring_and_worse_for_lost_cities() -> None:
    s = Match.new("wotr", seed=1).state
    assert len(features(s)) == len(WEIGHTS)
    start = free_chance(s)
    assert 0.0 < start < 1.0
    s.corruption = 9
    heavy = free_chance(s)
    assert heavy < start
    s.corruption = 0
    s.progress = 5
    assert free_chance(s) > start
