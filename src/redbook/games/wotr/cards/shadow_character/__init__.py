"""The Shadow Character deck."""

from redbook.games.wotr.cards.shadow_character import combat, hunt, table, war

__all__ = ["combat", "hunt", "table", "war"]
