"""The notebooks run from the first cell to the last, and find what their text says. They are kept without outputs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from docs.pages import ROOT
from redbook.site.notebooks import BrokenNotebook, executed, joined, notebooks, page_of, read, run

pytestmark = pytest.mark.xdist_group("docs-site")  # what the site runs is remembered, and looked at here
PATHS = notebooks(ROOT)


def printed(notebook: dict[str, Any]) -> str:
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", ())]
    return "".join(joined(output["text"]) for output in outputs if output["output_type"] == "stream")


def test_there_is_one_for_each_study() -> None:
    assert {path.stem for path in PATHS} >= {"self-play", "hunt-belief", "win-curve"}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_it_is_kept_without_outputs(path: Path) -> None:
    for cell in read(path.read_bytes())["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_it_runs_and_draws(path: Path) -> None:
    pages = dict(page_of(path.stem, executed(ROOT, path)))
    text = pages.pop(f"docs/notebooks/{path.stem}.md")
    assert isinstance(text, str)
    assert pages, "no picture"
    assert all(isinstance(data, bytes) and len(data) > 1000 for data in pages.values())
    assert all(Path(name).name in text for name in pages)


def test_the_agent_learns_by_playing_itself() -> None:
    told = printed(executed(ROOT, ROOT / "docs" / "notebooks" / "self-play.ipynb"))
    shares = [float(share) for share in re.findall(r"([\d.]+)% of \d+ won against random play", told)]
    assert len(shares) >= 2
    assert shares[-1] >= 85


def test_the_true_place_is_always_possible_and_worlds_are_drawn_as_counted() -> None:
    told = printed(executed(ROOT, ROOT / "docs" / "notebooks" / "hunt-belief.ipynb"))
    gap = re.search(r"total variation between drawn and counted: ([\d.]+)", told)
    assert gap is not None
    assert float(gap[1]) < 0.1


def test_the_outlook_knows_more_than_the_mean() -> None:
    told = printed(executed(ROOT, ROOT / "docs" / "notebooks" / "win-curve.ipynb"))
    scores = re.search(r"Brier score ([\d.]+), of the mean alone ([\d.]+)", told)
    assert scores is not None
    assert float(scores[1]) < float(scores[2])


def test_a_cell_that_fails_fails_the_build() -> None:
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "outputs": [], "execution_count": None, "source": ["1 / 0"]}
    broken = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    with pytest.raises(BrokenNotebook, match="ZeroDivisionError"):
        run(json.dumps(broken).encode())
