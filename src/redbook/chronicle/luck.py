"""How kind the dice were: each seat's rolls against what could be expected of them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable

import msgspec

from redbook.chronicle.retelling import Die


class Luck(msgspec.Struct, frozen=True):
    """Rolls of one kind by one seat; `low` is the lowest face, `z` is in standard deviations."""

    seat: str
    why: str
    faces: int
    low: int
    rolls: int
    counts: tuple[int, ...]
    mean: float
    expected: float
    z: float

    @property
    def word(self) -> str:
        """How far from the ordinary: the id of a message."""
        if abs(self.z) < 1:
            return "ordinary"
        return ("high" if self.z > 0 else "low") if abs(self.z) < 2 else ("very-high" if self.z > 0 else "very-low")


def luck(dice: Iterable[Die]) -> list[Luck]:
    groups: dict[tuple[str, str, int, int], list[int]] = defaultdict(list)
    for die in dice:
        groups[die.seat, die.why, die.faces, die.low].append(die.index)
    return [measured(*key, indices) for key, indices in sorted(groups.items())]


def measured(seat: str, why: str, faces: int, low: int, indices: list[int]) -> Luck:
    rolls = len(indices)
    expected = (faces - 1) / 2
    spread = math.sqrt(rolls * (faces * faces - 1) / 12)
    return Luck(
        seat=seat,
        why=why,
        faces=faces,
        low=low,
        rolls=rolls,
        counts=tuple(indices.count(face) for face in range(faces)),
        mean=low + sum(indices) / rolls,
        expected=low + expected,
        z=(sum(indices) - rolls * expected) / spread if spread else 0.0,
    )
