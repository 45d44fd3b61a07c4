"""Mutated positions are refused in words, or believed and played on. By the thousand: bench/fuzz.py."""

from __future__ import annotations

import pytest

from redbook.bots.players import usual_players
from redbook.games import PLAYABLE
from redbook.kernel import Seeded
from redbook.kernel.mutate import believed, spoiled
from redbook.kernel.scrutiny import walk


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_mutated_position_is_refused_or_plays_on(game: str) -> None:
    chance = Seeded(seed=9)
    players = usual_players(game, 4, whims=10)
    docs = [m.position() for m in walk(game, 4, players) if m.decision is not None and len(m.log) % 29 == 0]
    taken = sum(believed(spoiled(doc, chance), chance, 20) for doc in docs for _ in range(150 // len(docs) + 1))
    assert taken > 0, "nothing was believed: the mutations are too coarse to test anything"
