"""Walking through games at random: for tests, fuzzing, perft and benchmarks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from redbook.kernel.chance import Seeded
from redbook.kernel.game import Value
from redbook.kernel.match import Match


def random_walk(
    game: str, seed: int, *, seats: int | None = None, settings: Mapping[str, Value] | None = None, limit: int = 100_000
) -> Iterator[Match]:
    """One match, yielded before every decision and once more at its end. It is the same object each time."""
    dice = Seeded(seed=seed)
    m = Match.new(game, seed=seed, seats=seats, settings=settings)
    for _ in range(limit):
        yield m
        if m.decision is None:
            return
        choices = m.decision.options
        m.push(choices[dice.below(len(choices), None, "walk")])
    raise AssertionError(f"{game} seed {seed} does not end within {limit} moves")


def play_out(m: Match, seed: int, limit: int = 100_000) -> Match:
    dice = Seeded(seed=seed)
    while m.decision is not None and len(m.log) < limit:
        choices = m.decision.options
        m.push(choices[dice.below(len(choices), None, "walk")])
    return m


def check_laws(m: Match) -> None:
    """Every invariant of the game; a broken one raises."""
    for law in m.game.invariants:
        law(m.state)
    if m.decision is not None and m.decision.kind in m.game.settled:
        for law in m.game.settled_invariants:
            law(m.state)


def perft(m: Match, depth: int) -> int:
    """How many lines of `depth` decisions there are from here, dice as the seed gives them."""
    if depth == 0 or m.decision is None:
        return 1
    if depth == 1:
        return len(m.decision.options)
    return sum(divide(m, depth).values())


def divide(m: Match, depth: int) -> dict[str, int]:
    """perft below each option: a wrong count is found by descent."""
    counts: dict[str, int] = {}
    if m.decision is None:
        return counts
    for option in m.decision.options:
        after = m.copy()
        after.push(option)
        counts[option.notation] = perft(after, depth - 1)
    return counts
