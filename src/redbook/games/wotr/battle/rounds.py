"""Battles: rounds, re-rolls, casualties, ceasing (p.28-32). Cards and leaving the field have files of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies.figures import eliminate_army, nations_at, reduce
from redbook.games.wotr.battle import strength
from redbook.games.wotr.battle.casualties import TakeHits
from redbook.games.wotr.battle.combat_cards import (
    ChooseCombatCard,
    ShowCombatCards,
    Timing,
    discard_combat_cards,
)
from redbook.games.wotr.battle.leaving import FieldOrSiege, RetreatOrStand, may_withdraw, sorcerer
from redbook.games.wotr.battle.strength import InBattle, fighting
from redbook.games.wotr.board import (
    FREE,
    GANDALF_WHITE,
    IS_ELITE,
    KINDS,
    PLACE_NAMES,
    REGION,
    REGIONS,
    SIDES,
    UNITS_OF,
    WITCH_KING,
)
from redbook.games.wotr.cards.base import EVENTS, on_table
from redbook.games.wotr.options import (
    CASUALTY_OPTIONS,
    NO,
    NUMBER_OPTIONS,
    YES,
    Act,
    Casualty,
    Number,
    act,
    casualty,
)
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name
from redbook.games.wotr.state import ASSAULT, NO_CARD, Battle, G
from redbook.kernel import Ask, Reason, Step
from redbook.kernel.message import Arg

BATTLES = ("field", "assault", "sortie")
CEASE = act("cease")
GO_ON = act("go-on")


class BattleBegins(Step, frozen=True):
    """Attacked nations wake and advance, once a battle (p.34); then the White Rider may ride."""

    why: str

    def run(self, g: G) -> None:
        b = fighting(g)
        if g.heard:
            origin = PLACE_NAMES[b.origin]
            g.tell(ev.BattleBegan(SIDES[b.attacker], origin, REGIONS[b.region], BATTLES[b.kind], self.why))
        if g.s.table:
            for half, _ in on_table(g):
                half.on_attack(g, b)
        attacked(g, b.defender, b.target, b.region)
        if b.card != NO_CARD:
            event = EVENTS[b.card]
            assert event is not None
            event.battle_begins(g, b)
        wraiths = strength.nazgul(g.s, b) or strength.fights(g.s, b, WITCH_KING)
        if wraiths and strength.fights(g.s, b, GANDALF_WHITE):
            g.then(RideWhiteRider())


def attacked(g: G, side: int, place: int, region: int) -> None:
    """The political effect of an attack on the army in a place."""
    for nation in nations_at(g.s, side, place):
        politics.activate(g, nation, "attacked", region)
        politics.advance(g, nation, "attacked")


class RideWhiteRider(Ask, frozen=True):
    """Gandalf the White may give up his Leadership so that the Nazgûl have none, for the whole battle."""

    offers = (
        YES,
        NO,
    )
    rule = "wotr p.24"

    def seat(self, g: G) -> str:
        return name(g, fighting(g).seats[FREE])

    def options(self, g: G) -> list[Any]:
        return [YES, NO]

    def take(self, g: G, option: Act) -> None:
        if option.what == "yes":
            b = fighting(g)
            b.white_rider = True
            if g.heard:
                g.tell(ev.WhiteRider(REGIONS[b.region]))


class Round(InBattle, frozen=True):
    """One Combat round, in the order of p.29."""

    def fight(self, g: G, b: Battle) -> None:
        steps = sorcerer(g, b)
        b.new_round()
        if g.heard:
            g.tell(ev.RoundBegan(b.round))
        if may_withdraw(g, b):
            steps.append(FieldOrSiege())
        g.then(*steps, CombatCards())


class CombatCards(InBattle, frozen=True):
    def fight(self, g: G, b: Battle) -> None:
        g.then(
            ChooseCombatCard(b.attacker), ChooseCombatCard(b.defender), ShowCombatCards(),
            Timing(0), Timing(1), Timing(2), Timing(3),
            CombatRolls(),
            Timing(4),
            LeaderRerolls(b.attacker), LeaderRerolls(b.defender),
            Timing(5), Timing(6),
            Casualties(), Wiped(),
            Timing(7), Wiped(),
            EndRound(),
        )  # fmt: skip


# -- rolls and casualties (p.29-30) ---------------------------------------------


class CombatRolls(InBattle, frozen=True):
    def fight(self, g: G, b: Battle) -> None:
        for side in (b.attacker, b.defender):
            strength.roll_combat(g, b, side)


class LeaderRerolls(Ask, frozen=True):
    """How many failed dice the side rolls again: up to its Leadership."""

    side: int
    may_be_empty = True
    offers = (Number,)
    rule = "wotr p.29"

    def seat(self, g: G) -> str:
        return name(g, fighting(g).seats[self.side])

    def options(self, g: G) -> list[Any]:
        b = g.s.battle
        if b is None or b.over:
            return []
        most = strength.rerolls(g.s, b, self.side)
        return [NUMBER_OPTIONS[n] for n in range(most, -1, -1)] if most else []

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.TOO_MANY_REROLLS if intent.isdecimal() else None

    def take(self, g: G, option: Number) -> None:
        if option.number:
            strength.roll_again(g, fighting(g), self.side, option.number)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"number": strength.rerolls(g.s, fighting(g), self.side)}


class Casualties(InBattle, frozen=True):
    """The attacker removes his losses first; both suffer all hits of the round."""

    def fight(self, g: G, b: Battle) -> None:
        steps: list[Step] = []
        for side in (b.attacker, b.defender):
            hits = b.hits[1 - side] + b.card_hits[1 - side] + b.self_hits[side]
            if hits > 0:
                steps.append(TakeHits(b.place(side), side, hits, "battle", b.seats[side]))
        if steps:
            g.then(*steps)


class Wiped(InBattle, frozen=True):
    """An army without units is gone, with its Leaders and Characters (p.30)."""

    def fight(self, g: G, b: Battle) -> None:
        for side in (b.attacker, b.defender):
            if not strength.units(g.s, b, side):
                eliminate_army(g, side, b.place(side), "battle", characters=True)
                b.over = True


# -- the end of a round, of a battle ---------------------------------------------


class EndRound(Step, frozen=True):
    """Discard Combat cards; then cease, retreat, or another round (p.30-32)."""

    def run(self, g: G) -> None:
        b = fighting(g)
        discard_combat_cards(g, b)
        if b.over:
            return
        if b.kind == ASSAULT and b.round >= b.rounds:
            g.then(PressAssault(), Round())
        elif b.no_cease:
            g.then(RetreatOrStand(), Round())
        else:
            g.then(CeaseOrGoOn(), Round())


class CeaseOrGoOn(Ask, frozen=True):
    offers = (
        GO_ON,
        CEASE,
    )
    rule = "wotr p.30"

    def seat(self, g: G) -> str:
        b = fighting(g)
        return name(g, b.seats[b.attacker])

    def options(self, g: G) -> list[Any]:
        return [GO_ON, CEASE]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.CANNOT_RETREAT if intent in REGION else None

    def take(self, g: G, option: Act) -> None:
        b = fighting(g)
        if option.what == "cease":
            b.over = True
            if g.heard:
                g.tell(ev.AttackCeased(SIDES[b.attacker], REGIONS[b.region]))
        elif b.kind != ASSAULT:
            g.then(RetreatOrStand())

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[fighting(g).region]}


class PressAssault(Ask, frozen=True):
    """A siege battle lasts one round, unless an Elite is reduced for another (p.32)."""

    offers = (
        Casualty,
        CEASE,
    )
    rule = "wotr p.32"

    def seat(self, g: G) -> str:
        b = fighting(g)
        return name(g, b.seats[b.attacker])

    def options(self, g: G) -> list[Any]:
        b = fighting(g)
        base = b.origin * KINDS
        elites = [k for k in UNITS_OF[b.attacker] if IS_ELITE[k] and g.s.figures[base + k]]
        return [CEASE, *(CASUALTY_OPTIONS[k] for k in elites)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent in REGION:
            return Why.CANNOT_RETREAT
        return Why.NO_ELITE_TO_REDUCE if casualty(intent)[0] >= 0 else None

    def take(self, g: G, option: Any) -> None:
        b = fighting(g)
        if isinstance(option, Act):
            b.over = True
            if g.heard:
                g.tell(ev.AttackCeased(SIDES[b.attacker], REGIONS[b.region]))
        else:
            reduce(g, b.origin, option.figure, "assault")
            if not strength.units(g.s, b, b.attacker):
                g.then(Wiped())

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[fighting(g).region]}
