"""How a siege will end, as far as the board tells where a stage begins: the West's chance to win, a draw a half.

A weighted sum of what can be counted, pressed between 0 and 1. The weights were fitted to games of captains
(`bench/outlook_siege.py`).
"""

from __future__ import annotations

from math import exp

from redbook.bots.siege.worth import PLACES, Threat, prospects, unit_worth
from redbook.games.siege.board import (
    HARLOND,
    INSIDE,
    MINAS_TIRITH,
    OSGILIATH,
    SHADOW,
    SHADOWED,
    WEST,
    WEST_BANK,
    WESTERN,
)
from redbook.games.siege.pieces import ENTRY_MODE, GROUND, LEADER, LEADER_POINTS, OF_SIDE, PA, PD
from redbook.games.siege.scoring import total
from redbook.games.siege.state import WAITING, State
from redbook.games.siege.tables import ATTRITION, CAPTURE_AWARDS, HOLD_AWARDS, UNIT_POINTS
from redbook.games.siege.zones import surrounded

EVEN_LOSS = sum(UNIT_POINTS.values()) / ATTRITION  # what a reduced unit costs at the end, on average


def still_to_take(s: State) -> float:
    """The points that the Shadow can still get for places."""
    return sum(
        award.early if s.turn <= award.through_turn else award.late
        for h, award in CAPTURE_AWARDS.items()
        if h not in s.captured
    )


def held_by_the_west(s: State) -> float:
    return sum(sum(award.values()) for h, award in HOLD_AWARDS.items() if s.control[h] == WESTERN)


def features(s: State) -> list[float]:
    late = s.turn / s.turns
    ahead = total(s, WEST) - total(s, SHADOW)
    strength, coming, reduced, trapped, leaders = [0.0, 0.0], [0.0, 0.0], [0, 0], [0.0, 0.0], [0.0, 0.0]
    inside = across = 0.0
    for side in (WEST, SHADOW):
        for p in OF_SIDE[side]:
            h = s.where[p]
            if LEADER[p]:
                leaders[side] += LEADER_POINTS[p] if h >= 0 or h == WAITING else 0
                continue
            worn = s.reduced[p]
            worth = PA[worn][p] + PD[worn][p]
            if h == WAITING:
                coming[side] += worth if ENTRY_MODE[p] in ("reinforcement", "landing") else 0
                continue
            if h < 0:
                continue
            strength[side] += worth
            reduced[side] += worn
            if s.zones[1 - side][h] and surrounded(s, p):
                trapped[side] += unit_worth(s, p)
            if side == SHADOW and GROUND[p]:
                inside += worth if INSIDE[h] else 0
                across += worth if WEST_BANK[h] else 0
    sure = (ahead + held_by_the_west(s) - EVEN_LOSS * (reduced[WEST] - reduced[SHADOW])) / 30
    threat, thrust = Threat(s, WEST), Threat(s, SHADOW)
    lost = {h: prospects(s, WEST, h, threat)[0] if s.control[h] == WESTERN else 0.0 for h in PLACES}
    back = {h: prospects(s, SHADOW, h, thrust)[0] if s.control[h] == SHADOWED else 0.0 for h in PLACES}
    left = 1 - late
    return [
        1.0,
        sure,
        sure * late,
        sure * late**4,
        late,
        still_to_take(s) * left / 50,
        max(-1.0, min(1.0, sure)) * late,
        float(s.control[OSGILIATH] == WESTERN),
        float(s.control[HARLOND] == WESTERN),
        lost[MINAS_TIRITH],
        (lost[OSGILIATH] + lost[HARLOND] * 2 / 3) * late,
        back[MINAS_TIRITH] + 0.75 * back[OSGILIATH] + 0.5 * back[HARLOND],
        strength[WEST] / 100,
        strength[SHADOW] / 100,
        (strength[WEST] - strength[SHADOW]) * left / 100,
        coming[WEST] / 100,
        coming[SHADOW] / 100,
        (trapped[WEST] - trapped[SHADOW]) / 20,
        (leaders[WEST] - leaders[SHADOW]) / 20,
        inside / 50,
        across * left / 100,
        float(s.fallen),
        float(s.stage == WEST),
    ]


WEIGHTS = (
    -0.40, 0.93, 0.49, 2.74, -0.49, -0.59, 0.46, 0.30, 0.30, -1.45, -1.23, 0.77,
    1.25, -1.37, 4.16, 2.44, -3.71, -0.30, 0.49, -0.36, -1.35, -0.17, 0.61,
)  # fmt: skip


def west_chance(s: State) -> float:
    sum_of = sum(weight * value for weight, value in zip(WEIGHTS, features(s), strict=True))
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, sum_of))))
