"""`redbook record` and `redbook position`, and records wherever a saved game is read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from redbook import Match, Record, from_short, short_position
from redbook.cli import main
from redbook.kernel.text import LANGUAGES
from redbook.kernel.walk import play_out

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDBOOK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("REDBOOK_DEBUG", raising=False)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    m = play_out(Match.new("siege", seed=3), 1, limit=60)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(m.save()), "utf-8")
    return path


def test_a_save_becomes_a_record_and_a_save_again(saved: Path, tmp_path: Path, capsys: Out) -> None:
    text, back = tmp_path / "game.txt", tmp_path / "back.json"
    assert (
        main(["record", str(saved), "-o", str(text), "--name", "west=Ana", "--event", "Club", "--date", "2026-11-18"])
        == 0
    )
    record = Record.parse(text.read_text("utf-8"))
    assert [record.headers[key] for key in ("name.west", "event", "date")] == ["Ana", "Club", "2026-11-18"]
    assert main(["record", str(text), "-o", str(back)]) == 0
    assert json.loads(back.read_text("utf-8")) == json.loads(saved.read_text("utf-8"))
    assert "record" in capsys.readouterr().out


def test_without_an_output_it_is_printed(saved: Path, capsys: Out) -> None:
    assert main(["record", str(saved), "--no-seed"]) == 0
    out = capsys.readouterr().out
    assert str(Record.parse(out)) == out
    assert "seed" not in out


def test_a_record_keeps_what_people_wrote_into_it(saved: Path, tmp_path: Path, capsys: Out) -> None:
    record = Record.from_save(json.loads(saved.read_text("utf-8")), annotator="Ana")
    record.main_line()[3].comments.append("bold")
    path, other = tmp_path / "own.txt", tmp_path / "other.txt"
    path.write_text(str(record), "utf-8")
    assert main(["record", str(path), "-o", str(other), "--name", "shadow=Bo", "--no-seed"]) == 0
    again = Record.parse(other.read_text("utf-8"))
    assert (again.headers["annotator"], again.names) == ("Ana", {"shadow": "Bo"})
    assert again.main_line()[3].comments == ["bold"]
    again.check()
    assert main(["record", str(path), "-o", str(tmp_path / "x.json")]) == 0
    assert "Comments and variations" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_records_and_short_positions_are_read_where_saves_are(
    saved: Path, tmp_path: Path, capsys: Out, lang: str
) -> None:
    m = Match.load(json.loads(saved.read_text("utf-8")))
    text = tmp_path / "game.txt"
    text.write_text(str(Record.from_match(m)), "utf-8")
    assert main(["--lang", lang, "check", str(text)]) == 0
    assert main(["--lang", lang, "check", short_position(m.position())]) == 0
    assert main(["--lang", lang, "replay", str(text), "--at", "2"]) == 0
    assert main(["--lang", lang, "chronicle", str(text), "-o", str(tmp_path / "tale.html")]) == 0
    assert main(["--lang", lang, "perft", "siege", "--position", short_position(m.position()), "--depth", "1"]) == 0
    assert "60" in capsys.readouterr().out


def test_a_wrong_record_is_told_with_its_place(saved: Path, tmp_path: Path, capsys: Out) -> None:
    record = Record.from_save(json.loads(saved.read_text("utf-8")))
    record.main_line()[7].move = "fly"
    path = tmp_path / "wrong.txt"
    path.write_text(str(record), "utf-8")
    assert main(["check", str(path)]) == 1
    assert "Line " in capsys.readouterr().out
    path.write_text("[game", "utf-8")
    assert main(["check", str(path)]) == 1
    assert main(["replay", str(path)]) == 2
    assert main(["record", str(saved), "--name", "nobody=Ana"]) == 2


def test_a_position_is_printed_short_and_read_again(saved: Path, tmp_path: Path, capsys: Out) -> None:
    m = Match.load(json.loads(saved.read_text("utf-8")))
    assert main(["position", str(saved)]) == 0
    short = capsys.readouterr().out.strip()
    assert from_short(short) == m.position()
    assert main(["position", short, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == m.position()
    m.rewind(10)
    assert main(["position", str(saved), "--at", "10"]) == 0
    assert from_short(capsys.readouterr().out.strip()) == m.position()
    assert main(["position", str(saved), "--at", "999"]) == 2
    in_a_file = tmp_path / "short.txt"
    in_a_file.write_text(short + "\n", "utf-8")
    assert main(["check", str(in_a_file)]) == 0
    assert main(["check", short[:-3]]) == 1


def test_decks_are_checked_by_name_and_written_in_other_forms(tmp_path: Path, capsys: Out) -> None:
    assert main(["deck", "check", "aragorn"]) == 0
    assert main(["deck", "convert", "aragorn", "--to", "gemp"]) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.startswith("1_290|1_2|1_320,")
    path = tmp_path / "mine.txt"
    path.write_text(line, "utf-8")
    assert main(["deck", "check", str(path)]) == 0
    assert main(["deck", "convert", str(path), "--to", "numbers", "-o", str(tmp_path / "other.txt")]) == 0
    assert "1C290 Frodo, Son of Drogo" in (tmp_path / "other.txt").read_text("utf-8")
    path.write_text("4x Goblin Rumner", "utf-8")
    assert main(["deck", "convert", str(path)]) == 1
    assert "Goblin Runner" in capsys.readouterr().out
    assert main(["deck", "convert", "aragorn", "--to", "clay"]) == 2
