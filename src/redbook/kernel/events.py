"""Events: what happened, typed, with who may see it and what caused it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from redbook.kernel.forms import kebab
from redbook.kernel.message import Arg, Message


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """A game subclasses this. Fields are names and numbers, ready to be rendered by its .ftl files.

    >>> class AxeThrown(Event):
    ...     by: str
    >>> event = AxeThrown("gimli")
    >>> event.kind, dict(event.args())
    ('axe-thrown', {'by': 'gimli'})
    """

    private: ClassVar[bool] = False  # may be told to some seats only

    @property
    def kind(self) -> str:
        return kebab(type(self).__name__)

    def args(self) -> Mapping[str, Arg]:
        return {name: plain(getattr(self, name)) for name in self.__struct_fields__}


class Told(msgspec.Struct, frozen=True):
    """An event as recorded: after how many moves, caused by which step, and who may see it (None: all).

    >>> from redbook import Match
    >>> m = Match.new("siege", seed=7)
    >>> m.play("GO-03@0911")
    >>> told = m.events[0]
    >>> told.event.kind, told.move, told.heard_by("shadow")
    ('placed-at-start', 1, True)
    >>> print(told.message("siege"))
    Rangers of Ithilien GO-03 at 0911
    """

    move: int
    cause: str
    event: Any
    to: tuple[str, ...] | None = None

    def heard_by(self, seat: str | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        return self.to is None or (seat is not None and seat in self.to)

    def message(self, scope: str) -> Message:
        """What to say of it, in the words of a game."""
        event: Event = self.event
        return Message(scope, "event-" + event.kind, event.args())


class Result(msgspec.Struct, frozen=True):
    """How a match ended. No winners: a draw.

    >>> from redbook import Match
    >>> from redbook.kernel.walk import play_out
    >>> result = play_out(Match.new("siege", seed=7), 7).result
    >>> result.winners, result.reason, sorted(result.scores)
    (('west',), 'points', ['shadow', 'west'])
    """

    winners: tuple[str, ...]
    reason: str
    scores: Mapping[str, int] = {}


def plain(value: Any) -> Arg:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    return [str(item) for item in value]
