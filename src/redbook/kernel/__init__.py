"""The kernel: steps, decisions, chance, events, reasons, saving, undo. It knows no game."""

from redbook.kernel.bot import Bot, Seen
from redbook.kernel.chance import Chance, Recorded, Referee, Scripted, Seeded
from redbook.kernel.decision import Decision
from redbook.kernel.errors import (
    BadChance,
    BadPosition,
    BadSave,
    BadSetting,
    CannotUndo,
    ChanceExhausted,
    GameOver,
    IllegalMove,
    RedbookError,
    RuleBroken,
    UnknownGame,
    UnknownSeat,
)
from redbook.kernel.events import Event, Result, Told
from redbook.kernel.game import Game, Setting, find_game, games, register
from redbook.kernel.match import Match
from redbook.kernel.message import Message
from redbook.kernel.play import Play
from redbook.kernel.reasons import Reason
from redbook.kernel.steps import Ask, Option, Step

__all__ = [
    "Ask",
    "BadChance",
    "BadPosition",
    "BadSave",
    "BadSetting",
    "Bot",
    "CannotUndo",
    "Chance",
    "ChanceExhausted",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalMove",
    "Match",
    "Message",
    "Option",
    "Play",
    "Reason",
    "Recorded",
    "RedbookError",
    "Referee",
    "Result",
    "RuleBroken",
    "Scripted",
    "Seeded",
    "Seen",
    "Setting",
    "Step",
    "Told",
    "UnknownGame",
    "UnknownSeat",
    "find_game",
    "games",
    "register",
]
