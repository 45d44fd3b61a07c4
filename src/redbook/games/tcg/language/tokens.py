"""Effects on characters and counters: wounds, strength, keywords, twilight, burdens."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from redbook.games.tcg import events
from redbook.games.tcg.acting import ChooseNumber
from redbook.games.tcg.burdens import (
    add_burdens,
    become_ring_bearer,
    can_remove_burden,
    corrupt,
    put_on_ring,
    remove_burdens,
)
from redbook.games.tcg.kinds import KINDS
from redbook.games.tcg.language.amounts import Amount, Count
from redbook.games.tcg.language.base import Effect
from redbook.games.tcg.language.filters import CardError
from redbook.games.tcg.language.targets import Target, is_character
from redbook.games.tcg.state import Mod, State
from redbook.games.tcg.values import left, may_fight
from redbook.games.tcg.words import LOADED
from redbook.games.tcg.wounds import (
    Exerts,
    Heals,
    Wounds,
    can_be_wounded,
    can_exert,
    can_heal,
    discard,
    may_discard,
)
from redbook.games.tcg.zones import add_twilight, name

if TYPE_CHECKING:
    from redbook.games.tcg.acting import Act
    from redbook.kernel import Play

    G = Play[State]


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
            from redbook.games.tcg.windows import bind

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
                from redbook.games.tcg.acting import bind_below

                bind_below(g, "bearer", (host,))  # what follows may speak of the former bearer
        discard(g, picked, a.src)


class AddTwilight(Effect, frozen=True, dict=True, tag="add-twilight"):
    amount: Amount

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        add_twilight(g, self.amount_.now(g.s, a), a.src)


class RemoveTwilight(Effect, frozen=True, dict=True, tag="remove-twilight"):
    """`limit`: this card removes no more than so many in a whole phase."""

    amount: Amount
    limit: int = 0

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def doable(self, s: State, a: Any) -> bool:
        return s.twilight >= self.amount_.now(s, a)

    def removes(self, s: State, a: Any) -> int:
        return self.amount_.now(s, a)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        amount = self.amount_.now(s, a)
        if self.limit:
            key = f"{a.src}:{self.word}:phase"
            before = s.used.get(key, 0)
            amount = min(amount, self.limit - before, s.twilight)
            s.used[key] = before + amount
        add_twilight(g, -amount, a.src)


class AddBurdens(Effect, frozen=True, dict=True, tag="add-burdens"):
    amount: Amount = 1

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        add_burdens(g, g.s.fp, self.amount_.now(g.s, a), a.src)


class RemoveBurdens(Effect, frozen=True, dict=True, tag="remove-burdens"):
    amount: Amount = 1

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def doable(self, s: State, a: Any) -> bool:
        p = self.whose(s, a)
        return can_remove_burden(s, p) and s.burdens[p] >= self.amount_.now(s, a)

    def whose(self, s: State, a: Any) -> int:
        """In the setup nobody has the turn yet: the burdens are those of the player who acts."""
        return s.fp if s.fp >= 0 else int(a.me)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        remove_burdens(g, self.whose(g.s, a), self.amount_.now(g.s, a), a.src)


class Corrupt(Effect, frozen=True, dict=True, tag="corrupt"):
    """The Ring-bearer of the player whose turn it is, is corrupted."""

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        corrupt(g, g.s.fp)


class PutOnRing(Effect, frozen=True, dict=True, tag="put-on-ring"):
    """Until the regroup phase."""

    def doable(self, s: State, a: Any) -> bool:
        return not s.worn

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        put_on_ring(g, a.src)


class BecomeRingBearer(Effect, frozen=True, dict=True, tag="become-ring-bearer"):
    """This companion takes the Ring."""

    resistance: int

    def doable(self, s: State, a: Any) -> bool:
        return may_fight(s, a.src) and KINDS[s.kind[a.src]].type == "companion"

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        become_ring_bearer(g, a.src, self.resistance)


class ChooseANumber(Effect, frozen=True, dict=True, tag="choose-number"):
    """A number up to what can be counted (or any number up to 20 without a limit); later called `name`."""

    name: str
    most: Amount = 20

    @cached_property
    def most_(self) -> Count:
        return Count(self.most)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        high = self.most_.now(g.s, a)
        if high <= 0:
            from redbook.games.tcg.acting import bind_below

            bind_below(g, self.name, (0,))
        else:
            g.stack.append(ChooseNumber(a.me, self.name, 0, high, a.src))
