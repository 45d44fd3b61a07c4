"""Matches in rows: each plays one match after another and writes what its next seat sees into its row of the arrays.

The same code runs in one process and in many: a row knows its number and the seed, and nothing of its neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import nan
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from redbook.bots import find_bot
from redbook.env.actions import action_space
from redbook.env.layout import observation_layout
from redbook.env.rewards import rewards
from redbook.kernel import Bot, Match, Option, RedbookError, Seeded, Seen, find_game
from redbook.kernel.chance import sub_seed
from redbook.kernel.game import Value

DEALS = 1000  # a match that ends before anybody is asked is dealt anew, so often at most


class NobodyAsked(RedbookError):
    """Match after match ends without a question to the seats that are not played by bots."""

    code = "nobody-asked"


class BotFailed(RedbookError):
    """A bot in a row raised, or answered with something that was not offered."""

    code = "bot-failed"


class Plan(msgspec.Struct, frozen=True):
    """What all rows play. `modules` are imported first: games and bots from elsewhere."""

    game: str
    seats: int
    settings: dict[str, Value] = {}
    bots: dict[str, str] = {}
    longest: int = 20_000
    finals: bool = False
    modules: tuple[str, ...] = ()


class Batch(NamedTuple):
    """One row a match. What a step brought about, and what is asked now."""

    observations: NDArray[np.float32]  # (n, layout.size): what the seat that decides sees
    masks: NDArray[np.bool_]  # (n, space.size): what it may do
    seats: NDArray[np.int64]  # which seat decides, by its place in `names`
    rewards: NDArray[np.float32]  # (n, seats): of the match that the step ended; zeros otherwise
    dones: NDArray[np.bool_]  # the match ended by rule, and another has begun
    truncations: NDArray[np.bool_]  # it was too long and was broken off, and another has begun
    scores: NDArray[np.float32]  # (n, seats): where the game counts any; nan otherwise
    lengths: NDArray[np.int64]  # decisions of this match so far, or of the one that ended
    numbers: NDArray[np.int64]  # how many matches have ended in this row
    finals: NDArray[np.float32]  # (n, layout.size): where a match ended, what the seat to decide (or the last one) saw


def shapes(plan: Plan, n: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    size = observation_layout(plan.game, plan.seats, plan.settings).size
    actions = action_space(plan.game, plan.seats, plan.settings).size
    return {
        "observations": ((n, size), np.float32),
        "masks": ((n, actions), np.bool_),
        "seats": ((n,), np.int64),
        "rewards": ((n, plan.seats), np.float32),
        "dones": ((n,), np.bool_),
        "truncations": ((n,), np.bool_),
        "scores": ((n, plan.seats), np.float32),
        "lengths": ((n,), np.int64),
        "numbers": ((n,), np.int64),
        "finals": ((n, size) if plan.finals else (n, 0), np.float32),
    }


def room(plan: Plan, n: int) -> int:
    """Bytes for the arrays and the actions."""
    return sum(aligned(shape, kind) for shape, kind in [*shapes(plan, n).values(), ((n,), np.int64)])


def lay_out(plan: Plan, n: int, memory: Any) -> tuple[Batch, NDArray[np.int64]]:
    """The arrays in a stretch of memory, and the actions after them.

    `frombuffer` keeps the memory alive; an array made with `buffer=` would be read on after it is gone.
    """
    whole = np.frombuffer(memory, np.uint8)
    made, at = {}, 0
    for name, (shape, kind) in [*shapes(plan, n).items(), ("actions", ((n,), np.int64))]:
        length = int(np.prod(shape)) * np.dtype(kind).itemsize
        made[name] = whole[at : at + length].view(kind).reshape(shape)
        at += aligned(shape, kind)
    actions = made.pop("actions")
    return Batch(**made), actions


def aligned(shape: tuple[int, ...], kind: Any) -> int:
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


class Row:
    """One place for matches. `match` is the one being played, None before `reset`."""

    def __init__(self, plan: Plan, number: int, batch: Batch) -> None:
        rules = find_game(plan.game)
        self.plan = plan
        self.number = number
        self.batch = batch
        self.seats = rules.seats(plan.seats, rules.check_settings(plan.settings))
        self.at = {seat: n for n, seat in enumerate(self.seats)}
        self.layout = observation_layout(plan.game, plan.seats, plan.settings)
        self.space = action_space(plan.game, plan.seats, plan.settings)
        self.match: Match | None = None
        self.seed = 0
        self.ended = 0
        self._dealt = 0
        self._indices: list[int] = []
        self._bots: dict[str, tuple[Bot, Seeded]] = {}

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.ended = self._dealt = 0
        self._clear()
        self._begin()
        self._write()

    def step(self, action: int) -> None:
        m = self.match
        assert m is not None
        assert m.decision is not None
        self._clear()
        m.push(m.decision.options[self._indices.index(action)])
        if not self._go_on(m):
            self._finish(m)
            self._begin()
        self._write()

    # -- one match after another --------------------------------------------------------------

    def _begin(self) -> None:
        """Deal until somebody is asked. The n-th match of a row has a seed of its own, whoever else plays where."""
        plan = self.plan
        for _ in range(DEALS):
            seed = sub_seed(self.seed, f"row {self.number} match {self._dealt}")
            self._dealt += 1
            m = Match.new(plan.game, seed=seed, seats=plan.seats, settings=plan.settings)
            self._bots = {
                seat: (find_bot(plan.game, name), Seeded(seed=sub_seed(seed, f"bot {seat}")))
                for seat, name in plan.bots.items()
            }
            self.match = m
            if self._go_on(m):
                return
        raise NobodyAsked(game=plan.game)

    def _go_on(self, m: Match) -> bool:
        """Bots answer until another seat is asked; False where the match is over or too long."""
        while m.decision is not None and len(m.log) < self.plan.longest:
            player = self._bots.get(m.decision.seat)
            if player is None:
                return True
            m.push(answer(m, *player))
        return False

    def _finish(self, m: Match) -> None:
        batch, n = self.batch, self.number
        self.ended += 1
        batch.dones[n] = m.result is not None
        batch.truncations[n] = m.result is None
        batch.rewards[n] = rewards(m.result, self.seats)
        if m.result is not None:
            batch.scores[n] = [m.result.scores.get(seat, nan) for seat in self.seats]
        batch.lengths[n] = len(m.log)
        if self.plan.finals:
            seat = m.log[-1].seat if m.decision is None else m.decision.seat
            batch.finals[n] = self.layout.encode(m, seat)

    # -- arrays -------------------------------------------------------------------------------

    def _clear(self) -> None:
        batch, n = self.batch, self.number
        batch.dones[n] = batch.truncations[n] = False
        batch.rewards[n] = 0
        batch.scores[n] = nan
        batch.finals[n] = 0
        batch.lengths[n] = -1

    def _write(self) -> None:
        batch, n, m = self.batch, self.number, self.match
        assert m is not None
        assert m.decision is not None
        self._indices = self.space.index(m.decision.options)
        batch.observations[n] = self.layout.encode(m, m.decision.seat)
        mask = batch.masks[n]
        mask[:] = False
        mask[self._indices] = True
        batch.seats[n] = self.at[m.decision.seat]
        batch.numbers[n] = self.ended
        if batch.lengths[n] < 0:
            batch.lengths[n] = len(m.log)


def answer(m: Match, bot: Bot, chance: Seeded) -> Option:
    assert m.decision is not None
    seat = m.decision.seat
    try:
        option = bot.choose(Seen(m), chance)
    except Exception as wrong:
        raise BotFailed(bot=bot.name, seat=seat, why=f"{type(wrong).__name__}: {wrong}") from wrong
    if option not in m.decision.options:
        said = str(getattr(option, "notation", option))
        raise BotFailed(bot=bot.name, seat=seat, why=f"{said!r} was not offered")
    return option


def make_rows(plan: Plan, numbers: Iterable[int], batch: Batch) -> list[Row]:
    return [Row(plan, number, batch) for number in numbers]


def checked_plan(
    game: str,
    seats: int | None,
    settings: Mapping[str, Value] | None,
    bots: Mapping[str, str] | None,
    longest: int,
    finals: bool,
    modules: Iterable[str],
) -> tuple[Plan, tuple[str, ...]]:
    """The plan and the names of its seats; whatever is wrong is said before a process starts."""
    from redbook.kernel import UnknownSeat

    rules = find_game(game)
    count = rules.check_count(seats)
    names = rules.seats(count, rules.check_settings(settings))
    for seat, name in (bots or {}).items():
        if seat not in names:
            raise UnknownSeat(seat=seat)
        find_bot(game, name)
    if set(bots or ()) == set(names):
        raise NobodyAsked(game=game)
    if longest < 1:
        raise ValueError(f"a match has at least one decision, not {longest}")
    plan = Plan(game, count, dict(settings or {}), dict(bots or {}), longest, finals, tuple(modules))
    return plan, names
