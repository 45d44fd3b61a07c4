"""The counsellor of the Siege: it knows what the captain weighs, and says it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from redbook.bots.siege.captain import LEVELS, Captain
from redbook.bots.siege.counsel import aftermath, fighting, marching, ordering
from redbook.bots.siege.counsel.figures import Case
from redbook.bots.siege.outlook import west_chance
from redbook.games.siege.board import SEATS, WEST
from redbook.games.siege.state import State
from redbook.kernel import Match, Option, Seen
from redbook.kernel.message import Message

Why = Callable[[Case], list[Message]]
MOST = 3  # sentences

WHY: dict[str, Why] = {
    "place-rangers": ordering.rangers,
    "recover-losses": ordering.recovery,
    "place-reinforcements": ordering.reinforcement,
    "convert-engines": ordering.engines,
    "move-counters": marching.move,
    "move-on": marching.move,
    "go-back": ordering.back,
    "choose-target": fighting.target,
    "declare-attack": fighting.declaration,
    "defend-with-eye": fighting.eye,
    "choose-loss": aftermath.loss,
    "retreat-unit": aftermath.retreat,
    "make-room-unit": aftermath.retreat,
    "choose-companion": aftermath.companion,
    "advance-units": aftermath.advance,
    "advance-further": aftermath.advance,
    "announce-bridge": ordering.bridge,
    "destroy-or-keep-bridge": ordering.bridge_taken,
    "final-loss": aftermath.final_loss,
}


class Stretch:
    """A stage and the one after it are one stretch: a move is judged when the other side has answered it."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stretch) and abs(self.stage - other.stage) < len(SEATS)

    def __hash__(self) -> int:
        return 0  # neighbours are equal, so all are alike


class SiegeCounsel:
    level = "steady"

    def why(self, seen: Seen, line: Sequence[Option]) -> list[Message]:
        decision = seen.decision
        s: State = seen.world().state
        captain = Captain(self.level, LEVELS[self.level])
        case = Case(s, SEATS.index(seen.seat), captain, decision.step, decision.options, tuple(line))
        return WHY[decision.kind](case)[:MOST]

    def span(self, m: Match) -> Hashable:
        s: State = m.state
        return Stretch(len(SEATS) * s.turn + s.stage)

    def chance(self, m: Match, seat: str) -> float:
        west = west_chance(m.state)
        return west if seat == SEATS[WEST] else 1.0 - west


COUNSEL = SiegeCounsel()
