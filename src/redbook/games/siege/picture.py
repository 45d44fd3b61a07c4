"""A small picture of the map as one SVG, drawn from the data: for the chronicle and wherever a board is too much.

No ids, no scripts, nothing from outside, so that several pictures may stand on one page.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from redbook.games.siege.board import (
    CONTROL_AT_START,
    COUNT,
    DATA,
    HEXES,
    RIVER,
    ROAD,
    SHADOW,
    TERRAIN,
    WALL,
    WEST,
)
from redbook.games.siege.pieces import COMBAT, PA, SIDE

R = 14.0  # from the middle of a hex to a corner
W = R * 3**0.5  # from side to side
ROW = 1.5 * R
MARGIN = 10.0
BESIDE = 3.2 * W  # what a part of the map shows around its hexes
WIDEST = 1.5  # its width to its height, if there is map enough
ROWS = max(int(id[:2]) for id in HEXES)
WIDTH = MARGIN * 2 + W * (max(int(id[2:]) for id in HEXES) + 0.5)
HEIGHT = MARGIN * 2 + ROW * (ROWS - 1) + 2 * R

GROUND = {
    "plain": "#ece2c3", "pelennor": "#e3e3b4", "forest": "#c9d3a4", "hill": "#d9c69a", "mountain": "#c4ad88",
    "peak": "#b3a090", "city": "#e6d3b0", "anduin": "#a9c6d4", "ford": "#c3d8dc",
}  # fmt: skip
INKS = ("#24517f", "#8a2a18")  # West, Shadow
PALE = ("#6f9cc9", "#d0735c")
CORNERS = tuple((R * sin(pi / 3 * n), -R * cos(pi / 3 * n)) for n in range(6))  # from the top, clockwise

PLACES: dict[str, str] = json.loads((DATA / "map.json").read_text("utf-8"))["places"]

Stacks = Mapping[int, Sequence[tuple[int, bool]]]  # hex -> (counter, reduced), bottom first


def middle(h: int) -> tuple[float, float]:
    row, col = int(HEXES[h][:2]), int(HEXES[h][2:])
    x = MARGIN + W * (col - 0.5 + (0.5 if row % 2 == 0 else 0.0))
    return x, MARGIN + R + ROW * (ROWS - row)


def outline(h: int) -> str:
    x, y = middle(h)
    dx, dy = CORNERS[0]
    path = f"M{x + dx:.1f} {y + dy:.1f}"
    for n in range(1, 6):
        path += f"l{CORNERS[n][0] - CORNERS[n - 1][0]:.1f} {CORNERS[n][1] - CORNERS[n - 1][1]:.1f}"
    return path + "z"


def hexside(h: int, n: int) -> str:
    """The side that two neighbours share."""
    x, y = middle(h)
    x2, y2 = middle(n)
    dx, dy = (x2 - x) / 2, (y2 - y) / 2
    along = R / 2 / (W / 2)  # half a side, as a share of the way to its middle
    return f"M{x + dx - dy * along:.1f} {y + dy + dx * along:.1f}L{x + dx + dy * along:.1f} {y + dy - dx * along:.1f}"


def pairs(table: Sequence[Iterable[int]]) -> Iterator[tuple[int, int]]:
    return ((h, n) for h in range(COUNT) for n in sorted(table[h]) if h < n)


def drawn(terrain: str) -> str:
    """What grows or stands on a kind of ground: one path for all its hexes."""
    shapes = {
        "forest": "m-5 3l3 -7l3 7zm5 2l3 -7l3 7z",
        "hill": "m-7 3q3.5 -8 7 0m-1 0q3.5 -6 7 0",
        "mountain": "m-8 5l6 -11l6 11m-3 -4l3 -4l5 8",
        "peak": "m-9 6l6 -13l3 6l3 -5l6 12zm4 -9l2 3l2 -3",
        "pelennor": "m-5 3v-4m0 0l-2 -2m2 2l2 -2m4 6v-4m0 0l-2 -2m2 2l2 -2",
        "city": "m-6 5v-8h3v3h2v-6h3v6h2v-3h3v8z",
        "ford": "m-7 -2q2.3 -3 4.6 0t4.6 0t4.6 0m-13.8 5q2.3 -3 4.6 0t4.6 0t4.6 0",
    }
    if terrain not in shapes:
        return ""
    where = [middle(h) for h in range(COUNT) if TERRAIN[h] == terrain]
    return "".join(f"M{x:.1f} {y:.1f}{shapes[terrain]}" for x, y in where)


@cache
def land() -> str:
    """Everything that never changes."""
    parts = [f'<rect width="{WIDTH:.0f}" height="{HEIGHT:.0f}" rx="6" fill="#f5edd8"/>']
    for terrain, colour in GROUND.items():
        path = "".join(outline(h) for h in range(COUNT) if TERRAIN[h] == terrain)
        parts.append(f'<path d="{path}" fill="{colour}" stroke="#b9a982" stroke-width=".5"/>')
    for terrain in GROUND:
        path = drawn(terrain)
        if path:
            fill = "#c9a36a" if terrain == "city" else "#8fa06a" if terrain == "forest" else "none"
            parts.append(f'<path d="{path}" fill="{fill}" fill-opacity=".6" stroke="#6e5f41" stroke-width=".8"/>')
    rivers = "".join(hexside(h, n) for h, n in pairs(RIVER))
    roads = "".join(f"M{at(h)}L{at(n)}" for h, n in pairs(ROAD))
    walls = "".join(hexside(h, n) for h, n in pairs(WALL))
    parts.append(f'<path d="{rivers}" fill="none" stroke="#7ba7bb" stroke-width="2.4" stroke-linecap="round"/>')
    parts.append(f'<path d="{roads}" fill="none" stroke="#9c6b3f" stroke-width="1.4" stroke-dasharray="4 2"/>')
    parts.append(f'<path d="{walls}" fill="none" stroke="#5b4a3a" stroke-width="2.6" stroke-linecap="square"/>')
    return "".join(parts)


@cache
def cities() -> str:
    """Their names, which are the same in every language, under the counters."""
    parts = []
    for h in range(COUNT):
        if TERRAIN[h] == "city":
            x, y = middle(h)
            x = min(max(x, 40.0), WIDTH - 40.0)
            parts.append(f'<text x="{x:.1f}" y="{y + R + 6:.1f}">{PLACES[HEXES[h]]}</text>')
    halo = 'stroke="#f5edd8" stroke-width="2.5" paint-order="stroke"'
    return f'<g font-size="9" font-style="italic" fill="#3a2d1c" {halo}>{"".join(parts)}</g>'


def at(h: int) -> str:
    x, y = middle(h)
    return f"{x:.1f} {y:.1f}"


def draw(
    stacks: Stacks,
    control: Sequence[int],
    bridge: bool,
    site: int,
    title: str,
    lit: Iterable[int] = (),
    near: Iterable[int] = (),
) -> str:
    """The map with what stands on it. `control`: of each hex, side + 1 or 0. `lit`: hexes to ring. `near`: the hexes
    around which the map is cut out, with their numbers; without any it is whole."""
    parts = [land()]
    for side in (WEST, SHADOW):
        taken = [h for h in range(COUNT) if control[h] == side + 1 and CONTROL_AT_START[h] != side + 1]
        if taken:
            path = "".join(outline(h) for h in taken)
            parts.append(f'<path d="{path}" fill="{PALE[side]}" fill-opacity=".35"/>')
    if bridge:
        x, y = middle(site)
        parts.append(f'<path d="M{x - W / 2:.1f} {y:.1f}h{W:.1f}" stroke="#6b4a2a" stroke-width="5" opacity=".85"/>')
    for h in lit:
        parts.append(f'<path d="{outline(h)}" fill="none" stroke="#d9a514" stroke-width="2.5"/>')
    window = Window.around(near)
    if near:
        parts.append(window.numbers())
    parts.append(cities())
    for h, stack in sorted(stacks.items()):
        if stack:
            parts += counters(h, stack)
    safe = title.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return (
        f'<svg viewBox="{window}" role="img" aria-label="{safe}" style="max-width:36rem" '
        f'font-family="Georgia,serif" text-anchor="middle">{"".join(parts)}</svg>'
    )


class Window(NamedTuple):
    """A part of the map: its left upper corner, how wide and how high it is."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, near: Iterable[int]) -> Window:
        """These hexes and what lies about them, never much higher than wide; of no hexes, everything."""
        spots = [middle(h) for h in near]
        if not spots:
            return cls(0, 0, WIDTH, HEIGHT)
        left, top = min(x for x, _ in spots) - BESIDE, min(y for _, y in spots) - BESIDE
        right, foot = max(x for x, _ in spots) + BESIDE, max(y for _, y in spots) + BESIDE
        wider = max(0.0, WIDEST * (foot - top) - (right - left)) / 2
        left, right = max(0.0, left - wider), min(WIDTH, right + wider)
        top, foot = max(0.0, top), min(HEIGHT, foot)
        return cls(left, top, right - left, foot - top)

    def __str__(self) -> str:
        return " ".join(f"{number:.0f}" for number in self)

    def numbers(self) -> str:
        """Of the hexes in it, at their upper edge."""
        spots = [(HEXES[h], *middle(h)) for h in range(COUNT)]
        seen = [
            f'<text x="{x:.1f}" y="{y - R * 0.66:.1f}">{id}</text>'
            for id, x, y in spots
            if self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height
        ]
        return f'<g font-size="4.2" fill="#5b4a3a" opacity=".8">{"".join(seen)}</g>'


def counters(h: int, stack: Sequence[tuple[int, bool]]) -> Iterator[str]:
    """A stack as its top counter with the attack of all of it, one edge for each below, a star for a leader."""
    x, y = middle(h)
    units = [(piece, reduced) for piece, reduced in stack if COMBAT[piece]]
    leaders = len(stack) - len(units)
    side = SIDE[stack[0][0]]
    ink = INKS[side]
    for lower in range(len(units) - 1, 0, -1):
        shift = 1.8 * lower
        yield card(x + shift, y - shift, PALE[side])
    if units:
        worn = all(reduced for _, reduced in units)
        strength = sum(PA[reduced][piece] for piece, reduced in units)
        yield card(x, y, PALE[side] if worn else ink)
        yield f'<text x="{x:.1f}" y="{y + 3.4:.1f}" font-size="9.5" font-weight="bold" fill="#fff">{strength}</text>'
    if leaders:
        cx, cy = (x - 6, y + 6) if units else (x, y)
        yield f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="4" fill="{ink}" stroke="#f0c948" stroke-width="1.4"/>'
        yield f'<text x="{cx:.1f}" y="{cy + 2.3:.1f}" font-size="6.5" fill="#f0c948">★</text>'


def card(x: float, y: float, fill: str) -> str:
    return (
        f'<rect x="{x - 7.5:.1f}" y="{y - 7.5:.1f}" width="15" height="15" rx="2" fill="{fill}" stroke="#fff8e6" '
        f'stroke-width=".8"/>'
    )
