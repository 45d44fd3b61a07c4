"""Setting a table by hand, playing on it, and keeping count of the cards that tests play."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from redbook.games.hunt import events
from redbook.kernel import Chance, Match, Seeded

TURNS = ("daylight-1", "daylight-2", "nightfall")
TABLES: list[Match] = []
PLAYED: dict[str, str] = {}  # card or effect -> the test that plays it


def rest_of_day(turn: int) -> list[dict[str, Any]]:
    turns = [{"step": "turn", "number": n} for n in range(turn + 1, 3)]
    return [*turns, {"step": "refresh-allies"}, {"step": "refresh-sorcery"}, {"step": "roll-dice"}, {"step": "day"}]


AFTER = [{"step": "gandalf-hides"}, {"step": "encounter"}, {"step": "end-of-turn"}]


def table(
    part: int = 1,
    *,
    turn: int = 0,
    now: str = "ringbearer",
    seats: int = 2,
    settings: dict[str, Any] | None = None,
    seed: int = 1,
    chance: Chance | None = None,
    **doc: Any,
) -> Match:
    """A position with sensible defaults. `now`: ringbearer, nazgul, encounter, refresh, day, or a list of steps."""
    after = rest_of_day(turn)
    steps = {
        "ringbearer": [{"step": "turn", "number": turn}],
        "nazgul": [{"step": "nazgul-turns"}, *AFTER],
        "encounter": AFTER,
        "refresh": [],
        "day": [],
    }.get(now, []) + (after if now != "day" else after[-1:])
    if now == "refresh":
        steps = after[-4:]
    position: dict[str, Any] = {"part": part, "day": 1, "turn": TURNS[turn], "steps": steps}
    position["hands"] = {f"wraith-{n}": [] for n in range(1, seats)}
    position |= doc
    whole = {"game": "hunt", "seats": seats, "settings": settings or {}, "position": position}
    m = Match.from_position(whole, chance=chance or Seeded(seed=seed))
    TABLES.append(m)
    return m


def notations(m: Match) -> list[str]:
    assert m.decision is not None
    return [option.notation for option in m.decision.options]


def play(m: Match, *moves: str) -> Match:
    for move in moves:
        m.play(move)
    return m


def asked(m: Match) -> str:
    assert m.decision is not None
    return m.decision.kind


def pass_nazgul(m: Match) -> Match:
    """Let every Nazgûl stand still until somebody else is asked for something else."""
    while m.decision is not None and m.decision.kind in ("active-nazgul", "react"):
        m.play("end" if m.decision.kind == "active-nazgul" else "pass")
    return m


def told(m: Match, kind: type, seat: str | None = None) -> list[Any]:
    return [told.event for told in m.events if isinstance(told.event, kind) and (seat is None or told.heard_by(seat))]


def effects_of(m: Match) -> set[str]:
    """The cards and effects that were really played at this table."""
    found: set[str] = set()
    for event in (told.event for told in m.events):
        if isinstance(event, events.EffectChosen):
            found.add(event.effect)
        elif isinstance(event, events.Cancelled):
            found.add(f"stop-{event.card}")
        elif isinstance(event, events.CompanyFlipped):
            found.add(f"flip-{event.company}")
    return found


def plays(*effects: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """This test plays these effects: "ally1-07-2", "stop-ally1-13", "flip-sam". It fails if it does not."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        for effect in effects:
            PLAYED[effect] = test.__name__

        @wraps(test)
        def checked(*args: Any, **kwargs: Any) -> None:
            TABLES.clear()
            test(*args, **kwargs)
            seen = {effect for m in TABLES for effect in effects_of(m)}
            assert set(effects) <= seen, f"not played: {sorted(set(effects) - seen)}"

        return checked

    return mark
