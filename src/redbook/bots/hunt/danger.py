"""How much Corruption the coming turn of the Nazgûl may cost Frodo, and the rest of his way to an Exit."""

from __future__ import annotations

from math import sqrt

import msgspec

from redbook.bots.hunt.table import Table, ride_turns
from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.nazgul import goals
from redbook.games.hunt.state import DOT

DEPTH = 5  # entries of the log that are looked at one by one
MET = (0.4, 0.36, 0.16, 0.08, 0.05, 0.04, 0.03, 0.03, 0.03, 0.03)  # found, with the nearest rider so many turns away
STEP = 0.35  # what an entry of the log costs far ahead
SHORT = (1.0, 0.6, 0.35, 0.15)  # moves to be paid for at the end, with so many to spare: flights cost moves


class Threat(msgspec.Struct, frozen=True, gc=False):
    """What may happen at a place in one turn."""

    hunters: int  # Nazgûl that can be there
    tiles: float  # to be expected if Frodo is found
    cost: float  # Corruption to be expected
    worth: float  # the same as it is felt, near the limit


SAFE = Threat(0, 0.0, 0.0, 0.0)


class Danger:
    """One turn of the Nazgûl: whoever can ride to a place may hunt there, whoever comes beside it draws a tile."""

    def __init__(self, t: Table, *, eye: bool, nazgul: list[int] | None = None, blocked: int | None = None) -> None:
        self.t = t
        self.eye = eye
        self.spots = t.nazgul if nazgul is None else nazgul
        closed = t.blocked if blocked is None else blocked
        routes = t.board.night if t.turn == 2 else t.board.day
        self.reach = [{at, *goals(routes[at], closed)} if at else set() for at in self.spots]
        self.masks = [sum(1 << goal for goal in reach) for reach in self.reach]

    def at(self, place: int, sure: float) -> float:
        """What the turn weighs there, if the hunters think with this chance that Frodo is there."""
        return self.threat(place, sure).worth

    def threat(self, place: int, sure: float) -> Threat:
        t = self.t
        hunters = [n for n in range(4) if self.masks[n] >> place & 1]
        if not hunters:
            return SAFE
        near = t.board.within[place][1]
        heads = sum(2 if n == t.lord else 1 for n in range(4) if self.masks[n] & near)
        if self.eye or t.lord in hunters or t.hunts:
            found = (0.35 + 0.5 * sqrt(sure)) * min(1.0, sure / 0.03)
            found *= 0.8 if len(hunters) == 1 else 1.0
            if t.part == 2:
                found *= 1.2
        else:
            found = 0.1 + 0.1 * sure
        found = min(0.95, found)
        tiles = 1 + 0.8 * (heads - 1) + t.view.morgul_knife
        worth = found * tiles * t.tile_mean * t.burden
        if tiles * t.tile_mean * 1.4 >= t.left:
            worth *= 1.5
        return Threat(len(hunters), tiles, found * tiles * t.tile_mean, worth)


def nearness(t: Table, at: int) -> float:
    """What a turn there costs in the long run, by the two riders that are nearest."""
    turns = ride_turns(t.part)
    far = sorted(turns[rider][at] for rider in t.nazgul if rider) or [9, 9]
    return t.tile_mean * t.burden * (2.2 * MET[far[0]] + 0.8 * MET[far[1]])


class Road:
    """The rest of Part 1, as a walk that costs least: danger on the way, and tiles for what is missing at the end."""

    def __init__(self, t: Table) -> None:
        self.late = 0.85 * t.tile_mean * t.burden
        self.rate = [nearness(t, at) if at else 0.0 for at in range(SHIRE.locs + 1)]
        self.known: dict[tuple[int, int, int, int], float] = {}

    def ahead(self, last: int, dots: int, left: int, depth: int = 0) -> float:
        """What the way on costs from there with so many entries left."""
        if SHIRE.exit_mask >> last & 1:
            return 0.0
        need = SHIRE.moves_to_exit(last, dots)
        if left <= 0 or depth >= DEPTH:
            spare = max(0, left) - need
            short = SHORT[min(spare, 3)] if spare >= 0 else 1.0 - spare
            return STEP * need + self.late * short
        key = (last, dots, left, depth)
        known = self.known.get(key)
        if known is not None:
            return known
        fade = 0.85**depth
        best = self.rate[last] * fade + self.ahead(last, dots + 1, left - 1, depth + 1)
        for to in SHIRE.in_range(last, dots):
            if SHIRE.exit_mask >> to & 1:
                best = 0.0
                break
            if SHIRE.moves_to_exit(to, 0) <= need + 1:
                best = min(best, self.rate[to] * fade + self.ahead(to, 0, left - 1, depth + 1))
        self.known[key] = best
        return best


def after(last: int, dots: int, entry: int) -> tuple[int, int]:
    """Last location and dots after one more entry."""
    return (last, dots + 1) if entry == DOT else (entry, 0)
