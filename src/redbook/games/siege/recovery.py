"""4.10: reduced units are brought back to strength in Preparation."""

from __future__ import annotations

from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import HEXES, SEATS
from redbook.games.siege.events import Recovered
from redbook.games.siege.options import Done, Recover
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, IDS, OF_SIDE, SIDE, SIEGE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import SideNo, State
from redbook.games.siege.tables import RECOVERIES
from redbook.games.siege.zones import engaged
from redbook.kernel import Option, Play, Reason
from redbook.kernel.message import Arg


def why_not_recover(s: State, side: int, piece: int) -> SiegeReason | None:
    if SIDE[piece] != side:
        return SiegeReason.NOT_YOURS
    if s.where[piece] < 0:
        return SiegeReason.NOT_ON_MAP
    if not COMBAT[piece] or not s.reduced[piece]:
        return SiegeReason.NOT_REDUCED
    if AIR_UNIT[piece] or SIEGE[piece]:
        return SiegeReason.NEVER_RECOVERS
    if engaged(s, piece):
        return SiegeReason.ENGAGED
    if s.recovered >= RECOVERIES:
        return SiegeReason.ENOUGH_RECOVERED
    return None


class RecoverLosses(Question, frozen=True):
    side: SideNo
    may_be_empty = True
    offers = (Recover, Done)
    rule = "siege 4.10"
    answers = ("counter", "recover")

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        out: list[Option] = [
            Recover(p, s.where[p]) for p in OF_SIDE[self.side] if why_not_recover(s, self.side, p) is None
        ]
        if out:
            out.append(Done())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        return why_not_recover(s, side, meant.piece)

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, Recover):
            g.stack.append(self)
            g.s.reduced[option.piece] = 0
            g.s.recovered += 1
            if g.heard:
                g.tell(Recovered(IDS[option.piece], HEXES[g.s.where[option.piece]]))

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"left": RECOVERIES - g.s.recovered}
