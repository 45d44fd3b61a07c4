"""Every game has its golden playthroughs, and plays them still. After a meant change: `redbook golden --write`."""

from pathlib import Path

import pytest

from redbook.games import PLAYABLE
from redbook.kernel import golden

FOLDER = Path(__file__).parent
FILES = [(game, name, count) for game in (*PLAYABLE, "toy") for name, count in golden.files(game).items()]


@pytest.mark.parametrize(("game", "name", "count"), FILES, ids=[name for _, name, _ in FILES])
def test_the_playthrough_is_as_it_was(game: str, name: str, count: int) -> None:
    path = FOLDER / name
    assert path.exists(), f"{game} has no golden playthrough for {count} seats: run `redbook golden --write`"
    then, now = path.read_text("utf-8").splitlines(), golden.playthrough(game, count).splitlines()
    for number, (old, new) in enumerate(zip(then, now, strict=False), start=1):
        assert new == old, f"{name}, line {number}; if the change is meant, run `redbook golden --write`"
    assert len(then) == len(now)


def test_no_file_is_left_over_and_none_is_large() -> None:
    files = set(FOLDER.glob("*.txt"))
    assert {path.name for path in files} == {name for _, name, _ in FILES}
    assert all(path.stat().st_size < 200_000 for path in files)


def test_a_playthrough_shows_decisions_events_views_and_the_end() -> None:
    text = golden.playthrough("toy")
    assert "## 1 blue · play-card · Play a card. · 3" in text
    assert "red sees hand:" in text
    assert "all see points:" in text
    assert "won the round and rolled" in text
    assert "[blue]" in text
    assert "digest" in text
    assert golden.playthrough("toy", seed=1) != text
