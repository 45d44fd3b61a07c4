"""The few texts that no other card shares, each a named function. docs/tcg-cards.md counts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from redbook.games.tcg.state import State

if TYPE_CHECKING:
    from redbook.kernel import Play

    G = Play[State]

SPECIALS: dict[str, Callable[[Any, Any], None]] = {}
