"""How the weights of `redbook/bots/siege/outlook.py` were found: games of captains, and who won them.

python bench/outlook_siege.py --games 150 --seed 61000 61250 61500 61750
"""

from __future__ import annotations

import argparse
import pickle
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path

from fitting import Row, chance_of, fitted
from rich.progress import track

from redbook.bots import find_bot
from redbook.bots.siege.outlook import features
from redbook.games.siege.state import State
from redbook.kernel import Match, Seeded, Seen

Game = tuple[list[State], float]  # the board where each stage begins, and what the West got: 1, 0, or a half
LEVELS = (("steady", "steady"), ("novice", "steady"), ("steady", "novice"), ("steady", "steady"), ("novice", "novice"))
WHIMS = (0, 0, 0, 15, 0)  # answers of a hundred that are drawn by lot


def played(seed: int) -> Game:
    """One of five games is steady from its start. In the others somebody plays badly until some turn; only then are
    positions taken, so that what they lead to is the work of equals."""
    kind = seed % len(LEVELS)
    steady_from = 2 + seed // len(LEVELS) % 10 if kind else 0
    chance = Seeded(seed=seed)
    m = Match.new("siege", seed=seed)
    bots = {seat: find_bot("siege", f"captain:{level}") for seat, level in zip(m.seats, LEVELS[kind], strict=True)}
    found: list[State] = []
    now = (m.state.turn, m.state.stage)
    while (decision := m.decision) is not None:
        equals = m.state.turn >= steady_from
        stage = (m.state.turn, m.state.stage)
        if stage != now:
            if equals and stage == (steady_from, 0):
                bots = {seat: find_bot("siege", "captain:steady") for seat in m.seats}
            if equals:
                found.append(m.state.copy())
            now = stage
        options = decision.options
        if not equals and WHIMS[kind] and chance.below(100, None, "whim") < WHIMS[kind]:
            m.push(options[chance.below(len(options), None, "whim")])
        else:
            m.push(bots[decision.seat].choose(Seen(m), chance))
    assert m.result is not None
    return found, float("west" in m.result.winners) if m.result.winners else 0.5


# -- how good it is -------------------------------------------------------------------------------------


def judged(rows: Sequence[Row], weights: Sequence[float]) -> None:
    pairs = [(chance_of(weights, values), won) for values, won in rows]
    loss = -sum(won * log(p) + (1 - won) * log(1 - p) for p, won in pairs) / len(pairs)
    decided = [(p, won) for p, won in pairs if won != 0.5]
    right = sum((p > 0.5) == (won > 0.5) for p, won in decided) / len(decided)
    print(f"{len(pairs)} positions, log loss {loss:.3f}, right {right:.1%}")
    for bin in range(10):
        inside = [(p, won) for p, won in pairs if bin <= p * 10 < bin + 1]
        if inside:
            said, got = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            print(f"| {bin * 10}-{bin * 10 + 10} % | {len(inside)} | {said:.0%} | {got:.0%} |")


def rows_of(games: Sequence[Game]) -> list[Row]:
    return [(features(s), won) for states, won in games for s in states]


def games_from(path: Path) -> Iterator[Game]:
    with path.open("rb") as file:
        while file.peek(1):
            yield pickle.load(file)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=150, help="from each seed on")
    parser.add_argument("--seed", type=int, nargs="+", default=[61000, 61250, 61500, 61750])
    parser.add_argument("--keep", type=Path, help="games are added to this file, and all in it are fitted")
    args = parser.parse_args()
    games: list[Game] = list(games_from(args.keep)) if args.keep and args.keep.exists() else []
    for seed in track([first + n for first in args.seed for n in range(args.games)]):
        games.append(played(seed))
        if args.keep:
            with args.keep.open("ab") as file:
                pickle.dump(games[-1], file)
    kinds = len(LEVELS)
    fit = [g for n, g in enumerate(games) if n // kinds % 5]
    rest = [g for n, g in enumerate(games) if not n // kinds % 5]
    print("fitted to four fifths of the games, judged by the others:")
    judged(rows_of(rest), fitted(rows_of(fit)))
    print("fitted to all:")
    print(", ".join(f"{weight:.2f}" for weight in fitted(rows_of(games))))


if __name__ == "__main__":
    main()
