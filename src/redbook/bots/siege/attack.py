"""Weighing an attack: what it may win and what it may cost, from the exact chances of the table."""

from __future__ import annotations

from typing import NamedTuple

from redbook.bots.siege.worth import leader_worth, place_worth, step_worth, unit_worth
from redbook.games.siege.board import DEEP, INSIDE
from redbook.games.siege.odds import attack_of, odds_of
from redbook.games.siege.pieces import AIR_UNIT, GROUND, LEADER
from redbook.games.siege.state import Battle, State, units_at
from redbook.games.siege.tables import COLUMNS, outlook
from redbook.games.siege.zones import completely_surrounded, surrounded

EVEN = COLUMNS.index("1:1")
FORLORN = 8.0  # for every column below even: nobody attacks there who is not bound to


class Weighed(NamedTuple):
    value: float
    attackers: tuple[int, ...]


def value_of_attack(s: State, side: int, target: int, attackers: tuple[int, ...], caution: float) -> float:
    """The expected gain, in points, of attacking with just these units where they stand."""
    defenders = units_at(s, target)
    leaders = [p for p in s.at[target] if LEADER[p]]
    if not defenders:
        return sum(leader_worth(p) for p in leaders) + place_worth(s, side, target)
    odds = odds_of(s, Battle(target, side, attackers))
    leaves, their_loss, our_loss = outlook(odds.column, odds.difference)
    loss = sum(step_worth(s, p) for p in defenders) / len(defenders)
    gain = their_loss * loss
    if their_loss and len(defenders) == 1 and s.reduced[defenders[0]]:
        gain += their_loss * sum(leader_worth(p) for p in leaders)
    trapped = [p for p in defenders if GROUND[p] and surrounded(s, p)]
    for p in trapped:
        again = step_worth(s, p) if not completely_surrounded(s, p) else 0.8 * step_worth(s, p)
        gain += leaves * (0.9 * again if not s.reduced[p] else unit_worth(s, p))
    if not DEEP[target]:
        gain += leaves * (place_worth(s, side, target) + 0.35 + (0.5 if INSIDE[target] else 0.0))
    else:
        gain += leaves * loss
    cost = our_loss * max(step_worth(s, p) * (1.0 if not AIR_UNIT[p] else 0.8) for p in attackers) * 0.5
    cost += our_loss * sum(step_worth(s, p) for p in attackers) / len(attackers) * 0.5
    hopeless = FORLORN * (EVEN - odds.column) if odds.column < EVEN else 0.0
    return gain - caution * cost - hopeless


def best_attack(
    s: State, side: int, target: int, free: list[int], caution: float, must: tuple[int, ...] = ()
) -> Weighed:
    """The strongest units first, as many as improve the outlook. `must` take part in any case."""
    order = sorted((p for p in free if p not in must), key=lambda p: -attack_of(s, p))
    chosen = tuple(must)
    best = Weighed(value_of_attack(s, side, target, chosen, caution), chosen) if chosen else Weighed(-99.0, ())
    for p in order:
        if AIR_UNIT[p] and not chosen:
            continue
        chosen = (*chosen, p)
        value = value_of_attack(s, side, target, chosen, caution)
        if value > best.value:
            best = Weighed(value, chosen)
    return best
