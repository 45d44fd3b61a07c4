"""PNG: the right size, the letters of the fonts that come along, and a clear word where nothing draws."""

from __future__ import annotations

import struct
import sys

import pytest

from redbook import Match
from redbook.kernel.extras import MissingExtra
from redbook.pictures import picture, png
from redbook.pictures.raster import WIDEST, TooLarge, font_files

SMALL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#a31d17"/></svg>'
)


def size_of(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", data[16:24])
    return wide, high


def test_a_png_is_as_wide_as_wanted() -> None:
    assert size_of(png(SMALL, 100)) == (100, 50)


@pytest.mark.parametrize("game", ["hunt", "tcg"])
def test_a_whole_board_becomes_dots(game: str) -> None:
    svg = picture(Match.new(game, seed=1))
    wide, high = size_of(png(svg, 240))
    assert wide == 240
    assert 50 < high < 400


@pytest.mark.parametrize("width", [0, -1, WIDEST + 1])
def test_no_poster_fills_the_memory(width: int) -> None:
    with pytest.raises(TooLarge):
        png(SMALL, width)


def test_without_the_extra_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match="picture"):
        png(SMALL, 10)


def test_both_faces_come_along() -> None:
    """So that a server without fonts writes the same words: pip install 'redbook[picture]' brings them."""
    names = {path.rpartition("/")[2] for path in font_files()}
    assert {"SourceSerifPro-Regular.ttf", "SourceSerifPro-Bold.ttf", "SourceSansPro-Bold.ttf"} <= names


def test_words_are_drawn() -> None:
    words = '<text x="2" y="15" font-size="16" font-family="Georgia, serif" fill="#fff">Mordor</text></svg>'
    assert png(SMALL.replace("</svg>", words), 400) != png(SMALL, 400)
