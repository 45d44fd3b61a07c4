"""What a bot is: it sees what its seat sees, and answers with one of the options."""

from __future__ import annotations

from typing import Any, Protocol

from redbook.kernel.chance import Chance
from redbook.kernel.decision import Decision
from redbook.kernel.events import Told
from redbook.kernel.match import Match
from redbook.kernel.steps import Option


class Seen:
    """A match through the eyes of the seat that has to decide. Nothing here tells a secret.

    Made anew for every decision: `view` and `state` are worked out when they are first looked at.
    """

    __slots__ = ("_match", "_state", "_view", "decision", "game_id", "seat", "seats", "settings")

    def __init__(self, match: Match) -> None:
        assert match.decision is not None
        self._match = match
        self.decision: Decision = match.decision
        self.seat: str = match.decision.seat
        self.seats: tuple[str, ...] = match.seats
        self.game_id = match.game.id
        self.settings = match.settings
        self._view: Any = None
        self._state: Any = None

    @property
    def options(self) -> list[Option]:
        """What may be chosen now."""
        return self.decision.options

    @property
    def view(self) -> Any:
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
    def told(self) -> list[Told]:
        """All that the seat has heard so far. A match that does not listen is played through for it, once."""
        return self._match.events_for(self.seat)

    def world(self, seed: int = 0) -> Match:
        """A match that could be this one: secrets and dice to come are drawn anew. Play it out as you like."""
        return self._match.determinize(self.seat, seed)


class Bot(Protocol):
    """`name` appears in replays: "captain-1"."""

    name: str

    def choose(self, seen: Seen, chance: Chance) -> Option: ...


def tell_budget(bot: Bot, seconds: float | None) -> None:
    """A bot that minds the clock has `seconds`; it gets a little less than it is allowed."""
    own = getattr(bot, "seconds", None)
    if seconds is not None and own is not None:
        bot.seconds = min(own, with_margin(seconds))  # type: ignore[attr-defined]


def with_margin(seconds: float) -> float:
    """When to come to an end, so that the answer arrives in time."""
    return max(0.5 * seconds, seconds - 0.25)
