"""What a match was worth to each seat: at its end, and only then."""

from __future__ import annotations

from redbook.kernel import Result


def rewards(result: Result | None, seats: tuple[str, ...]) -> tuple[float, ...]:
    """1 for whoever won, -1 for the others; 0 for all in a draw, if all have won, and before the end."""
    if result is None or not 0 < len(result.winners) < len(seats):
        return (0.0,) * len(seats)
    return tuple(1.0 if seat in result.winners else -1.0 for seat in seats)
