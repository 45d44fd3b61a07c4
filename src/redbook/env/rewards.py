"""What a match was worth to each seat: at its end, and only then."""

from __future__ import annotations

from redbook.kernel import Result


def rewards(result: Result | None, seats: tuple[str, ...]) -> tuple[float, ...]:
    """1 for every winner, -1 for everybody else; 0 for all in a draw, and before the end."""
    if result is None or not result.winners:
        return (0.0,) * len(seats)
    return tuple(1.0 if seat in result.winners else -1.0 for seat in seats)
