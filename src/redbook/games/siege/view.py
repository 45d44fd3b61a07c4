"""What the players see: everything, for nothing is hidden in this game. Built field by field, in names."""

from __future__ import annotations

from itertools import compress
from typing import Literal

import msgspec

from redbook.games.siege.board import CONTROL_AT_START, HEXES, SEATS, Side
from redbook.games.siege.combat import DeclareAttack
from redbook.games.siege.morale import clamped, entries
from redbook.games.siege.movement import MoveOn
from redbook.games.siege.odds import attack_of, odds_of
from redbook.games.siege.pieces import (
    ALL,
    COMBAT,
    ENTRY_HEXES,
    ENTRY_MODE,
    ENTRY_TURN,
    FALLBACK_HEXES,
    IDS,
    PD,
    SIDE,
)
from redbook.games.siege.scoring import total
from redbook.games.siege.state import (
    ARRIVED,
    ATTACKED,
    DEFENDED,
    DUTY,
    EMBARKED,
    LANDED,
    MOVED,
    NOWHERE,
    WAITING,
    Morale,
    State,
    garrison_is_free,
    leaders_at,
    units_at,
)
from redbook.games.siege.tables import AWARDS, COLUMNS, DATES, ENTRIES, chances, outlook
from redbook.games.siege.zones import surrounded
from redbook.kernel import Play

Eye = Literal["closed", "open", "spent"]
Holder = Literal["", "west", "shadow"]
EYES: tuple[Eye, ...] = ("closed", "open", "spent")
NOBODY_WEST_SHADOW: tuple[Holder, ...] = ("", *SEATS)


class PieceView(msgspec.Struct, omit_defaults=True):
    id: str
    at: str  # a hex, or waiting, eliminated, left, converted, unused
    reduced: bool = False
    moved: bool = False
    attacked: bool = False
    defended: bool = False
    embarked: bool = False
    arrived: bool = False
    landed: bool = False
    duty: bool = False
    surrounded: bool = False
    attack: int = 0  # as it stands: reduced, or halved in the Anduin
    defence: int = 0


class EntryView(msgspec.Struct):
    id: str
    value: int


class MoraleView(msgspec.Struct):
    marker: int
    sum: int
    entries: list[EntryView]


class AwardView(msgspec.Struct):
    id: str
    points: int


class ScoreView(msgspec.Struct):
    total: int
    awards: list[AwardView]


class ComingView(msgspec.Struct):
    piece: str
    turn: int
    hexes: list[str]
    fallback: list[str]


class MovingView(msgspec.Struct):
    piece: str
    left: int
    fresh: bool


class ShiftView(msgspec.Struct):
    shift: str
    value: int


class CombatMoraleView(msgspec.Struct):
    side: Side
    marker: int
    leader: str
    modifier: int
    surrounded: int
    total: int


class OddsView(msgspec.Struct):
    attack: int
    defence: int
    base: str
    shifts: list[ShiftView]
    column: str
    attacker: CombatMoraleView
    defender: CombatMoraleView
    difference: int  # what is added to the roll
    weight: int  # for each point of morale
    chances: dict[str, float]
    defender_leaves: float
    defender_loss: float
    attacker_loss: float


class CombatView(msgspec.Struct):
    target: str
    side: Side
    attackers: list[str]
    defenders: list[str]
    leaders: list[str]
    eye: bool
    declaring: bool
    odds: OddsView | None
    dice: list[int]
    read_at: str
    result: str


class SiegeView(msgspec.Struct):
    """What everybody sees of the Siege: nothing is hidden.

    >>> from redbook import Match
    >>> view = Match.new("siege", seed=7).view("west")
    >>> view.turns, view.stage, view.eye, view.score["west"].total
    (12, 'west', 'closed', 0)
    """

    turn: int
    turns: int
    date: int
    stage: Side
    phase: str
    pieces: list[PieceView]
    control: dict[str, Holder]  # where it is not as it was at the start
    zones: dict[Side, list[str]]
    bridge: Holder
    works: Holder
    eye: Eye
    ring: bool
    morale: dict[Side, MoraleView]
    score: dict[Side, ScoreView]
    coming: list[ComingView]
    duty: list[str]
    garrison_free: bool
    rammas_attacked: bool
    rammas_fallen: bool
    crossed: bool
    recovered: int
    moving: MovingView | None
    combat: CombatView | None


def view(g: Play[State]) -> SiegeView:
    s = g.s
    return SiegeView(
        turn=s.turn,
        turns=s.turns,
        date=DATES[max(s.turn, 1) - 1],
        stage=SEATS[s.stage],
        phase=s.phase,
        pieces=[piece_view(s, p) for p in ALL],
        control={
            id: NOBODY_WEST_SHADOW[now]
            for id, now, start in zip(HEXES, s.control, CONTROL_AT_START, strict=True)
            if now != start
        },
        zones={seat: list(compress(HEXES, s.zones[side])) for side, seat in SIDES},
        bridge=NOBODY_WEST_SHADOW[s.bridge],
        works=NOBODY_WEST_SHADOW[s.works],
        eye=EYES[s.eye],
        ring=s.ring,
        morale={seat: morale_view(s, side) for side, seat in SIDES},
        score={seat: score_view(s, side) for side, seat in SIDES},
        coming=[COMING[p] for p in ALL if s.where[p] == WAITING and p in COMING],
        duty=[IDS[p] for p in ALL if s.flags[p] & DUTY],
        garrison_free=garrison_is_free(s),
        rammas_attacked=s.assailed,
        rammas_fallen=s.fallen,
        crossed=s.crossed,
        recovered=s.recovered,
        moving=moving_view(g),
        combat=combat_view(g),
    )


SIDES = tuple(enumerate(SEATS))
COMING = {
    p: ComingView(IDS[p], ENTRY_TURN[p], [HEXES[h] for h in ENTRY_HEXES[p]], [HEXES[h] for h in FALLBACK_HEXES[p]])
    for p in ALL
    if ENTRY_MODE[p] in ("reinforcement", "landing")
}


def piece_view(s: State, p: int) -> PieceView:
    h = s.where[p]
    if h < 0:
        return PieceView(IDS[p], NOWHERE[h])
    flags = s.flags[p]
    if not COMBAT[p]:
        return PieceView(IDS[p], HEXES[h], moved=bool(flags & MOVED), arrived=bool(flags & ARRIVED))
    return PieceView(
        IDS[p],
        HEXES[h],
        s.reduced[p] == 1,
        flags & MOVED != 0,
        flags & ATTACKED != 0,
        flags & DEFENDED != 0,
        flags & EMBARKED != 0,
        flags & ARRIVED != 0,
        flags & LANDED != 0,
        flags & DUTY != 0,
        s.zones[1 - SIDE[p]][h] != 0 and surrounded(s, p),
        attack_of(s, p),
        PD[s.reduced[p]][p],
    )


def morale_view(s: State, side: int) -> MoraleView:
    values = ENTRIES[side]
    shown = [EntryView(id, values[id]) for id in entries(s, side)]
    total = sum(entry.value for entry in shown)
    return MoraleView(clamped(total), total, shown)


def score_view(s: State, side: int) -> ScoreView:
    awards = [AwardView(id, points) for id, points in zip(AWARDS, s.points[side], strict=True) if points]
    return ScoreView(total(s, side), awards)


def moving_view(g: Play[State]) -> MovingView | None:
    top = g.stack[-1] if g.stack else None
    return MovingView(IDS[top.piece], top.left, top.fresh) if isinstance(top, MoveOn) else None


def combat_view(g: Play[State]) -> CombatView | None:
    s = g.s
    battle = s.battle
    if battle is None:
        return None
    declaring = bool(g.stack) and isinstance(g.stack[-1], DeclareAttack)
    odds = battle.odds
    if odds is None and battle.attackers and units_at(s, battle.target):
        odds = odds_of(s, battle)
    defending = s.held[battle.target] == 2 - battle.side
    shown = None
    if odds is not None:
        leaves, loss, own = outlook(odds.column, odds.difference)
        shown = OddsView(
            odds.attack,
            odds.defence,
            COLUMNS[odds.base],
            [ShiftView(name, value) for name, value in odds.shifts],
            COLUMNS[odds.column],
            combat_morale_view(battle.side, odds.attacker),
            combat_morale_view(1 - battle.side, odds.defender),
            odds.difference,
            odds.weight,
            chances(odds.column, odds.difference),
            leaves,
            loss,
            own,
        )
    return CombatView(
        HEXES[battle.target],
        SEATS[battle.side],
        [IDS[p] for p in battle.attackers],
        [IDS[p] for p in units_at(s, battle.target)] if defending else [],
        [IDS[p] for p in leaders_at(s, battle.target)] if defending else [],
        battle.eye,
        declaring,
        shown,
        list(battle.dice),
        COLUMNS[battle.read_at] if battle.cell else "",
        battle.cell,
    )


def combat_morale_view(side: int, morale: Morale) -> CombatMoraleView:
    return CombatMoraleView(SEATS[side], morale.marker, morale.leader, morale.modifier, morale.surrounded, morale.total)
