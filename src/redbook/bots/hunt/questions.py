"""What an answer is worth: how much sharper the suspicion gets on average by asking."""

from __future__ import annotations

from collections.abc import Callable

from redbook.bots.hunt.suspicion import Courses, Suspicion, Walker
from redbook.games.hunt.board import BOARDS
from redbook.games.hunt.pieces import JOURNEYS

Answer = Callable[[Walker], float]  # the chance of a yes, if this is Frodo's log


class Questions:
    """About one suspicion; every question is reckoned once."""

    def __init__(self, suspicion: Suspicion, part: int, shelters: bool = False) -> None:
        self.suspicion = suspicion
        self.board = BOARDS[part]
        self.part = part
        self.shelters = shelters and part == 2
        self.walkers = suspicion.walkers
        self.known: dict[tuple[str, int], float] = {}
        self.now = self.sharp([(walker, 1.0) for walker in self.walkers])

    def at(self, place: int) -> float:
        """The chance that Frodo's last location is there."""
        return self.suspicion.places.get(place, 0.0)

    # -- how sharp -----------------------------------------------------------------------------------

    def sharp(self, worlds: list[tuple[Walker, float]]) -> float:
        """Sum of squares over the places where he is; in Part 2 also over where he will be, since cards lead on."""
        here: dict[int, float] = {}
        there: dict[int, float] = {}
        total = 0.0
        for walker, share in worlds:
            mass = walker.weight * share
            total += mass
            here[walker.last] = here.get(walker.last, 0.0) + mass
            there[walker.later] = there.get(walker.later, 0.0) + mass
        if total <= 0:
            return 0.0
        sharpness = sum(p * p for p in here.values()) / total
        if self.part == 1:
            return sharpness
        return 0.5 * (sharpness + sum(p * p for p in there.values()) / total)

    def gain(self, answer: Answer) -> float:
        yes, no = [], []
        for walker in self.walkers:
            share = answer(walker)
            if share > 0:
                yes.append((walker, share))
            if share < 1:
                no.append((walker, 1 - share))
        if not yes or not no:
            return 0.0
        return max(0.0, self.sharp(yes) + self.sharp(no) - self.now)

    def asked(self, kind: str, target: int, answer: Answer) -> float:
        known = self.known.get((kind, target))
        if known is None:
            known = self.known[kind, target] = self.gain(answer)
        return known

    # -- the questions -----------------------------------------------------------------------------------

    def search(self, at: int) -> float:
        return self.asked("search", at, lambda walker: self.passed(walker, at))

    def passed(self, walker: Walker, at: int) -> float:
        """What a Search is answered; a Shelter hides who is in it."""
        if self.shelters and walker.last == at and JOURNEYS[walker.card].shelters >> at & 1:
            return 0.0
        return float(walker.passed >> at & 1)

    def chance_of_search(self, at: int) -> float:
        """The chance of a yes."""
        return sum(walker.weight * self.passed(walker, at) for walker in self.walkers)

    def hunt(self, at: int) -> float:
        """Apart from the Encounter itself."""
        return self.asked("hunt", at, lambda walker: float(walker.passed >> at & 1 and walker.last != at))

    def perceive(self, target: int) -> float:
        inside = self.board.target_mask[target]
        doubt = self.suspicion.gandalf_in(inside) if isinstance(self.suspicion, Courses) else 0.0
        return self.asked("perceive", target, lambda walker: 1.0 if inside >> walker.last & 1 else doubt)

    def perceive_both(self, target: int) -> float:
        """The same when the answer names who."""
        inside = self.board.target_mask[target]
        return self.asked("who", target, lambda walker: float(inside >> walker.last & 1))

    def linked(self, at: int) -> float:
        near = self.board.connected_mask[at]
        return self.asked("linked", at, lambda walker: float(near >> walker.last & 1))

    def chance_within(self, mask: int) -> float:
        return sum(p for place, p in self.suspicion.places.items() if mask >> place & 1)
