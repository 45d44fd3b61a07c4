"""2.4: the 69 counters that stand on the map or may come to it, as small numbers."""

from __future__ import annotations

import json
from typing import Any

from redbook.games.siege.board import DATA, SEATS, hexes

_file: dict[str, Any] = json.loads((DATA / "units.json").read_text("utf-8"))
_tables: dict[str, Any] = json.loads((DATA / "tables.json").read_text("utf-8"))
_units: list[dict[str, Any]] = _file["units"]
_leaders: list[dict[str, Any]] = _file["leaders"]
_all: list[dict[str, Any]] = _units + _leaders

IDS: tuple[str, ...] = tuple(p["id"] for p in _all)
NUMBER: dict[str, int] = {id: n for n, id in enumerate(IDS)}
COUNTERS = len(IDS)
MARKERS: tuple[str, ...] = tuple(marker["id"] for marker in _file["markers"])
ALL = range(COUNTERS)

SIDE: tuple[int, ...] = tuple(SEATS.index(p["side"]) for p in _all)
NATION: tuple[str, ...] = tuple(p["nation"] for p in _all)
KIND: tuple[str, ...] = tuple(p.get("type", "leader") for p in _all)
LEADER: tuple[bool, ...] = tuple(kind == "leader" for kind in KIND)
COMBAT: tuple[bool, ...] = tuple(kind != "leader" for kind in KIND)
AIR_UNIT: tuple[bool, ...] = tuple(kind == "air" for kind in KIND)
GROUND: tuple[bool, ...] = tuple(kind not in ("leader", "air") for kind in KIND)  # ground units: they stack and control
SIEGE: tuple[bool, ...] = tuple(kind == "siege" for kind in KIND)
INFANTRY: tuple[bool, ...] = tuple(kind == "infantry" for kind in KIND)
FLIES: tuple[bool, ...] = tuple(kind == "air" or bool(p.get("air")) for kind, p in zip(KIND, _all, strict=True))
FAR_ADVANCE: tuple[bool, ...] = tuple(kind in ("cavalry", "leader", "air") for kind in KIND)  # 4.8.3
GARRISON: tuple[bool, ...] = tuple(bool(p.get("garrison_restricted")) for p in _all)
NEVER_RETREATS: tuple[bool, ...] = tuple(bool(p.get("never_retreats")) for p in _all)

PM: tuple[int, ...] = tuple(p["movement"] or 0 for p in _all)
MODIFIER: tuple[int, ...] = tuple(p.get("modifier", 0) for p in _all)
LEADER_POINTS: tuple[int, ...] = tuple(p.get("points", 0) for p in _all)

# 4.9: the full side and the reduced side; halves round up.
_halve: int = _tables["reduced"]["divide"]
_drop: int = _tables["reduced"]["morale"]
_least: int = _tables["reduced"]["minimum_morale"]


def _both(values: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(values), tuple(-(-value // _halve) for value in values)


PA = _both([p.get("attack", 0) for p in _all])
PD = _both([p.get("defence", 0) for p in _all])
_morale = [p.get("morale", 0) for p in _all]
UNIT_MORALE = tuple(_morale), tuple(max(_least, m + _drop) if m else 0 for m in _morale)


def half(value: int) -> int:
    """Rounded up (4.9, 4.2.3)."""
    return -(-value // _halve)


# 3.4 and Table 4: how and when each counter comes.
_entries = [p["entry"] for p in _all]
ENTRY_MODE: tuple[str, ...] = tuple(e["mode"] for e in _entries)
ENTRY_TURN: tuple[int, ...] = tuple(e["turn"] if isinstance(e["turn"], int) else 0 for e in _entries)
ENTRY_HEXES: tuple[tuple[int, ...], ...] = tuple(hexes(e["hexes"]) for e in _entries)
FALLBACK_HEXES: tuple[tuple[int, ...], ...] = tuple(hexes(e.get("fallback", [])) for e in _entries)

OF_SIDE: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(p for p in ALL if SIDE[p] == 0),
    tuple(p for p in ALL if SIDE[p] == 1),
)
ENGINES: tuple[int, ...] = tuple(p for p in ALL if SIEGE[p])
RANGERS: tuple[int, ...] = tuple(p for p in ALL if ENTRY_MODE[p] == "setup_choice")
LANDING: tuple[int, ...] = tuple(p for p in ALL if ENTRY_MODE[p] == "landing")

GANDALF = NUMBER["L-GANDALF"]
DENETHOR = NUMBER["L-DENETHOR"]
ARAGORN = NUMBER["L-ARAGORN"]
THEODEN = NUMBER["L-THEODEN"]
WITCH_KING = NUMBER["L-WITCHKING"]
GOTHMOG = NUMBER["L-GOTHMOG"]
SAURON = NUMBER["L-SAURON"]
DENETHOR_LEAVES: int = next(p["removed_turn"] for p in _leaders if p["id"] == "L-DENETHOR")
