"""Fuzz: mutated documents by the thousand. A position that is believed plays on; the others are refused in words.

    python bench/fuzz.py --documents 20000 --jobs 2          of every game
    python bench/fuzz.py hunt --documents 2000 --seed 5

Documents come from games of bots and random games. Each is refused with an error of ours, or accepted and then played
for 50 decisions with every invariant and every view. Anything else is a fault, and so is one that costs more than
`--seconds` of CPU to be refused or believed. Exit code 1 if there is any; the documents are kept in crashes/.
"""

from __future__ import annotations

import argparse
import resource
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec
from rich.progress import track

from redbook.arena.match import sub_seed
from redbook.bots.players import usual_players
from redbook.games import PLAYABLE
from redbook.kernel import Match, RedbookError, Seeded, find_game
from redbook.kernel.mutate import believed, spoiled
from redbook.kernel.scrutiny import at_random, walk

CRASHES = Path("crashes")
FROM_ONE_GAME = 200  # documents


class Job(msgspec.Struct, frozen=True):
    game: str
    number: int
    seed: int
    documents: int
    seconds: float


class Fuzzed(msgspec.Struct, frozen=True):
    documents: int
    believed: int
    slowest: float
    wrong: list[str]


def sources(job: Job) -> list[dict[str, Any]]:
    """Positions of one game, from all over it."""
    counts = find_game(job.game).seat_counts
    seats = counts[job.number % len(counts)]
    choose = at_random(job.seed) if job.number % 2 else usual_players(job.game, job.seed, whims=10)
    settings = find_game(job.game).any_settings(seats, Seeded(seed=job.seed))
    return [m.position() for m in thinned(walk(job.game, job.seed, choose, seats=seats, settings=settings))]


def thinned(matches: Iterator[Match]) -> Iterator[Match]:
    return (m for m in matches if m.decision is not None and len(m.log) % 11 == 0)


def fuzz(job: Job) -> Fuzzed:
    chance = Seeded(seed=job.seed)
    docs = sources(job)
    taken, slowest = 0, 0.0
    wrong: list[str] = []
    for number in range(job.documents):
        doc = spoiled(docs[chance.below(len(docs), None, "fuzz")], chance)
        began = process_time()
        try:
            Match.from_position(doc, seed=1)
        except RedbookError:
            pass
        except Exception as error:  # what we are here for
            wrong.append(kept(job, number, doc, f"{type(error).__name__}: {error}"))
            continue
        spent = process_time() - began
        slowest = max(slowest, spent)
        if spent > job.seconds:
            wrong.append(kept(job, number, doc, f"{spent:.2f} s of CPU"))
        try:
            taken += believed(doc, chance)
        except Exception as error:  # believed, and then it broke
            wrong.append(kept(job, number, doc, f"played on: {type(error).__name__}: {error}"))
    return Fuzzed(job.documents, taken, slowest, wrong)


def kept(job: Job, number: int, doc: dict[str, Any], why: str) -> str:
    CRASHES.mkdir(exist_ok=True)
    path = CRASHES / f"fuzz-{job.game}-{job.seed}-{number}.json"
    path.write_bytes(msgspec.json.encode(doc))
    return f"{path}: {why[:200]}"


def fuzz_all(game: str, given: argparse.Namespace) -> list[str]:
    jobs = [
        Job(game, n, sub_seed(given.seed, f"fuzz {game} {n}"), FROM_ONE_GAME, given.seconds)
        for n in range(-(-given.documents // FROM_ONE_GAME))
    ]
    began = perf_counter()
    documents = accepted = 0
    slowest = 0.0
    wrong: list[str] = []
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for one in track(pool.map(fuzz, jobs), game, total=len(jobs)):
            documents += one.documents
            accepted += one.believed
            slowest = max(slowest, one.slowest)
            wrong += one.wrong
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    print(f"{game}: {documents:,} documents, {accepted:,} believed and played for 50 decisions; slowest answer "
          f"{1000 * slowest:.0f} ms of CPU, largest process {most} MB; {len(wrong)} faults "
          f"({perf_counter() - began:.0f} s)", flush=True)  # fmt: skip
    for line in wrong[:30]:
        print("  " + line)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(PLAYABLE))
    parser.add_argument("--documents", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    return 1 if [line for game in given.game for line in fuzz_all(game, given)] else 0


if __name__ == "__main__":
    sys.exit(main())
