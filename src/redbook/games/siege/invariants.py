"""What is true of every position (the list is checked after every move in tests)."""

from __future__ import annotations

from collections.abc import Callable

from redbook.games.siege.board import COUNT, HARLOND, HEXES, LIMIT, NEIGHBOURS, PEAK, SHADOW, WET
from redbook.games.siege.pieces import ALL, COMBAT, ENTRY_HEXES, FLIES, GROUND, IDS, LANDING, SIDE
from redbook.games.siege.state import ARRIVED, EXEMPT, NOWHERE, State
from redbook.games.siege.tables import AWARDS
from redbook.kernel import RuleBroken


def each_counter_is_in_one_place(s: State) -> None:
    """Checklist 148."""
    places: dict[int, list[int]] = {}
    for h, stack in enumerate(s.at):
        for piece in stack:
            places.setdefault(piece, []).append(h)
    for piece in ALL:
        h = s.where[piece]
        if places.get(piece, []) != ([h] if h >= 0 else []) or (h < 0 and h not in NOWHERE):
            raise RuleBroken(law=f"{IDS[piece]} is in exactly one place")


def two_sides_never_share_a_hex(s: State) -> None:
    for h, stack in enumerate(s.at):
        sides = {SIDE[p] for p in stack}
        if len(sides) > 1:
            raise RuleBroken(law=f"two sides in {HEXES[h]}")
        if s.held[h] != (sides.pop() + 1 if sides else 0):
            raise RuleBroken(law=f"who holds {HEXES[h]}")


def stacks_keep_their_limit(s: State) -> None:
    """3.2.2, but for entry hexes before the movement of that side ends (3.4) and for Harlond (5.7)."""
    for h in range(COUNT):
        units = [p for p in s.at[h] if GROUND[p] and not s.flags[p] & EXEMPT]
        if s.load[h] != len(units):
            raise RuleBroken(law=f"the load of {HEXES[h]}")
        if len(units) > LIMIT[h]:
            arrived = [p for p in units if s.flags[p] & ARRIVED and h in ENTRY_HEXES[p] and SIDE[p] == s.stage]
            if s.phase not in ("preparation", "movement") or len(units) - len(arrived) > LIMIT[h]:
                raise RuleBroken(law=f"too many units in {HEXES[h]}")


def exempt_units_are_in_harlond(s: State) -> None:
    for p in ALL:
        if s.flags[p] & EXEMPT and (s.where[p] != HARLOND or p not in LANDING):
            raise RuleBroken(law=f"{IDS[p]} ignores stacking outside Harlond")


def nobody_walks_on_peaks(s: State) -> None:
    for h in range(COUNT):
        if PEAK[h] and any(not FLIES[p] for p in s.at[h]):
            raise RuleBroken(law=f"somebody walks on the peak {HEXES[h]}")


def zones_are_what_the_units_make_them(s: State) -> None:
    """Checklist 147: the running arrays equal those worked out anew."""
    for side in (0, 1):
        zone = bytearray(COUNT)
        for p in ALL:
            if SIDE[p] == side and COMBAT[p] and s.where[p] >= 0:
                for n in NEIGHBOURS[s.where[p]]:
                    zone[n] += 1
        if zone != s.zones[side]:
            raise RuleBroken(law="zones of control")


def control_is_where_it_can_be(s: State) -> None:
    """3.2.1: rivers have no controller, other hexes have one; a ground unit controls the hex it stands in."""
    for h in range(COUNT):
        if WET[h] != (s.control[h] == 0):
            raise RuleBroken(law=f"control of {HEXES[h]}")
        if not WET[h] and any(GROUND[p] for p in s.at[h]) and s.control[h] != s.held[h]:
            raise RuleBroken(law=f"who stands in {HEXES[h]} controls it")


def points_are_scored_by_award(s: State) -> None:
    for side in (0, 1):
        if len(s.points[side]) != len(AWARDS) or min(s.points[side]) < 0:
            raise RuleBroken(law="points")


def only_the_shadow_crosses(s: State) -> None:
    for p in ALL:
        if s.crosser[p] and not (SIDE[p] == SHADOW and GROUND[p] and s.where[p] >= 0):
            raise RuleBroken(law=f"{IDS[p]} is no Shadow unit that has stood on the east bank")


INVARIANTS: tuple[Callable[[State], None], ...] = (
    each_counter_is_in_one_place,
    two_sides_never_share_a_hex,
    stacks_keep_their_limit,
    exempt_units_are_in_harlond,
    nobody_walks_on_peaks,
    zones_are_what_the_units_make_them,
    control_is_where_it_can_be,
    points_are_scored_by_award,
    only_the_shadow_crosses,
)
