"""Leaving the field: withdrawal into a Stronghold, retreat, the end of a battle, the advance (p.30-32)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies.control import Stacking, army_enters, settle_sieges
from redbook.games.wotr.armies.figures import Force, force_at, in_play, may_march, shift
from redbook.games.wotr.armies.picking import (
    barred,
    choosable,
    leaders_left_alone,
    why_not_picked,
    with_figure,
    without,
)
from redbook.games.wotr.armies.regions import besieged, controller, is_free
from redbook.games.wotr.battle import strength
from redbook.games.wotr.battle.combat_cards import discard_combat_cards
from redbook.games.wotr.battle.strength import fighting
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    DECK_OF,
    FIGURE,
    FIGURES,
    FREE,
    IS_UNIT,
    KINDS,
    LEADER,
    PLACE,
    PLACE_NAMES,
    PLACES,
    REAR,
    REGION,
    REGIONS,
    SHADOW,
    SIDES,
    WITCH_KING,
)
from redbook.games.wotr.hands import draw
from redbook.games.wotr.options import (
    ALL,
    DONE,
    FIGURE_OPTIONS,
    NO,
    NONE,
    PLACE_OPTIONS,
    YES,
    Act,
    Figure,
    Place,
    act,
)
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import commander, name
from redbook.games.wotr.state import ASSAULT, FIELD, NO_CARD, Battle, G
from redbook.kernel import Ask, Option, Reason, Step
from redbook.kernel.message import Arg

STAY = act("stay")
WITHDRAW = act("withdraw")
FIGHT = act("fight")


def may_withdraw(g: G, b: Battle) -> bool:
    """The defender stands in the field at a Stronghold that he controls."""
    return (
        b.kind == FIELD
        and BOX[b.region] != 255
        and controller(g.s, b.region) == b.defender
        and not besieged(g.s, b.region)
    )


class FieldOrSiege(Ask, frozen=True):
    """Before every round: a field battle, or back behind the walls."""

    offers = (
        FIGHT,
        WITHDRAW,
    )
    rule = "wotr p.31"

    def seat(self, g: G) -> str:
        b = fighting(g)
        return name(g, b.seats[b.defender])

    def options(self, g: G) -> list[Any]:
        return [FIGHT, WITHDRAW]

    def take(self, g: G, option: Act) -> None:
        if option.what == "withdraw":
            withdraw(g)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[fighting(g).region]}


def withdraw(g: G) -> None:
    """The region is open to the attacker; if he comes in, the siege begins, else nothing has changed."""
    b = fighting(g)
    b.over = b.withdrawn = True
    if g.heard:
        g.tell(ev.Withdrew(SIDES[b.defender], REGIONS[b.region]))
    if b.inside:
        besiege(g, b)
    else:
        g.then(*sorcerer(g, b), Advance(siege=True))


def besiege(g: G, b: Battle) -> None:
    shift(g.s, b.region, BOX[b.region], force_at(g.s, b.defender, b.region))
    if g.heard:
        g.tell(ev.SiegeBegan(REGIONS[b.region]))
    g.then(Stacking(BOX[b.region], b.defender))


def retreats(g: G, b: Battle) -> list[int]:
    """Where the defender may retreat to; a besieged army stays (p.30-31)."""
    return [] if b.kind == ASSAULT else ways_of_retreat(g, b.defender, b.region)


def ways_of_retreat(g: G, side: int, region: int) -> list[int]:
    """Adjacent regions free in the strict sense (p.30), and not closed to the side's armies by a card."""
    return [r for r in ADJACENT[region] if is_free(g.s, side, r) and not barred(g, side, r)]


class RetreatOrStand(Ask, frozen=True):
    may_be_empty = True
    offers = (
        Place,
        STAY,
    )
    rule = "wotr p.30"

    def seat(self, g: G) -> str:
        b = fighting(g)
        return name(g, b.seats[b.defender])

    def options(self, g: G) -> list[Any]:
        b = g.s.battle
        if b is None or b.over:
            return []
        free = retreats(g, b)
        return [STAY, *(PLACE_OPTIONS[r] for r in free)] if free else []

    def why_not(self, g: G, intent: str) -> Reason | None:
        region = REGION.get(intent)
        if region is None:
            return Why.GARRISON_ONLY if intent in PLACE else Why.MUST_FIGHT_ON if intent == "cease" else None
        return Why.NO_FREE_REGION if region in ADJACENT[fighting(g).region] else Why.NOT_ADJACENT

    def take(self, g: G, option: Place | Act) -> None:
        if isinstance(option, Place):
            retreat(g, fighting(g), option.place)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[fighting(g).region]}


def retreat(g: G, b: Battle, goal: int) -> None:
    """The whole army leaves; a Character of Level 0 stays behind (p.31)."""
    b.over = b.retreated = True
    retreat_army(g, b.defender, b.target, goal)


def retreat_army(g: G, side: int, origin: int, goal: int) -> None:
    force = tuple(f for f in force_at(g.s, side, origin) if may_march(f))
    shift(g.s, origin, goal, force)
    if g.heard:
        g.tell(ev.Retreated(SIDES[side], PLACE_NAMES[origin], REGIONS[goal]))
    army_enters(g, goal, side, commander(g.s, side, goal))
    for f in force:
        if f >= KINDS:
            politics.companion_arrives(g, f - KINDS)


class EndBattle(Step, frozen=True):
    """Sorcerer; the winner may advance; the rearguard rejoins; only then sieges are looked at."""

    def run(self, g: G) -> None:
        b = fighting(g)
        discard_combat_cards(g, b)
        if g.heard:
            g.tell(ev.BattleEnded(REGIONS[b.region]))
        steps = sorcerer(g, b)
        won = not strength.units(g.s, b, b.defender) and not b.withdrawn
        if won and b.kind == FIELD and not b.inside and strength.units(g.s, b, b.attacker):
            steps.append(Advance(siege=False))
        steps.append(AfterBattle())
        g.then(*steps)


def sorcerer(g: G, b: Battle) -> list[Step]:
    """When the first round is quite over, and the Witch-king lives; his army may have retreated."""
    card, b.first_card = b.first_card, NO_CARD
    if card == NO_CARD or not in_play(g.s, WITCH_KING):
        return []
    return [Sorcerer(b.seats[SHADOW], DECK_OF[card])]


class Sorcerer(Ask, frozen=True):
    """The Witch-king: a card for the Combat card used in the first round."""

    who: int
    deck: int
    may_be_empty = True
    offers = (
        YES,
        NO,
    )
    rule = "wotr p.25"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [YES, NO] if g.s.decks[self.deck] else []

    def take(self, g: G, option: Act) -> None:
        if option.what == "yes":
            draw(g, self.who, self.deck, "sorcerer")


class Advance(Ask, frozen=True):
    """The attacker may move all, part or none of the army into the region (p.31)."""

    siege: bool  # the defender has shut himself in
    picked: Force = ()
    may_be_empty = True
    offers = (
        Figure,
        ALL,
        DONE,
        NONE,
    )
    rule = "wotr p.30"

    def seat(self, g: G) -> str:
        b = fighting(g)
        return name(g, b.seats[b.attacker])

    def force(self, g: G, b: Battle) -> Force:
        return tuple(f for f in force_at(g.s, b.attacker, b.origin) if may_march(f))

    def options(self, g: G) -> list[Any]:
        b = fighting(g)
        force = self.force(g, b)
        found: list[Option] = []
        if not self.picked:
            if self.legal(g, b, force):
                found.append(ALL)
            found.append(NONE)
        if b.attacker == FREE:
            able = choosable(lambda some: self.legal(g, b, some), self.picked, force)
        else:
            able = sorted(set(without(force, self.picked)))
        found += [FIGURE_OPTIONS[f] for f in able]
        if self.picked and self.legal(g, b, self.picked):
            found.append(DONE)
        return found

    def legal(self, g: G, b: Battle, force: Force) -> bool:
        if not any(IS_UNIT[f] for f in force):
            return False
        if g.s.troops[b.attacker * PLACES + REAR]:
            return True  # Leaders may stay with the rearguard
        if any(g.s.figures[REAR * KINDS + kind] for kind in LEADER) and len(force) == len(self.force(g, b)):
            return False  # Leaders of a nation not At War wait there and may not be left alone
        return not leaders_left_alone(g.s, b.attacker, b.origin, force)

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent == "none":
            return Why.ONE_BY_ONE
        b = fighting(g)

        def lawful(some: Force) -> Reason | None:
            if self.legal(g, b, some):
                return None
            return Why.LEADERS_WITHOUT_UNITS if any(IS_UNIT[f] for f in some) else Why.NO_UNITS

        here = force_at(g.s, b.attacker, b.origin)
        reason = why_not_picked(intent, self.picked, self.force(g, b), here, lawful)
        return reason or (Why.CANNOT_MOVE if intent.startswith("+") and intent[1:] in FIGURE else None)

    def take(self, g: G, option: Any) -> None:
        b = fighting(g)
        if isinstance(option, Act):
            if option.what == "none":
                return
            force = self.picked or self.force(g, b)
            if self.siege:
                besiege(g, b)
            advance(g, b, force)
        else:
            g.then(Advance(self.siege, with_figure(self.picked, option.figure)))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[fighting(g).region]}


def advance(g: G, b: Battle, force: Force) -> None:
    shift(g.s, b.origin, b.region, force)
    if g.heard:
        seat = name(g, b.seats[b.attacker])
        names = tuple(FIGURES[f] for f in force)
        g.tell(ev.ArmyMoved(seat, PLACE_NAMES[b.origin], REGIONS[b.region], names, "advance"))
    army_enters(g, b.region, b.attacker, b.seats[b.attacker])
    for f in force:
        if f >= KINDS:
            politics.companion_arrives(g, f - KINDS)


class AfterBattle(Step, frozen=True):
    def run(self, g: G) -> None:
        b = fighting(g)
        if b.inside and strength.units(g.s, b, b.attacker) and not strength.units(g.s, b, b.defender):
            army_enters(g, b.region, b.attacker, b.seats[b.attacker])
        shift(g.s, REAR, b.origin, force_at(g.s, b.attacker, REAR))
        g.s.battle = None
        settle_sieges(g)
