"""How a game will end, as far as the table tells at the beginning of a Day: the Ring-bearer's chance to win.

A weighted sum of what can be counted, pressed between 0 and 1, for each part one. The weights were fitted to games of
bots; docs/bots.md tells how.
"""

from __future__ import annotations

from math import exp

from redbook.bots.hunt.danger import MET
from redbook.bots.hunt.suspicion import Courses, suspicion_of
from redbook.bots.hunt.table import ride_turns
from redbook.games.hunt.pieces import (
    EYE,
    FRODO,
    JOURNEYS,
    LAST_MOVE,
    PIPPIN,
    READY,
    SAM,
    SHADOW,
    STRIDER,
    SWORD,
    TILE_VALUE,
)
from redbook.games.hunt.state import State

ROWS = 5  # of a Journey card, looked at one by one


def tile_mean(s: State) -> float:
    """Corruption that one tile costs on average."""
    eye = 1 + len(s.eyes) + s.eye_card
    return sum(eye if TILE_VALUE[tile] == EYE else TILE_VALUE[tile] for tile in s.tiles) / max(1, len(s.tiles))


def common(s: State) -> list[float]:
    """What both parts share."""
    turns = ride_turns(s.part)
    last = s.last_location()
    far = sorted(turns[at][last] for at in s.nazgul if at) or [9, 9]
    left = max(0, s.limit - s.corruption)
    return [
        1.0,
        left / 12,
        min(left, 4) / 4,
        tile_mean(s),
        s.tokens / 3,
        len(s.hand) / 5,
        float(s.company[FRODO] == READY),
        sum(1 for who in (SAM, PIPPIN) if s.company[who] == READY) / 2,
        sum(1 for who in s.company[PIPPIN + 1 : STRIDER + 1] if who == READY) / 2,
        sum(map(len, s.hands)) / 10,
        (s.dice[SWORD] + s.dice[SHADOW]) / 6,
        MET[far[0]],
        MET[far[1]],
    ]


def shire(s: State) -> list[float]:
    """Part 1."""
    suspicion = suspicion_of(1, bool(s.shelters), tuple(s.record))
    need = s.board.moves_to_exit(s.last, s.dots)
    spare = LAST_MOVE - s.track - need
    return [
        *common(s),
        suspicion.places.get(s.last, 0.0),
        suspicion.sharp,
        need / 12,
        min(2, max(0, spare)) / 2,
        max(0, -spare) / 3,
        len(s.given) / 5,
    ]


def wild(s: State) -> list[float]:
    """Part 2."""
    suspicion = suspicion_of(2, bool(s.shelters), tuple(s.record))
    assert isinstance(suspicion, Courses)
    card = JOURNEYS[s.journey]
    rows = card.moves - s.track
    seen = [
        suspicion.at(later).get(card.last[s.track + later], 0.0) for later in range(min(ROWS, card.moves - s.track))
    ]
    left = max(0, s.limit - s.corruption)
    return [
        *common(s),
        suspicion.places.get(s.last_location(), 0.0),
        sum(seen) / ROWS,
        rows / 12,
        min(3.0, left / (1 + rows)),
        float(rows <= 3),
        len(s.deeds) / 3 if not s.home else 0.0,
        float(s.lord >= 0),
        float(s.knife),
    ]


# how each feature must count: the fit leaves out one that comes out the other way round
SIGNS = (0, 1, 1, -1, 1, 1, 1, 1, 1, -1, -1, -1, -1)
SHIRE_SIGNS = (*SIGNS, -1, -1, -1, 1, -1, -1)
WILD_SIGNS = (*SIGNS, -1, -1, -1, 1, 1, 1, -1, -1)

# whole game from Part 1; Part 1 alone; Part 2
FROM_SHIRE = (
    0.63, 1.59, 0.69, -1.06, 0.12, 0.00, 0.23, 1.84, 1.19, -0.50, 0.00, -0.59, -1.29, -0.63, -0.25, -2.79,
    0.00, 0.00, -1.56,
)  # fmt: skip
TO_BREE = (
    1.24, 2.75, 0.44, 0.00, 0.31, 0.00, 1.12, 1.31, 0.25, 0.00, 0.00, -0.27, -1.25, 0.00, -0.27, -3.94,
    0.48, -1.05, 0.00,
)  # fmt: skip
FROM_BREE = (
    2.92, 0.00, 0.43, -1.27, 0.47, 0.02, 0.73, 1.17, 1.27, -0.15, -0.22, -1.98, -2.76, 0.00, -0.42, -3.76,
    0.72, 0.55, 0.78, -0.12, -0.02,
)  # fmt: skip


def ready(s: State) -> bool:
    """Whether the table of this part is laid."""
    return bool(s.hands) and bool(s.dice) and (s.journey >= 0 if s.part == 2 else s.last > 0)


def features(s: State) -> list[float]:
    return shire(s) if s.part == 1 else wild(s)


def weights(s: State) -> tuple[float, ...]:
    return FROM_BREE if s.part == 2 else TO_BREE if s.parts == 1 else FROM_SHIRE


def saved_chance(s: State) -> float:
    """That Frodo escapes the Shadow."""
    if not ready(s):
        return 0.5
    total = sum(weight * value for weight, value in zip(weights(s), features(s), strict=True))
    return 1.0 / (1.0 + exp(-total)) if total > -50 else 0.0
