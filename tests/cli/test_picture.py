"""`redbook picture`: positions, saves, pipes and beginnings; errors that say what to do."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from redbook import Match
from redbook.cli.main import main
from redbook.record import Record, short_position


def save(tmp_path: Path, moves: int = 12) -> Path:
    match = Match.new("siege", seed=3)
    for _ in range(moves):
        assert match.decision is not None
        match.push(match.decision.options[0])
    file = tmp_path / "siege.json"
    file.write_text(json.dumps(match.save()), "utf-8")
    return file


def test_a_save_at_a_move_and_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = save(tmp_path), tmp_path / "map.svg"
    assert main(["picture", str(file), "-o", str(out)]) == 0
    whole = out.read_text("utf-8")
    assert str(out) in capsys.readouterr().out
    assert main(["picture", str(file), "--at", "0", "-o", str(out)]) == 0
    assert out.read_text("utf-8") != whole
    match = Match.load(json.loads(file.read_text("utf-8")))
    position = tmp_path / "position.json"
    position.write_text(json.dumps(match.position()), "utf-8")
    assert main(["picture", str(position), "-o", str(out)]) == 0
    assert out.read_text("utf-8") == whole


def test_from_a_pipe_and_into_dots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(save(tmp_path).read_text("utf-8")))
    out = tmp_path / "map.png"
    assert main(["picture", "-", "-o", str(out), "--width", "200", "--dark", "--lang", "pt"]) == 0
    assert out.read_bytes()[:4] == b"\x89PNG"


def test_how_a_game_begins(tmp_path: Path) -> None:
    out = tmp_path / "map.svg"
    assert (
        main(["picture", "--game", "hunt", "--seat", "ringbearer", "--mark", "1", "-o", str(out), "--lang", "es"]) == 0
    )
    text = out.read_text("utf-8")
    assert "Bolsón Cerrado" in text
    assert "#d08a00" in text


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ([], "--game"),
        (["--game", "siege", "{save}"], "--game"),
        (["{save}", "-o", "{folder}/map.gif"], ".png"),
        (["{save}", "--seat", "balrog"], "balrog"),
        (["{save}", "--at", "999"], "999"),
        (["{folder}/nothing.json"], "nothing.json"),
        (["--game", "chess"], "chess"),
        (["{save}", "-o", "{folder}/map.png", "--width", "100000"], "6,000"),
    ],
)
def test_what_cannot_be_drawn_is_said_and_nothing_is_written(
    more: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = save(tmp_path)
    arguments = [one.format(save=file, folder=tmp_path) for one in more]
    assert main(["picture", *arguments, "--lang", "en"]) == 2
    assert says in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["siege.json"]


def test_rubbish_from_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO('{"game": "siege"}'))
    assert main(["picture", "-", "-o", str(tmp_path / "map.svg")]) == 2
    assert "-" in capsys.readouterr().err


def test_a_short_position_and_a_record(tmp_path: Path) -> None:
    match = Match.load(json.loads(save(tmp_path).read_text("utf-8")))
    out, record = tmp_path / "map.svg", tmp_path / "siege.txt"
    assert main(["picture", short_position(match.position()), "-o", str(out)]) == 0
    whole = out.read_text("utf-8")
    record.write_text(str(Record.from_match(match)), "utf-8")
    assert main(["picture", str(record), "-o", str(out)]) == 0
    assert out.read_text("utf-8") == whole
