"""Actions as numbers: every option of every decision has an index of its own, which means the same everywhere."""

from __future__ import annotations

import numpy as np
import pytest

from env.walks import at_every_table, by_bots, by_lot
from kernel import toy
from redbook import Match
from redbook.env import action_space
from redbook.games import PLAYABLE
from redbook.kernel import find_game, register


@at_every_table
def test_every_option_has_an_index_of_its_own(game: str, count: int) -> None:
    space = action_space(game, count)
    for walk in (by_lot(game, count, 31, 700), by_bots(game, count, 32, 60)):
        for match in walk:
            if match.decision is None:
                continue
            options = match.decision.options
            indices = space.index(options)
            assert len(set(indices)) == len(options)
            assert min(indices) >= 0
            assert max(indices) < space.size
            assert not any(space.names[index].startswith("other") for index in indices)
            assert [space.option(index, options) for index in indices] == options
            assert np.nonzero(space.mask(options))[0].tolist() == sorted(indices)


@pytest.mark.parametrize("game", PLAYABLE)
def test_names_are_all_different_and_few_enough(game: str) -> None:
    space = action_space(game)
    assert len(set(space.names)) == space.size < 6000


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_kind_of_option_has_its_places(game: str) -> None:
    kinds = {name.split(" ")[0] for name in action_space(game).names}
    assert {option.kind for option in find_game(game).describe().options} <= kinds


@at_every_table
def test_an_index_means_the_same_in_every_decision(game: str, count: int) -> None:
    """Options that are written alike share their index, wherever they are offered; places in order are left out."""
    space = action_space(game)
    meant: dict[tuple[str, str], int] = {}
    for match in by_lot(game, count, 33, 500):
        for option in match.decision.options if match.decision is not None else ():
            (index,) = space.index([option])
            if "#" not in space.names[index] and "another" not in space.names[index]:
                assert meant.setdefault((option.kind, option.notation), index) == index


def test_copies_of_a_card_take_the_next_places() -> None:
    from redbook.games.tcg.options import Pick

    space = action_space("tcg")
    options = [Pick("gandalf", 3), Pick("gandalf", 7), Pick("sam", 9), Pick("gandalf", 12)]
    said = [space.names[index] for index in space.index(options)]
    assert said == ["pick gandalf", "pick another 1", "pick sam", "pick another 2"]


def test_what_is_not_offered_has_a_clear_name() -> None:
    space = action_space("siege")
    match = Match.new("siege", seed=1)
    assert match.decision is not None
    with pytest.raises(IndexError, match="roll is not offered"):
        space.option(space.names.index("roll"), match.decision.options)
    with pytest.raises(IndexError, match="action 99999"):
        space.option(99999, match.decision.options)


def test_an_index_is_written_where_it_tells_all() -> None:
    space = action_space("siege")
    assert space.notation(space.names.index("attack-hex 0908")) == "attack 0908"
    assert space.notation(space.names.index("go 0908")) is None, "from where, the index does not tell"


def test_a_game_without_shapes_has_actions_too() -> None:
    register(toy.GAME)
    space = action_space("toy")
    match = Match.new("toy", seed=7)
    while match.decision is not None:
        indices = space.index(match.decision.options)
        assert len(set(indices)) == len(match.decision.options)
        match.push(match.decision.options[0])
