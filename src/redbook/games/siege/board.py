"""2.5 and Table 1: the map. 375 hexes as small numbers; everything that never changes is worked out here, once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

DATA = Path(__file__).parent / "data"
_map: dict[str, Any] = json.loads((DATA / "map.json").read_text("utf-8"))
_tables: dict[str, Any] = json.loads((DATA / "tables.json").read_text("utf-8"))
_hexes: list[dict[str, Any]] = _map["hexes"]

Side = Literal["west", "shadow"]
SEATS: tuple[Side, Side] = ("west", "shadow")
WEST, SHADOW = 0, 1
NOBODY, WESTERN, SHADOWED = 0, 1, 2  # who holds or controls a hex: side + 1, or nobody

HEXES: tuple[str, ...] = tuple(h["id"] for h in _hexes)
INDEX: dict[str, int] = {id: n for n, id in enumerate(HEXES)}
COUNT = len(HEXES)

# -- terrain (Table 1) ------------------------------------------------------------------------

TERRAINS: tuple[str, ...] = tuple(_tables["terrain"])
TERRAIN: tuple[str, ...] = tuple(h["terrain"] for h in _hexes)
_by_terrain: dict[str, Any] = _tables["terrain"]
SHIFT: tuple[int, ...] = tuple(_by_terrain[t]["shift"] for t in TERRAIN)  # columns, negative: left, for the defender
LIMIT: tuple[int, ...] = tuple(_by_terrain[t]["stacking"] for t in TERRAIN)
PRICE: tuple[int, ...] = tuple(_by_terrain[t]["move"] or 0 for t in TERRAIN)  # 0: not to be had for PM
DEEP: tuple[bool, ...] = tuple(t == "anduin" for t in TERRAIN)
WET: tuple[bool, ...] = tuple(t in ("anduin", "ford") for t in TERRAIN)
PEAK: tuple[bool, ...] = tuple(t == "peak" for t in TERRAIN)
PELENNOR: tuple[bool, ...] = tuple(t == "pelennor" for t in TERRAIN)
EAST_BANK: tuple[bool, ...] = tuple(h["bank"] == "east" for h in _hexes)
WEST_BANK: tuple[bool, ...] = tuple(h["bank"] == "west" for h in _hexes)  # the island is on neither bank
INSIDE: tuple[bool, ...] = tuple(bool(h.get("inside_rammas")) for h in _hexes)
GREY_WOOD: tuple[bool, ...] = tuple(bool(h.get("grey_wood")) for h in _hexes)
EPHEL_DUATH: tuple[bool, ...] = tuple(bool(h.get("ephel_duath")) for h in _hexes)
CONTROL_AT_START: bytes = bytes(0 if h["control"] is None else SEATS.index(h["control"]) + 1 for h in _hexes)

# -- named hexes ------------------------------------------------------------------------------

MINAS_TIRITH = INDEX["0704"]
OSGILIATH = INDEX["0908"]
HARLOND = INDEX["0606"]
CAIR_ANDROS = INDEX["2407"]
BRIDGE_SITE = INDEX[_map["bridge"]["site"]]
BRIDGE_WEST = INDEX[_map["bridge"]["access_west"]]
BRIDGE_EAST = INDEX[_map["bridge"]["access_east"]]
ACROSS_BRIDGE = {BRIDGE_WEST: BRIDGE_EAST, BRIDGE_EAST: BRIDGE_WEST}


def hexes(ids: list[str]) -> tuple[int, ...]:
    return tuple(INDEX[id] for id in ids)


# -- neighbours and hexsides ------------------------------------------------------------------


def _beside(id: str) -> tuple[int, ...]:
    """2.5: E, NE, NW, W, SW, SE; even rows stand half a hex further east."""
    row, col = int(id[:2]), int(id[2:])
    west = 0 if row % 2 == 0 else -1
    around = ((0, 1), (1, west + 1), (1, west), (0, -1), (-1, west), (-1, west + 1))
    ids = (f"{row + up:02}{col + right:02}" for up, right in around)
    return tuple(INDEX[id] for id in ids if id in INDEX)


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_beside(id) for id in HEXES)
ADJACENT: tuple[frozenset[int], ...] = tuple(frozenset(near) for near in NEIGHBOURS)
EDGE: tuple[bool, ...] = tuple(len(near) < 6 for near in NEIGHBOURS)


def _sides(key: str) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(hexes(h.get(key, []))) for h in _hexes)


ROAD = _sides("road")
RIVER = _sides("minor_river")
RIVER_BRIDGE = _sides("river_bridge")
WALL = _sides("wall")
BANK: tuple[bool, ...] = tuple(not WET[h] and any(DEEP[n] for n in NEIGHBOURS[h]) for h in range(COUNT))

# -- what a step costs (3.1, 3.3) --------------------------------------------------

_sidecost: dict[str, Any] = _tables["hexsides"]
RIVER_PRICE: int = _sidecost["minor_river"]["move_extra"]
RIVER_SHIFT: int = _sidecost["minor_river"]["shift"]
WALL_PRICE: int = _sidecost["wall"]["move_extra"]
WALL_SHIFT: int = _sidecost["wall"]["shift"]
ROAD_PRICE: int = _sidecost["road"]["move"]
BRIDGE_PRICE: int = _sidecost["bridge"]["move"]
ZONE_PRICE: int = _sidecost["leave_enemy_zone"]["move_extra"]
AIR_PRICE: int = _tables["air_move"]


def step_price(h: int, n: int) -> int:
    """From h to the adjacent n over land, zones of control left aside."""
    if n in ROAD[h]:
        return ROAD_PRICE  # 3.3.1; bridges and gates waive river and wall (3.3.3)
    return PRICE[n] + (RIVER_PRICE if n in RIVER[h] else 0) + (WALL_PRICE if n in WALL[h] else 0)


def siege_engine_may_cross(h: int, n: int) -> bool:
    """3.3.3, 3.3.4."""
    return not WET[n] and (n not in RIVER[h] or n in RIVER_BRIDGE[h])


Steps = tuple[tuple[tuple[int, int], ...], ...]
GROUND_STEPS: Steps = tuple(
    tuple((n, step_price(h, n)) for n in NEIGHBOURS[h] if not PEAK[n] and not DEEP[n]) for h in range(COUNT)
)
SIEGE_STEPS: Steps = tuple(
    tuple((n, cost) for n, cost in GROUND_STEPS[h] if siege_engine_may_cross(h, n)) for h in range(COUNT)
)
GARRISON_STEPS: Steps = tuple(tuple((n, cost) for n, cost in GROUND_STEPS[h] if INSIDE[n]) for h in range(COUNT))
BOAT_STEPS: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n in NEIGHBOURS[h] if DEEP[n]) if BANK[h] or DEEP[h] else () for h in range(COUNT)
)

# -- distances, for those who fly ---------------------------------------------------------------


def _axial(id: str) -> tuple[int, int]:
    row, col = int(id[:2]), int(id[2:])
    return (col - (row - 1) // 2 if row % 2 else col + 1 - row // 2), row


_axials = tuple(_axial(id) for id in HEXES)
DISTANCE: tuple[bytes, ...] = tuple(
    bytes(max(abs(q - q2), abs(r - r2), abs(q - q2 + r - r2)) for q2, r2 in _axials) for q, r in _axials
)
