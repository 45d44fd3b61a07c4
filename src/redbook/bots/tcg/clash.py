"""Who meets whom: what a skirmish is likely to bring, and the best way to set defenders against minions."""

from __future__ import annotations

import math
from typing import NamedTuple

from redbook.bots.tcg.pumps import pump
from redbook.bots.tcg.worth import body, burdened, hurt, menace
from redbook.games.tcg.phases.assignment import defenders, may_be_assigned
from redbook.games.tcg.phases.skirmish import threshold
from redbook.games.tcg.state import State
from redbook.games.tcg.table.values import active, keyword, left, may_fight, minions, strength
from redbook.games.tcg.turn import may_move_again
from redbook.games.tcg.words import SKIRMISH

BEARER_DEATH = 300.0
NOISE = 1.4  # strength that events and abilities may still add or take
HOPE = 0.5  # how far an event at hand counts for winning; it may be wanted elsewhere
NODES = 700  # of one search for the best assignment


def likely(margin: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, margin / NOISE))))


class Clash(NamedTuple):
    """A skirmish as it stands, and what is expected of it."""

    mine: int
    theirs: int
    damage: int  # wounds of the defender, if he loses
    own_damage: int
    times: int  # so many times his strength overwhelm him
    lose: float  # chances
    crushed: float
    loss: float  # in points
    help: int  # strength that the defender's player has at hand for him


class Field:
    """A copy of the table on which skirmishes are tried."""

    def __init__(self, s: State) -> None:
        self.s = s.copy()
        self.known: dict[tuple[int, tuple[int, ...]], Clash] = {}
        self.pumps: dict[int, int] = {}
        self.again = may_move_again(s)

    def loss(self, hero: int, foes: tuple[int, ...]) -> float:
        """What the Free Peoples player is likely to lose if `hero` meets `foes`."""
        return self.clash(hero, foes).loss if foes else 0.0

    def clash(self, hero: int, foes: tuple[int, ...]) -> Clash:
        key = (hero, foes)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.try_out(hero, foes)
        return found

    def try_out(self, hero: int, foes: tuple[int, ...]) -> Clash:
        s = self.s
        before, phase, fight = s.foe[:], s.phase, s.fight
        for m in foes:
            s.foe[m] = hero
        s.phase, s.fight = SKIRMISH, hero
        s.changed()
        mine = strength(s, hero)
        theirs = sum(strength(s, m) for m in foes)
        damage = 1 + sum(keyword(s, m, "damage") for m in foes)
        own_damage = 1 + keyword(s, hero, "damage")
        times = threshold(s, hero)
        found = self.weigh(hero, foes, mine, theirs, damage, own_damage, times)
        s.foe, s.phase, s.fight = before, phase, fight
        s.changed()
        return found

    def weigh(
        self, hero: int, foes: tuple[int, ...], mine: int, theirs: int, damage: int, own_damage: int, times: int
    ) -> Clash:
        s = self.s
        more = self.pump(hero)
        lose = likely(theirs - mine - HOPE * more + 0.5)
        crushed = min(lose, likely(theirs - times * (mine + more) - 0.5))
        health = left(s, hero)
        death = self.death(hero)
        wounds = hurt(s, hero, health - damage) - hurt(s, hero, health) if damage < health else death
        if hero in s.bearer:
            owner = s.owner[hero]
            burdens = burdened(s, owner, damage) - burdened(s, owner)
            wounds = min(wounds, burdens) if s.burdens[owner] + damage < s.resistance[owner] else wounds
        total = crushed * death + (lose - crushed) * wounds
        for m in foes:  # a minion that falls does not come again this turn
            danger = 0.0
            if not s.fierce_round and keyword(s, m, "fierce") > 0:
                danger += 0.35 * menace(s.kind[m])
            if self.again:
                danger += 0.15 * menace(s.kind[m])
            falls = 1.0 if own_damage >= left(s, m) else 0.35
            total -= (1 - lose) * danger * falls
        return Clash(mine, theirs, damage, own_damage, times, lose, crushed, total, more)

    def pump(self, hero: int) -> int:
        found = self.pumps.get(hero)
        if found is None:
            found = self.pumps[hero] = pump(self.s, self.s.fp, hero)
        return found

    def death(self, hero: int) -> float:
        s = self.s
        if hero in s.bearer:
            return BEARER_DEATH
        worn = sum(1.5 for h in s.host if h == hero)
        health = left(s, hero)
        return body(s.kind[hero]) - hurt(s, hero, health) + worn

    def fighting(self) -> dict[int, tuple[int, ...]]:
        """The skirmishes as they stand."""
        s = self.s
        found: dict[int, tuple[int, ...]] = {}
        for m in minions(s):
            if s.foe[m] >= 0:
                found[s.foe[m]] = (*found.get(s.foe[m], ()), m)
        return found


def worst_target(field: Field, m: int, sets: dict[int, tuple[int, ...]], heroes: list[int]) -> tuple[int, float]:
    """Whom a Shadow player would attack with this minion, and what that adds to the loss."""
    best, gain = -1, -1e9
    for hero in heroes:
        foes = sets.get(hero, ())
        more = field.loss(hero, tuple(sorted((*foes, m)))) - field.loss(hero, foes)
        if more > gain:
            best, gain = hero, more
    return best, gain


def defence(s: State, todo: list[int], nodes: int = NODES) -> dict[int, int]:
    """Who should stand against each of these minions; -1: nobody."""
    return searched(s, todo, nodes).plan


def searched(s: State, todo: list[int], nodes: int = NODES) -> Search:
    """The search for the best defence, when it is over."""
    field = Field(s)
    heroes = [c for c in active(s) if may_fight(s, c)]
    room = {c: 1 + keyword(s, c, "defender") for c in heroes}
    sets = field.fighting()
    for hero, foes in sets.items():
        if hero in room:
            room[hero] -= len(foes)
    todo = [m for m in todo if may_be_assigned(s, m)]
    allowed = {m: set(defenders(s, m)) for m in todo}
    search = Search(field, heroes, room, todo, allowed, nodes)
    search.best(sets)
    return search


class Search:
    """Depth first over the minions, the likeliest defenders first; what is left over attacks where it hurts."""

    def __init__(
        self,
        field: Field,
        heroes: list[int],
        room: dict[int, int],
        todo: list[int],
        allowed: dict[int, set[int]],
        nodes: int,
    ) -> None:
        self.field = field
        self.heroes = heroes
        self.room = room
        self.todo = todo
        self.allowed = allowed
        self.most = nodes
        self.nodes = 0
        self.least = math.inf
        self.chosen: list[int] = []
        self.plan: dict[int, int] = {}

    def best(self, sets: dict[int, tuple[int, ...]]) -> dict[int, int]:
        self.go(0, dict(sets), [])
        return self.plan

    def go(self, at: int, sets: dict[int, tuple[int, ...]], free: list[int]) -> None:
        self.nodes += 1
        if at == len(self.todo):
            loss = self.total(sets, free)
            if loss < self.least - 1e-9:
                self.least = loss
                self.plan = dict(zip(self.todo, self.chosen, strict=True))
            return
        if self.nodes > self.most and self.least < math.inf:
            return
        m = self.todo[at]
        field = self.field
        heroes = [c for c in self.heroes if self.room[c] > 0 and c in self.allowed[m]]
        heroes.sort(key=lambda c: field.loss(c, tuple(sorted((*sets.get(c, ()), m)))) - field.loss(c, sets.get(c, ())))
        for c in heroes:
            foes = sets.get(c, ())
            sets[c] = tuple(sorted((*foes, m)))
            self.room[c] -= 1
            self.chosen.append(c)
            self.go(at + 1, sets, free)
            self.chosen.pop()
            self.room[c] += 1
            sets[c] = foes
        free.append(m)
        self.chosen.append(-1)
        self.go(at + 1, sets, free)
        self.chosen.pop()
        free.pop()

    def total(self, sets: dict[int, tuple[int, ...]], free: list[int]) -> float:
        field = self.field
        if free:
            sets = dict(sets)
            for m in free:
                hero, more = worst_target(field, m, sets, self.heroes)
                if hero >= 0 and more > 0:
                    sets[hero] = tuple(sorted((*sets.get(hero, ()), m)))
        return sum(field.loss(hero, foes) for hero, foes in sets.items())


def attack(s: State, m: int) -> int:
    """Whom minion `m`, left over, should attack; -1: nobody."""
    field = Field(s)
    heroes = [c for c in active(s) if may_fight(s, c)]
    hero, more = worst_target(field, m, field.fighting(), heroes)
    return hero if more > -0.5 else -1


def gentlest(s: State, cards: tuple[int, ...]) -> int:
    """The skirmish that costs least comes first."""
    field = Field(s)
    sets = field.fighting()
    return min(cards, key=lambda c: (field.loss(c, sets.get(c, ())), c))
