"""How the weights of `redbook/bots/tcg/outlook.py` were found: games of bots, and who won them.

python bench/outlook_tcg.py --games 700 --seed 50000 --jobs 2
"""

from __future__ import annotations

import argparse
import pickle
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from operator import mul
from pathlib import Path

from fitting import solved
from rich.progress import track

from redbook.bots import find_bot
from redbook.bots.tcg.outlook import features, stretch
from redbook.games.tcg.decks import decks
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.state import State
from redbook.kernel import Bot, Match, Seeded, Seen
from redbook.kernel.game import Value

SEATS = (2, 2, 3, 2, 4, 2, 2, 5, 2, 3, 2, 6)
LONGEST = 6000  # decisions


def settings_of(seed: int, seats: int, chance: Seeded) -> dict[str, Value]:
    """Two of five are first games, two have any of the decks that come with the game, one random legal decks."""
    if seed % 5 < 2:
        return {"first_game": True}
    if seed % 5 < 4:
        names = decks.names()
        return {f"deck_p{n}": names[chance.below(len(names), None, "deck")] for n in range(1, seats + 1)}
    return {f"deck_p{n}": decks.write(decks.random_deck(chance)) for n in range(1, seats + 1)}


def players_of(seed: int, seats: tuple[str, ...]) -> tuple[dict[str, Bot], int]:
    """Half of the games among steady bots; in a quarter somebody is a novice, in a quarter all have whims."""
    levels = ["steady"] * len(seats)
    if seed % 4 == 2:
        levels[seed // 4 % len(seats)] = "novice"
    bots = {seat: find_bot("tcg", f"loremaster:{level}") for seat, level in zip(seats, levels, strict=True)}
    return bots, 8 if seed % 4 == 3 else 0


def game(seed: int) -> tuple[list[State], list[int]]:
    """The table at the end of every stretch, and who won."""
    count = SEATS[seed % len(SEATS)]
    chance = Seeded(seed=seed)
    m = Match.new("tcg", seed=seed, seats=count, settings=settings_of(seed, count, chance))
    bots, whims = players_of(seed, m.seats)
    found: list[State] = []
    now = stretch(m.state)
    for _ in range(LONGEST):
        decision = m.decision
        if decision is None:
            break
        if stretch(m.state) != now:
            now = stretch(m.state)
            found.append(m.state.copy())
        options = decision.options
        if len(options) == 1:
            m.push(options[0])
        elif whims and chance.below(100, None, "whim") < whims:
            m.push(options[chance.below(len(options), None, "whim")])
        else:
            m.push(bots[decision.seat].choose(Seen(m), chance))
    return found, [int(seat[1:]) - 1 for seat in m.result.winners] if m.result else []


# -- the fit -----------------------------------------------------------------------------------------------


Row = tuple[list[list[float]], int, float]  # the features of those still in, which of them won, how much it counts


def rows_of(states: list[State], winners: list[int]) -> list[Row]:
    """A game counts the same, however many positions it has."""
    found: list[Row] = []
    if len(winners) != 1:
        return found
    for s in states:
        standing = [p for p in range(s.seats) if s.bearer[p] >= 0]
        found.append(([features(s, p) for p in standing], standing.index(winners[0]), 1.0))
    return [(x, y, 12 / len(found)) for x, y, _ in found]


def shares(weights: Sequence[float], players: Sequence[Sequence[float]]) -> list[float]:
    sums = [sum(map(mul, weights, x)) for x in players]
    most = max(sums)
    parts = [exp(one - most) for one in sums]
    total = sum(parts)
    return [part / total for part in parts]


def fit(rows: Sequence[Row], ridge: float, rounds: int = 8) -> list[float]:
    """Newton's method for the chances, drawn a little towards 0."""
    n = len(rows[0][0][0])
    weights = [0.0] * n
    for _ in range(rounds):
        slope = [-ridge * w for w in weights]
        bend = [[ridge if i == j else 0.0 for j in range(n)] for i in range(n)]
        for players, won, counts in rows:
            parts = shares(weights, players)
            middle = [sum(part * x[i] for part, x in zip(parts, players, strict=True)) for i in range(n)]
            for i in range(n):
                slope[i] += counts * (players[won][i] - middle[i])
            for part, x in zip(parts, players, strict=True):
                off = [x[i] - middle[i] for i in range(n)]
                for i in range(n):
                    scaled = counts * part * off[i]
                    if scaled:
                        row = bend[i]
                        for j in range(n):
                            row[j] += scaled * off[j]
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def report(name: str, weights: Sequence[float], rows: Sequence[Row]) -> None:
    """How well the weights judge games."""
    loss = blind = right = 0.0
    bins = [[0.0, 0.0, 0.0] for _ in range(10)]
    for players, won, _ in rows:
        parts = shares(weights, players)
        loss -= log(max(parts[won], 1e-12))
        blind += log(len(players))
        right += parts[won] == max(parts)
        for n, part in enumerate(parts):
            one = bins[min(9, int(10 * part))]
            one[0] += 1
            one[1] += part
            one[2] += n == won
    count = len(rows)
    print(f"{name}: {count} positions, log loss {loss / count:.3f} (all alike {blind / count:.3f}), "
          f"the likeliest won {100 * right / count:.1f} %")  # fmt: skip
    print("| said | of so many | mean | won |\n|---|---|---|---|")
    for n, (many, said, won_) in enumerate(bins):
        if many:
            print(f"| {10 * n}-{10 * n + 10} % | {many:.0f} | {100 * said / many:.1f} % | {100 * won_ / many:.1f} % |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--seed", type=int, default=50000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=30.0)
    parser.add_argument("--played", type=Path, help="where played games are kept; read if it is there")
    given = parser.parse_args()
    load()
    if given.played and given.played.exists():
        games = pickle.loads(given.played.read_bytes())
    else:
        seeds = range(given.seed, given.seed + given.games)
        with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
            games = list(zip(seeds, track(pool.map(game, seeds), total=len(seeds)), strict=True))
        if given.played:
            given.played.write_bytes(pickle.dumps(games))
    fitted: list[Row] = []
    kept: list[Row] = []
    for seed, (states, winners) in games:
        (kept if seed // 10 % 4 == 3 else fitted).extend(rows_of(states, winners))
    trial = fit(fitted, given.ridge)
    report("the games it was fitted to", trial, fitted)
    report("the others", trial, kept)
    report("of them two players", trial, [row for row in kept if len(row[0]) == 2])
    weights = fit([*fitted, *kept], given.ridge)
    print("WEIGHTS = (", ", ".join(f"{w:.2f}" for w in weights), ")")


if __name__ == "__main__":
    main()
