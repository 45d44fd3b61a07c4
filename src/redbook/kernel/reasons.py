"""Why an action is not offered: an enum constant of a game, with the place in its rulebook."""

from __future__ import annotations

import re
from enum import Enum
from typing import ClassVar

from redbook.kernel.message import Message

MARK = re.compile(r"[a-z]+ (p\.)?\d+(\.\d+)*")  # how a place in a rulebook is written


class Reason(Enum):
    """A game subclasses this: `ZONE_TO_ZONE = "siege 3.2.1"`. The Fluent id is `why-zone-to-zone`.

    Values must differ, so a second reason under one rule adds a letter: "siege 3.2.1b". `rule` is the mark that
    people see and click, of one form in all games: the game and the place in its book, "siege 3.2.1", "wotr p.19".

    >>> from redbook import Match
    >>> reason = Match.new("siege", seed=7).why_not("GO-03@0101")
    >>> reason.rule
    'siege 3.4'
    >>> print(reason)
    The rangers begin in the woods of North Ithilien, north of the Morgulduin. (siege 3.4)
    """

    __scope__: ClassVar[str] = "kernel"

    @property
    def rule(self) -> str:
        """The place in the rulebook."""
        return str(self.value).rstrip("abcdefgh")

    @property
    def id(self) -> str:
        """Of its message."""
        return "why-" + self.name.lower().replace("_", "-")

    def message(self) -> Message:
        """The reason in words, in any language."""
        return Message(self.__scope__, self.id, {"rule": self.rule})

    def __str__(self) -> str:
        return str(self.message())


class TableReason(Reason):
    """Reasons that hold at any table."""

    GAME_IS_OVER = "table 1"
    NOT_OFFERED = "table 2"
