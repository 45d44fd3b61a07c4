"""How large a view and a list of options can be: what types alone do not tell, for programs that want arrays.

A type says that a field is a word or a list of words; a network wants to know which words there are. A game says it
in one place, its module `shapes`, with one entry for each field that needs it, named by struct and field:

    def shapes(seats):                                       # the seats of the match
        return Shapes(
            view={
                "SiegeView.turn": Amount(15),                # a number, divided by its greatest value
                "PieceView.at": Of(HEXES),                   # a word of these: one index each
                "SiegeView.pieces": Of(IDS, by="id"),        # structs, found by their id
                "SiegeView.control": Of(HEXES),              # a dictionary with these keys
                "HuntView.record": LeftOut("`worked.heard` takes its newest facts apart"),
            },
            options={"pick": By("piece"), "go": By("to")},   # what tells options of one kind apart in one decision
        )

Booleans, literals, tuples and structs need no entry. `redbook.env` reads all this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

Key = str | int | None  # None stands among the values of a literal, never in a dictionary


class Amount(msgspec.Struct, frozen=True):
    """A number, divided by `high`. Where `low` is below zero it may be negative.

    `cut`: it has no end (turns that have passed), and more than `high` counts as that.
    """

    high: int
    low: int = 0
    cut: bool = False


class Of(msgspec.Struct, frozen=True):
    """Something named by one of `keys`.

    A word: a one for the word. A list of words: how often each is there, divided by `most`. A dictionary, or a list of
    structs or tuples found by their field (or place, or function) `by`: what is there for each key, encoded as its type
    says, or as `each`. Of a struct, `fields`: only these, with a shape of their own or None for the usual one. Several
    structs under one key are summed, and `most` is how many can be. `seen` adds an index that says whether anything is
    there. `others` are keys that are passed over.
    """

    keys: tuple[Key, ...]
    most: int = 1
    by: str | int | Callable[[Any], Key] | None = None
    each: Shape | None = None
    fields: Mapping[str, Shape | None] | None = None
    seen: bool = True
    others: tuple[Key, ...] = ()


class Slots(msgspec.Struct, frozen=True):
    """A list in order: its first `size` things (from the end, if `last`), encoded as `each` or as their type says."""

    size: int
    each: Shape | None = None
    last: bool = False


class Row(msgspec.Struct, frozen=True):
    """A tuple whose items need an entry each."""

    items: tuple[Shape, ...]


class Spot(msgspec.Struct, frozen=True):
    """A word that is a place on a plane: its two coordinates, between 0 and 1. What is elsewhere has an index each."""

    at: Mapping[str, tuple[float, float]]
    elsewhere: tuple[str, ...] = ()


class Count(msgspec.Struct, frozen=True):
    """Only how many things there are, divided by `most`."""

    most: int


class Several(msgspec.Struct, frozen=True):
    """One field, encoded in several ways."""

    ways: tuple[Shape, ...]


class LeftOut(msgspec.Struct, frozen=True):
    """Not encoded, and why."""

    why: str


Shape = Amount | Of | Slots | Row | Spot | Count | Several | LeftOut


class By(msgspec.Struct, frozen=True):
    """Options of a kind are told apart by these fields; `among`: all values that they can have together.

    Without `among`, all that their types allow. Where options of one decision share all these fields (copies of a
    card), the first takes the place and the others one of `more` places, in their order.
    """

    fields: tuple[str, ...]
    among: tuple[tuple[Any, ...], ...] | None = None
    more: int = 0


class InOrder(msgspec.Struct, frozen=True):
    """Options of a kind that nothing lists beforehand: the first, the second, … of that kind in a decision."""

    size: int


Places = By | InOrder


class Worked(msgspec.Struct, frozen=True):
    """Something worked out from the view alone, where its own form is of no use to a network."""

    type: Any
    shape: Shape | None
    read: Callable[[Any], Any]


class Shapes(msgspec.Struct, frozen=True):
    """All that a game says about sizes; `worked` stands after the view, by name."""

    view: Mapping[str, Shape] = {}
    options: Mapping[str, Places] = {}
    worked: Mapping[str, Worked] = {}


def by(*fields: str, among: Iterable[Any] | None = None, more: int = 0) -> By:
    """`by("to")`, `by("piece", "hex", among=pairs)`; single values may stand for tuples of one."""
    listed = None if among is None else tuple(item if isinstance(item, tuple) else (item,) for item in among)
    return By(fields, listed, more)


def of(keys: Iterable[Key], **how: Any) -> Of:
    """`Of` with any iterable of keys, each taken once."""
    return Of(tuple(dict.fromkeys(keys)), **how)


def flat(rows: Sequence[Sequence[Any]]) -> tuple[Any, ...]:
    return tuple(item for row in rows for item in row)
