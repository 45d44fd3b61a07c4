"""`redbook new-bot`: what it writes plays, passes its own tests, and is found once it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

from redbook.cli import main
from redbook.games import PLAYABLE

Out = pytest.CaptureFixture[str]
SRC = Path(__file__).parents[2] / "src"


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REDBOOK_LANG", "en")
    monkeypatch.chdir(tmp_path)


def run(command: list[str], folder: Path, *path: Path) -> subprocess.CompletedProcess[str]:
    known = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path)), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=folder, env=known, capture_output=True, text=True, check=False)


PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"]


def test_its_own_tests_pass_in_its_own_folder(tmp_path: Path) -> None:
    assert main(["new-bot", "grey-pilgrim"]) == 0
    done = run(PYTEST, tmp_path / "grey-pilgrim", SRC)
    assert "3 passed" in done.stdout, done.stdout + done.stderr


def test_the_bots_of_the_other_games_pass_theirs(tmp_path: Path) -> None:
    """In one process: it is their games that take time."""
    bots = [f"{game}-pilgrim" for game in PLAYABLE if game != "siege"]
    for bot in bots:
        assert main(["new-bot", bot, "--game", bot.partition("-")[0]]) == 0
    done = run([*PYTEST, *(f"{bot}/tests" for bot in bots)], tmp_path, SRC, *(tmp_path / bot / "src" for bot in bots))
    assert "9 passed" in done.stdout, done.stdout + done.stderr


def test_what_is_written_is_clean_and_complete(tmp_path: Path) -> None:
    for game in PLAYABLE:
        assert main(["new-bot", f"{game}-pilgrim", "--game", game]) == 0
        package = tmp_path / f"{game}-pilgrim"
        project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
        assert project["entry-points"]["redbook.bots"] == {
            f"{game}-pilgrim": f"{game}_pilgrim.bot:{game.capitalize()}Pilgrim"
        }
        assert (package / ".gitignore").exists()
        for file in package.rglob("*.*"):
            assert "newcomer" not in file.read_text("utf-8").lower()
            assert "a-game" not in file.read_text("utf-8")
        clean = run(
            [sys.executable, "-m", "ruff", "check", "--line-length", "120", "--select", "E,F,I,UP"], package, SRC
        )
        assert clean.returncode == 0, clean.stdout


def test_it_is_found_by_its_entry_point_once_it_is_installed(tmp_path: Path) -> None:
    """Into an environment of its own, that sees this one's packages: nothing is fetched, nothing is left behind."""
    assert main(["new-bot", "grey-pilgrim"]) == 0
    made = tmp_path / "venv"
    venv.create(made, with_pip=False, symlinks=True)
    python = made / "bin" / "python"
    site = Path(run([str(python), "-c", "import site; print(site.getsitepackages()[0])"], tmp_path).stdout.strip())
    (site / "ours.pth").write_text("\n".join(path for path in [str(SRC), *sys.path] if path.startswith("/")))
    install = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    done = run([str(python), *install, "--prefix", str(made), str(tmp_path / "grey-pilgrim")], tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    arena = run([str(python), "-m", "redbook", "arena", "siege", "grey-pilgrim", "random", "-n", "1"], tmp_path)
    assert arena.returncode == 0, arena.stderr
    assert "grey-pilgrim" in arena.stdout
    assert "went wrong" not in arena.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Grey", "small letters"),
        ("9-lives", "a letter first"),
        ("two words", "small letters"),
        ("-x", "no such option"),
        ("under_score", "small letters"),
        ("a" * 41, "at most 40"),
        ("captain", "There is a bot called “captain”"),
        ("random", "There is a bot called “random”"),
        ("redbook", "a module called “redbook”"),
        ("msgspec", "a module called “msgspec”"),
        ("class", "a module called “class”"),
    ],
)
def test_a_name_that_would_not_do_is_refused_and_nothing_is_written(
    name: str, said: str, tmp_path: Path, capsys: Out
) -> None:
    assert main(["new-bot", name]) == 2
    assert said.lower() in capsys.readouterr().err.lower()
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "mine").mkdir()
    assert main(["new-bot", "mine"]) == 0  # an empty folder is no work of anybody's
    kept = tmp_path / "mine" / "src" / "mine" / "bot.py"
    kept.write_text("my own work")
    assert main(["new-bot", "mine"]) == 2
    assert "nothing in it was touched" in capsys.readouterr().err
    assert kept.read_text() == "my own work"


def test_another_folder_another_language_an_unknown_game(tmp_path: Path, capsys: Out) -> None:
    assert main(["new-bot", "gris", "--dir", "bots/mios", "--lang", "es", "--game", "tcg"]) == 0
    assert "hazla tuya" in capsys.readouterr().out
    assert "Un bot para `tcg`" in (tmp_path / "bots" / "mios" / "gris" / "README.md").read_text("utf-8")
    assert main(["new-bot", "gris", "--game", "seige"]) == 2
    assert "Did you mean “siege”?" in capsys.readouterr().err


def test_a_game_of_somebody_else_gets_a_bot_too(tmp_path: Path) -> None:
    assert main(["new-bot", "player", "--game", "toy"]) == 0
    text = (tmp_path / "player" / "src" / "player" / "bot.py").read_text("utf-8")
    assert '@register_bot("player", games="toy")' in text
    compile(text, "bot.py", "exec")
