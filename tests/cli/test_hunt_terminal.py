"""Hunt for the Ring in a terminal: both sides in 80 columns and three languages, and the screen hides its secrets."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

from redbook.cli.terminal import play_here
from redbook.games.hunt.board import BOARDS
from redbook.games.hunt.terminal import render
from redbook.kernel import Match, Message
from redbook.kernel.text import LANGUAGES
from redbook.kernel.text import render as spoken
from redbook.kernel.walk import random_walk

IDS = r"(?:ally\d|sorcery|wraith|daylight|short|long)-\d+|red-\w+|morgul-(?:ring|shadow)|[12]-(?:\d+|[ABC])"
RAW = re.compile(rf"\b(?:{IDS})\b")
SCREEN = "Behind the screen"


def plain(m: Match, seat: str | None, lang: str = "en") -> str:
    decision = m.decision if m.decision is not None and m.decision.seat == seat else None
    return Text.from_markup(render(m.view(seat), decision, lang)).plain


def flat(m: Match, seat: str | None) -> str:
    return " ".join(plain(m, seat).split())


def moments(seed: int, every: int, seats: int = 2, part: str = "both", deduction: bool = False) -> Iterator[Match]:
    options = {"part": part, "deduction": deduction}
    for number, m in enumerate(random_walk("hunt", seed, seats=seats, settings=options)):
        if number % every == 0 or m.decision is None:
            yield m


def named(part: int, id: str) -> str:
    return spoken(Message("hunt", f"place-{part}-{id}", {}), "en") if not id.startswith("d") else f"dot {id}"


@pytest.mark.parametrize(("seats", "part"), [(2, "1"), (3, "2"), (5, "both")])
def test_the_table_fits_80_columns_in_every_language(seats: int, part: str) -> None:
    for m in moments(seats, 67, seats, part, deduction=seats == 3):
        for seat in (m.seats[0], m.seats[-1], None):
            for lang in LANGUAGES:
                text = plain(m, seat, lang)
                assert max(map(len, text.splitlines())) <= 80
                assert not RAW.search(text), RAW.search(text)


@pytest.mark.parametrize("part", ["1", "2"])
def test_a_wraith_reads_nothing_of_what_the_screen_hides(part: str) -> None:
    differs = 0
    for number, m in enumerate(moments(8, 41, 3, part)):
        if m.decision is None:
            continue
        for seat in ("wraith-1", "wraith-2", None):
            world = m.determinize(seat, seed=number)
            text = plain(m, seat)
            assert SCREEN not in text
            assert plain(world, seat) == text
            differs += plain(world, "ringbearer") != plain(m, "ringbearer")
    assert differs


@pytest.mark.parametrize("part", [1, 2])
def test_the_ring_bearer_reads_his_log_his_cards_and_his_ways(part: int) -> None:
    board = BOARDS[part]
    for m in moments(4, 47, 2, str(part)):
        view, text = m.view("ringbearer"), flat(m, "ringbearer")
        assert view.screen is not None
        assert SCREEN in text
        for card in view.screen.hand:
            assert spoken(Message("hunt", f"card-{card}", {}), "en") in text
        for id in (*view.screen.log, *view.screen.rows):
            assert id in ("dot", "dash") or named(part, id) in text
        for id in view.screen.information:
            assert named(1, id) in text
        start = view.screen.last if part == 1 else view.screen.gandalf
        if start is not None:
            ways = text.split("Frodo’s ways from" if part == 1 else "Gandalf’s ways from")[1].split(SCREEN)[0]
            for near in board.near[board.index[start]]:
                assert named(part, board.ids[near]) in ways


@pytest.mark.parametrize(("part", "seed"), [("1", 12), ("2", 1)])
def test_what_lies_open_is_all_there(part: str, seed: int) -> None:
    trails = 0
    for m in moments(seed, 23, 4, part):
        view, text = m.view("wraith-2"), flat(m, "wraith-2")
        for number, at in enumerate(view.nazgul, start=1):
            where = named(view.part, at) if at is not None else "not on the board"
            assert re.search(rf"(?:Nazgûl {number}|The Lord \({number}\)), Ringwraith \d: »?{re.escape(where)}", text)
        company = text.split("The Company:")[1].split("Ally cards")[0]
        states = view.company.values()
        for sign, state in (("●", "ready"), ("○", "flipped"), ("–", "away")):
            assert company.count(sign) == sum(1 for one in states if one == state)
        pool = text.split("Hunt pool:")[1].split("The Company")[0].split("Eyes beside")[0].split("Tiles drawn")[0]
        assert sum(map(int, re.findall(r"×(\d+)", pool))) == sum(view.tiles.values())
        for id in (*view.allies, *view.trails, *view.closed):
            assert named(view.part, id) in text
        for card in view.my_hand:
            assert spoken(Message("hunt", f"card-{card}", {}), "en") in text
        trails += len(view.trails)
    assert trails


def test_places_that_can_be_chosen_are_marked() -> None:
    marked = 0
    for m in moments(2, 13, 2):
        if m.decision is None:
            continue
        text = flat(m, m.decision.seat)
        for option in m.decision.options:
            id = option.args().get("space")
            if id is not None and id != "dot":
                assert "»" + named(m.view(None).part, str(id)) in text, (m.decision.kind, id)
                marked += 1
    assert marked > 40


def test_the_deduction_lists_every_place_where_frodo_can_be() -> None:
    several = 0
    for m in moments(9, 43, 2, "1", deduction=True):
        view = m.view("wraith-1")
        if view.possible is None:
            continue
        listed = flat(m, "wraith-1").split("Frodo’s last location can be:")[1]
        for id, weight in view.possible.weight.items():
            assert f"{named(1, id)} {weight}%" in listed
        several += len(view.possible.frodo) > 1
    assert several


def test_a_hunt_is_played_in_a_terminal_until_one_leaves() -> None:
    class Typist(Console):
        lines = ["1"] * 12 + ["quit"]

        def input(self, *args: object, **kwargs: object) -> str:  # type: ignore[override]
            return self.lines.pop(0)

    console = Typist(file=io.StringIO(), width=80)
    play_here("hunt", "en", ["ringbearer"], "random", None, None, 5, None, console)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert SCREEN in shown
    assert "Part 1 · Three Is Company" in shown
    assert not Typist.lines
