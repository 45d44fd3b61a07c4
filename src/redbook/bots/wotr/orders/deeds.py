"""Deeds: everything a seat might do with a die now, with its worth; and which die is best spent on what."""

from __future__ import annotations

from collections.abc import Sequence

from redbook.bots.wotr.survey import Survey
from redbook.bots.wotr.war.campaign import Campaign
from redbook.games.wotr.armies.figures import has_leader
from redbook.games.wotr.board import (
    ARMY_DIE,
    CARD,
    CHARACTER_DIE,
    DECK_OF,
    DECKS_OF,
    EVENT_DIE,
    FREE,
    GANDALF_GREY,
    HAND_LIMIT,
    ICON,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    NO_DIE,
    SHADOW,
    WILL_DIE,
)
from redbook.games.wotr.cards.base import EVENTS
from redbook.games.wotr.cards.playing import useful, why_not_play
from redbook.games.wotr.state import G, State
from redbook.kernel import Play, Seeded

CHARACTER = 1 << CHARACTER_DIE
ARMY = 1 << ARMY_DIE | 1 << MUSTER_ARMY_DIE
MUSTER = 1 << MUSTER_DIE | 1 << MUSTER_ARMY_DIE
EVENT = 1 << EVENT_DIE
WILL = 1 << WILL_DIE
ANY = CHARACTER | ARMY | MUSTER | EVENT | WILL
MUSTER_ONLY = 1 << MUSTER_DIE
CARD_DICE = tuple(
    EVENT | WILL | 1 << icon | (1 << MUSTER_ARMY_DIE if icon in (ARMY_DIE, MUSTER_DIE) else 0) for icon in ICON
)
HELD_BACK = (0.03, 0.02, 0.0, 0.0, 0.08, 0.3, 0.0)  # by face: what it costs to spend a die that could do much else

PALANTIR = CARD["sh-char-21"]
SWAP = 0.4  # a card that does nothing, played for the card that is drawn after it (instead of throwing one away)

Deed = tuple[float, str, int, int]  # worth, action, dice that can do it (bits), card


def rules_for(s: State) -> G:
    """The rules, to be asked about the state that a seat knows."""
    return Play("wotr", s, [], Seeded())


class Orders:
    """All deeds of a seat, best first."""

    def __init__(self, v: Survey, plan: Campaign, deeds: Sequence[Deed]) -> None:
        self.v = v
        self.plan = plan
        self.deeds = sorted(deeds, reverse=True)
        self.judged: dict[int, bool] = {}  # cards that the rules have been asked about

    def allowed(self, deed: Deed) -> bool:
        """Whether the rules let a card through, and something comes of it. Asked only when it comes to that."""
        card = deed[3]
        if deed[1] != "play-card":
            return True
        known = self.judged.get(card)
        if known is None:
            g, seat = rules_for(self.v.s), self.v.seat
            known = why_not_play(g, seat, card, NO_DIE) is None and (deed[0] == SWAP or useful(g, seat, card))
            self.judged[card] = known
        return known

    def best(self, face: int, offered: set[str] | None = None) -> Deed | None:
        """The best deed for a die, among the actions offered."""
        bit = 1 << face
        for deed in self.deeds:
            if deed[2] & bit and (offered is None or deed[1] in offered) and self.allowed(deed):
                return deed
        return None

    def worth(self, face: int) -> float:
        deed = self.best(face)
        return deed[0] if deed is not None else 0.0

    def best_die(self, faces: Sequence[int]) -> tuple[float, int]:
        """Which die to spend now, and what that is worth."""
        return max(((self.worth(face) - HELD_BACK[face], -face) for face in faces), default=(0.0, 0))


def army_deeds(v: Survey, plan: Campaign, army_dice: int) -> list[Deed]:
    """Marches and attacks, by Army results and, with a leader, by Character results."""
    found: list[Deed] = []
    s, side = v.s, v.side
    if plan.strikes:
        found.append((plan.strikes[0][0], "attack", army_dice, -1))
        for worth, origin, _ in plan.strikes:
            if has_leader(s, side, origin):
                found.append((worth, "lead-attack", CHARACTER, -1))
                break
    if plan.marches:
        worth = plan.marches[0][0] + (0.6 * plan.marches[1][0] if len(plan.marches) > 1 else 0.0)
        found.append((worth, "move-armies", army_dice, -1))
        for worth, origin, _ in plan.marches:
            if has_leader(s, side, origin):
                found.append((worth, "lead-army", CHARACTER, -1))
                break
    return found


def card_deeds(v: Survey, worths: dict[int, float], dice: int) -> list[Deed]:
    """Cards in hand that are worth playing and that some die can play."""
    found: list[Deed] = [
        (worth, "play-card", CARD_DICE[card], card)
        for card, worth in worths.items()
        if worth > 0.0 and CARD_DICE[card] & dice and EVENTS[card] is not None
    ]
    s = v.s
    if dice & (EVENT | WILL) and len(s.hands[v.seat]) >= HAND_LIMIT[s.count][v.seat]:
        found += [
            (SWAP, "play-card", EVENT | WILL, card)
            for card, worth in worths.items()
            if worth <= 0.0 and playing_draws(s, v.seat, v.side, card)
        ]
    return found


def playing_draws(s: State, seat: int, side: int, card: int) -> bool:
    """Whether a card is drawn for playing this one with an Event result: Gandalf the Grey as Guide, the Palantír."""
    if side == FREE:
        return s.guide == GANDALF_GREY and bool(s.decks[DECK_OF[card]])
    return card != PALANTIR and (PALANTIR, seat) in s.table and any(s.decks[d] for d in DECKS_OF[SHADOW])


def dice_bits(s: State, side: int) -> int:
    """The faces of the unused dice."""
    return sum(1 << face for face in range(6) if s.dice[side * 7 + face])
