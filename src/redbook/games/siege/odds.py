"""4.1, 4.2, 4.6: the odds of a combat, its column shifts and its morale."""

from __future__ import annotations

from redbook.games.siege.board import (
    EPHEL_DUATH,
    GREY_WOOD,
    INSIDE,
    RIVER,
    RIVER_SHIFT,
    SHADOW,
    SHIFT,
    TERRAIN,
    WALL,
    WALL_SHIFT,
    WEST,
    WET,
)
from redbook.games.siege.morale import marker
from redbook.games.siege.pieces import GROUND, IDS, LEADER, MODIFIER, PA, PD, SAURON, half
from redbook.games.siege.state import EMBARKED, LANDED, Battle, Morale, Odds, State, units_at
from redbook.games.siege.tables import LAST_COLUMN, MODIFIERS, SURROUNDED_MORALE, column
from redbook.games.siege.zones import surrounded

SHIFTS = frozenset({*TERRAIN, *MODIFIERS, "minor-river", "wall"})  # by name


def attack_of(s: State, piece: int) -> int:
    """4.2.3: a unit that entered the Anduin this turn attacks with half its PA."""
    full = PA[s.reduced[piece]][piece]
    return half(full) if s.flags[piece] & EMBARKED else full


def defence_of(s: State, piece: int) -> int:
    return PD[s.reduced[piece]][piece]


def column_shifts(s: State, battle: Battle, defenders: list[int]) -> list[tuple[str, int]]:
    """4.2, 4.5, 5.4, 5.5, 5.7: each shift with its name; left is negative."""
    h = battle.target
    out: list[tuple[str, int]] = []
    hexes = [s.where[p] for p in battle.attackers]
    if SHIFT[h] and not WET[h]:
        out.append((TERRAIN[h], SHIFT[h]))  # 4.2
    if WET[h] and not any(WET[n] for n in hexes):
        out.append((TERRAIN[h], SHIFT[h]))  # 4.2.3; for the Nazgûl as for any unit (4.4)
    if all(n in RIVER[h] for n in hexes):
        out.append(("minor-river", RIVER_SHIFT))  # 4.2.2
    if INSIDE[h] and all(n in WALL[h] for n in hexes):
        out.append(("wall", WALL_SHIFT))  # 4.2.5
    stack = [p for p in defenders if GROUND[p]]
    if stack and all(surrounded(s, p) for p in stack):
        out.append(("defender-surrounded", MODIFIERS["defender-surrounded"]))  # 4.5
    if any(surrounded(s, p) for p in battle.attackers):
        out.append(("attacker-surrounded", MODIFIERS["attacker-surrounded"]))
    if battle.side == WEST and GREY_WOOD[h]:
        out.append(("grey-wood", MODIFIERS["grey-wood"]))  # 5.4
    if EPHEL_DUATH[h]:
        favour = MODIFIERS["ephel-duath"]
        out.append(("ephel-duath", favour if battle.side == SHADOW else -favour))  # 5.5
    if any(s.flags[p] & LANDED for p in battle.attackers):
        out.append(("landing", MODIFIERS["landing"]))  # 5.7
    return out


def best_leader(s: State, hexes: set[int], eye: bool) -> tuple[int, int]:
    """4.6.2: only the highest modifier counts; the Eye is a leader like any other (5.3)."""
    best, modifier = (SAURON, MODIFIER[SAURON]) if eye else (-1, 0)
    for h in sorted(hexes):
        for p in s.at[h]:
            if LEADER[p] and MODIFIER[p] > modifier:
                best, modifier = p, MODIFIER[p]
    return best, modifier


def combat_morale(s: State, side: int, units: list[int], hexes: set[int], eye: bool) -> Morale:
    leader, modifier = best_leader(s, hexes, eye and side == SHADOW)
    penalty = SURROUNDED_MORALE if any(surrounded(s, p) for p in units) else 0
    return Morale(marker(s, side), IDS[leader] if leader >= 0 else "", modifier, penalty)


def odds_of(s: State, battle: Battle) -> Odds:
    """All the numbers of a combat. There must be at least one attacker, and a combat unit to defend."""
    attackers = list(battle.attackers)
    defenders = units_at(s, battle.target)
    attack = sum(attack_of(s, p) for p in attackers)
    defence = sum(defence_of(s, p) for p in defenders)
    base = column(attack, defence)
    shifts = column_shifts(s, battle, defenders)
    final = max(0, min(LAST_COLUMN, base + sum(value for _, value in shifts)))  # 4.7
    ours = combat_morale(s, battle.side, attackers, {s.where[p] for p in attackers}, battle.eye)
    theirs = combat_morale(s, 1 - battle.side, defenders, {battle.target}, battle.eye)
    difference = (ours.total - theirs.total) * s.weight  # 4.6.1
    return Odds(attack, defence, base, tuple(shifts), final, ours, theirs, difference, s.weight)
