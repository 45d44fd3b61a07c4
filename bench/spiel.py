"""OpenSpiel's own random simulation over whole matches: every game, every number of seats, both kinds of chance.

    python bench/spiel.py --sims 2
    python bench/spiel.py hunt tcg --chance explicit

In the tests matches are broken off after a few decisions; here they end by rule. OpenSpiel clones, serializes and
compares on the way, and ends the program where something is wrong.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time

import pyspiel

import redbook.env.spiel  # noqa: F401  (makes the game known)
from redbook.games import PLAYABLE
from redbook.kernel import find_game


@contextmanager
def quiet() -> Iterator[None]:
    """What OpenSpiel prints for every state goes nowhere."""
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(PLAYABLE))
    parser.add_argument("--chance", nargs="+", default=["sampled", "explicit"])
    parser.add_argument("--sims", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in given.games:
        for seats in find_game(game).seat_counts:
            for chance in given.chance:
                began = process_time()
                table = pyspiel.load_game(
                    f"python_redbook(game={game},seats={seats},chance={chance},rng_seed={given.seed})"
                )
                with quiet():
                    pyspiel.random_sim_test(table, num_sims=given.sims, serialize=chance == "explicit", verbose=False)
                print(f"{game} for {seats}, {chance}: {given.sims} sims, {process_time() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
