"""Picking figures out of an army, one by one or all at once: for moves, attacks, advances and cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from redbook.games.wotr.armies.figures import Force, force_at, leads, leads_march, may_march, nations_in, units_in
from redbook.games.wotr.armies.regions import may_enter
from redbook.games.wotr.board import (
    CARDS,
    CHARACTERS_OF,
    ELITE,
    FIGURE,
    FREE,
    IS_LEADER,
    IS_UNIT,
    ISENGARD,
    KINDS,
    LEADER,
    MAP_SIZE,
    MOUTH,
    NATION_OF_FIGURE,
    NAZGUL,
    PLACE_NAMES,
    PLACES,
    SARUMAN,
    SEAT_OF_MINION,
    SEAT_OF_NATION,
    SEATS,
    SHADOW,
    SIDE_OF_SEAT,
    SOUTHRONS,
    UNITS_OF,
)
from redbook.games.wotr.cards.base import BARRING, EVENTS
from redbook.games.wotr.options import ALL, DONE, FIGURE_OPTIONS, Act, Figure
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import army_tired, commands_whole, must_rest, name, side_of
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Option, Reason
from redbook.kernel.message import Arg

Moved = tuple[tuple[int, Force], ...]  # where figures stand that have moved already in this action


def without(force: Force, taken: Force) -> Force:
    """What is left of a force."""
    if not taken:
        return force
    left = list(force)
    for f in taken:
        if f in left:
            left.remove(f)
    return tuple(left)


def with_figure(force: Force, figure: int) -> Force:
    return tuple(sorted((*force, figure)))


def commanded(s: State, seat: int, place: int) -> Force:
    """The figures of a place that the seat may give orders to. Companions and Nazgûl obey both partners (p.45-46)."""
    force = force_at(s, side_of(s, seat), place)
    if s.count == 2 or commands_whole(s, seat, place):
        return force
    own = OBEYING[s.count][seat]
    return tuple([f for f in force if f in own])


def obeys(count: int, seat: int, figure: int) -> bool:
    """Saruman and the Mouth of Sauron have a player of their own; the Witch-king flies with the Nazgûl."""
    if figure < NAZGUL:
        return SEAT_OF_NATION[count][NATION_OF_FIGURE[figure]] == seat
    return figure not in (KINDS + SARUMAN, KINDS + MOUTH) or SEAT_OF_MINION[count][figure - KINDS] == seat


# by seats and seat: the figures, of either side, that obey the seat when it does not command all of its side
OBEYING = {
    count: tuple(frozenset(f for f in range(len(IS_UNIT)) if obeys(count, seat, f)) for seat in range(count))
    for count in SEATS
}

# Whom an order to march reaches: kinds of units; kinds that lead their own nation (Elites, with Saruman); Characters
Reach = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def reach(count: int, side: int, obeying: Collection[int]) -> Reach:
    elites = (ELITE[ISENGARD],) if count == 2 else (ELITE[ISENGARD], ELITE[SOUTHRONS])
    return (
        tuple(k for k in UNITS_OF[side] if k in obeying),
        tuple(k for k in (LEADER if side == FREE else elites) if k in obeying),
        tuple(c for c in CHARACTERS_OF[side] if may_march(KINDS + c) and KINDS + c in obeying),
    )


WHOLE = {count: tuple(reach(count, side, range(len(IS_UNIT))) for side in (FREE, SHADOW)) for count in SEATS}
OWN = {
    count: tuple(reach(count, SIDE_OF_SEAT[count][seat], OBEYING[count][seat]) for seat in range(count))
    for count in SEATS
}


def unmoved(s: State, seat: int, place: int, moved: Moved) -> Force:
    force = commanded(s, seat, place)
    for where, gone in moved:
        if where == place:
            force = without(force, gone)
    return force


def marchers(s: State, seat: int, place: int, goal: int, moved: Moved = ()) -> Force:
    """Figures of a place that may march to a region: no Character of Level 0, no foreign border (p.24, 35)."""
    return tuple([f for f in unmoved(s, seat, place, moved) if may_march(f) and may_enter(s, f, goal)])


def fighters(s: State, seat: int, place: int) -> Force:
    """Figures of a place that may attack: nations At War, Nazgûl and Characters (p.28, 35)."""
    return tuple([f for f in commanded(s, seat, place) if f >= NAZGUL or not s.steps[NATION_OF_FIGURE[f]]])


def leaders_left_alone(s: State, side: int, place: int, going: Force) -> bool:
    """Whether Free Peoples Leaders would be left in a place without units (p.27)."""
    stay = s.troops[side * PLACES + place] - units_in(going)
    if stay > 0:
        return False
    base = place * KINDS
    leaders = sum(s.figures[base + 10 : base + 15]) if side == 0 else 0
    return leaders > sum(1 for f in going if IS_LEADER[f])


def why_not_march(g: G, seat: int, origin: int, force: Force, led: bool) -> Reason | None:
    """Whether these figures may set out together."""
    if not any(IS_UNIT[f] for f in force):
        return Why.NO_UNITS
    if led and not any(leads_march(g.s, f) for f in force):
        return Why.NO_LEADER
    if leaders_left_alone(g.s, side_of(g.s, seat), origin, force):
        return Why.LEADERS_WITHOUT_UNITS
    return None


def why_not_fight(g: G, seat: int, origin: int, force: Force, led: bool) -> Reason | None:
    """Whether these figures may attack, the others staying as rearguard (p.28)."""
    s = g.s
    if not any(IS_UNIT[f] for f in force):
        return Why.NO_UNITS
    if led and not any(leads(s, f) for f in force):
        return Why.NO_LEADER
    side = side_of(s, seat)
    if s.troops[side * PLACES + origin] == units_in(force) and len(force) < len(fighters(s, seat, origin)):
        return Why.LEADERS_WITHOUT_UNITS  # a rearguard needs at least one unit
    return None


def barred(g: G, side: int, region: int) -> bool:
    """A card on the table keeps armies of the side out."""
    for card, _ in g.s.table:
        if card in BARRING:
            half = EVENTS[card]
            if half is not None and half.bars_army(g, side, region):
                return True
    return False


def may_bar(s: State) -> bool:
    """Whether a card that can keep armies out is on the table at all."""
    return bool(s.table) and any(card in BARRING for card, _ in s.table)


def can_finish(legal: Callable[[Force], bool], picked: Force, rest: Force) -> bool:
    """Whether a choice of figures, once begun, can be brought to a legal end."""
    if picked and legal(picked):
        return True
    others = tuple(f for f in rest if not IS_UNIT[f])
    for more in (rest, others, *(((f,)) for f in set(rest)), *((f, *others) for f in set(rest) if IS_UNIT[f])):
        if more and legal(tuple(sorted((*picked, *more)))):
            return True
    return False


def choosable(legal: Callable[[Force], bool], picked: Force, whole: Force) -> list[int]:
    """Figures that may be added to a choice without leading it into a dead end."""
    rest = without(whole, picked)
    found = []
    for f in sorted(set(rest)):
        more = with_figure(picked, f)
        if can_finish(legal, more, without(whole, more)):
            found.append(f)
    return found


def why_not_picked(
    intent: str, picked: Force, whole: Force, here: Force, why_not: Callable[[Force], Reason | None]
) -> Reason | None:
    """Why a word is not offered while figures are picked: `here` they stand, `whole` are those that may come.

    None for a figure that may not come: the asking step knows why.
    """
    if intent == "all":
        return Why.ONE_BY_ONE if picked else why_not(whole)
    if intent == "done":
        return why_not(picked) if picked else Why.NOTHING_CHOSEN
    figure = FIGURE.get(intent[1:], -1) if intent.startswith("+") else -1
    if figure < 0:
        return None
    if figure not in here:
        return Why.NO_SUCH_FIGURE
    if figure in without(whole, picked):
        return why_not(with_figure(picked, figure))
    return Why.CHOSEN_ALREADY if figure in whole else None


def tricky(s: State, side: int, place: int, whole: Force) -> bool:
    """Whether choosing out of `whole` one by one can go wrong: a Leader who cannot come, or the three-player limit."""
    if side == FREE and must_rest(s, 0):
        return True
    base = place * KINDS
    leaders = sum(s.figures[base + 10 : base + 15]) if side == 0 else 0
    return leaders > 0 and leaders != sum(1 for f in whole if IS_LEADER[f])


# -- for a card, which says from where, where to, and what happens then ---------------------------------------------


class ChooseForce(Ask, frozen=True):
    """Figures of a place, for a direct move to `goal` (255: nowhere yet). The card hears of it in `force_chosen`.

    `only`: kinds that may be chosen, all if empty; `needs`: one of these must be among them; `most`: how many at most.
    """

    card: int
    who: int
    what: str
    origin: int
    goal: int
    only: Force = ()
    needs: Force = ()
    most: int = 99
    picked: Force = ()
    may_be_empty = True
    offers = (
        Figure,
        ALL,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.22"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def force(self, g: G) -> Force:
        s = g.s
        return tuple(
            f
            for f in commanded(s, self.who, self.origin)
            if may_march(f)
            and (not self.only or f in self.only)
            and (self.goal >= MAP_SIZE or may_enter(s, f, self.goal))
        )

    def legal(self, g: G, force: Force) -> bool:
        if not any(IS_UNIT[f] for f in force) or len(force) > self.most:
            return False
        if self.needs and not any(f in self.needs for f in force):
            return False
        if army_tired(g.s, self.who, nations_in(force)):
            return False
        return not leaders_left_alone(g.s, side_of(g.s, self.who), self.origin, force)

    def options(self, g: G) -> list[Any]:
        whole = self.force(g)
        found: list[Option] = []
        if not self.picked and self.legal(g, whole):
            found.append(ALL)
        if len(self.picked) < self.most:
            able = choosable(lambda some: self.legal(g, some), self.picked, whole)
            found += [FIGURE_OPTIONS[f] for f in able]
        if self.picked and self.legal(g, self.picked):
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        here = force_at(g.s, side_of(g.s, self.who), self.origin)
        lawful = lambda some: None if self.legal(g, some) else Why.CARD_SAYS_OTHERWISE  # noqa: E731
        reason = why_not_picked(intent, self.picked, self.force(g), here, lawful)
        return reason or (Why.CARD_SAYS_OTHERWISE if intent.startswith("+") else None)

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Act):
            half = EVENTS[self.card]
            assert half is not None
            half.force_chosen(g, self.who, self.what, self.origin, self.goal, self.picked or self.force(g))
        else:
            g.then(msgspec.structs.replace(self, picked=with_figure(self.picked, option.figure)))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": CARDS[self.card], "region": PLACE_NAMES[self.origin]}


def can_choose_force(g: G, seat: int, origin: int, goal: int) -> bool:
    """Whether any figures of a place may be moved to the goal by a card."""
    step = ChooseForce(0, seat, "", origin, goal)
    return can_finish(lambda some: step.legal(g, some), (), step.force(g))
