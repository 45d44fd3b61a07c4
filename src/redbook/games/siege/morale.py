"""4.6.1 and Table 5: the two morale markers, as sums of the entries in force."""

from __future__ import annotations

from redbook.games.siege.board import MINAS_TIRITH, OSGILIATH, SEATS, SHADOW, SHADOWED, WEST, WESTERN
from redbook.games.siege.events import MoraleEntryGained, MoraleEntryLost, MoraleSet
from redbook.games.siege.pieces import ARAGORN, GANDALF, GOTHMOG, WITCH_KING
from redbook.games.siege.state import ELIMINATED, State
from redbook.games.siege.tables import (
    DAY_WITHOUT_DAWN,
    ENTRIES,
    ENTRY_IDS,
    MORALE_MAX,
    MORALE_MIN,
    RETURN_OF_THE_KING,
)
from redbook.kernel import Play, Step


def in_force(s: State, side: int) -> dict[str, bool]:
    """Which entries of Table 5 hold at this moment (4.6.1)."""
    if side == WEST:
        return {
            "W1": s.control[OSGILIATH] == WESTERN,
            "W2": s.fallen,
            "W3": s.control[MINAS_TIRITH] == SHADOWED,
            "W4": s.where[GANDALF] == ELIMINATED,
            "W5": s.where[ARAGORN] == ELIMINATED,
            "W6": s.turn >= RETURN_OF_THE_KING,
            "W7": s.steward_gone,
        }
    return {
        "S1": not s.crossed,
        "S2": s.wall_held,
        "S3": s.where[WITCH_KING] == ELIMINATED,
        "S4": s.where[GOTHMOG] == ELIMINATED,
        "S5": s.control[OSGILIATH] == SHADOWED,
        "S6": s.turn >= DAY_WITHOUT_DAWN,
        "S7": s.city_held,
    }


def entry_bits(s: State, side: int) -> int:
    force = in_force(s, side)
    return sum(1 << n for n, id in enumerate(ENTRY_IDS[side]) if force[id])


def entries(s: State, side: int) -> list[str]:
    """The entries that count since the last preparation."""
    return [id for n, id in enumerate(ENTRY_IDS[side]) if s.entries[side] >> n & 1]


def raw(s: State, side: int) -> int:
    return sum(ENTRIES[side][id] for id in entries(s, side))


def marker(s: State, side: int) -> int:
    """4.6.1: clamped when it is read."""
    return clamped(raw(s, side))


def clamped(value: int) -> int:
    return max(MORALE_MIN, min(MORALE_MAX, value))


class RecomputeMorale(Step, frozen=True):
    """2.1.1 (a): both markers, in every preparation."""

    def run(self, g: Play[State]) -> None:
        for side in (WEST, SHADOW):
            recompute(g, side)


def recompute(g: Play[State], side: int) -> None:
    s = g.s
    before, after = s.entries[side], entry_bits(s, side)
    if before == after:
        return
    s.entries[side] = after
    if g.heard:
        for n, id in enumerate(ENTRY_IDS[side]):
            if (before ^ after) >> n & 1:
                told = MoraleEntryGained if after >> n & 1 else MoraleEntryLost
                g.tell(told(SEATS[side], id, ENTRIES[side][id]))
        g.tell(MoraleSet(SEATS[side], marker(s, side), raw(s, side)))
