"""6.1: what is worth points, and the one place where they are written down."""

from __future__ import annotations

from redbook.games.siege.board import HEXES, SEATS, SHADOW
from redbook.games.siege.events import Scored
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, IDS, LEADER_POINTS, SIDE, WITCH_KING
from redbook.games.siege.state import State
from redbook.games.siege.tables import (
    AWARDS,
    CAPTURE_AWARDS,
    GREAT_LEADER_AWARD,
    LEADER_AWARD,
    NAZGUL_AWARD,
    UNIT_POINTS,
    WITCH_KING_AWARD,
)
from redbook.kernel import Play

_number = {id: n for n, id in enumerate(AWARDS)}


def total(s: State, side: int) -> int:
    return sum(s.points[side])


def score(g: Play[State], side: int, award: str, points: int, *, piece: str = "", hex: str = "") -> None:
    g.s.points[side][_number[award]] += points
    if g.heard:
        g.tell(Scored(SEATS[side], award, points, piece, hex))


def award_for(piece: int) -> tuple[str, int] | None:
    """6.1.1, 6.1.2: which award the enemy gets for this counter, and how much; None for Denethor and Sauron."""
    if AIR_UNIT[piece]:
        award = NAZGUL_AWARD  # in place of the award for a unit
    elif COMBAT[piece]:
        award = UNIT_POINTS
    elif piece == WITCH_KING:
        award = WITCH_KING_AWARD
    else:
        award = next((a for a in (LEADER_AWARD, GREAT_LEADER_AWARD) if LEADER_POINTS[piece] in a.values()), {})
    return next(iter(award.items()), None)


def score_elimination(g: Play[State], piece: int) -> None:
    award = award_for(piece)
    if award is not None:
        score(g, 1 - SIDE[piece], *award, piece=IDS[piece])


def score_capture(g: Play[State], h: int) -> None:
    """6.1.3: the Shadow has taken a hex; the first capture of three places counts, once each."""
    s = g.s
    award = CAPTURE_AWARDS.get(h)
    if award is not None and h not in s.captured:
        s.captured.append(h)
        score(g, SHADOW, award.id, award.early if s.turn <= award.through_turn else award.late, hex=HEXES[h])
