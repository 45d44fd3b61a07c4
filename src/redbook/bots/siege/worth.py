"""What things are worth to a captain, in victory points: units, leaders, places, ground."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from redbook.games.siege.board import (
    ACROSS_BRIDGE,
    BOAT_STEPS,
    CAIR_ANDROS,
    COUNT,
    DEEP,
    EPHEL_DUATH,
    GROUND_STEPS,
    HARLOND,
    INSIDE,
    LIMIT,
    MINAS_TIRITH,
    NEIGHBOURS,
    OSGILIATH,
    PEAK,
    PRICE,
    SHIFT,
    SIEGE_STEPS,
    WALL,
    WALL_SHIFT,
    WEST,
)
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, LEADER_POINTS, OF_SIDE, PA, PD, PM, SIEGE
from redbook.games.siege.state import State
from redbook.games.siege.tables import CAPTURE_AWARDS, HOLD_AWARDS, LAST_COLUMN, column, outlook

PLACES = (MINAS_TIRITH, OSGILIATH, HARLOND, CAIR_ANDROS)
BOAT_PRICE = 5  # a river crossing, measured in the PM of an ordinary unit
RAMMAS_HEX = 0.4  # a hex inside the wall, for its own sake


def unit_worth(s: State, piece: int) -> float:
    """What losing the whole unit costs: the points and what it could still have done."""
    lost = s.reduced[piece]
    points = 7.0 if AIR_UNIT[piece] else 2.0
    return points + 0.3 * (PA[lost][piece] + PD[lost][piece])


def step_worth(s: State, piece: int) -> float:
    """What one loss costs: half of a full unit's strength, or all that a reduced one is worth."""
    if s.reduced[piece]:
        return unit_worth(s, piece)
    return 0.15 * (PA[0][piece] + PD[0][piece]) + 0.7


def leader_worth(piece: int) -> float:
    return LEADER_POINTS[piece] + 1.5


def place_worth(s: State, side: int, h: int) -> float:
    """What it is worth to `side` that it, and not the enemy, controls the hex when all is done."""
    late = s.turn / s.turns
    worth = 0.0
    if h in HOLD_AWARDS:
        worth += sum(HOLD_AWARDS[h].values()) * (0.35 + 0.65 * late)
    award = CAPTURE_AWARDS.get(h)
    if award is not None and h not in s.captured:
        worth += award.early if s.turn <= award.through_turn else award.late
    if not worth and INSIDE[h]:
        worth = RAMMAS_HEX
    return worth if s.control[h] != side + 1 or side == WEST else worth * 0.5


# -- distances over land, with boats across the Anduin ------------------------------------------


@cache
def distances(goal: int, bridge: bool) -> tuple[float, ...]:
    """What the march from every hex to `goal` costs in PM, zones and enemies left aside."""
    far = [999.0] * COUNT
    far[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        spent, h = heappop(queue)
        if spent > far[h]:
            continue
        for n, price in _back_steps(h, bridge):
            if spent + price < far[n]:
                far[n] = spent + price
                heappush(queue, (spent + price, n))
    return tuple(far)


def _back_steps(h: int, bridge: bool) -> list[tuple[int, float]]:
    """From where h can be entered, and what that costs."""
    out: list[tuple[int, float]] = []
    for n in NEIGHBOURS[h]:
        if DEEP[h]:
            out.append((n, BOAT_PRICE))
        else:
            price = next((price for to, price in GROUND_STEPS[n] if to == h), None)
            if price is not None:
                out.append((n, price))
            elif DEEP[n] and PRICE[h]:
                out.append((n, PRICE[h]))
    if bridge and h in ACROSS_BRIDGE:
        out.append((ACROSS_BRIDGE[h], PRICE[h] + 1))
    return out


# -- danger ---------------------------------------------------------------------------------------

LATER = 0.35  # what an attack two stages away counts, against one in the enemy's next stage
MARSHALLED = 0.8  # the share of what could come that will come: the enemy has other cares as well


def _flood(starts: dict[int, int], allowance: int, bridge: bool, siege: bool) -> set[int]:
    """Where a march of so many PM may end, with nobody in the way; one hex always (3.1)."""
    steps = SIEGE_STEPS if siege else GROUND_STEPS
    spent = dict(starts)
    todo = list(starts)
    while todo:
        h = todo.pop()
        near = [*steps[h], *([(ACROSS_BRIDGE[h], PRICE[h] + 1)] if bridge and h in ACROSS_BRIDGE else [])]
        for n, price in near:
            cost = spent[h] + price
            if cost > allowance and spent[h]:
                continue
            cost = min(cost, allowance)
            if cost < spent.get(n, 99):
                spent[n] = cost
                todo.append(n)
    return set(spent)


@cache
def strikes(h: int, allowance: int, bridge: bool, siege: bool) -> tuple[float, ...]:
    """How much of the strength of a unit in h counts against every hex: soon, by boat, or later."""
    marches = _flood({h: 0}, allowance, bridge, siege)
    boats = () if siege else BOAT_STEPS[h]
    second = _flood(dict.fromkeys((*marches, *boats), 0), allowance, bridge, siege)
    out = [0.0] * COUNT
    for ends, share in ((second, LATER), (boats, 0.5), (marches, 1.0)):
        for end in ends:
            for n in NEIGHBOURS[end]:
                out[n] = max(out[n], share)
            if bridge and end in ACROSS_BRIDGE:
                far = ACROSS_BRIDGE[end]
                out[far] = max(out[far], share)
    return tuple(out)


class Coming(NamedTuple):
    """What could be brought against one hex: each unit's strength, the greatest first; those who fly; and if soon."""

    strengths: list[float]
    total: float
    soon: bool


class Threat:
    """What the enemy could bring against every hex, as if nobody of ours barred his way. A hex is looked at once."""

    __slots__ = ("fliers", "known", "side", "units")

    def __init__(self, s: State, side: int) -> None:
        self.side = side
        self.known: dict[int, Coming] = {}
        self.units: list[tuple[int, tuple[float, ...]]] = []
        self.fliers = 0
        bridge = bool(s.bridge)
        for p in OF_SIDE[1 - side]:
            h = s.where[p]
            if h < 0 or not COMBAT[p]:
                continue
            strength = PA[s.reduced[p]][p]
            if AIR_UNIT[p]:
                self.fliers += strength
            else:
                self.units.append((strength, strikes(h, PM[p], bridge, SIEGE[p])))

    def at(self, h: int) -> Coming:
        coming = self.known.get(h)
        if coming is None:
            strengths = [strength * row[h] for strength, row in self.units if row[h]]
            strengths.sort(reverse=True)
            total = sum(strengths) + (self.fliers if strengths else 0)  # 3.5: they come where ground units come
            soon = any(row[h] > LATER for _, row in self.units)
            coming = self.known[h] = Coming(strengths, total, soon)
        return coming

    def __getitem__(self, h: int) -> float:
        return self.at(h).total

    def soon(self, h: int) -> bool:
        """Whether he can strike there in his next stage."""
        return self.at(h).soon

    def against(self, s: State, h: int) -> float:
        """The strength that finds room to attack: hexes that we hold leave none."""
        coming = self.at(h)
        if not coming.total:
            return 0.0
        own = self.side + 1
        held = s.held
        room = 0
        for n in NEIGHBOURS[h]:
            if held[n] != own and not PEAK[n]:
                room += LIMIT[n]
        if s.bridge and h in ACROSS_BRIDGE:
            room += LIMIT[ACROSS_BRIDGE[h]]
        if not room:
            return 0.0
        if len(coming.strengths) <= room:
            return coming.total
        return sum(coming.strengths[:room]) + self.fliers


def threat_map(s: State, side: int) -> Threat:
    return Threat(s, side)


@cache
def _outlook(attack: int, defence: int, shift: int) -> tuple[float, float]:
    """The chances that a defender must leave, and that he takes a loss."""
    at = max(0, min(LAST_COLUMN, column(attack, defence) + shift))
    leaves, loss, _ = outlook(at, 0)
    if at < 2:  # nobody attacks at hopeless odds
        return leaves * 0.3, loss * 0.3
    return leaves, loss


def forces(s: State, side: int, h: int, threat: Threat, joining: int = -1, without: int = -1) -> tuple[int, int, int]:
    """What may attack the stack in h (with `joining`, without `without`), what defends it, and the columns shifted."""
    attack = int(threat.against(s, h) * MARSHALLED)
    if not attack:
        return 0, 0, 0
    defence = 0
    for p in s.at[h]:
        if COMBAT[p] and p not in (joining, without):
            defence += PD[s.reduced[p]][p]
    if joining >= 0 and COMBAT[joining]:
        defence += PD[s.reduced[joining]][joining]
    shift = SHIFT[h]
    if INSIDE[h] and side == WEST and walled(s, h):
        shift += WALL_SHIFT
    if EPHEL_DUATH[h]:
        shift += 1 if side == WEST else -1
    return attack, defence, shift


def prospects(s: State, side: int, h: int, threat: Threat, joining: int = -1, without: int = -1) -> tuple[float, float]:
    """The chances that the stack in h (with `joining`, without `without`) must leave it, or takes a loss."""
    attack, defence, shift = forces(s, side, h, threat, joining, without)
    if not attack:
        return 0.0, 0.0
    return _outlook(attack, defence, shift) if defence else (1.0, 1.0)


def walled(s: State, h: int) -> bool:
    """Whether the enemy can come at a hex inside the Rammas only over the wall: our own hold every other side."""
    return all(n in WALL[h] or PEAK[n] or s.held[n] == WEST + 1 or (INSIDE[n] and not s.fallen) for n in NEIGHBOURS[h])


def danger(s: State, side: int, h: int, threat: Threat, joining: int = -1) -> float:
    """How badly, from 0 to 1, the stack in h (with `joining` in it) may fare there."""
    leaves, loss = prospects(s, side, h, threat, joining)
    return 0.6 * leaves + 0.3 * loss


def safe_for_leader(s: State, side: int, h: int, threat: Threat, leader: int) -> float:
    """The danger to a leader in h: what its company cannot ward off."""
    company = [p for p in s.at[h] if COMBAT[p]]
    if not threat[h]:
        return 0.0
    if not company:
        return 1.0 if threat.soon(h) else 0.08
    leaves, loss = prospects(s, side, h, threat)
    weak = sum(1 for p in company if s.reduced[p])
    alone = 0.9 if len(company) == 1 else 0.5 if len(company) == 2 else 0.3
    contact = 0.15 if s.zones[1 - side][h] else 0.0
    return min(1.0, leaves * alone + loss * (0.5 if weak == len(company) == 1 else 0.1 * alone) + contact * alone)
