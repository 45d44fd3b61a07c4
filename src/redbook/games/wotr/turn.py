"""The turn and its six phases (p.18-19), and how several players share it (p.45)."""

from __future__ import annotations

from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr.actions import TOKENS, TakeAction, unused_dice, usable_tokens
from redbook.games.wotr.armies.figures import in_play
from redbook.games.wotr.board import (
    BONUS_DICE,
    CARD,
    DECKS_OF,
    DICE_AT_START,
    EYE_DIE,
    FACES,
    FACES_OF,
    FREE,
    SEATS_OF,
    SHADOW,
    SIDES,
)
from redbook.games.wotr.characters.fellowship import (
    ChooseGuide,
    FellowshipPhase,
    corrupt,
    in_fellowship,
    on_mordor_track,
)
from redbook.games.wotr.hands import DrawFromEither, HandLimit, SweepTable, draw
from redbook.games.wotr.options import CARD_OPTIONS, NO, NUMBER_OPTIONS, YES, Act, CardOption, Number, act, acts
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name, next_action, partner
from redbook.games.wotr.state import G, State
from redbook.games.wotr.victory import VictoryCheck
from redbook.kernel import Ask, Reason, Step
from redbook.kernel.chance import Request


class Begin(Step, frozen=True):
    """Shuffle the four decks (p.14)."""

    def run(self, g: G) -> None:
        for deck in g.s.decks:
            g.chance.shuffle(deck, "shuffle")


class Turn(Step, frozen=True):
    """The six phases, and again."""

    def run(self, g: G) -> None:
        g.then(
            RecoverDice(), DrawCards(), SwapCards(),
            FellowshipPhase(), ChooseGuide(), SweepTable(),
            HuntAllocation(),
            ActionRoll(),
            ActionPhase(), IdleInMordor(),
            VictoryCheck(),
            Turn(),
        )  # fmt: skip


# -- phase 1: dice and cards ---------------------------------------------


class RecoverDice(Step, frozen=True):
    def run(self, g: G) -> None:
        s = g.s
        s.turn += 1
        if g.heard:
            g.tell(ev.TurnBegan(s.turn))
        s.dice_back = s.box[FREE] > 0
        s.dice = bytearray(14)
        s.box = bytearray(2)
        for side in (FREE, SHADOW):
            s.pool[side] = DICE_AT_START[side] + sum(1 for c in BONUS_DICE[side] if in_play(s, c))
        s.ring_used = bytearray(s.count)
        s.token_used = bytearray(2)
        s.tried = s.declared = s.mouth_used = False
        if s.turn > 1:
            for side in (FREE, SHADOW):
                other = partner(s, s.lead[side])
                if other is not None:
                    s.lead[side] = other
                    if g.heard:
                        g.tell(ev.LeadPassed(name(g, other)))


class DrawCards(Step, frozen=True):
    """One card from each deck; partners after the first turn one card each from a deck of their choice (p.45)."""

    def run(self, g: G) -> None:
        s = g.s
        later: list[Step] = []
        for side in (FREE, SHADOW):
            team = SEATS_OF[s.count][side]
            for seat in team:
                if len(team) == 1 or s.turn == 1:
                    for deck in DECKS_OF[side]:
                        draw(g, seat, deck, "phase", limit=False)
                    later.append(HandLimit(seat))
                else:
                    later.append(DrawFromEither(seat, "phase"))
        g.then(*later)


class SwapCards(Step, frozen=True):
    """Partners may swap one card each, unseen, if both agree (p.45)."""

    def run(self, g: G) -> None:
        steps = [OfferSwap(team[0]) for team in SEATS_OF[g.s.count] if len(team) == 2]
        if steps:
            g.then(*steps)


class OfferSwap(Ask, frozen=True):
    who: int
    answer: bool = False
    may_be_empty = True
    offers = (
        NO,
        YES,
    )
    rule = "wotr p.45"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        other = partner(g.s, self.who)
        if other is None or not g.s.hands[self.who] or not g.s.hands[other]:
            return []
        return [NO, YES]

    def take(self, g: G, option: Act) -> None:
        other = partner(g.s, self.who)
        if option.what == "yes" and other is not None:
            if self.answer:
                g.then(GiveCard(other), GiveCard(self.who))
            else:
                g.then(OfferSwap(other, True))


class GiveCard(Ask, frozen=True):
    """Each picks a card in secret; the cards change hands when both have picked."""

    who: int
    offers = (CardOption,)
    rule = "wotr p.45"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [CARD_OPTIONS[card] for card in g.s.hands[self.who]]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.NOT_IN_HAND if intent in CARD else None

    def take(self, g: G, option: CardOption) -> None:
        s = g.s
        s.hands[self.who].remove(option.card)
        if s.offered is None:
            s.offered = (option.card, self.who)
            return
        card, giver = s.offered
        s.offered = None
        s.hands[giver] = sorted((*s.hands[giver], option.card))
        s.hands[self.who] = sorted((*s.hands[self.who], card))
        g.reveal()
        if g.heard:
            g.tell(ev.CardsSwapped(name(g, giver), name(g, self.who)))


# -- phases 3 and 4: the Hunt Box and the action roll (p.18-19) ---------------------------------------------


def hunt_limits(s: State) -> tuple[int, int]:
    """Least and most dice for the Hunt Box."""
    return (1 if s.dice_back else 0), min(max(1, len(in_fellowship(s))), s.pool[SHADOW])


class HuntAllocation(Ask, frozen=True):
    offers = (Number,)
    rule = "wotr p.18"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[SHADOW])

    def options(self, g: G) -> list[Any]:
        least, most = hunt_limits(g.s)
        return [NUMBER_OPTIONS[n] for n in range(least, most + 1)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        if not intent.isdecimal():
            return None
        return Why.TOO_FEW_DICE_ON_HUNT if int(intent[:3]) < hunt_limits(g.s)[0] else Why.TOO_MANY_DICE_ON_HUNT

    def take(self, g: G, option: Number) -> None:
        g.s.box[SHADOW] = option.number
        if g.heard and option.number:
            g.tell(ev.DiceToHunt(SIDES[SHADOW], option.number, "allocated"))


def roll_face(g: G, side: int) -> int:
    """One action die. People who roll it themselves say which face came up."""
    faces = FACES_OF[side]
    request = None
    if g.chance.curious:
        names = tuple(f"{FACES[f]}-2" if f in faces[:n] else FACES[f] for n, f in enumerate(faces))
        request = Request("action-die", 6, 0, names, name(g, g.s.lead[side]))
    return faces[g.chance.below(6, request, "action-die")]


class ActionRoll(Step, frozen=True):
    """Both sides roll; Eyes go to the Hunt Box at once."""

    def run(self, g: G) -> None:
        s = g.s
        for side in (FREE, SHADOW):
            rolled = [roll_face(g, side) for _ in range(s.pool[side] - s.box[side])]
            for face in rolled:
                s.dice[side * 7 + face] += 1
            if g.heard and rolled:
                g.tell(ev.DiceRolled(SIDES[side], tuple(FACES[f] for f in sorted(rolled))))
        eyes = s.dice[7 + EYE_DIE]
        if eyes:
            s.dice[7 + EYE_DIE] = 0
            s.box[SHADOW] += eyes
            if g.heard:
                g.tell(ev.DiceToHunt(SIDES[SHADOW], eyes, "eye"))


# -- phase 5: action resolution (p.19-21, 45) ---------------------------------------------


def order_of_play(s: State) -> list[int]:
    """Free Peoples first, alternating; of partners the one who does not lead goes first."""
    lead_free, lead_shadow = s.lead
    if s.count == 2:
        return [lead_free, lead_shadow]
    other_free, other_shadow = partner(s, lead_free), partner(s, lead_shadow)
    first_free = lead_free if other_free is None else other_free
    first_shadow = lead_shadow if other_shadow is None else other_shadow
    return [first_free, first_shadow, lead_free, lead_shadow]


class ActionPhase(Step, frozen=True):
    turn: int = 0
    last_call: int = -1  # seats still to be asked for a token when no dice are left

    def run(self, g: G) -> None:
        s = g.s
        order = order_of_play(s)
        dice = (unused_dice(s, FREE), unused_dice(s, SHADOW))
        seat = order[self.turn]
        following = (self.turn + 1) % len(order)
        side = FREE if seat in SEATS_OF[s.count][FREE] else SHADOW
        next_action(s, seat)
        if dice == (0, 0):
            left = len(order) if self.last_call < 0 else self.last_call
            if left == 0 or not any(s.tokens):
                return
            after = ActionPhase(following, left - 1)
            if usable_tokens(g, seat):
                g.then(TakeAction(seat, True), after)
            else:
                g.then(after)
        elif dice[side] or usable_tokens(g, seat):
            g.then(TakeAction(seat), ActionPhase(following))
        else:
            g.then(ActionPhase(following))


class IdleInMordor(Step, frozen=True):
    """No attempt to move or hide on the Mordor Track costs a point of corruption (p.43)."""

    def run(self, g: G) -> None:
        if on_mordor_track(g.s) and not g.s.tried:
            corrupt(g, 1, "idle")


# -- action tokens: the link from Hunt for the Ring ---------------------------------------------


class ChooseToken(Ask, frozen=True):
    """A side that is entitled to one token takes its pick."""

    side: int
    offers = (*acts(*TOKENS),)
    rule = "hunt p.36"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[self.side])

    def options(self, g: G) -> list[Any]:
        return [act(TOKENS[t]) for t in (2 * self.side, 2 * self.side + 1)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.OTHER_SIDES_ACTION if intent in TOKENS else None

    def take(self, g: G, option: Act) -> None:
        g.s.tokens[TOKENS.index(option.what)] = 1
