"""CONTRIBUTING keeps its word: its Python runs, what it names is there, its commands exist."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from games.tcg.scene import Scene
from redbook.bots import registry

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "CONTRIBUTING.md"
TEXT = PAGE.read_text("utf-8")


def test_the_examples_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])  # the bot of the example goes when the test is over
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried >= 15
    assert failed == 0


def test_the_example_of_a_card_test_passes() -> None:
    found = re.search(r"```python\n(def test_1_13.*?)```", TEXT, re.DOTALL)
    assert found is not None
    names = {"Scene": Scene}
    exec(found[1], names)
    names["test_1_13_exerts_for_strength"]()


def test_links_and_paths_are_there() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", TEXT)
    paths = re.findall(r"`((?:src|tests|web|docs|changelog\.d)(?:/[\w./-]+)?)`", TEXT)
    assert len(links) > 5
    assert len(paths) > 15
    assert [path for path in (*links, *paths) if not (ROOT / path).exists()] == []


def test_the_targets_of_make_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(re.findall(r"\bmake ([a-z-]+)", re.sub(r"`make` alone", "", TEXT)))
    assert named >= {"setup", "play", "check", "test", "format", "coverage", "changelog", "types"}
    assert [target for target in sorted(named) if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []


def test_every_target_that_help_lists_is_phony_and_said_in_words() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = set(re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)[1].split())  # type: ignore[index]
    assert set(re.findall(r"^([a-z-]+):.*## \w", makefile, re.MULTILINE)) <= phony


def test_the_entry_points_are_those_that_the_program_looks_for() -> None:
    for group, module in (("redbook.games", "kernel/game.py"), ("redbook.bots", "bots/registry.py")):
        assert f'group="{group}"' in (ROOT / "src" / "redbook" / module).read_text("utf-8")
        assert group in TEXT


def test_the_oldest_python_is_the_one_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"
    assert "Python 3.11 or newer" in TEXT
