"""Does the record speak of this journey? One journal is walked along the record, so the cost is its length.

The belief asks the same of all journals at once. A position from outside asks here, before any belief is laid.
"""

from __future__ import annotations

from redbook.games.hunt.belief import ARRIVE, FLEE, WALK, targets
from redbook.games.hunt.board import SHIRE, WILD, members
from redbook.games.hunt.facts import (
    ADVANCE,
    ANYWHERE,
    BREE,
    CHANGE,
    DEED,
    DOTS,
    EAGLE,
    FERRY,
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
    fact,
    parts,
    spell,
)  # fmt: skip
from redbook.games.hunt.pieces import DEEDS, JOURNEYS, LAST_MOVE
from redbook.games.hunt.state import DASH, DOT, State

# The longest that a record can be. Part 1: sixteen moves in eight Days, so 24 turns. Part 2: at most 33 rows, courses
# changed back included, so 17 Days and 51 turns. Four questions a turn; an Ally card that names areas is played once.
MOST_FACTS = (0, 160, 420)
MOST_LEAPS = 3  # how often a hand-written log may leave out the way


def too_many(record: list[int]) -> str:
    """What is told more often than can be: one card lengthens a step, one leads over the river, one lies."""
    steps = [parts(word) for word in record if parts(word)[0] in (MOVE, GANDALF)]
    counts = {
        "+1": (sum(a for _, a, _ in steps), 1),
        "ferry": (sum(b == FERRY for _, _, b in steps), 1),
        "anywhere": (sum(b == ANYWHERE for _, _, b in steps), MOST_LEAPS),
        "lies": (record.count(fact(LIES)), 1),
    }
    return next((f"{count} times {name}" for name, (count, most) in counts.items() if count > most), "")


def misfit(s: State) -> str:
    """The first fact that cannot be true of this journey, as a person would write it; "" if all can."""
    walker = Shire(s) if s.part == 1 else Wilderness(s)
    for n, word in enumerate(s.record):
        after = s.record[n + 1] if n + 1 < len(s.record) else -1
        if not walker.hears(word, after):
            return spell(word, s.part)
    return "" if walker.arrived() else "its end"


class Shire:
    """Frodo's log, entry by entry."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.last, self.dots, self.seen = s.start, 0, 1 << s.start
        self.entries = 0

    def arrived(self) -> bool:
        return self.entries == len(self.s.journal) == self.s.track

    def hears(self, word: int, after: int) -> bool:
        kind, a, b = parts(word)
        last = self.last
        if kind in (MOVE, FLIGHT):
            return self.walks(kind, a, b, exit=after == fact(BREE))
        if kind == SEARCH:
            return b == self.seen >> a & 1
        if kind == HUNT:
            return b == (2 if a == last else self.seen >> a & 1)
        if kind == PERCEIVE:
            return b == SHIRE.target_mask[a] >> last & 1
        if kind == IN:
            return bool(a >> SHIRE.area[last] & 1)
        if kind == DOTS:
            return a == self.dots
        if kind == LINKED:
            return b == SHIRE.connected_mask[a] >> last & 1
        if kind == RESCUE:
            return self.entries == LAST_MOVE and a == SHIRE.moves_to_exit(last, self.dots)
        if kind == LIES:
            return True
        return kind == BREE and bool(SHIRE.exit_mask >> last & 1)

    def walks(self, kind: int, bonus: int, by: int, *, exit: bool) -> bool:
        if self.entries == len(self.s.journal):
            return False
        entry = self.s.journal[self.entries]
        self.entries += 1
        if entry <= 0:
            self.dots += entry == DOT
            return not exit and (entry == DOT) == (kind == MOVE)
        way = FLEE if kind == FLIGHT else ARRIVE if exit else WALK
        reached = entry in targets(way, bonus, by, self.last, self.dots)
        self.last, self.dots, self.seen = entry, 0, self.seen | 1 << entry
        return reached


class Wilderness:
    """The Journey cards, row by row, and Gandalf's log."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.courses = [*s.courses, s.journey][: len(s.courses) + (not s.journeys_drawn)]
        self.course = 0
        self.track = 0
        self.log = [s.start, *s.journal]
        self.steps = 0
        self.tokens = 1  # how many Deeds tokens have been used as positions
        self.home = False
        self.done: list[int] = []

    def arrived(self) -> bool:
        s = self.s
        if not s.deeds_spent:  # Gandalf's start is still to be chosen
            return not s.record and not s.journal and not s.track and not s.home
        return (
            self.track == s.track
            and self.course == len(s.courses)
            and self.steps == len(s.journal)
            and self.tokens == len(s.deeds_spent)
            and s.deeds_spent[0] == s.start
            and self.done == s.deeds_done
            and self.home == bool(s.home)
            and s.gandalf == (0 if self.home else self.here)
        )

    @property
    def here(self) -> int:
        return self.log[self.steps]

    def hears(self, word: int, after: int) -> bool:
        kind, a, b = parts(word)
        if kind in (GANDALF, TOKEN, EAGLE):
            return self.wanders(kind, b == ANYWHERE)
        if kind == HOME:
            self.home, was = True, self.home
            return not was and bool(WILD.exit_mask >> self.here & 1)
        if kind == SEEN:
            return not self.home and a == self.here
        if kind == DEED:
            self.done.append(a)
            return not self.home and a == self.here and a in DEEDS
        if kind == CHANGE:
            self.track = max(0, self.track - 1)
            self.course += 1
            return self.course <= len(self.s.courses)
        if self.course >= len(self.courses):
            return False  # the new Journey card is still to be chosen
        if kind == ADVANCE:
            self.track += 1
            return self.track < JOURNEYS[self.courses[self.course]].moves
        return self.answers(kind, a, b)

    def wanders(self, kind: int, anywhere: bool) -> bool:
        s = self.s
        if self.home or self.steps == len(s.journal):
            return False
        before = self.here
        self.steps += 1
        if kind == GANDALF:
            return anywhere or bool(WILD.connected_mask[before] >> self.here & 1)
        if kind == EAGLE:
            return bool(WILD.ally_mask >> self.here & 1)
        self.tokens += 1
        return self.tokens <= len(s.deeds_spent) and s.deeds_spent[self.tokens - 1] == self.here

    def answers(self, kind: int, a: int, b: int) -> bool:
        """What was said of Frodo, or of both."""
        card = JOURNEYS[self.courses[self.course]]
        last = card.last[self.track]
        wizard = 0 if self.home else self.here
        passed = card.passed[self.track] >> a & 1
        if kind == SEARCH:
            hidden = self.s.shelters and a == last and card.shelters >> a & 1
            return b == (0 if hidden else passed)
        if kind == HUNT:
            return b == (2 if a == last else passed) + 4 * (a == wizard)
        if kind == PERCEIVE:
            inside = WILD.target_mask[a]
            found = (inside >> last & 1) + 2 * (wizard > 0 and inside >> wizard & 1)
            return b == 0 if not found else b in (1, 4 + found)
        if kind == IN:
            return bool(a >> WILD.area[last] & 1)
        if kind == DOTS:
            return a == card.dots[self.track]
        if kind == LINKED:
            return b == WILD.connected_mask[a] >> last & 1
        return kind == LONG and card.long


# -- a position that tells no record ----------------------------------------------------------------


def plain_record(s: State) -> list[int]:
    """The moves alone, and the trail that lies on the board. Where the log leaves out the way, so does the record."""
    moves = shire_moves(s) if s.part == 1 else wild_moves(s)
    return moves + [fact(SEARCH, at, 1) for at in members(s.trails)]


def shire_moves(s: State) -> list[int]:
    last, dots, found = s.start, 0, []
    for entry in s.journal:
        if entry == DASH:
            found.append(fact(FLIGHT))
            continue
        told = entry == DOT or entry in SHIRE.in_range(last, dots)
        found.append(fact(MOVE) if told else fact(MOVE, 0, ANYWHERE))
        last, dots = (last, dots + 1) if entry == DOT else (entry, 0)
    if s.journal and s.journal[-1] > 0 and SHIRE.exit_mask >> s.journal[-1] & 1:
        found.append(fact(BREE))
    return found


def wild_moves(s: State) -> list[int]:
    """Frodo's rows first; then Gandalf's steps, each by a token or by road, with the Deeds done on the way."""
    found = [fact(ADVANCE)] * (s.track + len(s.courses)) + [fact(CHANGE)] * len(s.courses)
    tokens, deeds = s.deeds_spent[1:], list(s.deeds_done)
    here = s.start
    for n, at in enumerate([s.start, *s.journal]):
        if n and at in tokens[:1] and not WILD.connected_mask[here] >> at & 1:
            tokens.pop(0)
            found.append(fact(TOKEN))
        elif n:
            found.append(fact(GANDALF, 0, 0 if WILD.connected_mask[here] >> at & 1 else ANYWHERE))
        here = at
        if deeds[:1] == [at]:
            found.append(fact(DEED, deeds.pop(0)))
    if s.home:
        found.append(fact(HOME))
    return found


def trail_of(record: list[int]) -> int:
    """Where a Search or Hunt has found the trail, since the last change of course (p. 19, 34)."""
    trail = 0
    for word in record:
        kind, a, b = parts(word)
        if kind == CHANGE:
            trail = 0
        elif kind in (SEARCH, HUNT) and b & 3:
            trail |= 1 << a
    return trail


# -- what was asked where an Information token lay ----------------------------------------------------


def first_no(record: list[int]) -> dict[int, int]:
    """Where a Search or Hunt was answered with no, and when first: a token face up there would have been found."""
    found: dict[int, int] = {}
    for n, word in enumerate(record):
        kind, a, b = parts(word)
        if kind in (SEARCH, HUNT) and b & 3 == 0:
            found.setdefault(a, n)
    return found


def lie_in(s: State) -> int:
    """When a card turned a token down: its place in the record; -1 before all of it, its length if never."""
    if fact(LIES) in s.record:
        return s.record.index(fact(LIES))
    return -1 if s.lied else len(s.record)
