"""What things are worth to a captain, in victory points: units, leaders, places, ground."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

from redbook.games.siege.board import (
    ACROSS_BRIDGE,
    CAIR_ANDROS,
    COUNT,
    DEEP,
    DISTANCE,
    GROUND_STEPS,
    HARLOND,
    INSIDE,
    MINAS_TIRITH,
    NEIGHBOURS,
    OSGILIATH,
    PRICE,
    SHIFT,
    WEST,
)
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, LEADER_POINTS, OF_SIDE, PA, PD, PM
from redbook.games.siege.state import State
from redbook.games.siege.tables import CAPTURE_AWARDS, HOLD_AWARDS

PLACES = (MINAS_TIRITH, OSGILIATH, HARLOND, CAIR_ANDROS)
BOAT_PRICE = 5  # a river crossing, measured in the PM of an ordinary unit
RAMMAS_HEX = 0.4  # a hex inside the wall, for its own sake


def unit_worth(s: State, piece: int) -> float:
    """What losing the whole unit costs: the points and what it could still have done."""
    lost = s.reduced[piece]
    points = 7.0 if AIR_UNIT[piece] else 2.0
    return points + 0.3 * (PA[lost][piece] + PD[lost][piece])


def step_worth(s: State, piece: int) -> float:
    """What one loss costs: half of a full unit's strength, or all that a reduced one is worth."""
    if s.reduced[piece]:
        return unit_worth(s, piece)
    return 0.15 * (PA[0][piece] + PD[0][piece]) + 0.7


def leader_worth(piece: int) -> float:
    return LEADER_POINTS[piece] + 1.5


def place_worth(s: State, side: int, h: int) -> float:
    """What it is worth to `side` that it, and not the enemy, controls the hex when all is done."""
    late = s.turn / s.turns
    worth = 0.0
    if h in HOLD_AWARDS:
        worth += sum(HOLD_AWARDS[h].values()) * (0.35 + 0.65 * late)
    award = CAPTURE_AWARDS.get(h)
    if award is not None and h not in s.captured:
        worth += award.early if s.turn <= award.through_turn else award.late
    if not worth and INSIDE[h]:
        worth = RAMMAS_HEX
    return worth if s.control[h] != side + 1 or side == WEST else worth * 0.5


# -- distances over land, with boats across the Anduin ------------------------------------------


@cache
def distances(goal: int, bridge: bool) -> tuple[float, ...]:
    """What the march from every hex to `goal` costs in PM, zones and enemies left aside."""
    far = [999.0] * COUNT
    far[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        spent, h = heappop(queue)
        if spent > far[h]:
            continue
        for n, price in _back_steps(h, bridge):
            if spent + price < far[n]:
                far[n] = spent + price
                heappush(queue, (spent + price, n))
    return tuple(far)


def _back_steps(h: int, bridge: bool) -> list[tuple[int, float]]:
    """From where h can be entered, and what that costs."""
    out: list[tuple[int, float]] = []
    for n in NEIGHBOURS[h]:
        if DEEP[h]:
            out.append((n, BOAT_PRICE))
        else:
            price = next((price for to, price in GROUND_STEPS[n] if to == h), None)
            if price is not None:
                out.append((n, price))
            elif DEEP[n] and PRICE[h]:
                out.append((n, PRICE[h]))
    if bridge and h in ACROSS_BRIDGE:
        out.append((ACROSS_BRIDGE[h], PRICE[h] + 1))
    return out


# -- danger ---------------------------------------------------------------------------------------


def threat_map(s: State, side: int) -> list[float]:
    """For every hex, the enemy's attack strength that could be brought against it next stage, roughly."""
    threat = [0.0] * COUNT
    for p in OF_SIDE[1 - side]:
        h = s.where[p]
        if h < 0 or not COMBAT[p]:
            continue
        strength = PA[s.reduced[p]][p]
        reach = 6 if AIR_UNIT[p] else PM[p]
        row = DISTANCE[h]
        for n in range(COUNT):
            d = row[n]
            if d <= 1:
                threat[n] += strength
            elif d <= reach:
                threat[n] += strength * (0.75 if d * 1.5 <= reach else 0.4)
    return threat


def danger(s: State, side: int, h: int, threat: list[float], joining: int = -1) -> float:
    """How likely, from 0 to 1, the stack in h (with `joining` in it) is to be beaten there."""
    defence = sum(PD[s.reduced[p]][p] for p in s.at[h] if COMBAT[p] and p != joining)
    if joining >= 0 and COMBAT[joining]:
        defence += PD[s.reduced[joining]][joining]
    if not threat[h]:
        return 0.0
    if not defence:
        return 1.0
    columns = -SHIFT[h] if not DEEP[h] else -1
    if INSIDE[h] and not s.fallen:
        columns += 2 if side == WEST else 0
    ratio = threat[h] / defence
    step = (ratio - 1.0) * 1.2 - columns * 0.8
    return max(0.0, min(1.0, 0.18 * step))


def safe_for_leader(s: State, side: int, h: int, threat: list[float], leader: int) -> float:
    """The danger to a leader in h: what its company cannot ward off."""
    company = [p for p in s.at[h] if COMBAT[p]]
    if not threat[h]:
        return 0.0 if company else 0.02
    if not company:
        return 1.0
    alone = 1.0 if len(company) == 1 else 0.6
    contact = 0.25 if s.zones[1 - side][h] else 0.1
    return min(1.0, danger(s, side, h, threat) * alone + contact)


def strength_near(s: State, side: int, h: int, radius: int) -> float:
    """The defence that a side has within a radius of a hex."""
    row = DISTANCE[h]
    return sum(
        PD[s.reduced[p]][p] for p in OF_SIDE[side] if s.where[p] >= 0 and COMBAT[p] and row[s.where[p]] <= radius
    )
