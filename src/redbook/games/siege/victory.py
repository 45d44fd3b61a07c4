"""6: points as they fall, and the reckoning after the last turn."""

from __future__ import annotations

from redbook.games.siege import losses
from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import HEXES, SEATS, SHADOW, WEST, WESTERN
from redbook.games.siege.events import AttritionDue, PointsRecorded, SiegeEnded
from redbook.games.siege.options import Lose
from redbook.games.siege.pieces import COMBAT, OF_SIDE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.scoring import score, total
from redbook.games.siege.state import SideNo, State
from redbook.games.siege.tables import ATTRITION, HOLD_AWARDS
from redbook.kernel import Play, Reason, Step
from redbook.kernel.message import Arg


class RecordPoints(Step, frozen=True):
    """2.1.1 (d). Points are counted when they fall; here both players read them."""

    def run(self, g: Play[State]) -> None:
        if g.heard:
            g.tell(PointsRecorded(total(g.s, WEST), total(g.s, SHADOW)))


class CountReduced(Step, frozen=True):
    """6.1: one in three of the reduced units on the map is lost."""

    side: SideNo

    def run(self, g: Play[State]) -> None:
        reduced = reduced_units(g.s, self.side)
        due = len(reduced) // ATTRITION
        if g.heard:
            g.tell(AttritionDue(SEATS[self.side], len(reduced), due))
        if due:
            g.then(*(FinalLoss(self.side) for _ in range(due)))


def reduced_units(s: State, side: int) -> list[int]:
    return [p for p in OF_SIDE[side] if COMBAT[p] and s.reduced[p] and s.where[p] >= 0]


def why_not_final_loss(s: State, side: int, piece: int) -> SiegeReason | None:
    return None if piece in reduced_units(s, side) else SiegeReason.NOT_REDUCED_AT_END


class FinalLoss(Question, frozen=True):
    """6.1, owner's choice."""

    side: SideNo
    offers = (Lose,)
    rule = "siege 6.1"
    answers = ("counter", "lose")

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Lose]:
        return [Lose(p) for p in OF_SIDE[self.side] if why_not_final_loss(g.s, self.side, p) is None]

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        return why_not_final_loss(s, side, meant.piece)

    def take(self, g: Play[State], option: Lose) -> None:
        losses.eliminate(g, option.piece, "attrition")

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"side": SEATS[self.side]}


class LastReckoning(Step, frozen=True):
    """6.1.2, 6."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        for h, award in HOLD_AWARDS.items():
            if s.control[h] == WESTERN:
                for id, points in award.items():
                    score(g, WEST, id, points, hex=HEXES[h])
        west, shadow = total(s, WEST), total(s, SHADOW)
        winners = ("west",) if west > shadow else ("shadow",) if shadow > west else ()
        outcome = winners[0] if winners else "draw"
        if g.heard:
            g.tell(SiegeEnded(west, shadow, outcome))
        g.end(winners, "points", west=west, shadow=shadow)
