"""2.1.2, 3: the movement phase. A counter is picked, goes where it likes, and may go on while it has PM."""

from __future__ import annotations

from redbook.games.siege import reach
from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import DEEP, HEXES, LIMIT, SEATS, ZONE_PRICE
from redbook.games.siege.control import enter
from redbook.games.siege.events import DutyDone, DutyFound, Embarked, LeftMap, Moved, SentBack
from redbook.games.siege.options import EndMovement, Go, LeaveMap, Pick, SendBack
from redbook.games.siege.pieces import COMBAT, FLIES, GROUND, IDS, OF_SIDE, PM, SIDE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import (
    ARRIVED,
    DUTY,
    EMBARKED,
    EXEMPT,
    LEFT,
    MOVED,
    WAITING,
    HexNo,
    PieceNo,
    SideNo,
    State,
    lift,
    put,
    retire,
    stamped,
)
from redbook.games.siege.zones import still_bound, units_with_duty
from redbook.kernel import Option, Play, Reason, Step
from redbook.kernel.message import Arg


class StartMovement(Step, frozen=True):
    """The duties of this stage are found before anything moves (4.3)."""

    side: SideNo

    def run(self, g: Play[State]) -> None:
        s = g.s
        bound = units_with_duty(s, self.side)
        for piece in bound:
            s.flags[piece] |= DUTY
        s.bound = tuple((piece, s.where[piece]) for piece in bound)
        s.since[self.side] = s.clock
        if bound and g.heard:
            g.tell(DutyFound(SEATS[self.side], tuple(IDS[p] for p in bound)))


# -- picking and going ----------------------------------------------------------------------------


def picks(s: State, side: int) -> list[Option]:
    """The counters that have not moved and can."""
    where, flags = s.where, s.flags
    out: list[Option] = []
    for piece in OF_SIDE[side]:
        h = where[piece]
        if h >= 0 and not flags[piece] & MOVED and PM[piece] and reach.has_a_move(s, piece):
            out.append(Pick(piece, h))
    return out


def destinations(s: State, piece: int, left: int, fresh: bool) -> list[Option]:
    """Where it may go and stop. Each is reached by the cheapest way; who cares for the way goes hex by hex."""
    start = s.where[piece]
    if FLIES[piece]:
        cost, _ = reach.by_air(s, piece, left)
        out: list[Option] = [Go(start, h, spent) for h, spent in cost.items() if spent and reach.may_stop(s, piece, h)]
    else:
        cost, _ = reach.over_land(s, piece, left, fresh)
        if GROUND[piece]:
            load = s.load
            out = [Go(start, h, spent) for h, spent in cost.items() if spent and load[h] < LIMIT[h]]
            out += [LeaveMap(start, h, price) for h, price in reach.ways_off(s, piece, cost, left)]
        else:
            out = [Go(start, h, spent) for h, spent in cost.items() if spent]
        if fresh:
            out += [Go(start, h, left) for h in reach.by_boat(s, piece) if reach.may_stop(s, piece, h)]
    price = reach.price_to_leave(s, piece, start, left, fresh)
    if price is not None:
        out.append(LeaveMap(start, start, price))
    return out


def why_not_pick(s: State, side: int, piece: int) -> SiegeReason | None:
    """Why this counter cannot be moved now, in the side's movement phase."""
    if SIDE[piece] != side:
        return SiegeReason.NOT_YOURS
    if s.where[piece] < 0:
        return SiegeReason.NOT_ON_MAP
    if not PM[piece]:
        return SiegeReason.NEVER_MOVES
    if s.flags[piece] & MOVED:
        return SiegeReason.ALREADY_MOVED
    if not reach.has_a_move(s, piece):
        return reach.why_stuck(s, piece)
    return None


def why_not_march(s: State, piece: int, to: int, left: int, fresh: bool) -> SiegeReason | None:
    """To a hex, or (-1) off the map."""
    if to < 0:
        return reach.why_not_leave(s, piece, left, fresh)
    return reach.why_not_go(s, piece, to, left, fresh)


class MoveCounters(Question, frozen=True):
    """Which counter moves next, or none."""

    side: SideNo
    may_be_empty = True
    offers = (Pick, EndMovement)
    ends = (EndMovement,)
    rule = "siege 2.1.2"
    answers = ("counter", "march")

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Option]:
        out = picks(g.s, self.side)
        if out:
            out.append(EndMovement())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        reason = why_not_pick(s, side, meant.piece)
        if reason is not None or meant.verb == "counter":
            return reason
        return why_not_march(s, meant.piece, meant.hex, PM[meant.piece], True)

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, Pick):
            g.stack.append(MoveOn(option.piece, PM[option.piece], True))


class MoveOn(Question, frozen=True):
    """Where the picked counter goes. Once it has moved, another may be picked, which ends its move for good."""

    piece: PieceNo
    left: int
    fresh: bool
    may_be_empty = True
    offers = (Go, LeaveMap, Pick, EndMovement)
    ends = (EndMovement, LeaveMap)
    in_gesture = True
    rule = "siege 3.1"
    answers = ("counter", "march")

    @property
    def goes_on(self) -> bool:
        return self.fresh  # once it has moved, the next counter is another gesture

    def seat(self, g: Play[State]) -> str:
        return SEATS[SIDE[self.piece]]

    def options(self, g: Play[State]) -> list[Option]:
        out = destinations(g.s, self.piece, self.left, self.fresh)
        if not self.fresh:
            others = picks(g.s, SIDE[self.piece])
            if out or others:
                out += others
                out.append(EndMovement())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        if meant.piece == self.piece and meant.verb == "march":
            return why_not_march(s, self.piece, meant.hex, self.left, self.fresh)
        reason = why_not_pick(s, side, meant.piece)
        if reason is None and self.fresh and meant.piece != self.piece:
            return SiegeReason.ANOTHER_IS_MOVING
        if reason is not None or meant.verb == "counter":
            return reason
        return why_not_march(s, meant.piece, meant.hex, PM[meant.piece], True)

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, Go):
            go(g, self.piece, option, self.left, self.fresh)
        elif isinstance(option, LeaveMap):
            leave(g, self.piece, option)
        elif isinstance(option, Pick):
            g.stack.append(MoveOn(option.piece, PM[option.piece], True))

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"piece": IDS[self.piece], "left": self.left}


def go(g: Play[State], piece: int, option: Go, left: int, fresh: bool) -> None:
    s = g.s
    side = SIDE[piece]
    to = option.to
    g.stack.append(MoveOn(piece, left - option.cost, False) if left > option.cost else MoveCounters(side))
    path = way(s, piece, option, left, fresh) if GROUND[piece] or g.heard else [to]
    s.flags[piece] |= MOVED
    embarks = DEEP[to] and not FLIES[piece]
    if DEEP[to]:
        s.flags[piece] |= EMBARKED
    else:
        s.flags[piece] &= ~EMBARKED  # on wings one goes on (4.4)
    if g.heard:
        ids = tuple(HEXES[h] for h in (option.origin, *path))
        g.tell(Embarked(IDS[piece], ids) if embarks else Moved(IDS[piece], ids, option.cost))
    lift(s, piece)
    put(s, piece, to)
    if COMBAT[piece]:
        stamped(s, piece, by_combat=False)
        if GROUND[piece]:
            for h in path:
                enter(g, piece, h)


def way(s: State, piece: int, option: Go, left: int, fresh: bool) -> list[int]:
    """The hexes that it enters: straight there if that is as cheap, else the way that the flood found."""
    start, to = option.origin, option.to
    if DEEP[to] and not FLIES[piece]:
        return [to]
    if FLIES[piece]:
        _, came = reach.by_air(s, piece, option.cost)
    else:
        if option.cost == direct_price(s, piece, start, to, left if fresh else 0):
            return [to]
        _, came = reach.over_land(s, piece, option.cost, fresh and option.cost == left)
    return reach.path_to(came, start, to)


def direct_price(s: State, piece: int, start: int, to: int, minimum: int) -> int:
    """What one step costs; with a minimum move (3.1), at most that."""
    for n, price in reach.steps_of(s, piece)[start]:
        if n == to:
            price += ZONE_PRICE if s.zones[1 - SIDE[piece]][start] else 0
            return min(price, minimum) if minimum else price
    return reach.FAR


def leave(g: Play[State], piece: int, option: LeaveMap) -> None:
    """3.4: it never comes back, and scores nothing."""
    s = g.s
    g.stack.append(MoveCounters(SIDE[piece]))
    if option.edge != option.origin and GROUND[piece]:
        _, came = reach.over_land(s, piece, option.cost, False)
        for h in reach.path_to(came, option.origin, option.edge):
            enter(g, piece, h)
    retire(s, piece, LEFT)
    if g.heard:
        g.tell(LeftMap(IDS[piece], HEXES[option.edge], option.cost))


# -- the end of the phase -------------------------------------------------------------------------


class FinishMovement(Step, frozen=True):
    """3.4: who still stands above the limit goes back. 4.3: who has left the zone that bound him has done his duty.

    3.3.4: whoever stands on the bank now may take to the boats in the next movement phase.
    """

    side: SideNo

    def run(self, g: Play[State]) -> None:
        s = g.s
        stood = dict(s.bound)
        s.bound = ()
        for piece in OF_SIDE[self.side]:
            s.driven[piece] = 0
            if s.flags[piece] & DUTY and not still_bound(s, piece, stood.get(piece, s.where[piece])):
                s.flags[piece] &= ~DUTY
                if g.heard:
                    g.tell(DutyDone(IDS[piece], HEXES[s.where[piece]]))
        arrivals = {s.where[p] for p in OF_SIDE[self.side] if s.flags[p] & ARRIVED}
        crowded = [h for h in arrivals if s.load[h] > LIMIT[h]]
        g.then(*(Uncrowd(self.side, h) for h in sorted(crowded)))


def why_not_send_back(s: State, piece: int, h: int) -> SiegeReason | None:
    if s.where[piece] != h or not s.flags[piece] & ARRIVED or s.flags[piece] & EXEMPT or not GROUND[piece]:
        return SiegeReason.NOT_SENT_BACK
    return None


def sent_back(s: State, h: int) -> list[int]:
    return [p for p in s.at[h] if why_not_send_back(s, p, h) is None]


class Uncrowd(Step, frozen=True):
    """3.4: if all who came must go there is nothing to choose."""

    side: SideNo
    hex: HexNo

    def run(self, g: Play[State]) -> None:
        s = g.s
        excess = s.load[self.hex] - LIMIT[self.hex]
        newcomers = sent_back(s, self.hex)
        if len(newcomers) <= excess:
            for piece in newcomers:
                send_back(g, piece)
        else:
            g.then(*(GoBack(self.side, self.hex) for _ in range(excess)))


def send_back(g: Play[State], piece: int) -> None:
    h = retire(g.s, piece, WAITING)
    if g.heard:
        g.tell(SentBack(IDS[piece], HEXES[h]))


class GoBack(Question, frozen=True):
    """3.4, owner's choice among those who came this turn."""

    side: SideNo
    hex: HexNo
    may_be_empty = True
    offers = (SendBack,)
    rule = "siege 3.4"
    answers = ("counter", "back")

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Option]:
        return [SendBack(p, self.hex) for p in sent_back(g.s, self.hex)]

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        return why_not_send_back(s, meant.piece, self.hex)

    def take(self, g: Play[State], option: SendBack) -> None:
        send_back(g, option.piece)

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"hex": HEXES[self.hex]}
