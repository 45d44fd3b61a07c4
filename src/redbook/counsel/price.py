"""What a move cost: it and the counsellor's own are played on in the same worlds, and the chances to win compared.

The worlds are those that the seat could not tell from the real one before it moved, dice to come drawn anew: luck is
neither praised nor blamed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from time import perf_counter
from typing import Literal

import msgspec

from redbook.bots.counsel import Counsel
from redbook.counsel.advice import NoCounsel, advisor, asked, best_line, gesture_start, rewound
from redbook.kernel import Bot, Match, Option, Seeded, Seen
from redbook.kernel.message import Message
from redbook.kernel.referee import TABLE

Verdict = Literal["same", "better", "good", "slight", "mistake", "blunder"]

WORLDS = 40  # at most
GLANCE = 12  # worlds before anything is concluded: what happens in one of ten must have had its chance
SURE = 2.0  # standard errors
VAGUE = 0.03  # a standard error of the chance itself with which it may still be told
SLIGHT, MISTAKE, BLUNDER = 0.01, 0.04, 0.10  # of the chance to win
LONGEST = 3000  # decisions of one playout


class Price(msgspec.Struct, frozen=True):
    """`moves` are those after the first `at`; `line` is what the counsellor would have done, and `why`.

    `chance` is the chance to win after what was done, `best` after what was advised: means over `worlds` worlds, with
    `error`, one standard error of their difference.

    >>> told = Price("west", 0, (), (), (), chance=0.5, best=0.625, error=0.01, worlds=8)
    >>> told.cost
    0.125
    """

    seat: str
    at: int
    moves: tuple[Option, ...]
    line: tuple[Option, ...]
    why: tuple[Message, ...]
    chance: float
    best: float
    error: float
    worlds: int

    @property
    def cost(self) -> float:
        return self.best - self.chance

    @property
    def verdict(self) -> Verdict:
        """Nothing is called a mistake that may be noise."""
        if self.line == self.moves:
            return "same"
        sure = abs(self.cost) > SURE * self.error
        if not sure or abs(self.cost) < SLIGHT:
            return "good"
        if self.cost < 0:
            return "better"
        return "slight" if self.cost < MISTAKE else "mistake" if self.cost < BLUNDER else "blunder"


def price(m: Match, seat: str, *, seconds: float | None = None, worlds: int = WORLDS) -> Price:
    """Of the last choice that `seat` made. `seconds`: no further world is tried after that; without it, the same
    match gets the same answer.

    >>> m = Match.new("siege", seed=7)
    >>> m.play("GO-03@0911")
    >>> told = price(m, "west", worlds=1)
    >>> told.at, told.worlds
    (0, 1)
    """
    at, moves = last_gesture(m, seat)
    before = rewound(m, at)
    counsel, _ = asked(before)
    line = best_line(before, counsel)
    gains, chances = [], []
    for mine, best in tried(before, seat, moves, line, counsel, worlds, seconds):
        gains.append(best - mine)
        chances.append(mine)
        if len(gains) >= GLANCE and settled(gains) and standard_error(chances) < VAGUE:
            break
    if not gains:
        raise NoCounsel()
    chance = mean(chances)
    why = tuple(counsel.why(Seen(before), line))
    return Price(seat, at, moves, line, why, chance, chance + mean(gains), standard_error(gains), len(gains))


def last_gesture(m: Match, seat: str) -> tuple[int, tuple[Option, ...]]:
    """The last one in which the seat had a choice."""
    end = len(m.log)
    while end:
        move = m.log[end - 1]
        if move.seat != seat or move.seat == TABLE:
            end -= 1
            continue
        start = gesture_start(m, end, seat)
        if any(made.count > 1 for made in m.log[start:end]):
            return start, tuple(made.option for made in m.log[start:end])
        end = start
    raise NoCounsel()


# -- playing on -------------------------------------------------------------------------------------------


def tried(
    before: Match,
    seat: str,
    moves: Sequence[Option],
    line: Sequence[Option],
    counsel: Counsel,
    worlds: int,
    seconds: float | None,
) -> Iterator[tuple[float, float]]:
    """The chance to win in one world after the other: after `moves`, and after `line`."""
    deadline = None if seconds is None else perf_counter() + seconds
    same = tuple(moves) == tuple(line)
    for seed in range(worlds):
        world = before.determinize(seat, seed=seed)
        mine = played_on(world.copy(), seat, moves, counsel)
        best = mine if same else played_on(world, seat, line, counsel)
        if mine is not None and best is not None:
            yield mine, best
        if deadline is not None and perf_counter() > deadline:
            return


def played_on(world: Match, seat: str, line: Sequence[Option], counsel: Counsel) -> float | None:
    """The seat's chance when the stretch is over; None if the gesture cannot be made in this world."""
    span = counsel.span(world)
    for option in line:
        if world.decision is None or option not in world.decision.options:
            return None
        world.push(option)
    players: dict[str, Bot] = {}
    chance = Seeded(seed=1)
    for _ in range(LONGEST):
        decision = world.decision
        if decision is None or counsel.span(world) != span:
            break
        options = decision.options
        if len(options) == 1:
            world.push(options[0])
            continue
        bot = players.get(decision.seat)
        if bot is None:
            bot = players[decision.seat] = advisor(world.game.id, decision.seat, counsel)
        world.push(bot.choose(Seen(world), chance))
    result = world.result
    if result is None:
        return counsel.chance(world, seat)
    return (seat in result.winners) / 1.0 if result.winners else 0.5


# -- sums ---------------------------------------------------------------------------------------------------


def settled(gains: Sequence[float]) -> bool:
    """Whether more worlds would hardly change what is said."""
    gain, error = abs(mean(gains)), SURE * standard_error(gains)
    return gain + error < SLIGHT or gain - 1.5 * error > SLIGHT


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 1.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
