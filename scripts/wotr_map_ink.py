"""From smooth films to lines drawn by hand: denser points, a wavering pen, rough coasts."""

from __future__ import annotations

import math
from hashlib import blake2b
from itertools import pairwise

from wotr_map_land import Xy

PEN = {"open": 2.6, "river": 3.0, "closed": 3.0, "sea": 5.0, "lake": 4.0, "north": 4.0, "east": 0.0, "south": 0.0}
STEP = {"sea": 7.0, "lake": 7.0}


def noise(key: str, at: float) -> float:
    """Smooth noise on a line, from -1 to 1."""

    def knot(k: int) -> float:
        return int.from_bytes(blake2b(f"{key}:{k}".encode(), digest_size=4).digest(), "big") / 2**31 - 1

    k = math.floor(at)
    t = at - k
    t = t * t * (3 - 2 * t)
    return knot(k) * (1 - t) + knot(k + 1) * t


def spline(spots: list[Xy], step: float) -> list[Xy]:
    """Catmull and Rom through the spots, with points every `step` or so."""
    first = (2 * spots[0][0] - spots[1][0], 2 * spots[0][1] - spots[1][1])
    last = (2 * spots[-1][0] - spots[-2][0], 2 * spots[-1][1] - spots[-2][1])
    whole = [first, *spots, last]
    out = [spots[0]]
    for a, b, c, d in zip(whole, whole[1:], whole[2:], whole[3:], strict=False):
        pieces = max(1, round(math.dist(b, c) / step))
        for i in range(1, pieces + 1):
            t = i / pieces
            out.append(
                tuple(  # type: ignore[arg-type]
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d, strict=True)
                )
            )
    return out


def drawn(spots: list[Xy], kind: str, key: str, steady: float = 1.0) -> list[Xy]:
    """The line as the pen leaves it; its ends stay. `steady`: less than one for a calmer hand."""
    amount = PEN[kind] * steady
    if PEN[kind] == 0:
        return [(round(x, 1), round(y, 1)) for x, y in spots]
    line = spline(spots, STEP.get(kind, 9.0))
    lengths = [0.0]
    for a, b in pairwise(line):
        lengths.append(lengths[-1] + math.dist(a, b))
    total = lengths[-1]
    out = []
    for i, (x, y) in enumerate(line):
        before, after = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        far = math.dist(before, after) or 1.0
        nx, ny = (before[1] - after[1]) / far, (after[0] - before[0]) / far
        calm = min(1.0, lengths[i] / 26, (total - lengths[i]) / 26)
        push = noise(key, lengths[i] / 31) + 0.45 * noise(key + "'", lengths[i] / 13)
        if kind in ("sea", "lake"):
            push += 0.5 * noise(key + '"', lengths[i] / 7)
        out.append((round(x + nx * push * amount * calm, 1), round(y + ny * push * amount * calm, 1)))
    return out
