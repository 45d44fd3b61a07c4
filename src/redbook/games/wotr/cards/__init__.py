"""The 96 event cards: each deck has a file for its event halves and one for the combat halves it brings."""

from redbook.games.wotr.cards.base import COMBATS, EVENTS, missing_cards, note_barring

__all__ = ["COMBATS", "EVENTS", "load_cards", "missing_cards"]


def load_cards() -> None:
    """Import the decks, so that their cards register themselves. Called once, by game.py."""
    from redbook.games.wotr.cards import (  # noqa: F401
        free_character,
        free_character_combat,
        free_character_companions,
        free_character_war,
        free_strategy,
        free_strategy_combat,
        free_strategy_muster,
        shadow_character,
        shadow_character_combat,
        shadow_character_table,
        shadow_character_war,
        shadow_strategy,
        shadow_strategy_combat,
        shadow_strategy_marches,
        shadow_strategy_muster,
    )

    note_barring()
