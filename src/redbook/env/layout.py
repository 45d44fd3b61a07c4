"""Observations as arrays of one size: what a seat knows, laid out from the game's description.

>>> from redbook import Match
>>> from redbook.env import observation_layout
>>> layout = observation_layout("siege")
>>> match = Match.new("siege", seed=1)
>>> array = layout.encode(match, "west")
>>> array.shape == (layout.size,), array.dtype.name
(True, 'float32')
>>> [name for name, value in zip(layout.names, array) if value][:4]
['me=west', 'decides=west', 'asked=place-rangers', 'turns']

The view's own types say what stands where; the game's module `shapes` says how large words and numbers can be. An
index never changes its meaning for one game, number of seats and version of the rules.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from redbook.env.fields import Compiler, one_of
from redbook.env.writing import Place, Writing
from redbook.kernel import Match, find_game
from redbook.kernel.describe import questions_of, view_type
from redbook.kernel.forms import kebab
from redbook.kernel.game import Value
from redbook.kernel.parts import part
from redbook.kernel.shapes import Shapes

Floats = NDArray[np.float32]


class ObservationLayout:
    """Where everything that a seat knows stands in an array of floats.

    `names` says what each index means, `low` and `high` where it lies: all within -1 and 1. The array begins with the
    seat that looks (`me`), the seat that decides (`decides`; everybody at a table sees who is being waited for) and the
    kind of question (`asked`), told only to the seat that is asked. Then comes the view, field by field.

    `left_out` lists the fields of the view that are not in the array, with the reason; `guessed` those of which the
    game does not say how large they are: words are hashed there, numbers divided by a hundred and long lists cut.

    >>> from redbook import Match
    >>> layout = ObservationLayout("siege", ("west", "shadow"))
    >>> layout.names[0], float(layout.encode(Match.new("siege", seed=7), "west")[0])
    ('me=west', 1.0)
    """

    def __init__(self, game: str, seats: tuple[str, ...]) -> None:
        rules = find_game(game)
        self.game = game
        self.seats = seats
        self.questions = tuple(kebab(kind.__name__) for kind in questions_of(rules))
        shapes = shapes_of(game, seats)
        compiler = Compiler(shapes.view)
        me = one_of(seats, "me", None)
        view = compiler.field(msgspec.inspect.type_info(view_type(rules)), None, "view")
        worked = compiler.worked(shapes.worked)
        asked = one_of(self.questions, "asked", None)
        parts = {"me": me, "decides": me, "asked": asked, "": view, "worked": worked}
        self.size = sum(field.size for field in parts.values())
        self.names: tuple[str, ...] = tuple(
            (name + own).removeprefix(".") for name, field in parts.items() for own in field.names
        )
        self.low: Floats = np.array([low for field in parts.values() for low in field.lows], np.float32)
        self.high: Floats = np.array([high for field in parts.values() for high in field.highs], np.float32)
        self.guessed = tuple(compiler.guessed)
        self.left_out: Mapping[str, str] = dict(compiler.left_out)
        self.fields = frozenset(compiler.used)
        self._seat_at = {seat: n for n, seat in enumerate(seats)}
        self._asked_at = {kind: 2 * len(seats) + n for n, kind in enumerate(self.questions)}
        self._view_at = 2 * len(seats) + len(self.questions)
        writing = Writing()
        view.emit(writing, "view", Place("", self._view_at))
        worked.emit(writing, "view", Place("", self._view_at + view.size))
        self._write = writing.compile(game)
        self._zeros = array("f", bytes(4 * self.size))

    def encode(self, view_or_match: Any, seat: str) -> Floats:
        """What `seat` knows, as floats. Of a match, with the question; of a view alone, without."""
        raw = self.raw(view_or_match, seat)
        np.minimum(raw, 1.0, out=raw)  # every `high` is one
        return np.maximum(raw, self.low, out=raw)

    def raw(self, view_or_match: Any, seat: str) -> Floats:
        """`encode` before numbers beyond their bounds are cut."""
        out = self._zeros[:]
        here = self._seat_at[seat]
        out[here] = 1.0
        if isinstance(view_or_match, Match):
            decision = view_or_match.decision
            view = view_or_match.view(seat)
            if decision is not None:
                out[len(self.seats) + self._seat_at[decision.seat]] = 1.0
                if decision.seat == seat:
                    out[self._asked_at[decision.kind]] = 1.0
        else:
            view = view_or_match
        self._write(out, view)
        return np.frombuffer(out, np.float32)

    def __repr__(self) -> str:
        return f"<ObservationLayout {self.game} for {', '.join(self.seats)}: {self.size} numbers>"


def observation_layout(
    game: str, seats: int | None = None, settings: Mapping[str, Value] | None = None
) -> ObservationLayout:
    """The layout for a game and a number of seats. It is worked out once and shared; settings do not change it.

    >>> len(observation_layout("hunt", seats=3).names) == observation_layout("hunt", seats=3).size
    True
    """
    rules = find_game(game)
    chosen = rules.check_settings(settings)
    return layout_for(game, rules.seats(rules.check_count(seats), chosen))


@cache
def layout_for(game: str, seats: tuple[str, ...]) -> ObservationLayout:
    return ObservationLayout(game, seats)


def shapes_of(game: str, seats: tuple[str, ...]) -> Shapes:
    """What the game says about sizes; nothing, if it has no module `shapes`."""
    module = part(find_game(game), "shapes")
    return Shapes() if module is None else module.shapes(seats)
