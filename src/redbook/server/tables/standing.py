"""Where a match stands, as it is stored for lists."""

from __future__ import annotations

from typing import Any

from redbook.kernel import Match, Result
from redbook.server.store.rows import Standing


def standing_of(match: Match, version: int) -> Standing:
    waiting = match.decision.seat if match.decision is not None else None
    return Standing(version, len(match.log), waiting, result_doc(match.result))


def result_doc(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {"winners": list(result.winners), "reason": result.reason, "scores": dict(result.scores)}


def same_standing(one: Standing, other: Standing) -> bool:
    """Whatever their versions, and whenever it was."""
    return (one.length, one.waiting, one.result) == (other.length, other.waiting, other.result)
