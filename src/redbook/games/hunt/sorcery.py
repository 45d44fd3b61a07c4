"""Sorcery cards (p. 20): separate hands, drawn and played with a Sorcery result."""

from __future__ import annotations

from redbook.games.hunt import events, tracking
from redbook.games.hunt import options as o
from redbook.games.hunt.cards import SORCERY_EFFECTS
from redbook.games.hunt.catalogue import SORCERIES, SORCERY_IDS
from redbook.games.hunt.numbers import Few, SeatNumber, SorceryCard
from redbook.games.hunt.pieces import HAND_LIMIT
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import SEATS, State
from redbook.kernel import Ask, Option, Play, Step

BARROW_WIGHTS = SORCERY_IDS.index("sorcery-05")  # stays by the Corruption track
MORGUL_KNIFE = SORCERY_IDS.index("sorcery-15")  # stays until the next Encounter
STAYS = (BARROW_WIGHTS, MORGUL_KNIFE)
ASKS_LATER = ("search_here", "search_remote", "hunt_here", "hunt_remote", "perception_any_area",
              "perception_any_section", "perception_area_in_section")  # fmt: skip


# -- hands and deck --------------------------------------------------------------------------------


def draw(g: Play[State], seat: int, count: int) -> None:
    """p. 20: an empty deck is made anew from the discard pile; a hand over five is cut down at once."""
    s = g.s
    hand = s.hands[seat - 1]
    for _ in range(count):
        if not s.deck:
            if not s.discard:
                break
            s.deck, s.discard = s.discard, []
            g.chance.shuffle(s.deck, "sorcery-deck")
            if g.heard:
                g.tell(events.DeckShuffled())
        g.reveal()
        card = s.deck.pop()
        hand.append(card)
        if g.heard:
            g.tell(events.SorceryDrawn(SEATS[seat]))
            g.tell(events.SorceryCardDrawn(SORCERY_IDS[card]), to=(SEATS[seat],))
    if len(hand) > HAND_LIMIT:
        g.then(DiscardSorceries(seat, len(hand) - HAND_LIMIT))


def drop(g: Play[State], seat: int, card: int) -> None:
    """From a hand to the open discard pile."""
    s = g.s
    s.hands[seat - 1].remove(card)
    s.discard.append(card)
    forget(s, seat, card)
    if g.heard:
        g.tell(events.SorceryDiscarded(SEATS[seat], SORCERY_IDS[card]))


def forget(s: State, seat: int, card: int) -> None:
    """A card that others had seen in this hand has left it."""
    for viewer in range(5):
        s.known[viewer * 5 + seat] &= ~(1 << card)


class DiscardSorceries(Ask, frozen=True):
    number: SeatNumber
    count: Few

    offers = (o.DiscardSorcery,)
    rule = "hunt p.20"

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.number]

    def options(self, g: Play[State]) -> list[Option]:
        return [o.DISCARD_SORCERY[card] for card in g.s.hands[self.number - 1]]

    def take(self, g: Play[State], option: o.DiscardSorcery) -> None:
        drop(g, self.number, option.card)
        if self.count > 1:
            g.then(DiscardSorceries(self.number, self.count - 1))


# -- playing a card --------------------------------------------------------------------------------


def why_not_mode(s: State, card: int, mode: int) -> Why | None:
    effect = SORCERIES[card].modes[mode]
    if effect.part and effect.part != s.part:
        return Why.OTHER_PART
    if effect.needs.night and s.turn != 2:
        return Why.CARD_PREREQUISITE
    return None


def why_not_card(s: State, card: int) -> Why | None:
    """The bold prerequisite (p. 20), and at least one effect that this part knows."""
    needs = SORCERIES[card].needs
    board = s.board
    if (needs.night and s.turn != 2) or (needs.rested and not s.rested) or (needs.trail and not s.trails):
        return Why.CARD_PREREQUISITE
    if needs.nazgul_on_dark and not board.dark_mask & s.nazgul_at():
        return Why.CARD_PREREQUISITE
    if needs.not_on_ally and board.ally_mask >> s.nazgul[s.active] & 1:
        return Why.CARD_PREREQUISITE
    refusals = [why_not_mode(s, card, mode) for mode in range(len(SORCERIES[card].modes))]
    return None if None in refusals else refusals[0]


def draw_or_play(s: State, seat: int) -> list[Option]:
    found: list[Option] = []
    if s.deck or s.discard:
        found.append(o.DRAW_SORCERY)
    found += [o.PLAY_SORCERY[card] for card in s.hands[seat - 1] if why_not_card(s, card) is None]
    return found


def play(g: Play[State], seat: int, card: int) -> None:
    s = g.s
    s.hands[seat - 1].remove(card)
    forget(s, seat, card)
    s.playing = card
    if g.heard:
        g.tell(events.SorceryPlayed(SEATS[seat], SORCERY_IDS[card]))
    if len(SORCERIES[card].modes) > 1:
        g.then(SorceryMode(seat, card))
    else:
        declare(g, card, 0)


class SorceryMode(Ask, frozen=True):
    """p. 20: a card with “or” has exactly one of its effects; one that is not open is refused with its reason."""

    number: SeatNumber
    card: SorceryCard

    offers = (o.Mode,)
    in_gesture = True
    rule = "hunt p.20"

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.number]

    def options(self, g: Play[State]) -> list[Option]:
        card = SORCERIES[self.card]
        return [o.Mode(card.id, n) for n in range(len(card.modes)) if why_not_mode(g.s, self.card, n) is None]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        return why_not_mode(g.s, self.card, int(intent[-1]) - 1) if intent in o.MODES else None

    def prompt_args(self, g: Play[State]) -> dict[str, str]:
        return {"card": SORCERY_IDS[self.card]}

    def take(self, g: Play[State], option: o.Mode) -> None:
        declare(g, self.card, option.mode)


def declare(g: Play[State], card: int, mode: int) -> None:
    """The effect is named; the Ring-bearer may cancel it now, or when its target is named."""
    if g.heard:
        g.tell(events.EffectChosen(SORCERY_IDS[card], f"{SORCERY_IDS[card]}-{mode + 1}"))
    later = SORCERIES[card].modes[mode].ops[0].name in ASKS_LATER
    asked = () if later else tracking.reaction(g, tracking.A_SORCERY, by_card=True)
    g.then(*asked, *SORCERY_EFFECTS[card][mode], SorceryDone())


class SorceryDone(Step, frozen=True):
    """The card goes to the discard pile, unless it stays on the table."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.playing >= 0:
            s.discard.append(s.playing)
            s.playing = -1


def break_off(g: Play[State]) -> None:
    """The card is cancelled: nothing of it happens any more (p. 14); the die stays spent."""
    while not isinstance(g.stack[-1], SorceryDone):
        g.stack.pop()
