"""The two boards as tables of small integers, computed once. Names live at the border: `ids` and `index`.

A location is its printed number; the Exits follow, then the dots. 0 is no space: in the Journey Log it is a dot.
Sets of locations are bit masks. Nothing here changes after import.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
FAR = 8  # more recorded dots than this open no further location on either board
BORDER = 1 << 200  # above every space: a route that crosses the border between the second and third section

Routes = tuple[tuple[int, tuple[int, ...]], ...]  # each goal with what its ways pass, the goal included


def load(name: str) -> Any:
    return json.loads((DATA / name).read_text("utf-8"))


def mask_of(spaces: Iterable[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def members(mask: int) -> list[int]:
    """The locations in a mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Board:
    """One side of the board (p. 7, 12, 38): who is adjacent, connected and in range, and where a Nazgûl can ride."""

    def __init__(self, part: int) -> None:
        raw = load(f"map-{part}.json")
        spaces = sorted(raw["spaces"], key=order)
        self.part = part
        self.ids: tuple[str, ...] = ("", *(space["id"] for space in spaces))
        self.index: dict[str, int] = {id: n for n, id in enumerate(self.ids) if n}
        self.size = len(self.ids)
        self.kind: tuple[str, ...] = ("", *(space["kind"] for space in spaces))
        self.x: tuple[int, ...] = (0, *(space["x"] for space in spaces))
        self.y: tuple[int, ...] = (0, *(space["y"] for space in spaces))
        self.locs = sum(1 for kind in self.kind if kind not in ("", "dot"))  # the highest location, Exits included
        self.areas: tuple[str, ...] = tuple(raw["areas"])
        self.sections: tuple[str, ...] = tuple(dict.fromkeys(area.split("·")[0] for area in self.areas))
        self.targets = self.areas + self.sections  # what a Perception may be aimed at
        self.area: tuple[int, ...] = (-1, *(self.areas.index(space["area"]) for space in spaces))
        self.section: tuple[int, ...] = (
            -1,
            *(self.sections.index(space["area"].split("·")[0]) for space in spaces),
        )
        self.near: list[tuple[int, ...]] = [()] * self.size
        self.road: list[tuple[int, ...]] = [()] * self.size
        for a, b, kind in raw["edges"]:
            i, j = self.index[a], self.index[b]
            self.near[i] += (j,)
            self.near[j] += (i,)
            if kind == "road":
                self.road[i] += (j,)
                self.road[j] += (i,)
        self.near_mask = tuple(mask_of(near) for near in self.near)
        self._masks()
        self._ranges()
        self._routes()
        self.landmark = tuple(self.nearest(n) for n in range(self.size))  # of each space a location: itself, or near by
        self.towards = self._bearings()  # of each dot the location that tells it from others with the same landmark

    # -- sets of locations ----------------------------------------------------------------------

    def of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(n for n in range(1, self.size) if self.kind[n] == kind)

    def _masks(self) -> None:
        locations = range(1, self.locs + 1)
        self.starts = self.of_kind("frodo-start")
        self.exits = self.of_kind("exit")
        self.allies = self.of_kind("ally")
        self.nazgul_starts = self.of_kind("nazgul-start")
        self.start_mask = mask_of(self.starts)
        self.exit_mask = mask_of(self.exits)
        self.ally_mask = mask_of(self.allies)
        self.dark_mask = mask_of(self.of_kind("dark"))
        self.loc_mask = mask_of(locations)
        self.open_mask = self.loc_mask & ~self.exit_mask  # where a Nazgûl may stand
        areas = [mask_of(n for n in locations if self.area[n] == a) for a in range(len(self.areas))]
        sections = [mask_of(n for n in locations if self.section[n] == s) for s in range(len(self.sections))]
        self.target_mask: tuple[int, ...] = tuple(areas + sections)
        within = []
        for n in range(self.size):
            one = 1 << n | self.near_mask[n]
            two = one
            for m in self.near[n]:
                two |= self.near_mask[m]
            within.append((0, one, two))
        self.within = tuple(within)  # [space][distance]: spaces no farther than that

    def areas_mask(self, areas: int) -> int:
        """The locations of some areas, given as a mask over areas."""
        return sum(self.target_mask[n] for n in members(areas))

    def space(self, id: str) -> int:
        """The number of a space; 0 if there is none of that id."""
        return self.index.get(id, 0)

    def target(self, name: str) -> int:
        return self.targets.index(name)

    # -- adjacent, connected, in range (p. 12) ------------------------------------------------------

    def crosses(self, here: int, there: int) -> bool:
        """Whether a step leads over the border between the second and the third section."""
        return {self.section[here], self.section[there]} == {1, 2}

    def links(self, space: int, *, walled: bool = False) -> dict[int, int]:
        """Connected locations with the fewest dots in between; 0 is adjacent. Walled: never over that border."""
        found: dict[int, int] = {}
        seen = {space}
        queue = deque([(space, 0)])
        while queue:
            here, dots = queue.popleft()
            for there in self.near[here]:
                if walled and self.crosses(here, there):
                    continue
                if there <= self.locs:
                    if there != space:
                        found.setdefault(there, dots)
                elif there not in seen:
                    seen.add(there)
                    queue.append((there, dots + 1))
        return found

    def _ranges(self) -> None:
        links = [self.links(n) if n else {} for n in range(self.size)]
        self.connected = tuple(tuple(sorted(link)) for link in links)
        self.walled = tuple(tuple(sorted(self.links(n, walled=True))) if n else () for n in range(self.size))
        self.connected_mask = tuple(
            mask_of(link) | (1 << n if n and n <= self.locs else 0) for n, link in enumerate(links)
        )
        # a location is connected to itself, but a return needs at least one recorded dot (p. 13)
        self.reach_log = tuple(
            tuple(
                tuple(sorted(at for at, between in (*links[n].items(), (n, 1)) if between <= dots)) if n else ()
                for n in range(self.locs + 1)
            )
            for dots in range(FAR + 1)
        )
        self._rescue()

    def in_range(self, last: int, dots: int) -> tuple[int, ...]:
        return self.reach_log[dots if dots < FAR else FAR][last]

    def _rescue(self) -> None:
        """[last location][dots]: the moves still needed to the nearest Exit (p. 25)."""
        best = [[0 if 1 << n & self.exit_mask else 99] * (FAR + 1) for n in range(self.locs + 1)]
        changed = True
        while changed:
            changed = False
            for n in range(1, self.locs + 1):
                for dots in range(FAR, -1, -1):
                    goals = [best[at][0] for at in self.reach_log[dots][n]]
                    if dots < FAR:
                        goals.append(best[n][dots + 1])
                    shortest = min(goals, default=98) + 1
                    if shortest < best[n][dots]:
                        best[n][dots] = shortest
                        changed = True
        self._to_exit = best

    def moves_to_exit(self, last: int, dots: int) -> int:
        return self._to_exit[last][min(dots, FAR)]

    def nearest(self, space: int) -> int:
        """The location by which people would name a dot: the fewest dots away, then as the crow flies."""
        if space <= self.locs:
            return space

        def far(at: int) -> tuple[int, int]:
            return links[at], (self.x[at] - self.x[space]) ** 2 + (self.y[at] - self.y[space]) ** 2

        links = self.links(space)
        return min(links, key=far)

    def _bearings(self) -> tuple[int, ...]:
        """For "a dot near 49, towards 46": no two dots of a board are told alike. Dots with little choice go first."""
        links = {dot: self.links(dot) for dot in range(self.locs + 1, self.size)}
        towards = [0] * self.size
        told = set()
        for dot in sorted(links, key=lambda dot: len(links[dot])):
            near = self.landmark[dot]
            beyond = sorted((at for at in links[dot] if at != near), key=lambda at: (links[dot][at], at))
            towards[dot] = next(at for at in beyond if (near, at) not in told)
            told.add((near, towards[dot]))
        return tuple(towards)

    # -- where a Nazgûl can ride (p. 15, 17) ----------------------------------------------------------

    def _routes(self) -> None:
        self.day = tuple(self.rides(n, steps=1, road=3) for n in range(self.size))
        self.night = tuple(self.rides(n, steps=2, road=3) for n in range(self.size))
        self.steps = tuple(tuple(self.rides(n, steps=k, road=0) for n in range(self.size)) for k in range(4))
        self.along_road = tuple(self.rides(n, steps=0, road=2) for n in range(self.size))

    def rides(self, start: int, *, steps: int, road: int) -> Routes:
        """All goals of up to `steps` spaces, or up to `road` spaces wholly by road. Never an Exit."""
        ways: dict[int, set[int]] = {}
        trails = [(start, 0, 0, True)]  # where, what was passed, how far, all by road so far
        while trails:
            here, passed, far, paved = trails.pop()
            for there in self.near[here]:
                bit = 1 << there
                if bit & self.exit_mask or passed & bit or there == start:
                    continue
                still = paved and there in self.road[here]
                if far + 1 > steps and not (still and far + 1 <= road):
                    continue
                border = BORDER if self.crosses(here, there) else 0
                way = passed | bit | border
                ways.setdefault(there, set()).add(way)
                trails.append((there, way, far + 1, still))
        return tuple((goal, shortest(ways[goal])) for goal in sorted(ways))


def shortest(ways: set[int]) -> tuple[int, ...]:
    """Ways that pass a superset of another way open nothing new."""
    return tuple(sorted(way for way in ways if not any(other != way and other & way == other for other in ways)))


def order(space: dict[str, Any]) -> tuple[int, int, str]:
    id = space["id"]
    return (0, int(id), "") if id.isdigit() else (1, 0, id) if space["kind"] == "exit" else (2, 0, id)


SHIRE, WILD = Board(1), Board(2)
BOARDS = (SHIRE, SHIRE, WILD)  # by part; there is no part 0
