"""The Ally and Sorcery cards as a reader sees them: the condition, then each effect, in words."""

from __future__ import annotations

from functools import cache

import msgspec

from redbook.games.hunt.catalogue import ALLIES, SORCERIES, Card
from redbook.kernel.text import bundle, pattern


class PrintedCard(msgspec.Struct, frozen=True):
    """`type` is the id of its deck and `kind` that deck in words."""

    id: str
    title: str
    type: str
    kind: str
    text: tuple[str, ...]


@cache
def printed(lang: str) -> tuple[PrintedCard, ...]:
    return tuple(describe(card, lang) for card in (*ALLIES, *SORCERIES))


def describe(card: Card, lang: str) -> PrintedCard:
    made = bundle("hunt", lang)
    deck = card.id.rpartition("-")[0]
    words = [f"needs-{card.id}", *(f"effect-{card.id}-{n}" for n in range(1, len(card.modes) + 1))]
    return PrintedCard(
        id=card.id,
        title=pattern(made, f"card-{card.id}", {}),
        type=deck,
        kind=pattern(made, f"deck-{deck}", {}),
        text=tuple(pattern(made, id, {}) for id in words if made.has_message(id)),
    )
