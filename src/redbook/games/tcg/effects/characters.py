"""Effects on characters: strength, keywords, wounds, exertion, healing, discarding."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from redbook.games.tcg import events
from redbook.games.tcg.actions.resolving import bind_below
from redbook.games.tcg.actions.wounds import (
    Exerts,
    Heals,
    Wounds,
    can_be_wounded,
    can_exert,
    can_heal,
    discard,
    may_discard,
)
from redbook.games.tcg.effects.base import Effect
from redbook.games.tcg.effects.targets import Target, is_character
from redbook.games.tcg.language.amounts import Amount, Count
from redbook.games.tcg.language.filters import CardError
from redbook.games.tcg.state import G, Mod, State
from redbook.games.tcg.table.kinds import bind
from redbook.games.tcg.table.values import left
from redbook.games.tcg.table.zones import name
from redbook.games.tcg.words import LOADED

if TYPE_CHECKING:
    from redbook.games.tcg.actions.resolving import Act


UNCOUNTED = ("archer", "fierce")  # keywords without a number


class Strength(Effect, frozen=True, dict=True, tag="strength"):
    who: Target
    amount: Amount
    until: str = "phase"

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def fits(self, s: State, c: int, a: Any) -> bool:
        return is_character(s, c)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        for c in picked:
            amount = self.amount_.now(s, type(a)(a.block, a.src, a.me, bind(a.vars, "target", (c,)), a.pc))
            s.mods.append(Mod("strength", c, amount, self.until, a.src))
            if g.heard:
                g.tell(events.Strengthened(name(s, c), c, amount, name(s, a.src)))
        s.changed()


class Keyword(Effect, frozen=True, dict=True, tag="keyword"):
    """archer, fierce, damage +n, defender +n."""

    who: Target
    keyword: str
    amount: int = 1
    until: str = "phase"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.keyword not in LOADED:
            raise CardError(f"no keyword {self.keyword!r} to give")

    def fits(self, s: State, c: int, a: Any) -> bool:
        return is_character(s, c)

    def vain(self, s: State, a: Any) -> bool:
        """Fierce is fierce: to have it twice until the same moment means nothing."""
        assert self.target is not None
        cards = self.target.candidates(s, a, self)
        if self.keyword not in UNCOUNTED:
            return not cards
        has = {m.card for m in s.mods if m.what == self.keyword and m.until == self.until}
        return has.issuperset(cards)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        for c in picked:
            s.mods.append(Mod(self.keyword, c, self.amount, self.until, a.src))
            if g.heard:
                g.tell(events.KeywordGained(name(s, c), c, self.keyword, self.amount, name(s, a.src)))
        s.changed()


class Lasting(Effect, frozen=True, dict=True):
    """A change without a number: the mod of the same name lies on the card for a while."""

    def mark(self, g: G, a: Act, c: int, until: str, other: int = -1) -> None:
        g.s.mods.append(Mod(self.word, c, 1, until, a.src, other))
        g.s.changed()
        if g.heard:
            g.tell(events.Effect(self.word, name(g.s, c), name(g.s, a.src)))


class TakesPart(Lasting, frozen=True, dict=True, tag="takes-part"):
    """An ally takes part in archery fire and skirmishes although not at home."""

    who: Target
    until: str = "regroup"

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for c in picked:
            self.mark(g, a, c, self.until)


class WoundCap(Lasting, frozen=True, dict=True, tag="wound-cap"):
    """At most one wound in each skirmish phase."""

    who: Target
    until: str = "regroup"

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for c in picked:
            self.mark(g, a, c, self.until)


class NoWounds(Lasting, frozen=True, dict=True, tag="no-wounds"):
    """Prevent all wounds."""

    who: Target
    until: str = "phase"

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for c in picked:
            self.mark(g, a, c, self.until)


class Overwhelm(Lasting, frozen=True, dict=True, tag="overwhelm"):
    """Not overwhelmed unless his strength is tripled."""

    who: Target
    until: str = "phase"

    def fits(self, s: State, c: int, a: Any) -> bool:
        return is_character(s, c)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for c in picked:
            self.mark(g, a, c, self.until)


class NoBonus(Lasting, frozen=True, dict=True, tag="no-bonus"):
    """The strength bonus of an item is ignored."""

    who: Target
    until: str = "regroup"

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for c in picked:
            self.mark(g, a, c, self.until)


class NoArchery(Lasting, frozen=True, dict=True, tag="no-archery"):
    """Does not add to the archery total."""

    who: Target
    until: str = "phase"

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for c in picked:
            self.mark(g, a, c, self.until)


class ForbidAssignment(Lasting, frozen=True, dict=True, tag="forbid-assignment"):
    """The Free Peoples player may not assign `who` to this minion in this assignment phase."""

    who: Target

    def fits(self, s: State, c: int, a: Any) -> bool:
        return is_character(s, c)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for c in picked:
            self.mark(g, a, c, "phase", a.src)


class Wound(Effect, frozen=True, dict=True, tag="wound"):
    who: Target
    times: Amount = 1

    @cached_property
    def times_(self) -> Count:
        return Count(self.times)

    def fits(self, s: State, c: int, a: Any) -> bool:
        return is_character(s, c) and can_be_wounded(s, c)

    def doable(self, s: State, a: Any) -> bool:
        """In full: who is to take several wounds must have as much vitality left."""
        assert self.target is not None
        times = self.times_.now(s, a)
        found = self.target.candidates(s, a, self)
        return super().doable(s, a) and (times <= 1 or any(left(s, c) >= times for c in found))

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        times = self.times_.now(g.s, a)
        g.then(*[Wounds(c, times, a.src) for c in picked])


class Heal(Effect, frozen=True, dict=True, tag="heal"):
    who: Target
    times: Amount = 1

    @cached_property
    def times_(self) -> Count:
        return Count(self.times)

    def fits(self, s: State, c: int, a: Any) -> bool:
        return is_character(s, c) and can_heal(s, c)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        times = self.times_.now(g.s, a)
        g.then(*[Heals(c, times, a.src) for c in picked])


class Exert(Effect, frozen=True, dict=True, tag="exert"):
    who: Target
    times: int = 1

    def fits(self, s: State, c: int, a: Any) -> bool:
        return is_character(s, c) and can_exert(s, c, self.times)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        g.then(*[Exerts(c, self.times, a.src) for c in picked])


class Exhaust(Effect, frozen=True, dict=True, tag="exhaust"):
    """Exert as often as possible."""

    who: Target

    def fits(self, s: State, c: int, a: Any) -> bool:
        return is_character(s, c) and can_exert(s, c)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        g.then(*[Exerts(c, left(g.s, c) - 1, a.src) for c in picked])


class Discard(Effect, frozen=True, dict=True, tag="discard"):
    """From play."""

    who: Target

    def fits(self, s: State, c: int, a: Any) -> bool:
        return may_discard(s, c, a.me)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        if self.who == "self":
            host = g.s.host[a.src]
            if host >= 0:
                bind_below(g, "bearer", (host,))  # what follows may speak of the former bearer
        discard(g, picked, a.src)
