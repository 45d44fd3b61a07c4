"""Combat halves of the Shadow Strategy deck."""

from __future__ import annotations

from redbook.games.wotr import events as ev
from redbook.games.wotr.battle import strength
from redbook.games.wotr.board import ELITE, SIDES, SOUTHRONS
from redbook.games.wotr.cards.api import (
    NUMBER_OPTIONS,
    AnyOption,
    Battle,
    Combat,
    G,
    Memo,
    Number,
    Reason,
    TakeHits,
    Why,
    Wiped,
    absorbs,
    ask_in_battle,
    cancel_combat_card,
    combat_half,
    extra_attack,
    later_in_battle,
    number,
    score,
    suffer_at_once,
)


@combat_half("swarm-of-bats")
class SwarmOfBats(Combat):
    """Initiative 0: the enemy's Combat card is cancelled; if there is none, +1 to the own Leader re-roll."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        if not cancel_combat_card(g, b, 1 - side, self.effect):
            b.reroll_bonus[side] += 1


# -- bonuses ---------------------------------------------


class BothArmies(Combat):
    """Initiative 3: a bonus to the Combat roll and the Leader re-roll of both armies."""

    bonus = 1

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        for army in (0, 1):
            b.roll_bonus[army] += self.bonus
            b.reroll_bonus[army] += self.bonus


@combat_half("desperate-battle")
class DesperateBattle(BothArmies):
    """+1."""


@combat_half("deadly-strife")
class DeadlyStrife(BothArmies):
    """+2."""

    bonus = 2


@combat_half("mumakil")
class Mumakil(Combat):
    """With a Southron Elite. Initiative 3: +1 to the own Combat roll; 5: a hit more if the own hits are more."""

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        return None if number(g.s, b.place(side), ELITE[SOUTHRONS]) else Why.COMBAT_REQUIREMENT

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        if at == 3:
            b.roll_bonus[side] += 1
        elif self.scored(b, side) > self.scored(b, 1 - side):
            score(g, b, side, 1, self.effect)

    def scored(self, b: Battle, side: int) -> int:
        """All hits so far: rolls, cards, extra attacks, and what the enemy does to himself."""
        return b.hits[side] + b.card_hits[side] + b.special_hits[side] + b.self_hits[1 - side]


# -- own blood ---------------------------------------------


class OwnBlood(Combat):
    """The player may inflict hits on his own army, removed at once, and gains by it."""

    most = 0

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        able = min(self.most, absorbs(g.s, side, b.place(side)))
        g.then(ask_in_battle(self, b, side, "own-hits", [NUMBER_OPTIONS[n] for n in range(able + 1)]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Number)
        hits = option.number
        if hits:
            casualties = TakeHits(b.place(side), side, hits, self.effect, b.seats[side])
            g.then(casualties, later_in_battle(self, side, "gain", (hits,)), Wiped())


@combat_half("relentless-assault")
class RelentlessAssault(OwnBlood):
    """Initiative 3: +1 to the own Combat roll for each of up to two hits on the own army."""

    most = 2

    def resume(self, g: G, b: Battle, side: int, what: str, memo: Memo) -> None:
        b.roll_bonus[side] += memo[0]


@combat_half("onslaught")
class Onslaught(OwnBlood):
    """Initiative 7: after casualties, a die for each of up to four hits on the own army, hitting on 4+."""

    most = 4

    def resume(self, g: G, b: Battle, side: int, what: str, memo: Memo) -> None:
        g.then(*extra_attack(g, b, side, memo[0], 4, self.effect))


# -- after casualties ---------------------------------------------


@combat_half("great-host")
class GreatHost(Combat):
    """Initiative 7: after casualties a hit, if the own units are twice as many as the enemy's or more."""

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        if strength.units(g.s, b, side) >= 2 * strength.units(g.s, b, 1 - side):
            b.special_hits[side] += 1
            if g.heard:
                g.tell(ev.HitsScored(SIDES[side], 1, self.effect))
            g.then(*suffer_at_once(b, 1 - side, 1, self.effect))


@combat_half("we-come-to-kill")
class WeComeToKill(Combat):
    """Initiative 7: after casualties an extra attack, one die for each own Elite, hitting on 5+."""

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        return None if strength.elites(g.s, b, side) else Why.COMBAT_REQUIREMENT

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        elites = strength.elites(g.s, b, side)
        if elites:
            g.then(*extra_attack(g, b, side, elites, 5, self.effect))
