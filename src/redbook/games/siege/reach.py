"""3: how far a counter can go. Floods over small numbers; the rules are in the order of their chapters."""

from __future__ import annotations

from redbook.games.siege.board import (
    ACROSS_BRIDGE,
    ADJACENT,
    AIR_PRICE,
    BANK,
    BOAT_STEPS,
    BRIDGE_PRICE,
    BRIDGE_SITE,
    COUNT,
    DEEP,
    EDGE,
    GARRISON_STEPS,
    GROUND_STEPS,
    INSIDE,
    LIMIT,
    NEIGHBOURS,
    PEAK,
    PRICE,
    SIEGE_STEPS,
    WET,
    ZONE_PRICE,
    Steps,
    siege_engine_may_cross,
)
from redbook.games.siege.pieces import ALL, FLIES, GARRISON, GROUND, PM, SIDE, SIEGE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import ARRIVED, State, bridge_open
from redbook.games.siege.zones import surrounded

FAR = 99
UNREACHED = bytearray([FAR]) * COUNT
Reach = tuple[dict[int, int], dict[int, int]]  # what each hex costs, and from where it is entered


def confined(s: State, piece: int) -> bool:
    """5.1: the White Guard stays inside the Rammas until it is attacked."""
    return GARRISON[piece] and not (s.assailed or s.fallen) and INSIDE[s.where[piece]]


OPEN_STEPS: tuple[Steps, ...] = tuple(SIEGE_STEPS if SIEGE[p] else GROUND_STEPS for p in ALL)


def steps_of(s: State, piece: int) -> Steps:
    """Where its feet may take it, with the price of each step."""
    return GARRISON_STEPS if GARRISON[piece] and confined(s, piece) else OPEN_STEPS[piece]


def bridge_cost(s: State, side: int, h: int) -> int:
    """3.3.5: from one access hex over 0909 to the other, zones hex by hex; FAR if it cannot be."""
    far = ACROSS_BRIDGE[h]
    foe = 2 - side
    zone = s.zones[1 - side]
    if not bridge_open(s, side) or s.held[far] == foe:
        return FAR
    if (zone[h] and zone[BRIDGE_SITE]) or (zone[BRIDGE_SITE] and zone[far]):
        return FAR
    leaving = (1 if zone[h] else 0) + (1 if zone[BRIDGE_SITE] else 0)
    return BRIDGE_PRICE + PRICE[far] + leaving * ZONE_PRICE


def over_land(s: State, piece: int, left: int, fresh: bool) -> Reach:
    """Every other hex that a ground counter can enter with `left` PM, stacking not yet tested.

    `fresh`: it has not moved, so that the minimum move (3.1) holds for its first step.
    """
    side = SIDE[piece]
    foe = 2 - side
    held = s.held
    zone = s.zones[1 - side]
    steps = steps_of(s, piece)
    start = s.where[piece]
    bridge = bool(s.bridge) and not confined(s, piece)
    best = UNREACHED[:]
    best[start] = 0
    came: dict[int, int] = {}
    rings: list[list[int]] = [[] for _ in range(left + 1)]
    rings[0].append(start)
    for spent in range(left):
        for h in rings[spent]:
            if best[h] != spent:
                continue
            if zone[h]:  # 3.2.1
                for n, price in steps[h]:
                    if held[n] == foe or zone[n]:
                        continue
                    price += spent + ZONE_PRICE
                    if price > left:
                        if not fresh or spent:
                            continue
                        price = left
                    if price < best[n]:
                        best[n] = price
                        came[n] = h
                        rings[price].append(n)
            else:
                for n, price in steps[h]:
                    price += spent
                    if price >= best[n] or held[n] == foe:
                        continue
                    if price > left:
                        if not fresh or spent or left >= best[n]:
                            continue
                        price = left
                    best[n] = price
                    came[n] = h
                    rings[price].append(n)
            if bridge and h in ACROSS_BRIDGE:
                price = spent + bridge_cost(s, side, h)
                n = ACROSS_BRIDGE[h]
                if price <= left and price < best[n]:
                    best[n] = price
                    came[n] = h
                    rings[price].append(n)
    return {h: best[h] for h in came}, came


def by_boat(s: State, piece: int) -> list[int]:
    """3.3.4: the Anduin hexes that it may enter as its whole move, stacking not yet tested."""
    h = s.where[piece]
    boats = BOAT_STEPS[h]
    if not boats or why_not_embark(s, piece) is not None:
        return []
    side = SIDE[piece]
    zone = s.zones[1 - side]
    return [
        n for n in boats if s.held[n] != 2 - side and not (zone[h] and zone[n]) and not (n == BRIDGE_SITE and s.bridge)
    ]


def why_not_embark(s: State, piece: int) -> SiegeReason | None:
    """3.3.4: from the bank, only who stood there when its side's last movement phase ended; or on from the river."""
    if SIEGE[piece]:
        return SiegeReason.SIEGE_ENGINE_BARRED
    if s.flags[piece] & ARRIVED:
        return SiegeReason.JUST_ARRIVED
    if s.driven[piece] and not DEEP[s.where[piece]]:
        return SiegeReason.CAME_BY_COMBAT
    if confined(s, piece):
        return SiegeReason.GARRISON
    return None


def by_air(s: State, piece: int, left: int) -> Reach:
    """3.5: one PM a hex, zones do not exist, enemies are flown round (3.2.1). Stopping is not yet tested (3.3.5)."""
    foe = 2 - SIDE[piece]
    held = s.held
    start = s.where[piece]
    cost = {start: 0}
    came: dict[int, int] = {}
    ring = [start]
    spent = 0
    while ring and spent + AIR_PRICE <= left:
        spent += AIR_PRICE
        wider = []
        for h in ring:
            for n in NEIGHBOURS[h]:
                if n not in cost and held[n] != foe:
                    cost[n] = spent
                    came[n] = h
                    wider.append(n)
        ring = wider
    return cost, came


def may_stop(s: State, piece: int, h: int) -> bool:
    """3.2.2; and nobody on the standing bridge (3.3.5)."""
    if h == BRIDGE_SITE and s.bridge:
        return False
    return not GROUND[piece] or s.load[h] < LIMIT[h]


def leaving_price(s: State, piece: int, h: int) -> int:
    """3.4: to leave the map from an edge hex; 0 for a hex in the Anduin, which takes the whole move."""
    if FLIES[piece]:
        return AIR_PRICE
    if not PRICE[h]:
        return 0
    return PRICE[h] + (ZONE_PRICE if s.zones[1 - SIDE[piece]][h] else 0)


def price_to_leave(s: State, piece: int, h: int, left: int, fresh: bool) -> int | None:
    """What leaving the map from h costs a counter with `left` PM; None if it cannot."""
    if not EDGE[h] or (h == s.where[piece] and surrounded(s, piece)):
        return None
    price = leaving_price(s, piece, h)
    if not price:
        return left if fresh and h == s.where[piece] else None
    return price if price <= left else None


def has_a_move(s: State, piece: int) -> bool:
    """Whether a counter that has not moved can go anywhere. The first step decides nearly always."""
    h = s.where[piece]
    side = SIDE[piece]
    foe = 2 - side
    held = s.held
    if FLIES[piece]:
        if EDGE[h] or any(held[n] != foe and n != BRIDGE_SITE for n in NEIGHBOURS[h]):
            return True
        cost, _ = by_air(s, piece, PM[piece])
        return any(n != h and may_stop(s, piece, n) for n in cost)
    zone = s.zones[1 - side]
    steps = steps_of(s, piece)[h]
    if GROUND[piece]:
        load = s.load
        if zone[h]:
            for n, _ in steps:
                if not zone[n] and held[n] != foe and load[n] < LIMIT[n]:
                    return True
        else:
            for n, _ in steps:
                if held[n] != foe and load[n] < LIMIT[n]:
                    return True
    elif zone[h]:
        for n, _ in steps:
            if not zone[n] and held[n] != foe:
                return True
    else:
        for n, _ in steps:
            if held[n] != foe:
                return True
    if price_to_leave(s, piece, h, PM[piece], True) is not None:
        return True
    if any(may_stop(s, piece, n) for n in by_boat(s, piece)):
        return True
    cost, _ = over_land(s, piece, PM[piece], True)
    return any(n != h and may_stop(s, piece, n) for n in cost) or bool(ways_off(s, piece, cost, PM[piece]))


def ways_off(s: State, piece: int, cost: dict[int, int], left: int) -> list[tuple[int, int]]:
    """Full edge hexes through which it could leave without stopping."""
    start = s.where[piece]
    out = []
    for h, spent in cost.items():
        if EDGE[h] and h != start and not may_stop(s, piece, h):
            price = price_to_leave(s, piece, h, left - spent, False)
            if price is not None:
                out.append((h, spent + price))
    return out


def path_to(came: dict[int, int], start: int, to: int) -> list[int]:
    """The hexes entered on the way, `to` included; the bridge hex is not among them."""
    path = [to]
    while came[path[-1]] != start:
        path.append(came[path[-1]])
    path.reverse()
    return path


# -- why not --------------------------------------------------------------------------------------


def why_stuck(s: State, piece: int) -> SiegeReason:
    """It has no move at all: the reason that bars most of its neighbours."""
    if surrounded(s, piece):
        return SiegeReason.SURROUNDED
    reasons = [why_not_step(s, piece, n) for n in NEIGHBOURS[s.where[piece]]]
    known = [reason for reason in reasons if reason is not None and reason is not SiegeReason.PEAK]
    return max(known, key=known.count) if known else SiegeReason.NO_WAY


def why_not_step(s: State, piece: int, n: int) -> SiegeReason | None:
    """Why it cannot step from where it stands to the adjacent n; PM and stacking left aside."""
    h = s.where[piece]
    side = SIDE[piece]
    if s.held[n] == 2 - side:
        return SiegeReason.ENEMY_HEX
    if FLIES[piece]:
        return None
    if PEAK[n]:
        return SiegeReason.PEAK
    if SIEGE[piece] and not siege_engine_may_cross(h, n):
        return SiegeReason.SIEGE_ENGINE_BARRED
    if confined(s, piece) and not INSIDE[n]:
        return SiegeReason.GARRISON
    zone = s.zones[1 - side]
    if zone[h] and zone[n]:
        return SiegeReason.ZONE_TO_ZONE
    return None


def why_not_go(s: State, piece: int, to: int, left: int, fresh: bool) -> SiegeReason | None:
    """Why it cannot go to a hex and stop there with `left` PM: the same floods that make the options."""
    start = s.where[piece]
    if to == start:
        return SiegeReason.SAME_HEX
    if s.held[to] == 2 - SIDE[piece]:
        return SiegeReason.ENEMY_HEX
    if to == BRIDGE_SITE and s.bridge:
        return SiegeReason.NO_STOP_ON_BRIDGE
    if FLIES[piece]:
        return None if to in by_air(s, piece, left)[0] else SiegeReason.TOO_FAR
    if PEAK[to]:
        return SiegeReason.PEAK
    if SIEGE[piece] and WET[to]:
        return SiegeReason.SIEGE_ENGINE_BARRED
    if surrounded(s, piece):
        return SiegeReason.SURROUNDED
    if DEEP[to]:
        if fresh and to in by_boat(s, piece):
            return None if may_stop(s, piece, to) else SiegeReason.OVERSTACK
        if to in ADJACENT[start] and fresh and (BANK[start] or DEEP[start]):
            return why_not_embark(s, piece) or why_not_step(s, piece, to) or SiegeReason.RIVER_NEEDS_BANK
        return SiegeReason.RIVER_NEEDS_BANK
    cost, _ = over_land(s, piece, left, fresh)
    if to in cost:
        return None if may_stop(s, piece, to) else SiegeReason.OVERSTACK
    if to in ADJACENT[start]:
        reason = why_not_step(s, piece, to)
        if reason is not None:
            return reason
    free, _ = over_land(s, piece, FAR - 1, fresh)
    if to in free:
        return SiegeReason.TOO_FAR
    if confined(s, piece):
        return SiegeReason.GARRISON
    if SIEGE[piece]:
        return SiegeReason.SIEGE_ENGINE_BARRED
    return SiegeReason.ZONE_TO_ZONE if s.zones[1 - SIDE[piece]][to] else SiegeReason.NO_WAY


def why_not_leave(s: State, piece: int, left: int, fresh: bool) -> SiegeReason | None:
    h = s.where[piece]
    if not EDGE[h]:
        return SiegeReason.NOT_AN_EDGE
    if surrounded(s, piece):
        return SiegeReason.SURROUNDED
    if price_to_leave(s, piece, h, left, fresh) is None:
        return SiegeReason.CANNOT_PAY_TO_LEAVE
    return None
