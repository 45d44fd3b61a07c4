"""What a seat sees, game by game: the types of `Match.view` and `Seen.view`, for people and for type checkers.

Each is imported with its game when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from redbook.games.hunt.view import HuntView
    from redbook.games.siege.view import SiegeView
    from redbook.games.tcg.view import TcgView
    from redbook.games.wotr.view import WotrView

__all__ = ["HuntView", "SiegeView", "TcgView", "WotrView"]

HOMES = {"HuntView": "hunt", "SiegeView": "siege", "TcgView": "tcg", "WotrView": "wotr"}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"redbook.games.{HOMES[name]}.view"), name)
