"""What a ride, a question or a strike is worth to the Ringwraiths at one moment, counted in Corruption."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from redbook.bots.hunt.questions import Questions
from redbook.bots.hunt.sorceries import SorceryHand
from redbook.bots.hunt.suspicion import Places, suspicion_of
from redbook.bots.hunt.table import Table, ride_turns
from redbook.games.hunt.pieces import (
    ADVANCE,
    INFORMATION,
    MORGUL_RING,
    MORGUL_SHADOW,
    RING,
    SHADOW,
    SORCERY,
    SWORD,
)
from redbook.kernel import Chance, Option, Seen

NEAR = tuple(0.6**far for far in range(10))  # what a Nazgûl so many turns away is worth
HELP = (1.0, 0.6, 0.35, 0.2)  # the nearest, the second nearest, …
CLUE = 0.45  # an Information token
FACE_WORTH = {RING: 0.35, SWORD: 0.7, SORCERY: 0.35, SHADOW: 0.9, MORGUL_RING: 0.4, ADVANCE: 0.3, MORGUL_SHADOW: 0.9}


@cache
def covered(first: int, second: int, third: int) -> tuple[float, ...]:
    """What a place is worth with three Nazgûl so many turns away, and a fourth 0, 1, 2 … turns."""
    return tuple(
        sum(help * NEAR[turns] for help, turns in zip(HELP, sorted((first, second, third, fourth)), strict=True))
        for fourth in range(len(NEAR))
    )


class Nose(msgspec.Struct, frozen=True):
    """How a rider hunts."""

    insight: float = 2.4  # Corruption that a sharp suspicion is worth
    ground: float = 1.0  # and good ground
    blur: float = 0.0  # how much of the suspicion is lost: all places of the belief alike
    noise: float = 0.0  # by how much it misjudges


class Deed(msgspec.Struct, frozen=True, gc=False):
    """Something that a Nazgûl can do, and what that is worth."""

    worth: float
    kind: str
    target: int


class Scent:
    """One decision."""

    def __init__(self, nose: Nose, seen: Seen, chance: Chance) -> None:
        self.nose = nose
        self.chance = chance
        self.step: Any = seen.decision.step
        self.t = t = Table(seen.view)
        self.turns = ride_turns(t.part)
        shelters = t.view.shelters
        self.suspicion = suspicion_of(t.part, shelters, t.record)
        self.q = Questions(self.suspicion, t.part, shelters)
        self.asked = {word >> 5 & 2047 for word in t.record if word & 31 in (2, 3)}
        self.coming = self.expected()
        self.others: dict[int, list[tuple[int, float, tuple[float, ...]]]] = {}
        self.grounds: dict[tuple[int, ...], float] = {}
        self.strikes: dict[tuple[int, int], float] = {}
        self.cards = SorceryHand(self)

    def best(self, scored: Iterable[tuple[float, Option]]) -> Option:
        """The highest; with noise, sometimes another."""
        noise = self.nose.noise
        top: Option | None = None
        most = -1e9
        for value, option in scored:
            if noise:
                value += noise * (self.chance.below(2000, None, "noise") / 1000 - 1)
            if value > most:
                top, most = option, value
        assert top is not None
        return top

    # -- where he will be --------------------------------------------------------------------------

    def expected(self) -> Places:
        """Where to be next turn: where he is, and where he goes."""
        found: Places = {}
        first, second = self.suspicion.soon
        for share, places in ((0.4, self.suspicion.places), (0.35, first), (0.25, second)):
            for at, p in places.items():
                found[at] = found.get(at, 0.0) + share * p
        if self.nose.blur:
            every = 1 / len(found)
            found = {at: (1 - self.nose.blur) * p + self.nose.blur * every for at, p in found.items()}
        return {at: p for at, p in found.items() if p > 0.004}

    def p(self, at: int) -> float:
        """The chance of finding him there."""
        places = self.suspicion.places
        if at not in places:
            return 0.0
        return (1 - self.nose.blur) * places[at] + self.nose.blur / len(places)

    def ground(self, moved: dict[int, int]) -> float:
        """How well the four cover the places where he will be, with some of them elsewhere."""
        where = tuple([moved.get(n, at) for n, at in enumerate(self.t.nazgul)])
        known = self.grounds.get(where)
        if known is None:
            known = self.grounds[where] = self.stand(where)
        return known

    def stand(self, where: tuple[int, ...]) -> float:
        if self.t.found:
            near = self.t.board.within[self.t.found][self.t.view.net]
            heads = sum((1 + (n == self.t.lord)) for n, at in enumerate(where) if near >> at & 1)
            return heads * self.tile_worth() + 0.3 * self.cover(where)
        moved = [n for n, at in enumerate(self.t.nazgul) if where[n] != at]
        if len(moved) == 1:
            row = self.turns[where[moved[0]]]
            return self.nose.ground * sum([p * worth[row[place]] for place, p, worth in self.covered_with(moved[0])])
        return self.cover(where)

    def cover(self, where: tuple[int, ...]) -> float:
        first, second, third, fourth = (self.turns[at] for at in where)
        return self.nose.ground * sum(
            [p * covered(first[x], second[x], third[x])[fourth[x]] for x, p in self.coming.items()]
        )

    def covered_with(self, nazgul: int) -> list[tuple[int, float, tuple[float, ...]]]:
        """For each place its chance, and what it is worth with this Nazgûl so many turns away."""
        known = self.others.get(nazgul)
        if known is None:
            rows = [self.turns[at] for n, at in enumerate(self.t.nazgul) if n != nazgul]
            known = [(place, p, covered(*(row[place] for row in rows))) for place, p in self.coming.items()]
            self.others[nazgul] = known
        return known

    # -- what an Encounter is worth ----------------------------------------------------------------

    def tile_worth(self) -> float:
        t = self.t
        return t.tile_mean * (1.6 if t.left <= 3 else 1.2 if t.left <= 6 else 1.0)

    def heads(self, at: int, nazgul: int, spot: int) -> float:
        """Tiles to be expected if Frodo is found there by this Nazgûl."""
        t = self.t
        near = t.board.within[at][t.view.net]
        count = 1.0 + t.view.morgul_knife
        for n in range(4):
            where = spot if n == nazgul else t.nazgul[n]
            weight = 2.0 if n == t.lord else 1.0
            if n == nazgul:
                count += weight - 1.0
            elif near >> where & 1:
                count += weight
            elif n in t.to_come and any(near >> goal & 1 for goal in t.reaches[n]):
                count += 0.95 * weight
        return count

    def strike(self, at: int, nazgul: int) -> float:
        """A Hunt here."""
        known = self.strikes.get((at, nazgul))
        if known is None:
            known = self.strikes[at, nazgul] = self.struck(at, nazgul)
        return known

    def struck(self, at: int, nazgul: int) -> float:
        t = self.t
        if t.found:
            return self.clue(at) if at != t.found else 0.0
        sure = self.p(at)
        worth = sure * self.heads(at, nazgul, at) * self.tile_worth()
        return worth + self.nose.insight * 0.8 * self.q.hunt(at) + self.clue(at)

    def seek(self, at: int) -> float:
        """A Search here."""
        if not self.t.searchable(at):
            return -1.0
        return (0.1 if self.t.found else 1.0) * self.nose.insight * self.q.search(at) + self.clue(at)

    def clue(self, at: int) -> float:
        """An Information token may lie there."""
        t = self.t
        if t.part != 1 or at not in INFORMATION or at in self.asked or len(t.view.powers) >= 5:
            return 0.0
        unasked = sum(1 for place in INFORMATION if place not in self.asked)
        return CLUE * min(1.0, t.view.information_kept / max(1, unasked)) * (1 - self.p(at))

    def sense(self, target: int, who: bool = False) -> float:
        """A Perception."""
        share = 0.1 if self.t.found else 1.0
        gain = self.q.perceive_both(target) if who and self.t.part == 2 else self.q.perceive(target)
        return share * self.nose.insight * gain

    # -- dice --------------------------------------------------------------------------------------

    def supply(self) -> tuple[int, int]:
        """Dice, and how often a Nazgûl will act today."""
        t = self.t
        return sum(t.dice) + (t.lord_die >= 0), 1 + len(t.to_come) + 4 * (2 - t.turn)

    def price(self, face: int) -> float:
        """What is lost by using a die now: little when there are more dice than Nazgûl to use them."""
        t = self.t
        dice, acts = self.supply()
        spare = max(0.0, 1.0 - dice / acts)
        worth = FACE_WORTH[face]
        if face in (SWORD, SHADOW) and t.turn < 2:
            worth *= 1.2
        return worth * spare * 0.9

    def senses(self, at: int) -> list[int]:
        board = self.t.board
        return [board.area[at], len(board.areas) + board.section[at]]

    def with_face(self, face: int, at: int, nazgul: int) -> float:
        """The best that a die of this face does for a Nazgûl there."""
        return max([0.0, *[deed.worth for deed in self.uses(face, at, nazgul)]])

    def uses(self, face: int, at: int, nazgul: int) -> list[Deed]:
        """All that a die of this face does for a Nazgûl there."""
        t = self.t
        found = []
        if face in (RING, SHADOW, MORGUL_SHADOW, MORGUL_RING):
            who = face == MORGUL_RING
            found = [Deed(self.sense(target, who), "perceive", target) for target in self.senses(at)]
        if face in (SWORD, SHADOW, MORGUL_SHADOW):
            if t.huntable(at):
                found.append(Deed(self.strike(at, nazgul), "hunt", at))
            found.append(Deed(self.marker(at), "remove", at))
        if face in (SORCERY, SHADOW, MORGUL_SHADOW) or t.board.dark_mask >> at & 1:
            found.append(Deed(self.cards.best(at, nazgul), "sorcery", at))
        if face == ADVANCE:
            found.append(Deed(0.5, "advance", at))
        return found

    def marker(self, at: int) -> float:
        """Taking away an Ally marker beside it."""
        near = self.t.board.near_mask[at] & self.t.allies
        return max((self.marker_worth(place) for place in range(1, 60) if near >> place & 1), default=0.0)

    def marker_worth(self, place: int) -> float:
        return 0.1 + 1.5 * self.coming.get(place, 0.0) + 1.0 * self.p(place)

    def faces(self) -> list[int]:
        t = self.t
        found = [face for face in range(4) if t.dice[face]]
        return [*found, t.lord_die] if t.lord_die >= 0 else found

    def act(self, at: int, nazgul: int) -> float:
        """The best action there."""
        return max([0.0, *[deed.worth for deed in self.deeds(at, nazgul)]])

    def deeds(self, at: int, nazgul: int) -> list[Deed]:
        """All actions there, less what their dice are worth."""
        t = self.t
        lord = nazgul == t.lord
        found = [] if lord else [Deed(self.seek(at), "search", at)]
        if (t.free_hunts or lord) and t.huntable(at):
            found.append(Deed(self.strike(at, nazgul), "hunt", at))
        for face in self.faces():
            price = self.price(face)
            found += [Deed(deed.worth - price, deed.kind, deed.target) for deed in self.uses(face, at, nazgul)]
        if len(t.view.powers) >= 2 and sum(t.dice) >= 2:
            found.append(Deed(self.second_power(at, nazgul), "power", 2))
        return found

    def second_power(self, at: int, nazgul: int) -> float:
        """Two dice for a Hunt or a Perception."""
        cheapest = sorted(self.price(face) for face in self.faces() for _ in range(2))[:2]
        worth = max(self.sense(target) for target in self.senses(at))
        if self.t.huntable(at):
            worth = max(worth, self.strike(at, nazgul))
        return worth - 2.0 * max(cheapest) - 0.1
