"""Effects that steer other effects: choices, conditions, repetition, prevention, what waits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Union

import msgspec

from redbook.games.tcg import events
from redbook.games.tcg.actions.resolving import Again, ChooseMode, ChoosePlayer, May, Resolve, act, bind_below
from redbook.games.tcg.actions.windows import cancel_pending, publish
from redbook.games.tcg.actions.wounds import PlaceExertion, PlaceHeal, PlaceWound
from redbook.games.tcg.effects import characters, counters, course, piles
from redbook.games.tcg.effects.base import Effect, inner
from redbook.games.tcg.effects.specials import SPECIALS
from redbook.games.tcg.effects.targets import PLAYERS, Target, who_chooses
from redbook.games.tcg.language.amounts import Amount, Count
from redbook.games.tcg.language.filters import CardError
from redbook.games.tcg.language.happenings import On
from redbook.games.tcg.language.needs import AnyNeed, all_hold, opponents, refer
from redbook.games.tcg.state import Delayed, G, State
from redbook.games.tcg.table.kinds import bind
from redbook.games.tcg.table.values import in_play
from redbook.games.tcg.table.zones import name

if TYPE_CHECKING:
    from redbook.games.tcg.actions.resolving import Act


class ChooseCards(Effect, frozen=True, dict=True, tag="choose"):
    """Choose a card now that a later effect will speak of. As a cost: it must be there."""

    leads = True
    who: Target

    def fits(self, s: State, c: int, a: Any) -> bool:
        """Of those who fought, only who is still there can be chosen."""
        return getattr(self.target, "from_", "play") != "them" or in_play(s, c)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        """The target has bound its name already."""


class ChooseOpponent(Effect, frozen=True, dict=True, tag="choose-opponent"):
    """Later effects call him `opponent`. For a Shadow player it is the Free Peoples player (rule 246)."""

    hand_at_least: int = 0
    anyone: bool = False  # you too

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        found = s.counter_clockwise() if self.anyone else opponents(s, a.me)
        among = [p for p in found if len(s.hands[p]) >= self.hand_at_least]
        if len(among) == 1:
            bind_below(g, "opponent", (among[0],))
        elif among:
            g.stack.append(ChoosePlayer(a.me, tuple(among), "opponent", a.src))


class MayDo(Effect, frozen=True, dict=True, tag="may"):
    """You may do this (`times`: so often, stopping when you like)."""

    then: tuple[AnyEffect, ...]
    times: Amount = 1

    @cached_property
    def times_(self) -> Count:
        return Count(self.times)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        times = self.times_.now(g.s, a)
        if times > 0 and all(effect.doable(g.s, a) for effect in self.then[:1]):
            g.stack.append(May(inner(a, "then"), a.src, a.me, a.vars, times))


class If(Effect, frozen=True, dict=True, tag="if"):
    needs: tuple[AnyNeed, ...]
    then: tuple[AnyEffect, ...]
    else_: tuple[AnyEffect, ...] = msgspec.field(name="else", default=())

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        if all_hold(self.needs, g.s, a):
            act(g, inner(a, "then"), a.src, a.me, a.vars)
        elif self.else_:
            act(g, inner(a, "else"), a.src, a.me, a.vars)


class Repeat(Effect, frozen=True, dict=True, tag="repeat"):
    """The same again, `times` times."""

    times: Amount
    then: tuple[AnyEffect, ...]

    @cached_property
    def times_(self) -> Count:
        return Count(self.times)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        times = self.times_.now(g.s, a)
        if times > 0:
            g.stack.append(Again(inner(a, "then"), a.src, a.me, a.vars, times))


class OneOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One alternative."""

    then: tuple[AnyEffect, ...]
    needs: tuple[AnyNeed, ...] = ()

    def possible(self, s: State, a: Any) -> bool:
        return all_hold(self.needs, s, a) and all(effect.doable(s, a) for effect in self.then)


class ChooseOne(Effect, frozen=True, dict=True, tag="choose-one"):
    """`by` picks one; rule 71: one that can be done in full, if there is any."""

    of: tuple[OneOf, ...]
    by: str = "you"

    def __post_init__(self) -> None:
        if self.by not in PLAYERS:
            raise CardError(f"unknown player {self.by!r}")

    def blocks(self) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        for number, mode in enumerate(self.of):
            yield str(number), mode.then

    def doable(self, s: State, a: Any) -> bool:
        return any(mode.possible(s, a) for mode in self.of)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        modes = [n for n, mode in enumerate(self.of) if mode.possible(s, a)]
        if not modes:
            modes = [n for n, mode in enumerate(self.of) if all_hold(mode.needs, s, a)]
        if len(modes) == 1:
            act(g, inner(a, str(modes[0])), a.src, a.me, a.vars)
        elif modes:
            by = who_chooses(s, a, self.by)
            g.stack.append(ChooseMode(by, f"{a.block}.{a.pc}", a.src, a.me, a.vars, tuple(modes)))


class EachOwner(Effect, frozen=True, dict=True, tag="each-owner"):
    """Once for every player who owns one of the cards called `of`; `owner` means him."""

    of: str
    then: tuple[AnyEffect, ...]

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        owners = {g.s.owner[c] for c in refer(g.s, a, self.of)}
        for p in reversed([q for q in g.s.counter_clockwise() if q in owners]):
            act(g, inner(a, "then"), a.src, a.me, bind(a.vars, "owner", (p,)))


class Prevent(Effect, frozen=True, dict=True, tag="prevent"):
    """The wound, the exertion token or the healing that was about to come does not."""

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        prevent(g, a)


class Instead(Effect, frozen=True, dict=True, tag="instead"):
    """Rule 230: this happens in place of what was about to."""

    then: tuple[AnyEffect, ...]

    def doable(self, s: State, a: Any) -> bool:
        return all(effect.doable(s, a) for effect in self.then)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        if self.doable(g.s, a):
            prevent(g, a)
            act(g, inner(a, "then"), a.src, a.me, a.vars)


PREVENTED: dict[type, str] = {PlaceWound: "wound", PlaceExertion: "exertion", PlaceHeal: "healing"}


def prevent(g: G, a: Act) -> None:
    pending = cancel_pending(g, *PREVENTED)
    if pending is not None:
        if isinstance(pending, PlaceExertion):  # it counts as exerted, only the token is missing
            publish(g, "exerted", (pending.card,))
        if g.heard:
            what = PREVENTED[type(pending)]
            g.tell(events.Prevented(name(g.s, pending.card), name(g.s, a.src), what))  # type: ignore[attr-defined]


class CancelEvent(Effect, frozen=True, dict=True, tag="cancel-event"):
    """Rule 59: the event that is being played has no effect; its costs stay paid."""

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        pending = cancel_pending(g, Resolve)
        if pending is not None and g.heard:
            g.tell(events.EventCancelled(name(g.s, pending.act.src), name(g.s, a.src)))  # type: ignore[attr-defined]


class Wait(Effect, frozen=True, dict=True, tag="delayed"):
    """Until the end of the phase (or regroup, or turn): each time this happens, `then`."""

    on: On
    then: tuple[AnyEffect, ...]
    until: str = "phase"

    required: ClassVar[bool] = True

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        g.s.delayed.append(Delayed(f"{a.block}.{a.pc}", a.src, a.me, a.vars, self.until))
        g.s.retold()

    def hears(self, s: State, ev: Any, a: Any) -> Any:
        return self.on.matches(s, ev, a)

    def start(self, g: G, src: int, me: int, number: int, vars: Any) -> None:
        act(g, f"{g.s.delayed[-2 - number].block}.then", src, me, vars)


class Special(Effect, frozen=True, dict=True, tag="special"):
    """What is truly singular: a function in specials.py. They are counted in docs/tcg-cards.md."""

    function: str

    def __post_init__(self) -> None:
        if self.function not in SPECIALS:
            raise CardError(f"no special function {self.function!r}")

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        SPECIALS[self.function](g, a)


AnyEffect = Union[  # noqa: UP007
    characters.Strength, characters.Keyword, characters.TakesPart, characters.WoundCap, characters.NoWounds,
    characters.Overwhelm, characters.NoBonus, characters.NoArchery, characters.ForbidAssignment, characters.Wound,
    characters.Heal, characters.Exert, characters.Exhaust, characters.Discard, counters.AddTwilight,
    counters.RemoveTwilight, counters.AddBurdens, counters.RemoveBurdens, counters.Corrupt, counters.PutOnRing,
    counters.BecomeRingBearer, counters.ChooseANumber, piles.Draw, piles.DiscardHand, piles.Mill, piles.RevealHand,
    piles.Reveal, piles.Put, piles.ShuffleHand, piles.Play, piles.Stack, piles.Transfer, ChooseCards, ChooseOpponent,
    MayDo, If, Repeat, ChooseOne, EachOwner, Prevent, Instead, CancelEvent, course.CancelSkirmish, course.Assign,
    course.ArcheryTotal, course.MoveLimit, course.NoMoreMoves, course.EndPhase, course.NextSite, course.ReplaceSite,
    Wait, Special,
]  # fmt: skip
