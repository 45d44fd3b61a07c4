"""How well the outlook of War of the Ring foretells: log loss, accuracy and calibration on games of the bots.

    python bench/outlook_wotr.py --games 300 --seed 50000

Positions are those at the beginning of every turn from the second on, as the counsellor judges them. In games of four
one side is a novice, in turn, so that lopsided ones occur too. The weights in `outlook.py` saw none of these games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log

from redbook.bots import find_bot
from redbook.bots.wotr.outlook import free_chance
from redbook.games.wotr.board import FREE, SIDE_OF_SEAT
from redbook.kernel import Bot, Match, Seeded, Seen

BINS = 10


def names(game: int, m: Match) -> dict[str, str]:
    sides = SIDE_OF_SEAT[len(m.seats)]
    novice = game % 6 // 3 if game % 3 == 2 else -1  # the side that errs
    found = {}
    for seat, side in zip(m.seats, sides, strict=True):
        name = "steward" if side == FREE else "lieutenant"
        found[seat] = f"{name}:novice" if side == novice else name
    return found


def positions(game: int, seed: int) -> Iterator[tuple[float, bool]]:
    """The Free Peoples' chance at the beginning of each turn, and whether they won."""
    m = Match.new("wotr", seed=seed, seats=2 + game % 3)
    bots: dict[str, Bot] = {seat: find_bot("wotr", name) for seat, name in names(game, m).items()}
    chance = Seeded(seed=seed)
    turn, chances = 1, []
    while m.decision is not None:
        if m.state.turn != turn:
            turn = m.state.turn
            chances.append(free_chance(m.state))
        m.push(bots[m.decision.seat].choose(Seen(m), chance))
    assert m.result is not None
    won = any(SIDE_OF_SEAT[len(m.seats)][m.seats.index(seat)] == FREE for seat in m.result.winners)
    return iter([(value, won) for value in chances])


def report(found: list[tuple[float, bool]], games: int) -> Iterator[str]:
    loss = -sum(log(max(1e-9, p if won else 1 - p)) for p, won in found) / len(found)
    right = sum((p > 0.5) == won for p, won in found) / len(found)
    rate = sum(won for _, won in found) / len(found)
    plain = -(rate * log(rate) + (1 - rate) * log(1 - rate))
    yield f"{games} games, {len(found)} turns; log loss {loss:.3f} (the mean alone: {plain:.3f})"
    yield f"right {100 * right:.0f} %"
    yield "| foretold | turns | mean foretold | Free Peoples won |"
    yield "|---|---|---|---|"
    for n in range(BINS):
        some = [(p, won) for p, won in found if n <= p * BINS < n + 1 or (n == BINS - 1 and p >= 1)]
        if some:
            mean = sum(p for p, _ in some) / len(some)
            share = sum(won for _, won in some) / len(some)
            yield f"| {10 * n}-{10 * n + 10} % | {len(some)} | {100 * mean:.0f} % | {100 * share:.0f} % |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=50000)
    asked = parser.parse_args()
    found = [one for game in range(asked.games) for one in positions(game, asked.seed + game)]
    for line in report(found, asked.games):
        print(line)


if __name__ == "__main__":
    main()
