"""The 96 event cards: each deck has a folder, its event halves a file a theme, the combat halves it brings one file."""

from redbook.games.wotr.cards.base import COMBATS, EVENTS, missing_cards, note_barring

__all__ = ["COMBATS", "EVENTS", "load_cards", "missing_cards"]


def load_cards() -> None:
    """Import the decks, so that their cards register themselves. Called once, by game.py."""
    from redbook.games.wotr.cards import (  # noqa: F401
        free_character,
        free_strategy,
        shadow_character,
        shadow_strategy,
    )

    note_barring()
