"""Programs on the command line: arena, terminal, house, schema, and one clear line when something is wrong."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from engine.house import EXAMPLES, answering
from redbook.bots import bots_for, find_bot, registry
from redbook.cli import main
from redbook.cli.engine import offer
from redbook.cli.terminal import play_here
from redbook.engine import pool
from redbook.kernel import Match, Seeded, Seen

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(registry, "_registered", [])
    monkeypatch.setenv("REDBOOK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def arena(tmp_path: Path, *arguments: str) -> int:
    return main(["arena", "toy", *arguments, "-n", "2", "--crashes", str(tmp_path / "crashes")])


def test_a_program_plays_in_the_arena_by_its_file(tmp_path: Path, capsys: Out) -> None:
    assert arena(tmp_path, str(EXAMPLES / "random_bot.py"), "random", "--strict") == 0
    out = capsys.readouterr().out
    assert "random_bot.py" in out
    assert str(EXAMPLES) not in out
    assert "fault" not in out


def test_faults_of_bots_are_told_and_count_only_if_it_is_strict(tmp_path: Path, capsys: Out) -> None:
    program = answering(tmp_path, "sys.exit(1)", "clumsy")
    assert arena(tmp_path, program, "random") == 0
    out = capsys.readouterr().out
    assert "clumsy.py lost matches by its own fault: crashed 2." in out
    assert "2 matches went wrong" in out
    assert arena(tmp_path, program, "random", "--strict") == 1
    assert arena(tmp_path, program, "random", "--strict", "--json") == 1


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "by its own fault"), ("es", "por su propia culpa"), ("pt", "por sua própria culpa")]
)
def test_faults_are_told_in_three_languages(tmp_path: Path, capsys: Out, lang: str, words: str) -> None:
    assert main(["arena", "toy", answering(tmp_path, "sys.exit(1)"), "random", "-n", "1", "--lang", lang,
                 "--crashes", str(tmp_path)]) == 0  # fmt: skip
    assert words in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("name", ["./no-such-bot", "cmd:no-such-command x", "cmd:"])
def test_a_program_that_is_not_there_is_told_in_one_line(tmp_path: Path, capsys: Out, name: str) -> None:
    assert arena(tmp_path, name, "random") == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert "There is no program" in captured.err


def test_a_program_plays_against_people_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1"] * 3)
    console = Console(file=StringIO(), width=120)
    monkeypatch.setattr(console, "input", lambda *_: next(typed))
    play_here("toy", "en", ["blue"], str(EXAMPLES / "random_bot.py"), None, None, 7, None, console)
    pool.stop_all()
    out = console.file.getvalue()  # type: ignore[attr-defined]
    assert "The game is over" in out
    assert "failed" not in out


def test_a_house_offers_programs_by_the_names_they_give_themselves(tmp_path: Path) -> None:
    offer([str(EXAMPLES / "random_bot.py")])
    assert "random-py" in {info.name for info in bots_for("siege")}
    m = Match.new("siege", seed=1)
    bot = find_bot("siege", "random-py")
    assert bot.choose(Seen(m), Seeded(seed=1)) in (m.decision.options if m.decision else [])
    pool.stop_all()


def test_the_schema_is_printed(capsys: Out) -> None:
    assert main(["engine", "--schema"]) == 0
    assert json.loads(capsys.readouterr().out)["protocol"] == 1


def test_an_unknown_bot_is_told_before_the_first_line(capsys: Out) -> None:
    assert main(["engine", "--bot", "nobody"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "nobody" in captured.err


def test_a_wrong_link_is_told(capsys: Out) -> None:
    assert main(["sit", "http://127.0.0.1/", f"cmd:{sys.executable}"]) == 2
    assert "not the link of a seat" in capsys.readouterr().err
