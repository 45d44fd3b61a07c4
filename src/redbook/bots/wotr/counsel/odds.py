"""Chances as a table of numbers would give them: a battle fought to its end, and a Hunt for the Fellowship.

The bots judge by quick guesses; what is told to people is reckoned out. Cards are left aside.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb

from redbook.bots.wotr.survey import Army, in_mordor, tile_damage
from redbook.games.wotr.board import FREE, SHADOW
from redbook.games.wotr.hunt import hunt_rerolls
from redbook.games.wotr.state import State

FIELD_TARGET = 5
WALL_TARGET = 6
MOST = 5  # dice of a roll


@cache
def hit_chances(dice: int, lead: int, target: int) -> tuple[float, ...]:
    """How likely each number of hits is, from a Combat roll and its Leader re-roll."""
    each = (7 - target) / 6
    found = [0.0] * (dice + 1)
    for hits in range(dice + 1):
        first = binomial(dice, hits, each)
        again = min(lead, dice - hits)
        for more in range(again + 1):
            found[hits + more] += first * binomial(again, more, each)
    return tuple(found)


def binomial(tries: int, number: int, each: float) -> float:
    return comb(tries, number) * each**number * (1 - each) ** (tries - number)


@cache
def units_left(units: int, elites: int) -> tuple[int, ...]:
    """The units of an army after 0, 1, 2 … hits, taken as the bots take them: dice are kept as long as may be."""
    regulars = units - elites
    found = [units]
    while regulars + elites:
        if elites and (regulars + elites <= MOST or not regulars):
            elites, regulars = elites - 1, regulars + 1
        else:
            regulars -= 1
        found.append(regulars + elites)
    return tuple(found)


Force = tuple[int, int, int, int]  # units, Elites, Captains of the West, Leadership


def force(army: Army) -> Force:
    return army.units, army.elites, army.captains, min(MOST, army.lead)


def fit_force(army: Army) -> Force:
    """Those who may attack."""
    return army.fit_units, army.fit - army.fit_units, army.captains, min(MOST, army.lead)


@lru_cache(maxsize=4096)
def fought_out(mine: Force, theirs: Force, first: int = FIELD_TARGET, rest: int = FIELD_TARGET) -> float:
    """The attacker's chance to destroy the defender and be left: nobody retreats or breaks off."""
    left, lefts = units_left(mine[0], mine[1]), units_left(theirs[0], theirs[1])
    if len(left) == 1 or len(lefts) == 1:
        return float(len(left) > 1)
    known: dict[tuple[int, int], float] = {}

    def chance(lost: int, dealt: int, target: int) -> float:
        if lost >= len(left) - 1:
            return 0.0
        if dealt >= len(lefts) - 1:
            return 1.0
        if target == rest and (lost, dealt) in known:
            return known[lost, dealt]
        one = hit_chances(min(MOST, left[lost] + mine[2]), mine[3], target)
        other = hit_chances(min(MOST, lefts[dealt] + theirs[2]), theirs[3], FIELD_TARGET)
        total, idle = 0.0, 0.0
        for hits, likely in enumerate(one):
            for taken, also in enumerate(other):
                if not hits and not taken and target == rest:
                    idle = likely * also
                else:
                    total += likely * also * chance(lost + taken, dealt + hits, rest)
        total /= 1 - idle
        if target == rest:
            known[lost, dealt] = total
        return total

    return chance(0, 0, first)


def falls(mine: Force, theirs: Force) -> float:
    """The chance that a garrison behind walls is destroyed in one round."""
    steps = theirs[0] + theirs[1]
    hits = hit_chances(min(MOST, mine[0] + mine[2]), mine[3], WALL_TARGET)
    return sum(hits[steps:])


# -- the Hunt -----------------------------------------------------------------------------------------


def hunt_odds(s: State) -> tuple[float, float]:
    """If the Fellowship moves now: the chance that a tile is drawn, and the mean damage of that tile."""
    if in_mordor(s):
        return 1.0, tile_damage(s, s.box[FREE] + s.box[SHADOW])
    dice = min(MOST, s.box[SHADOW])
    each = min(5, 1 + s.box[FREE]) / 6
    again = hunt_rerolls(s)
    none = (1 - each) ** (dice + min(again, dice)) if dice else 1.0
    if none == 1.0:
        return 0.0, 0.0
    hits = sum(
        binomial(dice, n, each) * (n + min(again, dice - n) * each) for n in range(dice + 1)
    )  # mean successes, re-rolls with them
    return 1 - none, tile_damage(s, hits / (1 - none))


def mean_tile(s: State) -> float:
    return tile_damage(s, max(1.0, s.box[FREE] + s.box[SHADOW]) if in_mordor(s) else 1.3)
