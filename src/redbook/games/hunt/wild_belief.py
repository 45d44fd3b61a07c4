"""The belief of Part 2: which Journey card, and where Gandalf can be (p. 29 to 34).

A world is a Journey card, the cards given up before it, the Deeds tokens that Gandalf has used as positions, and his
last location. Worlds that differ only in the location are kept together as one mask. Facts are heard in order; the
worlds before each step of Gandalf are kept, so that his whole log can be drawn backwards.

Cards given up multiply the worlds. Past `MOST_WORLDS` it is forgotten which they were: the set is then a little too
large, never too small, and its cost stays bounded whatever the record says.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from redbook.games.hunt.board import WILD, members
from redbook.games.hunt.facts import (
    ADVANCE,
    ANYWHERE,
    CHANGE,
    DEED,
    DOTS,
    EAGLE,
    GANDALF,
    HOME,
    HUNT,
    IN,
    LINKED,
    LONG,
    PERCEIVE,
    SEARCH,
    SEEN,
    TOKEN,
    parts,
)  # fmt: skip
from redbook.games.hunt.pieces import DEEDS, JOURNEYS, Journey
from redbook.kernel import Chance

T = TypeVar("T")
LEAP = -1  # a step of Gandalf of which the way is not told
BLUR, FORGET = -2, -3  # a change of course that forgets the cards given up; a moment at which they are forgotten
MOST_WORLDS = 10_000
TRIES = 64
AWAY = 1  # the mask of Gandalf in Rivendell: no space at all

Key = tuple[int, int, int]  # Journey card, mask of the cards before it, mask of tokens used
Worlds = dict[Key, int]  # to the mask of Gandalf's possible locations


@lru_cache(maxsize=4096)
def spread(mask: int) -> int:
    """Where Gandalf can be one step later."""
    after = 0
    for at in members(mask):
        after |= WILD.connected_mask[at]
    return after


class World:
    """One world drawn from the belief."""

    def __init__(self, journey: int, before: list[int], gandalf: int, log: list[int], tokens: list[int]) -> None:
        self.journey = journey
        self.before = before  # earlier Journey cards, the oldest first
        self.gandalf = gandalf
        self.log = log  # Gandalf's positions, the start first
        self.tokens = tokens  # Deeds tokens used as positions, in order


class Wild:
    """Never changed: `after` gives a new one."""

    part = 2

    def __init__(self, shelters: bool) -> None:
        self.shelters = shelters
        self.track = 0
        self.done = 0  # mask of completed Deeds
        self.worlds: Worlds = {(card, 0, 1 << token): 1 << token for card in range(len(JOURNEYS)) for token in DEEDS}
        self.past: tuple[tuple[int, Worlds], ...] = ()  # each step of Gandalf or change of course, worlds before it
        self.courses = 0  # how often the course has changed
        self.forgotten = 0  # so many of the cards given up are not told apart any more

    # -- hearing a fact -----------------------------------------------------------------------------------------

    def after(self, word: int) -> Wild:
        kind, a, b = parts(word)
        new = Wild.__new__(Wild)
        new.__dict__.update(self.__dict__)
        if kind in (GANDALF, TOKEN, EAGLE, HOME, CHANGE):
            new.past = (*self.past, (LEAP if kind == GANDALF and b == ANYWHERE else kind, self.worlds))
        if kind == GANDALF and b == ANYWHERE:
            new.worlds = dict.fromkeys(self.worlds, WILD.loc_mask)
        elif kind == GANDALF:
            new.worlds = {key: spread(mask) for key, mask in self.worlds.items()}
        elif kind == TOKEN:
            new.worlds = self.sent_by_token()
        elif kind == EAGLE:
            new.worlds = dict.fromkeys(self.worlds, WILD.ally_mask)
        elif kind == HOME:
            new.worlds = {key: AWAY for key, mask in self.worlds.items() if mask & WILD.exit_mask}
        elif kind == CHANGE:
            new.track = max(0, self.track - 1)
            new.courses = self.courses + 1
            if len(self.worlds) * len(JOURNEYS) // 2 > MOST_WORLDS:
                new.past = (*self.past, (BLUR, self.worlds))
                new.forgotten = new.courses
                new.worlds = self.some_course(new.track)
            else:
                new.worlds = self.new_course(new.track)
        elif kind == ADVANCE:
            new.track = self.track + 1
            new.worlds = {key: mask for key, mask in self.worlds.items() if JOURNEYS[key[0]].moves > new.track}
        elif kind == SEEN:
            new.worlds = self.only(1 << a)
        elif kind == DEED:
            new.done = self.done | 1 << a
            new.worlds = {key: mask for key, mask in self.only(1 << a).items() if not key[2] >> a & 1}
        elif kind == PERCEIVE:
            new.worlds = self.perceived(WILD.target_mask[a], b)
        else:
            new.worlds = self.told(kind, a, b)
        return new if len(new.worlds) <= MOST_WORLDS else new.forgetful()

    def forgetful(self) -> Wild:
        """The same, with no card given up told apart from another."""
        if self.forgotten < self.courses:
            self.past = (*self.past, (FORGET, self.worlds))
            self.forgotten = self.courses
            merged: Worlds = {}
            for (card, _, used), mask in self.worlds.items():
                merged[card, 0, used] = merged.get((card, 0, used), 0) | mask
            self.worlds = merged
        return self

    def only(self, mask: int) -> Worlds:
        return {key: found & mask for key, found in self.worlds.items() if found & mask}

    def sent_by_token(self) -> Worlds:
        worlds: Worlds = {}
        for card, before, used in self.worlds:
            for token in DEEDS:
                if not (used | self.done) >> token & 1:
                    key = (card, before, used | 1 << token)
                    worlds[key] = worlds.get(key, 0) | 1 << token
        return worlds

    def new_course(self, track: int) -> Worlds:
        """A new card of the same length, none that was given up."""
        worlds: Worlds = {}
        for (card, before, used), mask in self.worlds.items():
            gone = before | 1 << card
            for other, journey in enumerate(JOURNEYS):
                if journey.long == JOURNEYS[card].long and not gone >> other & 1 and journey.moves > track:
                    key = (other, gone, used)
                    worlds[key] = worlds.get(key, 0) | mask
        return worlds

    def some_course(self, track: int) -> Worlds:
        """A new card of the same length, another than the last; which cards went before is forgotten."""
        merged: dict[int, dict[int, int]] = {}
        for (card, _, used), mask in self.worlds.items():
            cards = merged.setdefault(used, {})
            cards[card] = cards.get(card, 0) | mask
        worlds: Worlds = {}
        for used, cards in merged.items():
            for other, journey in enumerate(JOURNEYS):
                mask = 0
                for card, found in cards.items():
                    if card != other and JOURNEYS[card].long == journey.long:
                        mask |= found
                if mask and journey.moves > track:
                    worlds[other, 0, used] = mask
        return worlds

    def perceived(self, inside: int, answer: int) -> Worlds:
        """p. 32: a plain yes is for either; the Morgul Ring names who."""
        worlds: Worlds = {}
        for key, mask in self.worlds.items():
            frodo = inside >> JOURNEYS[key[0]].last[self.track] & 1
            if answer == 1:
                left = mask if frodo else mask & inside
            elif frodo != (answer in (5, 7)):
                left = 0
            else:
                left = mask & inside if answer in (6, 7) else mask & ~inside
            if left:
                worlds[key] = left
        return worlds

    def told(self, kind: int, a: int, b: int) -> Worlds:
        """Answers about Frodo alone, and the Hunt, which may find Gandalf too."""
        allowed = [self.fits(journey, kind, a, b) for journey in JOURNEYS]
        worlds = {key: mask for key, mask in self.worlds.items() if allowed[key[0]]}
        if kind != HUNT:
            return worlds
        here = 1 << a if b & 4 else ~(1 << a)
        return {key: mask & here for key, mask in worlds.items() if mask & here}

    def fits(self, card: Journey, kind: int, a: int, b: int) -> bool:
        """Whether this Journey card would have given the answer."""
        row = self.track
        if row > card.moves:
            return False
        last = card.last[row]
        passed = card.passed[row] >> a & 1 if kind in (SEARCH, HUNT) else 0
        if kind == SEARCH:
            if self.shelters and a == last and card.shelters >> a & 1:
                passed = 0
            return passed == b
        if kind == HUNT:
            return (2 if a == last else passed) == b & 3
        if kind == IN:
            return bool(a >> WILD.area[last] & 1)
        if kind == DOTS:
            return card.dots[row] == a
        if kind == LINKED:
            return WILD.connected_mask[a] >> last & 1 == b
        if kind == LONG:
            return card.long
        raise ValueError(f"not a fact of Part 2: {kind}")

    # -- asking the belief ------------------------------------------------------------------------------------------

    def cards(self) -> set[int]:
        return {key[0] for key in self.worlds}

    def frodo(self) -> dict[int, int]:
        """Frodo's possible last locations, each with the number of Journey cards that say so."""
        found: dict[int, int] = {}
        for card in self.cards():
            last = JOURNEYS[card].last[self.track]
            found[last] = found.get(last, 0) + 1
        return found

    def gandalf(self) -> int:
        """The mask of Gandalf's possible last locations."""
        mask = 0
        for found in self.worlds.values():
            mask |= found
        return mask & ~AWAY

    def contains(self, card: int, before: list[int], gandalf: int, tokens: list[int]) -> bool:
        key = (card, sum(1 << n for n in before[self.forgotten :]), sum(1 << n for n in tokens))
        return bool(self.worlds.get(key, 0) >> gandalf & 1)

    def sample(self, chance: Chance) -> World | None:
        """A Journey card first, each as likely as any other; then the rest, backwards. None: it forgot too much."""
        for _ in range(TRIES):
            world = self.drawn(chance)
            if world is not None:
                return world
        return None

    def drawn(self, chance: Chance) -> World | None:
        card = choose(sorted(self.cards()), chance)
        key = choose(sorted(found for found in self.worlds if found[0] == card), chance)
        at = choose(members(self.worlds[key]), chance)
        here, log, tokens, before = at, [], [], []
        taken = 1 << card  # Journey cards of this world so far
        for kind, worlds in reversed(self.past):
            if kind not in (CHANGE, BLUR, FORGET):
                log.append(at)
            if kind == GANDALF:
                at = choose(members(worlds[key] & WILD.connected_mask[at]), chance)
            elif kind == TOKEN:
                tokens.append(at)
                key = (key[0], key[1], key[2] & ~(1 << at))
                at = choose(members(worlds[key]), chance)
            elif kind in (EAGLE, LEAP):
                at = choose(members(worlds[key]), chance)
            elif kind == HOME:
                log.pop()
                at = choose(members(worlds[key] & WILD.exit_mask), chance)
            else:
                sources = [
                    source
                    for source in sorted(worlds)
                    if source[2] == key[2] and worlds[source] >> at & 1 and may_precede(kind, source, key, taken)
                ]
                if not sources:
                    return None
                key = choose(sources, chance)
                if kind != FORGET:
                    before.append(key[0])
                    taken |= 1 << key[0]
        log.append(at)
        tokens.append(at)
        return World(card, before[::-1], here, log[::-1], tokens[::-1])


def may_precede(kind: int, source: Key, key: Key, taken: int) -> bool:
    """Whether this world came before that one: a card of the same length each time, and none twice."""
    if kind == CHANGE:
        return source[1] | 1 << source[0] == key[1]
    if kind == FORGET:
        return source[0] == key[0] and not source[1] & taken
    same = JOURNEYS[source[0]].long == JOURNEYS[key[0]].long
    return same and not (source[1] | 1 << source[0]) & taken


def choose(things: list[T], chance: Chance) -> T:
    return things[chance.below(len(things), None, "belief")]
