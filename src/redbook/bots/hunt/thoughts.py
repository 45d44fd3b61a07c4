"""What the Ring-bearer knows and fears at one moment: the part of his thinking that both parts of the game share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import msgspec

from redbook.bots.hunt.danger import Danger, Road
from redbook.bots.hunt.suspicion import Places, suspicion_of
from redbook.bots.hunt.table import Table, ride_turns
from redbook.games.hunt.board import SHIRE, WILD
from redbook.games.hunt.pieces import JOURNEYS, SAM
from redbook.kernel import Chance, Option, Seen


class Heart(msgspec.Struct, frozen=True):
    """How a Ring-bearer walks."""

    care: float = 1.0  # how he weighs the danger of the turn
    whim: float = 0.06  # how far he strays from the best, so that nobody can count on it
    thinks: bool = True  # a novice does not ask himself what the hunters know


class Thoughts:
    """One decision."""

    def __init__(self, heart: Heart, seen: Seen, chance: Chance, moved: bool) -> None:
        self.heart = heart
        self.chance = chance
        self.step: Any = seen.decision.step
        self.t = Table(seen.view)
        self.turns = ride_turns(self.t.part)
        self.moved = moved or self.t.part == 2
        self.rested = self.t.turn == 2 and self.moved and not self.t.view.eye

    def best(self, scored: Iterable[tuple[float, Option]], whim: float = 0.0) -> Option:
        """The highest, or by a whim one that is nearly as good."""
        top: Option | None = None
        most = -1e9
        for value, option in scored:
            if whim:
                value += whim * (self.chance.below(2000, None, "whim") / 1000 - 1)
            if value > most:
                top, most = option, value
        assert top is not None
        return top

    def places(self, record: tuple[int, ...]) -> Places:
        return suspicion_of(self.t.part, self.t.view.shelters, record).places

    def sure(self, record: tuple[int, ...], at: int) -> float:
        if not self.heart.thinks:
            return 0.15
        return self.places(record).get(at, 0.0)

    @cached_property
    def danger(self) -> Danger:
        return Danger(self.t, eye=self.t.view.eye)

    @cached_property
    def road(self) -> Road:
        return Road(self.t)

    @cached_property
    def here(self) -> float:
        """What the coming turn may cost where he is."""
        return self.danger.at(self.t.last, self.sure(self.t.record, self.t.last))

    @cached_property
    def way(self) -> set[int]:
        """Locations ahead."""
        t = self.t
        if t.part == 2:
            rows = JOURNEYS[t.journey].rows
            return {at for at in rows[t.view.track : t.view.track + 5] if at <= WILD.locs}
        need = SHIRE.moves_to_exit(t.last, t.dots)
        return {t.last, *(to for to in SHIRE.connected[t.last] if SHIRE.moves_to_exit(to, 0) < need)}

    @cached_property
    def passed(self) -> int:
        """The locations in Frodo's log."""
        t = self.t
        screen = t.view.screen
        assert screen is not None
        if t.part == 2:
            return JOURNEYS[t.journey].passed[t.view.track]
        index = t.board.index
        mask = 1 << index[screen.start] if screen.start else 0
        for entry in screen.log:
            if entry in index:
                mask |= 1 << index[entry]
        return mask

    @cached_property
    def gandalf(self) -> int:
        screen = self.t.view.screen
        return WILD.index[screen.gandalf] if screen is not None and screen.gandalf else 0

    @cached_property
    def deeds(self) -> tuple[int, ...]:
        screen = self.t.view.screen
        return tuple(sorted(WILD.index[at] for at in screen.deeds)) if screen is not None else ()

    def resting(self) -> float:
        t = self.t
        heals = t.burden if t.ready(SAM) and t.view.corruption else 0.0
        cost = self.heart.care * self.here - heals
        return cost + self.road.ahead(t.last, t.dots, t.moves_left) if t.part == 1 else cost
