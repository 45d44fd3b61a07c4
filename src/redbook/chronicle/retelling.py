"""A match walked through once more from its start: turns, dice, and the board at any moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from redbook.kernel import Chance, Match, Told
from redbook.kernel.chance import AnyChance, Request
from redbook.kernel.referee import TABLE, Face, WhatCameUp


class Die(msgspec.Struct, frozen=True):
    """One die: after which move it fell, for whom, why, and its face among the possible ones, counted from 0."""

    move: int
    seat: str
    why: str
    faces: int
    index: int
    low: int = 1  # what the lowest face is called


class Listening(Chance, tag="listening"):
    """Passes every question on, and writes dice down. Piles that are drawn from or shuffled are no dice."""

    source: Any = None
    fell: list[tuple[str, int, int, int]] = []

    @property
    def curious(self) -> bool:
        return bool(self.source.curious)

    def below(self, n: int, request: Request | None, why: str) -> int:
        answer: int = self.source.below(n, request, why)
        self.asked = self.source.asked
        return answer

    def roll(self, n: int, sides: int, why: str, low: int = 1, who: str = "") -> list[int]:
        return [self.die(sides, why, low, who) for _ in range(n)]

    def die(self, sides: int, why: str, low: int = 1, who: str = "") -> int:
        request = Request(why, sides, low, (), who) if self.curious else None
        index = self.below(sides, request, why)
        self.fell.append((why, sides, index, low))
        return low + index

    def copy(self) -> Listening:
        return Listening(self.asked, self.source.copy(), self.fell)


class Retelling:
    """The match again. `turn_at[n]` is the turn after n moves; `dice` are all that fell."""

    def __init__(self, match: Match, moves_to_show: Iterable[int] = (), seat: str | None = None) -> None:
        self.match = match
        self.views: dict[int, Any] = {}
        self.dice: list[Die] = []
        wanted = set(moves_to_show)
        refereed = any(move.seat == TABLE for move in match.log)
        m, fell = again(match, listening=not refereed)
        self.turn_at = [turn_of(m.state)]
        mover = ""
        for number, move in enumerate(match.log, start=1):
            assert m.decision is not None
            mover = move.seat if move.seat != TABLE else mover
            if isinstance(m.decision.step, WhatCameUp) and isinstance(move.option, Face):
                request = m.decision.step.request
                if not request.names:
                    self.dice.append(Die(number, mover, request.why, request.faces, move.option.index, request.low))
            fell.clear()
            m.push(move.option)
            self.dice += [Die(number, mover, *die) for die in fell]
            self.turn_at.append(turn_of(m.state))
            if number in wanted:
                self.views[number] = m.view(seat)
        if 0 in wanted:
            self.views[0] = again(match, listening=False)[0].view(seat)

    def chapters(self, told: Iterable[Told]) -> dict[int, list[Told]]:
        """Events by the turn in which they happened."""
        chapters: dict[int, list[Told]] = {}
        for one in told:
            chapters.setdefault(self.turn_at[min(one.move, len(self.turn_at) - 1)], []).append(one)
        return chapters


def again(match: Match, listening: bool) -> tuple[Match, list[tuple[str, int, int, int]]]:
    """The match before its first move, with a list into which its dice will be written."""
    if not listening:
        m = match.copy()
        m.rewind(0)
        return m, []
    doc = match.save()
    fell: list[tuple[str, int, int, int]] = []
    chance = Listening(0, msgspec.convert(doc["chance"], AnyChance), fell)
    if doc["position"] is not None:
        return Match.from_position({**doc, "position": doc["position"]}, chance=chance), fell
    return Match.new(doc["game"], seats=doc["seats"], settings=doc["settings"], chance=chance), fell


def turn_of(state: Any) -> int:
    """The number that the game calls its turn or round; 0 where it has none."""
    for name in ("turn", "round"):
        number = getattr(state, name, None)
        if isinstance(number, int):
            return number
    return 0
