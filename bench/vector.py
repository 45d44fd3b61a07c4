"""Steps a second of many matches at once: bare engine, OpenSpiel, the vectorised runner with 0, 1, 2 and more workers.

    python bench/vector.py --seconds 4
    python bench/vector.py siege --rows 64 --workers 0 1 2 4 --bots

Everything by turns in one run, so that a busy machine is busy for all of it; random PyPI `chess` and OpenSpiel's own
Python games stand beside it. A step is one decision of one match. Two figures each: steps a second by the clock on the
wall, and microseconds of processor time a step, of this process and the workers together, which minds a busy machine
less. `bare` has no observations, `encoded` has them; the runner's figures hold the drawing of random actions, too.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from redbook.arena.speed import random_chess
from redbook.bots import usual_bot
from redbook.env import action_space, observation_layout
from redbook.env.vector import VectorRunner
from redbook.games import PLAYABLE
from redbook.kernel import Match, find_game


class Pace(NamedTuple):
    steps: float  # a second, by the wall
    micros: float  # of processor time a step

    def __str__(self) -> str:
        return f"{self.steps:,.0f} ({self.micros:,.0f} µs)"


def timed(step: Callable[[], int], seconds: float, workers: Sequence[int] = ()) -> Pace:
    """Of whatever `step` does, which tells how many steps it made."""
    step()
    done, began, used = 0, perf_counter(), spent(workers)
    while perf_counter() - began < seconds:
        done += step()
    return Pace(done / (perf_counter() - began), 1e6 * (spent(workers) - used) / done)


def spent(workers: Sequence[int]) -> float:
    """Processor seconds of this process and of others, as Linux tells them."""
    ticks = 0
    for pid in workers:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return process_time() + ticks / os.sysconf("SC_CLK_TCK")


def bare(game: str, seconds: float, encoded: bool) -> Pace:
    layout, space = observation_layout(game), action_space(game)
    dice, seeds = Random(1), iter(range(1_000_000))
    m = Match.new(game, seed=next(seeds))

    def step() -> int:
        nonlocal m
        for _ in range(50):
            if m.decision is None:
                m = Match.new(game, seed=next(seeds))
            assert m.decision is not None
            if encoded:
                layout.encode(m, m.decision.seat)
                space.mask(m.decision.options)
            m.push(dice.choice(m.decision.options))
        return 50

    return timed(step, seconds)


def vector(game: str, rows: int, workers: int, seconds: float, bots: dict[str, str]) -> Pace:
    dice = np.random.default_rng(1)
    with VectorRunner(game, rows, workers=workers, seed=1, bots=bots, copy=False) as runner:
        masks = runner.reset().masks

        def step() -> int:
            drawn = dice.random(rows)
            legal = masks.sum(axis=1)
            wanted = (drawn * legal).astype(np.int64)
            before = np.cumsum(masks, axis=1, dtype=np.int32)
            runner.step((before <= wanted[:, None]).sum(axis=1))
            return rows

        return timed(step, seconds, runner.pids)


def spiel(name: str, seconds: float, tensors: bool) -> Pace:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (makes OpenSpiel's Python games known)

    import redbook.env.spiel  # noqa: F401

    game, dice = pyspiel.load_game(name), Random(1)
    state: Any = game.new_initial_state()

    def step() -> int:
        nonlocal state
        done = 0
        while done < 20:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
                continue
            if tensors:
                state.observation_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
            done += 1
        return done

    return timed(step, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(PLAYABLE))
    parser.add_argument("--rows", type=int, default=64)
    parser.add_argument("--workers", type=int, nargs="+", default=[0, 1, 2, 4])
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--bots", action="store_true", help="the usual bots play all seats but the first")
    given = parser.parse_args()
    table = Table(title=f"steps a second ({given.rows} rows)")
    for heading in ("", *given.games):
        table.add_column(heading, justify="right" if heading else "left")

    def row(name: str, measure: Callable[[str], Pace]) -> None:
        table.add_row(name, *(str(measure(game)) for game in given.games))

    def others(game: str) -> dict[str, str]:
        rules = find_game(game)
        seats = rules.seats(rules.check_count(None), rules.check_settings(None))
        return {seat: usual_bot(game, seat) for seat in seats[1:]} if given.bots else {}

    row("engine, bare", lambda game: bare(game, given.seconds, False))
    row("engine, encoded", lambda game: bare(game, given.seconds, True))
    for workers in given.workers:
        row(f"{workers} workers", lambda game, w=workers: vector(game, given.rows, w, given.seconds, others(game)))
    for chance in ("sampled", "explicit"):
        name = "python_redbook(game={},chance=" + chance + ",rng_seed=1)"
        row(f"OpenSpiel, {chance}", lambda game, n=name: spiel(n.format(game), given.seconds, False))
        row(f"OpenSpiel, {chance}, tensors", lambda game, n=name: spiel(n.format(game), given.seconds, True))
    console = Console(width=120)
    console.print(table)
    console.print(f"PyPI chess: {random_chess(given.seconds):,.0f} random moves a second of processor time")
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "chess"):
        steps = spiel(name, given.seconds, False), spiel(name, given.seconds, True)
        console.print(f"OpenSpiel {name}: {steps[0]}, with tensors {steps[1]}")


if __name__ == "__main__":
    main()
