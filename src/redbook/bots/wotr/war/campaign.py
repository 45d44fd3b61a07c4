"""The plan of a campaign: what to take and with which armies; what a march and what an attack are worth.

Worth is counted so that an ordinary use of a die is about 1.
"""

from __future__ import annotations

from typing import NamedTuple

from redbook.bots.wotr.once import once
from redbook.bots.wotr.survey import PRIZES, Army, Survey
from redbook.bots.wotr.war.odds import assault, clash
from redbook.bots.wotr.war.raids import plan_raids
from redbook.games.wotr.battle.attack import NEAR as STRIKES
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    CITY,
    DISTANCE,
    FORTIFICATION,
    FREE,
    IS_BOX,
    MAP_SIZE,
    OWNER_SIDE,
    POINTS,
    REGION_AT,
    SETTLEMENT,
    SHADOW,
    SIEGE_LIMIT,
    STACKING_LIMIT,
    STRONGHOLD,
)

NEEDS = (4, 10)  # points for victory
RAIDERS = 2  # steps within which enemies might walk into an empty gate
RAIDED_FROM = tuple(
    frozenset(r for r in range(MAP_SIZE) if DISTANCE[gate][r] <= RAIDERS) for gate in range(MAP_SIZE)
)  # regions near a gate
LEAST = (0.66, 0.6)  # chance below which a side does not fight in the field
RING = 1.4  # besiegers to one that a siege is begun with
FAR = 9  # steps beyond which an army is not counted on
ARMIES = 256  # more than there can be
March = tuple[float, int, int]  # worth, origin, goal
Strike = tuple[float, int, int]  # worth, origin, target
Marching = tuple[float, str, int]  # worth, what for (target, prize, home or raid), and the region it is for
NOWHERE: Marching = (0.0, "", -1)


class Outcome(NamedTuple):
    """What an attack would bring: an assault on walls, a sortie, a ring around a Stronghold, or a field battle."""

    kind: str
    chance: float = 0.0  # of a field battle and a sortie
    left: float = 0.0  # hits that the attackers can take afterwards
    rounds: int = 0  # of an assault; 99: the garrison never falls
    ring: float = 0.0  # besiegers to one


def siege_forecast(army: Army, inside: Army) -> tuple[int, float]:
    """Assaults until the garrison falls (99: never), and the hits that the besiegers can still take then."""
    for rounds in range(1, 9):
        _, dealt, taken = assault(army.fit_units, army.fit, army.lead, inside.dice, inside.steps, inside.lead, rounds)
        if taken >= army.fit - 1:
            return 99, 0.0
        if dealt >= inside.steps * 0.95:
            return rounds, army.fit - taken
    return 99, 0.0


class Campaign:
    """Targets, marches and strikes of one seat in one position."""

    def __init__(self, v: Survey, boldness: float = 1.0) -> None:
        self.v = v
        self.boldness = boldness
        self.side = v.side
        self.goals: dict[int, tuple[int, float, float]] = {}  # place of an army: target, weight, strength needed
        self.worry: dict[int, float] = {}  # own Settlements with points: how much they are in danger
        self.spared: dict[int, int] = {}  # units that must stay in a place
        self.nearness: dict[int, float] = {}  # of regions to the front, as far as asked
        self.look_home()
        self.homes = self.roomy_homes() if self.side == FREE else []
        self.raids = plan_raids(v, self.worry) if self.side == FREE else {}
        self.choose_targets()

    # -- home -------------------------------------------------------------------------------------

    def look_home(self) -> None:
        v, side = self.v, self.side
        s = v.s
        near_end = v.points[1 - side] >= NEEDS[1 - side] - 4
        for r in PRIZES[1 - side]:
            if s.held[r]:
                continue
            if side == SHADOW and r in v.mine and self.could_be_raided(r):
                self.spared[r] = 1
            danger = v.threat(r)
            if not danger:
                continue
            guard = v.garrison(side, r)
            strength = (guard.steps + 0.5 * guard.lead if guard is not None else 0.0) + 0.7
            walls = 1.7 if SETTLEMENT[r] == STRONGHOLD else 1.15
            self.worry[r] = min(2.5, danger / (strength * walls)) * POINTS[r] * (1.4 if near_end else 1.0)
            if guard is not None and guard.place < MAP_SIZE:
                self.spared[r] = min(guard.units, 5 if side == FREE else 2 if danger < 4 else 3)

    def could_be_raided(self, region: int) -> bool:
        """An empty gate would be an invitation: enemies stand near, at war or not yet."""
        return not self.v.their_regions.isdisjoint(RAIDED_FROM[region])

    def point_worth(self, region: int) -> float:
        """What the points of a region are worth to the side."""
        v = self.v
        if region >= MAP_SIZE or not POINTS[region]:
            return 0.0
        gain = POINTS[region]
        if OWNER_SIDE[region] == self.side:
            lost = v.points[1 - self.side]
            return (1.6 if self.side == FREE or lost < 2 else 3.0) * gain if v.s.held[region] else 0.0
        if v.s.held[region]:
            return 0.0
        have = v.points[self.side]
        if have + gain >= NEEDS[self.side]:
            return 12.0
        return gain * (1.5 + 0.12 * have) if self.side == SHADOW else gain * (0.9 + 0.8 * have)

    # -- targets ------------------------------------------------------------------------------------

    def strength_needed(self, region: int) -> float:
        guard = self.v.garrison(1 - self.side, region)
        if guard is None:
            return 1.0
        strength = guard.steps + 0.4 * guard.lead
        return 2.0 * strength + 2 if SETTLEMENT[region] == STRONGHOLD else 1.5 * strength + 1

    def choose_targets(self) -> None:
        """The cheapest points first: each target gets the nearest armies until they are strong enough."""
        v, side = self.v, self.side
        s = v.s
        free: list[Army] = []
        for army in v.mine.values():
            if army.place >= MAP_SIZE or not army.fit or not v.commands(army):
                continue
            box = BOX[army.region]
            if box != 255 and box in v.theirs:  # besiegers stay for the siege
                self.goals[army.place] = (army.region, 1.0, v.theirs[box].steps * 2.0)
                continue
            if side == FREE and self.spared.get(army.place, 0) >= army.units:
                continue
            free.append(army)
        if not free:
            return
        free.sort(key=lambda army: (-army.fit, army.place))
        where = [(n, army.region) for n, army in enumerate(free)]  # the stronger first, of those equally near
        fits = [army.fit for army in free]
        most = sum(fits) if side == FREE else 1000
        wanted = [r for r in PRIZES[side] if not s.held[r]]
        wanted += [r for r in PRIZES[1 - side] if s.held[r]]
        plans = []
        for target in wanted:
            need = self.strength_needed(target)
            box = BOX[target]
            if box != 255 and box in v.theirs:
                besiegers = v.mine.get(target)
                if besiegers is not None:
                    need -= besiegers.fit
                    if need < 1.0:
                        continue  # enough are there
            if most < need:
                continue
            distance = DISTANCE[target]
            near = sorted([distance[region] * ARMIES + n for n, region in where if distance[region] <= FAR])
            gathered = cost = 0.0
            for code in near:
                steps = code // ARMIES
                gathered += fits[code % ARMIES]
                cost += steps * (0.6 if steps else 0.0)
                if gathered >= need:
                    break
            if side == FREE and gathered < need:
                continue
            if gathered < need:
                cost += 3.0 * (need - gathered)
            cost += 1.0 + (0.35 * need if SETTLEMENT[target] == STRONGHOLD else 0.15 * need)
            if side == FREE and cost > 6.0 + 3.0 * v.points[FREE]:
                continue
            plans.append((-self.point_worth(target) / cost, target, need, near))
        plans.sort()
        left = {army.place for army in free}
        best = -plans[0][0] if plans else 1.0
        for worth, target, need, near in plans:
            gathered = 0.0
            weight = max(0.35, min(1.0, -worth / (best or 1.0)))
            for code in near:
                if gathered >= need:
                    break
                army = free[code % ARMIES]
                if army.place in left:
                    left.discard(army.place)
                    gathered += army.fit
                    self.goals[army.place] = (target, weight, need)
            if not left:
                break
        if side == SHADOW and plans:
            for place in left:  # the others follow to the nearest of the first targets
                target = min((t for _, t, _, _ in plans[:5]), key=lambda t: DISTANCE[t][REGION_AT[place]])
                self.goals[place] = (target, 0.45, 8.0)

    # -- attacks --------------------------------------------------------------------------------------

    @once
    def strikes(self) -> list[Strike]:
        """Attacks that are worth something, best first."""
        v = self.v
        theirs = v.theirs
        nobody = theirs.keys().isdisjoint
        found = []
        for army in v.mine.values():
            if nobody(STRIKES[army.place]) or not army.fit or not v.commands(army):
                continue
            for target in STRIKES[army.place]:
                foe = theirs.get(target)
                if foe is not None:
                    worth = self.strike_worth(army, foe)
                    if worth > 0:
                        found.append((worth, army.place, target))
        found.sort(reverse=True)
        return found

    def outcome(self, army: Army, foe: Army) -> Outcome:
        side, region = self.side, foe.region
        if IS_BOX[foe.place]:
            rounds, left = siege_forecast(army, foe)
            return Outcome("assault", left=left, rounds=rounds)
        if IS_BOX[army.place]:
            chance, left, _ = clash(army.fit_units + army.captains, army.fit, army.lead, foe.dice, foe.steps, foe.lead)
            return Outcome("sortie", chance, left)
        if SETTLEMENT[region] == STRONGHOLD and ((OWNER_SIDE[region] == 1 - side) != bool(self.v.s.held[region])):
            return Outcome("ring", ring=self.siege_ring(army, foe))
        first = 6 if SETTLEMENT[region] in (CITY, FORTIFICATION) else 5
        chance, left, _ = clash(
            army.fit_units + army.captains, army.fit, army.lead, foe.dice, foe.steps, foe.lead, first
        )
        return Outcome("field", chance, left)

    def strike_worth(self, army: Army, foe: Army) -> float:
        side = self.side
        region = foe.region
        prize = self.point_worth(region)
        kind, chance, left, rounds, ring = self.outcome(army, foe)
        if kind == "assault":
            if rounds == 99:
                return 0.0
            if army.fit < 1.5 * foe.steps and left < 2:
                return 0.0
            return 0.8 + prize * 1.3 / rounds + 0.04 * left
        if kind == "sortie":  # only to break out of a weak ring
            return 0.7 + 0.1 * foe.steps + 0.05 * left if chance >= 0.75 else 0.0
        if kind == "ring":
            if ring < RING / self.boldness:
                return 0.0
            return 0.7 + 0.28 * prize * min(2.0, ring)
        if chance < LEAST[side]:
            return 0.0
        losses = army.fit - left
        worth = chance * (prize + 0.16 * foe.steps + 0.2 * foe.lead) - (0.09 if side == SHADOW else 0.2) * losses
        if self.in_the_way(army, region):
            worth += 0.5
        if side == FREE:
            worth += 0.3 * max((self.worry.get(r, 0.0) for r in (region, *ADJACENT[region])), default=0.0)
        return worth

    def siege_ring(self, army: Army, foe: Army) -> float:
        """How many to one the besiegers would be, with friends who stand near."""
        near = sum(
            other.fit for r in ADJACENT[foe.region] if (other := self.v.mine.get(r)) is not None and other is not army
        )
        inside = min(foe.steps, 5 + foe.elites)
        return (army.fit + 0.5 * near + 0.4 * army.lead) / (inside + 0.5 * foe.lead + 0.5)

    def in_the_way(self, army: Army, region: int) -> bool:
        goal = self.goals.get(army.place)
        return goal is not None and DISTANCE[goal[0]][region] < DISTANCE[goal[0]][army.region]

    # -- marches --------------------------------------------------------------------------------------

    @once
    def marches(self) -> list[March]:
        """The best march of each army that has one, best first."""
        found: list[March] = []
        for army in self.v.mine.values():
            if army.place >= MAP_SIZE or not army.fit or not self.v.commands(army):
                continue
            if self.spared.get(army.place, 0) >= army.units and army.place not in self.raids:
                continue
            best: March | None = None
            for goal in self.ways(army):
                worth = self.march_worth(army, goal)
                if worth > 0 and (best is None or worth > best[0]):
                    best = (worth, army.place, goal)
            if best is not None:
                found.append(best)
        found.sort(reverse=True)
        return found

    def ways(self, army: Army) -> tuple[int, ...] | list[int]:
        """Neighbours that an army may have a reason to march to."""
        around = ADJACENT[army.place]
        if army.place in self.raids:
            return around
        for home, _ in self.homes:
            if DISTANCE[home][army.place] <= 3:
                return around
        plan = self.goals.get(army.place)
        if plan is None:
            return [r for r in around if POINTS[r]]
        distance = DISTANCE[plan[0]]
        here = distance[army.place]
        return [r for r in around if distance[r] < here or POINTS[r]]

    def march_worth(self, army: Army, goal: int) -> float:
        return self.marching(army, goal)[0]

    def marching(self, army: Army, goal: int) -> Marching:
        """What a march to a neighbour is worth, and what for."""
        v, side = self.v, self.side
        if goal in v.theirs:
            return NOWHERE
        fit = army.fit
        if not fit:
            return NOWHERE
        raid = self.raids.get(army.place)
        if raid is not None and goal == raid.step:
            worth = raid.worth - 0.5 * self.exposed(army, goal, v.mine.get(goal), raid.party)
            return worth, "raid", raid.target
        staying = self.spared.get(army.place, 0)
        movers = army.units - staying
        if movers <= 0:
            return NOWHERE
        there = v.mine.get(goal)
        if there is not None and there.units + movers > STACKING_LIMIT:
            movers = STACKING_LIMIT - there.units
            if movers < 2:
                return NOWHERE
        share = movers / army.units
        worth, why, about = 0.0, "", -1
        plan = self.goals.get(army.place)
        if plan is not None:
            target, weight, need = plan
            distance = DISTANCE[target]
            if target != army.region and distance[goal] < distance[army.region]:
                part = min(1.0, fit * share / max(2.0, need))
                worth = (0.35 + 0.9 * part) * (0.45 + 0.55 * weight) + 0.03 * distance[army.region]
                if there is not None:
                    worth += 0.15
                if side == FREE:
                    worth *= 0.8
                why, about = "target", target
        prize = self.point_worth(goal)
        if prize and v.garrison(1 - side, goal) is None and 0.6 + prize * 1.2 >= worth:
            worth, why, about = 0.6 + prize * 1.2, "prize", goal
        if side == FREE:
            help, home = self.homeward(army, goal, there)
            if help > worth:
                worth, why, about = help, "home", home
        if worth > 0:
            worth -= self.exposed(army, goal, there, fit * share)
        return worth, why, about

    def roomy_homes(self) -> list[tuple[int, float]]:
        """Threatened Settlements that are not shut in and can take a few more."""
        found = []
        for home, worry in self.worry.items():
            if worry >= 0.5:
                guard = self.v.garrison(FREE, home)
                if guard is None or (guard.place < MAP_SIZE and guard.units < SIEGE_LIMIT):
                    found.append((home, worry))
        return found

    def homeward(self, army: Army, goal: int, there: Army | None) -> tuple[float, int]:
        """Free Peoples: into a threatened Stronghold that has room, or nearer to it; and which that is."""
        if self.worry.get(army.place, 0.0) > 0.3 and SETTLEMENT[army.place] != 0 and POINTS[army.place]:
            return 0.0, -1
        best, chosen = 0.0, -1
        for home, worry in self.homes:
            distance = DISTANCE[home]
            if distance[goal] >= distance[army.place] or distance[army.place] > 3:
                continue
            near = 1.0 if home == goal else 0.5
            worth = near * min(1.6, 0.5 + 0.3 * worry + 0.08 * army.steps)
            if worth > best:
                best, chosen = worth, home
        return best, chosen

    def exposed(self, army: Army, goal: int, there: Army | None, fit: float) -> float:
        """What it costs to stand where a stronger enemy can strike."""
        theirs = self.v.theirs
        if theirs.keys().isdisjoint(ADJACENT[goal]):
            return 0.0
        strength = fit + (there.fit if there is not None else 0)
        danger = 0.0
        for r in ADJACENT[goal]:
            foe = theirs.get(r)
            if foe is not None and foe.fit > danger:
                danger = foe.fit
        if SETTLEMENT[goal] == STRONGHOLD and OWNER_SIDE[goal] == self.side:
            danger *= 0.4
        if danger <= strength * 1.1:
            return 0.0
        return min(1.5, 0.25 * (danger - strength))
