"""The card game in a terminal: what lies on the table is told in the player's language, and nothing else."""

import pytest
from rich.text import Text

from redbook.games.tcg.terminal import render
from redbook.kernel import Match
from redbook.kernel.text import LANGUAGES
from redbook.kernel.walk import play_out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_of_a_game_can_be_drawn(lang: str) -> None:
    for moves in range(0, 200, 10):
        m = play_out(Match.new("tcg", seed=6, seats=3), 6, limit=moves)
        for seat in (*m.seats, None):
            assert Text.from_markup(render(m.view(seat), m.decision, lang)).plain


def test_a_hand_is_its_players_own() -> None:
    m = Match.new("tcg", seed=3, options={"first_game": True})
    mine, yours = (Text.from_markup(render(m.view(seat), None, "en")).plain for seat in ("p1", "p2"))
    watched = Text.from_markup(render(m.view(None), None, "en")).plain
    assert "Your hand:" in mine
    assert mine.split("Your hand:")[1] != yours.split("Your hand:")[1]
    assert "Your hand:" not in watched
    assert "burdens 0 of 10" in watched
