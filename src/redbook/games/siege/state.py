"""The state of a siege: flat lists and bytearrays, indexed by hex and by counter."""

from __future__ import annotations

from typing import Annotated

import msgspec

from redbook.games.siege.board import ACROSS_BRIDGE, ADJACENT, BRIDGE_SITE, COUNT, NEIGHBOURS
from redbook.games.siege.pieces import COMBAT, COUNTERS, GROUND, SIDE
from redbook.games.siege.tables import AWARDS

# Where a counter is when it is on no hex.
WAITING, ELIMINATED, LEFT, CONVERTED, UNUSED = -1, -2, -3, -4, -5
NOWHERE = {WAITING: "waiting", ELIMINATED: "eliminated", LEFT: "left", CONVERTED: "converted", UNUSED: "unused"}

# What a counter has done; each is forgotten at its time (turn.py).
MOVED = 1  # in this movement phase
ATTACKED = 2  # in this combat phase
DEFENDED = 4  # in this combat phase, and has not retreated since (4.1)
EMBARKED = 8  # entered an Anduin hex this turn (4.2.3, 4.8.3)
ARRIVED = 16  # placed as a reinforcement this turn (3.3.4, 3.4)
LANDED = 32  # landed at Harlond this turn (5.7)
DUTY = 64  # must leave the enemy's zones or attack (4.3)
EXEMPT = 128  # ignores stacking in Harlond until it leaves (5.7)
FLAGS = ("moved", "attacked", "defended", "embarked", "arrived", "landed", "duty", "exempt")

EYE_CLOSED, EYE_OPEN, EYE_SPENT = 0, 1, 2

PieceNo = Annotated[int, msgspec.Meta(ge=0, lt=COUNTERS)]
HexNo = Annotated[int, msgspec.Meta(ge=0, lt=COUNT)]
SideNo = Annotated[int, msgspec.Meta(ge=0, le=1)]


class Morale(msgspec.Struct, frozen=True):
    """4.6.2: what a side's combat morale is made of. `leader` lends the modifier ("": nobody does)."""

    marker: int
    leader: str
    modifier: int
    surrounded: int

    @property
    def total(self) -> int:
        return self.marker + self.modifier + self.surrounded


class Odds(msgspec.Struct, frozen=True):
    """All the numbers of a combat before the dice fall."""

    attack: int
    defence: int
    base: int
    shifts: tuple[tuple[str, int], ...]
    column: int
    attacker: Morale
    defender: Morale
    difference: int  # what is added to the roll
    weight: int = 1  # for each point of morale


class Battle(msgspec.Struct, frozen=True):
    """One combat, from its declaration to the last advance. It is replaced as it goes on, never changed."""

    target: HexNo
    side: SideNo  # the attacker
    attackers: tuple[PieceNo, ...] = ()
    eye: bool = False
    hexes: tuple[HexNo, ...] = ()  # where the attackers stood when the attack was made
    odds: Odds | None = None  # as they were when the dice fell
    dice: tuple[int, ...] = ()  # tens and units as they stood at last
    read_at: int = 0  # the column, magic included
    cell: str = ""  # the result


class State(msgspec.Struct):
    where: list[int]  # of each counter: a hex, or one of the numbers above
    reduced: bytearray  # of each counter
    flags: bytearray  # of each counter
    stamp: list[int]  # of each unit: when it came to its hex, times 2; odd if by retreat or advance (4.3)
    crosser: bytearray  # of each counter: a Shadow unit that has stood on the east bank (4.6.1)
    driven: bytearray  # of each counter: came by combat since its side's last movement phase ended (3.3.4)
    at: list[tuple[int, ...]]  # the counters in each hex, in order
    held: bytearray  # whose counters stand in each hex: side + 1, or 0
    load: bytearray  # how many units count for stacking in each hex
    zones: list[bytearray]  # for each side: how many of its units reach into each hex
    control: bytearray  # of each hex: side + 1, or 0
    since: list[int]  # what the clock said at the start of each side's last movement phase
    entries: list[int]  # morale entries in force since the last preparation, as bits
    points: list[list[int]]  # for each side, by award
    turns: int
    weight: int = 1  # what a point of morale adds to the roll (4.6.1)
    turn: int = 0
    stage: int = 0
    phase: str = "setup"
    clock: int = 0
    crossed: bool = False  # a Shadow unit has crossed the Anduin (4.6.1)
    fallen: bool = False  # the Rammas has fallen (4.6.1)
    assailed: bool = False  # the Rammas has been attacked: the garrison is free (5.1)
    steward_gone: bool = False  # Denethor was removed by the event of turn 9 (5.2)
    wall_held: bool = False  # the Rammas had not fallen by the end of turn 8 (4.6.1)
    city_held: bool = False  # the Shadow did not have Minas Tirith when turn 11 began (4.6.1)
    captured: list[int] = []  # places that have been scored (6.1.3)
    bridge: int = 0  # who built the bridge that stands: side + 1, or 0
    works: int = 0  # who is building one
    eye: int = EYE_CLOSED
    ring: bool = False  # Sauron has the Ring (5.3)
    recovered: int = 0  # in this preparation
    battle: Battle | None = None
    follows: tuple[tuple[PieceNo, PieceNo], ...] = ()  # leaders, and the unit with which each will retreat (4.6.2)
    bound: tuple[tuple[PieceNo, HexNo], ...] = ()  # units under a duty, and where they stood when it was found (4.3)

    def copy(self) -> State:
        return State(
            self.where[:],
            self.reduced[:],
            self.flags[:],
            self.stamp[:],
            self.crosser[:],
            self.driven[:],
            self.at[:],
            self.held[:],
            self.load[:],
            [self.zones[0][:], self.zones[1][:]],
            self.control[:],
            self.since[:],
            self.entries[:],
            [self.points[0][:], self.points[1][:]],
            self.turns,
            self.weight,
            self.turn,
            self.stage,
            self.phase,
            self.clock,
            self.crossed,
            self.fallen,
            self.assailed,
            self.steward_gone,
            self.wall_held,
            self.city_held,
            self.captured[:],
            self.bridge,
            self.works,
            self.eye,
            self.ring,
            self.recovered,
            self.battle,
            self.follows,
            self.bound,
        )


def empty(turns: int, control: bytes, weight: int = 1) -> State:
    return State(
        where=[UNUSED] * COUNTERS,
        reduced=bytearray(COUNTERS),
        flags=bytearray(COUNTERS),
        stamp=[0] * COUNTERS,
        crosser=bytearray(COUNTERS),
        driven=bytearray(COUNTERS),
        at=[()] * COUNT,
        held=bytearray(COUNT),
        load=bytearray(COUNT),
        zones=[bytearray(COUNT), bytearray(COUNT)],
        control=bytearray(control),
        since=[0, 0],
        entries=[0, 0],
        points=[[0] * len(AWARDS), [0] * len(AWARDS)],
        turns=turns,
        weight=weight,
    )


def put(s: State, piece: int, h: int) -> None:
    """Set a counter down on a hex; it must be on none. Occupancy, stacking and zones follow."""
    s.where[piece] = h
    stack = s.at[h]
    s.at[h] = (piece,) if not stack else tuple(sorted((*stack, piece)))
    side = SIDE[piece]
    s.held[h] = side + 1
    if COMBAT[piece]:
        zone = s.zones[side]
        for n in NEIGHBOURS[h]:
            zone[n] += 1
        if GROUND[piece] and not s.flags[piece] & EXEMPT:
            s.load[h] += 1


def lift(s: State, piece: int, to: int = UNUSED) -> int:
    """Take a counter off its hex, which is returned."""
    h = s.where[piece]
    s.where[piece] = to
    stack = s.at[h]
    if len(stack) == 1:
        s.at[h] = ()
        s.held[h] = 0
    else:
        s.at[h] = tuple([other for other in stack if other != piece])
    if COMBAT[piece]:
        zone = s.zones[SIDE[piece]]
        for n in NEIGHBOURS[h]:
            zone[n] -= 1
        if GROUND[piece]:
            if s.flags[piece] & EXEMPT:
                s.flags[piece] &= ~EXEMPT  # 5.7: until it leaves
            else:
                s.load[h] -= 1
    return h


def shift(s: State, piece: int, to: int) -> None:
    lift(s, piece)
    put(s, piece, to)


def retire(s: State, piece: int, to: int) -> int:
    """Take a counter out of the game, or back off the map; nothing about it is remembered."""
    h = lift(s, piece, to)
    s.reduced[piece] = s.flags[piece] = s.crosser[piece] = s.driven[piece] = s.stamp[piece] = 0
    if s.bound:
        s.bound = tuple(duty for duty in s.bound if duty[0] != piece)
    return h


def units_at(s: State, h: int) -> list[int]:
    """The combat units in a hex."""
    return [p for p in s.at[h] if COMBAT[p]]


def leaders_at(s: State, h: int) -> list[int]:
    return [p for p in s.at[h] if not COMBAT[p]]


def garrison_is_free(s: State) -> bool:
    """5.1."""
    return s.assailed or s.fallen


# -- the bridge (3.3.5, 4.2.4) ------------------------------------------------------------------


def bridge_open(s: State, side: int) -> bool:
    """It stands, and no enemy is upon it."""
    return s.bridge != 0 and s.held[BRIDGE_SITE] != 2 - side


def beside(s: State, side: int, h: int) -> tuple[int, ...]:
    """The adjacent hexes; of two ends of an open bridge each counts as adjacent to the other."""
    near = NEIGHBOURS[h]
    return (*near, ACROSS_BRIDGE[h]) if h in ACROSS_BRIDGE and bridge_open(s, side) else near


def in_reach(s: State, side: int, h: int, n: int) -> bool:
    """Whether n is beside h for an attack, a retreat or an advance of the side."""
    return n in ADJACENT[h] or (ACROSS_BRIDGE.get(h) == n and bridge_open(s, side))


# -- leaders who retreat (4.6.2) --------------------------------------------------------------------


def companion_of(s: State, leader: int) -> int | None:
    return next((unit for who, unit in s.follows if who == leader), None)


def follow(s: State, leader: int, unit: int | None) -> None:
    """The leader will retreat with this unit, or (None) no longer with any."""
    others = [pair for pair in s.follows if pair[0] != leader]
    s.follows = tuple(sorted([*others, (leader, unit)] if unit is not None else others))


def forget_following(s: State, piece: int) -> None:
    """A piece that is gone follows nobody, and nobody follows it."""
    s.follows = tuple(pair for pair in s.follows if piece not in pair)


def stamped(s: State, piece: int, by_combat: bool) -> None:
    """The unit has just come to its hex: by marching, or by retreat or advance."""
    s.clock += 1
    s.stamp[piece] = s.clock * 2 + by_combat
