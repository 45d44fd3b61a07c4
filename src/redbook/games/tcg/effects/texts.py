"""The texts a card can carry: events, special abilities, responses, triggers, statics and the conditions of playing."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Union

import msgspec

from redbook.games.tcg import events
from redbook.games.tcg.actions.playing import payable
from redbook.games.tcg.actions.resolving import Act, Resolve, act
from redbook.games.tcg.actions.windows import publish
from redbook.games.tcg.effects.base import Effect
from redbook.games.tcg.effects.flow import AnyEffect
from redbook.games.tcg.effects.piles import Play as PlayEffect
from redbook.games.tcg.language.amounts import Amount, Count
from redbook.games.tcg.language.filters import CardError, Filter, Pred, pred
from redbook.games.tcg.language.happenings import On
from redbook.games.tcg.language.needs import AnyNeed, all_hold
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import Ctx, Vars
from redbook.games.tcg.table.zones import name
from redbook.games.tcg.words import LOADED, PHASES

if TYPE_CHECKING:
    from redbook.games.tcg.actions.windows import Ev

GIVES = (
    *LOADED, "strength", "cost", "roaming", "shadow-number", "fellowship-archery", "minion-archery", "overwhelm",
    "wound-cap", "no-weapon-strength", "cannot-heal", "cannot-remove-burdens", "safe-from-opponents", "cannot-play",
    "no-actions", "skip-phase",
)  # fmt: skip


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many times a phase or a turn."""

    times: int
    per: str = "phase"

    def __post_init__(self) -> None:
        if self.per not in ("phase", "turn"):
            raise CardError(f"no limit per {self.per!r}")


LOOP = Limit(50)


class Text(msgspec.Struct, frozen=True, dict=True, tag_field="kind", forbid_unknown_fields=True):
    """`block` is the name of its effects in BLOCKS, given when the card is loaded."""

    block: ClassVar[str] = ""
    when: ClassVar[Any] = ()
    on: ClassVar[Any] = None
    requires: ClassVar[Any] = ()
    cost: ClassVar[Any] = ()
    then: ClassVar[Any] = ()
    limit: ClassVar[Any] = None
    required: ClassVar[Any] = False
    once: ClassVar[Any] = False
    by: ClassVar[Any] = "you"
    loop: ClassVar[Limit | None] = None  # the highest number that may be named for a loop (rule 231)

    def effects(self) -> tuple[Effect, ...]:
        return (*self.cost, *self.then)

    @cached_property
    def plays(self) -> tuple[PlayEffect, ...]:
        """Rule 72: an action that plays a card from hand, pile or stack needs that card."""
        return tuple(e for e in self.then if isinstance(e, PlayEffect) and e.who.from_ != "deck")

    def idle(self, s: State, a: Any) -> bool:
        """Without cost and without any effect now: it could be used over and over, and nothing would happen."""
        if self.cost:
            return False
        for effect in self.then:
            if not effect.vain(s, a):
                return False
            if effect.leads:
                return True
        return True

    def can_play(self, s: State, a: Any, price: int) -> bool:
        spent = price + sum(cost.removes(s, a) for cost in self.cost)
        return all(effect.playable_after(s, a, spent) for effect in self.plays)

    def hears(self, s: State, ev: Ev, a: Any) -> Vars | None:
        assert self.on is not None
        vars: Vars | None = self.on.matches(s, ev, a)
        if vars is None:
            return None
        if self.requires and not all_hold(self.requires, s, Ctx(a.src, a.me, vars)):
            return None
        return vars

    def usable(self, s: State, a: Any, number: int) -> bool:
        """Whether a card in play may use this text now."""

        if s.used and self.used_up(s, a.src, number):
            return False
        if self.requires and not all_hold(self.requires, s, a):
            return False
        if self.cost and not payable(s, self.cost, a, 0):
            return False
        if self.plays and not self.can_play(s, a, 0):
            return False
        return not self.idle(s, a)

    def used_up(self, s: State, src: int, number: int) -> bool:
        limit = self.limit or self.loop
        return limit is not None and s.used.get(f"{src}:{number}:{limit.per}", 0) >= limit.times

    def start(self, g: G, src: int, me: int, number: int, vars: Vars) -> None:
        s = g.s
        limit = self.limit or self.loop
        if limit is not None:
            if self.used_up(s, src, number):
                return
            key = f"{src}:{number}:{limit.per}"
            s.used[key] = s.used.get(key, 0) + 1
        if g.heard:
            g.tell(events.AbilityUsed(seat_name(me), name(s, src), src, number + 1))
        act(g, self.block, src, me, vars)


class Event(Text, frozen=True, dict=True, tag="event"):
    """The text of an event, playable in the phases `when`, or as a response `on` something. Several of them on one
    card are alternatives."""

    when: tuple[str, ...] = ()  # type: ignore[misc]
    on: On | None = None  # type: ignore[misc]
    requires: tuple[AnyNeed, ...] = ()  # type: ignore[misc]
    cost: tuple[AnyEffect, ...] = ()  # type: ignore[misc]
    then: tuple[AnyEffect, ...] = ()  # type: ignore[misc]

    def __post_init__(self) -> None:
        if bool(self.when) == (self.on is not None):
            raise CardError("an event has either timewords or something to respond to")
        for word in self.when:
            if word not in PHASES:
                raise CardError(f"no phase {word!r}")

    def effects(self) -> tuple[Effect, ...]:
        return (*self.cost, Resolution(), *self.then)


class Ability(Text, frozen=True, dict=True, tag="ability"):
    """A special ability with timewords. On a site: `by` says who may use it (free-peoples, shadow, anyone)."""

    loop = LOOP

    when: tuple[str, ...]  # type: ignore[misc]
    then: tuple[AnyEffect, ...]  # type: ignore[misc]
    requires: tuple[AnyNeed, ...] = ()  # type: ignore[misc]
    cost: tuple[AnyEffect, ...] = ()  # type: ignore[misc]
    limit: Limit | None = None  # type: ignore[misc]
    by: str = "you"  # type: ignore[misc]

    def __post_init__(self) -> None:
        for word in self.when:
            if word not in PHASES:
                raise CardError(f"no phase {word!r}")


class Response(Text, frozen=True, dict=True, tag="response"):
    """A special ability with the timeword Response: optional, as often as it can be paid for."""

    loop = LOOP

    on: On  # type: ignore[misc]
    then: tuple[AnyEffect, ...]  # type: ignore[misc]
    requires: tuple[AnyNeed, ...] = ()  # type: ignore[misc]
    cost: tuple[AnyEffect, ...] = ()  # type: ignore[misc]
    limit: Limit | None = None  # type: ignore[misc]


class Trigger(Text, frozen=True, dict=True, tag="trigger"):
    """ "When" and "each time": required, or optional with `may`."""

    on: On  # type: ignore[misc]
    then: tuple[AnyEffect, ...]  # type: ignore[misc]
    may: bool = False
    requires: tuple[AnyNeed, ...] = ()  # type: ignore[misc]
    cost: tuple[AnyEffect, ...] = ()  # type: ignore[misc]
    limit: Limit | None = None  # type: ignore[misc]
    by: str = "you"  # type: ignore[misc]

    @cached_property
    def required(self) -> bool:
        return not self.may

    @cached_property
    def once(self) -> bool:
        return True


class Give(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A continuous modifier: to cards that fit `who`, by `amount`; `first`: only the first a turn or phase, and only in
    the `phase` that is named."""

    give: str
    who: Filter = "self"
    amount: Amount = 1
    first: str = ""
    phase: str = ""

    def __post_init__(self) -> None:
        if self.give not in GIVES:
            raise CardError(f"nothing gives {self.give!r}")
        if self.first not in ("", "turn", "phase") or (self.phase and self.phase not in PHASES):
            raise CardError(f"bad modifier {msgspec.to_builtins(self)}")

    @cached_property
    def what(self) -> str:
        return self.give

    @cached_property
    def who_(self) -> Pred:
        return pred(self.who)

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)


class Static(Text, frozen=True, dict=True, tag="static"):
    """Works while the card is active and `while` holds."""

    gives: tuple[Give, ...]
    while_: tuple[AnyNeed, ...] = msgspec.field(name="while", default=())

    def holds(self, s: State, a: Any) -> bool:
        return not self.while_ or all_hold(self.while_, s, a)


class Check(Text, frozen=True, dict=True, tag="check"):
    """As soon as `while` holds, `then` happens (`limit`: so often)."""

    while_: tuple[AnyNeed, ...] = msgspec.field(name="while")
    then: tuple[AnyEffect, ...]  # type: ignore[misc]
    limit: Limit | None = None  # type: ignore[misc]


class ToPlay(Text, frozen=True, dict=True, tag="to-play"):
    """What playing the card takes besides twilight: requirements and costs."""

    requires: tuple[AnyNeed, ...] = ()  # type: ignore[misc]
    cost: tuple[AnyEffect, ...] = ()  # type: ignore[misc]


class OwnCost(Text, frozen=True, dict=True, tag="own-cost"):
    """The card's own twilight cost is different while it is played, perhaps only `on` a certain bearer."""

    amount: int
    while_: tuple[AnyNeed, ...] = msgspec.field(name="while", default=())
    bearer: Filter | None = None

    @cached_property
    def bearer_(self) -> Pred | None:
        return None if self.bearer is None else pred(self.bearer)

    def holds_on(self, s: State, a: Any, host: int) -> bool:
        if self.bearer_ is not None and (host < 0 or not self.bearer_.ok(s, host, a)):
            return False
        return all_hold(self.while_, s, a)


class CopySite(Text, frozen=True, dict=True, tag="copy-site"):
    """Has the text of your own site of that number while it is on the path."""

    number: int


Frame = Union[Event, Ability, Response, Trigger, Static, Check, ToPlay, OwnCost, CopySite]  # noqa: UP007


class Resolution(Effect, frozen=True, dict=True, tag="resolution"):
    """Between payment and effect of an event: the moment to cancel it."""

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        below = g.stack[-1] if g.stack else None
        if isinstance(below, Act) and below.src == a.src and below.block == a.block:
            g.stack.pop()
            g.stack.append(Resolve(below))
            if not publish(g, "event-played", (a.src,), player=a.me):
                g.stack.pop()
                g.stack.append(below)
