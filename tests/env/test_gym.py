"""The Gymnasium environment: Gymnasium's own checker on every table, and what is ours."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from env.walks import TABLES, at_every_table
from kernel import toy
from redbook import Match, Seeded
from redbook.bots.random_bot import RandomBot
from redbook.bots.registry import UnknownBot
from redbook.env import IllegalAction, RedbookGym, gym_env, register
from redbook.games import PLAYABLE
from redbook.kernel import Option, Seen, UnknownSeat
from redbook.kernel import register as registered


def play(env: RedbookGym, seed: int) -> tuple[float, dict[str, Any], list[str]]:
    """The whole match with the first or the last option by turns."""
    _, info = env.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, info = env.step(info["options"][-1 if env.steps % 3 else 0])
        if terminated or truncated:
            return reward, info, env.match.moves


@at_every_table
def test_gymnasiums_own_check_passes(game: str, count: int) -> None:
    register()
    env = gymnasium.make(f"redbook/{game.capitalize()}-v0", seat="any", seats=count, others="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", PLAYABLE)
def test_gymnasiums_own_check_passes_with_floats_alone(game: str) -> None:
    register()
    env = gymnasium.make(f"redbook/{game.capitalize()}-v0", others="random", flat=True, render_mode="ansi")
    check_env(env.unwrapped)


@at_every_table
def test_a_match_is_played_to_its_end_for_every_seat(game: str, count: int) -> None:
    env = gym_env(game, "any", "random", seats=count)
    reward, info, _ = play(env, 3)
    winners = info["winners"]
    assert reward == (0 if not winners else 1 if env.seat in winners else -1)
    assert not env.action_masks().any()


def test_the_usual_bots_play_the_others() -> None:
    env = gym_env("siege", "west", max_steps=12)
    env.reset(seed=4)
    assert env.players["shadow"].name.startswith("captain")
    reward, info, moves = play(env, 4)
    assert reward == 0
    assert "options" in info
    assert len(moves) > 12


def test_a_step_lasts_until_the_seat_is_asked_again() -> None:
    env = gym_env("hunt", "wraith-1", seats=2, others="random")
    _, info = env.reset(seed=8)
    for _ in range(30):
        assert env.match.decision is not None
        assert env.match.decision.seat == "wraith-1"
        observation, _, terminated, _, info = env.step(info["options"][0])
        if terminated:
            break
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert info["action_mask"].sum() == len(info["options"])
        assert observation["observation"][env.layout.names.index("me=wraith-1")] == 1


def test_seeds_reproduce_the_match_and_what_bots_draw() -> None:
    env = gym_env("tcg", "p2", "random", seats=3)
    first = play(env, 11)
    assert play(env, 11)[2] == first[2]
    again = Match.new("tcg", seed=11, seats=3)
    for move in first[2]:
        again.play(move)
    assert again.result is not None
    assert play(env, 12)[2] != first[2]


def test_every_seat_may_have_a_bot_of_its_own() -> None:
    class Last:
        name = "last"

        def choose(self, seen: Seen, chance: Seeded) -> Option:
            return seen.options[-1]

    bots = {"ringbearer": Last(), "wraith-2": "random"}
    env = gym_env("hunt", "wraith-1", bots, seats=3)
    env.reset(seed=1)
    assert isinstance(env.players["ringbearer"], Last)
    assert isinstance(env.players["wraith-2"], RandomBot)
    with pytest.raises(UnknownSeat):
        gym_env("hunt", "wraith-1", {"sauron": "random"})
    with pytest.raises(UnknownSeat):
        gym_env("hunt", "sauron")
    with pytest.raises(UnknownBot):
        gym_env("hunt", "wraith-1", "deep-thought")


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = gym_env("siege", "west", "random")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(env.actions.names.index("roll"))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "roll" in info["illegal"]
    strict = gym_env("siege", "west", "random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="roll"):
        strict.step("roll")


def test_any_seat_is_drawn_anew() -> None:
    env = gym_env("tcg", "any", "random", seats=4)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert len(seats) > 1


def test_all_games_are_registered_once() -> None:
    register()
    register()
    assert {f"redbook/{game.capitalize()}-v0" for game, _ in TABLES} <= set(gymnasium.registry)


def test_gymnasium_finds_a_game_by_module_and_id_without_registering() -> None:
    """In a process that has imported nothing of ours before."""
    code = "import gymnasium; print(gymnasium.make('redbook.env.gym:redbook/Siege-v0', seat='shadow').unwrapped.seat)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "shadow\n"


def test_a_game_of_ones_own_has_an_environment_at_once() -> None:
    registered(toy.GAME)
    env = gym_env("toy", "red", "random")
    check_env(env, skip_render_check=True)
    reward, info, moves = play(env, 3)
    assert reward in (-1, 0, 1)
    assert info["winners"]
    assert len(moves) == 6
    with pytest.raises(ValueError, match="human, ansi, not 'svg'"):
        gym_env("toy", render_mode="svg")


def test_redbook_itself_needs_no_arrays() -> None:
    """`import redbook`, a match and its views: neither numpy nor an environment's package is loaded."""
    code = (
        "import sys, redbook, redbook.env; redbook.Match.new('siege', seed=1).view('west');"
        "print([name for name in ('numpy', 'gymnasium', 'pettingzoo') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_whoever_lacks_a_package_is_told_what_to_install() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "import redbook.env\n"
        "try: redbook.env.aec_env\n"
        "except ImportError as missing: print(missing)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert 'pip install "redbook[env]"' in done.stdout
