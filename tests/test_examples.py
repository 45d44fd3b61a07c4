"""The examples play, and a type checker that reads them knows every field of what a seat sees."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from redbook.arena import play_match
from redbook.bots import bring_in, find_bot, importing, registry

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples" / "bots").glob("*.py"))
# A line that ends in "# wrong" must be told of by mypy, and no other may be.
BOTS_WITH_MISTAKES = """
from redbook import Chance, Match, Option, Seen, find_bot, register_bot
from redbook.views import HuntView, SiegeView, TcgView, WotrView


@register_bot("mistaken", games="siege")
class Mistaken:
    def choose(self, seen: Seen[SiegeView], chance: Chance) -> Option:
        print(seen.view.turn + seen.view.score["west"].total, seen.view.corruption)  # wrong
        print(seen.world(1).view("west").eye, seen.world(1).view("west").twilight)  # wrong
        return seen.options  # wrong


@register_bot("text")  # wrong
def text(seen: Seen, chance: Chance) -> str:
    return "no option"


siege = Match.new("siege", seed=1)
siege.view(None).pieces[0].at
siege.view(None).hand  # wrong
Match.new("hunt").view("ringbearer").possible
Match.new("hunt").view("ringbearer").pieces  # wrong
Match.new("wotr", seats=4, settings={"tokens": "none"}).copy().view("gondor").rings
Match.new("wotr").copy().view("free").ring  # wrong
Match.new("tcg").determinize("p1").view("p1").twilight
Match.new("tcg").view("p1").corruption  # wrong
Match.new("siege", options={"turns": 15})  # wrong
any_game: Match = Match.new("a" + "b")
any_game.view(None).whatever
hunt: Match[HuntView] = Match.new("siege")  # wrong
find_bot("siege", "random").choose(Seen(siege), 7)  # wrong
"""


def shown(folder: Path) -> list[Path]:
    """The bots of the tutorial, each in its file. The first has no types: it is six lines."""
    page = (ROOT / "docs" / "first-bot.md").read_text("utf-8")
    files = []
    for name, text in re.findall(r'```python title="([^"]+)"\n(.*?)```', page, re.DOTALL):
        (folder / name).write_text(text, "utf-8")
        files.append(folder / name)
    return files


def test_mypy_knows_the_view_of_every_game(tmp_path: Path) -> None:
    """One run for all of it, with the cache that `make check` leaves."""
    mistaken = tmp_path / "mistaken.py"
    mistaken.write_text(BOTS_WITH_MISTAKES)
    files = [*EXAMPLES, *(path for path in shown(tmp_path) if path.name != "hasty.py")]
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context", *map(str, files)]
    done = subprocess.run([*command, str(mistaken)], cwd=ROOT, capture_output=True, text=True, check=False)
    # of the package itself `make check` tells
    errors = [line for line in done.stdout.splitlines() if ": error:" in line and not line.startswith("src")]
    told = {Path(line.rsplit(": error:", 1)[0]).name for line in errors}  # its cache may remember another folder
    lines = BOTS_WITH_MISTAKES.splitlines()
    expected = {f"{mistaken.name}:{number}" for number, line in enumerate(lines, 1) if line.endswith("# wrong")}
    assert told == expected, done.stdout + done.stderr


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_plays_a_whole_game(example: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])
    monkeypatch.setattr(importing, "_brought", [])
    bring_in([str(example)])
    maker = registry._registered[0]
    game = maker.games[0] if maker.games else "siege" if example.stem == "hasty" else "tcg"
    bots = [find_bot(game, "random"), find_bot(game, maker.name)]
    played = play_match(game, bots, seed=2)
    assert played.fault is None
    assert played.moves > 20


def test_every_example_says_how_to_run_it() -> None:
    for example in EXAMPLES:
        assert f"--import examples/bots/{example.name}`" in example.read_text("utf-8")


def test_the_bots_of_the_tutorial_play_without_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])
    monkeypatch.setattr(importing, "_brought", [])
    monkeypatch.setattr(sys, "path", sys.path[:])
    files = shown(tmp_path)
    bring_in([str(file) for file in files])
    names = [file.stem for file in files]
    assert names == ["hasty", "marcher", "raider"]
    for one, other in (("hasty", "marcher"), ("raider", "marcher")):
        assert play_match("siege", [find_bot("siege", one), find_bot("siege", other)], seed=1).fault is None
    del sys.modules["marcher"]
