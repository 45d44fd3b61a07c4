"""Combat halves of the Shadow Character deck."""

from __future__ import annotations

from redbook.games.wotr import combat
from redbook.games.wotr.board import WITCH_KING
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
    silence,
)
from redbook.games.wotr.cards.base import AnyOption


@combat_half("words-of-power")
class WordsOfPower(Combat):
    """Initiative 1: one Companion in the battle loses his Leadership and abilities for the round."""

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        wraiths = combat.nazgul(g.s, b) or combat.fights(g.s, b, WITCH_KING)
        return None if wraiths else Why.COMBAT_REQUIREMENT

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        there = combat.companions(g.s, b)
        if there:
            g.then(ask_in_battle(self, b, side, "companion", [CHARACTER_OPTIONS[c] for c in there]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Who)
        silence(b, option.character)
