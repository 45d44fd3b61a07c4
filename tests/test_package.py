"""Installs like a library: a slim core that simulates, extras named to whoever lacks them, nothing left out."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from redbook import Match
from redbook.kernel.extras import EXTRAS, MissingExtra, extra_of, needs
from redbook.kernel.text import LANGUAGES, render_error

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OPTIONAL: dict[str, list[str]] = PROJECT["optional-dependencies"]
FOR_WORK = {"all", "dev"}  # made of the others
PACKED = pytest.mark.xdist_group("package")  # built once


def packages(lines: list[str]) -> dict[str, set[str]]:
    """Names of the packages with the extras of theirs that are asked for."""
    wanted = [Requirement(line) for line in lines]
    return {canonicalize_name(one.name): set(one.extras) for one in wanted}


@cache
def core() -> frozenset[str]:
    """The modules that `pip install redbook` brings, whatever else is installed here."""
    waiting, known = list(packages(PROJECT["dependencies"])), set()
    while waiting:
        name = waiting.pop()
        known.add(name)
        needed = [Requirement(line) for line in requires(name) or []]
        more = {
            canonicalize_name(one.name) for one in needed if one.marker is None or one.marker.evaluate({"extra": ""})
        }
        waiting += more - known
    return frozenset(
        module for module, owners in packages_distributions().items() if {canonicalize_name(o) for o in owners} & known
    )


# A process in which some packages cannot be imported, as if they were not installed. It prints what commands answer.
SLIM = """
import contextlib, io, json, sys
from importlib.machinery import PathFinder
absent, commands = json.loads(sys.argv[1])
class Bare(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in absent else super().find_spec(name, path, target)
sys.meta_path = [Bare if finder is PathFinder else finder for finder in sys.meta_path]
import redbook
from redbook.cli import main
answers = []
for command in commands:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(command)
    answers.append([code, out.getvalue(), err.getvalue()])
print(json.dumps(answers))
"""


def in_a_slim_house(commands: list[list[str]], cwd: Path, without: Iterable[str] = ()) -> list[tuple[int, str, str]]:
    """Answers of a house that has the core alone, or all that is here but `without`."""
    absent = list(without) or sorted(set(packages_distributions()) - core() - {"redbook"})
    asked = json.dumps([absent, commands])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "REDBOOK_LANG": "en"}
    command = [sys.executable, "-c", SLIM, asked]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=cwd, env=environment)
    assert done.returncode == 0, done.stderr
    return [(code, out, err) for code, out, err in json.loads(done.stdout.splitlines()[-1])]


def test_the_core_alone_simulates(tmp_path: Path) -> None:
    match = Match.new("siege", seed=7)
    for _ in range(20):
        match.play(match.decision.options[0])
    (tmp_path / "save.json").write_text(json.dumps(match.save()), "utf-8")
    commands = [
        ["games"],
        ["games", "wotr", "--lang", "pt"],
        ["games", "hunt", "--json"],
        ["arena", "siege", "random", "random", "-n", "1"],
        ["bench", "siege", "--seconds", "0.01"],
        ["perft", "siege", "--depth", "1"],
        ["check", "save.json"],
        ["replay", "save.json", "--lang", "es"],
        ["chronicle", "save.json", "-o", "tale.html"],
        ["cards", "tcg", "gimli", "--lang", "es"],
        ["cards", "wotr", "gandalf"],
        ["rules", "siege", "4.2"],
        ["deck", "list"],
        ["record", "save.json"],
        ["position", "save.json"],
        ["picture", "save.json", "-o", "map.svg"],
        ["new-bot", "hasty"],
    ]
    for command, (code, out, err) in zip(commands, in_a_slim_house(commands, tmp_path), strict=True):
        assert (code, err) == (0, ""), command
        assert out, command


def test_who_lacks_an_extra_is_told_its_name(tmp_path: Path) -> None:
    lacking = {
        "play": "server",
        "serve": "server",
        "docs --build site": "docs",
        "arena siege random random -n 1 --ray local": "ray",
        "dataset siege --bots random -n 1": "data",
        "picture --game siege -o map.png": "picture",
    }
    asked = [(command, extra, lang) for command, extra in lacking.items() for lang in LANGUAGES]
    commands = [[*command.split(), "--lang", lang] for command, _, lang in asked]
    for (command, extra, lang), answer in zip(asked, in_a_slim_house(commands, tmp_path), strict=True):
        said = {render_error(MissingExtra(extra=extra, package=one), lang) for one in (*EXTRAS[extra], "numpy")}
        assert all(line.endswith(f': pip install "redbook[{extra}]"') for line in said)
        code, _, err = answer
        assert code == 2, command
        assert " ".join(err.split()) in said, command


def test_postgresql_without_its_driver_names_the_extra(tmp_path: Path) -> None:
    command = ["serve", "--db", "postgresql://nobody@127.0.0.1:1/none", "--port", "1"]
    [(code, _, err)] = in_a_slim_house([command], tmp_path, without=["asyncpg"])
    assert code == 2
    assert '"redbook[postgres]"' in err


def test_only_what_an_extra_brings_is_named() -> None:
    with pytest.raises(MissingExtra) as told, needs():
        raise ModuleNotFoundError("No module named 'sqlalchemy.orm'", name="sqlalchemy.orm")
    assert (told.value.args_["package"], told.value.args_["extra"]) == ("sqlalchemy", "server")
    assert isinstance(told.value, ImportError)
    with pytest.raises(MissingExtra, match="data"), needs("data"):
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
    with pytest.raises(ModuleNotFoundError, match="balrog"), needs():
        raise ModuleNotFoundError("No module named 'balrog'", name="balrog")
    assert extra_of(None) is None


def test_extras_bring_the_modules_that_they_are_named_for() -> None:
    assert set(EXTRAS) == set(OPTIONAL) - FOR_WORK
    owners = packages_distributions()
    told = {
        canonicalize_name(name) for modules in EXTRAS.values() for one in modules for name in owners.get(one, [one])
    }
    for extra, modules in EXTRAS.items():
        brought = packages(OPTIONAL[extra])
        named = {canonicalize_name(name) for module in modules for name in owners.get(module, [module])}
        assert set(brought) - {"redbook"} <= told, f"no module of {set(brought) - told} stands in EXTRAS"
        asked = {canonicalize_name(r.name) for name in brought for r in needed_by(name)}
        assert named <= set(brought) | asked, f"{named - set(brought) - asked} does not come with {extra!r}"


def needed_by(package: str) -> list[Requirement]:
    try:
        return [Requirement(line) for line in requires(package) or []]
    except PackageNotFoundError:  # Ray is large, and tests do without
        return []


def test_all_is_all_and_work_needs_all_but_ray() -> None:
    extras = set(OPTIONAL) - FOR_WORK
    assert packages(OPTIONAL["all"])["redbook"] == extras
    assert packages(OPTIONAL["dev"])["redbook"] == extras - {"ray"}


def test_extras_that_are_spoken_of_exist() -> None:
    places = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "docs").rglob("*.md")]
    places += [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "Makefile", *(ROOT / ".github").rglob("*.yml")]
    named = {
        extra
        for path in places
        for found in re.findall(r"redbook\[([a-z, ]+)\]", path.read_text("utf-8"))
        for extra in re.split(", *", found)
    }
    assert {"server", "env"} <= named <= set(OPTIONAL)


# -- what is packed -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Sdist and wheel, made by the build backend without fetching anything. The client is built if it is not fresh."""
    into = tmp_path_factory.mktemp("dist")
    code = "import sys; from hatchling import build; build.build_sdist(sys.argv[1]); build.build_wheel(sys.argv[1])"
    done = subprocess.run([sys.executable, "-c", code, str(into)], capture_output=True, encoding="utf-8", cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return next(into.glob("*.tar.gz")), next(into.glob("*.whl"))


def written(folder: str) -> set[str]:
    """What is kept in the repository there: not what was made."""
    kept = subprocess.run(["git", "ls-files", folder], capture_output=True, encoding="utf-8", check=True, cwd=ROOT)
    return {name for name in kept.stdout.splitlines() if (ROOT / name).exists()}


@PACKED
def test_the_wheel_has_every_file_and_the_client(packed: tuple[Path, Path]) -> None:
    files = set(zipfile.ZipFile(packed[1]).namelist())
    missing = {name.removeprefix("src/") for name in written("src/redbook")} - files
    assert not missing
    assert {"redbook/py.typed", "redbook/server/static/index.html", "redbook/server/static/licenses.txt"} <= files
    assert any(re.fullmatch(r"redbook/server/static/assets/.*\.js", name) for name in files)
    assert not [name for name in files if name.endswith((".pyc", ".db"))]


@PACKED
def test_the_client_carries_the_licences_of_its_libraries(packed: tuple[Path, Path]) -> None:
    wheel = zipfile.ZipFile(packed[1])
    notices = wheel.read("redbook/server/static/licenses.txt").decode("utf-8")
    for library in ("svelte", "d3-zoom", "d3-selection", "@fluent/bundle"):
        assert f"## {library} " in notices
    assert b"Apache License" in wheel.read("redbook/server/static/apache-2.0.txt")


@PACKED
def test_the_sdist_has_all_that_the_wheel_is_built_from(packed: tuple[Path, Path]) -> None:
    with tarfile.open(packed[0]) as sdist:
        files = {name.partition("/")[2] for name in sdist.getnames()}
    sources = written("src") | written("web") | written("scripts") | {"hatch_build.py", "pyproject.toml", "README.md"}
    assert not {name for name in sources if not Path(name).name.startswith(".git")} - files
    assert not [name for name in files if "node_modules" in name or "/static/" in name]


@PACKED
def test_both_pass_what_the_index_asks(packed: tuple[Path, Path]) -> None:
    command = [sys.executable, "-m", "twine", "check", "--strict", *map(str, packed)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
