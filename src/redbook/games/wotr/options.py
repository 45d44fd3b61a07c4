"""What a seat may choose. Few kinds, all small; the common ones are made once."""

from __future__ import annotations

import re
from typing import Annotated

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
from redbook.kernel.forms import Named

Region = Annotated[int, Named(REGIONS)]  # numbers in the rules, names outside
PlaceName = Annotated[int, Named(PLACE_NAMES)]
FigureName = Annotated[int, Named(FIGURES)]
CardName = Annotated[int, Named(CARDS)]


class Act(Option, frozen=True):
    """A word: pass, done, yes, no, or an action of the table on p.20."""

    what: str
    written = "{what}"
    tells = {"action": "what"}


class DiscardTable(Option, frozen=True):
    """An enemy card on the table is removed, for a price."""

    card: CardName
    way: str
    written = "discard {card} {way}"
    tells = {"card": "card", "price": "way"}


class Die(Option, frozen=True):
    face: Annotated[int, Named(FACES)]
    written = "die {face}"


class Place(Option, frozen=True):
    """A region or the siege box of a Stronghold."""

    place: PlaceName
    written = "{place}"
    tells = {"region": "place"}


class Route(Option, frozen=True):
    """A region for the Ring-bearers, and what the way there touches."""

    region: Region
    stronghold: bool
    moria: bool
    other: bool = False  # there is another way, which touches something else
    written = "{region}{via}"
    tells = {"region": "region", "way": "way"}

    @property
    def way(self) -> str:
        return "moria" if self.moria else "stronghold" if self.stronghold else "open"

    @property
    def via(self) -> str:
        return f" via {self.way}" if self.other and self.way != "open" else ""


class Figure(Option, frozen=True):
    """One figure of a kind, or a Character, joins what is being chosen."""

    figure: FigureName
    written = "+{figure}"


class FigureAt(Option, frozen=True):
    figure: FigureName
    place: PlaceName
    written = "{figure}@{place}"
    tells = {"figure": "figure", "region": "place"}


class Casualty(Option, frozen=True):
    """One hit taken: a Regular lost, an Elite made a Regular, or two hits for an Elite (p.30)."""

    figure: FigureName
    hits: int = 1
    written = "-{figure}{times}"
    tells = {"figure": "figure", "hits": "hits"}

    @property
    def times(self) -> str:
        return " x2" if self.hits == 2 else ""


class NationOption(Option, frozen=True):
    nation: Annotated[int, Named(NATIONS)]
    written = "{nation}"


class Who(Option, frozen=True):
    character: Annotated[int, Named(CHARACTERS)]
    written = "{character}"


class CardOption(Option, frozen=True):
    card: CardName
    written = "{card}"


class Number(Option, frozen=True):
    number: int
    written = "{number}"


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


def acts(*words: str) -> tuple[Act, ...]:
    return tuple(act(word) for word in words)


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
