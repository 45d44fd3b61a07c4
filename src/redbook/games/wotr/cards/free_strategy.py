"""The Free Peoples Strategy deck: event halves."""

from __future__ import annotations

from redbook.games.wotr.board import ELITE, FREE_NATIONS, LEADER, NATION_OF, REGULAR, region
from redbook.games.wotr.cards.api import (
    NATION_OPTIONS,
    Event,
    G,
    Memo,
    NationOption,
    Reason,
    Why,
    activate,
    advance,
    ask,
    can_recruit,
    event,
    recruits_in,
)
from redbook.games.wotr.cards.base import AnyOption


@event("fp-strat-08")
class WisdomOfElrond(Event):
    """Any one Free Peoples nation becomes active and goes one step forward."""

    def useful(self, g: G) -> list[int]:
        return [n for n in FREE_NATIONS if g.s.steps[n] or not g.s.active[n]]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.useful(g) else Why.CARD_WITHOUT_EFFECT

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "nation", [NATION_OPTIONS[n] for n in self.useful(g)]))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, NationOption)
        activate(g, option.nation, self.id)
        advance(g, option.nation, self.id)


class UnitAndLeader(Event):
    """One region receives 1 unit (Regular or Elite) and 1 Leader of its nation."""

    region = 0

    def why_not(self, g: G, seat: int) -> Reason | None:
        nation = NATION_OF[self.region]
        able = can_recruit(g, seat, self.region, REGULAR[nation], ELITE[nation], LEADER[nation])
        return None if able else Why.CARD_WITHOUT_EFFECT

    def play(self, g: G, seat: int) -> None:
        nation = NATION_OF[self.region]
        kinds = (REGULAR[nation], ELITE[nation])
        g.then(*recruits_in(self, g, seat, self.region, kinds, leader=LEADER[nation]))


@event("fp-strat-14")
class GuardsOfTheCitadel(UnitAndLeader):
    region = region("minas-tirith")
    nations = (NATION_OF[region],)
