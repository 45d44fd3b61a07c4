"""Foresight: a captain who plays his stage and the answer to it in his head, for every temper he might lead with."""

from __future__ import annotations

from time import perf_counter

from redbook.bots.siege.captain import LEVELS, Captain, Temper
from redbook.bots.siege.worth import PLACES, danger, leader_worth, place_worth, safe_for_leader, threat_map, unit_worth
from redbook.games.siege.board import MINAS_TIRITH, SEATS, WEST
from redbook.games.siege.pieces import COMBAT, LEADER, OF_SIDE
from redbook.games.siege.scoring import total
from redbook.games.siege.state import State
from redbook.kernel import Chance, Match, Seeded, Seen

WORLDS = 6  # how often each temper is tried
STAGES = 2  # his own and the enemy's
SECONDS = 2.0  # at most, for one phase: a safeguard for slow machines, which the count of worlds stays well below
USUAL = 0.4  # points by which another temper must be better than the usual one

STEADY = LEVELS["steady"]


def tempers(side: int) -> list[Temper]:
    """The usual one first, then bolder and more careful ones."""

    def of(boldness: float, caution: float, grip: float, drive: float) -> Temper:
        bold, care = list(STEADY.boldness), list(STEADY.caution)
        bold[side] += boldness
        care[side] *= caution
        return Temper((bold[0], bold[1]), (care[0], care[1]), grip, drive)

    bolder, careful = of(0.4, 0.7, 1.0, 1.0), of(-0.4, 1.5, 1.0, 1.0)
    holding, pressing = of(-0.2, 1.0, 1.8, 0.6), of(0.2, 0.8, 0.5, 1.8)
    return [STEADY, bolder, careful, holding, pressing, of(1.0, 0.45, 1.0, 1.3)]


class Strategist(Captain):
    """Steady, but he weighs tempers before each of his movement phases, and leads that stage with the best."""

    def __init__(self, worlds: int = WORLDS, seconds: float = SECONDS) -> None:
        super().__init__("strong", STEADY)
        self.worlds = worlds
        self.seconds = seconds

    def ponder(self, seen: Seen, chance: Chance, side: int) -> Temper:
        deadline = perf_counter() + self.seconds
        dice = Seeded(seed=chance.below(1 << 62, None, "bot"))
        choices = tempers(side)
        hopes = [0.0] * len(choices)
        tried = 0
        for _ in range(self.worlds):
            seed = dice.below(1 << 62, None, "world")  # the same world for every temper
            outcome = [foresee(seen.world(seed), side, temper) for temper in choices]
            hopes = [hope + margin for hope, margin in zip(hopes, outcome, strict=True)]
            tried += 1
            if perf_counter() > deadline:
                break
        hopes[0] += USUAL * tried
        return choices[max(range(len(choices)), key=lambda n: hopes[n])]


def foresee(world: Match, side: int, temper: Temper) -> float:
    """The margin to expect once this stage, led with `temper`, and the enemy's next one are over."""
    captains = [Captain("steady", STEADY), Captain("steady", STEADY)]
    captains[side] = Captain("steady", temper)
    s: State = world.state
    stage, passed = s.stage, 0
    while world.decision is not None:
        if s.stage != stage:
            stage = s.stage
            passed += 1
            if passed == STAGES:
                break
        decision = world.decision
        number = SEATS.index(decision.seat)
        world.push(captains[number].answer(s, number, decision))
        s = world.state
    return margin(s, side)


def margin(s: State, side: int) -> float:
    """The points ahead, and what the ground held, the strength left and the dangers run are worth beyond them."""
    ours = standing(s, WEST) - standing(s, 1 - WEST)
    return ours if side == WEST else -ours


def standing(s: State, side: int) -> float:
    threat = threat_map(s, side)
    worth = float(total(s, side))
    for h in PLACES:
        if s.control[h] == side + 1:
            worth += 0.5 * place_worth(s, side, h) * (1.0 - 0.5 * danger(s, side, h, threat))
    for p in OF_SIDE[side]:
        h = s.where[p]
        if h < 0:
            continue
        if COMBAT[p]:
            worth += 0.6 * (unit_worth(s, p) - 2.0)
        elif LEADER[p]:
            worth -= 0.4 * leader_worth(p) * safe_for_leader(s, side, h, threat, p)
    if side == WEST and s.control[MINAS_TIRITH] == WEST + 1:
        worth += 5.0
    return worth
