"""Perft files: positions with the number of lines below them. A changed count is a changed rule.

    # name            start                  depth:count …
    opening           seed=7                 1:24 2:560
    after-march       seed=7 moves=120       1:18 2:211 3:3504
    gate              position=gate.json     1:7

`moves` are random ones, drawn with the same seed; `seats=3` and `set.NAME=VALUE` may stand there too; a
`position` file is looked for beside the perft file. Dice fall as the seed gives them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from redbook.kernel import BadPosition, Match
from redbook.kernel.game import Value
from redbook.kernel.walk import divide, perft, play_out


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a count begins."""

    game: str
    seed: int = 1
    moves: int = 0
    seats: int | None = None
    settings: dict[str, Value] = {}
    position: str | None = None

    def match(self, folder: Path) -> Match:
        if self.position is not None:
            m = Match.from_position(json.loads((folder / self.position).read_text("utf-8")), seed=self.seed)
        else:
            m = Match.new(self.game, seed=self.seed, seats=self.seats, settings=self.settings)
        return play_out(m, self.seed, limit=self.moves)


class Line(msgspec.Struct, frozen=True):
    name: str
    start: Start
    counts: dict[int, int]


class Mismatch(msgspec.Struct, frozen=True):
    """A count that is not what the file says, with the counts below each option."""

    name: str
    depth: int
    wanted: int
    found: int
    below: dict[str, int]

    def __str__(self) -> str:
        told = f"{self.name}: {self.found} lines of {self.depth} decisions, not {self.wanted}\n"
        return told + "\n".join(f"  {notation}: {count}" for notation, count in self.below.items())


def read(path: Path) -> list[Line]:
    """The lines of a perft file; its stem is the game."""
    lines = []
    for number, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
        words = text.partition("#")[0].split()
        if words:
            try:
                lines.append(parse(path.stem, words))
            except ValueError as wrong:
                raise BadPosition(why=f"{path.name}, line {number}: {wrong}") from wrong
    return lines


def read_value(text: str) -> Value:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() else text


def parse(game: str, words: list[str]) -> Line:
    counts: dict[int, int] = {}
    given: dict[str, str] = {}
    settings: dict[str, Value] = {}
    for word in words[1:]:
        key, equals, value = word.partition("=")
        if equals and key.startswith("set."):
            settings[key.removeprefix("set.")] = read_value(value)
        elif equals:
            given[key] = value
        else:
            depth, _, count = word.partition(":")
            counts[int(depth)] = int(count)
    start = msgspec.convert({"game": game, "settings": settings, **given}, Start, strict=False)
    if not counts:
        raise ValueError("no counts")
    return Line(words[0], start, counts)


def check(path: Path) -> Iterator[Mismatch]:
    """Every count of the file that is wrong."""
    for line in read(path):
        m = line.start.match(path.parent)
        for depth, wanted in sorted(line.counts.items()):
            found = perft(m, depth)
            if found != wanted:
                yield Mismatch(line.name, depth, wanted, found, divide(m, depth))
                break
