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


CARDS = {card.id: card for card in (*ALLIES, *SORCERIES)}


def paragraphs(id: str) -> tuple[str, ...]:
    """The messages that tell a card: its condition, if it has one, then each effect."""
    made = bundle("hunt", "en")
    words = [f"needs-{id}", *(f"effect-{id}-{n}" for n in range(1, len(CARDS[id].modes) + 1))]
    return tuple(word for word in words if made.has_message(word))


def describe(card: Card, lang: str) -> PrintedCard:
    made = bundle("hunt", lang)
    deck = card.id.rpartition("-")[0]
    return PrintedCard(
        id=card.id,
        title=pattern(made, f"card-{card.id}", {}),
        type=deck,
        kind=pattern(made, f"deck-{deck}", {}),
        text=tuple(pattern(made, id, {}) for id in paragraphs(card.id)),
    )
