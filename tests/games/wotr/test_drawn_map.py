"""The drawn map tells the same board as the rules: what touches is a neighbour, what is not has mountains between."""

from __future__ import annotations

import itertools
import json
import math
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from redbook.games.wotr import board

ROOT = Path(__file__).resolve().parents[3]
LAND: dict[str, Any] = json.loads((ROOT / "web/src/boards/wotr/map/land.json").read_text())
FACTS = {region["id"]: region for region in board.load("map.json")}
DRAWN = {region["id"]: region for region in LAND["regions"]}

PASS = 30.0  # an open border is at least this long, so that nobody overlooks it
BEYOND = {"sea", "north", "east", "south", *(lake["id"] for lake in LAND["lakes"])}
# Half width and half height of what stands there, in map units.
BOXES = {"army": (23, 20), "siege": (23, 20), "lone": (15, 16), "settlement": (16, 12)}

Xy = tuple[float, float]


def spots(flat: list[float]) -> list[Xy]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def length(line: list[Xy]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(line))


def ring(chain: list[int]) -> list[Xy]:
    around: list[Xy] = []
    for k in chain:
        line = spots(LAND["arcs"][k if k >= 0 else ~k]["line"])
        line = line if k >= 0 else line[::-1]
        assert not around or around[-1] == line[0], "the borders of a region join end to end"
        around += line if not around else line[1:]
    assert around[0] == around[-1]
    return around[:-1]


RINGS = {region: ring(drawn["arcs"]) for region, drawn in DRAWN.items()}


def borders(*kinds: str) -> Counter[tuple[str, str]]:
    """Length of shared border of these kinds, pair by pair."""
    shared: Counter[tuple[str, str]] = Counter()
    for arc in LAND["arcs"]:
        if arc["kind"] in kinds and not {arc["left"], arc["right"]} & BEYOND:
            pair = (min(arc["left"], arc["right"]), max(arc["left"], arc["right"]))
            shared[pair] += length(spots(arc["line"]))  # type: ignore[assignment]
    return shared


def inside(at: Xy, around: list[Xy]) -> bool:
    x, y = at
    odd = False
    for (ax, ay), (bx, by) in zip(around, around[1:] + around[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


def corners(at: Xy, what: str) -> list[Xy]:
    w, h = BOXES[what]
    return [(at[0] + sx * w, at[1] + sy * h) for sx in (-1, 1) for sy in (-1, 1)]


def cross(a: Xy, b: Xy, c: Xy) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_every_region_is_drawn_once() -> None:
    assert sorted(DRAWN) == sorted(FACTS)
    assert len(LAND["regions"]) == 105


def test_regions_share_an_open_border_exactly_when_they_are_neighbours() -> None:
    rule = {(min(a, b), max(a, b)) for a, facts in FACTS.items() for b in facts["adjacent"]}
    drawn = borders("open", "river")
    assert len(rule) == 232
    assert set(drawn) == rule
    short = {pair: round(far) for pair, far in drawn.items() if far < PASS}
    assert not short


def test_a_closed_border_stands_exactly_where_the_board_has_a_wall() -> None:
    walls = {(min(a, b), max(a, b)) for a, facts in FACTS.items() for b in facts.get("walls", [])}
    assert set(borders("closed")) == walls
    assert not walls & set(borders("open", "river"))


def test_regions_that_share_no_border_do_not_meet_in_a_point() -> None:
    """At most three regions meet anywhere, and all that meet have a common border."""
    meeting: dict[Xy, set[str]] = {}
    for arc in LAND["arcs"]:
        line = spots(arc["line"])
        for end in (line[0], line[-1]):
            meeting.setdefault(end, set()).update({arc["left"], arc["right"]} - BEYOND)
    touching = set(borders("open", "river", "closed"))
    for here in meeting.values():
        assert len(here) <= 3
        assert all(pair in touching for pair in itertools.combinations(sorted(here), 2))


@pytest.mark.parametrize("region", sorted(FACTS))
def test_a_region_is_one_simple_shape(region: str) -> None:
    around = RINGS[region]
    sides = list(zip(around, around[1:] + around[:1], strict=True))
    for i, (a, b) in enumerate(sides):
        for j in range(i + 2, len(sides)):
            if i == 0 and j == len(sides) - 1:
                continue
            c, d = sides[j]
            assert not (cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0), (a, b, c, d)


@pytest.mark.parametrize("region", sorted(FACTS))
def test_everything_on_a_region_lies_inside_it_and_apart(region: str) -> None:
    drawn, kind = DRAWN[region], FACTS[region].get("settlement")
    things = [what for what in BOXES if what in drawn]
    wanted = {"army", "lone"} | ({"settlement"} if kind else set()) | ({"siege"} if kind == "stronghold" else set())
    assert set(things) == wanted
    assert inside(tuple(drawn["name"]), RINGS[region])
    for what in things:
        assert all(inside(corner, RINGS[region]) for corner in corners(drawn[what], what)), what
    for one, other in itertools.combinations(things, 2):
        dx, dy = (abs(drawn[one][k] - drawn[other][k]) for k in (0, 1))
        w, h = (BOXES[one][k] + BOXES[other][k] for k in (0, 1))
        assert dx >= w or dy >= h, (one, other)


def test_the_sea_washes_the_coastal_regions_and_no_others() -> None:
    washed = {arc["left"] for arc in LAND["arcs"] if arc["right"] == "sea"}
    assert washed == {region for region, facts in FACTS.items() if facts.get("coastal")}


def test_the_eastern_edge_of_the_map_is_where_the_board_has_it() -> None:
    edge = {arc["left"] for arc in LAND["arcs"] if arc["right"] == "east"}
    assert edge == {region for region, facts in FACTS.items() if facts.get("edge")}


def test_nothing_leaves_the_sheet() -> None:
    for arc in LAND["arcs"]:
        assert all(0 < x < LAND["width"] and 0 < y < LAND["height"] for x, y in spots(arc["line"]))


def test_the_mordor_track_runs_over_gorgoroth_clear_of_its_armies() -> None:
    steps = LAND["mordor"]
    assert len(steps) == 6
    for x, y in steps:
        assert inside((x, y), RINGS["gorgoroth"])
        for what in ("army", "lone"):
            w, h = BOXES[what]
            dx, dy = abs(DRAWN["gorgoroth"][what][0] - x), abs(DRAWN["gorgoroth"][what][1] - y)
            assert math.hypot(max(dx - w, 0), max(dy - h, 0)) > 20
    for a, b in itertools.combinations(steps, 2):
        assert math.dist(a, b) > 40


def test_rivers_run_unbroken_from_source_to_mouth() -> None:
    for river in LAND["rivers"]:
        line = spots(river["line"])
        assert all(math.dist(a, b) < 90 for a, b in itertools.pairwise(line)), river["id"]
