"""`redbook docs` shows the site of this clone."""

from pathlib import Path

import pytest

from redbook.cli import docs, main
from redbook.cli.words import BadUsage
from redbook.site import build

ROOT = Path(__file__).parents[2]


def test_a_fresh_site_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = []

    def serving(lang: str, folder: Path, host: str, port: int) -> None:
        shown.append((lang, folder, port))
        raise BadUsage(why="the port is taken")

    monkeypatch.setattr(build, "is_fresh", lambda folder: True)
    monkeypatch.setattr(docs, "serving", serving)
    assert main(["docs", "--port", "8099", "--no-browser", "--lang", "es"]) == 2
    assert shown == [("es", ROOT / "site", 8099)]
    assert capsys.readouterr().err == "the port is taken\n"
