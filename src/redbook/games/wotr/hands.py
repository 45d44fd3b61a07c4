"""Drawing, discarding, hand limits and the cards on the table (p.22)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr.board import CARD, CARDS, DECK_OF, DECKS, DECKS_OF, FACES, HAND_LIMIT, ICON, SEATS, SIDE_OF_CARD
from redbook.games.wotr.cards.base import on_table
from redbook.games.wotr.options import CARD_OPTIONS, CardOption, act, acts
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name, side_of
from redbook.games.wotr.state import G
from redbook.kernel import Ask, Option, Reason, Step
from redbook.kernel.message import Arg


def draw(g: G, seat: int, deck: int, why: str, limit: bool = True) -> bool:
    """One card from the top of a deck; an empty deck gives none and is never reshuffled."""
    pile = g.s.decks[deck]
    if not pile:
        return False
    card = pile.pop()
    insort(g.s.hands[seat], card)
    g.reveal()
    if g.heard:
        me = name(g, seat)
        g.tell(ev.CardDrawn(me, CARDS[card], why), to=(me,))
        g.tell(ev.CardDrawnUnseen(me, DECKS[deck], why), to=tuple(x for x in SEATS[g.s.count] if x != me))
    if limit and len(g.s.hands[seat]) > HAND_LIMIT[g.s.count][seat]:
        g.then(HandLimit(seat))
    return True


def discard_open(g: G, seat: int, card: int, why: str) -> None:
    """A card goes from hand to the discards for all to see."""
    g.s.hands[seat].remove(card)
    g.s.discard[DECK_OF[card]].append(card)
    if g.heard:
        g.tell(ev.CardDiscarded(name(g, seat), CARDS[card], why))


def bury(g: G, seat: int, card: int, why: str) -> None:
    """A card goes from hand to the discards face down (p.22)."""
    g.s.hands[seat].remove(card)
    insort(g.s.buried[seat], card)
    if g.heard:
        me = name(g, seat)
        g.tell(ev.CardDiscarded(me, CARDS[card], why), to=(me,))
        others = tuple(x for x in SEATS[g.s.count] if x != me)
        g.tell(ev.CardDiscardedUnseen(me, DECKS[DECK_OF[card]], why), to=others)


class HandLimit(Ask, frozen=True):
    """Too many cards: the excess is discarded at once, face down."""

    who: int
    may_be_empty = True
    offers = (CardOption,)
    rule = "wotr p.22"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        hand = g.s.hands[self.who]
        if len(hand) <= HAND_LIMIT[g.s.count][self.who]:
            return []
        return [CARD_OPTIONS[card] for card in hand]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.NOT_IN_HAND if intent in CARD else None

    def take(self, g: G, option: CardOption) -> None:
        bury(g, self.who, option.card, "hand-limit")
        g.then(self)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"number": len(g.s.hands[self.who]) - HAND_LIMIT[g.s.count][self.who]}


class DrawFromEither(Ask, frozen=True):
    """One card from either of the side's decks."""

    who: int
    why: str
    optional: bool = False
    may_be_empty = True
    offers = (*acts(*DECKS, "none"),)
    in_gesture = True
    rule = "wotr p.22"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        full = [deck for deck in DECKS_OF[side_of(g.s, self.who)] if g.s.decks[deck]]
        found: list[Option] = [act(DECKS[deck]) for deck in full]
        if found and self.optional:
            found.append(act("none"))
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent not in DECKS:
            return None
        return Why.DECK_EMPTY if DECKS.index(intent) in DECKS_OF[side_of(g.s, self.who)] else Why.OTHER_SIDES_DECK

    def take(self, g: G, option: Any) -> None:
        if option.what != "none":
            draw(g, self.who, DECKS.index(option.what), self.why)


class GiveUpCard(Ask, frozen=True):
    """A card with this icon is discarded from hand, for all to see, as a price."""

    who: int
    icon: int
    why: str
    may_be_empty = True  # only in a world that another seat imagines
    offers = (CardOption,)
    rule = "wotr p.22"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [CARD_OPTIONS[card] for card in g.s.hands[self.who] if ICON[card] == self.icon]

    def why_not(self, g: G, intent: str) -> Reason | None:
        card = CARD.get(intent)
        if card is None:
            return None
        return Why.CARD_SAYS_OTHERWISE if card in g.s.hands[self.who] else Why.NOT_IN_HAND

    def take(self, g: G, option: CardOption) -> None:
        discard_open(g, self.who, option.card, self.why)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"face": FACES[self.icon], "why": self.why}


def leave_table(g: G, card: int, why: str) -> None:
    """A card on the table is discarded."""
    g.s.table = [entry for entry in g.s.table if entry[0] != card]
    g.s.discard[DECK_OF[card]].append(card)
    if g.heard:
        g.tell(ev.TableCardLeft(CARDS[card], why))


def sweep_table(g: G) -> None:
    """Cards whose condition has ended leave the table at once (p.22)."""
    if g.s.table:
        for half, _ in on_table(g):
            if not half.holds(g):
                leave_table(g, half.card, "condition")


class SweepTable(Step, frozen=True):
    def run(self, g: G) -> None:
        sweep_table(g)


def cards_on_table(g: G, side: int) -> list[int]:
    return [card for card, _ in g.s.table if SIDE_OF_CARD[card] == side]
