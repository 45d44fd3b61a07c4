"""3.4, 5.7: reinforcements, and the landing at Harlond."""

from __future__ import annotations

from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import HARLOND, HEXES, LIMIT, SEATS, SHADOWED
from redbook.games.siege.control import enter
from redbook.games.siege.events import Arrived, HeldBack
from redbook.games.siege.options import Enter, Hold, Land
from redbook.games.siege.pieces import (
    COMBAT,
    ENTRY_HEXES,
    ENTRY_MODE,
    ENTRY_TURN,
    FALLBACK_HEXES,
    GROUND,
    IDS,
    LANDING,
    OF_SIDE,
    SIDE,
)
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import ARRIVED, EXEMPT, LANDED, WAITING, SideNo, State, put, stamped
from redbook.kernel import Option, Play, Reason
from redbook.kernel.message import Arg


def due(s: State, side: int) -> list[int]:
    """Those who may come now, having waited or not (3.4)."""
    return [p for p in OF_SIDE[side] if s.where[p] == WAITING and is_due(s, p)]


def is_due(s: State, piece: int) -> bool:
    return ENTRY_MODE[piece] in ("reinforcement", "landing") and 0 < ENTRY_TURN[piece] <= s.turn


def why_not_enter(s: State, piece: int, h: int) -> SiegeReason | None:
    """3.4, 5.7. Overstacking is no reason, but for those who could not land at Harlond."""
    if s.where[piece] != WAITING or not is_due(s, piece):
        return SiegeReason.NOT_DUE
    if ENTRY_MODE[piece] == "landing":
        if harlond_is_open(s):
            return SiegeReason.LAND_TOGETHER
        if h not in FALLBACK_HEXES[piece]:
            return SiegeReason.HARLOND_LOST
        if GROUND[piece] and s.load[h] >= LIMIT[h]:
            return SiegeReason.OVERSTACK
    elif h not in ENTRY_HEXES[piece]:
        return SiegeReason.NOT_ITS_ENTRY
    if s.held[h] == 2 - SIDE[piece]:
        return SiegeReason.ENTRY_HELD
    return None


def why_not_land(s: State, h: int) -> SiegeReason | None:
    """5.7."""
    if h != HARLOND:
        return SiegeReason.NOT_ITS_ENTRY
    if not landing_party(s):
        return SiegeReason.NOT_DUE
    return None if harlond_is_open(s) else SiegeReason.HARLOND_LOST


def harlond_is_open(s: State) -> bool:
    """5.7: the Shadow neither controls it nor has a counter there, were it a leader alone."""
    return s.control[HARLOND] != SHADOWED and s.held[HARLOND] != SHADOWED


def landing_party(s: State) -> list[int]:
    return [p for p in LANDING if s.where[p] == WAITING and is_due(s, p)]


class PlaceReinforcements(Question, frozen=True):
    """One at a time, or none: whoever is held back may come in a later turn."""

    side: SideNo
    may_be_empty = True
    offers = (Enter, Land, Hold)
    rule = "siege 3.4"
    answers = ("counter", "march", "land")

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        out: list[Option] = []
        for piece in due(s, self.side):
            for h in FALLBACK_HEXES[piece] or ENTRY_HEXES[piece]:
                if why_not_enter(s, piece, h) is None:
                    out.append(Enter(piece, h))
        if self.side == SIDE[LANDING[0]] and why_not_land(s, HARLOND) is None:
            out.append(Land(HARLOND))
        if out:
            out.append(Hold())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        if meant.verb == "land":
            return why_not_land(s, meant.hex)
        if meant.verb == "march":
            return why_not_enter(s, meant.piece, meant.hex)
        return None if meant.piece in due(s, side) else SiegeReason.NOT_DUE

    def take(self, g: Play[State], option: Option) -> None:
        s = g.s
        if isinstance(option, Hold):
            if g.heard:
                g.tell(HeldBack(SEATS[self.side], tuple(IDS[p] for p in due(s, self.side))))
            return
        g.stack.append(self)
        if isinstance(option, Enter):
            arrive(g, option.piece, option.hex, ARRIVED)
        elif isinstance(option, Land):
            for piece in landing_party(s):
                arrive(g, piece, option.hex, ARRIVED | ((LANDED | EXEMPT) if GROUND[piece] else 0))

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"side": SEATS[self.side]}


def arrive(g: Play[State], piece: int, h: int, flags: int) -> None:
    s = g.s
    s.flags[piece] |= flags
    put(s, piece, h)
    if g.heard:
        g.tell(Arrived(IDS[piece], HEXES[h]))
    if COMBAT[piece]:
        stamped(s, piece, by_combat=False)
    if GROUND[piece]:
        enter(g, piece, h)
