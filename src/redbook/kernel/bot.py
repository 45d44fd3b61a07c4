"""What a bot is: it sees what its seat sees, and answers with one of the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol

from redbook.kernel.chance import Chance
from redbook.kernel.decision import Decision
from redbook.kernel.errors import GameOver
from redbook.kernel.events import Told
from redbook.kernel.game import Value
from redbook.kernel.match import Match, V
from redbook.kernel.steps import Option


class Seen(Generic[V]):
    """A match through the eyes of the seat that has to decide. Nothing here tells a secret.

    Made anew for every decision: what costs time is worked out when it is first looked at. `Seen[SiegeView]` says
    which game is looked at, and lets a type checker know every field of `seen.view`.
    """

    __slots__ = ("_match", "_state", "_view", "decision", "game_id", "seat")

    def __init__(self, match: Match[V]) -> None:
        if match.decision is None:
            raise GameOver()
        self._match = match
        self.decision: Decision = match.decision
        self.seat: str = match.decision.seat
        self.game_id = match.game.id
        self._view: V | None = None
        self._state: Any = None

    @property
    def options(self) -> list[Option]:
        """What may be chosen now: never empty."""
        return self.decision.options

    def find(self, notation: str) -> Option | None:
        """The option that is written so; None if it is not offered."""
        return self.decision.find(notation)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return self._match.seats

    @property
    def settings(self) -> Mapping[str, Value]:
        """What the match was set up with, as far as this seat may know."""
        return self._match.game.shown_settings(self._match.settings, self.seat)

    @property
    def view(self) -> V:
        """What this seat sees, in names: the same that a person sees on the board."""
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    @property
    def state(self) -> Any:
        """The state as the rules hold it, secrets taken out or drawn anew. Quick, and for reading only."""
        if self._state is None:
            self._state = self._match.game.known(self._match.play_state, self.seat)
        return self._state

    @property
    def told(self) -> Sequence[Told]:
        """All that this seat has heard since the match began. The moves are played again for it: look seldom."""
        return self._match.events_for(self.seat)

    def world(self, seed: int = 0) -> Match[V]:
        """A match that could be this one: secrets and dice to come are drawn anew. Play it out as you like."""
        return self._match.determinize(self.seat, seed)


class Bot(Protocol):
    """Whoever plays a seat. `name` appears in replays: "captain-1"."""

    name: str

    def choose(self, seen: Seen, chance: Chance) -> Option:
        """One of `seen.options`. Draw from `chance` what is left to luck, and a match can be played again."""
        ...


def tell_budget(bot: Bot, seconds: float | None) -> None:
    """A bot that minds the clock has `seconds`; it gets a little less than it is allowed."""
    own = getattr(bot, "seconds", None)
    if seconds is not None and own is not None:
        bot.seconds = min(own, with_margin(seconds))  # type: ignore[attr-defined]


def with_margin(seconds: float) -> float:
    """When to come to an end, so that the answer arrives in time."""
    return max(0.5 * seconds, seconds - 0.25)
