"""The tutorials, done as they say: a game and a card from what the page shows, and nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from docs.pages import ROOT, Block, blocks

GAME = "docs/tutorials/add-a-game.md"
CARD = "docs/tutorials/add-a-card.md"


def files(page: str) -> dict[str, str]:
    """What a page shows, by file; the blocks of a file belong together in their order."""
    found: dict[str, list[str]] = {}
    for block in blocks(page):
        if block.title:
            found.setdefault(block.title, []).append(block.body.strip("\n"))
    return {name: "\n\n".join(parts) + "\n" for name, parts in found.items()}


def without_gaps(text: str) -> str:
    return re.sub(r"\n{2,}", "\n", text)


def run(*words: str, at: Path, path: tuple[Path, ...]) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=at,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path)), "REDBOOK_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_of_the_tutorial_is_the_toy_of_the_kernels_tests() -> None:
    """One finished example, so that it cannot rot in one place."""
    shown = files(GAME)
    toy = ROOT / "tests" / "kernel" / "toy"
    whole = (toy / "__init__.py").read_text("utf-8")
    game, _, helper = whole.partition("\n\ndef random_match")
    assert helper.count("\n") < 4
    assert without_gaps(shown["toy/__init__.py"]) == without_gaps(game + "\n")
    assert shown["toy/text/en.ftl"] == (toy / "text" / "en.ftl").read_text("utf-8")


def test_the_game_of_the_tutorial_is_found_once_it_is_installed(tmp_path: Path) -> None:
    for name, text in files(GAME).items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    for lang in ("es", "pt"):
        shutil.copy(tmp_path / "toy" / "text" / "en.ftl", tmp_path / "toy" / "text" / f"{lang}.ftl")
    entry = re.search(r'entry-points\."redbook\.games"\]\n(.*)\n', (tmp_path / "pyproject.toml").read_text("utf-8"))
    assert entry is not None
    installed = tmp_path / "toy-0.1.dist-info"  # what pip leaves behind
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 0.1\n", "utf-8")
    (installed / "entry_points.txt").write_text(f"[redbook.games]\n{entry[1].replace(chr(34), '')}\n", "utf-8")
    path = (tmp_path, ROOT / "src")
    assert "toy" in run("-m", "redbook", "games", at=tmp_path, path=path)
    told = run("-m", "redbook", "arena", "toy", "random", "random", "-n", "3", "--check", at=tmp_path, path=path)
    assert "3" in told


def test_the_card_of_the_tutorial_is_read_and_played(tmp_path: Path) -> None:
    """On a copy of the repository: the row, the names, what is read, and the test that plays it."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.svg"))
    tests = tmp_path / "tests" / "games" / "tcg"
    tests.mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "games" / "tcg" / "scene.py", tests)
    for name, text in files(CARD).items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("a", encoding="utf-8") as file:
            file.write(text)
    path = (tmp_path / "src", tmp_path / "tests")
    read, tested = (words(block) for block in blocks(CARD) if block.body.startswith(".venv/bin/python"))
    said = next(block for block in blocks(CARD) if block.body.startswith("2_1 en"))
    assert run(*read, at=tmp_path, path=path) == said.body
    assert "1 passed" in run(*tested, "-p", "no:cacheprovider", at=tmp_path, path=path)


def words(block: Block) -> list[str]:
    return block.body.split()[1:]
