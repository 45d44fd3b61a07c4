"""Observations and actions over many matches: every option has an index of its own, every number keeps its bounds,
every word has its place, and no array changes when all that the seat does not know is dealt anew.

    python bench/arrays.py tcg --matches 200 --players random --seed 5000
    python bench/arrays.py wotr --matches 50 --players bots --every 10

Settings are drawn by lot, seats by turns. Exit code 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import numpy as np
from rich.console import Console
from rich.progress import track

from redbook import Match, Option, Seeded
from redbook.bots.players import usual_players
from redbook.env import action_space, observation_layout
from redbook.games import PLAYABLE
from redbook.kernel import find_game
from redbook.kernel.game import Value


def any_settings(game: str, count: int, chance: Seeded) -> dict[str, Value]:
    """What the game draws itself, or else every setting by lot."""
    rules = find_game(game)
    drawn = rules.any_settings(count, chance)
    if drawn:
        return drawn
    return {one.name: one.values[chance.below(len(one.values), None, "settings")] for one in rules.settings}


def look(match: Match, faults: Counter[str]) -> None:
    layout, space = observation_layout(match.game.id, len(match.seats)), action_space(match.game.id)
    decision = match.decision
    assert decision is not None
    for n, seat in enumerate(match.seats):
        raw = layout.raw(match, seat)
        for index in np.flatnonzero((raw > layout.high + 1e-6) | (raw < layout.low - 1e-6)):
            faults[f"beyond its bounds: {layout.names[index]}"] += 1
        other = match.determinize(seat, seed=n + len(match.log))
        for index in np.flatnonzero(raw != layout.raw(other, seat)):
            faults[f"tells a secret: {layout.names[index]}"] += 1
        if decision.seat == seat:
            theirs = other.decision.options if other.decision is not None else []
            if not np.array_equal(space.mask(decision.options), space.mask(theirs)):
                faults["the mask tells a secret"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=PLAYABLE)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--players", choices=("random", "bots"), default="random")
    parser.add_argument("--every", type=int, default=10, help="look at observations every so many decisions")
    parser.add_argument("--moves", type=int, default=6000, help="of a match, at most")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    space, counts = action_space(chosen.game), find_game(chosen.game).seat_counts
    faults: Counter[str] = Counter()
    in_order: Counter[str] = Counter()
    decisions = looked = most = 0
    for n in track(range(chosen.matches), console=Console(stderr=True), transient=True):
        seed = chosen.seed + n
        chance, count = Seeded(seed=seed), counts[n % len(counts)]
        match = Match.new(chosen.game, seed=seed, seats=count, settings=any_settings(chosen.game, count, chance))
        bots = usual_players(chosen.game, seed, whims=10)
        for move in range(chosen.moves):
            if match.decision is None:
                break
            options: list[Option] = match.decision.options
            indices = space.index(options)
            if len(set(indices)) < len(options) or max(indices) >= space.size:
                faults[f"no index of its own: {match.decision.kind}"] += 1
            in_order.update(
                space.names[index].rpartition(" ")[0]
                for index in indices
                if space.names[index].startswith("other ") or "another" in space.names[index]
            )
            decisions, most = decisions + 1, max(most, len(options))
            if move % chosen.every == 0:
                looked += 1
                look(match, faults)
            by_lot = chosen.players == "random"
            match.push(options[chance.below(len(options), None, "walk")] if by_lot else bots(match))
    print(f"{chosen.game} by {chosen.players}: {decisions:,} decisions, {looked:,} looked at, up to {most} options")
    print(f"places taken in order: {dict(in_order) or 'none'}")
    for fault, times in faults.most_common(30):
        print(f"  {times} × {fault}")
    print(f"{sum(faults.values())} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
