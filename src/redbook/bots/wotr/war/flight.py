"""Where the Nazgûl are wanted, and what it is worth to send them there."""

from __future__ import annotations

from redbook.bots.wotr.survey import Survey, in_mordor
from redbook.bots.wotr.war.campaign import Campaign
from redbook.games.wotr.board import DISTANCE, KINDS, MAP_SIZE, NAZGUL, WITCH_KING
from redbook.games.wotr.characters.minions import nazgul_may_land


def flight_worth(v: Survey, plan: Campaign) -> float:
    """What it is worth to send the Nazgûl out again."""
    wanted = nazgul_goals(v, plan)
    s = v.s
    gain = 0.0
    for goal, need in wanted:
        have = s.figures[goal * KINDS + NAZGUL] + (s.chars[WITCH_KING] == goal)
        if have < need:
            gain += 0.4 if goal == s.ring else 0.55
    if not gain:
        return 0.0
    busy = sum(min(s.figures[goal * KINDS + NAZGUL], need) for goal, need in wanted)
    return 0.15 + min(1.3, gain) if sum(s.figures[NAZGUL::KINDS]) > busy else 0.0


def nazgul_goals(v: Survey, plan: Campaign) -> list[tuple[int, int]]:
    """Where Nazgûl are wanted and how many: with the armies that strike, then over the Ring-bearers."""
    s = v.s
    found: list[tuple[int, int]] = []
    seen = set()
    for worth, origin, _ in plan.strikes:
        if origin < MAP_SIZE and origin not in seen and worth > 0.8:
            seen.add(origin)
            found.append((origin, min(4, max(1, v.mine[origin].units // 2))))
    ring = s.ring
    if ring < MAP_SIZE and not in_mordor(s) and (s.progress or not s.hidden) and nazgul_may_land(s, ring):
        found.insert(1 if found else 0, (ring, 1))
    fronts = sorted(
        ((DISTANCE[goal[0]][place], -v.mine[place].fit, place) for place, goal in plan.goals.items() if place in v.mine)
    )
    for _, fit, place in fronts[:4]:
        if place not in seen and -fit >= 4:
            seen.add(place)
            found.append((place, 1 if -fit < 8 else 2))
    return found
