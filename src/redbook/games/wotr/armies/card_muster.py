"""Recruiting by event card (p.22, 27): as much as possible, whatever the nation's politics, besieged or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr.armies.figures import recruit
from redbook.games.wotr.armies.regions import besieged_side, is_free
from redbook.games.wotr.board import (
    BOX,
    CARDS,
    FIGURE,
    IS_LEADER,
    NATION_OF_FIGURE,
    PLACE_NAMES,
    REGION_AT,
    SIDE_OF_FIGURE,
)
from redbook.games.wotr.options import FIGURE_OPTIONS, Figure
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import mark_nation, name
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Reason, Step
from redbook.kernel.message import Arg


def card_recruits_at(s: State, side: int, region: int) -> int | None:
    """The place where a card puts recruits in a region: inside, if besieged; None if the region is not free (p.27)."""
    if besieged_side(s, region) == side:
        return BOX[region]
    return region if is_free(s, side, region) else None


def room_for(s: State, side: int, place: int, kind: int) -> bool:
    """Leaders come only where units are. The stacking limit is looked at after the action, as always (p.26)."""
    return not IS_LEADER[kind] or bool(s.troops[place])


class CardRecruits(Step, frozen=True):
    """`number` figures come to a place, each of one of the `kinds`. The player picks where there is a choice."""

    card: int
    who: int
    place: int
    kinds: tuple[int, ...]
    number: int = 1

    def run(self, g: G) -> None:
        s = g.s
        left = self.number
        while left:
            able = [k for k in self.kinds if s.reserve[k] and room_for(s, SIDE_OF_FIGURE[k], self.place, k)]
            if not able:
                return
            if len(able) > 1:
                g.then(ChooseRecruit(self.card, self.who, self.place, self.kinds, left))
                return
            take_recruit(g, self.card, self.place, able[0])
            left -= 1


class ChooseRecruit(Ask, frozen=True):
    card: int
    who: int
    place: int
    kinds: tuple[int, ...]
    number: int
    offers = (Figure,)
    in_gesture = True
    rule = "wotr p.27"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        s = g.s
        able = [k for k in self.kinds if s.reserve[k] and room_for(s, SIDE_OF_FIGURE[k], self.place, k)]
        return [FIGURE_OPTIONS[k] for k in able]

    def why_not(self, g: G, intent: str) -> Reason | None:
        figure = FIGURE.get(intent[1:], -1) if intent.startswith("+") else -1
        if figure < 0:
            return None
        return Why.NO_FIGURES_LEFT if figure in self.kinds else Why.CARD_SAYS_OTHERWISE

    def take(self, g: G, option: Figure) -> None:
        take_recruit(g, self.card, self.place, option.figure)
        if self.number > 1:
            g.then(CardRecruits(self.card, self.who, self.place, self.kinds, self.number - 1))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": CARDS[self.card], "region": PLACE_NAMES[REGION_AT[self.place]]}


def take_recruit(g: G, card: int, place: int, kind: int) -> None:
    recruit(g, place, kind, CARDS[card])
    mark_nation(g.s, NATION_OF_FIGURE[kind])
