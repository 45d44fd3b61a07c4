"""R4, R5: why a counter cannot go there. The floods that make the options give the answers."""

from __future__ import annotations

from redbook.games.siege import reach
from redbook.games.siege.board import (
    ADJACENT,
    BANK,
    BRIDGE_SITE,
    DEEP,
    EDGE,
    INSIDE,
    NEIGHBOURS,
    PEAK,
    WET,
    siege_engine_may_cross,
)
from redbook.games.siege.pieces import FLIES, PM, SIDE, SIEGE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import MOVED, State
from redbook.games.siege.zones import surrounded


def why_not_pick(s: State, side: int, piece: int) -> SiegeReason | None:
    """Why this counter cannot be moved now, in the side's movement phase."""
    if SIDE[piece] != side:
        return SiegeReason.NOT_YOURS
    if s.where[piece] < 0:
        return SiegeReason.NOT_ON_MAP
    if not PM[piece]:
        return SiegeReason.NEVER_MOVES
    if s.flags[piece] & MOVED:
        return SiegeReason.ALREADY_MOVED
    if not reach.has_a_move(s, piece):
        return why_stuck(s, piece)
    return None


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
    if reach.confined(s, piece) and not INSIDE[n]:
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
        return None if to in reach.by_air(s, piece, left)[0] else SiegeReason.TOO_FAR
    if PEAK[to]:
        return SiegeReason.PEAK
    if SIEGE[piece] and WET[to]:
        return SiegeReason.SIEGE_ENGINE_BARRED
    if surrounded(s, piece):
        return SiegeReason.SURROUNDED
    if DEEP[to]:
        if fresh and to in reach.by_boat(s, piece):
            return None if reach.may_stop(s, piece, to) else SiegeReason.OVERSTACK
        if to in ADJACENT[start] and fresh and (BANK[start] or DEEP[start]):
            return reach.why_not_embark(s, piece) or why_not_step(s, piece, to) or SiegeReason.RIVER_NEEDS_BANK
        return SiegeReason.RIVER_NEEDS_BANK
    cost, _ = reach.over_land(s, piece, left, fresh)
    if to in cost:
        return None if reach.may_stop(s, piece, to) else SiegeReason.OVERSTACK
    if to in ADJACENT[start]:
        reason = why_not_step(s, piece, to)
        if reason is not None:
            return reason
    free, _ = reach.over_land(s, piece, reach.FAR - 1, fresh)
    if to in free:
        return SiegeReason.TOO_FAR
    if reach.confined(s, piece):
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
    if reach.price_to_leave(s, piece, h, left, fresh) is None:
        return SiegeReason.CANNOT_PAY_TO_LEAVE
    return None
