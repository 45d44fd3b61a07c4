"""The Siege in a terminal: the whole map in 80 columns, in three languages, and a game played on it."""

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from redbook.cli.terminal import play_here
from redbook.games.siege import terminal
from redbook.games.siege.board import HEXES
from redbook.kernel import Match
from redbook.kernel.text import LANGUAGES
from redbook.kernel.walk import play_out, random_walk


def plain(m: Match, lang: str = "en") -> str:
    return Text.from_markup(terminal.render(m.view("west"), m.decision, lang)).plain


def map_rows(text: str) -> dict[int, str]:
    return {int(line[:2]): line for line in text.splitlines() if re.match(r"\d\d  ", line)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_has_26_rows_that_fit_80_columns(lang: str) -> None:
    for moves in (0, 120, 500):
        rows = map_rows(plain(play_out(Match.new("siege", seed=1), 1, limit=moves), lang))
        assert sorted(rows) == list(range(1, 27))
        assert max(len(row) for row in rows.values()) <= 80


def test_every_counter_on_the_map_is_in_its_cell_and_in_the_roster() -> None:
    m = play_out(Match.new("siege", seed=2), 2, limit=300)
    text = plain(m)
    rows = map_rows(text)
    for piece in m.view("west").pieces:
        if piece.at not in HEXES:
            continue
        row, column = int(piece.at[:2]), int(piece.at[2:])
        start = 4 + (2 if row % 2 == 0 else 0) + 5 * (column - 1)
        assert re.match(r"[GDRLMHE+★]", rows[row][start:]), (piece, rows[row])
        assert re.search(rf"\b{piece.at} [^\n]*{piece.id}", text), piece


def test_the_day_is_told_beside_its_date() -> None:
    m = Match.new("siege", seed=1)
    assert "Henneth" not in plain(m)  # before the first day
    m = play_out(m, 1, limit=4)
    for lang in LANGUAGES:
        assert "Henneth Annûn" in plain(m, lang)


def test_hexes_that_can_be_chosen_are_marked() -> None:
    for m in random_walk("siege", 3):
        if m.decision is not None and m.decision.kind == "move-on" and len(m.decision.options) > 5:
            break
    marked = terminal.render(m.view("west"), m.decision, "en")
    unmarked = terminal.render(m.view("west"), None, "en")
    assert marked.count("bright_yellow") + marked.count("underline") > unmarked.count("bright_yellow")
    assert "underline" not in unmarked


def test_the_map_can_be_drawn_at_every_moment_of_a_game() -> None:
    for number, m in enumerate(random_walk("siege", 4)):
        if number % 23 == 0:
            assert plain(m, LANGUAGES[number % 3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_siege_is_played_in_a_terminal_until_one_leaves(lang: str) -> None:
    class Typist(Console):
        lines = ["1"] * 60 + ["log", "why 0101>2613", "quit"]

        def input(self, *args: object, **kwargs: object) -> str:  # type: ignore[override]
            return self.lines.pop(0)

    console = Typist(file=io.StringIO(), width=100)
    Typist.lines = ["1"] * 60 + ["log", "why 0101>2613", "quit"]
    play_here("siege", lang, ["west"], "random", None, None, 5, None, console)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Minas Tirith" in shown
    assert not Typist.lines
