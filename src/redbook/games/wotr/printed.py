"""The 96 event cards as a reader sees them: both halves, in words."""

from __future__ import annotations

from functools import cache

import msgspec

from redbook.games.wotr.board import CARDS, COMBAT_EFFECTS, COMBAT_HALF, DECK_OF, DECKS, FACES, ICON
from redbook.kernel.text import bundle, pattern


class PrintedCard(msgspec.Struct, frozen=True):
    """`type` is the id of its deck and `kind` that deck and its die in words; `text` the event half, then the other."""

    id: str
    title: str
    type: str
    kind: str
    die: str
    text: tuple[str, str]
    combat: str
    initiative: tuple[int, ...]


@cache
def printed(lang: str) -> tuple[PrintedCard, ...]:
    made = bundle("wotr", lang)

    def say(id: str) -> str:
        return pattern(made, id, {})

    cards = []
    for n, card in enumerate(CARDS):
        deck, die, combat = DECKS[DECK_OF[n]], FACES[ICON[n]], COMBAT_HALF[n]
        cards.append(
            PrintedCard(
                id=card,
                title=say(f"card-{card}"),
                type=deck,
                kind=f"{say(f'deck-{deck}')}, {say(f'face-{die}')}",
                die=die,
                text=(say(f"card-{card}-text"), f"{say(f'effect-{combat}')}: {say(f'effect-{combat}-text')}"),
                combat=combat,
                initiative=COMBAT_EFFECTS[combat],
            )
        )
    return tuple(cards)
