"""3.2.1, 4.5: zones of control, and who is surrounded. 4.3: dominant terrain and the duty to attack."""

from __future__ import annotations

from redbook.games.siege.board import (
    ACROSS_BRIDGE,
    ADJACENT,
    BRIDGE_SITE,
    DEEP,
    INSIDE,
    NEIGHBOURS,
    PEAK,
    RIVER,
    SHIFT,
    WALL,
    WALL_SHIFT,
    siege_engine_may_cross,
)
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, FLIES, GROUND, OF_SIDE, SIDE, SIEGE
from redbook.games.siege.state import State, beside


def engaged(s: State, piece: int) -> bool:
    """Adjacent to an enemy combat unit: exactly where one of their zones reaches."""
    return s.zones[1 - SIDE[piece]][s.where[piece]] > 0


def may_ever_enter(s: State, piece: int, h: int, n: int) -> bool:
    """By terrain alone, from h to n beside it: peaks for none on the ground, rivers not for siege engines."""
    if FLIES[piece]:
        return True
    if PEAK[n]:
        return False
    if n == BRIDGE_SITE and s.bridge:  # 3.3.5: from one end to the other, or not at all
        return h in ACROSS_BRIDGE and s.held[ACROSS_BRIDGE[h]] != 2 - SIDE[piece]
    if SIEGE[piece] and ACROSS_BRIDGE.get(h) != n:
        return siege_engine_may_cross(h, n)
    return True


def surrounded(s: State, piece: int) -> bool:
    """4.5, 3.2.1: in an enemy zone, and no way out that is free of enemies and of their zones; also a leader."""
    if FLIES[piece]:
        return False
    h = s.where[piece]
    side = SIDE[piece]
    zone = s.zones[1 - side]
    if not zone[h]:
        return False
    foe = 2 - side
    held = s.held
    way_out = (n for n in NEIGHBOURS[h] if not zone[n] and held[n] != foe)
    return not any(may_ever_enter(s, piece, h, n) for n in way_out)


def completely_surrounded(s: State, piece: int) -> bool:
    """4.5: surrounded, and an enemy unit in every adjacent hex into which the terrain would let it retreat.

    Zones do not hold the Nazgûl, but six enemies do (4.4).
    """
    if not AIR_UNIT[piece] and not surrounded(s, piece):
        return False
    h = s.where[piece]
    foe = 2 - SIDE[piece]
    for n in beside(s, SIDE[piece], h):
        if DEEP[n] or not may_ever_enter(s, piece, h, n):
            continue
        if s.held[n] != foe or not any(COMBAT[p] for p in s.at[n]):
            return False
    return True


# -- dominant terrain and duty (4.3) ---------------------------------------------------


def adjacent_enemies(s: State, piece: int) -> list[int]:
    """The enemy combat units beside it."""
    foe = 2 - SIDE[piece]
    return [p for n in NEIGHBOURS[s.where[piece]] if s.held[n] == foe for p in s.at[n] if COMBAT[p]]


def standing(s: State, piece: int) -> int:
    """4.3: the column value of its hex, with the wall if that lies between it and every adjacent enemy."""
    h = s.where[piece]
    value = -SHIFT[h]
    if INSIDE[h] and all(s.where[enemy] in WALL[h] for enemy in adjacent_enemies(s, piece)):
        value -= WALL_SHIFT
    return value


def dominates(s: State, piece: int, enemy: int) -> bool:
    """Higher ground; or equal ground over a minor river from an enemy who moved last (4.3)."""
    ours, theirs = standing(s, piece), standing(s, enemy)
    if ours != theirs:
        return ours > theirs
    return s.where[enemy] in RIVER[s.where[piece]] and s.stamp[piece] < s.stamp[enemy]


def contact_by_combat(s: State, piece: int, enemy: int) -> bool:
    """4.3: since our last movement phase, the later of the two came there by a retreat or an advance."""
    last = max(s.stamp[piece], s.stamp[enemy])
    return last % 2 == 1 and last // 2 > s.since[SIDE[piece]]


def has_duty(s: State, piece: int) -> bool:
    if not GROUND[piece] or s.where[piece] < 0 or not engaged(s, piece):
        return False
    enemies = adjacent_enemies(s, piece)
    if not any(contact_by_combat(s, piece, enemy) for enemy in enemies):
        return False
    return not all(dominates(s, piece, enemy) for enemy in enemies)


def still_bound(s: State, piece: int, stood: int) -> bool:
    """4.3: it stands in the zone of an enemy in whose zone it stood before; another zone binds nobody (4.3)."""
    return any(s.where[enemy] in ADJACENT[stood] for enemy in adjacent_enemies(s, piece))


def units_with_duty(s: State, side: int) -> list[int]:
    return [p for p in OF_SIDE[side] if has_duty(s, p)]
