"""The README keeps its word: its Python runs, and what it names is there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_ten_lines_run() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 5
    assert failed == 0


def test_links_and_pictures_are_there() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README.read_text("utf-8"))
    assert targets
    assert all((ROOT / target).exists() for target in targets)


def test_it_says_that_it_is_a_fan_work() -> None:
    assert "unofficial fan work" in README.read_text("utf-8").lower()
