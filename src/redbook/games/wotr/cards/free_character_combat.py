"""Combat halves of the Free Peoples Character deck."""

from __future__ import annotations

from redbook.games.wotr import combat
from redbook.games.wotr.board import FREE
from redbook.games.wotr.cards.api import (
    CHARACTER_OPTIONS,
    Battle,
    Combat,
    G,
    Memo,
    Reason,
    Who,
    Why,
    ask_in_battle,
    combat_half,
    forfeit_companion,
    turn_misses,
)
from redbook.games.wotr.cards.base import AnyOption


@combat_half("mighty-attack")
class MightyAttack(Combat):
    """Initiative 4: a Companion gives up his Leadership, and one missed die counts as a hit."""

    def payers(self, g: G, b: Battle) -> list[int]:
        return [c for c in combat.companions(g.s, b) if combat.companion_leadership(b, c)]

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        return None if combat.companions(g.s, b) else Why.COMBAT_REQUIREMENT

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        payers = self.payers(g, b)
        if payers and combat.misses(b, FREE) and not b.no_reroll[FREE]:  # Foul Stench negates it
            g.then(ask_in_battle(self, b, side, "companion", [CHARACTER_OPTIONS[c] for c in payers]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Who)
        forfeit_companion(g, b, option.character, self.effect)
        turn_misses(g, b, side, 1, self.effect)
