"""Combat halves of the Free Peoples Strategy deck."""

from __future__ import annotations

from redbook.games.wotr.battle import strength
from redbook.games.wotr.battle.leaving import WITHDRAW, may_withdraw
from redbook.games.wotr.board import FREE, SIDE_OF_REGION
from redbook.games.wotr.cards.api import (
    ASSAULT,
    AnyOption,
    Battle,
    Combat,
    G,
    Memo,
    Place,
    Reason,
    Why,
    ask_in_battle,
    cancel_hits,
    combat_half,
    extra_attack,
    hit_itself,
    places,
    retreat,
    retreats,
    score,
    withdraw,
)


class NeedsElite(Combat):
    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        return None if strength.elites(g.s, b, side) else Why.COMBAT_REQUIREMENT


@combat_half("scouts")
class Scouts(Combat):
    """Initiative 1: an army that defends in the field must leave it: by retreat, or behind its walls."""

    def ways(self, g: G, b: Battle) -> list[AnyOption]:
        ways: list[AnyOption] = [*places(retreats(g, b))]
        if may_withdraw(g, b):
            ways.append(WITHDRAW)
        return ways

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        able = b.defender == side and b.kind != ASSAULT and self.ways(g, b)
        return None if able else Why.COMBAT_REQUIREMENT

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        g.then(ask_in_battle(self, b, side, "scouts", self.ways(g, b)))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, Place):
            retreat(g, b, option.place)
        else:
            withdraw(g)


@combat_half("charge")
class Charge(NeedsElite):
    """Initiative 2: an extra attack with one die for each own Elite."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        g.then(*extra_attack(g, b, side, strength.elites(g.s, b, side), strength.to_hit(b, side), self.effect))


@combat_half("valour")
class Valour(NeedsElite):
    """Initiative 3: +1 to the own Combat roll."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        b.roll_bonus[side] += 1


@combat_half("daylight")
class Daylight(Combat):
    """Initiative 3: the enemy rolls three Combat dice at most."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        b.at_most[1 - side] = min(3, b.at_most[1 - side])


@combat_half("advantageous-position")
class AdvantageousPosition(Combat):
    """Initiative 3: in a region of a Free Peoples nation, -1 to the enemy's Combat roll."""

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        return None if SIDE_OF_REGION[b.region] == FREE else Why.COMBAT_REQUIREMENT

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        b.roll_bonus[1 - side] -= 1


@combat_half("confusion")
class Confusion(Combat):
    """Initiative 4: each 1 of the enemy's Combat roll is a hit on himself and may not be rolled again."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        ones = b.dice[1 - side].count(1)
        b.stuck[1 - side] += ones
        hit_itself(g, b, 1 - side, ones, self.effect)


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
