"""Draws the land of War of the Ring: regions that touch exactly where the rules say, and room on each of them.

python scripts/wotr_map.py      writes web/src/boards/wotr/map/land.json
"""

from __future__ import annotations

import json
import math
import random
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import wotr_map_land as land
from wotr_map_foam import Foam, pair
from wotr_map_ink import drawn
from wotr_map_room import DRAWINGS, GRID, SIZES, name_box, settle, survey
from wotr_map_scenery import Glyph, beyond, boxes, country, ridges

ROOT = Path(__file__).resolve().parent.parent
WOTR = ROOT / "src" / "redbook" / "games" / "wotr"
OUT = ROOT / "web" / "src" / "boards" / "wotr" / "map" / "land.json"

ROUNDS = 800


def names() -> dict[str, list[str]]:
    """What each region is called in our three languages."""
    said: dict[str, list[str]] = {}
    for lang in ("en", "es", "pt"):
        text = (WOTR / "text" / f"{lang}-names.ftl").read_text("utf-8")
        for region, name in re.findall(r"^region-([\w-]+) = (.+)$", text, re.MULTILINE):
            said.setdefault(region, []).append(name.strip())
    return said


def river_of(foam: Foam) -> dict[tuple[str, str], str]:
    along = {}
    for name, way in land.RIVERS.items():
        for leg in way:
            if isinstance(leg, str):
                a, b = leg.split("|")
                if pair(a, b) not in foam.open:
                    sys.exit(f"{name}: no open border {leg}")
                along[pair(a, b)] = name
    return along


def main() -> None:
    foam = Foam()
    foam.resample(22)
    for i in range(ROUNDS):
        foam.relax(0.02 if i < ROUNDS * 0.7 else 0.006, 0.9)
        if i % 20 == 19:
            foam.resample(22)
        if i % 100 == 0:
            print(f"round {i}", flush=True)
    foam.measure()
    write(foam)


def write(foam: Foam) -> None:
    rivers = river_of(foam)
    of: dict[str, list[int]] = {}
    for k, film in enumerate(foam.films):
        of.setdefault(film.left, []).append(k)
        of.setdefault(film.right, []).append(~k)
    arcs = ink(foam, rivers, of)
    called = names()
    sizes = {
        facts["id"]: SIZES
        | {"name": name_box(called[facts["id"]]), "settlement": DRAWINGS[facts.get("settlement", "town")]}
        for facts in foam.regions
    }
    regions = []
    poor = []
    for facts in foam.regions:
        region = facts["id"]
        chain = rings(of[region], arcs)
        ring = walk(chain, arcs)
        thick = [side for k in chain if (arc := arcs[k if k >= 0 else ~k])["kind"] in ("closed", "north")
                 for side in zip(arc["line"], arc["line"][1:], strict=False)]  # fmt: skip
        holes = [(spot, 30.0) for spot in land.MORDOR] if region == "gorgoroth" else []
        wanted = ["army"]
        kind = facts.get("settlement")
        if kind:
            wanted = ["settlement", "army"]
        if kind == "stronghold":
            wanted = ["settlement", "army", "siege"]
        ground = survey(ring, thick, foam.centre[region], holes)
        put, fit = settle(ground, [*wanted, "lone"], sizes[region], random.Random(region))
        if not put:
            poor.append(region)
        places = {what: list(at) for what, at in sorted(put.items())}
        regions.append(
            {"id": region, "arcs": chain, "country": land.SCENERY.get(region, "grass"), "letters": fit, **places}
        )
    if poor:
        sys.exit(f"no room on {poor}")
    glyphs = strew(regions, arcs, sizes)
    lakes = [{"id": lake, "arcs": rings(of[lake], arcs)} for lake in land.LAKES]
    for arc in arcs:
        arc["line"] = [value for spot in arc["line"] for value in spot]
    sheet = {
        "width": land.WIDTH, "height": land.HEIGHT, "regions": regions, "lakes": lakes, "mordor": land.MORDOR,
        "rivers": [{"id": name, "line": river(name, way, foam, arcs)} for name, way in land.RIVERS.items()],
        "arcs": arcs,
    }  # fmt: skip
    OUT.write_text(compact(sheet), "utf-8")
    kinds = sorted({glyph[0] for glyph in glyphs})
    rows = [f"[{kinds.index(kind)},{x:.1f},{y:.1f},{scale:.2f}]" for kind, x, y, scale in glyphs]
    (OUT.parent / "scenery.json").write_text(
        json.dumps({"kinds": kinds})[:-1] + ',\n "glyphs": [\n  ' + ",\n  ".join(rows) + "\n ]\n}\n"
    )
    print(f"{len(glyphs)} drawings")
    print(f"{OUT.stat().st_size} bytes, {len(arcs)} borders")


def strew(
    regions: list[dict[str, Any]], arcs: list[dict[str, Any]], sizes: dict[str, dict[str, land.Xy]]
) -> list[Glyph]:
    """All the little drawings, the northern first, so that the southern stand before them."""
    clear = boxes(regions, sizes)
    clear += [(x - 24, y - 24, x + 24, y + 24) for x, y in land.MORDOR]
    dice = random.Random("middle-earth")
    glyphs = ridges(arcs, clear, dice)
    for region in regions:
        ring = walk(region["arcs"], arcs)
        ground = survey(ring, [], (0, 0), [])
        spots = [(i * GRID, j * GRID) for (i, j), far in ground.clear.items() if far > 5]
        glyphs += country(region["id"], ring, spots, clear, dice)
    glyphs += beyond([spot for arc in arcs if arc["kind"] == "north" for spot in arc["line"]], dice)
    return sorted(glyphs, key=lambda glyph: glyph[2])


def ink(foam: Foam, rivers: dict[tuple[str, str], str], of: dict[str, list[int]]) -> list[dict[str, Any]]:
    """Every border drawn by hand, with a calmer hand where two lines would cross."""
    steady = [1.0] * len(foam.films)
    for _ in range(6):
        arcs: list[dict[str, Any]] = []
        for film, hand in zip(foam.films, steady, strict=True):
            kind = "river" if film.kind == "open" and pair(film.left, film.right) in rivers else film.kind
            line = drawn([(foam.x[p], foam.y[p]) for p in film.points], kind, f"{film.left}|{film.right}", hand)
            arcs.append({"left": film.left, "right": film.right, "kind": kind, "line": line})
        tangled = {k for region in foam.seed for k in tangles(of[region], arcs)}
        if not tangled:
            return arcs
        for k in tangled:
            steady[k] *= 0.3
    sys.exit(f"lines cross at {sorted({(arcs[k]['left'], arcs[k]['right']) for k in tangled})}")


def tangles(signed: list[int], arcs: list[dict[str, Any]]) -> set[int]:
    """Borders of a region that cross each other."""
    sides = [(k if k >= 0 else ~k, a, b) for k in signed
             for a, b in pairwise(arcs[k if k >= 0 else ~k]["line"])]  # fmt: skip
    found = set()
    for i, (k, a, b) in enumerate(sides):
        for j in range(i + 1, len(sides)):
            m, c, d = sides[j]
            if {a, b} & {c, d} or min(a[0], b[0]) > max(c[0], d[0]) or min(c[0], d[0]) > max(a[0], b[0]):
                continue
            if turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0:
                found |= {k, m}
    return found


def turn(a: land.Xy, b: land.Xy, c: land.Xy) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def rings(signed: list[int], arcs: list[dict[str, Any]]) -> list[int]:
    """The borders of a region in order; ~k means border k walked backwards."""
    ends = {}
    for k in signed:
        line = arcs[k if k >= 0 else ~k]["line"]
        ends[tuple(line[0] if k >= 0 else line[-1])] = (k, tuple(line[-1] if k >= 0 else line[0]))
    start = at = next(iter(ends))
    chain = []
    while not chain or at != start:
        k, at = ends[at]
        chain.append(k)
    if len(chain) != len(signed):
        sys.exit("a region is not one ring")
    return chain


def walk(chain: list[int], arcs: list[dict[str, Any]]) -> list[land.Xy]:
    ring: list[land.Xy] = []
    for k in chain:
        line = arcs[k]["line"] if k >= 0 else arcs[~k]["line"][::-1]
        ring += line[:-1]
    return ring


def river(name: str, way: list[str | land.Xy], foam: Foam, arcs: list[dict[str, Any]]) -> list[float]:
    """Along borders and over given spots, from the source to the mouth."""
    by_pair = {pair(a["left"], a["right"]): a["line"] for a in arcs if a["kind"] in ("open", "river")}
    pieces = []
    for leg in way:
        if isinstance(leg, str):
            flat = by_pair[pair(*leg.split("|"))]
            pieces.append(list(zip(flat[::2], flat[1::2], strict=True)))
        else:
            pieces.append([leg])
    line: list[land.Xy] = []
    for i, piece in enumerate(pieces):
        if len(piece) > 1:
            near = line[-1:] or [spot for other in pieces[i + 1 : i + 2] for spot in (other[0], other[-1])]
            first, last = (min(math.dist(end, spot) for spot in near) for end in (piece[0], piece[-1]))
            if (last < first) if line else (first < last):
                piece = piece[::-1]
            if line and len(pieces[i - 1]) > 1 and math.dist(line[-1], piece[0]) > 0.5:
                sys.exit(f"{name} leaps before {way[i]}")
        line += piece if not line or piece[0] != line[-1] else piece[1:]
    return [value for spot in line for value in spot]


def compact(sheet: dict[str, Any]) -> str:
    """One line a thing, so that a change shows as a change."""
    parts = []
    for key, value in sheet.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            inner = ",\n  ".join(json.dumps(item, separators=(",", ":")) for item in value)
            parts.append(f' "{key}": [\n  {inner}\n ]')
        else:
            parts.append(f' "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()
