"""What is answered quickly for the whole board is what the rule says region by region."""

import pytest

from redbook.games.wotr.armies.control import crowded, limit_of
from redbook.games.wotr.armies.far_marches import next_regions
from redbook.games.wotr.armies.figures import army_places, put
from redbook.games.wotr.armies.movement import can_march, goals, movable, why_not_enter
from redbook.games.wotr.armies.muster import can_recruit, recruits
from redbook.games.wotr.armies.picking import barred, without
from redbook.games.wotr.armies.regions import may_enter
from redbook.games.wotr.battle.attack import attackers, can_attack
from redbook.games.wotr.board import ADJACENT, BOX, KINDS, MAP_SIZE, NAZGUL, PLACES, REAR, UNITS_OF
from redbook.games.wotr.characters.minions import figures_on_map
from redbook.games.wotr.invariants import troops_are_counted
from redbook.games.wotr.seats import (
    MIXED,
    commander,
    commands_whole,
    must_rest,
    shared_places,
    side_of,
    units_by_seat,
)
from redbook.kernel.walk import random_walk


def test_quick_answers_agree_with_the_rules() -> None:
    looked = 0
    for seed, seats in ((1, 2), (2, 2), (3, 3), (4, 4)):
        for number, m in enumerate(random_walk("wotr", seed, seats=seats)):
            if number % 40 or m.decision is None or m.state.battle is not None:
                continue
            g, s = m.play_state, m.state
            troops_are_counted(s)
            for seat in range(seats):
                side = side_of(s, seat)
                for led in (False, True):
                    for p in range(MAP_SIZE):
                        if s.troops[side * PLACES + p]:
                            slow = any(why_not_enter(g, seat, p, r, led) is None for r in ADJACENT[p])
                            assert can_march(g, seat, p, led) == slow, (seed, number, p, led)
                    assert can_attack(g, seat, led) == bool(attackers(g, seat, led))
                    moved = ((movable(g, seat, led)[0], ()),) if movable(g, seat, led) else ()
                    assert movable(g, seat, led, moved) == movable(g, seat, led)
                assert can_recruit(g, seat) == bool(list(recruits(g, seat)))
                for p in range(0, MAP_SIZE, 7):
                    kinds = tuple(k for k in UNITS_OF[side] if s.figures[p * KINDS + k])
                    free = [r for r in ADJACENT[p] if not s.troops[(1 - side) * PLACES + r] and not barred(g, side, r)]
                    assert next_regions(g, side, p, kinds) == [
                        r for r in free if all(may_enter(s, k, r) for k in kinds)
                    ]
            looked += 1
            if looked % 25 == 0:
                break
    assert looked >= 90
    assert BOX


@pytest.mark.parametrize(("seed", "seats"), [(11, 2), (12, 3), (13, 3), (14, 4), (15, 4), (16, 4)])
def test_where_partners_march_is_what_the_rules_say(seed: int, seats: int) -> None:
    """All neighbours at once, for armies of one's own, of a partner, mixed and side by side (p.27, 45-46)."""
    seen = {"apart": 0, "mixed": 0, "rest": 0}
    for number, m in enumerate(random_walk("wotr", seed, seats=seats)):
        if number % 60 or m.decision is None or m.state.battle is not None:
            continue
        g, s = m.play_state, m.state
        for seat in range(seats):
            side = side_of(s, seat)
            both = []
            seen["rest"] += must_rest(s, seat)
            for p in range(PLACES):
                by_seat = units_by_seat(s, side, p)
                if len(by_seat) == 2:
                    both.append(p)
                    seen["mixed" if s.mixed[p] == MIXED else "apart"] += 1
                    whole = s.mixed[p] == MIXED and commander(s, side, p) == seat
                else:
                    whole = seats == 2 or seat in by_seat or not by_seat
                assert commands_whole(s, seat, p) == whole, (number, seat, p)
                if p < MAP_SIZE and by_seat:
                    for led in (False, True):
                        slow = [r for r in ADJACENT[p] if why_not_enter(g, seat, p, r, led) is None]
                        assert goals(g, seat, p, led) == slow, (number, seat, p, led)
            assert shared_places(s, side) == both
    assert seats == 2 or (seen["apart"] and seen["mixed"])
    assert seats != 3 or seen["rest"]


def test_what_stands_on_the_board_is_counted_as_a_whole() -> None:
    crowds = 0
    for number, m in enumerate(random_walk("wotr", 21)):
        if number % 25 == 0:
            s = m.state
            for side in (0, 1):
                assert army_places(s, side) == [p for p in range(REAR) if s.troops[side * PLACES + p]]
            assert [p for kind, p in figures_on_map(s) if kind == NAZGUL] == [
                p for p in range(REAR) if s.figures[p * KINDS + NAZGUL]
            ]
            board = s.copy()
            put(board, number % MAP_SIZE, 17, 11)
            put(board, BOX[10] if BOX[10] != 255 else MAP_SIZE, 0, 6)
            found = [(p, side) for side in (0, 1) for p in range(REAR) if board.troops[side * PLACES + p] > limit_of(p)]
            assert crowded(board) == found
            crowds += len(found)
    assert crowds


def test_what_is_left_of_a_force() -> None:
    assert without((1, 1, 3, 21), (1, 21)) == (1, 3)
    assert without((1, 1, 3), (3, 5, 1)) == (1,)
    assert without((1, 3), ()) == (1, 3)
    assert without((1,), (1,)) == ()
