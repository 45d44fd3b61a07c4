"""The tree below fixed positions has as many lines as it had. A changed count is a changed rule."""

from pathlib import Path

import pytest

from redbook.arena import counts
from redbook.games import PLAYABLE
from redbook.kernel import BadPosition

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("game", [*PLAYABLE, "toy"])
def test_counts_are_as_they_were(game: str) -> None:
    path = FOLDER / f"{game}.perft"
    assert path.exists(), f"{game} has no perft file"
    wrong = list(counts.check(path))
    assert not wrong, "\n".join(str(one) for one in wrong)


def test_a_wrong_count_is_told_with_the_counts_below_each_option(tmp_path: Path) -> None:
    (tmp_path / "toy.perft").write_text("opening seed=1 1:3 2:9 3:19  # three cards each, then two\n")
    (wrong,) = counts.check(tmp_path / "toy.perft")
    assert (wrong.depth, wrong.wanted, wrong.found) == (3, 19, 18)
    assert sum(wrong.below.values()) == 18
    assert "card " in str(wrong)


@pytest.mark.parametrize("text", ["opening", "opening seed=1", "opening seed=x 1:3", "opening 1:x", "o colour=2 1:3"])
def test_a_perft_file_that_makes_no_sense_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "toy.perft").write_text(text)
    with pytest.raises(BadPosition, match="line 1"):
        list(counts.check(tmp_path / "toy.perft"))
