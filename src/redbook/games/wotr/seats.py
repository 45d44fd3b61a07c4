"""Who decides: sides, nations, and the armies that partners share (p.45-46)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress

from redbook.games.wotr.board import (
    ELITE,
    FREE_NATIONS,
    KINDS,
    NATION_OF_FIGURE,
    NATIONS_OF,
    PLACES,
    SEAT_OF_NATION,
    SEATS,
    SEATS_OF,
    SIDE_OF_SEAT,
    UNITS_OF,
)
from redbook.games.wotr.state import G, State

UNASKED = 0  # partners' armies in one region: not yet asked whether they merge
MIXED = 1
APART = 2


def name(g: G, seat: int) -> str:
    return SEATS[g.s.count][seat]


def side_of(s: State, seat: int) -> int:
    return SIDE_OF_SEAT[s.count][seat]


def owner(s: State, nation: int) -> int:
    return SEAT_OF_NATION[s.count][nation]


def partner(s: State, seat: int) -> int | None:
    team = SEATS_OF[s.count][SIDE_OF_SEAT[s.count][seat]]
    return None if len(team) == 1 else team[1] if team[0] == seat else team[0]


OWN_UNITS = {  # by seats and seat: the kinds of army units of its own nations
    count: tuple(
        tuple(k for k in UNITS_OF[SIDE_OF_SEAT[count][seat]] if SEAT_OF_NATION[count][NATION_OF_FIGURE[k]] == seat)
        for seat in range(count)
    )
    for count in SEATS
}


def own_units(s: State, seat: int, place: int) -> int:
    """Army units of the seat's own nations in a place."""
    figures = s.figures
    base = place * KINDS
    return sum([figures[base + kind] for kind in OWN_UNITS[s.count][seat]])


def where_own_units(s: State, seat: int) -> bytes:
    """By place: not zero where there are army units of the seat's own nations."""
    found = 0
    for kind in OWN_UNITS[s.count][seat]:
        found |= int.from_bytes(s.figures[kind::KINDS], "little")  # one byte a place
    return found.to_bytes(PLACES, "little")


def shared(s: State, side: int, place: int) -> bool:
    """Whether both partners have units there."""
    team = SEATS_OF[s.count][side]
    troops = s.troops[side * PLACES + place]
    return troops > 1 and len(team) == 2 and 0 < own_units(s, team[0], place) < troops


def units_by_seat(s: State, side: int, place: int) -> dict[int, tuple[int, int]]:
    """For each seat with units here: how many, and how many of them Elite."""
    seats: dict[int, tuple[int, int]] = {}
    base = place * KINDS
    owners = SEAT_OF_NATION[s.count]
    for kind in UNITS_OF[side]:
        number = s.figures[base + kind]
        if number:
            nation = NATION_OF_FIGURE[kind]
            seat = owners[nation]
            units, elites = seats.get(seat, (0, 0))
            seats[seat] = (units + number, elites + (number if kind == ELITE[nation] else 0))
    return seats


def commander(s: State, side: int, place: int) -> int:
    """Who decides for the army here: most units, then most Elites, then the leading player (p.46)."""
    team = SEATS_OF[s.count][side]
    if len(team) == 1:
        return team[0]
    seats = units_by_seat(s, side, place)
    if not seats:
        return s.lead[side]
    best = max(seats.values())
    ahead = [seat for seat, strength in seats.items() if strength == best]
    return ahead[0] if len(ahead) == 1 else s.lead[side]


def commands_whole(s: State, seat: int, place: int) -> bool:
    """Whether the seat leads all friendly figures here; otherwise only those of its own nations."""
    side = SIDE_OF_SEAT[s.count][seat]
    if len(SEATS_OF[s.count][side]) == 1:
        return True
    own = own_units(s, seat, place)
    if own == s.troops[side * PLACES + place]:
        return True
    return own > 0 and s.mixed[place] == MIXED and commander(s, side, place) == seat


def own_nations(s: State, seat: int) -> tuple[int, ...]:
    owners = SEAT_OF_NATION[s.count]
    return tuple(n for n in NATIONS_OF[SIDE_OF_SEAT[s.count][seat]] if owners[n] == seat)


def shared_places(s: State, side: int) -> list[int]:
    """Places where both partners have units."""
    team = SEATS_OF[s.count][side]
    if len(team) == 1:
        return []
    other = where_own_units(s, team[1])
    return [p for p in compress(range(PLACES), where_own_units(s, team[0])) if other[p]]


# -- three players: no two Free Peoples actions in a row on one nation or one mixed army (p.46) --

MIXED_ARMIES = 8  # bits 0-7 are nations; then come mixed armies, by the nations in them
ACTED = 1 << 40  # an action was taken, on whatever


def next_action(s: State, seat: int) -> None:
    """Before the Free Peoples are asked: what the last action was used on must rest. A pass is no action."""
    if s.count == 3 and seat == 0 and s.this_act:
        s.last_act, s.this_act = s.this_act, 0


def begin_action(s: State, seat: int) -> None:
    if s.count == 3 and seat == 0:
        s.this_act |= ACTED


def mark_nation(s: State, nation: int) -> None:
    if s.count == 3 and nation in FREE_NATIONS:
        s.this_act |= 1 << nation


def mark_army(s: State, nations: int) -> None:
    """`nations`: bits of the nations in the army that acted. A mixed army has a bit of its own."""
    if s.count != 3 or nations >= 1 << len(FREE_NATIONS):
        return
    if nations & (nations - 1):
        s.this_act |= 1 << MIXED_ARMIES + nations
    else:
        s.this_act |= nations


def must_rest(s: State, seat: int) -> bool:
    """Whether anything at all must rest now."""
    return s.count == 3 and seat == 0 and bool(s.last_act & ~ACTED)


def may_rest(s: State, seat: int, nations: Iterable[int]) -> bool:
    """Whether some army out of units of these nations must rest now: one that acted, or any mixed one."""
    if not must_rest(s, seat):
        return False
    acted = s.last_act & ~ACTED
    return acted >> MIXED_ARMIES > 0 or any(acted >> nation & 1 for nation in nations)


def nation_tired(s: State, seat: int, nation: int) -> bool:
    return s.count == 3 and seat == 0 and bool(s.last_act >> nation & 1)


def army_tired(s: State, seat: int, nations: int) -> bool:
    if s.count != 3 or seat != 0 or not nations:
        return False
    if nations & (nations - 1):
        return bool(s.last_act >> MIXED_ARMIES + nations & 1)
    return bool(s.last_act & nations)
