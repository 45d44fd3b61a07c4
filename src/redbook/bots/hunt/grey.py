"""Gandalf's round: his Deeds one after the other, then Rivendell, by the fewest steps."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from redbook.games.hunt.board import WILD


@cache
def steps_from(start: int) -> tuple[int, ...]:
    """[location]: Gandalf's moves to it; he passes over dots."""
    far = [99] * (WILD.locs + 1)
    far[start] = 0
    edge = [start]
    while edge:
        reached = []
        for at in edge:
            for to in WILD.connected[at]:
                if far[to] > far[at] + 1:
                    far[to] = far[at] + 1
                    reached.append(to)
        edge = reached
    return tuple(far)


HOME = tuple(min(steps_from(at)[exit] for exit in WILD.exits) if at else 99 for at in range(WILD.locs + 1))


@cache
def round_length(start: int, deeds: tuple[int, ...]) -> int:
    """Moves for these Deeds, in the best order, and the way home."""
    if not deeds:
        return HOME[start]
    return min(
        max(1, steps_from(start)[deed]) + round_length(deed, tuple(other for other in deeds if other != deed))
        for deed in deeds
    )


def plan(start: int, deeds: tuple[int, ...], turns: int) -> tuple[int, ...]:
    """The Deeds worth going for in so many turns, as many as may be with Rivendell; else the nearest alone."""
    for count in range(len(deeds), 0, -1):
        best = min(combinations(sorted(deeds), count), key=lambda kept: round_length(start, kept))
        if round_length(start, best) <= turns:
            return best
    near = min(deeds, key=lambda deed: steps_from(start)[deed], default=0)
    return (near,) if near and HOME[start] > turns >= steps_from(start)[near] else ()
