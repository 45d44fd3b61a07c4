"""Amounts: a number, or a way to count."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from redbook.games.tcg.language.filters import CardError, Filter, pred
from redbook.games.tcg.language.needs import AnyNeed, all_hold, refer
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS, bound
from redbook.games.tcg.table.values import active, strength


class AmountTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly one way of counting, and then: minus `over`, times `each`, at most `most`.

    count: cards that can be spotted · cards: how many of a bound name fit `who` · burdens · number: a number
    chosen before · strength_of: a card's strength now · races: how many of these races are among `who` ·
    dead: cards in the dead pile · if/then/else: one of two amounts (compulsory, rule 227).
    """

    count: Filter | None = None
    cards: str | None = None
    who: Filter | None = None
    burdens: bool = False
    number: str | None = None
    strength_of: str | None = None
    races: tuple[str, ...] = ()
    dead: Filter | None = None
    if_: tuple[AnyNeed, ...] = msgspec.field(name="if", default=())
    then: int = 0
    else_: int = msgspec.field(name="else", default=0)
    over: int = 0
    each: int = 1
    most: int | None = None

    def __post_init__(self) -> None:
        ways = [self.count, self.cards, self.burdens or None, self.number, self.strength_of, self.races or None,
                self.dead, self.if_ or None]  # fmt: skip
        if sum(way is not None for way in ways) != 1:
            raise CardError(f"an amount is counted in exactly one way: {msgspec.to_builtins(self)}")


Amount = Union[int, AmountTable]  # noqa: UP007


class Count:
    """An amount made ready: `now(s, a)` counts."""

    __slots__ = ("count", "dead", "fixed", "table", "who")

    def __init__(self, source: Amount) -> None:
        self.fixed = source if isinstance(source, int) else None
        self.table = source if isinstance(source, AmountTable) else None
        table = self.table
        self.count = pred(table.count) if table is not None and table.count is not None else None
        self.who = pred(table.who) if table is not None and table.who is not None else None
        self.dead = pred(table.dead) if table is not None and table.dead is not None else None

    def now(self, s: State, a: Any) -> int:
        if self.fixed is not None:
            return self.fixed
        t = self.table
        assert t is not None
        if t.if_:
            return t.then if all_hold(t.if_, s, a) else t.else_
        if self.count is not None:
            n = len(self.count.among(s, active(s), a))
        elif t.cards is not None:
            cards = bound(a, t.cards)
            n = len(cards) if self.who is None else len(self.who.among(s, cards, a))
        elif t.burdens:
            n = s.burdens[s.fp]
        elif t.number is not None:
            n = sum(bound(a, t.number))
        elif t.strength_of is not None:
            n = sum(strength(s, c) for c in refer(s, a, t.strength_of))
        elif self.dead is not None:
            n = len(self.dead.among(s, s.deads[s.fp], a))
        else:
            who = self.who or pred("companion")
            present = {KINDS[s.kind[c]].race for c in who.among(s, active(s), a)}
            n = sum(race in present for race in t.races)
        n = max(0, n - t.over) * t.each
        return n if t.most is None else min(n, t.most)
