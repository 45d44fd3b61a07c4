"""Requirements: what must be true. `holds(s, a)` answers; the same word is spoken by the text."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Union

import msgspec

from redbook.games.tcg.language.filters import CardError, Filter, Pred, pred, site_of_text
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS, bound
from redbook.games.tcg.table.values import active, site_keywords
from redbook.games.tcg.words import KEYWORDS, PHASES


class Need(msgspec.Struct, frozen=True, dict=True, tag_field="need", forbid_unknown_fields=True):
    def holds(self, s: State, a: Any) -> bool:
        raise NotImplementedError


class Spot(Need, frozen=True, dict=True, tag="spot"):
    """`count` active cards that fit."""

    who: Filter
    count: int = 1

    @cached_property
    def who_(self) -> Pred:
        return pred(self.who)

    def holds(self, s: State, a: Any) -> bool:
        count = self.count
        who = self.who_
        for c in active(s):
            if who.ok(s, c, a):
                count -= 1
                if count == 0:
                    return True
        return count <= 0


class CannotSpot(Need, frozen=True, dict=True, tag="cannot-spot"):
    who: Filter

    @cached_property
    def who_(self) -> Pred:
        return pred(self.who)

    def holds(self, s: State, a: Any) -> bool:
        return not any(self.who_.ok(s, c, a) for c in active(s))


class Burdens(Need, frozen=True, dict=True, tag="burdens"):
    """Burdens on the Ring-bearer of the player whose turn it is."""

    at_least: int = 0
    at_most: int = 99

    def holds(self, s: State, a: Any) -> bool:
        return self.at_least <= s.burdens[s.fp] <= self.at_most


class Twilight(Need, frozen=True, dict=True, tag="twilight"):
    below: int

    def holds(self, s: State, a: Any) -> bool:
        return s.twilight < self.below


class AtSite(Need, frozen=True, dict=True, tag="site"):
    """Where the fellowship is: one of the keywords `is`, none of `not`, the number within `from`..`to`,
    `here`: the site that this card is, is on, or copies."""

    is_: tuple[str, ...] = msgspec.field(name="is", default=())
    not_: tuple[str, ...] = msgspec.field(name="not", default=())
    from_: int = msgspec.field(name="from", default=1)
    to: int = 9
    here: bool = False

    def __post_init__(self) -> None:
        for word in self.is_ + self.not_:
            if word not in KEYWORDS:
                raise CardError(f"no site keyword {word!r}")

    def holds(self, s: State, a: Any) -> bool:
        if not self.from_ <= s.here <= self.to:
            return False
        if self.here and s.site != site_of_text(s, a.src):
            return False
        if self.is_ or self.not_:
            words = site_keywords(s)
            if self.is_ and not any(word in words for word in self.is_):
                return False
            return not any(word in words for word in self.not_)
        return True


class RingWorn(Need, frozen=True, dict=True, tag="ring-worn"):
    def holds(self, s: State, a: Any) -> bool:
        return s.worn


class Is(Need, frozen=True, dict=True, tag="is"):
    """A card already spoken of (`self`, `bearer`, `that`, a bound name) fits a filter."""

    card: str
    fits: Filter

    @cached_property
    def fits_(self) -> Pred:
        return pred(self.fits)

    def holds(self, s: State, a: Any) -> bool:
        return any(self.fits_.ok(s, c, a) for c in refer(s, a, self.card))


class HandSize(Need, frozen=True, dict=True, tag="hand"):
    """Some opponent has at least so many cards in hand."""

    at_least: int

    def holds(self, s: State, a: Any) -> bool:
        return any(len(s.hands[p]) >= self.at_least for p in opponents(s, a.me))


class DeadPile(Need, frozen=True, dict=True, tag="dead-pile"):
    """The dead pile of the player whose turn it is."""

    who: Filter
    at_least: int

    @cached_property
    def who_(self) -> Pred:
        return pred(self.who)

    def holds(self, s: State, a: Any) -> bool:
        return len(self.who_.among(s, s.deads[s.fp], a)) >= self.at_least


class BurdensAndDead(Need, frozen=True, dict=True, tag="burdens-and-dead"):
    """Burdens plus companions in the dead pile of the player whose turn it is."""

    at_least: int

    def holds(self, s: State, a: Any) -> bool:
        dead = sum(KINDS[s.kind[c]].type == "companion" for c in s.deads[s.fp])
        return s.burdens[s.fp] + dead >= self.at_least


class EmptyDeck(Need, frozen=True, dict=True, tag="empty-deck"):
    """The Free Peoples player's draw deck is empty."""

    def holds(self, s: State, a: Any) -> bool:
        return not s.decks[s.fp]


class InPhase(Need, frozen=True, dict=True, tag="phase"):
    phase: str

    def __post_init__(self) -> None:
        if self.phase not in PHASES:
            raise CardError(f"no phase {self.phase!r}")

    def holds(self, s: State, a: Any) -> bool:
        return PHASES[s.phase] == self.phase


class OpponentsSite(Need, frozen=True, dict=True, tag="opponents-site"):
    """The site of that number on the path belongs to an opponent, and you have your own."""

    number: int

    def holds(self, s: State, a: Any) -> bool:
        site = s.path[self.number]
        return (
            site >= 0
            and s.owner[site] != a.me
            and any(KINDS[s.kind[c]].site == self.number for c in s.adventures[a.me])
        )


class AnotherFought(Need, frozen=True, dict=True, tag="another-fought"):
    """A companion other than the bearer of this card was assigned to a skirmish this turn, whatever became of him."""

    def holds(self, s: State, a: Any) -> bool:
        bearer = s.host[a.src]
        return any(c != bearer and KINDS[s.kind[c]].type == "companion" for c in s.fought)


class Done(Need, frozen=True, dict=True, tag="done"):
    """What bound that name was done: there was a card to do it with."""

    name: str

    def holds(self, s: State, a: Any) -> bool:
        return bool(bound(a, self.name))


class AnyOf(Need, frozen=True, dict=True, tag="any"):
    of: tuple[AnyNeed, ...]

    def holds(self, s: State, a: Any) -> bool:
        return any(need.holds(s, a) for need in self.of)


class Not(Need, frozen=True, dict=True, tag="not"):
    of: AnyNeed

    def holds(self, s: State, a: Any) -> bool:
        return not self.of.holds(s, a)


AnyNeed = Union[  # noqa: UP007
    Spot, CannotSpot, Burdens, Twilight, AtSite, RingWorn, Is, HandSize, DeadPile, BurdensAndDead, EmptyDeck, InPhase,
    OpponentsSite, AnotherFought, Done, AnyOf, Not,
]  # fmt: skip


def all_hold(needs: tuple[AnyNeed, ...], s: State, a: Any) -> bool:
    for need in needs:  # noqa: SIM110
        if not need.holds(s, a):
            return False
    return True


def opponents(s: State, me: int) -> list[int]:
    """Rule 246: for a Shadow player the only opponent is the Free Peoples player."""
    if me == s.fp:
        return s.shadows()
    return [s.fp]


def refer(s: State, a: Any, name: str) -> tuple[int, ...]:
    """The cards that a reference means: self, bearer, ring-bearer, or a name bound before."""
    if name == "self":
        return (a.src,)
    if name == "bearer":
        host = s.host[a.src]
        return (host,) if host >= 0 else bound(a, "bearer")
    if name == "ring-bearer":
        bearer = s.bearer[s.fp]
        return (bearer,) if bearer >= 0 else ()
    return bound(a, name)
