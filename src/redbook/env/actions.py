"""Actions as numbers of one fixed space: every option that a game can offer has its index.

>>> from redbook import Match
>>> from redbook.env import action_space
>>> space = action_space("siege")
>>> match = Match.new("siege", seed=1)
>>> options = match.decision.options
>>> [space.names[index] for index in space.index(options)][:2]
['set-up 0911', 'set-up 1011']
>>> int(space.mask(options).sum()) == len(options)
True

Our games offer lists of options, not squares of a board. An option is found by its kind and by the fields that tell it
apart from others of its kind in one decision; so an index means the same thing in every decision: "go 0908" is a march
to that hex, whoever marches. Where a game cannot list what may come (copies of a card, ways through several hexes), the
places of a kind are numbered in the order of the options, and their names say so: "play another 2", "break-out #3".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from redbook.env.layout import shapes_of
from redbook.env.writing import CannotEncode
from redbook.kernel import Option, find_game
from redbook.kernel.describe import kind_of, questions_of, unique
from redbook.kernel.forms import HOLE, Named, form_of, kebab
from redbook.kernel.game import Value
from redbook.kernel.shapes import By, InOrder, Places

Mask = NDArray[np.int8]
LARGEST = 512  # a kind with more combinations than this says itself what tells its options apart
OPEN = 64  # places of a kind about which nothing is known
SPARE = 32  # places for whatever finds its own taken: so that no two options ever share one
REMEMBERED = 200_000  # options whose place is kept at hand


class Kind:
    """The places of one kind of option: `keys` by what tells it apart, in words, then `more` in order."""

    def __init__(self, kind: type[Option], places: Places, start: int) -> None:
        self.name = kebab(kind.__name__)
        self.start = start
        self.read: list[tuple[str, Callable[[Any], str]]] | None = None
        self.keys: dict[tuple[str, ...], int] = {}
        if isinstance(places, By):
            self.read = [(field, teller(kind, field)) for field in places.fields]
            raw = places.among if places.among is not None else all_values(kind, places.fields)
            told = unique(tuple(say(value) for (_, say), value in zip(self.read, key, strict=True)) for key in raw)
            self.keys = {key: start + n for n, key in enumerate(told)}
            self.more, word = places.more, "another "
        else:
            self.more, word = places.size, "#"
        self.size = len(self.keys) + self.more
        said = [" ".join([self.name, *filter(None, key)]) for key in self.keys]
        self.names = [*said, *(f"{self.name} {word}{n + 1}" for n in range(self.more))]

    def place(self, option: Option) -> int:
        """Where it belongs if the place is free; -1: among those in order."""
        if self.read is None:
            return -1
        return self.keys.get(tuple([say(getattr(option, field)) for field, say in self.read]), -1)


class ActionSpace:
    """All options of a game in one list of `size` places; `names` says what each means.

    The same space serves every number of seats and all settings, so what is learned at one table is of use at another.

    >>> from redbook import Match
    >>> space, decision = ActionSpace("siege"), Match.new("siege", seed=7).decision
    >>> space.names[space.index(decision.options)[0]]
    'set-up 0911'
    """

    def __init__(self, game: str) -> None:
        rules = find_game(game)
        self.game = game
        declared = shapes_of(game, rules.seats(rules.seat_counts[-1], rules.check_settings(None))).options
        offers = unique(thing for question in questions_of(rules) for thing in question.offers)
        kinds = sorted(unique(kind_of(thing) for thing in offers), key=lambda kind: kind.__name__)
        self._kinds: dict[type[Option], Kind] = {}
        self.names: tuple[str, ...] = ()
        names: list[str] = []
        for kind in kinds:
            words = [thing for thing in offers if isinstance(thing, kind)]
            made = Kind(kind, declared.get(kebab(kind.__name__)) or usual(kind, words), len(names))
            self._kinds[kind] = made
            names += made.names
        self._spare = len(names)
        self.names = (*names, *(f"other {n + 1}" for n in range(SPARE)))
        self.size = len(self.names)
        self._known: dict[Option, int] = {}
        self._zeros = np.zeros(self.size, np.int8)

    def index(self, options: Sequence[Option]) -> list[int]:
        """The index of each option of one decision, all different."""
        known = self._known
        try:
            found = [known[option] for option in options]
        except KeyError:
            found = [self._find(option) for option in options]
        if -1 in found or len(set(found)) < len(found):
            return self._in_order(options, found)
        return found

    def mask(self, options: Sequence[Option]) -> Mask:
        """A one for every option that may be chosen."""
        mask = self._zeros.copy()
        mask[self.index(options)] = 1
        return mask

    def option(self, index: int, options: Sequence[Option]) -> Option:
        """The option of this decision that an index means; IndexError, if none."""
        try:
            return options[self.index(options).index(index)]
        except ValueError:
            raise IndexError(f"{self.name(index)} is not offered") from None

    def name(self, index: int) -> str:
        return self.names[index] if 0 <= index < self.size else f"action {index}"

    def notation(self, index: int) -> str | None:
        """The written form of what an index means, where the index tells all of it."""
        for kind, places in self._kinds.items():
            if places.start <= index < places.start + len(places.keys):
                fields = [field for field, _ in places.read or ()]
                written = form_of(kind).written
                if set(HOLE.findall(written)) <= set(fields):
                    words = list(places.keys)[index - places.start]
                    return written.format(**dict(zip(fields, words, strict=True)))
        return None

    def _find(self, option: Option) -> int:
        place = self._known.get(option)
        if place is None:
            place = self._kinds[type(option)].place(option)
            if len(self._known) < REMEMBERED:
                self._known[option] = place
        return place

    def _in_order(self, options: Sequence[Option], found: list[int]) -> list[int]:
        """For options without a place of their own, or with one that is taken: the next of their kind, or a spare."""
        taken: set[int] = set()
        used: dict[type[Option], int] = {}
        spare = self._spare
        for n, (option, place) in enumerate(zip(options, found, strict=True)):
            if place < 0 or place in taken:
                kind = self._kinds[type(option)]
                number = used.get(type(option), 0)
                if number < kind.more:
                    used[type(option)] = number + 1
                    place = kind.start + len(kind.keys) + number
                else:
                    place, spare = spare, spare + 1
            taken.add(place)
            found[n] = place
        if spare > self.size:
            raise CannotEncode(field=f"{self.game} options", value=str(len(options)))
        return found

    def __repr__(self) -> str:
        return f"<ActionSpace {self.game}: {self.size} actions of {len(self._kinds)} kinds>"


def action_space(game: str, seats: int | None = None, settings: Mapping[str, Value] | None = None) -> ActionSpace:
    """The actions of a game. It is worked out once and shared; seats and settings are checked, and do not change it.

    >>> action_space("siege") is action_space("siege")
    True
    """
    rules = find_game(game)
    rules.check_count(seats)
    rules.check_settings(settings)
    return space_for(game)


@cache
def space_for(game: str) -> ActionSpace:
    return ActionSpace(game)


# -- what a kind's own class tells --------------------------------------------------------------------


def usual(kind: type[Option], words: Sequence[Option]) -> Places:
    """Without a word from the game: every value that the types allow, if those are few; otherwise in order."""
    fields = tuple(kind.__struct_fields__)
    if words:
        return By(fields, tuple(tuple([getattr(word, field) for field in fields]) for word in words))
    values = [values_of(kind, field) for field in fields]
    total = 1
    for some in values:
        if some is None:
            return InOrder(OPEN)
        total *= len(some)
    return By(fields) if total <= LARGEST else InOrder(OPEN)


def all_values(kind: type[Option], fields: Sequence[str]) -> tuple[tuple[Any, ...], ...]:
    values = [values_of(kind, field) for field in fields]
    if any(some is None for some in values):
        raise CannotEncode(field=f"{kebab(kind.__name__)} by {', '.join(fields)}", value="say `among`")
    return tuple(product(*(some for some in values if some is not None)))


@cache
def hints_of(kind: type[Option]) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


def values_of(kind: type[Option], field: str) -> Sequence[Any] | None:
    """All values of a field, if its type tells."""
    return values_of_type(hints_of(kind).get(field))


def values_of_type(hint: Any) -> Sequence[Any] | None:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is Annotated:
        mark = next((mark for mark in get_args(hint)[1:] if isinstance(mark, Named)), None)
        return None if mark is None or mark.names is None else range(len(mark.names))
    if get_origin(hint) in (Union, UnionType):
        parts = [(None,) if part is NoneType else values_of_type(part) for part in get_args(hint)]
        return None if None in parts else [value for some in parts for value in some or ()]
    return None


def teller(kind: type[Option], field: str) -> Callable[[Any], str]:
    """How a value of a field is called."""
    hint = hints_of(kind).get(field)
    mark = next((mark for mark in get_args(hint)[1:] if isinstance(mark, Named)), None) if hint is not None else None
    if mark is not None:
        return mark.name
    if hint is bool:
        return lambda value: field if value else ""
    return str
