"""Soak: games by the thousand, at random and by bots, with everything looked at at every decision.

    python bench/soak.py --games 1000 --jobs 2              1,000 games by bots and 1,000 at random, of every game
    python bench/soak.py siege --players bots --games 200

Each match is saved, loaded, fingerprinted, written as a position, copied, determinized and seen from every seat, said
in three languages and asked why not, at every decision (redbook.kernel.scrutiny; other worlds are drawn for the seat
that decides and one more in turn). With `--every 9` at every ninth decision only, for long games
(another ninth in the next game). Every
number of seats in turn; a game that has settings to draw (decks, say) draws them for each match; every fourth table of
bots has whims.

Exit code 1 if anything went wrong; the save of a match that broke is kept in crashes/, and its seed is printed.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import msgspec
from rich.progress import track

from redbook.arena.match import sub_seed
from redbook.bots.players import usual_players
from redbook.games import PLAYABLE
from redbook.kernel import Match, Seeded, find_game
from redbook.kernel.scrutiny import Choose, Scrutiny, at_random, walk

CRASHES = Path("crashes")


class Job(msgspec.Struct, frozen=True):
    game: str
    players: str
    seats: int
    number: int
    seed: int
    every: int

    def choose(self) -> Choose:
        if self.players == "random":
            return at_random(self.seed)
        return usual_players(self.game, self.seed, whims=15 if self.number % 4 == 3 else 0)


class Soaked(msgspec.Struct, frozen=True):
    """One match: how many decisions, at how many everything was looked at, how it ended, what was wrong."""

    decisions: int
    looked: int
    ended: str
    wrong: str


def soak(job: Job) -> Soaked:
    settings = find_game(job.game).any_settings(job.seats, Seeded(seed=job.seed))
    looked = 0
    m: Match | None = None
    try:
        scrutiny: Scrutiny | None = None
        for m in walk(job.game, job.seed, job.choose(), seats=job.seats, settings=settings):
            scrutiny = scrutiny or Scrutiny(m, all_eyes=False)
            if (len(m.log) + job.number) % job.every == 0 or m.decision is None:
                scrutiny.at(m)
                looked += 1
    except Exception as wrong:  # whatever breaks is what we are here for: it is kept, told and counted
        where = f"{job.game} of {job.seats}, {job.players}, seed {job.seed}, move {len(m.log) if m else 0}"
        CRASHES.mkdir(exist_ok=True)
        name = CRASHES / f"soak-{job.game}-{job.players}-{job.seed}.txt"
        moves = " | ".join(m.moves) if m else ""
        name.write_text(f"{where}\n{traceback.format_exc()}\n{settings}\n{moves}\n", "utf-8")
        return Soaked(len(m.log) if m else 0, looked, "broken", f"{where}: {type(wrong).__name__}: {str(wrong)[:200]}")
    assert m is not None
    assert m.result is not None
    return Soaked(len(m.log), looked, m.result.reason, "")


def soak_all(game: str, players: str, given: argparse.Namespace) -> list[str]:
    counts = find_game(game).seat_counts
    jobs = [
        Job(game, players, counts[n % len(counts)], n, sub_seed(given.seed, f"{players} {n}"), given.every)
        for n in range(given.games)
    ]
    began = perf_counter()
    decisions = looked = 0
    ends: Counter[str] = Counter()
    wrong: list[str] = []
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for one in track(pool.map(soak, jobs, chunksize=2), f"{game}, {players}", total=len(jobs)):
            decisions += one.decisions
            looked += one.looked
            ends[one.ended] += 1
            wrong += [one.wrong] if one.wrong else []
    print(
        f"{game}, {players}: {given.games} games, {decisions:,} decisions, everything looked at at {looked:,} of them"
    )
    print(f"  ends: {', '.join(f'{reason} {n}' for reason, n in ends.most_common())}")
    print(f"  {perf_counter() - began:.0f} s with {given.jobs} processes; {len(wrong)} faults", flush=True)
    for line in wrong[:20]:
        print("  " + line)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(PLAYABLE))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", choices=("both", "bots", "random"), default="both")
    parser.add_argument("--every", type=int, default=1, help="look at every n-th decision only")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    kinds = ("bots", "random") if given.players == "both" else (given.players,)
    wrong = [line for game in given.game for players in kinds for line in soak_all(game, players, given)]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
