"""Why an action is not offered: an enum constant of a game, with the place in its rulebook."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from redbook.kernel.message import Message


class Reason(Enum):
    """A game subclasses this: `ZONE_TO_ZONE = "R4.14"`. The Fluent id is `why-zone-to-zone`.

    Values must differ, so a second reason under one rule adds a letter: "R4.14b".
    """

    __scope__: ClassVar[str] = "kernel"

    @property
    def rule(self) -> str:
        return str(self.value).rstrip("abcdefgh")

    @property
    def id(self) -> str:
        return "why-" + self.name.lower().replace("_", "-")

    def message(self) -> Message:
        return Message(self.__scope__, self.id, {"rule": self.rule})

    def __str__(self) -> str:
        return str(self.message())


class TableReason(Reason):
    """Reasons that hold at any table."""

    GAME_IS_OVER = "table 1"
    NOT_OFFERED = "table 2"
