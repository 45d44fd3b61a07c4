"""The plan of a movement phase: gather odds for the best attacks, hold what must be held, march the rest."""

from __future__ import annotations

from typing import NamedTuple

from redbook.bots.siege.attack import Weighed, best_attack
from redbook.bots.siege.worth import (
    PLACES,
    danger,
    distances,
    leader_worth,
    place_worth,
    prospects,
    safe_for_leader,
    threat_map,
    unit_worth,
)
from redbook.games.siege import reach
from redbook.games.siege.board import (
    DEEP,
    DISTANCE,
    HARLOND,
    INSIDE,
    MINAS_TIRITH,
    NEIGHBOURS,
    OSGILIATH,
    PEAK,
    RIVER,
    SHIFT,
    WALL,
    WEST,
)
from redbook.games.siege.combat import attackers_on
from redbook.games.siege.odds import attack_of
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, FLIES, GARRISON, GROUND, LEADER, MODIFIER, OF_SIDE, PD, PM
from redbook.games.siege.state import EMBARKED, MOVED, State, shift, units_at

GATE = tuple(h for h in NEIGHBOURS[MINAS_TIRITH] if not PEAK[h])  # by these alone the City can be reached

PASSES = 2
RELIEF = 9  # the turn by which Rohan and the ships have come
BAR = 0.4  # how much of the worth of a hex inside the Rammas anybody keeps who merely stands in the way there
GATE_SHARE = 0.3  # what a hex before the City's gate is worth, by the worth of the City
WALL_SHARE = 0.1  # and any other hex inside the Rammas
SECOND_IN_THE_CITY = 0.05  # of its worth

Plan = dict[int, int]  # counter -> the hex where it goes


class Venture(NamedTuple):
    """A planned attack: what it promises, who goes where for it, and who attacks."""

    value: float
    target: int
    moves: Plan
    attackers: tuple[int, ...]


class Goal(NamedTuple):
    """A place that draws a unit: how much, and how far it is from every hex."""

    hex: int
    pull: float
    away: tuple[float, ...]


class Ground(NamedTuple):
    """What it is worth that a unit stands in a hex, and what that is made of."""

    value: float
    goal: int  # the place that draws it there; -1: none
    draw: float
    risk: float  # what it may lose there
    takes: float  # what it takes from the enemy by standing there
    keeps: float  # what it adds to the keeping of what is ours


def reachable(s: State, piece: int) -> dict[int, int]:
    """Where it can go and stop, and what that costs; its own hex for nothing."""
    start = s.where[piece]
    if FLIES[piece]:
        cost, _ = reach.by_air(s, piece, PM[piece])
        return {h: spent for h, spent in cost.items() if h == start or reach.may_stop(s, piece, h)}
    cost, _ = reach.over_land(s, piece, PM[piece], True)
    out = {h: spent for h, spent in cost.items() if h == start or reach.may_stop(s, piece, h)}
    for h in reach.by_boat(s, piece):
        if reach.may_stop(s, piece, h):
            out[h] = PM[piece]
    return out


class Planner:
    """Works on a copy of the state, on which it carries out what it decides."""

    def __init__(self, s: State, side: int, boldness: float, caution: float) -> None:
        self.s = s
        self.side = side
        self.threshold = -boldness
        self.caution = caution
        self.plan: Plan = {}
        self.ventures: list[Venture] = []
        self.threat = threat_map(s, side)
        self.free = [p for p in OF_SIDE[side] if s.where[p] >= 0 and PM[p] and not s.flags[p] & MOVED]
        self.ways = {p: reachable(s, p) for p in self.free}
        self.needed = self.garrisons()
        self.keep: dict[int, float] = {}

    def make(self) -> Plan:
        self.plan_attacks()
        self.march_units()
        self.move_leaders()
        return {p: h for p, h in self.plan.items() if h >= 0}

    def put(self, piece: int, h: int) -> None:
        """Decide a move and carry it out on the copy."""
        start = self.s.where[piece]
        self.free.remove(piece)
        if h != start:
            self.plan[piece] = h
            shift(self.s, piece, h)
            if DEEP[h]:
                self.s.flags[piece] |= EMBARKED

    # -- what must not be left ------------------------------------------------------------------

    def garrisons(self) -> dict[int, int]:
        """For each place that we hold, how many units may not be taken from it for an attack."""
        needed: dict[int, int] = {}
        for h in PLACES:
            if self.s.control[h] != self.side + 1:
                continue
            if self.side == WEST:
                needed[h] = 2 if h == MINAS_TIRITH or (h == OSGILIATH and self.threat[h]) else int(h != HARLOND)
            elif self.threat[h]:
                needed[h] = 1
        if self.guards_stay and self.threat.soon(MINAS_TIRITH):
            needed |= dict.fromkeys(GATE, 1)
        return needed

    @property
    def guards_stay(self) -> bool:
        """Whether the White Guard is wanted within: until help has come, while there is a City to guard."""
        return self.side == WEST and self.s.turn < RELIEF and self.s.control[MINAS_TIRITH] == WEST + 1

    def is_needed(self, piece: int) -> bool:
        """Whether the place where it stands would be left too weak without it."""
        h = self.s.where[piece]
        if not GROUND[piece] or h not in self.needed:
            return False
        return len([p for p in self.s.at[h] if GROUND[p]]) <= self.needed[h]

    def hold(self, piece: int, h: int) -> float:
        """What it adds to the keeping of a hex that it stands there: the worth, by how much likelier it is kept."""
        worth = self.keep.get(h)
        if worth is None:
            worth = self.keep[h] = self.worth_keeping(h)
        if not worth:
            return 0.0
        s = self.s
        others = any(GROUND[p] and p != piece for p in s.at[h])
        if not self.threat[h]:
            return 0.0 if others else 0.06 * worth
        after, _ = prospects(s, self.side, h, self.threat, joining=piece)
        before = prospects(s, self.side, h, self.threat, without=piece)[0] if others else 1.0
        first = 0.0 if others else self.bars(h)
        if h == MINAS_TIRITH and others and sum(1 for p in s.at[h] if GROUND[p] and p != piece) == 1:
            first = SECOND_IN_THE_CITY
        return worth * (max(0.0, before - after) + first)

    def bars(self, h: int) -> float:
        """What the mere presence of a unit is worth: whoever wants to pass must fight first."""
        if self.side != WEST or not INSIDE[h] or h in PLACES:
            return 0.1
        if h in GATE:
            return BAR
        beside = any(INSIDE[n] and self.s.held[n] == WEST + 1 for n in NEIGHBOURS[h])
        return BAR * (0.4 if beside else 1.0)

    def worth_keeping(self, h: int) -> float:
        s = self.s
        if s.control[h] != self.side + 1:
            return 0.0
        if h in PLACES:
            return place_worth(s, self.side, h)
        if self.side == WEST and INSIDE[h] and s.control[MINAS_TIRITH] == WEST + 1:
            city = place_worth(s, WEST, MINAS_TIRITH)
            return city * (GATE_SHARE if h in GATE else WALL_SHARE)
        return 0.0

    # -- attacks --------------------------------------------------------------------------------

    def plan_attacks(self) -> None:
        """The best attack first; its units are then spoken for."""
        s = self.s
        spent: set[int] = set()
        done: set[int] = set()
        targets = [h for h in range(len(s.held)) if s.held[h] == 2 - self.side]
        for _ in range(8):
            best: Venture | None = None
            for target in targets:
                if target in done:
                    continue
                found = self.gather(target, spent)
                if found is not None and (best is None or found.value > best.value):
                    best = found
            if best is None or best.value <= self.threshold:
                return
            self.ventures.append(best)
            done.add(best.target)
            for piece, h in best.moves.items():
                if piece in self.free:
                    self.put(piece, h)
            for piece in best.attackers:
                spent.add(piece)
                if piece in self.free:
                    self.free.remove(piece)

    def gather(self, target: int, spent: set[int]) -> Venture | None:
        """The best that can be brought against a hex."""
        s = self.s
        slots = [h for h in NEIGHBOURS[target] if s.held[h] != 2 - self.side and not PEAK[h]]
        within = [h for h in slots if INSIDE[h]] if self.guards_stay else slots
        comers = []
        for p in self.free:
            if not GROUND[p] or p in spent:
                continue
            near = within if GARRISON[p] and INSIDE[s.where[p]] else slots
            mine = [h for h in near if h in self.ways[p] and not (DEEP[h] and h != s.where[p] and not DEEP[target])]
            if mine and (not self.is_needed(p) or s.where[p] in mine):
                comers.append((p, mine))
        fixed = [p for p in attackers_on(s, self.side, target) if p not in spent and p not in self.free]
        if not comers and not fixed:
            return None
        moves: Plan = {}
        back: Plan = {}
        comers.sort(key=lambda each: -attack_of(s, each[0]))
        enough = 7 * sum(PD[s.reduced[p]][p] for p in units_at(s, target)) + 8
        total = sum(attack_of(s, p) for p in fixed)
        joined: list[int] = list(fixed)
        for p, mine in comers:
            if total > enough:
                break
            start = s.where[p]
            here = start in mine
            if not here and self.is_needed(p):  # its comrades have just been sent away
                continue
            stay = here and (self.is_needed(p) or s.zones[1 - self.side][start] > 0)
            open_ = [h for h in mine if h == start or reach.may_stop(s, p, h)]
            if not open_:
                continue
            h = start if stay else max(open_, key=lambda n: self.slot(target, n, joined, n == start))
            if h != start:
                moves[p] = h
                back[p] = start
                shift(s, p, h)
            joined.append(p)
            total += attack_of(s, p)
        weighed = best_attack(s, self.side, target, joined, self.caution) if joined else Weighed(-99.0, ())
        value = weighed.value - self.exposure(weighed.attackers)
        for p, start in back.items():
            shift(s, p, start)
        chosen = {p: h for p, h in moves.items() if p in weighed.attackers}
        return Venture(value, target, chosen, weighed.attackers)

    def slot(self, target: int, h: int, joined: list[int], stays: bool) -> float:
        """How good a hex is to attack from: from behind, not through wall or river, on good ground."""
        s = self.s
        apart = min((DISTANCE[h][s.where[p]] for p in joined), default=1)
        score = 0.8 * apart - 0.25 * SHIFT[h]
        if h in WALL[target] and INSIDE[target]:
            score -= 1.5
        if h in RIVER[target]:
            score -= 0.6
        if DEEP[h]:
            score -= 3.0
        return score - 0.1 * self.threat[h] / 10 + (0.3 if stays else 0.0)

    def exposure(self, attackers: tuple[int, ...]) -> float:
        """What standing there afterwards may cost."""
        total = 0.0
        for h in {self.s.where[p] for p in attackers}:
            risk = danger(self.s, self.side, h, self.threat)
            total += risk * sum(unit_worth(self.s, p) for p in self.s.at[h] if COMBAT[p]) * 0.12
        return total * self.caution

    # -- marching -------------------------------------------------------------------------------

    def march_units(self) -> None:
        """Each to where it is worth most, the best first; then all once more, now that the others have their places."""
        s = self.s
        units = [p for p in self.free if GROUND[p] and not self.is_needed(p)]
        units.sort(key=lambda p: -unit_worth(s, p))
        starts = {p: s.where[p] for p in units}
        goals = {p: self.goals(p) for p in units}
        for _ in range(PASSES):
            moved = False
            for p in units:
                best = self.best_ground(p, starts[p], goals[p])
                if best != s.where[p]:
                    moved = True
                    shift(s, p, best)
            if not moved:
                break
        for p in units:
            end = s.where[p]
            shift(s, p, starts[p])
            self.put(p, end)
        for p in [p for p in self.free if AIR_UNIT[p]]:
            self.put(p, self.roost(p))

    def best_ground(self, piece: int, start: int, goals: list[Goal]) -> int:
        s = self.s
        best, score = start, -99.0
        now = s.where[piece]
        if now == start or reach.may_stop(s, piece, start):
            score = self.ground(piece, start, goals).value + 0.25  # no marching for its own sake
        for h in self.ways[piece]:
            if h != start and (h == now or reach.may_stop(s, piece, h)):
                value = self.ground(piece, h, goals).value
                if value > score:
                    best, score = h, value
        return best

    def goals(self, piece: int) -> list[Goal]:
        """The places that draw this unit, each with its pull and its distances."""
        s = self.s
        bridge = bool(s.bridge)
        out = []
        for h in PLACES:
            pull = place_worth(s, self.side, h)
            if s.control[h] == self.side + 1:
                kept = 1.0 - prospects(s, self.side, h, self.threat)[0]
                pull *= 0.12 + 0.4 * (1.0 - kept)
            if GARRISON[piece] and not INSIDE[h]:
                pull *= 0.15
            if self.side == WEST and not GARRISON[piece] and s.turn < 8 and s.control[h] != 1:
                pull *= 0.3
            out.append(Goal(h, pull, distances(h, bridge)))
        return out

    def ground(self, piece: int, h: int, goals: list[Goal]) -> Ground:
        """What it is worth that this unit stands there at the end of the phase."""
        s = self.s
        pace = 8.0
        draw = 0.0
        drawn = -1
        for goal, pull, away in goals:
            worth = pull * pace / (pace + away[h])
            if worth > draw:
                draw, drawn = worth, goal
        risk = danger(s, self.side, h, self.threat, piece)
        risk *= unit_worth(s, piece) * (0.9 if self.side == WEST else 0.55) * self.caution
        takes = keeps = 0.0
        if s.control[h] != self.side + 1:
            takes = place_worth(s, self.side, h) * (0.9 if not DEEP[h] else 0.0)
        else:
            keeps = self.hold(piece, h)
        score = draw - risk + takes + keeps
        if GARRISON[piece] and not INSIDE[h] and self.guards_stay and h not in PLACES:
            score -= 3.0
        if self.threat[h]:
            score -= 0.12 * SHIFT[h]
        if DEEP[h]:
            score -= 0.5
            if s.zones[1 - self.side][h]:
                score -= 1.5
        return Ground(score, drawn, draw, risk, takes, keeps)

    def roost(self, piece: int) -> int:
        """The Nazgûl keep with a strong stack out of the enemy's reach."""
        s = self.s
        best, score = s.where[piece], -99.0
        for h in self.ways[piece]:
            company = sum(1 for p in s.at[h] if GROUND[p])
            risk = danger(s, self.side, h, self.threat, piece) + (0.3 if s.zones[1 - self.side][h] else 0.0)
            value = min(company, 2) * 0.5 - 6.0 * risk - 0.02 * DISTANCE[s.where[piece]][h]
            if value > score:
                best, score = h, value
        return best

    def move_leaders(self) -> None:
        """Leaders are worth more alive than they lend: they go where a strong stack stands out of contact."""
        for p in [p for p in self.free if LEADER[p]]:
            start = self.s.where[p]
            best, score = start, self.shelter(p, start) + 0.3
            for h in self.ways[p]:
                if h != start:
                    value = self.shelter(p, h)
                    if value > score:
                        best, score = h, value
            self.put(p, best)

    def shelter(self, leader: int, h: int) -> float:
        s = self.s
        risk = safe_for_leader(s, self.side, h, self.threat, leader)
        company = sum(1 for p in s.at[h] if COMBAT[p])
        lends = 0.5 + 0.04 * MODIFIER[leader] * (s.weight - 1)  # more where morale weighs more
        useful = lends if any(p in s.at[h] for p in self.plan) else 0.0
        heart = MINAS_TIRITH if self.side == WEST and s.control[MINAS_TIRITH] == 1 else OSGILIATH
        near = 0.03 * DISTANCE[h][heart]
        return -risk * leader_worth(leader) + min(company, 2) * 0.4 + useful - near
