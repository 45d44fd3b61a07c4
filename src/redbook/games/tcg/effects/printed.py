"""The printed cards: to import this is to load them, and Python imports a module once, whatever threads ask for it."""

from __future__ import annotations

from redbook.games.tcg.effects.load import fill

fill()
