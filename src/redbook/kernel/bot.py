"""What a bot is: it sees what its seat sees, and answers with one of the options."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Protocol

from redbook.kernel.chance import Chance
from redbook.kernel.decision import Decision
from redbook.kernel.match import Match
from redbook.kernel.steps import Option


class Seen:
    """A match through the eyes of the seat that has to decide. Nothing here tells a secret."""

    def __init__(self, match: Match) -> None:
        assert match.decision is not None
        self._match = match
        self.decision: Decision = match.decision
        self.seat: str = match.decision.seat
        self.game_id = match.game.id
        self.settings = match.settings

    @property
    def options(self) -> list[Option]:
        """What may be chosen now."""
        return self.decision.options

    @cached_property
    def view(self) -> Any:
        return self._match.view(self.seat)

    @cached_property
    def state(self) -> Any:
        """The state as the rules hold it, secrets taken out or drawn anew. Quick, and for reading only."""
        return self._match.game.known(self._match.play_state, self.seat)

    def world(self, seed: int = 0) -> Match:
        """A match that could be this one: secrets and dice to come are drawn anew. Play it out as you like."""
        return self._match.determinize(self.seat, seed)


class Bot(Protocol):
    """`name` appears in replays: "captain-1"."""

    name: str

    def choose(self, seen: Seen, chance: Chance) -> Option: ...
