"""Combat halves of the Shadow Strategy deck."""

from __future__ import annotations

from redbook.games.wotr import combat
from redbook.games.wotr.cards.api import Battle, Combat, G, Reason, Why, cancel_combat_card, combat_half, extra_attack


@combat_half("swarm-of-bats")
class SwarmOfBats(Combat):
    """Initiative 0: the enemy's Combat card is cancelled; if there is none, +1 to the own Leader re-roll."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        if not cancel_combat_card(g, b, 1 - side, self.effect):
            b.reroll_bonus[side] += 1


@combat_half("we-come-to-kill")
class WeComeToKill(Combat):
    """Initiative 7: after casualties an extra attack, one die for each own Elite, hitting on 5+."""

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        return None if combat.elites(g.s, b, side) else Why.COMBAT_REQUIREMENT

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        g.then(*extra_attack(g, b, side, combat.elites(g.s, b, side), 5, self.effect))
