"""Red Book: a table for the games of the Ring, and an engine for programs that play them.

    >>> from redbook import Match
    >>> m = Match.new("siege", seed=7)
    >>> m.seats
    ('west', 'shadow')

What plays is here (`Match`, `Seen`, `Bot`, `register_bot`); the rest is in packages of its own: `redbook.arena`,
`redbook.bots`, `redbook.campaign`, `redbook.chronicle`, `redbook.kernel` for games of one's own, and `redbook.views`
for the types of what a seat sees.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from redbook import games as games  # makes the games known
from redbook.kernel import (
    BadChance,
    BadPosition,
    BadSave,
    BadSetting,
    Bot,
    CannotUndo,
    Chance,
    Decision,
    Event,
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
    Seen,
    Told,
    UnknownGame,
    UnknownSeat,
)

if TYPE_CHECKING:
    from redbook.bots import BotInfo, BotMaker, UnknownBot, bots_for, find_bot, register_bot, usual_bot
    from redbook.record import BadRecord, Record, from_short, short_position

__version__ = "0.2.0"

__all__ = [
    "BadChance",
    "BadPosition",
    "BadRecord",
    "BadSave",
    "BadSetting",
    "Bot",
    "BotInfo",
    "BotMaker",
    "CannotUndo",
    "Chance",
    "Decision",
    "Event",
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
    "Seen",
    "Told",
    "UnknownBot",
    "UnknownGame",
    "UnknownSeat",
    "__version__",
    "bots_for",
    "find_bot",
    "from_short",
    "register_bot",
    "short_position",
    "usual_bot",
]

_LATER = {
    "redbook.bots": {"BotInfo", "BotMaker", "UnknownBot", "bots_for", "find_bot", "register_bot", "usual_bot"},
    "redbook.record": {"BadRecord", "Record", "from_short", "short_position"},
}


def __getattr__(name: str) -> Any:
    """Bots and records are loaded when they are first asked for: whoever only plays does not wait for them."""
    for module, names in _LATER.items():
        if name in names:
            value = globals()[name] = getattr(import_module(module), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
