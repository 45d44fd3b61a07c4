"""Declaring an attack: who, against whom, and what stays behind as rearguard (p.28, 31-32)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from redbook.games.wotr.armies.figures import Force, army_places, force_at, leads, nations_in, shift
from redbook.games.wotr.armies.picking import (
    barred,
    can_finish,
    choosable,
    commanded,
    fighters,
    why_not_fight,
    why_not_picked,
    with_figure,
    without,
)
from redbook.games.wotr.battle.leaving import EndBattle
from redbook.games.wotr.battle.rounds import BATTLES, BattleBegins, Round
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    FIGURE,
    IS_BOX,
    KINDS,
    MAP_SIZE,
    NATION_OF_FIGURE,
    PLACE,
    PLACE_NAMES,
    PLACES,
    REAR,
    REGION_AT,
    UNITS_OF,
)
from redbook.games.wotr.options import ALL, DONE, FIGURE_OPTIONS, NONE, PLACE_OPTIONS, Act, Figure, Place
from redbook.games.wotr.reasons import Why, first_of
from redbook.games.wotr.seats import (
    MIXED,
    OWN_UNITS,
    army_tired,
    commander,
    commands_whole,
    mark_army,
    must_rest,
    name,
    shared_places,
    side_of,
)
from redbook.games.wotr.state import ASSAULT, FIELD, NO_CARD, SORTIE, Battle, G, State
from redbook.kernel import Ask, Option, Reason
from redbook.kernel.message import Arg


def why_not_attack_from(g: G, seat: int, origin: int, led: bool) -> Reason | None:
    """Whether the army of a place may attack at all: units of a nation At War, and a leader if the die asks for one."""
    s = g.s
    side = side_of(s, seat)
    if not s.troops[side * PLACES + origin]:
        return Why.NO_ARMY_HERE
    whole = s.count == 2 or commands_whole(s, seat, origin)
    figures, steps, base = s.figures, s.steps, origin * KINDS
    units = UNITS_OF[side] if whole else OWN_UNITS[s.count][seat]
    if not any(figures[base + k] and not steps[NATION_OF_FIGURE[k]] for k in units):
        return Why.NOT_AT_WAR
    if not whole and s.mixed[origin] == MIXED:
        return Why.NOT_YOUR_ARMY
    if not led and not must_rest(s, seat):
        return None
    force = fighters(s, seat, origin)
    if led and not any(leads(s, f) for f in force):
        return Why.NO_LEADER
    if must_rest(s, seat):
        step = Attackers(seat, origin, origin, led, "")
        reason = step.why_not_take(g, force)
        if reason is not None and not can_finish(lambda some: step.why_not_take(g, some) is None, (), force):
            return reason
    return None


def why_not_target(g: G, seat: int, origin: int, target: int) -> Reason | None:
    """Field attack on a neighbour, assault on the garrison, sortie against the besiegers (p.28, 32)."""
    s = g.s
    enemy = 1 - side_of(s, seat)
    here, there = REGION_AT[origin], REGION_AT[target]
    if here != there and (IS_BOX[origin] or IS_BOX[target] or there not in ADJACENT[here]):
        return Why.NOT_ADJACENT
    if not s.troops[enemy * PLACES + target]:
        return Why.NO_ENEMY_THERE
    if barred(g, 1 - enemy, there):
        return Why.BARRED_BY_CARD
    return None


# places that an army can attack from a place: neighbours and the garrison it besieges; from a box, the besiegers
NEAR: tuple[tuple[int, ...], ...] = tuple(
    ((*ADJACENT[p], BOX[p]) if BOX[p] != 255 else ADJACENT[p]) if p < MAP_SIZE else (REGION_AT[p],) for p in range(REAR)
)


def targets(g: G, seat: int, origin: int) -> list[int]:
    """Places with enemies that the army of a place can attack."""
    s = g.s
    side = side_of(s, seat)
    enemy = (1 - side) * PLACES
    troops = s.troops
    found = [p for p in NEAR[origin] if troops[enemy + p]]
    if found and s.table:
        found = [p for p in found if not barred(g, side, REGION_AT[p])]
    return found


NEAR_BYTES = tuple(sum(255 << 8 * q for q in near) for near in NEAR)  # one byte a place


def beside_enemies(s: State, side: int) -> Iterator[int]:
    """Places with an army of the side from which an enemy can be reached."""
    enemies = int.from_bytes(s.troops[(1 - side) * PLACES : (2 - side) * PLACES], "little")
    for p in army_places(s, side):
        if NEAR_BYTES[p] & enemies:
            yield p


def attackers(g: G, seat: int, led: bool, needs: Force = ()) -> list[int]:
    """Places from which the seat can attack, with one of the figures that a card needs."""
    s = g.s
    return [
        p
        for p in beside_enemies(s, side_of(s, seat))
        if targets(g, seat, p)
        and why_not_attack_from(g, seat, p, led) is None
        and (not needs or any(f in needs for f in fighters(s, seat, p)))
    ]


def can_attack(g: G, seat: int, led: bool) -> bool:
    for p in beside_enemies(g.s, side_of(g.s, seat)):
        if targets(g, seat, p) and why_not_attack_from(g, seat, p, led) is None:
            return True
    return False


def why_no_attack(g: G, seat: int, led: bool) -> Reason:
    """Why nobody can attack."""
    reasons = [why_not_attack_from(g, seat, p, led) for p in beside_enemies(g.s, side_of(g.s, seat))]
    tells_most = (Why.NO_LEADER, Why.SAME_NATION_TWICE, Why.NOT_AT_WAR, Why.NOT_YOUR_ARMY)
    return first_of(reasons, *tells_most) or (Why.BARRED_BY_CARD if None in reasons else Why.NO_ENEMY_THERE)


class Attack(Ask, frozen=True):
    """Which army attacks."""

    who: int
    led: bool
    why: str
    card: int = NO_CARD
    needs: Force = ()
    optional: bool = False
    may_be_empty = True
    offers = (
        Place,
        NONE,
    )
    in_gesture = True
    rule = "wotr p.28"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        found: list[Option] = [PLACE_OPTIONS[p] for p in attackers(g, self.who, self.led, self.needs)]
        if found and self.optional:
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        place = PLACE.get(intent)
        if place is None:
            return None
        reason = why_not_attack_from(g, self.who, place, self.led)
        if reason is None and not targets(g, self.who, place):
            reason = Why.NO_ENEMY_THERE
        return reason or (Why.CARD_REQUIREMENT if self.needs else None)

    def take(self, g: G, option: Place | Act) -> None:
        if isinstance(option, Place):
            g.then(AttackWhom(self.who, option.place, self.led, self.why, self.card, self.needs))


class AttackWhom(Ask, frozen=True):
    who: int
    origin: int
    led: bool
    why: str
    card: int = NO_CARD
    needs: Force = ()
    offers = (Place,)
    in_gesture = True
    rule = "wotr p.28"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [PLACE_OPTIONS[p] for p in targets(g, self.who, self.origin)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        place = PLACE.get(intent)
        return None if place is None else why_not_target(g, self.who, self.origin, place)

    def take(self, g: G, option: Place) -> None:
        g.then(Attackers(self.who, self.origin, option.place, self.led, self.why, self.card, 0, self.needs))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": PLACE_NAMES[self.origin]}


class Attackers(Ask, frozen=True):
    """Which figures attack; the others are the rearguard. `needs`: a figure that must be among them."""

    who: int
    origin: int
    target: int
    led: bool
    why: str
    card: int = NO_CARD
    rounds: int = 0
    needs: Force = ()
    picked: Force = ()
    offers = (
        Figure,
        ALL,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.28"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        force = fighters(g.s, self.who, self.origin)
        found: list[Option] = []
        if not self.picked and self.why_not_take(g, force) is None:
            found.append(ALL)
        if must_rest(g.s, self.who):
            able = choosable(lambda some: self.why_not_take(g, some) is None, self.picked, force)
        else:
            able = sorted(set(without(force, self.picked)))
        found += [FIGURE_OPTIONS[f] for f in able]
        if self.picked and self.why_not_take(g, self.picked) is None:
            found.append(DONE)
        return found

    def why_not_take(self, g: G, force: Force) -> Reason | None:
        if self.needs and not any(f in force for f in self.needs):
            return Why.CARD_REQUIREMENT
        if g.s.count == 3 and army_tired(g.s, self.who, nations_in(force)):
            return Why.SAME_NATION_TWICE
        return why_not_fight(g, self.who, self.origin, force, self.led)

    def why_not(self, g: G, intent: str) -> Reason | None:
        s = g.s
        here, whole = force_at(s, side_of(s, self.who), self.origin), fighters(s, self.who, self.origin)
        reason = why_not_picked(intent, self.picked, whole, here, lambda some: self.why_not_take(g, some))
        if reason is not None or not intent.startswith("+") or intent[1:] not in FIGURE:
            return reason
        mine = FIGURE[intent[1:]] in commanded(s, self.who, self.origin)
        return Why.NOT_AT_WAR if mine else Why.NOT_YOUR_ARMY

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Act):
            force = self.picked or fighters(g.s, self.who, self.origin)
            begin_battle(g, self.who, self.origin, self.target, force, self.why, card=self.card, rounds=self.rounds)
        else:
            picked = with_figure(self.picked, option.figure)
            g.then(msgspec.structs.replace(self, picked=picked))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        battle = BATTLES[kind_of_battle(self.origin, self.target)]
        return {"origin": PLACE_NAMES[self.origin], "region": PLACE_NAMES[self.target], "battle": battle}


def kind_of_battle(origin: int, target: int) -> int:
    if IS_BOX[target]:
        return ASSAULT
    return SORTIE if IS_BOX[origin] else FIELD


def begin_battle(
    g: G, seat: int, origin: int, target: int, force: Force, why: str, *, card: int = NO_CARD, rounds: int = 0,
    no_cease: bool = False, inside: bool = False,
) -> Battle:  # fmt: skip
    """Form the attacking army, leave the rest as rearguard, and fight."""
    s = g.s
    side = side_of(s, seat)
    shift(s, origin, REAR, without(force_at(s, side, origin), force))
    mark_army(s, nations_in(force))
    kind = kind_of_battle(origin, target)
    if s.count > 2 and target in shared_places(s, 1 - side):
        s.mixed[target] = MIXED  # attacked armies fight as one (p.46)
    seats = [0, 0]
    seats[side] = seat
    seats[1 - side] = commander(s, 1 - side, target)
    s.battle = b = Battle(side, origin, REGION_AT[target], target, kind, seats)
    b.rounds = rounds or (1 if kind == ASSAULT else 0)
    b.card = card
    b.no_cease = no_cease
    b.inside = inside
    g.then(BattleBegins(why), Round(), EndBattle())
    return b
