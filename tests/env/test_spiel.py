"""OpenSpiel's own checks on every game and number of seats, and what its states promise beside them."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from redbook.games import PLAYABLE
from redbook.kernel import find_game

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of packages that OpenSpiel imports
    import pyspiel
    from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

    import redbook.env.spiel

TABLES = [(game, seats) for game in PLAYABLE for seats in find_game(game).seat_counts]
CHANCE = ("sampled", "explicit")


def load(game: str, seats: int = 0, chance: str = "sampled", length: int = 20, more: str = "") -> Any:
    return pyspiel.load_game(
        f"python_redbook(game={game},seats={seats},chance={chance},max_length={length},rng_seed=7{more})"
    )


def step(state: Any, rng: Random) -> None:
    outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
    state.apply_action(rng.choice(outcomes)[0])


def walk(game: Any, seed: int) -> Iterator[Any]:
    """One state, yielded before every decision and at its end. It is the same object each time."""
    rng, state = Random(seed), game.new_initial_state()
    while True:
        if not state.is_chance_node():
            yield state
        if state.is_terminal():
            return
        step(state, rng)


@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_spiels_random_simulation_passes(game: str, seats: int, chance: str) -> None:
    """OpenSpiel cannot serialize a game of Python with sampled chance; states can be, and are, below."""
    pyspiel.random_sim_test(
        load(game, seats, chance, length=10), num_sims=1, serialize=chance == "explicit", verbose=False
    )


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_spiels_playthrough_shows_every_table(game: str, seats: int) -> None:
    lines = generate_playthrough.playthrough_lines(str(load(game, seats, length=1)), seed=3)
    assert "IsTerminal() = True" in lines
    assert f"NumPlayers() = {seats}" in lines
    assert sum(line.startswith(f"InformationStateString({seats - 1}) = ") for line in lines) == 2


@pytest.mark.parametrize("chance", CHANCE)
def test_a_playthrough_is_the_same_again(chance: str) -> None:
    name = str(load("hunt", 2, chance, length=2))
    lines = generate_playthrough.playthrough_lines(name, seed=3)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert generate_playthrough.playthrough_lines(name, action_sequence=actions) == lines


def test_a_whole_match_ends_by_rule_with_its_rewards() -> None:
    for chance in CHANCE:
        *_, last = walk(load("tcg", chance=chance, length=20_000), 3)
        match = last.walk.course.match
        assert match.result is not None
        assert last.returns() == [1.0 if seat in match.result.winners else -1.0 for seat in match.seats]
        assert match.moves == match.copy().moves
        assert last.legal_actions() == []


@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_state_survives_bytes(game: str, chance: str) -> None:
    table = load(game, chance=chance, length=10)
    for state in walk(table, 5):
        for again in (pickle.loads(pickle.dumps(state)), table.deserialize_state(state.serialize())):
            assert str(again) == str(state)
            assert again.history() == state.history()
            for player in range(table.num_players()):
                assert again.information_state_string(player) == state.information_state_string(player)


def test_a_state_with_a_die_in_the_air_survives_bytes() -> None:
    table, rng = load("wotr", chance="explicit", length=60), Random(1)
    state = table.new_initial_state()
    seen = 0
    while not state.is_terminal() and seen < 40:
        if state.is_chance_node():
            seen += 1
            again = table.deserialize_state(state.serialize())
            assert again.chance_outcomes() == state.chance_outcomes()
            assert again.action_to_string(0) == state.action_to_string(0)
            assert str(again) == str(state)
        step(state, rng)
    assert seen == 40


@pytest.mark.parametrize("chance", CHANCE)
@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[1] in (2, 3)])
def test_a_player_cannot_tell_a_resampled_state(game: str, seats: int, chance: str) -> None:
    table = load(game, seats, chance, length=12)
    rng = Random(9)
    for state in walk(table, 9):
        for player in range(seats) if not state.is_terminal() else ():
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()


def test_worlds_of_hidden_hands_differ_and_go_on() -> None:
    """What another seat holds is drawn anew: the Shadow's hand is not what it was."""
    table = load("wotr", length=300)
    rng, found = Random(4), set()
    *_, state = walk(load("wotr", length=60), 4)
    for n in range(6):
        world = state.resample_from_infostate(0, lambda n=n: n / 7)  # type: ignore[misc]
        found.add(world.information_state_string(1))
        again = table.deserialize_state(world.serialize())
        assert str(again) == str(world)
        for _ in range(4):
            if not again.is_terminal():
                step(again, rng)
    assert len(found) == 6


def test_memories_are_part_of_the_information_state() -> None:
    """Two ways to the same place on the board are told apart by the string, whoever looks how often."""
    table = load("siege", length=30)
    once = [state.information_state_string(0) for state in walk(table, 2)][-1]
    *_, last = walk(load("siege", length=30), 2)
    assert last.information_state_string(0) == once
    lines = [state.information_state_string(0).splitlines()[0] for state in walk(load("siege", length=30), 2)]
    assert len(set(lines)) > 10


def test_a_private_event_is_not_remembered_by_others() -> None:
    """Cards drawn in secret are told to their owner: the other seat's memory counts fewer kinds."""
    *_, state = walk(load("wotr", length=80), 6)
    tale, seats = state.walk.course.tale, state.walk.setup.seats
    page, private = tale.last, 0
    while page is not None:
        private += sum(told.to is not None and not told.heard_by(seats[0]) for told in page.told)
        page = page.before
    assert private > 0
    everything = sum(tale.memory(seat).heard for seat in seats)
    shared = tale.memory(seats[1], seats[0])
    assert shared.heard == tale.memory(seats[0], seats[1]).heard < tale.memory(seats[1]).heard
    assert everything > 2 * shared.heard


def test_chance_nodes_are_fair_and_named() -> None:
    state = load("wotr", chance="explicit", length=300).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    rng, shuffles, dice = Random(1), 0, 0
    while not (shuffles and dice):
        if state.is_chance_node():
            asked = state.walk.course.wanted.request
            shuffles, dice = shuffles + (asked is None), dice + (asked is not None)
            assert state.action_to_string(0).startswith(state.walk.course.wanted.why + ": ")
            assert asked is None or state.action_to_string(0).endswith(asked.face(0))
        step(state, rng)


def test_a_seed_gives_the_same_matches_and_clones_take_none() -> None:
    def dealt(clones: int) -> list[str]:
        game = load("hunt")
        states = []
        for _ in range(3):
            state = game.new_initial_state()
            states.append(str(state))
            for _ in range(clones):
                assert str(state.clone()) == str(state)
        return states

    assert dealt(0) == dealt(5)
    assert len(set(dealt(0))) == 3


def test_public_and_private_observations_add_up() -> None:
    game = load("wotr")
    state = game.new_initial_state()
    kind = pyspiel.IIGObservationType
    both = game.make_py_observer(kind(perfect_recall=False))
    public = game.make_py_observer(kind(True, False, pyspiel.PrivateInfoType.NONE))
    private = game.make_py_observer(kind(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert public.tensor is None
    assert "watcher" in public.string_from(state, 0)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert len(private.string_from(state, 0)) < len(both.string_from(state, 0))


def test_actions_are_written_in_our_notation() -> None:
    state = load("siege").new_initial_state()
    options = state.walk.course.match.decision.options
    said = {state.action_to_string(action) for action in state.legal_actions()}
    assert said == {option.notation for option in options}
    action = state.legal_actions()[0]
    assert state.string_to_action(state.action_to_string(action)) == action


@pytest.mark.parametrize(
    "wrong", ["game=chess", "seats=9", "seats=2,players=3", "chance=loaded", "settings=turns:99", "max_length=0"]
)
def test_wrong_parameters_are_told(wrong: str) -> None:
    with pytest.raises(redbook.kernel.RedbookError):
        redbook.env.spiel.RedbookGame(
            {name: int(value) if value.isdigit() else value for name, value in (p.split("=") for p in wrong.split(","))}
        )


def test_settings_take_the_type_that_the_game_has() -> None:
    game = pyspiel.load_game("python_redbook(game=siege,settings=turns:15;morale:strong)")
    assert game.setup.beginning.settings == {"turns": 15, "morale": "strong"}


def test_search_of_open_spiel_plays_it() -> None:
    """Information-set search in worlds that it cannot tell apart, and tree search over chance nodes."""
    state = load("hunt", length=40).new_initial_state()
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=2, max_simulations=4, max_world_samples=2, random_state=None
    )
    assert bot.step(state) in state.legal_actions()
