"""How a game will end, as far as the board tells at the beginning of a turn: the Free Peoples' chance to win.

A weighted sum of what can be counted, pressed between 0 and 1. The weights were fitted to games of steady bots.
"""

from __future__ import annotations

from math import exp

from redbook.bots.wotr.survey import PRIZES, in_mordor, soak, steps_left
from redbook.games.wotr.board import (
    ARAGORN,
    BOX,
    DISTANCE,
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
from redbook.games.wotr.victory import points

FREE_STRONGHOLDS = tuple(r for r in STRONGHOLDS if OWNER_SIDE[r] == FREE)
NEAR = (1.0, 1.0, 0.5, 0.25)  # how much an open gate counts, by the steps to the nearest army


def garrisoned(s: State, side: int, region: int) -> bool:
    box, troops = BOX[region], s.troops
    return bool(troops[side * PLACES + region]) or (box != 255 and bool(troops[side * PLACES + box]))


def open_gates(s: State, side: int) -> list[int]:
    """Cities and Strongholds that a side still has and does not guard."""
    return [r for r in PRIZES[1 - side] if not s.held[r] and not garrisoned(s, side, r)]


def raided(s: State) -> float:
    """Points of open gates of the Shadow that armies of the Free Peoples are near."""
    armies = [r for r in range(MAP_SIZE) if s.troops[r]]
    total = 0.0
    for gate in open_gates(s, SHADOW):
        steps = min((DISTANCE[gate][r] for r in armies), default=MAP_SIZE)
        if steps < len(NEAR):
            total += POINTS[gate] * NEAR[steps]
    return total


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
        sum(POINTS[r] for r in open_gates(s, FREE)) / 4,
        (free_units + free_elites) / 60,
        (shadow_units + shadow_elites) / 60,
        sum(1 for n in FREE_NATIONS if not s.steps[n]) / 5,
        gifts / 4,
        snares / 4,
        s.rings[FREE] / 3,
        s.turn / 15,
        raided(s) / 4,
    ]


WEIGHTS = (
    1.96, 1.42, -2.55, -0.06, 1.29, -1.22, -0.48, -0.64, -4.99, 1.46, -2.64, -1.82, 3.23, -2.78, 0.95, -0.88,
    -0.04, 0.07, 0.22, -0.35, 0.07, -0.75, -0.08, 1.45, -0.86, 0.31, 0.51, -0.69, 0.05, -0.03, 1.10,
)  # fmt: skip


def free_chance(s: State) -> float:
    total = sum(weight * value for weight, value in zip(WEIGHTS, features(s), strict=True))
    return 1.0 / (1.0 + exp(-total)) if total > -50 else 0.0
