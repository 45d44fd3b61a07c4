"""A card as a seat sees it."""

from __future__ import annotations

import msgspec

from redbook.games.tcg.seen.breakdown import Part


class CardView(msgspec.Struct, omit_defaults=True):
    """A card that the seat sees. Characters in play have their values of this moment, and `parts` says what they
    are made of. `cost` is what a card in hand costs now; -1: not now."""

    number: int
    id: str
    owner: str
    zone: str
    on: int = -1
    wounds: int = 0
    strength: int = 0
    vitality: int = 0
    keywords: dict[str, int] = {}
    against: int = -1
    active: bool = False
    cost: int = -1
    parts: list[Part] = []
    stacked: list[CardView] = []
