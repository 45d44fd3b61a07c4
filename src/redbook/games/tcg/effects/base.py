"""What every effect is: a word, perhaps a target, and what it does. Costs are effects that must be done in full."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from redbook.games.tcg.effects.targets import PLAYERS, Reference, TargetTable, make_target
from redbook.games.tcg.language.filters import CardError
from redbook.games.tcg.state import G, State
from redbook.games.tcg.words import DURATIONS

if TYPE_CHECKING:
    from redbook.games.tcg.actions.resolving import Act


class Effect(msgspec.Struct, frozen=True, dict=True, tag_field="do", forbid_unknown_fields=True):
    """`who` is the target where there is one, `then` a nested block, `player` whom it happens to."""

    leads: ClassVar[bool] = False  # what follows speaks of the cards chosen here

    def __post_init__(self) -> None:
        player = getattr(self, "player", "you")
        if player not in PLAYERS:
            raise CardError(f"unknown player {player!r}")
        if getattr(self, "until", "phase") not in DURATIONS:
            raise CardError(f"unknown duration {self.until!r}")  # type: ignore[attr-defined]

    @cached_property
    def word(self) -> str:
        return str(self.__struct_config__.tag)

    @cached_property
    def target(self) -> TargetTable | Reference | None:
        who = getattr(self, "who", None)
        return None if who is None else make_target(who)

    def fits(self, s: State, c: int, a: Any) -> bool:
        """Whether this can be done to that card at all."""
        return True

    def doable(self, s: State, a: Any) -> bool:
        """Whether it can be done in full: asked of costs and of alternatives (rules 68 and 71)."""
        target = self.target
        return target is None or target.enough(s, a, self)

    def vain(self, s: State, a: Any) -> bool:
        """Whether it would change nothing now: an ability without cost that only does so is not offered."""
        target = self.target
        return target is not None and not target.candidates(s, a, self)

    def room(self, s: State, a: Any) -> int | None:
        """To how many cards it can be done at most, if a rule sets a bound."""
        return None

    def payable(self, s: State, a: Any) -> bool:
        return self.doable(s, a)

    def removes(self, s: State, a: Any) -> int:
        """How much twilight it takes from the pool as a cost."""
        return 0

    def blocks(self) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Nested lists of effects, each with the end of its name."""
        then = getattr(self, "then", None)
        if isinstance(then, tuple):
            yield "then", then
        otherwise = getattr(self, "else_", None)
        if isinstance(otherwise, tuple) and otherwise:
            yield "else", otherwise

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        raise NotImplementedError


def inner(a: Act, suffix: str) -> str:
    """The name of a block nested in the effect at work."""
    return f"{a.block}.{a.pc}.{suffix}"
