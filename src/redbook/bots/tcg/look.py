"""Looking ahead: play an option on a world that could be this one, go on with habits until the matter is settled,
and see how one stands then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from redbook.bots.tcg.habits import Habits, player, ranked
from redbook.bots.tcg.worth import utility
from redbook.games.tcg import options as o
from redbook.games.tcg.state import State
from redbook.games.tcg.words import FELLOWSHIP, REGROUP
from redbook.kernel import Match, Option

Until = Callable[[Match], bool]

ROOTS = frozenset(
    {"free-actions", "take-action", "ask-move", "defend", "attack", "which-skirmish", "heal-at-sanctuary", "start-with"}
)
CHOICES = frozenset({"choose", "choose-bearer", "choose-mode", "choose-player", "may", "transfer-to", "choose-number"})
GLANCE = 60  # ways to set defenders that are compared on the way
LONGEST = 150  # decisions of one line


def settled(m: Match) -> bool:
    """Nothing of the action is left to decide."""
    decision = m.decision
    assert decision is not None
    return decision.kind in ROOTS or getattr(decision.step, "effect", "") == "reconcile"


def combat_over(s: State) -> Until:
    turn = s.turn

    def until(m: Match) -> bool:
        now: State = m.state
        return now.turn != turn or now.phase in (REGROUP, FELLOWSHIP)

    return until


def turn_over(s: State) -> Until:
    turn = s.turn

    def until(m: Match) -> bool:
        return bool(m.state.turn != turn)

    return until


def matter_at_hand(m: Match) -> Until:
    """How far to look: to the end of the fighting, or of the action itself."""
    s: State = m.state
    if s.phase in (FELLOWSHIP, REGROUP) or s.phase < FELLOWSHIP or s.active_shadow >= 0:
        return settled
    return combat_over(s)


class End(NamedTuple):
    """Where a line came out, and what that is worth."""

    value: float
    m: Match


class Look:
    """`width`: how many answers to one's own smaller questions are tried; `depth`: how many more own actions."""

    def __init__(self, me: int, width: int = 3, depth: int = 0) -> None:
        self.me = me
        self.width = width
        self.depth = depth

    def value(self, m: Match, option: Option, until: Until) -> float:
        return self.end(m, option, until).value

    def end(self, m: Match, option: Option, until: Until) -> End:
        twin = m.copy()
        twin.push(option)
        return self.run(twin, until, Habits(GLANCE), self.width, self.depth)

    def run(self, m: Match, until: Until, habits: Habits, width: int, depth: int) -> End:
        for _ in range(LONGEST):
            decision = m.decision
            if decision is None or until(m):
                break
            if len(decision.options) > 1 and player(decision.seat) == self.me:
                kind = decision.kind
                if width > 1 and kind in CHOICES:
                    return self.best(m, ranked(m)[:width], until, 1 if width < 3 else 2, depth)
                if depth > 0 and kind == "take-action":
                    return self.best(m, decision.options, until, 1, depth - 1)
            m.push(self.habit(m, habits))
        return End(utility(m.state, m.result, self.me), m)

    def best(self, m: Match, options: list[Option], until: Until, width: int, depth: int) -> End:
        best: End | None = None
        for option in options:
            twin = m.copy()
            twin.push(option)
            end = self.run(twin, until, Habits(GLANCE), width, depth)
            if best is None or end.value > best.value:
                best = end
        assert best is not None
        return best

    def habit(self, m: Match, habits: Habits) -> Any:
        assert m.decision is not None
        if m.decision.kind == "ask-move":
            return next(option for option in m.decision.options if isinstance(option, o.Stay))
        return habits.answer(m)
