"""Little drawings strewn over the land: peaks along the walls, woods, hills, reeds; never under names or towns."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from wotr_map_land import SCENERY, TONE, WASTE, Xy
from wotr_map_room import off

Box = tuple[float, float, float, float]
Glyph = tuple[str, float, float, float]

# Kind of country: drawings to choose from, their distance, size, how far from the border.
COUNTRY: dict[str, tuple[tuple[str, ...], float, float, float]] = {
    "firs": (("fir1", "fir2", "fir1", "oak2"), 12.5, 0.92, 7),
    "oaks": (("oak1", "oak2", "oak3"), 13.5, 0.95, 7),
    "mallorns": (("mallorn1", "mallorn2"), 13.5, 1.0, 8),
    "thin-wood": (("oak1", "oak2", "fir2"), 21, 0.82, 9),
    "peaks": (("peak1", "peak2", "peak3"), 27, 0.72, 12),
    "hills": (("hill1", "hill2"), 27, 0.8, 11),
    "few-hills": (("hill1", "hill2", "tuft1"), 40, 0.72, 12),
    "grass": (("tuft1", "tuft2"), 27, 0.95, 9),
    "fields": (("field1", "field2", "tuft1"), 31, 0.9, 13),
    "reeds": (("reed1", "reed2", "pool"), 21, 0.95, 8),
    "waste": (("crack1", "crack2", "stones"), 27, 0.9, 9),
    "brown": (("stones", "dry1", "dry2"), 28, 0.9, 9),
    "dunes": (("dune1", "dune2"), 33, 0.9, 10),
    "crags": (("crag1", "crag2"), 25, 0.85, 10),
}


def boxes(regions: list[dict[str, object]], sizes: dict[str, dict[str, Xy]]) -> list[Box]:
    """What must stay clear: name, settlement and army of every region."""
    clear = []
    for region in regions:
        for what, grow in (("name", 3.0), ("settlement", 4.0), ("army", -3.0), ("siege", -3.0), ("lone", -4.0)):
            if what in region:
                x, y = region[what]  # type: ignore[misc]
                w, h = (half + grow for half in sizes[str(region["id"])][what])
                clear.append((x - w, y - h, x + w, y + h))
    return clear


def free(glyph: Glyph, clear: list[Box]) -> bool:
    kind, x, y, scale = glyph
    w, h = (13 * scale, 17 * scale) if kind[:4] in ("peak", "crag") else (7 * scale, 13 * scale)
    return all(x + w < a or x - w > c or y + 3 < b or y - h > d for a, b, c, d in clear)


def ridges(arcs: list[dict[str, object]], clear: list[Box], dice: random.Random) -> list[Glyph]:
    """A chain of peaks over every closed border, with lesser ones at its feet."""
    found: list[Glyph] = []
    for arc in arcs:
        if arc["kind"] != "closed":
            continue
        tone = TONE.get(str(arc["left"])) or TONE.get(str(arc["right"])) or "misty"
        line: list[Xy] = arc["line"]  # type: ignore[assignment]
        total = sum(math.dist(a, b) for a, b in pairwise(line))
        rise = abs(line[-1][1] - line[0][1]) / (total or 1)
        gap = 16.5 - 4 * rise
        count = max(2, round(total / gap))
        for i in range(count + 1):
            x, y = along(line, total * i / count)
            peak = (f"{tone}-peak{dice.randint(1, 3)}", x + dice.uniform(-2, 2), y + 7 + dice.uniform(-2, 2),
                    dice.uniform(0.62, 0.8))  # fmt: skip
            found.append(peak)
            for side in (-1, 1):
                foot = (f"{tone}-peak{dice.randint(1, 3)}", x + side * dice.uniform(9, 15) * (0.35 + 0.65 * rise),
                        y + 7 + side * dice.uniform(8, 11) * (1 - rise), dice.uniform(0.34, 0.46))  # fmt: skip
                if dice.random() < 0.62 and free(foot, clear):
                    found.append(foot)
    return found


def along(line: list[Xy], far: float) -> Xy:
    for a, b in pairwise(line):
        step = math.dist(a, b)
        if far <= step:
            t = far / (step or 1)
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        far -= step
    return line[-1]


def country(region: str, ring: list[Xy], inner: list[Xy], clear: list[Box], dice: random.Random) -> list[Glyph]:
    """Fill a region with its country; `inner` are spots inside it."""
    kind = SCENERY.get(region, "grass")
    choice, gap, size, edge = COUNTRY[kind]
    tone = f"{TONE.get(region, 'misty')}-" if kind == "peaks" else ""
    sides = list(pairwise([*ring, ring[0]]))
    put: list[Glyph] = []
    spots = [(x + dice.uniform(-2.4, 2.4), y + dice.uniform(-2.4, 2.4)) for x, y in inner]
    dice.shuffle(spots)
    for x, y in spots:
        glyph = (tone + dice.choice(choice), x, y, size * dice.uniform(0.86, 1.12))
        if any(math.hypot(x - g[1], (y - g[2]) * 1.25) < gap for g in put):
            continue
        if free(glyph, clear) and min(off((x, y - 4), a, b) for a, b in sides) >= edge:
            put.append(glyph)
    return put


def beyond(line: list[Xy], dice: random.Random) -> list[Glyph]:
    """The waste in the north: the Grey Mountains, then hills where nobody lives."""
    found: list[Glyph] = []
    for start, end, choice, rows in WASTE:
        mountains = "peak" in choice[0]
        x = start
        while x < end:
            near = min((x - start) / 160, (end - x) / 160, 1.0) if mountains else 1.0
            for row in range(rows):
                y = ground(line, x) - 5 - row * 20 + dice.uniform(-4, 4)
                size = dice.uniform(0.5, 0.66) + dice.choice((0.0, 0.12, 0.34)) * near
                if y > 50 + 22 * (size - 0.5) and dice.random() < 0.45 + 0.55 * near:
                    found.append((dice.choice(choice), x + row * 11 + dice.uniform(-6, 6), y, size))
            x += dice.uniform(14, 25) if mountains else dice.uniform(34, 52)
    return found


def ground(line: list[Xy], x: float) -> float:
    for (ax, ay), (bx, by) in pairwise(line):
        if min(ax, bx) <= x <= max(ax, bx) and ax != bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return 100.0
