"""Battles: rounds, Combat cards, re-rolls, casualties, cease, retreat, siege, advance (p.28-32)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import combat, politics
from redbook.games.wotr import events as ev
from redbook.games.wotr.armies import (
    Force,
    besieged,
    controller,
    eliminate_army,
    force_at,
    is_free,
    may_march,
    nations_at,
    reduce,
    shift,
)
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    CARDS,
    COMBAT_HALF,
    DECK_OF,
    DECKS,
    FIGURES,
    FREE,
    GANDALF_WHITE,
    IS_ELITE,
    IS_UNIT,
    KINDS,
    LEADER,
    PLACE_NAMES,
    PLACES,
    REAR,
    REGIONS,
    SHADOW,
    SIDE_OF_CARD,
    SIDES,
    UNITS_OF,
    WITCH_KING,
)
from redbook.games.wotr.cards.base import COMBAT_OF, COMBATS, EVENTS, AnyOption, Memo, on_table
from redbook.games.wotr.casualties import TakeHits
from redbook.games.wotr.control import Stacking, army_enters, settle_sieges
from redbook.games.wotr.forces import choosable, leaders_left_alone, with_figure, without
from redbook.games.wotr.hands import draw
from redbook.games.wotr.options import (
    ALL,
    CARD_OPTIONS,
    CASUALTY_OPTIONS,
    DONE,
    FIGURE_OPTIONS,
    NO,
    NONE,
    NUMBER_OPTIONS,
    PLACE_OPTIONS,
    YES,
    Act,
    CardOption,
    Number,
    Place,
    act,
)
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name
from redbook.games.wotr.state import ASSAULT, FIELD, NO_CARD, Battle, G
from redbook.kernel import Ask, Option, Reason, Step
from redbook.kernel.message import Arg

BATTLES = ("field", "assault", "sortie")
CEASE = act("cease")
GO_ON = act("go-on")
STAY = act("stay")
WITHDRAW = act("withdraw")
FIGHT = act("fight")


def fighting(g: G) -> Battle:
    b = g.s.battle
    assert b is not None
    return b


class InBattle(Step, frozen=True):
    """A step that does nothing once the battle is over."""

    def run(self, g: G) -> None:
        b = g.s.battle
        if b is not None and not b.over:
            self.fight(g, b)

    def fight(self, g: G, b: Battle) -> None:
        raise NotImplementedError


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
        if combat.fights(g.s, b, GANDALF_WHITE):
            g.then(RideWhiteRider())


def attacked(g: G, side: int, place: int, region: int) -> None:
    """The political effect of an attack on the army in a place."""
    for nation in nations_at(g.s, side, place):
        politics.activate(g, nation, "attacked", region)
        politics.advance(g, nation, "attacked")


class RideWhiteRider(Ask, frozen=True):
    """Gandalf the White may give up his Leadership so that the Nazgûl have none, for the whole battle."""

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


# -- withdrawing into a Stronghold (p.31) ---------------------------------------------


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
        g.then(Advance(siege=True))


def besiege(g: G, b: Battle) -> None:
    shift(g.s, b.region, BOX[b.region], force_at(g.s, b.defender, b.region))
    if g.heard:
        g.tell(ev.SiegeBegan(REGIONS[b.region]))
    g.then(Stacking(BOX[b.region], b.defender))


# -- Combat cards (p.29) ---------------------------------------------


def why_not_combat_card(g: G, b: Battle, side: int, card: int) -> Reason | None:
    half = COMBAT_OF[card]
    if half is None:
        return Why.COMBAT_REQUIREMENT
    if SIDE_OF_CARD[card] != side:
        return Why.NOT_IN_HAND
    if combat_cards_barred(g, b, side):
        return Why.COMBAT_CARDS_BARRED
    return half.why_not(g, b, side)


def combat_cards_barred(g: G, b: Battle, side: int) -> bool:
    if bool(g.s.table) and any(half.bars_combat_card(g, b, side) for half, _ in on_table(g)):
        return True
    if b.card != NO_CARD:
        half = EVENTS[b.card]
        return half is not None and half.bars_combat_card(g, b, side)
    return False


def playable_combat_cards(g: G, b: Battle, side: int) -> list[int]:
    """From the hand of the seat in command, and from the table where a card allows it."""
    if combat_cards_barred(g, b, side):
        return []
    s = g.s
    found = []
    for card in (*s.hands[b.seats[side]], *(c for c, _ in s.table if SIDE_OF_CARD[c] == side and c in FROM_TABLE)):
        half = COMBAT_OF[card]
        if half is not None and half.why_not(g, b, side) is None:
            found.append(card)
    return found


FROM_TABLE = {card for card, id in enumerate(CARDS) if id == "sh-char-17"}  # Balrog of Moria, by its own text


class ChooseCombatCard(Ask, frozen=True):
    """Chosen in secret, attacker first; both are shown together, only the back is seen before."""

    side: int
    may_be_empty = True

    def seat(self, g: G) -> str:
        return name(g, fighting(g).seats[self.side])

    def options(self, g: G) -> list[Any]:
        b = g.s.battle
        if b is None or b.over or combat_cards_barred(g, b, self.side):
            return []
        found: list[Option] = [CARD_OPTIONS[card] for card in playable_combat_cards(g, b, self.side)]
        if not g.s.hands[b.seats[self.side]] and not found:
            return []
        found.append(NONE)
        return found

    def take(self, g: G, option: CardOption | Act) -> None:
        b = fighting(g)
        me = name(g, b.seats[self.side])
        if isinstance(option, CardOption):
            card = option.card
            hand = g.s.hands[b.seats[self.side]]
            if card in hand:
                hand.remove(card)
            else:
                g.s.table = [entry for entry in g.s.table if entry[0] != card]
            b.cards[self.side] = card
            if g.heard:
                g.tell(ev.CombatCardChosen(me, DECKS[DECK_OF[card]]))
        elif g.heard:
            g.tell(ev.NoCombatCard(me))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        b = fighting(g)
        return {"region": REGIONS[b.region], "round": b.round}


class ShowCombatCards(InBattle, frozen=True):
    def fight(self, g: G, b: Battle) -> None:
        b.shown = True
        if b.round == 1:
            b.first_card = b.cards[SHADOW]
        if b.cards != [NO_CARD, NO_CARD]:
            g.reveal()
            if g.heard:
                for side in (b.attacker, b.defender):
                    card = b.cards[side]
                    if card != NO_CARD:
                        g.tell(ev.CombatCardShown(name(g, b.seats[side]), CARDS[card], COMBAT_HALF[card]))


class Timing(InBattle, frozen=True):
    """Effects with this initiative, the defender's first (p.29)."""

    at: int

    def fight(self, g: G, b: Battle) -> None:
        steps: list[Step] = []
        for side in (b.defender, b.attacker):
            card = b.cards[side]
            half = COMBAT_OF[card] if card != NO_CARD else None
            if half is not None and self.at in half.initiative:
                steps.append(CombatEffect(side, self.at))
        if steps:
            g.then(*steps)


class CombatEffect(InBattle, frozen=True):
    side: int
    at: int

    def fight(self, g: G, b: Battle) -> None:
        half = COMBAT_OF[b.cards[self.side]]
        if half is not None and not b.cancelled[self.side]:
            half.apply(g, b, self.side, self.at)


class CombatAsk(Ask, frozen=True):
    """A question put by a Combat card."""

    effect: str
    side: int
    who: int
    what: str
    choices: tuple[AnyOption, ...]
    memo: Memo = ()

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return list(self.choices)

    def take(self, g: G, option: Any) -> None:
        COMBATS[self.effect].answered(g, fighting(g), self.side, self.what, option, self.memo)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"effect": self.effect, "what": self.what}


class CombatAnswer(InBattle, frozen=True):
    """A question with one possible answer answers itself."""

    effect: str
    side: int
    what: str
    option: AnyOption
    memo: Memo = ()

    def fight(self, g: G, b: Battle) -> None:
        COMBATS[self.effect].answered(g, b, self.side, self.what, self.option, self.memo)


class CombatGoesOn(InBattle, frozen=True):
    """A Combat card goes on when other steps are done."""

    effect: str
    side: int
    what: str
    memo: Memo = ()

    def fight(self, g: G, b: Battle) -> None:
        COMBATS[self.effect].resume(g, b, self.side, self.what, self.memo)


# -- rolls and casualties (p.29-30) ---------------------------------------------


class CombatRolls(InBattle, frozen=True):
    def fight(self, g: G, b: Battle) -> None:
        for side in (b.attacker, b.defender):
            combat.roll_combat(g, b, side)


class LeaderRerolls(Ask, frozen=True):
    """How many failed dice the side rolls again: up to its Leadership."""

    side: int
    may_be_empty = True

    def seat(self, g: G) -> str:
        return name(g, fighting(g).seats[self.side])

    def options(self, g: G) -> list[Any]:
        b = g.s.battle
        if b is None or b.over:
            return []
        most = combat.rerolls(g.s, b, self.side)
        return [NUMBER_OPTIONS[n] for n in range(most, -1, -1)] if most else []

    def take(self, g: G, option: Number) -> None:
        if option.number:
            combat.roll_again(g, fighting(g), self.side, option.number)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"number": combat.rerolls(g.s, fighting(g), self.side)}


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
            if not combat.units(g.s, b, side):
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


def discard_combat_cards(g: G, b: Battle) -> None:
    for side in (FREE, SHADOW):
        card = b.cards[side]
        if card != NO_CARD:
            g.s.discard[DECK_OF[card]].append(card)
            b.cards[side] = NO_CARD


class CeaseOrGoOn(Ask, frozen=True):
    def seat(self, g: G) -> str:
        b = fighting(g)
        return name(g, b.seats[b.attacker])

    def options(self, g: G) -> list[Any]:
        return [GO_ON, CEASE]

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

    def seat(self, g: G) -> str:
        b = fighting(g)
        return name(g, b.seats[b.attacker])

    def options(self, g: G) -> list[Any]:
        b = fighting(g)
        base = b.origin * KINDS
        elites = [k for k in UNITS_OF[b.attacker] if IS_ELITE[k] and g.s.figures[base + k]]
        return [CEASE, *(CASUALTY_OPTIONS[k] for k in elites)]

    def take(self, g: G, option: Any) -> None:
        b = fighting(g)
        if isinstance(option, Act):
            b.over = True
            if g.heard:
                g.tell(ev.AttackCeased(SIDES[b.attacker], REGIONS[b.region]))
        else:
            reduce(g, b.origin, option.figure, "assault")
            if not combat.units(g.s, b, b.attacker):
                g.then(Wiped())

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": REGIONS[fighting(g).region]}


def retreats(g: G, b: Battle) -> list[int]:
    """Adjacent regions free in the strict sense (p.30-31)."""
    if b.kind == ASSAULT:
        return []
    return [r for r in ADJACENT[b.region] if is_free(g.s, b.defender, r)]


class RetreatOrStand(Ask, frozen=True):
    may_be_empty = True

    def seat(self, g: G) -> str:
        b = fighting(g)
        return name(g, b.seats[b.defender])

    def options(self, g: G) -> list[Any]:
        b = g.s.battle
        if b is None or b.over:
            return []
        free = retreats(g, b)
        return [STAY, *(PLACE_OPTIONS[r] for r in free)] if free else []

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
        won = not combat.units(g.s, b, b.defender) and not b.withdrawn
        if won and b.kind == FIELD and not b.inside and combat.units(g.s, b, b.attacker):
            steps.append(Advance(siege=False))
        steps.append(AfterBattle())
        g.then(*steps)


def sorcerer(g: G, b: Battle) -> list[Step]:
    """When the first round is quite over, and the Witch-king still fights."""
    card, b.first_card = b.first_card, NO_CARD
    if card == NO_CARD or not combat.fights(g.s, b, WITCH_KING):
        return []
    return [Sorcerer(b.seats[SHADOW], DECK_OF[card])]


class Sorcerer(Ask, frozen=True):
    """The Witch-king: a card for the Combat card used in the first round."""

    who: int
    deck: int
    may_be_empty = True

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
        if b.inside and combat.units(g.s, b, b.attacker) and not combat.units(g.s, b, b.defender):
            army_enters(g, b.region, b.attacker, b.seats[b.attacker])
        shift(g.s, REAR, b.origin, force_at(g.s, b.attacker, REAR))
        g.s.battle = None
        settle_sieges(g)
