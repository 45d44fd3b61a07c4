"""What was told at a table, and how much of it each pair of eyes has heard."""

from __future__ import annotations

from collections.abc import Iterable

from redbook.kernel import Match, Told
from redbook.server.tables.wire import ToldInfo


class Heard:
    """The tale as one seat (or a spectator) knows it. `upto[n]`: how many lines it knows of the first n."""

    __slots__ = ("lines", "upto")

    def __init__(self) -> None:
        self.lines: list[ToldInfo] = []
        self.upto: list[int] = [0]


class Tale:
    """Events by move: entry 0 is what happened before the first move."""

    def __init__(self) -> None:
        self._told: list[tuple[int, Told]] = []
        self._marks: list[int] = []  # how many events after n moves
        self._ears: dict[str | None, Heard] = {}

    @classmethod
    def begin(cls, match: Match) -> Tale:
        """The tale of a match that nobody has moved in yet."""
        tale = cls()
        tale.add(match.events)
        return tale

    def parts(self, size: int) -> tuple[list[int], list[list[tuple[int, Told]]]]:
        """All of it, to be sent elsewhere: how many events after each move, and the events, so many at a time."""
        told = self._told
        return self._marks, [told[start : start + size] for start in range(0, len(told), size)]

    @classmethod
    def of_parts(cls, marks: list[int], parts: Iterable[list[tuple[int, Told]]]) -> Tale:
        tale = cls()
        tale._marks = marks
        for lines in parts:
            tale._told.extend(lines)
        return tale

    @property
    def length(self) -> int:
        """Moves told of."""
        return len(self._marks) - 1

    def add(self, told: Iterable[Told]) -> None:
        """What the next move brought about."""
        move = len(self._marks)
        self._told.extend((move, one) for one in told)
        self._marks.append(len(self._told))

    def remark(self, told: Told) -> None:
        """What no move brought about, said after the last one."""
        self._told.append((self.length, told))
        self._marks[-1] = len(self._told)

    def cut(self, length: int) -> None:
        """Moves after the first `length` were taken back: they were never told."""
        del self._marks[length + 1 :]
        events = self._marks[-1]
        del self._told[events:]
        for heard in self._ears.values():
            if len(heard.upto) > events + 1:
                del heard.lines[heard.upto[events] :]
                del heard.upto[events + 1 :]

    def heard_by(self, eyes: str | None) -> list[ToldInfo]:
        return self._heard(eyes).lines

    def of_move(self, eyes: str | None, move: int) -> list[ToldInfo]:
        heard = self._heard(eyes)
        start = self._marks[move - 1] if move else 0
        return heard.lines[heard.upto[start] : heard.upto[self._marks[move]]]

    def _heard(self, eyes: str | None) -> Heard:
        heard = self._ears.get(eyes)
        if heard is None:
            heard = self._ears[eyes] = Heard()
        for move, told in self._told[len(heard.upto) - 1 :]:
            if told.heard_by(eyes):
                event = told.event
                line = ToldInfo(move=move, cause=told.cause, kind=event.kind, args=dict(event.args()))
                heard.lines.append(line)
            heard.upto.append(len(heard.lines))
        return heard
