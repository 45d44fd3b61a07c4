"""How a game will end, as far as the board tells at the beginning of a turn: the Free Peoples' chance to win.

A weighted sum of what can be counted, pressed between 0 and 1. The weights were fitted to games of steady bots.
"""

from __future__ import annotations

from math import exp

from redbook.bots.wotr.survey import in_mordor, soak, steps_left
from redbook.games.wotr.armies import points
from redbook.games.wotr.board import (
    ARAGORN,
    BOX,
    ELITE,
    FREE,
    FREE_NATIONS,
    GANDALF_WHITE,
    KINDS,
    MAP_SIZE,
    MINIONS,
    OWNER_SIDE,
    PLACES,
    POINTS,
    REAR,
    SHADOW,
    SHADOW_NATIONS,
    STRONGHOLDS,
    TILES,
)
from redbook.games.wotr.state import State

FREE_STRONGHOLDS = tuple(r for r in STRONGHOLDS if OWNER_SIDE[r] == FREE)
FREE_PRIZES = tuple(r for r in range(MAP_SIZE) if POINTS[r] and OWNER_SIDE[r] == FREE)


def garrisoned(s: State, region: int) -> bool:
    box = BOX[region]
    return bool(s.troops[region]) or (box != 255 and bool(s.troops[box]))


def features(s: State) -> list[float]:
    won = points(s, SHADOW)
    left = steps_left(s)
    burden = s.corruption
    borne = soak(s)
    troops = s.troops
    sieges = besiegers = 0.0
    for r in FREE_STRONGHOLDS:
        inside = troops[BOX[r]]
        if inside:
            sieges += 1
            besiegers += min(3.0, troops[PLACES + r] / inside)
    open_gates = sum(POINTS[r] for r in FREE_PRIZES if not s.held[r] and not garrisoned(s, r))
    free_units, shadow_units = sum(troops[:REAR]), sum(troops[PLACES : PLACES + REAR])
    free_elites = sum(sum(s.figures[ELITE[n] :: KINDS]) for n in FREE_NATIONS)
    shadow_elites = sum(sum(s.figures[ELITE[n] :: KINDS]) for n in SHADOW_NATIONS)
    gifts = snares = 0
    for t in (*s.waiting, *s.bag):
        kind = TILES[t].kind
        gifts += kind == "fellowship"
        snares += kind == "shadow"
    mordor = in_mordor(s)
    return [
        1.0,
        won / 10,
        (won / 10) ** 2,
        max(0, won - 7) / 3,
        points(s, FREE) / 4,
        burden / 12,
        (burden / 12) ** 2,
        max(0, burden - 8) / 4,
        left / 15,
        (left / 15) ** 2,
        won * left / 150,
        burden * left / 180,
        borne / 14,
        borne * left / 210,
        float(mordor),
        burden / 12 if mordor else 0.0,
        float(not s.hidden),
        float(s.chars[ARAGORN] < PLACES),
        float(s.chars[GANDALF_WHITE] < PLACES),
        sum(1 for c in MINIONS if s.chars[c] < PLACES) / 3,
        sieges / 4,
        besiegers / 6,
        open_gates / 4,
        (free_units + free_elites) / 60,
        (shadow_units + shadow_elites) / 60,
        sum(1 for n in FREE_NATIONS if not s.steps[n]) / 5,
        gifts / 4,
        snares / 4,
        s.rings[FREE] / 3,
        s.turn / 15,
    ]


WEIGHTS = (
    2.06, 0.53, -0.72, -0.38, 0.79, -1.21, -0.69, -0.34, -2.33, -1.62, -1.71, -1.9, 1.54, -0.56, 0.63,
    0.37, -0.07, -0.08, -0.05, -0.25, 0.11, -0.52, 0.16, -0.34, -0.01, 0.24, 0.11, -1.25, 0.66, -0.52,
)  # fmt: skip


def free_chance(s: State) -> float:
    total = sum(weight * value for weight, value in zip(WEIGHTS, features(s), strict=True))
    return 1.0 / (1.0 + exp(-total)) if total > -50 else 0.0
