"""One decision as a bot sees it: the question, the options, and what it works out about the position when needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from redbook.bots.wotr.once import once
from redbook.bots.wotr.orders.deeds import Orders
from redbook.bots.wotr.orders.free import free_orders
from redbook.bots.wotr.orders.shadow import shadow_orders
from redbook.bots.wotr.survey import Known, Survey
from redbook.bots.wotr.war.campaign import Campaign
from redbook.games.wotr.board import FREE, PLACES, SARUMAN
from redbook.games.wotr.options import Act
from redbook.games.wotr.state import State
from redbook.kernel import Option

MOST = 5000  # armies to be remembered


class Temper(msgspec.Struct, frozen=True):
    """How a bot leads. `haste` is the worth of a step of the Fellowship, `zeal` that of the Hunt."""

    haste: float = 2.1
    zeal: float = 0.5
    boldness: float = 1.0
    whim: float = 0.0  # a novice: how far the worth of a deed is misjudged


class Mind:
    def __init__(self, s: State, seat: int, step: Any, options: list[Any], temper: Temper, memory: Memory) -> None:
        self.s = s
        self.seat = seat
        self.step = step
        self.options = options
        self.temper = temper
        self.memory = memory

    @once
    def v(self) -> Survey:
        return self.memory.survey(self.s, self.seat)

    @property
    def side(self) -> int:
        return self.v.side

    @once
    def plan(self) -> Campaign:
        return self.memory.plan(self.v, self.temper)

    @once
    def orders(self) -> Orders:
        return self.memory.orders(self.v, self.temper)

    # -- picking ----------------------------------------------------------------------------------

    def word(self, *words: str) -> Option | None:
        """The first of these words that is on offer."""
        for what in words:
            for option in self.options:
                if isinstance(option, Act) and option.what == what:
                    return option
        return None

    def words(self) -> set[str]:
        return {option.what for option in self.options if isinstance(option, Act)}

    def best(self, options: Iterable[Any], worth: Callable[[Any], float]) -> Any:
        """The option of most worth, the first of equals."""
        chosen, most = None, float("-inf")
        for option in options:
            value = worth(option)
            if value > most:
                chosen, most = option, value
        assert chosen is not None
        return chosen


class Memory:
    """The last survey and plan, good for as long as the board has not changed."""

    def __init__(self) -> None:
        self.board: tuple[Any, ...] = ()
        self.politics: tuple[Any, ...] = ()
        self.armies: Known = {}
        self.known: Survey | None = None
        self.made: Campaign | None = None
        self.asked: tuple[Any, ...] = ()
        self.given: Orders | None = None

    def survey(self, s: State, seat: int) -> Survey:
        board = (seat, s.count, s.figures, s.chars, s.steps, s.held)
        if board != self.board or self.known is None:
            self.board = (seat, s.count, bytes(s.figures), bytes(s.chars), bytes(s.steps), bytes(s.held))
            politics = (seat, s.count, self.board[4], s.chars[SARUMAN] < PLACES)
            if politics != self.politics or len(self.armies) > MOST:
                self.politics = politics
                self.armies = {}
            self.known = Survey(s, seat, self.armies)
            self.made = self.given = None
        self.known.s = s
        return self.known

    def plan(self, v: Survey, temper: Temper) -> Campaign:
        if self.made is None:
            self.made = Campaign(v, temper.boldness)
        return self.made

    def orders(self, v: Survey, temper: Temper) -> Orders:
        """The deeds of the moment: a die chosen and a die used ask the same question."""
        s = v.s
        asked = (
            bytes(s.dice), tuple(s.hands[v.seat]), tuple(s.table), bytes(s.box), bytes(s.active), s.ring, s.progress,
            s.hidden, s.corruption, s.mordor, s.tried, s.guide, s.mouth_used, s.turn, s.last_act,
        )  # fmt: skip
        if self.given is None or asked != self.asked:
            self.asked = asked
            plan = self.plan(v, temper)
            self.given = free_orders(v, plan, temper.haste) if v.side == FREE else shadow_orders(v, plan)
        return self.given
