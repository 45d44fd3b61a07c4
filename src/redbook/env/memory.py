"""What a seat remembers: all that it was told and all that it chose, in order, as a fingerprint of fixed size.

A whole War of the Ring is thousands of events; a string that held them all would be too long for a key. Two histories
that a seat can tell apart by what it heard and did have different fingerprints, and that is what recall is for.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

import msgspec

from redbook.kernel import Told
from redbook.kernel.log import Move

_encode = msgspec.json.Encoder(order="deterministic").encode


class Memory(msgspec.Struct, frozen=True):
    """`heard` counts the events, `kinds` those of each kind; `print` is the fingerprint of all of it in order."""

    heard: int = 0
    print: bytes = b""
    kinds: dict[str, int] = {}


class Page(NamedTuple):
    """One move and what it brought about. Each points to the page before it, so that copies share their past."""

    before: Page | None
    kind: str  # of the question; "" for the beginning
    move: Move | None
    told: tuple[Told, ...]


class Tale:
    """The pages of one match. Memories are worked out when they are asked for, from where they were asked for last."""

    __slots__ = ("_read", "first", "last")

    def __init__(self, first: dict[tuple[str, str], Memory], last: Page | None = None) -> None:
        self.first = first  # what was remembered before the first page: of a match that was resampled
        self.last = last
        self._read: dict[tuple[str, str], tuple[Page | None, Memory]] = {}

    def copy(self) -> Tale:
        twin = Tale(self.first, self.last)
        twin._read = dict(self._read)
        return twin

    def add(self, kind: str, move: Move | None, told: list[Told]) -> None:
        self.last = Page(self.last, kind, move, tuple(told))

    def memory(self, seat: str, knower: str | None = None) -> Memory:
        """What the seat remembers; with `knower`, the part of it that this other seat heard, too."""
        key = (seat, knower or seat)
        upto, memory = self._read.get(key, (None, self.first.get(key, Memory())))
        unread: list[Page] = []
        page = self.last
        while page is not upto and page is not None:
            unread.append(page)
            page = page.before
        if unread:
            memory = _read_on(memory, unread[::-1], *key)
            self._read[key] = (self.last, memory)
        return memory

    def as_known_to(self, knower: str, seats: tuple[str, ...]) -> dict[tuple[str, str], Memory]:
        """Where a world that this seat cannot tell from ours begins: with its own memory and what others share."""
        shared = {seat: self.memory(seat, knower) for seat in seats}
        return {(seat, other): memory for seat, memory in shared.items() for other in (seat, knower)}


def _read_on(memory: Memory, pages: list[Page], seat: str, knower: str) -> Memory:
    """A line at a time, so that it does not matter how often somebody looks."""
    print, heard, kinds = memory.print, memory.heard, dict(memory.kinds)
    for page in pages:
        lines = []
        if seat == knower and page.move is not None and page.move.seat == seat:
            lines.append(f"{page.kind} {page.move.option.notation}".encode())
        for told in page.told:
            if told.heard_by(seat) and (seat == knower or told.heard_by(knower)):
                lines.append(_encode(told.event))
                kinds[told.event.kind] = kinds.get(told.event.kind, 0) + 1
                heard += 1
        for line in lines:
            print = blake2b(print + line, digest_size=12).digest()
    return Memory(heard, print, kinds)
