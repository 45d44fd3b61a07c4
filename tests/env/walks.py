"""Matches to walk through: by lot, and as bots play them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from redbook import Match, Seeded
from redbook.bots.players import usual_players
from redbook.games import PLAYABLE
from redbook.kernel import find_game

TABLES = [(game, count) for game in PLAYABLE for count in find_game(game).seat_counts]
at_every_table = pytest.mark.parametrize(("game", "count"), TABLES)


def by_lot(game: str, count: int, seed: int, moves: int) -> Iterator[Match]:
    """A match with settings by lot, before each of its first moves and after the last."""
    chance = Seeded(seed=seed)
    match = Match.new(game, seed=seed, seats=count, settings=find_game(game).any_settings(count, chance))
    for _ in range(moves):
        yield match
        if match.decision is None:
            return
        options = match.decision.options
        match.push(options[chance.below(len(options), None, "walk")])
    yield match


def by_bots(game: str, count: int, seed: int, moves: int) -> Iterator[Match]:
    """Played by the usual bots with a whim now and then."""
    match = Match.new(game, seed=seed, seats=count)
    choose = usual_players(game, seed, whims=10)
    for _ in range(moves):
        yield match
        if match.decision is None:
            return
        match.push(choose(match))
    yield match


def some_of(walk: Iterator[Match], every: int) -> Iterator[Match]:
    return (match for n, match in enumerate(walk) if n % every == 0 or match.decision is None)
