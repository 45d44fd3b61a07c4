"""`--texts FILE`, and the folder that is always looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from redbook.cli import main
from redbook.kernel.own_texts import forget_texts

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def a_house_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("REDBOOK_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    yield
    forget_texts()


def texts(path: Path, name: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'[hunt.en.ally1-07]\nname = "{name}"\n', "utf-8")
    return path


def test_cards_show_the_texts_of_the_folder_and_of_the_file(tmp_path: Path, capsys: Out) -> None:
    texts(tmp_path / "redbook" / "texts" / "box.toml", "From the folder")
    assert main(["cards", "hunt", "ally1-07", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["title"] == "From the folder"
    given = texts(tmp_path / "given.toml", "From the file")
    assert main(["cards", "hunt", "ally1-07", "--json", "--texts", str(given)]) == 0
    assert json.loads(capsys.readouterr().out)[0]["title"] == "From the file"


def test_a_bad_file_is_refused_in_one_line(tmp_path: Path, capsys: Out) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('[hunt.en.no-such-card]\nname = "x"\n', "utf-8")
    assert main(["cards", "hunt", "--texts", str(bad)]) == 2
    assert "bad.toml" in (told := capsys.readouterr().err)
    assert "no-such-card" in told
    assert main(["play", "hunt", "--terminal", "--texts", str(tmp_path / "missing.toml")]) == 2
