"""The seer: search that works for any game, over worlds that its seat cannot tell from the real one.

Information-set Monte Carlo tree search. Every playout draws a world anew (`seen.world`), walks down one tree that all
worlds share, adds a node, and plays on at random until the match ends or the playout grows too long. Options are
counted only where they were on offer, since what others may do differs from world to world.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import perf_counter
from typing import Self

import msgspec

from redbook.kernel import Chance, Match, Option, Result, Seeded, Seen


class Level(msgspec.Struct, frozen=True):
    playouts: int
    seconds: float  # at most, for one decision


LEVELS = {"steady": Level(200, 2.0), "quick": Level(40, 0.5), "deep": Level(2000, 10.0)}

LONGEST = 4000  # decisions of one playout; a longer one counts as undecided
CURIOSITY = 0.7
LOOK_AT_THE_CLOCK = 8  # decisions between two looks
MARGIN = 0.1  # of the value, for winning by much rather than by little


class Node:
    """What is known of a moment: how often each way out was on offer, was taken, and what it was worth."""

    __slots__ = ("children", "offered", "seat", "value", "visits")

    def __init__(self, seat: str) -> None:
        self.seat = seat  # who chose to come here
        self.visits = 0
        self.offered = 0
        self.value = 0.0
        self.children: dict[Option, Node] = {}


class OutOfTime(Exception):
    """The playout was not finished; nothing is learnt from it."""


class Seer:
    """With a fixed number of playouts and enough time, the same seed gives the same answer."""

    def __init__(self, playouts: int = 200, seconds: float = 2.0, longest: int = LONGEST, name: str = "seer") -> None:
        self.name = name
        self.playouts = playouts
        self.seconds = seconds
        self.longest = longest

    @classmethod
    def of_level(cls, level: str) -> Self:
        chosen = LEVELS[level]
        return cls(chosen.playouts, chosen.seconds, name=f"seer:{level}")

    def choose(self, seen: Seen, chance: Chance) -> Option:
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        deadline = perf_counter() + self.seconds
        dice = Seeded(seed=chance.below(1 << 62, None, "bot"))
        root = Node(seen.seat)
        try:
            for _ in range(self.playouts):
                self.playout(root, seen.world(seed=dice.below(1 << 62, None, "world")), dice, deadline)
        except OutOfTime:
            pass
        if not root.children:  # not one playout fitted
            return options[dice.below(len(options), None, "bot")]
        return max(root.children.items(), key=lambda item: (item[1].visits, item[1].value))[0]

    def playout(self, root: Node, world: Match, dice: Seeded, deadline: float) -> None:
        """Down the tree, one step out of it, then at random to the end; every node passed learns what came of it."""
        path = [root]
        node = root
        grown = False
        while world.decision is not None and not grown:
            if perf_counter() > deadline:
                raise OutOfTime
            decision = world.decision
            option, grown = pick(node, decision.options, dice)
            node = node.children.setdefault(option, Node(decision.seat))
            path.append(node)
            world.push(option)
        values = self.finish(world, dice, deadline)
        for passed in path:
            passed.visits += 1
            passed.value += values.get(passed.seat, 0.5)

    def finish(self, world: Match, dice: Seeded, deadline: float) -> dict[str, float]:
        below = dice.below
        for number in range(self.longest):
            decision = world.decision
            if decision is None:
                break
            if number % LOOK_AT_THE_CLOCK == 0 and perf_counter() > deadline:
                raise OutOfTime
            options = decision.options
            world.push(options[below(len(options), None, "playout")])
        return worth(world.seats, world.result)


def pick(node: Node, options: Sequence[Option], dice: Seeded) -> tuple[Option, bool]:
    """An option not yet tried, if there is one; else the best by upper confidence. Says whether it was new."""
    children = node.children
    fresh = [option for option in options if option not in children]
    for option in options:
        if option in children:
            children[option].offered += 1
    if fresh:
        return fresh[dice.below(len(fresh), None, "explore")], True
    return max(options, key=lambda option: promise(children[option])), False


def promise(child: Node) -> float:
    if not child.visits:
        return math.inf
    return child.value / child.visits + CURIOSITY * math.sqrt(math.log(max(child.offered, 1)) / child.visits)


def worth(seats: Sequence[str], result: Result | None) -> dict[str, float]:
    """1 for a win, 0 for a loss, a half for a draw or an open end, nudged by the margin where there are scores."""
    if result is None:
        return dict.fromkeys(seats, 0.5)
    values = {}
    for seat in seats:
        won = 0.5 if not result.winners else float(seat in result.winners)
        others = [score for name, score in result.scores.items() if name != seat]
        if seat in result.scores and others:
            lead = result.scores[seat] - max(others)
            won = (1 - MARGIN) * won + MARGIN * (0.5 + lead / (2 * (abs(lead) + 10)))
        values[seat] = won
    return values
