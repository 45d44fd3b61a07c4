"""Moving armies (p.27-28)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import compress
from typing import Any

import msgspec

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies.control import army_enters, settle_sieges
from redbook.games.wotr.armies.figures import (
    Force,
    force_at,
    leads_march,
    may_march,
    nations_at,
    nations_in,
    shift,
    troops,
)
from redbook.games.wotr.armies.picking import (
    OWN,
    WHOLE,
    Moved,
    barred,
    can_finish,
    choosable,
    commanded,
    marchers,
    may_bar,
    tricky,
    unmoved,
    why_not_march,
    why_not_picked,
    with_figure,
    without,
)
from redbook.games.wotr.armies.regions import free_for_army
from redbook.games.wotr.board import (
    ADJACENT,
    FIGURE,
    FIGURES,
    FREE,
    IS_UNIT,
    KINDS,
    MAP_SIZE,
    NATION_OF,
    NATION_OF_FIGURE,
    NATIONS_OF,
    NAZGUL,
    NO_NATION,
    PLACE,
    PLACE_NAMES,
    PLACES,
    REGION,
    REGION_AT,
    REGIONS,
    SARUMAN,
    SHADOW,
    SIDE_OF_SEAT,
)
from redbook.games.wotr.options import ALL, DONE, FIGURE_OPTIONS, PLACE_OPTIONS, Act, Figure, Place
from redbook.games.wotr.reasons import Why, first_of
from redbook.games.wotr.seats import (
    APART,
    UNASKED,
    army_tired,
    commands_whole,
    mark_army,
    may_rest,
    must_rest,
    name,
    own_units,
    side_of,
    where_own_units,
)
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Option, Reason
from redbook.kernel.message import Arg


def why_not_enter(
    g: G, seat: int, origin: int, goal: int, led: bool, moved: Moved = (), needs: Force = ()
) -> Reason | None:
    """Whether any army can march from a place to a neighbouring region (p.27)."""
    s = g.s
    if goal not in ADJACENT[origin]:
        return Why.NOT_ADJACENT
    side = side_of(s, seat)
    if not free_for_army(s, side, goal):
        return Why.NOT_FREE
    if barred(g, side, goal):
        return Why.BARRED_BY_CARD
    force = marchers(s, seat, origin, goal, moved)
    if not any(IS_UNIT[f] for f in force):
        mine = unmoved(s, seat, origin, moved)
        return Why.FOREIGN_BORDER if any(IS_UNIT[f] for f in mine) else Why.NO_ARMY_HERE
    if led and not any(leads_march(s, f) for f in force):
        return Why.NO_LEADER
    if needs and not any(f in needs for f in force):
        return Why.CARD_REQUIREMENT
    if tricky(s, side, origin, force):
        step = Marchers(seat, origin, goal, 1, led, "", moved, needs)
        reason = step.why_not_take(g, force)
        if reason is not None and not can_finish(lambda some: step.why_not_take(g, some) is None, (), force):
            return reason
    return None


def goals(g: G, seat: int, origin: int, led: bool, moved: Moved = (), needs: Force = ()) -> list[int]:
    if not needs and plain(g.s, seat, origin) and all(place != origin for place, _ in moved):
        return ways_out(g, seat, origin, led)
    return [r for r in ADJACENT[origin] if why_not_enter(g, seat, origin, r, led, moved, needs) is None]


def plain(s: State, seat: int, origin: int) -> bool:
    """No last unit that must take its Leaders along, and no army that may have to rest."""
    if must_rest(s, seat) and may_rest(s, seat, nations_at(s, FREE, origin)):
        return False
    return side_of(s, seat) == SHADOW or s.troops[origin] > 1 or not any(s.figures[origin * KINDS + 10 :][:5])


def ways_out(g: G, seat: int, origin: int, led: bool, first: bool = False) -> list[int]:
    """Where an army can march: why_not_enter for all neighbours at once, without naming figures, if all is `plain`.

    `first`: one region is enough.
    """
    s = g.s
    count, steps, troops, figures, base = s.count, s.steps, s.troops, s.figures, origin * KINDS
    side = SIDE_OF_SEAT[count][seat]
    units, leaders, characters = WHOLE[count][side]
    if count > 2 and not commands_whole(s, seat, origin):
        units, leaders, characters = OWN[count][seat]
        if not own_units(s, seat, origin):
            return []
    guides: list[int] = []  # nations with somebody to lead across their own borders
    free_leader = not led or (side == SHADOW and figures[base + NAZGUL] > 0)
    if not free_leader and origin in s.chars:
        free_leader = any(s.chars[c] == origin for c in characters)
    if not free_leader:
        if side == FREE or s.chars[SARUMAN] < PLACES:
            guides = [NATION_OF_FIGURE[k] for k in leaders if figures[base + k]]
        if not guides:
            return []
        free_leader = any(not steps[n] for n in guides)
    nations: list[int] | None = None
    anywhere = False
    bars = may_bar(s)
    enemy = (1 - side) * PLACES
    found = []
    for r in ADJACENT[origin]:
        if troops[enemy + r] or (bars and barred(g, side, r)):
            continue
        nation = NATION_OF[r]
        if nation != NO_NATION:
            if nations is None:
                nations = [NATION_OF_FIGURE[k] for k in units if figures[base + k]]
                anywhere = any(not steps[n] for n in nations)
            if not (anywhere or nation in nations) or not (free_leader or nation in guides):
                continue
        found.append(r)
        if first:
            break
    return found


def can_march(g: G, seat: int, origin: int, led: bool) -> bool:
    """Whether any army can march out of a region."""
    if plain(g.s, seat, origin):
        return bool(ways_out(g, seat, origin, led, True))
    return any(why_not_enter(g, seat, origin, r, led) is None for r in ADJACENT[origin])


def movable(g: G, seat: int, led: bool, moved: Moved = (), needs: Force = ()) -> list[int]:
    """Regions from which the seat can march. A besieged garrison cannot."""
    places = list(open_places(g, seat, led))
    if not moved and not needs:
        return places
    arrived = {place for place, _ in moved}
    return [
        p
        for p in places
        if (p not in arrived and not needs)
        or any(why_not_enter(g, seat, p, r, led, moved, needs) is None for r in ADJACENT[p])
    ]


def can_move_army(g: G, seat: int, led: bool) -> bool:
    return next(open_places(g, seat, led), None) is not None


OPEN_NEIGHBOURS = tuple(tuple(r for r in ADJACENT[p] if NATION_OF[r] == NO_NATION) for p in range(MAP_SIZE))


def open_places(g: G, seat: int, led: bool) -> Iterator[int]:
    """Regions with an army of the side that can march somewhere."""
    s = g.s
    side = side_of(s, seat)
    troops, base, enemy = s.troops, side * PLACES, (1 - side) * PLACES
    resting = must_rest(s, seat)
    # Without a leader to look for and a border to mind, the first region without enemies will do.
    easy = not led and not may_bar(s)
    near = OPEN_NEIGHBOURS if any(s.steps[n] for n in NATIONS_OF[side]) else ADJACENT
    mine = troops[base : base + MAP_SIZE] if s.count == 2 else where_own_units(s, seat)
    for p in compress(range(MAP_SIZE), mine):
        if resting or (side == FREE and troops[p] == 1):
            if can_march(g, seat, p, led):
                yield p
            continue
        for r in near[p] if easy else ():
            if not troops[enemy + r]:
                yield p
                break
        else:
            if ways_out(g, seat, p, led, True):
                yield p


class MoveArmies(Ask, frozen=True):
    """Which army moves next. `left` counts the armies that may still move, none of them twice.

    `needs`: figures of which one at least must be among the marchers (cards).
    """

    who: int
    left: int
    led: bool
    why: str
    moved: Moved = ()
    optional: bool = False
    needs: Force = ()
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
        found: list[Option] = [PLACE_OPTIONS[p] for p in movable(g, self.who, self.led, self.moved, self.needs)]
        if found and (self.moved or self.optional):
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        place = PLACE.get(intent)
        if place is None:
            return Why.NOTHING_CHOSEN if intent == "done" else None
        if place >= MAP_SIZE:
            return Why.BESIEGED if troops(g.s, side_of(g.s, self.who), place) else Why.NO_ARMY_HERE
        if any(where == place for where, _ in self.moved):
            return Why.MOVED_ALREADY
        reasons = [why_not_enter(g, self.who, place, r, self.led, self.moved, self.needs) for r in ADJACENT[place]]
        tells_most = (Why.NO_ARMY_HERE, Why.NO_LEADER, Why.FOREIGN_BORDER, Why.SAME_NATION_TWICE)
        return first_of(reasons, *tells_most) or next(iter(reasons), None)

    def take(self, g: G, option: Place | Act) -> None:
        if isinstance(option, Place):
            g.then(MarchTo(self.who, option.place, self.left, self.led, self.why, self.moved, self.needs))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"number": self.left}


class MarchTo(Ask, frozen=True):
    """Where the army goes."""

    who: int
    origin: int
    left: int
    led: bool
    why: str
    moved: Moved = ()
    needs: Force = ()
    offers = (Place,)
    in_gesture = True
    rule = "wotr p.27"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [PLACE_OPTIONS[r] for r in goals(g, self.who, self.origin, self.led, self.moved, self.needs)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        goal = REGION.get(intent)
        if goal is None:
            return Why.GARRISON_ONLY if intent in PLACE else None
        return why_not_enter(g, self.who, self.origin, goal, self.led, self.moved, self.needs)

    def take(self, g: G, option: Place) -> None:
        g.then(Marchers(self.who, self.origin, option.place, self.left, self.led, self.why, self.moved, self.needs))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[self.origin]}


class Marchers(Ask, frozen=True):
    """Which figures go: all that may, or some (p.27, splitting an Army)."""

    who: int
    origin: int
    goal: int
    left: int
    led: bool
    why: str
    moved: Moved = ()
    needs: Force = ()
    picked: Force = ()
    offers = (
        Figure,
        ALL,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.27"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        force = marchers(g.s, self.who, self.origin, self.goal, self.moved)
        found: list[Option] = []
        if not self.picked and self.why_not_take(g, force) is None:
            found.append(ALL)
        if tricky(g.s, side_of(g.s, self.who), self.origin, force):
            able = choosable(lambda some: self.why_not_take(g, some) is None, self.picked, force)
        else:
            able = sorted(set(without(force, self.picked)))
        found += [FIGURE_OPTIONS[f] for f in able]
        if self.picked and self.why_not_take(g, self.picked) is None:
            found.append(DONE)
        return found

    def why_not_take(self, g: G, force: Force) -> Reason | None:
        if self.needs and not any(f in self.needs for f in force):
            return Why.CARD_REQUIREMENT
        if g.s.count == 3 and army_tired(g.s, self.who, nations_in(force)):
            return Why.SAME_NATION_TWICE
        return why_not_march(g, self.who, self.origin, force, self.led)

    def why_not(self, g: G, intent: str) -> Reason | None:
        s = g.s
        here = force_at(s, side_of(s, self.who), self.origin)
        whole = marchers(s, self.who, self.origin, self.goal, self.moved)
        reason = why_not_picked(intent, self.picked, whole, here, lambda some: self.why_not_take(g, some))
        if reason is not None or not intent.startswith("+") or intent[1:] not in FIGURE:
            return reason
        figure = FIGURE[intent[1:]]
        if figure not in commanded(s, self.who, self.origin):
            return Why.NOT_YOUR_ARMY
        if not may_march(figure):
            return Why.CANNOT_MOVE
        return Why.FOREIGN_BORDER if figure in unmoved(s, self.who, self.origin, self.moved) else Why.MOVED_ALREADY

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Act):
            force = self.picked or marchers(g.s, self.who, self.origin, self.goal, self.moved)
            march(g, self.who, self.origin, self.goal, force, self.why)
            if self.left > 1:
                moved = (*self.moved, (self.goal, force))
                g.then(MoveArmies(self.who, self.left - 1, self.led, self.why, moved, False, self.needs))
        else:
            picked = with_figure(self.picked, option.figure)
            g.then(msgspec.structs.replace(self, picked=picked))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"origin": REGIONS[self.origin], "region": REGIONS[self.goal]}


def march(g: G, seat: int, origin: int, goal: int, force: Force, why: str, *, ends: bool = True) -> None:
    """An army moves to a region, one step, and what follows from that. `ends`: it goes no farther."""
    s = g.s
    shift(s, origin, goal, force)
    if s.count > 2:
        mark_army(s, nations_in(force))
        if s.mixed[goal] == APART:
            s.mixed[goal] = UNASKED
    if g.heard:
        here = PLACE_NAMES[REGION_AT[origin]]
        g.tell(ev.ArmyMoved(name(g, seat), here, REGIONS[goal], tuple(FIGURES[f] for f in force), why))
    army_enters(g, goal, side_of(s, seat), seat)
    if ends:
        end_march(g, force)
    settle_sieges(g)


def end_march(g: G, force: Force) -> None:
    """Companions wake a nation where their movement ends (p.34)."""
    for f in force:
        if f >= KINDS:
            politics.companion_arrives(g, f - KINDS)
