"""Draws the regions of War of the Ring as a foam whose cells touch exactly where the rules say.

The graph of neighbours and walls, drawn with straight lines between the places of the board, is planar: its dual gives
every border once, with the right topology. Borders then behave like films of soap (tension, pressure towards the room
each region wants, a pull towards its place on the board) until they are smooth; no film ever changes partners.

python scripts/wotr_map.py      writes web/src/boards/wotr/map/land.json
"""

from __future__ import annotations

import json
import math
import sys
from itertools import pairwise
from pathlib import Path

import wotr_map_land as land

ROOT = Path(__file__).resolve().parent.parent
BOARD = ROOT / "src" / "redbook" / "games" / "wotr" / "data" / "map.json"
OUT = ROOT / "web" / "src" / "boards" / "wotr" / "map" / "land.json"

STEP = 22.0  # between two points of a film
COMPASS = [(math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)) for k in range(8)]
Pair = tuple[str, str]


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


class Film:
    """A border: points from one node to another, a region on its left and one on its right."""

    def __init__(self, points: list[int], left: str, right: str, kind: str) -> None:
        self.points, self.left, self.right, self.kind = points, left, right, kind


class Foam:
    def __init__(self) -> None:
        self.regions = json.loads(BOARD.read_text("utf-8"))
        self.x: list[float] = []
        self.y: list[float] = []
        self.fixed: list[bool] = []
        self.films: list[Film] = []
        self.open = {pair(r["id"], b) for r in self.regions for b in r["adjacent"]}
        self.walls = {pair(r["id"], b) for r in self.regions for b in r.get("walls", [])}
        self.seed = {r["id"]: place(*land.MOVED.get(r["id"], (r["x"], r["y"]))) for r in self.regions}
        self.goal = self.seed | land.WISH
        self.room = {r["id"]: land.LARGE.get(r["id"], land.ROOM[r.get("settlement", "")]) for r in self.regions}
        self.room |= {lake: land.LARGE[lake] for lake in land.LAKES}
        self.build()

    def point(self, at: land.Xy, fixed: bool = False) -> int:
        self.x.append(at[0])
        self.y.append(at[1])
        self.fixed.append(fixed)
        return len(self.x) - 1

    # -- topology ---------------------------------------------

    def faces(self) -> dict[Pair, int]:
        """The face to one side of each directed edge; faces are numbered, their corners kept."""
        around: dict[str, list[str]] = {r: [] for r in self.seed}
        for a, b in self.open | self.walls:
            around[a].append(b)
            around[b].append(a)
        for v, ring in around.items():
            x, y = self.seed[v]
            ring.sort(key=lambda u, x=x, y=y: math.atan2(self.seed[u][1] - y, self.seed[u][0] - x))
        self.corners: list[list[str]] = []
        face: dict[Pair, int] = {}
        for v in around:
            for u in around[v]:
                a, b = v, u
                ring = []
                while (a, b) not in face:
                    face[a, b] = len(self.corners)
                    ring.append(a)
                    others = around[b]
                    a, b = b, others[(others.index(a) - 1) % len(others)]
                if ring:
                    self.corners.append(ring)
        return face

    def build(self) -> None:
        face = self.faces()
        shore, junction = self.outline()
        hull = max(range(len(self.corners)), key=lambda f: len(self.corners[f]))
        lakes = {f: name for name, ring in land.LAKES.items()
                 for f, corners in enumerate(self.corners) if set(corners) == ring}  # fmt: skip
        odd = [c for f, c in enumerate(self.corners) if len(c) > 3 and f != hull and f not in lakes]
        if odd or len(lakes) != len(land.LAKES) or set(self.corners[hull]) != {name for name, _, _ in shore}:
            sys.exit(f"the board does not lie flat: {odd}")
        nodes: dict[tuple[int, Pair | None], int] = {}

        def node(f: int, edge: Pair) -> int:
            if f == hull:
                return junction[edge]
            key = (f, edge if f in lakes else None)
            if key not in nodes:
                spots = [self.seed[c] for c in self.corners[f]]
                x, y = sum(s[0] for s in spots) / len(spots), sum(s[1] for s in spots) / len(spots)
                if f in lakes:
                    (ax, ay), (bx, by) = self.seed[edge[0]], self.seed[edge[1]]
                    x, y = 0.6 * (ax + bx) / 2 + 0.4 * x, 0.6 * (ay + by) / 2 + 0.4 * y
                nodes[key] = self.point((x, y))
            return nodes[key]

        for edge in sorted(self.open | self.walls):
            a, b = edge
            start, end = node(face[a, b], edge), node(face[b, a], edge)
            (ax, ay), (bx, by) = self.seed[a], self.seed[b]
            middle = self.point(((ax + bx) / 2, (ay + by) / 2))
            self.films.append(Film([end, middle, start], a, b, "open" if edge in self.open else "closed"))
        for f, name in lakes.items():
            ring = self.corners[f]
            for i, region in enumerate(ring):
                before, after = pair(ring[i - 1], region), pair(region, ring[(i + 1) % len(ring)])
                self.films.append(Film([nodes[f, before], nodes[f, after]], region, name, "lake"))
        for region, beyond, points in shore:
            self.films.append(Film(points, region, beyond, beyond))
        self.of: dict[str, list[tuple[Film, int]]] = {}
        for film in self.films:
            self.of.setdefault(film.left, []).append((film, 1))
            self.of.setdefault(film.right, []).append((film, -1))
        for beyond in ("sea", "north", "east", "south"):
            self.of.pop(beyond)
        self.orient_rings()
        self.heart = dict(self.seed)
        for f, name in lakes.items():
            spots = [self.seed[c] for c in self.corners[f]]
            self.heart[name] = (sum(s[0] for s in spots) / len(spots), sum(s[1] for s in spots) / len(spots))
        self.link()

    def outline(self) -> tuple[list[tuple[str, str, list[int]]], dict[Pair, int]]:
        last = land.OUTLINE[-1][2][-1]
        here = first = self.point(last, fixed=True)
        shore = []
        junction: dict[Pair, int] = {}
        for i, (region, beyond, line) in enumerate(land.OUTLINE):
            points = [here] + [self.point(at, fixed=True) for at in line]
            if i == len(land.OUTLINE) - 1:
                points[-1] = first
            here = points[-1]
            following = land.OUTLINE[(i + 1) % len(land.OUTLINE)][0]
            if following != region:
                junction[pair(region, following)] = here
            shore.append((region, beyond, points))
        return shore, junction

    def orient_rings(self) -> None:
        """Lake and shore films run so that the region on their left is walked the same way as along its borders."""
        for region, films in self.of.items():
            ends: dict[int, int] = {}
            for film, sign in films:
                if film.kind in ("open", "closed"):
                    a, b = (film.points[0], film.points[-1])[::sign]
                    ends[a], ends[b] = ends.get(a, 0) + 1, ends.get(b, 0) - 1
            for film, _ in films:
                start, end = film.points[0], film.points[-1]
                if (
                    film.kind not in ("open", "closed")
                    and film.left == region
                    and (ends.get(start, 0) > 0 or ends.get(end, 0) < 0)
                ):
                    film.points.reverse()

    def ring(self, region: str) -> list[int]:
        """The points round a region, in order."""
        following = {}
        for film, sign in self.of[region]:
            points = film.points[::sign]
            following[points[0]] = points
        start = next(iter(following))
        around: list[int] = []
        at = start
        for _ in range(len(following)):
            points = following[at]
            around += points[:-1]
            at = points[-1]
        if at != start or len(set(around)) != len(around):
            sys.exit(f"{region} is not one ring")
        return around

    # -- physics ---------------------------------------------

    def measure(self) -> None:
        self.area: dict[str, float] = {}
        self.centre: dict[str, land.Xy] = {}
        for region, films in self.of.items():
            area = cx = cy = 0.0
            for film, sign in films:
                points = film.points
                for p, q in pairwise(points):
                    cross = sign * (self.x[p] * self.y[q] - self.x[q] * self.y[p])
                    area += cross
                    cx += (self.x[p] + self.x[q]) * cross
                    cy += (self.y[p] + self.y[q]) * cross
            self.area[region] = area / 2
            self.centre[region] = (cx / (3 * area), cy / (3 * area))

    def relax(self, pull: float, speed: float) -> float:
        self.measure()
        total = sum(self.area.values()) / sum(self.room.values())
        press: dict[str, float] = {}
        drift: dict[str, land.Xy] = {}
        for region in self.of:
            press[region] = max(-0.6, min(1.2, self.room[region] * total / max(self.area[region], 400.0) - 1))
            x, y = self.goal[region]
            dx, dy = x - self.centre[region][0], y - self.centre[region][1]
            far = math.hypot(dx, dy) or 1.0
            pace = pull * min(far, 60.0) / far
            drift[region] = (dx * pace, dy * pace)
        fx, fy = [0.0] * len(self.x), [0.0] * len(self.x)
        for film in self.films:
            points = film.points
            if film.kind in ("sea", "north", "east", "south"):
                continue
            push = (press[film.left] - press[film.right]) * 0.5 * 0.5
            ax, ay = drift[film.left]
            bx, by = drift[film.right]
            mx, my = (ax + bx) / 2, (ay + by) / 2
            length = 0.0
            for p, q in pairwise(points):
                dx, dy = self.x[q] - self.x[p], self.y[q] - self.y[p]
                far = math.hypot(dx, dy) or 1e-6
                length += far
                # tension, then pressure along the outward normal of the left side
                tx, ty = dx / far, dy / far
                nx, ny = dy * push, -dx * push
                fx[p] += 1.5 * tx + nx + mx * far / 60
                fy[p] += 1.5 * ty + ny + my * far / 60
                fx[q] += -1.5 * tx + nx + mx * far / 60
                fy[q] += -1.5 * ty + ny + my * far / 60
            wanted = 52.0 if film.kind == "open" else 34.0
            if length < wanted:
                p, q = points[0], points[-1]
                dx, dy = self.x[q] - self.x[p], self.y[q] - self.y[p]
                far = math.hypot(dx, dy) or 1e-6
                force = 0.12 * (wanted - length)
                fx[q] += dx / far * force
                fy[q] += dy / far * force
                fx[p] -= dx / far * force
                fy[p] -= dy / far * force
        self.keep_apart(fx, fy)
        most = 0.0
        for i, fixed in enumerate(self.fixed):
            if fixed:
                continue
            dx, dy = fx[i] * speed, fy[i] * speed
            far = math.hypot(dx, dy)
            if far > 2.5:
                dx, dy = dx * 2.5 / far, dy * 2.5 / far
            for _ in range(3):
                if self.may_move(i, self.x[i] + dx, self.y[i] + dy):
                    self.x[i] += dx
                    self.y[i] += dy
                    most = max(most, math.hypot(dx, dy))
                    break
                dx, dy = dx / 2, dy / 2
        self.move_hearts()
        return most

    # -- no film may fold over: every region is seen whole from its heart ---------------------------------------------

    def link(self) -> None:
        """For every point: its neighbour, the heart on whose left they run, and the heart on the right."""
        self.links: list[list[tuple[int, str, str]]] = [[] for _ in self.x]
        for film in self.films:
            if film.kind in ("sea", "north", "east", "south"):
                continue
            for p, q in pairwise(film.points):
                self.links[p].append((q, film.left, film.right))
                self.links[q].append((p, film.right, film.left))

    def seen(self, x: float, y: float, q: int, heart: land.Xy) -> float:
        """How far the heart lies inside the line from (x, y) to q."""
        qx, qy = self.x[q], self.y[q]
        far = math.hypot(qx - x, qy - y) or 1e-9
        return ((x - heart[0]) * (qy - heart[1]) - (y - heart[1]) * (qx - heart[0])) / far

    def may_move(self, i: int, x: float, y: float) -> bool:
        if not (110 < y < 1450 and x < 1945):
            return False
        for q, left, right in self.links[i]:
            for side, heart in ((1, self.heart[left]), (-1, self.heart[right])):
                now = side * self.seen(x, y, q, heart)
                if now < 5 and now < side * self.seen(self.x[i], self.y[i], q, heart):
                    return False
        return True

    def move_hearts(self) -> None:
        for region, films in self.of.items():
            segments = [(p, q, sign) for film, sign in films if film.kind not in ("sea", "north", "east", "south")
                        for p, q in pairwise(film.points)]  # fmt: skip
            hx, hy = self.heart[region]
            cx, cy = self.centre[region]
            if any(film.kind == "sea" for film, _ in films):
                cx, cy = (hx + cx) / 2, (hy + cy) / 2
            before = self.clear(segments, (hx, hy))
            tries = [(hx + (cx - hx) * part, hy + (cy - hy) * part) for part in (0.3, 0.1)]
            if before < 14:
                tries = [(hx + dx * r, hy + dy * r) for r in (6, 2, 0.5) for dx, dy in COMPASS]
            best = max(tries, key=lambda at: self.clear(segments, at)) if before < 14 else tries[0]
            for new in (best, *tries):
                if self.clear(segments, new) >= min(before, 14) and math.dist(new, (cx, cy)) < 160 and new[0] < 1950:
                    self.heart[region] = new
                    break

    def clear(self, segments: list[tuple[int, int, int]], heart: land.Xy) -> float:
        return min(sign * self.seen(self.x[p], self.y[p], q, heart) for p, q, sign in segments)

    def keep_apart(self, fx: list[float], fy: list[float]) -> None:
        """No region is ever narrower than a path."""
        width = 44.0
        for region in self.of:
            ring = self.ring(region)
            n = len(ring)
            for i in range(n):
                p = ring[i]
                px, py = self.x[p], self.y[p]
                a, b = ring[i - 1], ring[(i + 1) % n]
                gap = math.hypot(self.x[b] - self.x[a], self.y[b] - self.y[a])
                if gap < 28:  # two films leaving a node too close to each other
                    force = 0.16 * (28 - gap) / (gap or 1.0)
                    fx[a] -= (self.x[b] - self.x[a]) * force
                    fy[a] -= (self.y[b] - self.y[a]) * force
                    fx[b] += (self.x[b] - self.x[a]) * force
                    fy[b] += (self.y[b] - self.y[a]) * force
                for j in range(i + 4, n):
                    if i + n - j < 4:
                        break
                    q = ring[j]
                    dx = self.x[q] - px
                    if dx > width or dx < -width:
                        continue
                    dy = self.y[q] - py
                    far = dx * dx + dy * dy
                    if far > width * width:
                        continue
                    far = math.sqrt(far) or 1e-6
                    force = 0.03 * (width - far) / far
                    fx[p] -= dx * force
                    fy[p] -= dy * force
                    fx[q] += dx * force
                    fy[q] += dy * force

    def resample(self, step: float) -> None:
        """Points evenly along every film; nodes stay."""
        xs, ys, fixed = self.x, self.y, self.fixed
        ends = {p for film in self.films for p in (film.points[0], film.points[-1])}
        self.x, self.y, self.fixed = [], [], []
        new = {p: self.point((xs[p], ys[p]), fixed[p]) for p in sorted(ends)}
        for film in self.films:
            spots = [(xs[p], ys[p]) for p in film.points]
            solid = film.kind in ("sea", "north", "east", "south")
            inner = spots[1:-1] if solid else evenly(spots, step)
            film.points = [new[film.points[0]], *(self.point(s, solid) for s in inner), new[film.points[-1]]]
        self.link()


def place(x: float, y: float) -> land.Xy:
    """A spot of the printed board on our sheet: the south-west is drawn wider than it is printed."""
    px, py = (x - 0.10) / 0.835 * 2000, 85 + (y - 0.02) / 0.965 * 1400
    south = min(max((py - 450) / 700, 0.0), 1.0)
    west = min(max((1900 - px) / 900, 0.0), 1.0)
    return px - 190 * south * west, py


def evenly(spots: list[land.Xy], step: float) -> list[land.Xy]:
    lengths = [math.dist(a, b) for a, b in pairwise(spots)]
    total = sum(lengths)
    pieces = max(2, round(total / step))
    inner: list[land.Xy] = []
    walked, k = 0.0, 0
    for i in range(1, pieces):
        goal = total * i / pieces
        while walked + lengths[k] < goal:
            walked += lengths[k]
            k += 1
        t = (goal - walked) / (lengths[k] or 1.0)
        (ax, ay), (bx, by) = spots[k], spots[k + 1]
        inner.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    return inner
