"""Raids of the Free Peoples: Shadow Cities and Strongholds that nobody guards, and the way there.

The Shadow sends its armies out and leaves gates open. A few units are enough to walk in; and where the open gates
within reach make four points together, that is a way to win the war.
"""

from __future__ import annotations

import msgspec

from redbook.bots.wotr.survey import PRIZES, Army, Survey
from redbook.games.wotr.board import ADJACENT, FREE, MAP_SIZE, POINTS, SHADOW

WINS = 4  # points for victory
WEAK = 2  # hits that a guard takes whom raiders may overcome
PATIENCE = 11.0  # marches and hits that a victory may cost
REACH = 4  # regions that raiders go


class Raid(msgspec.Struct, frozen=True):
    """`step` is the next region on the way to `target`, `steps` how far it is, `party` how many units go."""

    target: int
    step: int
    steps: int
    party: int
    worth: float


def open_ways(v: Survey, target: int) -> dict[int, tuple[int, int]]:
    """Regions from which the target can be reached past all enemies: how far it is, and the next region."""
    theirs = v.theirs
    found = {target: (0, target)}
    edge = [target]
    for steps in range(1, REACH + 1):
        following = []
        for here in edge:
            for there in ADJACENT[here]:
                if there not in found and there not in theirs:
                    found[there] = (steps, here)
                    following.append(there)
        edge = following
    return found


def party_of(army: Army, worry: float, guard: Army | None) -> int:
    """How many go: one or two of many from a threatened Settlement, else nearly all. Enough for a guard, or none."""
    able = min(army.fit_units, 5)
    if worry > 0.3:
        able = min(able, 2 if army.units > 5 else 1 if army.units > 2 else 0)
    if guard is not None and able + 0.5 * army.lead < 2 * guard.steps + 1:
        return 0
    return able


Choice = tuple[float, int, int, int, tuple[int, int]]  # how dear, minus the party, target, place, way


def choices(v: Survey, worry: dict[int, float], guarded: bool) -> list[Choice]:
    """Armies that could raid, and what; the easiest first."""
    raiders = [army for army in v.mine.values() if army.place < MAP_SIZE and army.fit and v.commands(army)]
    found: list[Choice] = []
    for target in PRIZES[FREE] if raiders else ():
        guard = v.garrison(SHADOW, target)
        if v.s.held[target] or (guard is not None and (not guarded or guard.steps > WEAK)):
            continue
        ways = open_ways(v, target)
        dear = (1.5 * guard.steps if guard is not None else 0.0) - 0.5 * POINTS[target]
        for army in raiders:
            way = ways.get(army.place)
            if way is not None and way[0]:
                party = party_of(army, worry.get(army.place, 0.0), guard)
                if party:
                    found.append((way[0] + dear, -party, target, army.place, way))
    return sorted(found)


def plan_raids(v: Survey, worry: dict[int, float]) -> dict[int, Raid]:
    """Who goes where, by the place of the army. Guards are fought only if that wins the war."""
    missing = WINS - v.points[FREE]
    for guarded in (True, False):
        chosen: dict[int, Choice] = {}
        targets: set[int] = set()
        for choice in choices(v, worry, guarded):
            if choice[3] not in chosen and choice[2] not in targets:
                chosen[choice[3]] = choice
                targets.add(choice[2])
        victory = sum(POINTS[target] for target in targets) >= missing and effort(chosen, missing) <= PATIENCE
        if victory or not guarded:
            break
    return {
        place: Raid(target, way[1], way[0], -party, raid_worth(POINTS[target], way[0], victory, missing))
        for place, (_, party, target, _, way) in chosen.items()
    }


def effort(chosen: dict[int, Choice], missing: int) -> float:
    """How much is to be done for the points that are missing."""
    total = 0.0
    for dear, _, target, _, _ in chosen.values():
        if missing > 0:
            total += dear + 0.5 * POINTS[target]
            missing -= POINTS[target]
    return total


def raid_worth(points: int, steps: int, victory: bool, missing: int) -> float:
    """A march nearer to an open gate; more if the gates within reach win the war, most if this one does."""
    if points >= missing:
        return 8.0 - 1.2 * steps
    return (VICTORY if victory else CHANCE)[points - 1] - 0.3 * (steps - 1)


VICTORY = (1.6, 2.4)  # by points
CHANCE = (0.7, 1.2)
