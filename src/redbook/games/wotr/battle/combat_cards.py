"""Combat cards: chosen in secret, shown together, applied by initiative (p.29)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr.battle.strength import InBattle, fighting, fights
from redbook.games.wotr.board import (
    CARD,
    CARDS,
    COMBAT_HALF,
    DECK_OF,
    DECKS,
    FREE,
    REGIONS,
    SHADOW,
    SIDE_OF_CARD,
    WITCH_KING,
)
from redbook.games.wotr.cards.base import COMBAT_OF, COMBATS, EVENTS, AnyOption, Memo, on_table
from redbook.games.wotr.options import (
    CARD_OPTIONS,
    DONE,
    NO,
    NONE,
    YES,
    Act,
    CardOption,
    Casualty,
    Figure,
    FigureAt,
    Number,
    Place,
    Who,
    act,
    kind_of,
)
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name
from redbook.games.wotr.state import NO_CARD, Battle, G
from redbook.kernel import Ask, Option, Reason, Step
from redbook.kernel.message import Arg


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
    offers = (
        CardOption,
        NONE,
    )
    rule = "wotr p.29"

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

    def why_not(self, g: G, intent: str) -> Reason | None:
        card = CARD.get(intent)
        if card is None:
            return None
        b = fighting(g)
        in_hand = card in g.s.hands[b.seats[self.side]]
        return why_not_combat_card(g, b, self.side, card) if in_hand else Why.NOT_IN_HAND

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
        if b.round == 1 and fights(g.s, b, WITCH_KING):
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


NOTED = ("roll_bonus", "reroll_bonus", "fewer", "at_most")


def noting(b: Battle, side: int, deed: Callable[[], None]) -> None:
    """What a Combat card changes in the sums of the round is noted with the card, so that it can be shown."""
    before = [getattr(b, what)[:] for what in NOTED]
    card = b.cards[side]
    deed()
    for what, was in zip(NOTED, before, strict=True):
        for army, value in enumerate(getattr(b, what)):
            if value != was[army]:
                b.notes.append((what, army, value - was[army], card))


class CombatEffect(InBattle, frozen=True):
    side: int
    at: int

    def fight(self, g: G, b: Battle) -> None:
        half = COMBAT_OF[b.cards[self.side]]
        if half is not None and not b.cancelled[self.side]:
            noting(b, self.side, lambda: half.apply(g, b, self.side, self.at))


class CombatAsk(Ask, frozen=True):
    """A question put by a Combat card."""

    effect: str
    side: int
    who: int
    what: str
    choices: tuple[AnyOption, ...]
    memo: Memo = ()
    offers = (
        CardOption,
        Casualty,
        Figure,
        FigureAt,
        Number,
        Place,
        Who,
        YES,
        NO,
        NONE,
        DONE,
        act("withdraw"),
    )
    rule = "wotr p.29"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return list(self.choices)

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.CARD_SAYS_OTHERWISE if kind_of(intent) in {type(option) for option in self.choices} else None

    def take(self, g: G, option: Any) -> None:
        b = fighting(g)
        noting(b, self.side, lambda: COMBATS[self.effect].answered(g, b, self.side, self.what, option, self.memo))

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
        noting(b, self.side, lambda: COMBATS[self.effect].answered(g, b, self.side, self.what, self.option, self.memo))


class CombatGoesOn(InBattle, frozen=True):
    """A Combat card goes on when other steps are done."""

    effect: str
    side: int
    what: str
    memo: Memo = ()

    def fight(self, g: G, b: Battle) -> None:
        noting(b, self.side, lambda: COMBATS[self.effect].resume(g, b, self.side, self.what, self.memo))


def discard_combat_cards(g: G, b: Battle) -> None:
    for side in (FREE, SHADOW):
        card = b.cards[side]
        if card != NO_CARD:
            g.s.discard[DECK_OF[card]].append(card)
            b.cards[side] = NO_CARD
