"""What a seat may choose. Few kinds, all small; the common ones are made once."""

from __future__ import annotations

import re
from collections.abc import Mapping

from redbook.games.wotr.board import (
    CARD,
    CARDS,
    CHARACTER,
    CHARACTERS,
    FACE,
    FACES,
    FIGURE,
    FIGURES,
    NATION,
    NATIONS,
    PLACE,
    PLACE_NAMES,
    REGIONS,
)
from redbook.kernel import Option
from redbook.kernel.message import Arg


class Act(Option, frozen=True):
    """A word: pass, done, yes, no, or an action of the table on p.20."""

    what: str

    @property
    def notation(self) -> str:
        return self.what

    def args(self) -> Mapping[str, Arg]:
        return {"action": self.what}


class DiscardTable(Option, frozen=True):
    """An enemy card on the table is removed, for a price."""

    card: int
    way: str

    @property
    def notation(self) -> str:
        return f"discard {CARDS[self.card]} {self.way}"

    def args(self) -> Mapping[str, Arg]:
        return {"card": CARDS[self.card], "price": self.way}


class Die(Option, frozen=True):
    face: int

    @property
    def notation(self) -> str:
        return f"die {FACES[self.face]}"

    def args(self) -> Mapping[str, Arg]:
        return {"face": FACES[self.face]}


class Place(Option, frozen=True):
    """A region or the siege box of a Stronghold."""

    place: int

    @property
    def notation(self) -> str:
        return PLACE_NAMES[self.place]

    def args(self) -> Mapping[str, Arg]:
        return {"region": PLACE_NAMES[self.place]}


class Route(Option, frozen=True):
    """A region for the Ring-bearers, and what the way there touches."""

    region: int
    stronghold: bool
    moria: bool
    other: bool = False  # there is another way, which touches something else

    @property
    def notation(self) -> str:
        way = " via moria" if self.moria else " via stronghold" if self.stronghold else ""
        return REGIONS[self.region] + (way if self.other else "")

    def args(self) -> Mapping[str, Arg]:
        return {
            "region": REGIONS[self.region],
            "way": "moria" if self.moria else "stronghold" if self.stronghold else "open",
        }


class Figure(Option, frozen=True):
    """One figure of a kind, or a Character, joins what is being chosen."""

    figure: int

    @property
    def notation(self) -> str:
        return f"+{FIGURES[self.figure]}"

    def args(self) -> Mapping[str, Arg]:
        return {"figure": FIGURES[self.figure]}


class FigureAt(Option, frozen=True):
    figure: int
    place: int

    @property
    def notation(self) -> str:
        return f"{FIGURES[self.figure]}@{PLACE_NAMES[self.place]}"

    def args(self) -> Mapping[str, Arg]:
        return {"figure": FIGURES[self.figure], "region": PLACE_NAMES[self.place]}


class Casualty(Option, frozen=True):
    """One hit taken: a Regular lost, an Elite made a Regular, or two hits for an Elite (p.30)."""

    figure: int
    hits: int = 1

    @property
    def notation(self) -> str:
        return f"-{FIGURES[self.figure]}" + (" x2" if self.hits == 2 else "")

    def args(self) -> Mapping[str, Arg]:
        return {"figure": FIGURES[self.figure], "hits": self.hits}


class NationOption(Option, frozen=True):
    nation: int

    @property
    def notation(self) -> str:
        return NATIONS[self.nation]

    def args(self) -> Mapping[str, Arg]:
        return {"nation": NATIONS[self.nation]}


class Who(Option, frozen=True):
    character: int

    @property
    def notation(self) -> str:
        return CHARACTERS[self.character]

    def args(self) -> Mapping[str, Arg]:
        return {"character": CHARACTERS[self.character]}


class CardOption(Option, frozen=True):
    card: int

    @property
    def notation(self) -> str:
        return CARDS[self.card]

    def args(self) -> Mapping[str, Arg]:
        return {"card": CARDS[self.card]}


class Number(Option, frozen=True):
    number: int

    @property
    def notation(self) -> str:
        return str(self.number)

    def args(self) -> Mapping[str, Arg]:
        return {"number": self.number}


_acts: dict[str, Act] = {}


def act(what: str) -> Act:
    option = _acts.get(what)
    if option is None:
        option = _acts[what] = Act(what)
    return option


PLACE_OPTIONS = tuple(Place(p) for p in range(len(PLACE_NAMES)))
FIGURE_OPTIONS = tuple(Figure(f) for f in range(len(FIGURES)))
DIE_OPTIONS = tuple(Die(f) for f in range(len(FACES)))
NATION_OPTIONS = tuple(NationOption(n) for n in range(len(NATIONS)))
CHARACTER_OPTIONS = tuple(Who(c) for c in range(len(CHARACTERS)))
CARD_OPTIONS = tuple(CardOption(c) for c in range(len(CARDS)))
NUMBER_OPTIONS = tuple(Number(n) for n in range(31))
CASUALTY_OPTIONS = tuple(Casualty(f) for f in range(len(FIGURES)))
CASUALTY_TWO = tuple(Casualty(f, 2) for f in range(len(FIGURES)))

PASS, SKIP, DONE, ALL, YES, NO, NONE = (act(w) for w in ("pass", "skip", "done", "all", "yes", "no", "none"))


# -- what a written option names, offered or not: for why_not ---------------------------------------------


def figure_at(notation: str) -> tuple[int, int]:
    """ "nazgul@moria": the figure and the place; -1 for what does not exist."""
    figure, _, place = notation.partition("@")
    return FIGURE.get(figure, -1), PLACE.get(place, -1)


def casualty(notation: str) -> tuple[int, int]:
    """ "-gondor-elite x2": the figure and the hits; -1 for what does not exist."""
    figure = notation.removeprefix("-").removesuffix(" x2")
    return FIGURE.get(figure, -1) if notation.startswith("-") else -1, 2 if notation.endswith(" x2") else 1


def kind_of(notation: str) -> type[Option] | None:
    """The kind of option that is written like this; None for what is written nowhere. Regions count as Place."""
    if notation in PLACE:
        return Place
    if notation in CARD:
        return CardOption
    if notation in NATION:
        return NationOption
    if notation in CHARACTER:
        return Who
    if notation.isdecimal():
        return Number
    if notation.startswith("die ") and notation[4:] in FACE:
        return Die
    if notation[:1] == "+" and notation[1:] in FIGURE:
        return Figure
    if casualty(notation)[0] >= 0:
        return Casualty
    if min(figure_at(notation)) >= 0:
        return FigureAt
    return Act if re.fullmatch("[a-z-]+", notation) else None
