"""What becomes of a battle, by expectation: a cheap guess, kept for as long as the process lives."""

from __future__ import annotations

from functools import lru_cache

FIELD_TARGET = 5
WALL_TARGET = 6
LONGEST = 12  # rounds looked at


def hits(dice: float, leadership: int, target: int) -> float:
    """Expected hits of a Combat roll and its re-roll."""
    chance = (7 - target) / 6
    missed = dice * (1 - chance)
    return chance * (dice + min(5, leadership, missed))


@lru_cache(maxsize=1 << 16)
def clash(
    units: int,
    steps: int,
    lead: int,
    their_units: int,
    their_steps: int,
    their_lead: int,
    first: int = 5,
    rest: int = 5,
) -> tuple[float, float, float]:
    """A battle fought to the end: the attacker's chance to win, and what is left of each army in hits.

    `steps` are the hits that an army can take; `first` and `rest` what the attacker must roll.
    """
    mine, yours = float(steps), float(their_steps)
    if their_units <= 0:
        return 1.0, mine, 0.0
    if units <= 0:
        return 0.0, 0.0, yours
    target = first
    for _ in range(LONGEST):
        dealt = hits(min(5.0, units, mine), lead, target)
        taken = hits(min(5.0, their_units, yours), their_lead, FIELD_TARGET)
        mine -= taken
        yours -= dealt
        target = rest
        if mine <= 0 or yours <= 0:
            break
    margin = max(mine, 0.0) / steps - max(yours, 0.0) / their_steps
    chance = min(1.0, max(0.0, 0.5 + 0.9 * margin))
    return chance, max(mine, 0.0), max(yours, 0.0)


@lru_cache(maxsize=1 << 16)
def assault(
    units: int, steps: int, lead: int, their_units: int, their_steps: int, their_lead: int, rounds: int = 1
) -> tuple[float, float, float]:
    """`rounds` against walls: the chance that the garrison falls, hits dealt and hits taken."""
    mine, yours = float(steps), float(their_steps)
    dealt = taken = 0.0
    for _ in range(rounds):
        if mine <= 0 or yours <= 0:
            break
        given = hits(min(5.0, units, mine), lead, WALL_TARGET)
        got = hits(min(5.0, their_units, yours), their_lead, FIELD_TARGET)
        yours -= given
        mine -= got
        dealt += given
        taken += got
    chance = min(1.0, max(0.0, (dealt / max(1, their_steps)) ** 2 * 0.6)) if their_steps else 1.0
    return chance, dealt, taken
