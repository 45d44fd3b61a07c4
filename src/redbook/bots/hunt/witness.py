"""A second opinion on the belief: the same answers, kept in another and much plainer way.

For Part 1 all journals are kept, those together that no later answer can tell apart: same last location, same dots,
same places passed. For Part 2 a world is judged by telling it the whole record again. Slow, and only for checks.
"""

from __future__ import annotations

from redbook.games.hunt.belief import Trail
from redbook.games.hunt.board import SHIRE, WILD
from redbook.games.hunt.facts import (
    ADVANCE,
    ANYWHERE,
    BREE,
    CHANGE,
    DEED,
    DOTS,
    EAGLE,
    FLIGHT,
    GANDALF,
    HOME,
    HUNT,
    IN,
    LIES,
    LINKED,
    LONG,
    MOVE,
    PERCEIVE,
    RESCUE,
    SEARCH,
    SEEN,
    TOKEN,
    parts,
)
from redbook.games.hunt.frodo import FERRY
from redbook.games.hunt.pieces import DEEDS, JOURNEYS, STARTS
from redbook.games.hunt.wild_belief import World

Heap = dict[tuple[int, int, int], int]  # last location, dots, places passed: how many journals


class Journals:
    """Part 1: every journal that fits, counted."""

    def __init__(self) -> None:
        self.heap: Heap = {(start, 0, 1 << start): 1 for start in STARTS}
        self.heard = 0

    def hear(self, record: list[int]) -> None:
        for word in record[self.heard :]:
            kind, a, b = parts(word)
            if kind == MOVE:
                self.walk(a, b)
            elif kind == FLIGHT:
                self.flee()
            else:
                self.heap = {key: count for key, count in self.heap.items() if answers(key, kind, a, b)}
        self.heard = len(record)

    def walk(self, bonus: int, by: int) -> None:
        after: Heap = {}
        for (last, dots, passed), count in self.heap.items():
            add(after, (last, dots + 1, passed), count)
            goals = set(SHIRE.in_range(last, dots + bonus))
            if by == ANYWHERE:
                goals = set(range(1, SHIRE.locs + 1))
            elif by:
                goals |= {at for at in FERRY if SHIRE.connected_mask[last] >> at & 1}
            for to in goals:
                if not SHIRE.exit_mask >> to & 1:
                    add(after, (to, 0, passed | 1 << to), count)
        self.heap = after

    def flee(self) -> None:
        after: Heap = {}
        for (last, dots, passed), count in self.heap.items():
            add(after, (last, dots, passed), count)
            for to in SHIRE.in_range(last, dots + 2):
                if to != last and not SHIRE.exit_mask >> to & 1:
                    add(after, (to, 0, passed | 1 << to), count)
        self.heap = after

    def agrees(self, trail: Trail) -> bool:
        """Whether the belief holds as many journals as there are, and as many for each last location."""
        places: dict[int, int] = {}
        for (last, _, _), count in self.heap.items():
            places[last] = places.get(last, 0) + count
        return trail.count == sum(self.heap.values()) and trail.frodo() == places


def add(heap: Heap, key: tuple[int, int, int], count: int) -> None:
    heap[key] = heap.get(key, 0) + count


def answers(key: tuple[int, int, int], kind: int, a: int, b: int) -> bool:
    """Whether a journal of Part 1 gives the answer that was given."""
    last, dots, passed = key
    if kind == SEARCH:
        return passed >> a & 1 == b
    if kind == HUNT:
        return (2 if last == a else passed >> a & 1) == b & 3
    if kind == PERCEIVE:
        return SHIRE.target_mask[a] >> last & 1 == b
    if kind == IN:
        return bool(a >> SHIRE.area[last] & 1)
    if kind == DOTS:
        return dots == a
    if kind == LINKED:
        return SHIRE.connected_mask[a] >> last & 1 == b
    if kind == RESCUE:
        return SHIRE.moves_to_exit(last, dots) == a
    return kind in (BREE, LIES)


class Retold:
    """Part 2: one world, told the whole record."""

    def __init__(self, world: World, shelters: bool) -> None:
        self.cards = [*world.before, world.journey]
        self.course = 0
        self.track = 0
        self.log = world.log[1:]
        self.tokens = world.tokens[1:]
        self.used = {world.tokens[0]}
        self.done: set[int] = set()
        self.gandalf = world.log[0]
        self.shelters = shelters
        self.ends_at = world.gandalf
        self.sound = world.log[0] == world.tokens[0] and world.tokens[0] in DEEDS

    def fits(self, record: list[int]) -> bool:
        return self.sound and all(self.hears(*parts(word)) for word in record) and not self.log and not self.tokens

    def hears(self, kind: int, a: int, b: int) -> bool:
        card = JOURNEYS[self.cards[self.course]]
        if kind in (GANDALF, EAGLE, TOKEN):
            here, self.gandalf = self.gandalf, self.log.pop(0)
            if kind == GANDALF:
                return bool(WILD.connected_mask[here] >> self.gandalf & 1)
            if kind == EAGLE:
                return self.gandalf in WILD.allies
            token = self.tokens.pop(0)
            fresh = token in DEEDS and token not in self.used | self.done
            self.used.add(token)
            return fresh and token == self.gandalf
        if kind == HOME:
            at, self.gandalf = self.gandalf, 0
            return at in WILD.exits
        if kind == SEEN:
            return self.gandalf == a
        if kind == DEED:
            fits = self.gandalf == a and a not in self.used
            self.done.add(a)
            return fits
        if kind == ADVANCE:
            self.track += 1
            return self.track < card.moves
        if kind == CHANGE:
            self.course += 1
            self.track = max(0, self.track - 1)
            new = JOURNEYS[self.cards[self.course]]
            return new.long == card.long and self.cards[self.course] not in self.cards[: self.course]
        return self.told(kind, a, b)

    def told(self, kind: int, a: int, b: int) -> bool:
        card = JOURNEYS[self.cards[self.course]]
        last = card.last[self.track]
        passed = card.passed[self.track]
        if kind == SEARCH:
            hidden = self.shelters and a == last and card.shelters >> a & 1
            return (0 if hidden else passed >> a & 1) == b
        if kind == HUNT:
            wizard = 4 if self.gandalf == a else 0
            return (2 if last == a else passed >> a & 1) + wizard == b
        if kind == PERCEIVE:
            inside = WILD.target_mask[a]
            who = (inside >> last & 1) | (2 if self.gandalf and inside >> self.gandalf & 1 else 0)
            return (0 if not who else 1 if b == 1 else 4 + who) == b
        if kind == IN:
            return bool(a >> WILD.area[last] & 1)
        if kind == DOTS:
            return card.dots[self.track] == a
        if kind == LINKED:
            return WILD.connected_mask[a] >> last & 1 == b
        return kind == LONG and card.long
