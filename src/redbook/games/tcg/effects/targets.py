"""Targets: which cards an effect acts on, and who chooses them."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from redbook.games.tcg.actions.resolving import Choose
from redbook.games.tcg.language.amounts import Amount, Count
from redbook.games.tcg.language.filters import CardError, Filter, Pred, pred
from redbook.games.tcg.language.needs import opponents, refer
from redbook.games.tcg.state import G, State
from redbook.games.tcg.table.kinds import KINDS, bound
from redbook.games.tcg.table.values import active, stacked
from redbook.games.tcg.words import CHARACTERS

PLAYERS = ("you", "free-peoples", "opponent", "each-shadow", "each", "owner")
ANY_NUMBER = 99
REFERENCES = ("self", "bearer", "ring-bearer")


class TargetTable(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """`choose` a filter (`count` of them; `up_to`: or fewer) or `all` that fit.

    `from`: play (default), hand, discard, deck, stacked, path, adventure, or a name bound before.
    `of`: whose hand, pile or deck. `by`: who chooses. `name`: what later effects call the chosen cards.
    """

    choose: Filter | None = None
    all_: Filter | None = msgspec.field(name="all", default=None)
    count: Amount = 1
    up_to: bool = False
    from_: str = msgspec.field(name="from", default="play")
    of: str = "you"
    by: str = "you"
    name: str = ""
    ordered: bool = False  # asked even when all are taken, because their order matters

    def __post_init__(self) -> None:
        if (self.choose is None) == (self.all_ is None):
            raise CardError("a target either chooses or takes all")
        if self.of not in PLAYERS or self.by not in PLAYERS:
            raise CardError(f"unknown player in a target: {self.of!r}, {self.by!r}")

    @cached_property
    def who_(self) -> Pred:
        return pred(self.choose if self.choose is not None else self.all_ or "character")

    @cached_property
    def count_(self) -> Count:
        return Count(self.count)

    def candidates(self, s: State, a: Any, effect: Any) -> list[int]:
        cards: Any
        if self.from_ == "play":
            cards = active(s)
        elif self.from_ == "path":
            cards = [c for c in s.path[1:] if c >= 0]
        elif self.from_ == "stacked":
            cards = stacked(s, a.src)
        elif self.from_ in ("hand", "discard", "deck", "adventure"):
            piles = {"hand": s.hands, "discard": s.discards, "deck": s.decks, "adventure": s.adventures}[self.from_]
            cards = [c for p in players(s, a, self.of) for c in piles[p]]
        else:
            cards = bound(a, self.from_)
        return [c for c in self.who_.among(s, cards, a) if effect.fits(s, c, a)]

    def choice(self, g: G, a: Any, effect: Any) -> Choose | None:
        """The question to ask, or None if there is nothing to choose."""
        s = g.s
        room = effect.room(s, a)
        if self.choose is None and room is None:
            return None
        cards = self.candidates(s, a, effect)
        high = self.count_.now(s, a) if self.choose is not None else len(cards)
        if room is not None:
            high = min(high, room)
        low = 0 if self.up_to else min(high, len(cards))
        if not cards or high <= 0:
            return None
        if len(cards) <= low and not (self.ordered and len(cards) > 1):
            return None
        if self.from_ == "deck":
            g.reveal()
        by = who_chooses(s, a, self.by)
        return Choose(by, tuple(cards), low, min(high, len(cards)), a.src, effect.word)

    def found(self, s: State, a: Any, effect: Any) -> tuple[int, ...]:
        """What is taken without asking: all, or all there is."""
        cards = self.candidates(s, a, effect)
        room = effect.room(s, a)
        if self.all_ is None:
            high = self.count_.now(s, a)
            if high <= 0 or (self.up_to and self.choose is not None):
                return ()
            cards = cards[:high]
        return tuple(cards if room is None else cards[:room])

    def enough(self, s: State, a: Any, effect: Any) -> bool:
        """Whether as many can be found as are wanted."""
        if self.up_to or self.all_ is not None:
            return True
        return len(self.candidates(s, a, effect)) >= self.count_.now(s, a)


class Reference:
    """A target that needs no choice: self, bearer, ring-bearer, or a name bound before."""

    name = ""

    def __init__(self, word: str) -> None:
        self.word = word

    def choice(self, g: G, a: Any, effect: Any) -> None:
        return None

    def found(self, s: State, a: Any, effect: Any) -> tuple[int, ...]:
        return tuple(c for c in refer(s, a, self.word) if effect.fits(s, c, a))

    def enough(self, s: State, a: Any, effect: Any) -> bool:
        return bool(self.found(s, a, effect))

    def candidates(self, s: State, a: Any, effect: Any) -> list[int]:
        return list(self.found(s, a, effect))


Target = str | TargetTable


def make_target(source: Target) -> TargetTable | Reference:
    return Reference(source) if isinstance(source, str) else source


def players(s: State, a: Any, who: str) -> list[int]:
    if who == "you":
        return [a.me]
    if who == "free-peoples":
        return [s.fp] if s.heir < 0 else []
    if who == "opponent":
        return list(bound(a, "opponent")) or opponents(s, a.me)[:1]
    if who == "each-shadow":
        return s.shadows()
    if who == "owner":
        return list(bound(a, "owner"))
    return s.counter_clockwise()


def who_chooses(s: State, a: Any, who: str) -> int:
    """One player; where nobody is left to be asked, the player whose text it is."""
    found = players(s, a, who)
    return found[0] if found else int(a.me)


def is_character(s: State, c: int) -> bool:
    return KINDS[s.kind[c]].type in CHARACTERS
