"""Red Book: a table for the games of the Ring."""

from redbook import games as games  # makes the games known
from redbook.kernel import (
    BadChance,
    BadPosition,
    BadSave,
    BadSetting,
    CannotUndo,
    Chance,
    Decision,
    GameOver,
    IllegalMove,
    Match,
    Option,
    Reason,
    RedbookError,
    Referee,
    Result,
    Scripted,
    Seeded,
    UnknownGame,
    UnknownSeat,
)
from redbook.record import BadRecord, Record, from_short, short_position

__version__ = "0.2.0"

__all__ = [
    "BadChance",
    "BadPosition",
    "BadRecord",
    "BadSave",
    "BadSetting",
    "CannotUndo",
    "Chance",
    "Decision",
    "GameOver",
    "IllegalMove",
    "Match",
    "Option",
    "Reason",
    "Record",
    "RedbookError",
    "Referee",
    "Result",
    "Scripted",
    "Seeded",
    "UnknownGame",
    "UnknownSeat",
    "__version__",
    "from_short",
    "short_position",
]
