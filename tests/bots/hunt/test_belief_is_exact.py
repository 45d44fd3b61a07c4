"""The small version of bench/belief.py: bots play, and a plainer bookkeeping looks at the belief after every answer."""

import sys
from pathlib import Path

import pytest
from tests.games.hunt.tables import table

from redbook.bots.hunt.witness import Journals
from redbook.games.hunt.belief import Trail, belief_of
from redbook.games.hunt.facts import SEARCH, fact

sys.path.append(str(Path(__file__).parents[3] / "bench"))

from belief import Checked  # type: ignore[import-not-found]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_belief_of_the_riders_is_exact(seats: int) -> None:
    checked = Checked()
    checked.game(seats, seats)
    assert checked.wrong == []
    assert checked.answers > 20


def test_the_witness_notices_a_belief_that_has_missed_an_answer() -> None:
    m = table(log=["dot", "dot", "10"], record=["move", "move", "move"])
    journals = Journals()
    journals.hear(m.state.record)
    belief = belief_of(m.state)
    assert isinstance(belief, Trail)
    assert journals.agrees(belief)
    journals.hear([*m.state.record, fact(SEARCH, 10, 1)])
    assert not journals.agrees(belief)
