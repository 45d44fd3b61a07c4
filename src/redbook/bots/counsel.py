"""What the bots of a game tell a counsellor: why they would do something, and how a match stands."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from redbook.kernel import Match, Option, Seen
from redbook.kernel.message import Message


class Counsel(Protocol):
    """`redbook.bots.<game>.counsel` offers one of these as `COUNSEL`."""

    level: str  # of the game's usual bot: one that never errs on purpose

    def why(self, seen: Seen, line: Sequence[Option]) -> list[Message]:
        """Why one would answer with `line`, a whole gesture: a sentence or two, the weightiest first.

        Every figure in them is what this seat may know; none is left out because there is nothing to say.
        """
        ...

    def span(self, m: Match) -> Hashable:
        """Which stretch of the match this is. What a move is worth shows when the stretch is over."""
        ...

    def chance(self, m: Match, seat: str) -> float:
        """How likely that seat's side is to win, between equals. Asked in worlds where nothing is hidden."""
        ...


@cache
def counsel_for(game: str) -> Counsel | None:
    """None for a game whose bots have nothing to say."""
    module = f"redbook.bots.{game}"
    if not game.isidentifier() or find_spec(module) is None or find_spec(f"{module}.counsel") is None:
        return None
    counsel: Counsel = import_module(f"{module}.counsel").COUNSEL
    return counsel
