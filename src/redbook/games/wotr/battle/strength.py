"""Strength, Leadership and dice of a battle round (p.28-30), and who takes part in it."""

from __future__ import annotations

from redbook.games.wotr import events as ev
from redbook.games.wotr.armies.figures import elites_at, number, troops
from redbook.games.wotr.board import (
    CHARACTERS_OF,
    CITY,
    COMPANIONS,
    ELITE,
    FORTIFICATION,
    FREE,
    GANDALF_WHITE,
    IS_CAPTAIN,
    ISENGARD,
    KINDS,
    LEADER,
    LEADERS_OF,
    LEADERSHIP,
    MINIONS,
    MOUTH,
    NAZGUL,
    PLACES,
    SARUMAN,
    SETTLEMENT,
    SHADOW,
    SIDES,
    SOUTHRONS,
    WITCH_KING,
)
from redbook.games.wotr.seats import name
from redbook.games.wotr.state import ASSAULT, FIELD, Battle, G, State
from redbook.kernel import Step

# -- who fights ---------------------------------------------


def units(s: State, b: Battle, side: int) -> int:
    return s.troops[side * PLACES + b.place(side)]


def elites(s: State, b: Battle, side: int) -> int:
    return elites_at(s, side, b.place(side))


def companions(s: State, b: Battle) -> list[int]:
    place = b.place(FREE)
    return [c for c in COMPANIONS if s.chars[c] == place]


def minions(s: State, b: Battle) -> list[int]:
    place = b.place(SHADOW)
    return [c for c in MINIONS if s.chars[c] == place]


def leaders(s: State, b: Battle) -> int:
    """Free Peoples Leader figures in the battle."""
    base = b.place(FREE) * KINDS
    return sum(s.figures[base + kind] for kind in LEADER)


def nazgul(s: State, b: Battle) -> int:
    """Nazgûl figures, the Witch-king not counted."""
    return number(s, b.place(SHADOW), NAZGUL)


def fights(s: State, b: Battle, character: int) -> bool:
    return s.chars[character] == b.place(FREE if character in COMPANIONS else SHADOW)


def silenced(b: Battle, companion: int) -> bool:
    """His Leadership and abilities are cancelled for this round."""
    return bool(b.silenced >> companion & 1)


def forfeited(b: Battle, companion: int) -> bool:
    return bool(b.forfeited >> companion & 1)


def white_rider_rides(b: Battle) -> bool:
    return b.white_rider and not silenced(b, GANDALF_WHITE)


# -- an army as it stands, before walls and cards (p.28) ---------------------------------------------


def army_leadership(s: State, side: int, place: int) -> int:
    """Leaders and Nazgûl count 1, Characters what their cards say (p.28)."""
    base = place * KINDS
    total = sum(s.figures[base + k] for k in LEADERS_OF[side])
    chars = s.chars
    for c in CHARACTERS_OF[side]:
        if chars[c] == place:
            total += LEADERSHIP[c]
    if side == SHADOW and chars[SARUMAN] < PLACES:
        total += s.figures[base + ELITE[ISENGARD]]
        if s.count > 2:
            total += s.figures[base + ELITE[SOUTHRONS]]
    return total


def army_dice(s: State, side: int, place: int) -> int:
    """One die a unit and one a Captain of the West, at most five."""
    units = troops(s, side, place)
    if units and side == FREE:
        units += sum(1 for c in COMPANIONS if IS_CAPTAIN[c] and s.chars[c] == place)
    return min(5, units)


# -- Leadership ---------------------------------------------


def companion_leadership(b: Battle, companion: int) -> int:
    if b.silenced >> companion & 1 or b.forfeited >> companion & 1 or (companion == GANDALF_WHITE and b.white_rider):
        return 0
    return LEADERSHIP[companion]


def nazgul_leadership(s: State, b: Battle) -> int:
    """Of the Nazgûl and the Witch-king; the White Rider cancels it."""
    if white_rider_rides(b):
        return 0
    total = nazgul(s, b) + (LEADERSHIP[WITCH_KING] if fights(s, b, WITCH_KING) else 0)
    return max(0, total - b.nazgul_forfeited)


def leadership(s: State, b: Battle, side: int) -> int:
    if side == FREE:
        return leaders(s, b) + sum(companion_leadership(b, c) for c in companions(s, b))
    place = b.place(SHADOW)
    total = nazgul_leadership(s, b) + sum(LEADERSHIP[c] for c in (MOUTH, SARUMAN) if s.chars[c] == place)
    if s.chars[SARUMAN] < PLACES:  # Servants of the White Hand
        total += number(s, place, ELITE[ISENGARD])
        if s.count > 2:
            total += number(s, place, ELITE[SOUTHRONS])
    return total


# -- dice ---------------------------------------------


def combat_dice(s: State, b: Battle, side: int) -> int:
    """Combat Strength: one die a unit, one more a Captain of the West, at most five; then what cards take away."""
    strength = units(s, b, side)
    if not strength:
        return 0
    if side == FREE:
        strength += sum(1 for c in companions(s, b) if IS_CAPTAIN[c] and not silenced(b, c))
    dice = min(5, strength, b.at_most[side])
    return max(1, dice - b.fewer[side] - b.short[side])


def to_hit(b: Battle, side: int) -> int:
    """5+; 6+ against a besieged garrison, and in the first round against a City or Fortification (p.31-32)."""
    if side == b.attacker:
        if b.kind == ASSAULT:
            return 6
        if b.kind == FIELD and b.round == 1 and SETTLEMENT[b.region] in (CITY, FORTIFICATION):
            return 6
    return 5


def is_hit(die: int, target: int, bonus: int) -> bool:
    """A 1 always misses, a 6 always hits (p.30)."""
    return die == 6 or (die != 1 and die + bonus >= target)


def roll_combat(g: G, b: Battle, side: int) -> None:
    dice = g.chance.roll(combat_dice(g.s, b, side), 6, "combat-roll", who=name(g, b.seats[side]))
    target, bonus = to_hit(b, side), b.roll_bonus[side]
    hits = sum(1 for die in dice if is_hit(die, target, bonus))
    b.dice[side] = dice
    b.hits[side] += hits
    if g.heard:
        g.tell(ev.CombatRoll(SIDES[side], tuple(str(d) for d in dice), target, bonus, hits))


def misses(b: Battle, side: int) -> int:
    """Dice of the Combat roll that failed and have not been turned into hits by a card."""
    target, bonus = to_hit(b, side), b.roll_bonus[side]
    failed = sum(1 for die in b.dice[side] if not is_hit(die, target, bonus))
    return max(0, failed - b.turned[side])


def rerolls(s: State, b: Battle, side: int) -> int:
    """How many dice the side may re-roll (p.30)."""
    if b.no_reroll[side]:
        return 0
    return max(0, min(5, leadership(s, b, side), misses(b, side) - b.stuck[side]))


def roll_again(g: G, b: Battle, side: int, number: int) -> None:
    dice = g.chance.roll(number, 6, "leader-reroll", who=name(g, b.seats[side]))
    target, bonus = to_hit(b, side), b.reroll_bonus[side]
    hits = sum(1 for die in dice if is_hit(die, target, bonus))
    b.hits[side] += hits
    b.reroll_hits[side] += hits
    if g.heard:
        g.tell(ev.LeaderReroll(SIDES[side], tuple(str(d) for d in dice), target, bonus, hits))


# -- steps of a battle ---------------------------------------------


def fighting(g: G) -> Battle:
    b = g.s.battle
    assert b is not None
    return b


class InBattle(Step, frozen=True):
    """A step that does nothing once the battle is over."""

    def run(self, g: G) -> None:
        b = g.s.battle
        if b is not None and not b.over:
            self.fight(g, b)

    def fight(self, g: G, b: Battle) -> None:
        raise NotImplementedError
