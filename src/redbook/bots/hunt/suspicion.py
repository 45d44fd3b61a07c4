"""What the hunters think: the exact belief, with a weight on each world by how people walk.

The support is the belief's own, never more and never less; the weights only say what is likelier. In Part 1 a walk is
weighed step by step, a wasted step less than one on the way to an Exit; in Part 2 all Journey cards are alike, and an
answer that Gandalf may have given counts by the chance that it was he. All of it is public knowledge, so the
Ring-bearer reckons with the same thoughts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect
from collections import OrderedDict
from functools import cache, cached_property
from itertools import accumulate
from math import exp
from random import Random
from zlib import crc32

from redbook.games.hunt.belief import ENDS, FLEE, LAST, WALK, Trail, belief_at, targets
from redbook.games.hunt.board import FAR, SHIRE, WILD
from redbook.games.hunt.facts import CHANGE, PERCEIVE, parts
from redbook.games.hunt.pieces import JOURNEYS
from redbook.games.hunt.wild_belief import Wild

HASTE = 1.0  # how much less likely each wasted step is: exp(-HASTE)
DRAWN = 192  # walks drawn for questions about the whole log
DOT_UNIT = 64
KEPT = 64

Places = dict[int, float]


class Walker:
    """One possible log: how likely, where it ends, what it passed; and where it may be two moves on."""

    __slots__ = ("card", "last", "later", "passed", "weight")

    def __init__(self, weight: float, last: int, passed: int, later: int, card: int = -1) -> None:
        self.weight = weight
        self.last = last
        self.passed = passed
        self.later = later
        self.card = card


@cache
def ways(kind: int, bonus: int, ferry: int, last: int, dots: int) -> tuple[tuple[int, float], ...]:
    """The next entries with their chances; 0 is a dot, or a dash in flight."""
    need = SHIRE.moves_to_exit(last, dots)
    found = {to: SHIRE.moves_to_exit(to, 0) for to in targets(kind, bonus, ferry, last, dots)}
    if kind == WALK:
        found[0] = SHIRE.moves_to_exit(last, dots + 1)
    elif kind == FLEE:
        found[0] = need + 1
    weights = {to: exp(-HASTE * max(0, after + 1 - need)) for to, after in found.items()}
    gone = len(ENDS[min(dots + bonus, FAR)][last]) if kind == WALK else 0  # he would have left by an Exit
    total = sum(weights.values()) + gone
    return tuple((to, weight / total) for to, weight in weights.items())


Step = dict[int, list[tuple[int, float]]]  # node -> where it came from, with weights


class Suspicion(ABC):
    """Where Frodo may be, with chances that sum to one."""

    def __init__(self, places: Places) -> None:
        self.places = places

    @property
    def sharp(self) -> float:
        """The chance that a guess drawn from it is right: 1 if all is known."""
        return sum(p * p for p in self.places.values())

    @property
    @abstractmethod
    def soon(self) -> tuple[Places, Places]:
        """The same one and two moves later."""

    @property
    @abstractmethod
    def walkers(self) -> list[Walker]:
        """Everybody he could be, with where he could go."""


# -- Part 1 ----------------------------------------------------------------------------------------


class Walks(Suspicion):
    def __init__(self, trail: Trail, record: tuple[int, ...], before: Walks | None) -> None:
        self.trail = trail
        self.record = record
        self.layers: list[dict[int, float]] = []
        self.steps: list[Step] = []
        same = 0
        if before is not None:
            for mine, theirs in zip(trail.layers, before.trail.layers, strict=False):
                if mine is not theirs or trail.entries[:same] != before.trail.entries[:same]:
                    break
                same += 1
            self.layers, self.steps = before.layers[:same], before.steps[:same]
        for number in range(len(self.layers), len(trail.layers)):
            self.lay(number)
        newest = self.layers[-1]
        total = sum(newest.values())
        self.nodes = {node: weight / total for node, weight in newest.items()}
        places: Places = {}
        for node, weight in self.nodes.items():
            places[node & LAST] = places.get(node & LAST, 0.0) + weight
        super().__init__(places)

    def lay(self, number: int) -> None:
        allowed = self.trail.layers[number]
        if number == 0:
            self.layers.append(dict.fromkeys(allowed, 1.0))
            self.steps.append({})
            return
        kind, bonus, ferry = self.trail.entries[number - 1]
        bits = self.trail.bits()
        layer: dict[int, float] = {}
        came: Step = {}
        for node, weight in self.layers[number - 1].items():
            seen = node >> 12 << 12
            for to, chance in ways(kind, bonus, ferry, node & LAST, node >> 6 & LAST):
                there = to | seen | bits.get(to, 0) if to else node + DOT_UNIT if kind == WALK else node
                if there in allowed:
                    layer[there] = layer.get(there, 0.0) + weight * chance
                    came.setdefault(there, []).append((node, weight * chance))
        self.layers.append(layer)
        self.steps.append(came)

    @cached_property
    def soon(self) -> tuple[Places, Places]:
        first = onward(self.nodes)
        return lasts(first), lasts(onward(first))

    @cached_property
    def walkers(self) -> list[Walker]:
        """Whole logs, drawn backwards; the same record always gives the same ones."""
        dice = Random(crc32(repr(self.record).encode()))
        ends = list(self.nodes)
        heaps = list(accumulate(self.nodes.values()))
        sources: list[dict[int, tuple[list[int], list[float]]]] = [{} for _ in self.layers]
        found: dict[tuple[int, int], int] = {}
        for _ in range(DRAWN):
            node = ends[min(bisect(heaps, dice.random() * heaps[-1]), len(ends) - 1)]
            last, passed = node & LAST, 1 << (node & LAST)
            for number in range(len(self.layers) - 1, 0, -1):
                known = sources[number].get(node)
                if known is None:
                    came = self.steps[number][node]
                    known = [source for source, _ in came], list(accumulate(weight for _, weight in came))
                    sources[number][node] = known
                nodes, sums = known
                node = nodes[min(bisect(sums, dice.random() * sums[-1]), len(nodes) - 1)]
                passed |= 1 << (node & LAST)
            found[last, passed] = found.get((last, passed), 0) + 1
        return [Walker(count / DRAWN, last, passed, last) for (last, passed), count in found.items()]


def onward(nodes: dict[int, float]) -> dict[int, float]:
    """One move later, as far as anybody can tell; who has left by an Exit is gone."""
    after: dict[int, float] = {}
    for node, weight in nodes.items():
        dots = node >> 6 & LAST
        for to, chance in ways(WALK, 0, 0, node & LAST, dots):
            there = to if to else (node & LAST) + (dots + 1) * DOT_UNIT
            after[there] = after.get(there, 0.0) + weight * chance
    return after


def lasts(nodes: dict[int, float]) -> Places:
    places: Places = {}
    for node, weight in nodes.items():
        places[node & LAST] = places.get(node & LAST, 0.0) + weight
    return places


# -- Part 2 ----------------------------------------------------------------------------------------


class Courses(Suspicion):
    def __init__(self, wild: Wild, weights: dict[int, float]) -> None:
        self.wild = wild
        possible = wild.cards()
        total = sum(weights.get(card, 0.0) for card in possible) or 1.0
        self.weights = {card: weights.get(card, 0.0) / total for card in sorted(possible)}
        super().__init__(self.at(0))

    def at(self, later: int) -> Places:
        places: Places = {}
        for card, weight in self.weights.items():
            last = self.last_of(card, later)
            places[last] = places.get(last, 0.0) + weight
        return places

    def last_of(self, card: int, later: int) -> int:
        journey = JOURNEYS[card]
        return journey.last[min(self.wild.track + later, journey.moves - 1)]

    @cached_property
    def soon(self) -> tuple[Places, Places]:
        return self.at(1), self.at(2)

    @cached_property
    def walkers(self) -> list[Walker]:
        row = self.wild.track
        return [
            Walker(weight, self.last_of(card, 0), JOURNEYS[card].passed[row], self.last_of(card, 2), card)
            for card, weight in self.weights.items()
        ]

    @cached_property
    def gandalf(self) -> int:
        return self.wild.gandalf()

    def gandalf_in(self, inside: int) -> float:
        """The chance that Gandalf is among some locations."""
        mask = self.gandalf
        return (mask & inside).bit_count() / mask.bit_count() if mask else 0.0


def heard(before: Courses, word: int, wild: Wild) -> dict[int, float]:
    """The weights of the cards after one more fact."""
    kind, a, b = parts(word)
    weights = before.weights
    if kind == CHANGE:
        after = dict.fromkeys(wild.cards(), 0.0)
        for card, weight in weights.items():
            others = [other for other in after if other != card and JOURNEYS[other].long == JOURNEYS[card].long]
            for other in others:
                after[other] += weight / len(others)
        return after
    if kind == PERCEIVE and b == 1:
        inside = WILD.target_mask[a]
        doubt = max(0.01, before.gandalf_in(inside))
        return {
            card: weight if inside >> before.last_of(card, 0) & 1 else weight * doubt
            for card, weight in weights.items()
        }
    return weights


# -- from the record -------------------------------------------------------------------------------

_memory: OrderedDict[tuple[int, int, tuple[int, ...]], Suspicion] = OrderedDict()
_latest: list[Walks] = []


def suspicion_of(part: int, shelters: bool, record: tuple[int, ...]) -> Suspicion:
    """A pure function of what the whole table has heard."""
    key = (part, int(shelters), record)
    known = _memory.get(key)
    if known is not None:
        return known
    made: Suspicion
    belief = belief_at(part, int(shelters), record)
    if isinstance(belief, Trail):
        made = Walks(belief, record, _latest[0] if _latest else None)
        _latest[:] = [made]
    else:
        made = courses(int(shelters), record)
    _memory[key] = made
    while len(_memory) > KEPT:
        _memory.popitem(last=False)
    return made


def courses(shelters: int, record: tuple[int, ...]) -> Courses:
    now: Courses | None = None
    length = len(record)
    while length:
        known = _memory.get((2, shelters, record[:length]))
        if isinstance(known, Courses):
            now = known
            break
        length -= 1
    if now is None:
        wild = belief_at(2, shelters, ())
        assert isinstance(wild, Wild)
        now = Courses(wild, dict.fromkeys(range(len(JOURNEYS)), 1.0))
    for n in range(length, len(record)):
        wild = belief_at(2, shelters, record[: n + 1])
        assert isinstance(wild, Wild)
        now = Courses(wild, heard(now, record[n], wild))
    return now
