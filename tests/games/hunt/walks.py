"""Games that go somewhere: Frodo makes for the Exits, the Nazgûl ride about and hunt, so that Part 2 is reached."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from redbook.games.hunt import options as o
from redbook.games.hunt.board import SHIRE
from redbook.kernel import Match, Option, Seeded


def lively_walk(
    seed: int, *, seats: int = 2, settings: Mapping[str, Any] | None = None, listen: bool = False
) -> Iterator[Match]:
    """One match, yielded before every decision and once more at its end."""
    dice = Seeded(seed=seed)
    m = Match.new("hunt", seed=seed, seats=seats, settings=settings, listen=listen)
    while True:
        yield m
        if m.decision is None:
            return
        m.push(choose(m, dice))


def whole_game(seed: int, *, seats: int = 2, settings: Mapping[str, Any] | None = None) -> Match:
    """The match at its end."""
    *_, last = lively_walk(seed, seats=seats, settings=settings)
    return last


def choose(m: Match, dice: Seeded) -> Option:
    assert m.decision is not None
    choices = list(m.decision.options)
    pick = choices[dice.below(len(choices), None, "walk")]
    whim = dice.below(100, None, "walk")
    s = m.state
    kind = m.decision.kind
    if kind in ("shire-turn", "card-move", "flee") and whim < 85:
        steps = [option for option in choices if isinstance(option, o.Log) and option.space]
        if steps:
            best = min(SHIRE.moves_to_exit(option.space, 0) for option in steps)
            now = SHIRE.moves_to_exit(s.last, s.dots)
            if best < now:
                return next(option for option in steps if SHIRE.moves_to_exit(option.space, 0) == best)
            if kind != "flee":
                return next(option for option in choices if isinstance(option, o.Log) and not option.space)
    if kind == "active-nazgul":
        hunts = [option for option in choices if isinstance(option, o.Hunt)]
        at = s.nazgul[s.active]
        if at == s.last_location() and whim < 60:
            hunts += [option for option in choices if isinstance(option, o.UseDie)]
        if hunts and whim < 80:
            return hunts[whim % len(hunts)]
        goal = s.last_location()
        rides = [option for option in choices if isinstance(option, o.Ride)]
        if rides and whim < 50 and not isinstance(pick, o.EndTurn):
            board = s.board
            return min(
                rides,
                key=lambda ride: (
                    (board.x[ride.space] - board.x[goal]) ** 2 + (board.y[ride.space] - board.y[goal]) ** 2
                ),
            )
    if kind == "die-action" and whim < 50:
        for option in choices:
            if isinstance(option, o.Hunt):
                return option
    return pick
