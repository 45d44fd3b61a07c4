"""What all reasons are made of: the case, its figures, and what a place is worth."""

from __future__ import annotations

from typing import Any, NamedTuple

from redbook.bots.siege.captain import Captain
from redbook.bots.siege.worth import Threat, forces, prospects
from redbook.games.siege.board import HEXES, SHADOW
from redbook.games.siege.pieces import IDS
from redbook.games.siege.scoring import award_for
from redbook.games.siege.state import State
from redbook.games.siege.tables import CAPTURE_AWARDS, HOLD_AWARDS
from redbook.kernel import Option
from redbook.kernel.message import Arg, Message

SLIM = 3  # per cent: not worth a word


class Case(NamedTuple):
    """A question, and the whole gesture with which the captain would answer it."""

    s: State
    side: int
    captain: Captain
    step: Any
    options: list[Option]
    line: tuple[Option, ...]


class Blow(NamedTuple):
    """What the enemy could do to a stack: about this strength against that, and the chances."""

    attack: int
    defence: int
    leaves: int  # per cent
    loss: int

    @property
    def idle(self) -> bool:
        """Nobody comes, or nobody strong enough."""
        return self.leaves < SLIM


def say(id: str, **args: Arg) -> Message:
    return Message("siege", f"counsel-{id}", args)


def percent(chance: float) -> int:
    return round(100 * chance)


def ids(pieces: Any) -> list[str]:
    return [IDS[p] for p in pieces]


def blow(s: State, side: int, h: int, threat: Threat, joining: int = -1, without: int = -1) -> Blow:
    attack, defence, _ = forces(s, side, h, threat, joining, without)
    leaves, loss = prospects(s, side, h, threat, joining, without)
    return Blow(attack, defence, percent(leaves), percent(loss))


def points_for(piece: int) -> int:
    """What the enemy gets for this counter."""
    award = award_for(piece)
    return award[1] if award is not None else 0


def place(s: State, side: int, h: int) -> Message | None:
    """What a place counts for, in points; None for other hexes."""
    hold = sum(HOLD_AWARDS.get(h, {}).values())
    award = CAPTURE_AWARDS.get(h)
    taken = 0
    if award is not None and h not in s.captured:
        taken = award.early if s.turn <= award.through_turn else award.late
    if not hold and not taken:
        return None
    if side == SHADOW and taken:
        assert award is not None
        if s.turn <= award.through_turn:
            return say("place-early", hex=HEXES[h], points=taken, later=award.late, turn=award.through_turn)
        return say("place-first", hex=HEXES[h], points=taken)
    if side == SHADOW:
        return say("place-deny", hex=HEXES[h], points=hold)
    if hold and taken:
        return say("place-both", hex=HEXES[h], points=hold, taken=taken)
    if hold:
        return say("place-hold", hex=HEXES[h], points=hold)
    return say("place-lose", hex=HEXES[h], points=taken)


def present(*messages: Message | None) -> list[Message]:
    return [message for message in messages if message is not None]
