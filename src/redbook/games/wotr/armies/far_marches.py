"""Marches of more than one region, as cards allow them (p.27-28): the army is fixed at the start."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from redbook.games.wotr.armies.figures import Force, force_at, may_march, nations_in, troops, units_in
from redbook.games.wotr.armies.movement import end_march, march
from redbook.games.wotr.armies.picking import (
    Moved,
    barred,
    can_finish,
    choosable,
    commanded,
    may_bar,
    unmoved,
    why_not_march,
    why_not_picked,
    with_figure,
)
from redbook.games.wotr.board import (
    ADJACENT,
    FIGURE,
    IS_UNIT,
    MAP_SIZE,
    NATION_OF,
    NATION_OF_FIGURE,
    NAZGUL,
    NO_NATION,
    PLACE,
    PLACES,
    REGION,
    REGIONS,
)
from redbook.games.wotr.options import ALL, DONE, FIGURE_OPTIONS, PLACE_OPTIONS, Act, Figure, Place
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import army_tired, name, side_of
from redbook.games.wotr.state import G
from redbook.kernel import Ask, Option, Reason
from redbook.kernel.message import Arg


def next_regions(g: G, side: int, here: int, force: Force) -> list[int]:
    """Neighbours that every figure of the force may march into."""
    s = g.s
    peaceful = {NATION_OF_FIGURE[f] for f in force if f < NAZGUL and s.steps[NATION_OF_FIGURE[f]]}
    bars = may_bar(s)
    enemy = (1 - side) * PLACES
    return [
        r
        for r in ADJACENT[here]
        if not s.troops[enemy + r]
        and (not peaceful or NATION_OF[r] == NO_NATION or peaceful == {NATION_OF[r]})
        and not (bars and barred(g, side, r))
    ]


def can_join(g: G, side: int, origin: int, here: int, force: Force, left: int) -> bool:
    """Whether another friendly army can be reached within `left` more regions."""
    edge, seen = [here], {here}
    for _ in range(left + 1):
        for r in edge:
            if r != origin and troops(g.s, side, r) > (units_in(force) if r == here else 0):
                return True
        edge = [r for place in edge for r in next_regions(g, side, place, force) if r not in seen]
        seen.update(edge)
    return False


def why_not_far(g: G, seat: int, origin: int, force: Force, reach: int, join: bool) -> Reason | None:
    side = side_of(g.s, seat)
    reason = why_not_march(g, seat, origin, force, False)
    if reason is not None:
        return reason
    if join:
        return None if can_join(g, side, origin, origin, force, reach) else Why.CARD_REQUIREMENT
    return None if next_regions(g, side, origin, force) else Why.NOT_FREE


def far_origins(g: G, seat: int, reach: int, join: bool, needs: Force = (), moved: Moved = ()) -> Iterator[int]:
    """Regions from which some part of an army can make the march."""
    s = g.s
    side = side_of(s, seat)
    for p in range(MAP_SIZE):
        if not s.troops[side * PLACES + p]:
            continue
        force = tuple(f for f in unmoved(s, seat, p, moved) if may_march(f))
        if needs and not any(f in needs for f in force):
            continue
        if can_finish(lambda some, p=p: far(g, seat, p, some, reach, join, needs) is None, (), force):  # type: ignore[misc]
            yield p


def can_go_far(g: G, seat: int, reach: int, join: bool, needs: Force = ()) -> bool:
    return next(far_origins(g, seat, reach, join, needs), None) is not None


def far(g: G, seat: int, origin: int, force: Force, reach: int, join: bool, needs: Force) -> Reason | None:
    if needs and not any(f in needs for f in force):
        return Why.CARD_REQUIREMENT
    if army_tired(g.s, seat, nations_in(force)):
        return Why.SAME_NATION_TWICE
    return why_not_far(g, seat, origin, force, reach, join)


class FarMarch(Ask, frozen=True):
    """Which army marches up to `reach` regions. `join`: it must end with another friendly army."""

    who: int
    reach: int
    join: bool
    why: str
    left: int = 1  # armies that may still march
    needs: Force = ()
    moved: Moved = ()
    all_of_them: bool = False  # as many march as can; otherwise the player may stop after the first
    may_be_empty = True
    offers = (
        Place,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.27"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        origins = far_origins(g, self.who, self.reach, self.join, self.needs, self.moved)
        found: list[Option] = [PLACE_OPTIONS[p] for p in origins]
        if found and self.moved and not self.all_of_them:
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        place = PLACE.get(intent)
        if place is None:
            return (
                Why.NOTHING_CHOSEN
                if intent == "done" and not self.moved
                else Why.CARD_SAYS_OTHERWISE
                if intent == "done"
                else None
            )
        if not troops(g.s, side_of(g.s, self.who), place):
            return Why.NO_ARMY_HERE
        if place >= MAP_SIZE:
            return Why.BESIEGED
        if any(where == place for where, _ in self.moved):
            return Why.MOVED_ALREADY
        force = unmoved(g.s, self.who, place, self.moved)
        if not any(IS_UNIT[f] for f in force):
            return Why.NOT_YOUR_ARMY
        return far(g, self.who, place, force, self.reach, self.join, self.needs) or Why.CARD_REQUIREMENT

    def take(self, g: G, option: Place | Act) -> None:
        if isinstance(option, Place):
            g.then(FarForce(self, option.place))


class FarForce(Ask, frozen=True):
    """Which figures march; they stay together all the way."""

    order: FarMarch
    origin: int
    picked: Force = ()
    offers = (
        Figure,
        ALL,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.27"

    def seat(self, g: G) -> str:
        return name(g, self.order.who)

    def whole(self, g: G) -> Force:
        return tuple(f for f in unmoved(g.s, self.order.who, self.origin, self.order.moved) if may_march(f))

    def options(self, g: G) -> list[Any]:
        force = self.whole(g)
        found: list[Option] = []
        if not self.picked and self.why_not_take(g, force) is None:
            found.append(ALL)
        able = choosable(lambda some: self.why_not_take(g, some) is None, self.picked, force)
        found += [FIGURE_OPTIONS[f] for f in able]
        if self.picked and self.why_not_take(g, self.picked) is None:
            found.append(DONE)
        return found

    def why_not_take(self, g: G, force: Force) -> Reason | None:
        order = self.order
        return far(g, order.who, self.origin, force, order.reach, order.join, order.needs)

    def why_not(self, g: G, intent: str) -> Reason | None:
        order = self.order
        here = force_at(g.s, side_of(g.s, order.who), self.origin)
        reason = why_not_picked(intent, self.picked, self.whole(g), here, lambda some: self.why_not_take(g, some))
        if reason is not None or not intent.startswith("+") or intent[1:] not in FIGURE:
            return reason
        figure = FIGURE[intent[1:]]
        if figure not in commanded(g.s, order.who, self.origin):
            return Why.NOT_YOUR_ARMY
        return Why.MOVED_ALREADY if may_march(figure) else Why.CANNOT_MOVE

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Act):
            g.then(FarStep(self.order, self.origin, self.origin, self.picked or self.whole(g), self.order.reach))
        else:
            g.then(msgspec.structs.replace(self, picked=with_figure(self.picked, option.figure)))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[self.origin]}


class FarStep(Ask, frozen=True):
    """The next region on the way, or the end of it."""

    order: FarMarch
    origin: int
    here: int
    force: Force
    left: int
    may_be_empty = True
    offers = (
        Place,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.28"

    def seat(self, g: G) -> str:
        return name(g, self.order.who)

    def arrived(self, g: G) -> bool:
        if self.here == self.origin:
            return False
        side = side_of(g.s, self.order.who)
        return not self.order.join or troops(g.s, side, self.here) > units_in(self.force)

    def options(self, g: G) -> list[Any]:
        side = side_of(g.s, self.order.who)
        found: list[Option] = []
        if self.left:
            for r in next_regions(g, side, self.here, self.force):
                if not self.order.join or leads_to_friends(g, side, self, r):
                    found.append(PLACE_OPTIONS[r])
        if self.arrived(g):
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        region = REGION.get(intent)
        if region is None:
            return Why.CARD_SAYS_OTHERWISE if intent == "done" else Why.GARRISON_ONLY if intent in PLACE else None
        side = side_of(g.s, self.order.who)
        if not self.left:
            return Why.TOO_FAR
        if region not in ADJACENT[self.here]:
            return Why.NOT_ADJACENT
        if troops(g.s, 1 - side, region):
            return Why.NOT_FREE
        if barred(g, side, region):
            return Why.BARRED_BY_CARD
        crossed = region in next_regions(g, side, self.here, self.force)
        return Why.CARD_SAYS_OTHERWISE if crossed else Why.FOREIGN_BORDER

    def take(self, g: G, option: Place | Act) -> None:
        order = self.order
        if isinstance(option, Place):
            march(g, order.who, self.here, option.place, self.force, order.why, ends=False)
            g.then(FarStep(order, self.origin, option.place, self.force, self.left - 1))
            return
        end_march(g, self.force)
        if order.left > 1:
            moved = (*order.moved, (self.here, self.force))
            g.then(msgspec.structs.replace(order, left=order.left - 1, moved=moved))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[self.here], "number": self.left}


def leads_to_friends(g: G, side: int, step: FarStep, region: int) -> bool:
    """Whether a friendly army stands in the region or can still be reached from there; the way back does not count."""
    s = g.s
    edge, seen = [region], {region, step.here}
    for _ in range(step.left):
        for r in edge:
            if r != step.origin and troops(s, side, r):
                return True
        edge = [r for place in edge for r in next_regions(g, side, place, step.force) if r not in seen]
        seen.update(edge)
    return False
