"""Chance with somebody beside it who writes down what was asked for, and what came up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from redbook.kernel.chance import Chance, Request
from redbook.record.nodes import Fallen


class Note(msgspec.Struct, frozen=True):
    why: str
    answer: int  # counted from 0
    low: int = 1
    name: str = ""  # of what was drawn


class Witness(Chance, tag="witness"):
    """Answers as its source does. It is curious, so that it learns which die it was and what lay in the pile."""

    source: Any = None
    notes: list[Note] = []

    @property
    def curious(self) -> bool:
        return True

    def below(self, n: int, request: Request | None, why: str) -> int:
        answer: int = self.source.below(n, request, why)
        self.asked += 1
        if request is None:
            self.notes.append(Note(why, answer))
        elif request.names:
            self.notes.append(Note(why, answer, 1, request.names[answer]))
        else:
            self.notes.append(Note(why, answer, request.low))
        return answer

    def copy(self) -> Witness:
        return Witness(self.asked, self.source.copy(), self.notes[:])


def fallen(notes: Sequence[Note]) -> tuple[Fallen, ...]:
    """Notes for the same reason, one after the other, are written together."""
    made: list[Fallen] = []
    for (why, low, named), group in groupby(notes, key=lambda note: (note.why, note.low, bool(note.name))):
        same = list(group)
        names = tuple(note.name for note in same) if named else ()
        made.append(Fallen(why, tuple(note.answer + low for note in same), low, names))
    return tuple(made)


def agrees(written: Sequence[Fallen], notes: Sequence[Note]) -> bool:
    """Whether what a record says of a move is what came up. It may leave out reasons and names."""
    said = [
        Note(one.why, answer, one.low, name)
        for one in written
        for answer, name in zip(one.given, [*one.names, *[""] * len(one.answers)], strict=False)
    ]
    return len(said) == len(notes) and all(map(fits, said, notes))


def fits(said: Note, note: Note) -> bool:
    if said.answer != note.answer or said.name not in ("", note.name):
        return False
    return not said.why or (said.why, said.low) == (note.why, note.low)
