"""Choosing figures for a card: the card says from where, where to, and what happens then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from redbook.games.wotr.armies import Force, may_enter, may_march, nations_in
from redbook.games.wotr.board import CARDS, IS_UNIT, MAP_SIZE, PLACE_NAMES
from redbook.games.wotr.cards.base import EVENTS
from redbook.games.wotr.forces import can_finish, choosable, commanded, leaders_left_alone, with_figure
from redbook.games.wotr.options import ALL, DONE, FIGURE_OPTIONS, Act
from redbook.games.wotr.seats import army_tired, name, side_of
from redbook.games.wotr.state import G
from redbook.kernel import Ask, Option
from redbook.kernel.message import Arg


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
