"""What the cards do: every effect in the data is turned into steps, once, at import.

`effects[card][mode]` are the steps of one effect. The two modules beside this one fill the tables; an effect that
neither knows fails at import, so a card cannot exist without its behaviour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from redbook.games.hunt.catalogue import Card
from redbook.kernel import Step

Builder = Callable[[Mapping[str, Any], int], tuple[Step, ...]]  # the arguments of the op, the part of the card
Effects = tuple[tuple[tuple[Step, ...], ...], ...]

ALLY_EFFECTS: list[tuple[tuple[Step, ...], ...]] = []
SORCERY_EFFECTS: list[tuple[tuple[Step, ...], ...]] = []


def build(cards: tuple[Card, ...], words: Mapping[str, Builder]) -> Effects:
    return tuple(
        tuple(
            () if mode.out_of_turn else tuple(step for op in mode.ops for step in words[op.name](op.args, card.part))
            for mode in card.modes
        )
        for card in cards
    )
