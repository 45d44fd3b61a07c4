"""The page about environments keeps its word: its Python runs, and its sizes are those of today."""

from __future__ import annotations

import doctest
from pathlib import Path

from redbook.env import action_space, observation_layout
from redbook.kernel import find_game

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
ROWS = {
    "siege": "Siege of Minas Tirith",
    "hunt": "Hunt for the Ring",
    "wotr": "War of the Ring",
    "tcg": "The trading card game",
}


def test_its_python_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_its_sizes_are_those_of_today() -> None:
    """An index that changes its meaning spoils what was learned with it: whoever changes a layout sees it here."""
    table = [line.split("|") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|")]
    shown_for = {cells[1].partition(",")[0].strip(): [cell.strip() for cell in cells[2:4]] for cells in table}
    for game, title in ROWS.items():
        sizes = [observation_layout(game, count).size for count in find_game(game).seat_counts]
        shown = f"{sizes[0]:,} to {sizes[-1]:,}" if len(sizes) > 1 else f"{sizes[0]:,}"
        assert shown_for[title] == [shown, f"{action_space(game).size:,}"]
