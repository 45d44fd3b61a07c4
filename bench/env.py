"""Environments beside the bare engine, and beside PettingZoo's own chess and Connect Four, in one run.

    python bench/env.py --seconds 2 --rounds 3
    python bench/env.py --games siege tcg

Processor time, so that other work on the machine matters less; rounds go round all rows, and the median counts. Random
moves everywhere. PettingZoo's games need pygame, which is no dependency of ours: `pip install pygame` beforehand.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

import chess
import numpy as np
from rich.console import Console
from rich.table import Table

from redbook import Match
from redbook.env import action_space, aec_env, gym_env, observation_layout
from redbook.games import PLAYABLE

Course = Iterator[None]  # one step at a time, for ever


# -- courses: every one of them makes a random move a step -------------------------------------------------


def bare(game: str) -> Course:
    """The engine alone."""
    rng = random.Random(1)
    while True:
        match = Match.new(game, seed=rng.getrandbits(32))
        while match.decision is not None:
            match.push(rng.choice(match.decision.options))
            yield


def aec_without_observing(game: str) -> Course:
    """Steps by index; nobody looks. What is above the bare engine is the machinery."""
    rng = random.Random(1)
    env = aec_env(game)
    while True:
        env.reset(seed=rng.getrandbits(32))
        while not env.terminations[env.agent_selection]:
            _, _, _, _, info = env.last(observe=False)
            indices = env.table.indices()
            env.step(indices[rng.randrange(len(info["options"]))])
            yield


def aec(game: str) -> Course:
    """The usual loop: look, choose by the mask, step."""
    rng = random.Random(1)
    env = aec_env(game)
    while True:
        env.reset(seed=rng.getrandbits(32))
        while not env.terminations[env.agent_selection]:
            observation, _, _, _, _ = env.last()
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
            yield


def gym(game: str) -> Course:
    """The first seat looks and moves; the others move at random within the same step."""
    rng = random.Random(1)
    env = gym_env(game, others="random")
    while True:
        observation, _ = env.reset(seed=rng.getrandbits(32))
        over = False
        while not over:
            observation, _, over, _, _ = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
            yield


def views(game: str) -> Course:
    """The bare engine, and the view of whoever is asked."""
    rng = random.Random(1)
    while True:
        match = Match.new(game, seed=rng.getrandbits(32))
        while match.decision is not None:
            match.view(match.decision.seat)
            match.push(rng.choice(match.decision.options))
            yield


def arrays(game: str) -> Course:
    """The bare engine, view, array and mask, without an environment."""
    rng = random.Random(1)
    layout, space = observation_layout(game), action_space(game)
    while True:
        match = Match.new(game, seed=rng.getrandbits(32))
        while match.decision is not None:
            layout.encode(match, match.decision.seat)
            space.mask(match.decision.options)
            match.push(rng.choice(match.decision.options))
            yield


def bare_chess() -> Course:
    rng = random.Random(1)
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            yield


def pettingzoo_game(make: Callable[[], Any], *, look: bool) -> Course:
    rng = random.Random(1)
    env = make()
    while True:
        env.reset(seed=rng.getrandbits(31))
        while env.agents and not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
            if look:
                observation, *_ = env.last()
                mask = observation["action_mask"]
            else:
                env.last(observe=False)
                mask = env.observe(env.agent_selection)["action_mask"]
            env.step(rng.choice(np.flatnonzero(mask)))
            yield


def classic() -> dict[str, tuple[Course, str]]:
    """PettingZoo's own games, as its users make them."""
    try:
        from pettingzoo.classic import chess_v6, connect_four_v3
    except ModuleNotFoundError as missing:
        Console().print(f"PettingZoo's games are left out: {missing.name} is not installed")
        return {}
    return {
        "chess · PettingZoo chess_v6": (pettingzoo_game(chess_v6.env, look=True), "chess · engine (python-chess)"),
        "chess · its raw_env": (pettingzoo_game(chess_v6.raw_env, look=True), "chess · engine (python-chess)"),
        "connect four · PettingZoo connect_four_v3": (pettingzoo_game(connect_four_v3.env, look=True), ""),
    }


# -- measuring ---------------------------------------------------------------------------------------------


def cost(course: Course, seconds: float) -> float:
    """Microseconds of processor time a step."""
    steps, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(50):
            next(course)
        steps += 50
    return spent / steps * 1e6


def rows(games: list[str]) -> dict[str, tuple[Course, str]]:
    """Each with the row that it is compared with."""
    found: dict[str, tuple[Course, str]] = {}
    for game in games:
        engine = f"{game} · engine"
        found[engine] = (bare(game), "")
        found[f"{game} · engine and view"] = (views(game), engine)
        found[f"{game} · engine, view, array, mask"] = (arrays(game), engine)
        found[f"{game} · AEC, nobody looks"] = (aec_without_observing(game), engine)
        found[f"{game} · AEC"] = (aec(game), f"{game} · engine, view, array, mask")
        found[f"{game} · Gymnasium"] = (gym(game), "")
    found["chess · engine (python-chess)"] = (bare_chess(), "")
    return found | classic()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=list(PLAYABLE), choices=PLAYABLE)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row and round")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    todo = rows(chosen.games)
    for course, _ in todo.values():
        for _ in range(100):  # tables are built, caches filled
            next(course)
    measured: dict[str, list[float]] = {name: [] for name in todo}
    for _ in range(chosen.rounds):
        for name, (course, _) in todo.items():
            measured[name].append(cost(course, chosen.seconds))
    table = Table("", "steps/s", "µs a step", "above", "µs", box=None)
    for name, (_, beside) in todo.items():
        mine = median(measured[name])
        more = f"{median(measured[name]) - median(measured[beside]):+.1f}" if beside else ""
        table.add_row(name, f"{1e6 / mine:,.0f}", f"{mine:.1f}", beside.partition(" · ")[2], more)
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
