"""The Lord of the Rings trading card game, first set: two to six fellowships on one path."""

from __future__ import annotations

from redbook.games.tcg.game import GAME

__all__ = ["GAME"]
