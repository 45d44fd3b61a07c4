"""Combat halves of the Free Peoples Strategy deck."""

from __future__ import annotations

from redbook.games.wotr import combat
from redbook.games.wotr.cards.api import (
    Battle,
    Combat,
    G,
    Reason,
    Why,
    cancel_hits,
    combat_half,
    extra_attack,
    score,
)


class NeedsElite(Combat):
    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        return None if combat.elites(g.s, b, side) else Why.COMBAT_REQUIREMENT


@combat_half("charge")
class Charge(NeedsElite):
    """Initiative 2: an extra attack with one die for each own Elite."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        g.then(*extra_attack(g, b, side, combat.elites(g.s, b, side), combat.to_hit(b, side), self.effect))


@combat_half("valour")
class Valour(NeedsElite):
    """Initiative 3: +1 to the own Combat roll."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        b.roll_bonus[side] += 1


@combat_half("no-quarter")
class NoQuarter(Combat):
    """Initiative 5: with at least one hit scored, one more."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        if b.hits[side]:
            score(g, b, side, 1, self.effect)


@combat_half("shield-wall")
class ShieldWall(Combat):
    """Initiative 6: of two or more enemy hits one is cancelled."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        if b.hits[1 - side] >= 2:
            cancel_hits(g, b, side, 1, self.effect)
