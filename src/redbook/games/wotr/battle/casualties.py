"""Removing casualties, one hit at a time (p.30). Battles and cards use the same steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr.armies.control import settle_sieges, strand_leaders
from redbook.games.wotr.armies.figures import lose, reduce
from redbook.games.wotr.board import (
    IS_ELITE,
    KINDS,
    PLACE_NAMES,
    PLACES,
    REGION_AT,
    UNITS_OF,
)
from redbook.games.wotr.options import CASUALTY_OPTIONS, CASUALTY_TWO, Casualty, casualty
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import commander, name
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Reason, Step
from redbook.kernel.message import Arg


def absorbs(s: State, side: int, place: int) -> int:
    """How many hits the units of a place can take in all."""
    base = place * KINDS
    return sum(s.figures[base + k] * (2 if IS_ELITE[k] else 1) for k in UNITS_OF[side])


def lose_all_units(g: G, side: int, place: int, why: str) -> None:
    base = place * KINDS
    for kind in UNITS_OF[side]:
        for _ in range(g.s.figures[base + kind]):
            lose(g, place, kind, why)


class TakeHits(Step, frozen=True):
    """The army in a place suffers hits. What is forced is done, what is open is asked."""

    place: int
    side: int
    hits: int
    why: str
    who: int = -1  # who decides; -1: the commander of the army

    def run(self, g: G) -> None:
        s = g.s
        hits = self.hits
        place, side = self.place, self.side
        base = place * KINDS
        while hits > 0:
            if hits >= absorbs(s, side, place):
                lose_all_units(g, side, place, self.why)
                return
            kinds = [k for k in UNITS_OF[side] if s.figures[base + k]]
            if len(kinds) == 1 and (hits == 1 or not IS_ELITE[kinds[0]]):
                kind = kinds[0]
                if IS_ELITE[kind]:
                    reduce(g, place, kind, self.why)
                else:
                    lose(g, place, kind, self.why)
                hits -= 1
                continue
            who = self.who if self.who >= 0 else commander(s, side, place)
            g.then(ChooseCasualty(place, side, hits, self.why, who))
            return


class ChooseCasualty(Ask, frozen=True):
    place: int
    side: int
    hits: int
    why: str
    who: int
    offers = (Casualty,)
    rule = "wotr p.30"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        base = self.place * KINDS
        figures = g.s.figures
        kinds = [k for k in UNITS_OF[self.side] if figures[base + k]]
        found = [CASUALTY_OPTIONS[k] for k in kinds]
        if self.hits > 1:
            found += [CASUALTY_TWO[k] for k in kinds if IS_ELITE[k]]
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        figure, hits = casualty(intent)
        if figure < 0:
            return None
        if figure not in UNITS_OF[self.side]:
            return Why.UNITS_ONLY
        if not g.s.figures[self.place * KINDS + figure]:
            return Why.NO_SUCH_FIGURE
        return Why.TWO_HITS_NEEDED if hits == 2 else None

    def take(self, g: G, option: Casualty) -> None:
        if option.hits == 1 and IS_ELITE[option.figure]:
            reduce(g, self.place, option.figure, self.why)
        else:
            lose(g, self.place, option.figure, self.why)
        left = self.hits - option.hits
        if left:
            g.then(TakeHits(self.place, self.side, left, self.why, self.who))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": PLACE_NAMES[REGION_AT[self.place]], "hits": self.hits}


class AfterCardHits(Step, frozen=True):
    """All units killed by a card: Free Peoples Leaders die too, others stay (p.22). A Stronghold may fall."""

    place: int
    side: int

    def run(self, g: G) -> None:
        if not g.s.troops[self.side * PLACES + self.place]:
            strand_leaders(g, self.place)
            settle_sieges(g)
