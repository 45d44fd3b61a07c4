"""Playing an event card from hand (p.22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr.board import (
    ARMY_DIE,
    CARD,
    CARD_OWNER,
    CARD_STAYS,
    CARDS,
    DECK_OF,
    DECKS,
    EVENT_DIE,
    FACES,
    FREE,
    GANDALF_GREY,
    ICON,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    NO_DIE,
    SEATS,
    SIDE_OF_CARD,
    WILL_DIE,
)
from redbook.games.wotr.cards.base import EVENTS, AnyOption, Memo, on_table
from redbook.games.wotr.hands import draw
from redbook.games.wotr.options import (
    CARD_OPTIONS,
    DONE,
    NO,
    NONE,
    YES,
    Act,
    CardOption,
    Die,
    Figure,
    FigureAt,
    NationOption,
    Number,
    Place,
    Who,
    acts,
    kind_of,
)
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import mark_nation, must_rest, name, nation_tired
from redbook.games.wotr.state import G
from redbook.kernel import Ask, Reason, Step
from redbook.kernel.message import Arg


def die_plays(face: int, card: int) -> bool:
    """An Event result plays any card, another result those with its icon (p.22)."""
    icon = ICON[card]
    if face in (EVENT_DIE, WILL_DIE, NO_DIE) or face == icon:
        return True
    return face == MUSTER_ARMY_DIE and icon in (ARMY_DIE, MUSTER_DIE)


def why_not_play(g: G, seat: int, card: int, face: int) -> Reason | None:
    s = g.s
    half = EVENTS[card]
    if half is None or card not in s.hands[seat]:
        return Why.NOT_IN_HAND
    if not die_plays(face, card):
        return Why.WRONG_DIE
    owner = CARD_OWNER[card]
    if s.count > 2 and owner is not None and owner in SEATS[s.count] and owner != SEATS[s.count][seat]:
        return Why.OTHER_PLAYERS_CARD
    if must_rest(s, seat) and any(nation_tired(s, seat, nation) for nation in half.nations):
        return Why.SAME_NATION_TWICE
    return half.why_not(g, seat)


def useful(g: G, seat: int, card: int) -> bool:
    """Whether the effect of a card would do anything now. The rules do not ask for that (p.22); players do."""
    half = EVENTS[card]
    return half is not None and half.is_useful(g, seat)


def playable(g: G, seat: int, face: int) -> list[int]:
    return [card for card in g.s.hands[seat] if why_not_play(g, seat, card, face) is None]


def can_play_card(g: G, seat: int, face: int) -> bool:
    return any(why_not_play(g, seat, card, face) is None for card in g.s.hands[seat])


class PlayCard(Ask, frozen=True):
    """Which card is played."""

    who: int
    face: int
    deck: int = -1  # a card of this deck, if the player wants to play one (The Ents Awake)
    offers = (
        CardOption,
        NONE,
    )
    in_gesture = True
    rule = "wotr p.22"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        cards = playable(g, self.who, self.face)
        if self.deck < 0:  # in a world that another seat imagines, the hand may hold nothing to play
            return [CARD_OPTIONS[card] for card in cards] or [NONE]
        return [*(CARD_OPTIONS[card] for card in cards if DECK_OF[card] == self.deck), NONE]

    def why_not(self, g: G, intent: str) -> Reason | None:
        card = CARD.get(intent)
        if card is None:
            return None
        reason = why_not_play(g, self.who, card, self.face)
        return reason or (Why.CARD_SAYS_OTHERWISE if self.deck >= 0 else None)

    def take(self, g: G, option: CardOption | Act) -> None:
        if isinstance(option, CardOption):
            play_card(g, self.who, option.card, self.face)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"face": FACES[self.face] if self.face < len(FACES) else "free"}


def play_card(g: G, seat: int, card: int, face: int) -> None:
    """The card is shown, carried out as far as possible, and discarded or left on the table."""
    s = g.s
    s.hands[seat].remove(card)
    g.reveal()
    if g.heard:
        g.tell(ev.CardPlayed(name(g, seat), CARDS[card], FACES[face] if face < len(FACES) else "none"))
    if CARD_STAYS[card]:
        s.table.append((card, seat))
    else:
        s.discard[DECK_OF[card]].append(card)
    if face in (EVENT_DIE, WILL_DIE):
        g.then(AfterEventDie(seat, card))
    half = EVENTS[card]
    assert half is not None
    for nation in half.nations:
        mark_nation(s, nation)
    if half.does_something(g, seat):
        half.play(g, seat)


CARD_WORDS = acts(
    "separate", "move-companions", "move-minions", "recruit", "move-armies", "attack", "hunt-roll", "use-ring",
    *(f"hand-{seat}" for seat in ("free", "gondor", "rohan")),
)  # fmt: skip


class CardAsk(Ask, frozen=True):
    """A question put by an event card. The card itself says what the answer does."""

    card: int
    player: int  # the seat that played the card
    who: int  # the seat that is asked
    what: str
    choices: tuple[AnyOption, ...]
    memo: Memo = ()
    offers = (
        CardOption,
        Die,
        Figure,
        FigureAt,
        NationOption,
        Number,
        Place,
        Who,
        YES,
        NO,
        NONE,
        DONE,
        *CARD_WORDS,
    )
    rule = "wotr p.22"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return list(self.choices)

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.CARD_SAYS_OTHERWISE if kind_of(intent) in {type(option) for option in self.choices} else None

    def take(self, g: G, option: Any) -> None:
        half = EVENTS[self.card]
        assert half is not None
        half.answered(g, self.player, self.what, option, self.memo)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": CARDS[self.card], "what": self.what}


class CardAnswer(Step, frozen=True):
    """A question with one possible answer answers itself."""

    card: int
    player: int
    what: str
    option: AnyOption
    memo: Memo = ()

    def run(self, g: G) -> None:
        half = EVENTS[self.card]
        assert half is not None
        half.answered(g, self.player, self.what, self.option, self.memo)


class CardGoesOn(Step, frozen=True):
    """An event card goes on when the steps before are done."""

    card: int
    player: int
    what: str
    memo: Memo = ()

    def run(self, g: G) -> None:
        half = EVENTS[self.card]
        assert half is not None
        half.resume(g, self.player, self.what, self.memo)


class AfterEventDie(Step, frozen=True):
    """A card played with an Event result: Gandalf the Grey as Guide may draw, and cards on the table may answer."""

    who: int
    card: int

    def run(self, g: G) -> None:
        s = g.s
        for half, _ in reversed(on_table(g)):
            if half.card != self.card:
                half.after_event_die(g, self.who, self.card)
        if SIDE_OF_CARD[self.card] == FREE and s.guide == GANDALF_GREY and s.decks[DECK_OF[self.card]]:
            g.then(GreyGuideDraws(self.who, DECK_OF[self.card]))


class GreyGuideDraws(Ask, frozen=True):
    who: int
    deck: int
    offers = (
        YES,
        NO,
    )
    rule = "wotr p.24"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [YES, NO]

    def take(self, g: G, option: Act) -> None:
        if option.what == "yes":
            draw(g, self.who, self.deck, "guide")

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"deck": DECKS[self.deck]}
