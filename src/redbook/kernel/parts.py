"""What a game may add to itself, each part a module of its package: `terminal`, `chronicle`, `shapes`, …"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from redbook.kernel.game import Game


def part(game: Game[Any], name: str) -> ModuleType | None:
    """The module of the game's package, if it has one. A game from elsewhere names its package itself."""
    package = getattr(game, "package", f"redbook.games.{game.id}")
    if find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")
