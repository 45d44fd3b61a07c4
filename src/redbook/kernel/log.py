"""The log of a match: every decision taken. A match and its copies share what they have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, overload

import msgspec

from redbook.kernel.play import Play
from redbook.kernel.steps import Option

CHAPTER = 256  # moves


class Move(msgspec.Struct, frozen=True):
    """One decision taken, and what had been asked and shown just before it."""

    seat: str
    option: Option
    count: int  # how many options there were: checked on replay
    asked: int
    reveals: int


class Chapter:
    """CHAPTER moves that nobody will change: all copies of a match share them, and they are written out once.

    `after` is the play at its end, so that undo need not replay a whole match; None where a referee reads the dice.
    """

    __slots__ = ("_counts", "_notations", "after", "moves")

    def __init__(self, moves: list[Move], after: Play[Any] | None) -> None:
        self.moves = moves
        self.after = after
        self._notations: list[str] | None = None
        self._counts: list[int] | None = None

    @property
    def notations(self) -> list[str]:
        if self._notations is None:
            self._notations = [move.option.notation for move in self.moves]
        return self._notations

    @property
    def counts(self) -> list[int]:
        if self._counts is None:
            self._counts = [move.count for move in self.moves]
        return self._counts


class Log(Sequence[Move]):
    """Closed chapters, shared, and the open one, a list of its own for every match."""

    __slots__ = ("chapters", "open")

    def __init__(self, chapters: tuple[Chapter, ...] = (), open: list[Move] | None = None) -> None:
        self.chapters = chapters
        self.open = [] if open is None else open

    def copy(self) -> Log:
        return Log(self.chapters, self.open[:])

    def close(self, after: Play[Any] | None) -> None:
        """The open chapter is full: whoever appends to `open` says so."""
        self.chapters = (*self.chapters, Chapter(self.open, after))
        self.open = []

    def upto(self, length: int) -> Log:
        """The first `length` moves."""
        whole = min(length // CHAPTER, len(self.chapters))
        rest = self.chapters[whole].moves if whole < len(self.chapters) else self.open
        return Log(self.chapters[:whole], rest[: length - whole * CHAPTER])

    def begins_with(self, other: Log) -> bool:
        """Whether `other` is where this log came from. A move is never copied: the last one tells of all before it."""
        length = len(other)
        return not length or (length <= len(self) and other[-1] is self[length - 1])

    def notations(self) -> list[str]:
        made = list(chain.from_iterable(chapter.notations for chapter in self.chapters))
        made += [move.option.notation for move in self.open]
        return made

    def counts(self) -> list[int]:
        made = list(chain.from_iterable(chapter.counts for chapter in self.chapters))
        made += [move.count for move in self.open]
        return made

    def __len__(self) -> int:
        return len(self.chapters) * CHAPTER + len(self.open)

    def __iter__(self) -> Iterator[Move]:
        return chain(chain.from_iterable(chapter.moves for chapter in self.chapters), self.open)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            if step != 1:
                return list(self)[at]
            first = min(start // CHAPTER, len(self.chapters))  # nobody reads the chapters before
            read = [*chain.from_iterable(chapter.moves for chapter in self.chapters[first:]), *self.open]
            return read[start - first * CHAPTER : max(start, stop) - first * CHAPTER]
        length = len(self)
        if not -length <= at < length:
            raise IndexError(at)
        chapter, number = divmod(at % length, CHAPTER)
        if chapter < len(self.chapters):
            return self.chapters[chapter].moves[number]
        return self.open[at % length - len(self.chapters) * CHAPTER]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Log of {len(self)} moves>"
