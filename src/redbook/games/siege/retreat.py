"""4.8.1, 4.8.2: retreats. Each unit for itself; leaders go with a unit of their hex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from redbook.games.siege.asking import MARCHES, Meant, Question
from redbook.games.siege.board import DEEP, HEXES, INSIDE, LIMIT, NEIGHBOURS, PEAK, SEATS
from redbook.games.siege.control import enter
from redbook.games.siege.events import Displaced, Retreated, StoodFast
from redbook.games.siege.losses import eliminate, take_loss
from redbook.games.siege.options import BreakOut, Displace, Follow, Lose, RetreatTo
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, FLIES, GROUND, IDS, NEVER_RETREATS, SIDE, SIEGE
from redbook.games.siege.reach import confined
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import (
    DEFENDED,
    EXEMPT,
    HexNo,
    PieceNo,
    State,
    beside,
    companion_of,
    follow,
    in_reach,
    leaders_at,
    shift,
    stamped,
    units_at,
)
from redbook.games.siege.zones import completely_surrounded
from redbook.kernel import Option, Play, Reason, Step
from redbook.kernel.message import Arg

Case = Literal["engine", "anduin", "open", "chain", "river", "closed", "break"]
STANDS_FAST: tuple[Case, ...] = ("engine", "anduin", "river", "closed")  # the retreat becomes a loss


# -- one hex back (4.8.1, 4.2.4, 4.4) ------------------------------------------------------


def why_not_retreat(s: State, piece: int, h: int, n: int, room: bool = True) -> SiegeReason | None:
    """4.8.1, from h to n; without `room`, stacking is left aside."""
    side = SIDE[piece]
    if not in_reach(s, side, h, n):
        return SiegeReason.RETREAT_NOT_ADJACENT
    if s.held[n] == 2 - side:
        return SiegeReason.ENEMY_HEX
    if DEEP[n]:
        return SiegeReason.RETREAT_INTO_RIVER
    if AIR_UNIT[piece]:
        return None  # 4.4: zones and peaks do not stop it, and it needs no room
    if PEAK[n]:
        return SiegeReason.PEAK
    if SIEGE[piece]:
        return SiegeReason.SIEGE_ENGINE_BARRED
    if confined(s, piece) and not INSIDE[n]:
        return SiegeReason.GARRISON
    if s.zones[1 - side][n]:
        return SiegeReason.RETREAT_INTO_ZONE
    if room and s.load[n] >= LIMIT[n]:
        return SiegeReason.RETREAT_FULL
    return None


def why_not_fall_back(s: State, piece: int, case: str, n: int) -> SiegeReason | None:
    """Why the unit may not end its retreat in n; for who breaks out, beside a friend there must be room (4.8.2)."""
    reason = why_not_retreat(s, piece, s.where[piece], n)
    if case == "break" and reason is SiegeReason.RETREAT_INTO_ZONE and is_shelter(s, n):
        return None if s.load[n] < LIMIT[n] else SiegeReason.RETREAT_FULL
    return reason


def is_shelter(s: State, n: int) -> bool:
    """4.8.2: a friendly unit stands there (an enemy's hex is no way back in the first place)."""
    return any(COMBAT[p] for p in s.at[n])


def open_hexes(s: State, piece: int, used: Sequence[int] = ()) -> list[int]:
    h = s.where[piece]
    return [n for n in beside(s, SIDE[piece], h) if n not in used and why_not_retreat(s, piece, h, n) is None]


# -- chains (4.8.1) ---------------------------------------------------------------------------------


def can_make_room(s: State, friend: int) -> bool:
    """A unit whose going frees a place in its hex."""
    return GROUND[friend] and not SIEGE[friend] and not s.flags[friend] & EXEMPT


def can_be_displaced(s: State, friend: int, used: Sequence[int]) -> bool:
    """Whether the friend can retreat, others making room for him if need be, and no hex used twice."""
    seen = {*used, s.where[friend]}
    movers = [friend]
    while movers:
        nearest: list[int] = []
        for mover in movers:
            h = s.where[mover]
            for n in beside(s, SIDE[mover], h):
                if n in seen or why_not_retreat(s, mover, h, n, room=False) is not None:
                    continue
                if s.load[n] < LIMIT[n]:
                    return True
                nearest.append(n)
        seen.update(nearest)
        movers = [p for n in dict.fromkeys(nearest) for p in s.at[n] if can_make_room(s, p)]
    return False


def full_hexes(s: State, piece: int, used: Sequence[int] = ()) -> list[int]:
    """Those that would do if they were not full of friends."""
    h = s.where[piece]
    near = beside(s, SIDE[piece], h)
    return [n for n in near if n not in used and why_not_retreat(s, piece, h, n, room=False) is None]


def why_not_displace(s: State, piece: int, n: int, friend: int, used: Sequence[int]) -> SiegeReason | None:
    """Why the friend in n does not make room."""
    h = s.where[piece]
    if reason := why_not_retreat(s, piece, h, n, room=False):
        return reason
    if open_hexes(s, piece, used):
        return SiegeReason.RETREAT_FULL
    if s.where[friend] != n or n in used or not can_make_room(s, friend):
        return SiegeReason.NOBODY_MAKES_ROOM
    return None if can_be_displaced(s, friend, (*used, h, n)) else SiegeReason.NOBODY_MAKES_ROOM


def displacements(s: State, piece: int, used: Sequence[int]) -> list[Option]:
    h = s.where[piece]
    return [
        Displace(piece, h, n, friend)
        for n in full_hexes(s, piece, used)
        for friend in s.at[n]
        if why_not_displace(s, piece, n, friend, used) is None
    ]


# -- surrounded (4.8.2) ----------------------------------------------------------------------


def why_not_through(s: State, piece: int, through: int) -> SiegeReason | None:
    """4.8.2: the first hex of a break-out lies in an enemy zone. A reduced unit needs a friend there."""
    reason = why_not_retreat(s, piece, s.where[piece], through, room=False)
    if reason is None:
        return SiegeReason.WAY_BACK_IS_OPEN
    if reason is not SiegeReason.RETREAT_INTO_ZONE:
        return reason
    if s.reduced[piece] and not is_shelter(s, through):
        return SiegeReason.REDUCED_NEEDS_SHELTER
    return None


def why_not_break_out(s: State, piece: int, case: str, through: int, n: int) -> SiegeReason | None:
    if case != "break":
        return SiegeReason.WAY_BACK_IS_OPEN
    if n == s.where[piece]:
        return SiegeReason.RETREAT_NOT_ADJACENT
    return why_not_through(s, piece, through) or why_not_retreat(s, piece, through, n)


def break_outs(s: State, piece: int) -> list[Option]:
    """Through a hex in an enemy zone to one outside all of them. A reduced unit needs a friend on the way.

    From the hex of a friend it *may* go on (4.8.2): if there is room it may stay with him.
    """
    h = s.where[piece]
    side = SIDE[piece]
    zone = s.zones[1 - side]
    out: list[Option] = []
    for through in beside(s, side, h):
        if why_not_through(s, piece, through) is not None:
            continue
        if why_not_fall_back(s, piece, "break", through) is None:
            out.append(RetreatTo(piece, h, through))
        sheltered = is_shelter(s, through)
        for n in beside(s, side, through):
            if n != h and not zone[n] and why_not_retreat(s, piece, through, n) is None:
                out.append(BreakOut(piece, h, through, n, sheltered))
    return out


# -- which case (4.8.1) -----------------------------------------------------------------------------


def case_of(s: State, piece: int) -> Case:
    h = s.where[piece]
    if SIEGE[piece]:
        return "engine"  # 4.8.1
    if DEEP[h]:
        return "anduin"  # 4.2.3
    if open_hexes(s, piece):
        return "open"
    return case_without_room(s, piece)


def case_without_room(s: State, piece: int) -> Case:
    h = s.where[piece]
    if full_hexes(s, piece):
        return "chain"
    side = SIDE[piece]
    zone = s.zones[1 - side]
    if any(DEEP[n] and s.held[n] != 2 - side and (AIR_UNIT[piece] or not zone[n]) for n in NEIGHBOURS[h]):
        return "river"  # 4.8.1
    if completely_surrounded(s, piece):
        return "closed"  # 4.8.2
    return "break"  # 4.8.2


def retreat_options(s: State, piece: int, case: Case) -> list[Option]:
    """What the owner may choose; empty: the unit is eliminated."""
    h = s.where[piece]
    if case == "open":
        return [RetreatTo(piece, h, n) for n in open_hexes(s, piece)]
    if case == "chain":
        chains = displacements(s, piece, ())
        return [*chains, Lose(piece, whole=True)] if chains else []
    return break_outs(s, piece)


class Retreat(Step, frozen=True):
    """One unit retreats. It asks only when there is something to choose."""

    piece: PieceNo
    case: Case

    def run(self, g: Play[State]) -> None:
        s = g.s
        piece, case = self.piece, self.case
        if s.where[piece] < 0:
            return
        if case == "open" and not open_hexes(s, piece):
            case = case_without_room(s, piece)  # a comrade took the last place
        if case in STANDS_FAST:
            if g.heard:
                g.tell(StoodFast(IDS[piece], HEXES[s.where[piece]], case))
            take_loss(g, piece, case)
            return
        options = retreat_options(s, piece, case)
        if not options:
            eliminate(g, piece, "no-retreat")
        elif len(options) == 1:
            carry_out(g, options[0])
        else:
            g.then(RetreatUnit(piece, case))


class FallingBack(Question, frozen=True):
    """Where does this unit go?"""

    piece: PieceNo
    rule = "siege 4.8.1"
    answers = MARCHES

    def seat(self, g: Play[State]) -> str:
        return SEATS[SIDE[self.piece]]

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        if meant.piece != self.piece:
            return SiegeReason.ANOTHER_IS_MOVING
        case = getattr(self, "case", "")
        if meant.verb == "break-out":
            return why_not_break_out(s, self.piece, case, meant.through, meant.hex)
        if meant.verb == "displace":
            return why_not_displace(s, self.piece, meant.hex, meant.friend, getattr(self, "used", ()))
        return why_not_fall_back(s, self.piece, case, meant.hex)

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"piece": IDS[self.piece]}


class RetreatUnit(FallingBack, frozen=True):
    """4.8.1: chosen by the owner, for each unit."""

    case: Case
    offers = (RetreatTo, BreakOut, Displace, Lose)

    def options(self, g: Play[State]) -> list[Option]:
        return retreat_options(g.s, self.piece, self.case)

    def take(self, g: Play[State], option: Option) -> None:
        carry_out(g, option)


class MakeRoom(Step, frozen=True):
    """4.8.1: a friend is displaced; no hex already used in the chain may be entered."""

    piece: PieceNo
    used: tuple[HexNo, ...]

    def run(self, g: Play[State]) -> None:
        options = room_options(g.s, self.piece, self.used)
        if len(options) == 1:
            carry_out(g, options[0], self.used)
        else:
            g.then(MakeRoomUnit(self.piece, self.used))


def room_options(s: State, piece: int, used: tuple[int, ...]) -> list[Option]:
    h = s.where[piece]
    out: list[Option] = [RetreatTo(piece, h, n) for n in open_hexes(s, piece, used)]
    return out or displacements(s, piece, used)


class MakeRoomUnit(FallingBack, frozen=True):
    used: tuple[HexNo, ...]
    offers = (RetreatTo, Displace)

    def options(self, g: Play[State]) -> list[Option]:
        return room_options(g.s, self.piece, self.used)

    def take(self, g: Play[State], option: Option) -> None:
        carry_out(g, option, self.used)


def carry_out(g: Play[State], option: Option, used: tuple[int, ...] = ()) -> None:
    s = g.s
    if isinstance(option, RetreatTo):
        fall_back(g, option.piece, option.to)
    elif isinstance(option, BreakOut):
        fall_back(g, option.piece, option.through)
        if not option.sheltered:
            take_loss(g, option.piece, "break-out")
        fall_back(g, option.piece, option.to)
    elif isinstance(option, Displace):
        if g.heard:
            g.tell(Displaced(IDS[option.piece], IDS[option.friend], HEXES[option.to]))
        companions = (*units_at(s, option.to), option.piece)
        asks = [
            ChooseCompanion(leader, companions) for leader in leaders_at(s, option.to) if not NEVER_RETREATS[leader]
        ]
        room = MakeRoom(option.friend, (*used, option.origin, option.to))
        g.then(*asks, room, FallBack(option.piece, option.to))
    elif isinstance(option, Lose):
        eliminate(g, option.piece, "no-retreat")


class FallBack(Step, frozen=True):
    piece: PieceNo
    to: HexNo

    def run(self, g: Play[State]) -> None:
        fall_back(g, self.piece, self.to)


def fall_back(g: Play[State], piece: int, to: int) -> None:
    """The unit and the leaders who follow it go one hex. Where only wings can go, those without stay behind."""
    s = g.s
    h = s.where[piece]
    leaders = [leader for leader in leaders_at(s, h) if companion_of(s, leader) == piece]
    for p in (piece, *(leader for leader in leaders if FLIES[leader] or not PEAK[to])):
        shift(s, p, to)
        s.driven[p] = 1
        if g.heard:
            g.tell(Retreated(IDS[p], HEXES[h], HEXES[to]))
    s.flags[piece] &= ~DEFENDED  # 4.1: it may have to defend again where it is now
    stamped(s, piece, by_combat=True)
    if GROUND[piece]:
        enter(g, piece, to, retreating=True)


# -- leaders (4.6.2) --------------------------------------------------------------------------------


class AssignLeaders(Step, frozen=True):
    """Every leader in the hex goes with one of its units; the owner is asked if there are several."""

    hex: HexNo

    def run(self, g: Play[State]) -> None:
        s = g.s
        units = units_at(s, self.hex)
        for leader in leaders_at(s, self.hex):
            if NEVER_RETREATS[leader] or companion_of(s, leader) in units or not units:
                continue
            if len(units) == 1:
                follow(s, leader, units[0])
            else:
                g.then(ChooseCompanion(leader, tuple(units)))


class ChooseCompanion(Question, frozen=True):
    leader: PieceNo
    pieces: tuple[PieceNo, ...]
    offers = (Follow,)
    rule = "siege 4.6.2"
    answers = ("follow",)

    def seat(self, g: Play[State]) -> str:
        return SEATS[SIDE[self.leader]]

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        if meant.piece != self.leader:
            return SiegeReason.ANOTHER_IS_MOVING
        return None if meant.friend in self.pieces else SiegeReason.FOLLOWS_ITS_OWN_HEX

    def options(self, g: Play[State]) -> list[Follow]:
        return [Follow(self.leader, p) for p in self.pieces]

    def take(self, g: Play[State], option: Follow) -> None:
        follow(g.s, option.leader, option.piece)

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"leader": IDS[self.leader]}
