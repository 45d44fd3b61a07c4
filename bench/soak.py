"""Soak: random games by the thousand with every invariant checked, and the leak test on sampled positions.
Every number of seats in turn; a game that has settings to draw (decks, say) draws them for each match.

    python bench/soak.py siege --games 2000 --jobs 2 --leak-every 400

Exit code 1 if anything went wrong; the replay of a match that broke is kept in crashes/, and the seed is printed.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

import msgspec
from rich.progress import track

from redbook.arena.match import sub_seed
from redbook.arena.tournament import Pairing, Rules, play_pairing
from redbook.kernel import Match, Seeded, find_game
from redbook.kernel.game import Value
from redbook.kernel.walk import random_walk


def leaks(game: str, seats: int, seed: int, settings: dict[str, Value], every: int) -> tuple[int, list[str]]:
    """Positions looked at, and those where a seat can tell the match from one with other secrets."""
    found: list[str] = []
    looked = 0
    for number, m in enumerate(random_walk(game, seed, seats=seats, settings=settings)):
        if number % every == 0:
            looked += 1
            found += [
                f"{game} seed {seed} move {number}: {seat} can tell" for seat in (*m.seats, None) if tells(m, seat)
            ]
    return looked, found


def tells(m: Match, seat: str | None) -> bool:
    other = m.determinize(seat, seed=len(m.log) + 1)
    if msgspec.json.encode(other.view(seat), order="sorted") != msgspec.json.encode(m.view(seat), order="sorted"):
        return True
    return m.decision is not None and m.decision.seat == seat and other.decision != m.decision


def soak_one(job: tuple[str, int, int, int, int]) -> tuple[int, int, list[str]]:
    """One random match, checked, and the leak test along another: moves, positions looked at, what was wrong."""
    game, seats, number, seed, every = job
    settings = find_game(game).any_settings(seats, Seeded(seed=seed))
    rules = Rules(game, seats=seats, settings=settings, check=True)
    played = play_pairing(rules, Pairing(number, seed, ("random",) * seats))
    wrong = [f"{game} seed {seed}: {played.fault.kind}: {played.fault.why}"] if played.fault is not None else []
    looked, leaking = leaks(game, seats, seed, settings, every) if every else (0, [])
    return played.moves, looked, wrong + leaking


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leak-every", type=int, default=0, help="look at every n-th decision; 0: no leak test")
    given = parser.parse_args()
    counts = find_game(given.game).seat_counts
    jobs = [
        (given.game, counts[n % len(counts)], n, sub_seed(given.seed, f"soak {n}"), given.leak_every)
        for n in range(given.games)
    ]
    began = perf_counter()
    moves = looked = 0
    wrong: list[str] = []
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        done = pool.map(soak_one, jobs, chunksize=4)
        for one_moves, one_looked, one_wrong in track(done, given.game, total=len(jobs)):
            moves += one_moves
            looked += one_looked
            wrong += one_wrong
    taken = perf_counter() - began
    print(f"{given.games} games, {moves} decisions, every invariant after each; {looked} positions tested for leaks")
    print(f"{taken:.1f} s with {given.jobs} processes; {len(wrong)} faults")
    for line in wrong[:20]:
        print("  " + line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
