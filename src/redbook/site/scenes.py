"""A scene as a picture: the part of the board that it is about, as its seat sees it.

The boards are large drawings and there are many scenes. So each printed map is one file of the site, in each language,
and a scene is a small drawing on the page that shows its part of the map with what stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from redbook.kernel import Match
from redbook.kernel.scenes import Scene, scene
from redbook.kernel.text import LANGUAGES
from redbook.pictures import close_up
from redbook.pictures.art import Theme
from redbook.pictures.page import sheet_alone, sheet_file

SHEETS = "boards/"
EXAMPLE = re.compile(r"^<!-- picture: ([a-z]+ [a-z0-9-]+ (?:light|dark)) -->$", re.MULTILINE)
MAPS = ("wotr", "hunt-1", "hunt-2", "siege")


@cache
def begun(game: str, id: str) -> tuple[Scene, Match]:
    found = scene(game, id)
    return found, found.begin()


@cache
def picture(game: str, id: str, lang: str) -> str:
    """The position as SVG, for a page two folders deep."""
    found, match = begun(game, id)
    return close_up(match, found.seat, found.look, lang=lang, sheets=f"../../{SHEETS}", mark=f"{game}-{id}-")


@cache
def example(game: str, scene_id: str, theme: Theme) -> str:
    """A whole board for the project's own pages: a scene, or how a game begins (`-`)."""
    seat: str | None = None
    if scene_id == "-":
        match = Match.new(game, seed=1)
    else:
        found, match = begun(game, scene_id)
        seat = found.seat
    return close_up(match, seat, (), lang="en", theme=theme, sheets=f"../{SHEETS}", mark=f"{game}-{theme}-")


def sheets() -> Iterator[tuple[str, str]]:
    """The printed maps that scenes share."""
    for name in MAPS:
        for lang in LANGUAGES:
            yield f"{SHEETS}{sheet_file(name, lang, 'light')}", sheet_alone(name, lang, "light")
        yield f"{SHEETS}{sheet_file(name, 'en', 'dark')}", sheet_alone(name, "en", "dark")


def with_examples(markdown: str) -> str:
    """`<!-- picture: wotr - dark -->` becomes that picture; where the page is read as a file, nothing is seen."""
    return EXAMPLE.sub(lambda found: f"```board\nexample {found[1]}\n```", markdown)


def fence(source: str, language: str, css_class: str, options: Any, md: Any, **more: Any) -> str:
    """What stands between ```board and ```: a game, a scene and a language. It becomes the picture of that scene."""
    match source.split():
        case ["example", game, id, "light" | "dark" as theme]:
            drawn = example(game, id, theme)
        case [game, id, lang]:
            drawn = picture(game, id, lang)
        case _:
            raise ValueError(f"no picture: {source}")
    return f'<div class="{css_class}" data-search-exclude>{drawn}</div>'
