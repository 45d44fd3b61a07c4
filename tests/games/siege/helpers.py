"""Positions in one line, and the words that the tests of the Siege speak."""

from __future__ import annotations

from typing import Any

from redbook.games.siege.board import INDEX
from redbook.games.siege.pieces import NUMBER
from redbook.games.siege.state import State
from redbook.games.siege.view import OddsView, PieceView, SiegeView
from redbook.kernel import Event, Match, Scripted


def at(
    pieces: str,
    now: str = "west movement",
    dice: tuple[int, ...] = (),
    turns: int = 12,
    weight: str = "printed",
    **doc: Any,
) -> Match:
    """ "GO-05@0908 MO-01@1010r": a bare position, `r` for reduced. Dice come from the list, then from a seed."""
    placed = {}
    for word in pieces.split():
        id, _, place = word.partition("@")
        placed[id] = place[:-1] + " reduced" if place[-1] == "r" and place[0].isdigit() else place
    position = {"pieces": placed, "now": now, **doc}
    chance = Scripted(answers=list(dice), seed=1)
    return Match.from_position(
        {"game": "siege", "settings": {"turns": turns, "morale": weight}, "position": position}, chance=chance
    )


def notations(m: Match) -> list[str]:
    return [option.notation for option in m.decision.options] if m.decision is not None else []


def play(m: Match, *moves: str) -> Match:
    for move in moves:
        m.play(move)
    return m


def seen(m: Match) -> SiegeView:
    view: SiegeView = m.view(None)
    return view


def piece(m: Match, id: str) -> PieceView:
    return next(p for p in seen(m).pieces if p.id == id)


def where(m: Match, id: str) -> str:
    return piece(m, id).at


def state(m: Match) -> State:
    s: State = m.state
    return s


def reach(m: Match, id: str) -> dict[str, int]:
    """Every hex to which a counter may go in one gesture, with the cost; {} if it cannot move."""
    pick = f"{id}@{where(m, id)}"
    if pick not in notations(m):
        return {}
    twin = m.copy()
    twin.play(pick)
    return dict_of_goes(twin)


def dict_of_goes(m: Match) -> dict[str, int]:
    assert m.decision is not None
    goes = [o.args() for o in m.decision.options if o.kind == "go"]
    return {str(args["to"]): int(str(args["cost"])) for args in goes}


def move(m: Match, id: str, *stops: str) -> Match:
    """Pick a counter and walk it by way of some hexes."""
    play(m, f"{id}@{where(m, id)}")
    for stop in stops:
        play(m, f"{where(m, id)}>{stop}")
    return m


def declare(m: Match, target: str, *attackers: str) -> Match:
    """Name target and attackers; a lone candidate joins by himself."""
    play(m, f"attack {target}")
    for id in attackers:
        if f"+{id}" in notations(m):
            play(m, f"+{id}")
    assert sorted(attackers) == sorted(seen(m).combat.attackers)  # type: ignore[union-attr]
    return m


def fight(m: Match, target: str, *attackers: str) -> Match:
    return play(declare(m, target, *attackers), "roll")


def odds(m: Match) -> OddsView:
    combat = seen(m).combat
    assert combat is not None
    assert combat.odds is not None
    return combat.odds


def shifts(m: Match) -> dict[str, int]:
    return {shift.shift: shift.value for shift in odds(m).shifts}


def told(m: Match, kind: str) -> list[Any]:
    found: list[Event] = [entry.event for entry in m.events if entry.event.kind == kind]
    return found


def score(m: Match, side: str) -> int:
    return seen(m).score[side].total


def why(m: Match, intent: str) -> str:
    reason = m.why_not(intent)
    return "" if reason is None else reason.name


def hex_no(id: str) -> int:
    return INDEX[id]


def number(id: str) -> int:
    return NUMBER[id]


QUIET = ("end-movement", "end-combat", "pass", "hold", "done", "halt", "stay", "keep-bridge", "no-eye", "roll")


def step_quietly(m: Match) -> None:
    options = notations(m)
    play(m, next((o for o in QUIET if o in options), options[0]))


def skip_to(m: Match, seat: str, kind: str, limit: int = 200) -> Match:
    """Do as little as possible until a seat is asked such a question."""
    for _ in range(limit):
        if m.decision is None or (m.decision.seat == seat and m.decision.kind == kind):
            return m
        step_quietly(m)
    raise AssertionError(f"{seat} is never asked {kind}")


def skip_to_turn(m: Match, turn: int) -> Match:
    """Do as little as possible until a turn has begun."""
    while m.decision is not None and state(m).turn < turn:
        step_quietly(m)
    return m
