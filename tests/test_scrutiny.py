"""Everything holds at every decision of games that bots play, since they reach what people reach.

Random games are looked at in each game's contract; thousands of both in bench/soak.py.
"""

from __future__ import annotations

import pytest

from redbook.bots.players import usual_players
from redbook.games import PLAYABLE
from redbook.kernel import Seeded, find_game
from redbook.kernel.scrutiny import scrutinized, walk

TABLES = [(game, seats) for game in PLAYABLE for seats in find_game(game).seat_counts]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_holds_at_every_decision_of_bots(game: str, seats: int) -> None:
    settings = find_game(game).any_settings(seats, Seeded(seed=seats))
    m = scrutinized(walk(game, seats, usual_players(game, seats), seats=seats, settings=settings))
    assert m.result is not None


@pytest.mark.parametrize("game", PLAYABLE)
def test_all_holds_when_bots_have_whims(game: str) -> None:
    seats = find_game(game).seat_counts[-1]
    scrutinized(walk(game, 77, usual_players(game, 77, whims=15), seats=seats), upto=400)
