"""Which cards have no test of their own: read out of the tests themselves, as they stand in a checkout.

A card is tested if a test is named after it (`test_1_13_…`) and asserts something; `tests/games/tcg/conftest.py` sees
to it that such a test has the card at its table. A card that asks for something, to be played or to be used, needs a
test besides in which that is refused: one of its own, or a row of `test_refusals.py`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from redbook.games.tcg.effects.characters import Discard
from redbook.games.tcg.effects.counters import AddBurdens, AddTwilight, ChooseANumber
from redbook.games.tcg.effects.flow import ChooseOne
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.effects.texts import Ability, Event, ToPlay
from redbook.games.tcg.table.kinds import KINDS, Kind

NAMED = re.compile(r"(?<!\d)(\d+_\d+)")
REFUSED = re.compile(r"why_not|\.can\(|Why\.| not in |costs_an_exertion")
ROW = re.compile(r"^\s+\"(\d+_\d+)(?:/\d+)?\": \(", re.MULTILINE)
ALWAYS_THERE = {"1_317"}  # who may bear it is always at the table


class Untested(msgspec.Struct, frozen=True):
    """A card that lacks a test: of its effect, or of what it asks for (`unmet`)."""

    id: str
    what: str


class Tests(msgspec.Struct):
    """What the tests of one folder say about the cards."""

    own: set[str]
    unmet: set[str]


def read_tests(folder: Path) -> Tests:
    found = Tests(set(), set())
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text("utf-8")
        found.unmet |= set(ROW.findall(source))
        for name, body, asserts in functions(source):
            ids = set(NAMED.findall(name))
            if asserts:
                found.own |= ids
                if REFUSED.search(body):
                    found.unmet |= ids
    return found


def functions(source: str) -> Iterator[tuple[str, str, bool]]:
    """Every test of a file: its name, its text, whether it asserts anything."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            asserts = any(isinstance(part, ast.Assert) for part in ast.walk(node))
            yield node.name, ast.get_source_segment(source, node) or "", asserts


def untested(folder: Path) -> list[Untested]:
    load()
    tests = read_tests(folder)
    found = [Untested(kind.id, "effect") for kind in KINDS if kind.id not in tests.own]
    found += [Untested(kind.id, "unmet") for kind in KINDS if asks(kind) and kind.id not in tests.unmet]
    return found


def asks(kind: Kind) -> bool:
    """Whether the card can be refused for want of what its text asks for."""
    if kind.id in ALWAYS_THERE:
        return False
    if kind.bearer is not None:
        return True
    return any(
        frame.requires or any(can_fail(cost) for cost in frame.cost)
        for frame in kind.frames
        if isinstance(frame, Event | Ability | ToPlay)
    )


def can_fail(cost: object) -> bool:
    """Twilight and burdens can always be added, a number may be 0, and the card itself is there to be discarded."""
    if isinstance(cost, Discard):
        return cost.who != "self"
    return not isinstance(cost, AddTwilight | AddBurdens | ChooseANumber) or isinstance(cost, ChooseOne)
