"""The tale of a siege: points, moments and maps."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from chronicle.test_chronicle import read
from redbook.chronicle import render
from redbook.games.siege import chronicle
from redbook.games.siege.pieces import COMBAT, NUMBER
from redbook.kernel import Match
from redbook.kernel.text import LANGUAGES
from redbook.kernel.walk import play_out


@pytest.fixture(scope="module")
def siege() -> Match:
    return play_out(Match.new("siege", seed=11), 11)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_siege_can_be_told_in_every_language(siege: Match, lang: str) -> None:
    document = render(siege, lang)
    sound = read(document)
    assert {"chart", "turning", "tale", "end", "dice"} <= sound.ids
    assert document.count("<svg") >= len(chronicle.moments(siege)) + 2
    assert "Minas Tirith" in sound.text
    assert len(document) < 1_500_000


def test_the_series_ends_with_the_score(siege: Match) -> None:
    series = chronicle.series(siege)
    assert [turn for turn, _, _ in series] == list(range(1, 13))
    assert siege.result is not None
    assert series[-1][2] == dict(siege.result.scores)
    assert all(a[1] <= b[1] for a, b in pairwise(series))


def test_moments_are_in_order_and_within_the_match(siege: Match) -> None:
    moves = [move for move, _ in chronicle.moments(siege)]
    assert moves == sorted(set(moves))
    assert 1 <= len(moves) <= chronicle.MOMENTS
    assert all(0 <= move <= len(siege.log) for move in moves)


def test_a_siege_that_has_just_begun_can_be_told() -> None:
    m = Match.new("siege", seed=1)
    assert chronicle.moments(m) == []
    read(render(m, "en"))
    read(render(play_out(m, 1, limit=90), "es"))


def test_the_picture_shows_every_stack_on_the_map(siege: Match) -> None:
    for moves in (0, 100, 400):
        view = play_out(Match.new("siege", seed=11), 11, limit=moves).view(None)
        root = ElementTree.fromstring(chronicle.picture(view))
        hexes = {piece.at for piece in view.pieces if piece.at.isdigit() and COMBAT[NUMBER[piece.id]]}
        strengths = [node for node in root.iter("text") if node.get("font-weight") == "bold"]
        assert len(strengths) == len(hexes)
        assert {"Minas Tirith", "Osgiliath"} <= {node.text for node in root.iter("text")}


@pytest.mark.parametrize(
    ("lang", "dawn"), [("en", "Day without Dawn"), ("es", "Día sin Alba"), ("pt", "Dia sem Aurora")]
)
def test_every_day_of_the_tale_is_remembered(siege: Match, lang: str, dawn: str) -> None:
    """2.1.1, Table 3: openly, not under a fold."""
    told = [entry for entry in siege.events if entry.event.kind == "day-remembered"]
    assert len(told) == 12
    assert "day-remembered" in chronicle.LOUD
    assert dawn in read(render(siege, lang)).text


def test_a_close_up_shows_a_part_of_the_map_with_its_numbers() -> None:
    view = Match.new("siege", seed=11).view(None)
    whole, part = (
        ElementTree.fromstring(text) for text in (chronicle.picture(view), chronicle.close_up(view, ["0909"]))
    )
    wide, narrow = (float(str(root.get("viewBox")).split()[2]) for root in (whole, part))
    assert narrow < wide / 1.5
    numbers = {node.text for node in part.iter("text")}
    assert {"0909", "0908", "1009"} <= numbers
    assert "2601" not in numbers
    assert "0909" not in {node.text for node in whole.iter("text")}
