"""3.4: the set-up. Everything has its hex but Faramir and his rangers."""

from __future__ import annotations

from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import CONTROL_AT_START, HEXES, LIMIT, SEATS, SHADOW, WEST
from redbook.games.siege.control import enter
from redbook.games.siege.events import PlacedAtStart
from redbook.games.siege.options import SetUp
from redbook.games.siege.pieces import ALL, COUNTERS, ENTRY_HEXES, ENTRY_MODE, GROUND, IDS, RANGERS, SIDE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import WAITING, PieceNo, State, empty, put
from redbook.kernel import Play, Reason
from redbook.kernel.message import Arg


def at_start(turns: int, weight: int) -> State:
    """The map before the first turn; the rangers are still to be placed."""
    s = empty(turns, CONTROL_AT_START, weight)
    s.where = [WAITING] * COUNTERS
    for piece in ALL:
        if ENTRY_MODE[piece] == "setup":
            put(s, piece, ENTRY_HEXES[piece][0])
            if SIDE[piece] == SHADOW and GROUND[piece]:
                s.crosser[piece] = 1  # all of them stand on the east bank
    return s


def why_not_set_up(s: State, piece: int, h: int) -> SiegeReason | None:
    """3.4: forests of North Ithilien north of the Morgulduin, stacking respected, not on an enemy."""
    if piece not in RANGERS or h not in ENTRY_HEXES[piece]:
        return SiegeReason.NOT_RANGER_COUNTRY
    if s.held[h] == 2 - SIDE[piece]:
        return SiegeReason.ENEMY_HEX
    if GROUND[piece] and s.load[h] >= LIMIT[h]:
        return SiegeReason.OVERSTACK
    return None


class PlaceRangers(Question, frozen=True):
    piece: PieceNo
    offers = (SetUp,)
    rule = "siege 3.4"
    answers = ("counter",)

    def seat(self, g: Play[State]) -> str:
        return SEATS[WEST]

    def options(self, g: Play[State]) -> list[SetUp]:
        piece = self.piece
        return [SetUp(piece, h) for h in ENTRY_HEXES[piece] if why_not_set_up(g.s, piece, h) is None]

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        return why_not_set_up(s, meant.piece, meant.hex) if meant.hex >= 0 else None

    def take(self, g: Play[State], option: SetUp) -> None:
        put(g.s, option.piece, option.hex)
        if g.heard:
            g.tell(PlacedAtStart(IDS[option.piece], HEXES[option.hex]))
        if GROUND[option.piece]:
            enter(g, option.piece, option.hex)

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"piece": IDS[self.piece]}
