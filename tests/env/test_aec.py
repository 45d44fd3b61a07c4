"""The PettingZoo environment: PettingZoo's own tests on every table, and what is ours."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from env.walks import at_every_table
from kernel import toy
from redbook import Match
from redbook.env import IllegalAction, RedbookAEC, aec_env
from redbook.games import PLAYABLE
from redbook.kernel import BadSetting, RedbookError, register

# What PettingZoo recommends and our seats, masks and dictionaries do otherwise; its own board games do so, too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(env: RedbookAEC, seed: int, steps: int = 100_000) -> list[str]:
    """Plays on with the first or last option by turns; the moves that were made."""
    env.reset(seed=seed)
    for agent in env.agent_iter(steps):
        _, _, terminated, truncated, info = env.last(observe=False)
        if terminated or truncated:
            env.step(None)
        else:
            assert agent == env.match.decision.seat  # type: ignore[union-attr]
            env.step(info["options"][-1 if env.steps % 3 else 0])
    return env.match.moves


@at_every_table
def test_pettingzoos_own_tests_pass(game: str, count: int) -> None:
    api_test(aec_env(game, count, max_steps=70), num_cycles=40)
    seed_test(lambda: aec_env(game, count), num_cycles=20)


@pytest.mark.parametrize("game", PLAYABLE)
def test_pettingzoos_own_tests_pass_with_floats_alone(game: str) -> None:
    env = aec_env(game, flat=True, max_steps=50)
    api_test(env, num_cycles=40)
    seed_test(lambda: aec_env(game, flat=True), num_cycles=20)


def test_pettingzoos_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec_env("siege", render_mode=render_mode, max_steps=4))
    assert "Minas Tirith" in capsys.readouterr().out


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_board_is_drawn_as_text_and_as_a_picture(game: str) -> None:
    starts = {"ansi": "", "svg": "<svg"}
    for mode in set(aec_env(game).metadata["render_modes"]) - {"human"}:
        env = aec_env(game, render_mode=mode)
        env.reset(seed=1)
        drawn = env.render()
        assert drawn is not None
        assert drawn.startswith(starts[mode])
        assert len(drawn) > 200


def test_a_seed_plays_the_match_of_that_seed() -> None:
    env = aec_env("hunt", 3)
    moves = play(env, 5)
    again = Match.new("hunt", seed=5, seats=3)
    for move in moves:
        again.play(move)
    assert again.result == env.match.result
    assert again.digest() == env.match.digest()


def test_without_a_seed_matches_follow_from_the_last_one() -> None:
    def dealt(first: int | None) -> list[str]:
        found = []
        for seed in (first, None, None):
            env.reset(seed=seed)
            found.append(env.match.digest())
        return found

    env = aec_env("tcg")
    assert dealt(4) == dealt(4)
    assert len(set(dealt(4))) == 3
    assert dealt(None) != dealt(None)


@at_every_table
def test_winners_get_one_and_everybody_else_loses_one(game: str, count: int) -> None:
    env = aec_env(game, count)
    env.reset(seed=2)
    got: dict[str, float] = {}
    told: dict[str, Any] = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        assert not truncated
        if terminated:
            got[agent], told = reward, info
            env.step(None)
        else:
            assert reward == 0
            env.step(info["options"][env.steps * 7 % len(info["options"])])
    result = env.match.result
    assert result is not None
    assert env.agents == []
    assert got == {seat: 1.0 if seat in result.winners else -1.0 if result.winners else 0.0 for seat in env.match.seats}
    assert (told["winners"], told["reason"], told["scores"]) == (result.winners, result.reason, dict(result.scores))


def test_an_index_a_notation_and_an_option_are_the_same_action() -> None:
    digests = set()
    for form in range(3):
        env = aec_env("siege")
        env.reset(seed=3)
        option = env.infos["west"]["options"][5]
        index = int(np.nonzero(env.mask("west"))[0][0])
        assert index == min(env.actions.index(env.infos["west"]["options"]))
        env.step((env.actions.index([option])[0], option.notation, option)[form])
        digests.add(env.match.digest())
    assert len(digests) == 1


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = aec_env("siege")
    env.reset(seed=1)
    before = env.match.digest()
    with pytest.raises(IllegalAction, match=r"attack-hex 0908.*not offered to west.*place-rangers"):
        env.step(env.actions.names.index("attack-hex 0908"))
    with pytest.raises(IllegalAction, match="build-bridge"):
        env.step("build-bridge")
    with pytest.raises(ValueError, match="action 123456"):
        env.step(123456)
    assert env.match.digest() == before
    assert env.steps == 0


def test_an_illegal_action_names_the_rule_against_it() -> None:
    env = aec_env("hunt")
    env.reset(seed=1)
    intent = "search"
    reason = env.match.why_not(intent)
    assert reason is not None
    with pytest.raises(IllegalAction) as caught:
        env.step(intent)
    assert str(caught.value.args_["why"])[:30] in str(caught.value)


def test_an_illegal_action_may_lose_instead() -> None:
    env = aec_env("siege", illegal="lose")
    env.reset(seed=1)
    env.step(env.actions.names.index("roll"))
    assert env.rewards == {"west": -1.0, "shadow": 0.0}
    assert all(env.terminations.values())
    assert "not offered" in env.infos["west"]["illegal"]
    assert not env.observe(env.agent_selection)["action_mask"].any()
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_a_long_match_is_cut_off() -> None:
    env = aec_env("wotr", max_steps=25)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        assert not terminated
        assert reward == 0
        env.step(None if truncated else info["options"][0])
        assert agent in env.possible_agents
    assert env.steps == 25


def test_options_are_told_to_nobody_but_the_one_who_chooses() -> None:
    env = aec_env("tcg", 3)
    env.reset(seed=6)
    for _ in range(40):
        agent = env.agent_selection
        for other in env.agents:
            assert ("options" in env.infos[other]) == (other == agent)
            assert env.observe(other)["action_mask"].any() == (other == agent)
        env.step(env.infos[agent]["options"][0])


def test_a_match_begins_with_settings_or_a_position() -> None:
    env = aec_env("siege", settings={"turns": 15})
    env.reset(seed=1)
    assert env.view("west").turns == 15
    env.reset(seed=1, options={"settings": {"turns": 12}})
    assert env.view("west").turns == 12
    document = Match.new("siege", seed=9).position()
    env.reset(seed=1, options={"position": document})
    assert env.match.position()["position"] == document["position"]
    with pytest.raises(ValueError, match="does not fit"):
        env.reset(options={"position": Match.new("hunt", seed=9).position()})
    with pytest.raises(BadSetting):
        aec_env("siege", settings={"turns": 3})


def test_nothing_works_before_reset() -> None:
    env = aec_env("siege")
    with pytest.raises(RedbookError, match="reset"):
        env.observe("west")
    with pytest.raises(RedbookError, match="reset"):
        env.step(0)


def test_state_is_what_all_know_together() -> None:
    env = aec_env("hunt", 3)
    env.reset(seed=1)
    assert env.state().shape == (3 * env.layout.size,)
    assert (env.state()[: env.layout.size] == env.observe("ringbearer")["observation"]).all()


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = aec_env("hunt", 4, {"part": "1"}, max_steps=9)
    twin = pickle.loads(pickle.dumps(env))
    assert play(twin, 3) == play(env, 3)
    assert twin.max_steps == 9


def test_a_game_of_ones_own_has_an_environment_at_once() -> None:
    register(toy.GAME)
    api_test(aec_env("toy"), num_cycles=20)
    seed_test(lambda: aec_env("toy"), num_cycles=20)
    env = aec_env("toy", render_mode="ansi")
    env.reset(seed=7)
    assert "hand" in str(env.render())


def test_somebody_who_is_asked_must_act() -> None:
    env = aec_env("siege")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="None"):
        env.step(None)


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(ValueError, match="human, ansi, svg"):
        aec_env("siege", render_mode="rgb_array")
