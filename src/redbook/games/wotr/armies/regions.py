"""Whose a region is: control, free regions, sieges, borders (p.10-11, 27, 31-32, 35)."""

from __future__ import annotations

from redbook.games.wotr.board import BOX, FREE, NATION_OF, NATION_OF_FIGURE, NAZGUL, NOBODY, OWNER_SIDE, PLACES, SHADOW
from redbook.games.wotr.state import State


def controller(s: State, region: int) -> int:
    """Who controls the Settlement of a region; NOBODY without one."""
    side = OWNER_SIDE[region]
    return side if side == NOBODY or not s.held[region] else 1 - side


def unconquered(s: State, region: int) -> bool:
    return not s.held[region]


def besieged(s: State, region: int) -> bool:
    """Whether a garrison is shut in there."""
    box = BOX[region]
    return box != 255 and (s.troops[box] > 0 or s.troops[PLACES + box] > 0)


def besieged_side(s: State, region: int) -> int:
    box = BOX[region]
    if box == 255:
        return NOBODY
    return FREE if s.troops[box] else SHADOW if s.troops[PLACES + box] else NOBODY


def is_free(s: State, side: int, region: int) -> bool:
    """A free region for a side (p.10)."""
    enemy = 1 - side
    if s.troops[enemy * PLACES + region]:
        return False
    return controller(s, region) != enemy or bool(s.troops[side * PLACES + region])


def free_for_army(s: State, side: int, region: int) -> bool:
    """Free for the purposes of Army movement (p.27)."""
    return not s.troops[(1 - side) * PLACES + region]


def may_enter(s: State, figure: int, region: int) -> bool:
    """Units and Leaders of a nation not At War keep out of other nations (p.35)."""
    if figure >= NAZGUL:
        return True
    nation = NATION_OF[region]
    own = NATION_OF_FIGURE[figure]
    return nation == 8 or nation == own or s.steps[own] == 0
