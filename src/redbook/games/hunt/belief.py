"""The exact set of journals that fit every answer so far, from public facts alone.

`belief_of(s)` reads nothing of the state but its record (and public options). It never guesses: what is in the
set fits all answers, and the true journal is always in it. It serves `determinize`, the deduction view and bots.

Part 1. A journal is a walk through nodes (last location, dots since, which tracked places it has seen). Layer n
counts the walks of n entries to each node. An answer about the last location filters the newest layer; an answer
about the whole log (Search, Hunt) bars a place up to now, or makes it one that must have been seen, and the layers
are laid again. Counting makes the set exact without listing it, and sampling from it uniform.

Layers are laid when somebody looks, not when a fact is heard: a record costs nothing until it is asked about. A walk
that can no longer see all it must have seen by then is dropped on the way, so that layers stay small.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from redbook.games.hunt.board import FAR, SHIRE, members
from redbook.games.hunt.facts import (
    ANYWHERE,
    BREE,
    DOTS,
    FLIGHT,
    HUNT,
    IN,
    LIES,
    LINKED,
    MOVE,
    PERCEIVE,
    RESCUE,
    SEARCH,
    parse,
    parts,
)
from redbook.games.hunt.facts import FERRY as BY_FERRY
from redbook.games.hunt.frodo import FERRY
from redbook.games.hunt.pieces import STARTS
from redbook.games.hunt.state import DASH, DOT, State
from redbook.games.hunt.wild_belief import Wild
from redbook.kernel import Chance

if TYPE_CHECKING:
    from redbook.games.hunt.view import HuntView

ALL = (1 << 80) - 1
LAST, DOT_UNIT, SEEN_UNIT = 63, 64, 64 << 6  # a node: last location, dots, seen bits, packed into one integer
WALK, FLEE, ARRIVE = range(3)

Layer = dict[int, int]

INNER = tuple(
    tuple(tuple(at for at in row if not SHIRE.exit_mask >> at & 1) for row in rows) for rows in SHIRE.reach_log
)
ENDS = tuple(tuple(tuple(at for at in row if SHIRE.exit_mask >> at & 1) for row in rows) for rows in SHIRE.reach_log)

INSIDE = tuple(members(SHIRE.open_mask))


def targets(kind: int, bonus: int, way: int, last: int, dots: int) -> tuple[int, ...]:
    """The locations that the next entry may name."""
    if way == ANYWHERE and kind == WALK:
        return INSIDE
    if kind == FLEE:
        return tuple(at for at in INNER[min(dots + 2, FAR)][last] if at != last)
    reach = min(dots + bonus, FAR)
    if kind == ARRIVE:
        return ENDS[reach][last]
    found = INNER[reach][last]
    if way == BY_FERRY:
        found += tuple(at for at in FERRY if at not in found and SHIRE.connected_mask[last] >> at & 1)
    return found


class Trail:
    """The journals of Part 1 that fit. Never changed: `after` gives a new one."""

    part = 1

    def __init__(self) -> None:
        self.entries: tuple[tuple[int, int, int], ...] = ()
        self.lasts_ok: tuple[int, ...] = (ALL,)  # by layer: mask of last locations
        self.dots_ok: tuple[int, ...] = (ALL,)
        self.barred: dict[int, int] = {}  # place -> not in the log up to this layer
        self.wanted: tuple[tuple[int, int], ...] = ()  # place, in the log by this layer
        self.rescue = -1
        self._layers: tuple[Layer, ...] | None = None  # None: not laid yet

    def twin(self) -> Trail:
        other = Trail.__new__(Trail)
        other.__dict__.update(self.__dict__)
        return other

    @property
    def layers(self) -> tuple[Layer, ...]:
        if self._layers is None:
            self._layers = self.laid()
        return self._layers

    # -- laying the layers ------------------------------------------------------------------------------

    def bits(self) -> dict[int, int]:
        return {place: SEEN_UNIT << n for n, (place, _) in enumerate(self.wanted)}

    def first(self) -> Layer:
        bits = self.bits()
        layer = {start | bits.get(start, 0): 1 for start in STARTS if self.barred.get(start, -1) < 0}
        return self.sifted(layer, 0)

    def next(self, layer: Layer, number: int) -> Layer:
        """Layer `number` from the one before it."""
        kind, bonus, ferry = self.entries[number - 1]
        bits = self.bits()
        barred = {place for place, until in self.barred.items() if until >= number}
        found: Layer = {}
        get = found.get
        for node, count in layer.items():
            last, dots, seen = node & LAST, node >> 6 & LAST, node >> 12 << 12
            if kind == WALK:
                stay = node + DOT_UNIT
                found[stay] = get(stay, 0) + count
            elif kind == FLEE:
                found[node] = get(node, 0) + count
            for to in targets(kind, bonus, ferry, last, dots):
                if to not in barred:
                    there = to | seen | bits.get(to, 0)
                    found[there] = get(there, 0) + count
        return self.sifted(found, number)

    def sifted(self, layer: Layer, number: int) -> Layer:
        lasts, dots = self.lasts_ok[number], self.dots_ok[number]
        rescue = self.rescue if number == len(self.entries) else -1
        wanted = self.still_wanted(number)
        if lasts == ALL and dots == ALL and not wanted and rescue < 0:
            return layer
        return {
            node: count
            for node, count in layer.items()
            if lasts >> (node & LAST) & 1
            and dots >> (node >> 6 & LAST) & 1
            and all((need & ~node).bit_count() <= left for need, left in wanted)
            and (rescue < 0 or SHIRE.moves_to_exit(node & LAST, node >> 6 & LAST) == rescue)
        }

    def still_wanted(self, number: int) -> list[tuple[int, int]]:
        """Places that must have been seen, with how many entries are left for those not seen yet: one for each."""
        found = []
        for deadline in sorted({by for _, by in self.wanted if by >= number}):
            need = sum(SEEN_UNIT << n for n, (_, by) in enumerate(self.wanted) if by <= deadline)
            found.append((need, deadline - number))
        return found

    def laid(self) -> tuple[Layer, ...]:
        layers = [self.first()]
        for number in range(1, len(self.entries) + 1):
            layers.append(self.next(layers[-1], number))
        return tuple(layers)

    def newest(self) -> Trail:
        """Only the filters of the newest layer have changed."""
        if self._layers is not None:
            self._layers = (*self._layers[:-1], self.sifted(self._layers[-1], len(self.entries)))
        return self

    # -- hearing a fact ---------------------------------------------------------------------------------------

    def after(self, word: int) -> Trail:
        kind, a, b = parts(word)
        if kind == LIES:
            return self  # it speaks of a token, not of the journey
        new = self.twin()
        now = len(self.entries)
        if kind in (MOVE, FLIGHT):
            new.entries = (*self.entries, (FLEE, 0, 0) if kind == FLIGHT else (WALK, a, b))
            new.lasts_ok += (ALL,)
            new.dots_ok += (ALL,)
            if self._layers is not None:
                new._layers = (*self._layers, new.next(self._layers[-1], now + 1))
            return new
        if kind == BREE:
            _, bonus, ferry = self.entries[-1]
            new.entries = (*self.entries[:-1], (ARRIVE, bonus, ferry))
            if self._layers is not None:
                new._layers = (*self._layers[:-1], new.next(self._layers[-2], now))
            return new
        if kind in (SEARCH, HUNT):
            return new.asked(a, b & 3, now, hunt=kind == HUNT)
        if kind == RESCUE:
            new.rescue = a
            return new.newest()
        if kind == DOTS:
            return new.keep_dots(1 << a)
        if kind == PERCEIVE:
            mask = SHIRE.target_mask[a]
        elif kind == IN:
            mask, b = SHIRE.areas_mask(a), 1
        elif kind == LINKED:
            mask = SHIRE.connected_mask[a]
        else:
            raise ValueError(f"not a fact of Part 1: {word}")
        return new.keep_last(mask if b else ALL & ~mask)

    def keep_last(self, mask: int) -> Trail:
        self.lasts_ok = (*self.lasts_ok[:-1], self.lasts_ok[-1] & mask)
        return self.newest()

    def keep_dots(self, mask: int) -> Trail:
        self.dots_ok = (*self.dots_ok[:-1], self.dots_ok[-1] & mask)
        return self.newest()

    def asked(self, place: int, answer: int, now: int, *, hunt: bool) -> Trail:
        """The answer to a Search or Hunt: 0 not in the log, 1 in it (a Hunt: and not the last), 2 the last."""
        if answer == 0:
            self.barred = {**self.barred, place: now}
            if self._layers is not None and any(node & LAST == place for layer in self._layers for node in layer):
                self._layers = None
            return self
        if answer == 2:
            return self.keep_last(1 << place)
        if hunt:
            self.lasts_ok = (*self.lasts_ok[:-1], self.lasts_ok[-1] & ~(1 << place))
        if all(place != known for known, _ in self.wanted):
            self.wanted = (*self.wanted, (place, now))
            self._layers = None
        return self.newest()

    # -- asking the belief ----------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many journals fit."""
        return sum(self.layers[-1].values())

    def frodo(self) -> dict[int, int]:
        """Frodo's possible last locations, each with the number of journals that end there."""
        found: dict[int, int] = {}
        for node, count in self.layers[-1].items():
            found[node & LAST] = found.get(node & LAST, 0) + count
        return found

    def contains(self, start: int, journal: list[int]) -> bool:
        bits = self.bits()
        node = start | bits.get(start, 0)
        if len(journal) != len(self.entries) or node not in self.layers[0]:
            return False
        for number, entry in enumerate(journal, start=1):
            kind, bonus, ferry = self.entries[number - 1]
            last, dots = node & LAST, node >> 6 & LAST
            if entry == DOT and kind == WALK:
                node += DOT_UNIT
            elif entry > 0 and entry in targets(kind, bonus, ferry, last, dots):
                node = entry | node >> 12 << 12 | bits.get(entry, 0)
            elif entry != DASH or kind != FLEE:
                return False
            if node not in self.layers[number]:
                return False
        return True

    def sample(self, chance: Chance) -> tuple[int, list[int]]:
        """One journal, each as likely as any other: the start and the entries."""
        node = pick(self.layers[-1], chance)
        entries: list[int] = []
        bits = self.bits()
        for number in range(len(self.entries), 0, -1):
            kind, bonus, ferry = self.entries[number - 1]
            before = self.layers[number - 1]
            last, dots = node & LAST, node >> 6 & LAST
            sources: Layer = {}
            if kind == WALK and dots:
                sources[node - DOT_UNIT] = before.get(node - DOT_UNIT, 0)
                entry = DOT
            else:
                entry = last
                bit = bits.get(last, 0)
                for source, count in before.items():
                    if source >> 12 << 12 | bit == node >> 12 << 12 and last in targets(
                        kind, bonus, ferry, source & LAST, source >> 6 & LAST
                    ):
                        if dots:
                            continue
                        sources[source] = count
                if kind == FLEE and before.get(node, 0):
                    # the same node again: nobody moved; told apart from a walk by a negative key
                    sources[-node] = before[node]
            chosen = pick(sources, chance)
            if chosen < 0:
                entry, chosen = DASH, -chosen
            entries.append(entry)
            node = chosen
        entries.reverse()
        return node & LAST, entries


def pick(layer: Layer, chance: Chance) -> int:
    left = chance.below(sum(layer.values()), None, "belief")
    for node, count in layer.items():
        left -= count
        if left < 0:
            return node
    raise AssertionError("an empty layer")


# -- from the record, with a memory of what was laid before ----------------------------------------

Belief = Trail | Wild
_memory: OrderedDict[tuple[int, int, tuple[int, ...]], Belief] = OrderedDict()
KEPT = 64


def belief_of(s: State) -> Belief:
    """What the whole table can know of Frodo (and Gandalf) now."""
    return belief_at(s.part, s.shelters, tuple(s.record))


def belief_from(view: HuntView) -> Belief:
    """The same, from what any seat sees: for bots, who see nothing else."""
    return belief_at(view.part, int(view.shelters), tuple(parse(text, view.part) for text in view.record))


def belief_at(part: int, shelters: int, record: tuple[int, ...]) -> Belief:
    """A pure function of public facts; prefixes that were asked for lately are remembered."""
    length = len(record)
    while length and (part, shelters, record[:length]) not in _memory:
        length -= 1
    known = _memory.get((part, shelters, record[:length]))
    belief: Belief = known if known is not None else Trail() if part == 1 else Wild(bool(shelters))
    for word in record[length:]:
        belief = belief.after(word)
    _memory[part, shelters, record] = belief
    while len(_memory) > KEPT:
        _memory.popitem(last=False)
    return belief
