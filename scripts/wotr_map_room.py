"""Where things stand on a region: its name, its settlement, an army, the besieged, a lone figure."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from itertools import pairwise

from wotr_map_land import Xy

GRID = 5.0
# Half width and half height.
SIZES: dict[str, Xy] = {"army": (24, 21), "siege": (24, 21), "lone": (16, 17)}
DRAWINGS: dict[str, Xy] = {
    "town": (18, 12),
    "city": (18.5, 15),
    "stronghold": (19.5, 22),
    "fortification": (16.5, 14.5),
}


@dataclass
class Ground:
    """The inside of a region as a grid: how far each spot lies from the border."""

    clear: dict[tuple[int, int], float]
    heart: Xy

    def fits(self, x: float, y: float, half: Xy, margin: float) -> bool:
        w, h = half
        across, down = max(1, math.ceil(2 * w / 14)), max(1, math.ceil(2 * h / 14))
        edge = [(x - w + 2 * w * i / across, y + s) for i in range(across + 1) for s in (-h, h)]
        edge += [(x + s, y - h + 2 * h * i / down) for i in range(down + 1) for s in (-w, w)]
        return all(self.clear.get((round(a / GRID), round(b / GRID)), -1) >= margin for a, b in edge)


def survey(ring: list[Xy], thick: list[tuple[Xy, Xy]], heart: Xy, holes: list[tuple[Xy, float]]) -> Ground:
    """`thick`: lines with mountains on them. `holes`: round spots that are taken."""
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    sides = list(zip(ring, ring[1:] + ring[:1], strict=True))
    clear = {}
    for i in range(math.floor(min(xs) / GRID), math.ceil(max(xs) / GRID) + 1):
        for j in range(math.floor(min(ys) / GRID), math.ceil(max(ys) / GRID) + 1):
            at = (i * GRID, j * GRID)
            if inside(at, sides):
                far = min(off(at, a, b) for a, b in sides)
                for a, b in thick:
                    far = min(far, off(at, a, b) - 9)
                for spot, radius in holes:
                    far = min(far, math.dist(at, spot) - radius)
                clear[i, j] = far
    return Ground(clear, heart)


def inside(at: Xy, sides: list[tuple[Xy, Xy]]) -> bool:
    x, y = at
    odd = False
    for (ax, ay), (bx, by) in sides:
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


def off(p: Xy, a: Xy, b: Xy) -> float:
    """Distance of a point from a piece of line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def apart(a: Xy, half: Xy, b: Xy, other: Xy) -> bool:
    return abs(a[0] - b[0]) >= half[0] + other[0] + 2 or abs(a[1] - b[1]) >= half[1] + other[1] + 2


def lines(name: str) -> list[str]:
    """A name on up to three lines, as even as its words allow; the client breaks names the same way."""
    words = name.split()
    best = [name]
    for count in (2, 3):
        if max(map(len, best)) <= 13 or len(words) < count:
            break
        for cuts in ([(i,) for i in range(1, len(words))] if count == 2 else
                     [(i, j) for i in range(1, len(words)) for j in range(i + 1, len(words))]):  # fmt: skip
            ends = [0, *cuts, len(words)]
            parts = [" ".join(words[a:b]) for a, b in pairwise(ends)]
            if max(map(len, parts)) < max(map(len, best)):
                best = parts
    return best


def name_box(names: list[str]) -> Xy:
    broken = [lines(name) for name in names]
    return max(len(part) for parts in broken for part in parts) * 3.7 + 3, max(map(len, broken)) * 7.4


def settle(ground: Ground, wanted: list[str], boxes: dict[str, Xy], dice: random.Random) -> tuple[dict[str, Xy], float]:
    """Boxes that lie inside and apart, the best of many throws; and how much smaller the name had to be written."""
    order = ["name", *wanted]
    for margin, fit in ((7.0, 1.0), (4.5, 1.0), (3.0, 1.0), (2.0, 0.92), (1.2, 0.84)):
        sizes = boxes | {"name": (boxes["name"][0] * fit, boxes["name"][1] * fit)}
        free = {
            what: [
                (i * GRID, j * GRID) for i, j in ground.clear if ground.fits(i * GRID, j * GRID, sizes[what], margin)
            ]
            for what in order
        }
        if not all(free.values()):
            continue
        best: dict[str, Xy] = {}
        best_cost = math.inf
        for _ in range(600):
            put: dict[str, Xy] = {}
            cost = 0.0
            for what in order:
                tries = dice.sample(free[what], min(dice.choice((2, 6, 14)), len(free[what])))
                fitting = [at for at in tries if all(apart(at, sizes[what], put[o], sizes[o]) for o in put)]
                if not fitting:
                    break
                at = min(fitting, key=lambda at, what=what, put=put: wish(what, at, put, ground))
                cost += wish(what, at, put, ground)
                put[what] = at
            if len(put) == len(order) and cost < best_cost:
                best, best_cost = put, cost
        if best:
            return improved(best, free, sizes, ground), fit
    return {}, 1.0


def improved(put: dict[str, Xy], free: dict[str, list[Xy]], sizes: dict[str, Xy], ground: Ground) -> dict[str, Xy]:
    """Each box in turn to its best free spot, while the others stay."""
    for _ in range(3):
        for what in put:
            others = {other: at for other, at in put.items() if other != what}
            spots = [at for at in free[what] if all(apart(at, sizes[what], others[o], sizes[o]) for o in others)]
            put[what] = min(spots, key=lambda at, what=what, others=others: wish(what, at, others, ground))
    if "siege" in put and math.dist(put["army"], put["settlement"]) < math.dist(put["siege"], put["settlement"]):
        put["army"], put["siege"] = put["siege"], put["army"]  # the besieged stand by their walls
    return put


def wish(what: str, at: Xy, put: dict[str, Xy], ground: Ground) -> float:
    x, y = at
    hx, hy = ground.heart
    near = math.dist(at, ground.heart)
    roomy = -0.8 * min(ground.clear.get((round(x / GRID), round(y / GRID)), 0), 30)
    match what:
        case "name":
            return 1.1 * abs(x - hx) + 0.9 * (y - hy) + roomy
        case "settlement":
            return near * 0.7 + 0.3 * math.dist(at, put["name"]) + roomy
        case "siege":
            return math.dist(at, put["settlement"]) + 0.2 * near + roomy
        case _:
            return near + roomy
