"""The Free Peoples Character deck."""

from redbook.games.wotr.cards.free_character import combat, companions, quest, war

__all__ = ["combat", "companions", "quest", "war"]
