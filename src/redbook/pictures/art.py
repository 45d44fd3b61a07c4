"""What is printed on the boards, and the pieces. The client's own components draw it; `make art` writes it down here.

A map is drawn once, in `web/src/boards`. `web/scripts/sheets.mjs` asks those components for their drawings, writes
every style out, and keeps them in `art/` as plain SVG: one tag a line, in three languages where words differ, and
colours in pairs, light-dark(day, night). Here they are read, and a language and a light chosen.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from redbook.pictures.pen import FIGURES, Box, Point

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
ART = Path(__file__).parent / "art"

Line = str | dict[str, str]
Spot = list[float]

# light-dark(#fff, rgba(1,2,3,.5)): each half is a colour, perhaps with brackets of its own
PAIR = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^()]|\([^()]*\))+)\)")


class Sheet(msgspec.Struct):
    """A map. Which of the facts it has depends on the game."""

    box: list[float]
    ground: list[Line]
    names: list[Line]
    grow: float = 1.0
    spots: dict[str, dict[str, dict[str, Spot]]] = {}
    settlements: dict[str, Spot] = {}
    shapes: dict[str, str] = {}
    mordor: list[Spot] = []
    places: dict[str, Spot] = {}
    movement: list[Spot] = []
    corruption: list[Spot] = []
    hexes: dict[str, Spot] = {}
    broken: dict[str, str] = {}

    @property
    def bounds(self) -> Box:
        return Box(*self.box)

    def speaks_of_broken(self, line: Line) -> bool:
        return not isinstance(line, str) and any(f">{self.broken.get(lang)}</text>" in line[lang] for lang in line)


class Window(msgspec.Struct):
    """The window of a card: its colours, the land behind and whom or what it is about."""

    sky: list[str]
    land: str
    frame: str
    ink: str
    glow: str
    skin: str
    hair: str
    back: list[tuple[str, str, str, float]]  # tone, outline, where, how much of it is seen
    front: list[tuple[str, str, str, float]]


class Frame(msgspec.Struct):
    frame: str
    ink: str
    emblem: str


class Cards(msgspec.Struct):
    frames: dict[str, Frame]
    windows: dict[str, Window]


_sheet = msgspec.json.Decoder(Sheet)  # built here, under the lock of the import: docs/architecture.md, threads
_cards = msgspec.json.Decoder(Cards)


@cache
def sheet(name: str) -> Sheet:
    return _sheet.decode((ART / f"{name}.json").read_bytes())


@cache
def cards() -> Cards:
    return _cards.decode((ART / "cards.json").read_bytes())


@cache
def glyphs() -> dict[str, Any]:
    """Signs that are one path each, by game; `theme` has the colours of paper and ink."""
    found: dict[str, Any] = msgspec.json.decode((ART / "glyphs.json").read_bytes())
    return found


@cache
def _stamps(game: str) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode((ART / f"{game}-stamps.json").read_bytes())
    return found


def lit(drawing: str, theme: Theme) -> str:
    """By day or by candlelight."""
    half = 1 + THEMES.index(theme)
    return PAIR.sub(lambda pair: pair[half], drawing).replace("FIGURES", FIGURES)


@cache
def stamp(game: str, name: str, theme: Theme) -> str:
    """A piece, drawn round 0,0."""
    return lit(_stamps(game)[name], theme)


@cache
def printed(name: str, layer: Literal["ground", "names", "broken"], lang: str, theme: Theme) -> str:
    """A layer of a map in a language and a light. `broken`: what is said of a bridge only while it does not stand."""
    found = sheet(name)
    lines = found.names
    if layer != "names":
        lines = [line for line in found.ground if (layer == "broken") == found.speaks_of_broken(line)]
    return lit("".join(line if isinstance(line, str) else line[lang] for line in lines), theme)


def colour(name: str, theme: Theme) -> str:
    """Of paper, ink and the two sides, as the client has them: `paper-raised`, `ink-soft`, `west`."""
    pair: list[str] = glyphs()["theme"][name]
    return pair[THEMES.index(theme)]


def point(spot: Spot) -> Point:
    return Point(spot[0], spot[1])
