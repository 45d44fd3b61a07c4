"""A match in play: a state, a stack of steps and a source of chance. Nothing else."""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar

from redbook.kernel.chance import Chance
from redbook.kernel.events import Event, Result, Told
from redbook.kernel.steps import Step


class State(Protocol):
    """What the kernel needs of a game's state; in practice a msgspec.Struct of flat lists."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Play(Generic[S]):
    """What the rules hold in their hands (`g`): the board `g.s`, chance, and the work still to do.

    >>> from redbook import Match
    >>> g = Match.new("siege", seed=7).play_state
    >>> g.game_id, g.s.turn, type(g.stack[-1]).__name__
    ('siege', 0, 'PlaceRangers')
    """

    __slots__ = ("at_work", "chance", "game_id", "moves", "result", "reveals", "s", "stack", "told")

    def __init__(self, game_id: str, state: S, stack: list[Step], chance: Chance) -> None:
        self.game_id = game_id
        self.s = state
        self.stack = stack
        self.chance = chance
        self.result: Result | None = None
        self.reveals = 0  # secrets shown so far; undo may not cross one
        self.moves = 0  # decisions taken so far
        self.at_work: Step | None = None  # the step named in what it tells
        self.told: list[Told] | None = None  # None: nobody listens, so nothing is told

    def copy(self) -> Play[S]:
        """A twin that shares nothing that changes. It does not listen."""
        twin: Play[S] = Play.__new__(Play)
        twin.game_id = self.game_id
        twin.s = self.s.copy()
        twin.stack = self.stack[:]
        twin.chance = self.chance.copy()
        twin.result = self.result
        twin.reveals = self.reveals
        twin.moves = self.moves
        twin.at_work = self.at_work
        twin.told = None
        return twin

    @property
    def cause(self) -> str:
        """The tag of the step at work."""
        return "" if self.at_work is None else str(self.at_work.__struct_config__.tag)

    def then(self, *steps: Step) -> None:
        """Do these next, in the order written, before anything that already waits."""
        self.stack.extend(reversed(steps))

    @property
    def heard(self) -> bool:
        """Whether anybody listens: build an event only `if g.heard`."""
        return self.told is not None

    def tell(self, event: Event, to: tuple[str, ...] | None = None) -> None:
        """Record what happened; `to` names the seats that may see it (None: all)."""
        if self.told is not None:
            self.told.append(Told(self.moves, self.cause, event, to))

    def reveal(self) -> None:
        """Somebody has just learnt something he could not have known."""
        self.reveals += 1

    def end(self, winners: tuple[str, ...], reason: str, **scores: int) -> None:
        """The match is over: nothing that waits will be done."""
        self.result = Result(winners, reason, scores)
        self.stack.clear()

    def run(self) -> Step | None:
        """Do all that needs no decision. Returns the step that asks, left on the stack, or None at the end."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if step.asks:
                return step
            stack.pop()
            self.at_work = step
            step.run(self)
        return None

    def same_as(self, other: Play[Any]) -> bool:
        """Equal in all that decides the future and the past, chance included."""
        return (
            bool(self.s == other.s)
            and self.stack == other.stack
            and self.chance == other.chance
            and self.result == other.result
            and self.reveals == other.reveals
            and self.moves == other.moves
        )
