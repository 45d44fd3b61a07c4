"""Effects on counters: twilight, burdens and the Ring; and numbers that a player names."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from redbook.games.tcg.actions.burdens import (
    add_burdens,
    become_ring_bearer,
    can_remove_burden,
    corrupt,
    put_on_ring,
    remove_burdens,
)
from redbook.games.tcg.actions.resolving import ChooseNumber, bind_below
from redbook.games.tcg.effects.base import Effect
from redbook.games.tcg.language.amounts import Amount, Count
from redbook.games.tcg.state import G, State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import may_fight
from redbook.games.tcg.table.zones import add_twilight

if TYPE_CHECKING:
    from redbook.games.tcg.actions.resolving import Act


ANY_NAMED = 20  # where no limit is set: more would change nothing


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
    most: Amount = ANY_NAMED

    @cached_property
    def most_(self) -> Count:
        return Count(self.most)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        high = self.most_.now(g.s, a)
        if high <= 0:
            bind_below(g, self.name, (0,))
        else:
            g.stack.append(ChooseNumber(a.me, self.name, 0, high, a.src))
