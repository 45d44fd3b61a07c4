"""What a text may wait for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from redbook.games.tcg.language.filters import CardError, Filter, Pred, is_opponent, pred
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import Vars
from redbook.games.tcg.words import PHASES

if TYPE_CHECKING:
    from redbook.games.tcg.actions.windows import Ev

HAPPENINGS = (
    "played", "event-played", "wins", "loses", "about-to-wound", "wounded", "about-to-exert", "exerted",
    "about-to-heal", "killed", "discarded", "assigned", "ring-put-on", "moves-from", "moves", "moves-to",
    "turn-starts", "turn-ends", "phase-starts", "phase-ends", "skirmish-ends",
)  # fmt: skip


class On(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """What a text waits for. `who` it happens to (later called `that`), `against` whom (later `them`), `by` whom;
    `player`: "you" or "opponent", who plays or whose turn or phase it is; `phase` for phase-starts and -ends."""

    event: str
    who: Filter | None = None
    against: Filter | None = None
    by: Filter | None = None
    player: str | None = None
    phase: str | None = None

    def __post_init__(self) -> None:
        if self.event not in HAPPENINGS:
            raise CardError(f"nothing happens that is called {self.event!r}")
        if self.player not in (None, "you", "opponent"):
            raise CardError(f"unknown player {self.player!r}")
        if self.phase is not None and self.phase not in PHASES:
            raise CardError(f"no phase {self.phase!r}")

    @cached_property
    def who_(self) -> Pred | None:
        return None if self.who is None else pred(self.who)

    @cached_property
    def against_(self) -> Pred | None:
        return None if self.against is None else pred(self.against)

    @cached_property
    def by_(self) -> Pred | None:
        return None if self.by is None else pred(self.by)

    @cached_property
    def key(self) -> str:
        """Winning and losing are two sides of one happening."""
        return "skirmish-over" if self.event in ("wins", "loses") else self.event

    def matches(self, s: State, ev: Ev, a: Any) -> Vars | None:
        """What the happening binds, or None if it is another one."""
        if self.player == "you" and ev.player != a.me:
            return None
        if self.player == "opponent" and not is_opponent(s, ev.player, a.me):
            return None
        if self.phase is not None and PHASES[s.phase] != self.phase:
            return None
        that, them = (ev.others, ev.cards) if self.event == "loses" else (ev.cards, ev.others)
        if self.who_ is not None:
            that = tuple(self.who_.among(s, that, a))
            if not that:
                return None
        if self.against_ is not None:
            them = tuple(self.against_.among(s, them, a))
            if not them:
                return None
        if self.by_ is not None and not self.by_.among(s, ev.by, a):
            return None
        vars = (*[pair for pair in a.vars if pair[0] not in ("that", "them")], ("that", that), ("them", them))
        if self.player == "opponent" and ev.player >= 0:  # what follows may speak of that opponent
            return (*[pair for pair in vars if pair[0] != "opponent"], ("opponent", (ev.player,)))
        return vars
