"""The client's types of each game are made from what the game describes of itself, and are fresh."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from redbook.games import PLAYABLE
from redbook.kernel import find_game

ROOT = Path(__file__).parent.parent


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("game_types", ROOT / "scripts" / "game_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_clients_types_are_fresh(game: str) -> None:
    made = maker()
    assert made.current(game) == made.typescript(find_game(game)), "stale: make types"


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_client_reads_them(game: str) -> None:
    """A board takes the types of its views and kinds from there; hand-made copies would be forgotten one day."""
    board = ROOT / "web" / "src" / "boards" / game
    readers = [
        path for path in board.rglob("*") if path.suffix in (".ts", ".svelte") and "generated/" in path.read_text()
    ]
    assert readers, f"nothing in {board.name} reads api/generated/{game}.ts"
