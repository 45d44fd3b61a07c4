"""What a game may add to itself, each part a module of its package: `terminal`, `chronicle`, `shapes`, …"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from redbook.kernel.game import Game


def part(game: Game[Any], name: str) -> ModuleType | None:
    """The module of the game's package, if it has one."""
    package = package_of(game)
    if not package or find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def package_of(game: Game[Any]) -> str:
    """Where the class of the game stands, or what the game calls its `package`. "": in a module that is in none."""
    said = getattr(game, "package", None)
    if said is not None:
        return str(said)
    home = type(game).__module__
    is_package = hasattr(sys.modules.get(home), "__path__")
    return home if is_package else home.rpartition(".")[0]
