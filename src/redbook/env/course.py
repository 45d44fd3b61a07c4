"""One match as OpenSpiel walks it: decisions, perhaps chance nodes, what every seat remembers, saves and worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from redbook.env.memory import Memory, Tale
from redbook.env.open_chance import OpenChance, Wanted
from redbook.kernel import Chance, Decision, Match, Option, Recorded, Seeded, Told
from redbook.kernel.game import Value


class Beginning(msgspec.Struct, frozen=True):
    """Which match is played. `explicit`: chance has nodes of its own; otherwise it comes from the seed."""

    game: str
    seats: int
    settings: dict[str, Value] = {}
    explicit: bool = False


class CourseDoc(msgspec.Struct):
    """A course as bytes: the save of its match and, where a die is awaited, the move that waits and what has fallen."""

    beginning: Beginning
    save: dict[str, Any] | None
    waits: str | None
    answers: list[int] | None
    first: list[tuple[str, str, Memory]]


class Course:
    """`match` is the last position without a die in the air, None before all is dealt; `wanted` is the die awaited."""

    __slots__ = ("_answers", "_option", "beginning", "match", "resampled", "tale", "wanted")

    def __init__(self, beginning: Beginning, chance: Chance) -> None:
        self.beginning = beginning
        self.tale = Tale({})
        self.match: Match | None = None
        self.resampled = False
        self.wanted: Wanted | None = None
        self._option: Option | None = None
        self._answers: list[int] = []
        self._begin(chance)

    def _begin(self, chance: Chance) -> None:
        start = self.beginning
        try:
            m = Match.new(start.game, seats=start.seats, settings=start.settings, chance=chance, listen=True)
        except Wanted as wanted:
            self.wanted = wanted
            return
        self.wanted = None
        self.tale.add("", None, list(m.events))
        self.match = m.copy()  # a copy does not listen: what is told is kept in the tale, once

    # -- moving -------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question that waits for a player; None at a chance node and at the end."""
        return None if self.wanted is not None or self.match is None else self.match.decision

    @property
    def moves(self) -> int:
        return 0 if self.match is None else len(self.match.log)

    def take(self, option: Option) -> None:
        self._option, self._answers = option, []
        self._try()

    def fall(self, answer: int) -> None:
        """The die that was awaited shows the face number `answer`."""
        self._answers = [*self._answers, answer]
        if self.match is None:
            self._begin(OpenChance(given=self._answers[:]))
        else:
            self._try()

    def _try(self) -> None:
        option, m = self._option, self.match
        assert m is not None
        assert m.decision is not None
        assert option is not None
        kind = m.decision.kind
        if self.beginning.explicit:
            m = m.copy()
            chance = m.play_state.chance
            assert isinstance(chance, OpenChance)
            chance.given.extend(self._answers)
        try:
            told = m.play_heard(option)
        except Wanted as wanted:
            self.wanted = wanted
            return
        self.match, self.wanted, self._option = m, None, None
        self.tale.add(kind, m.log[-1], told)

    # -- other worlds -------------------------------------------------------------------------

    def copy(self) -> Course:
        twin = Course.__new__(Course)
        twin.beginning = self.beginning
        twin.match = None if self.match is None else self.match.copy()
        twin.tale = self.tale.copy()
        twin.resampled = self.resampled
        twin.wanted = self.wanted
        twin._option = self._option
        twin._answers = self._answers
        return twin

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Course:
        return self.copy()

    def resample(self, seat: str, seed: int) -> Course:
        """A course that the seat cannot tell from this one. The others remember in it what the seat heard them hear."""
        m = self.match
        if m is None or self.wanted is not None:
            raise ValueError("a die is in the air: resample where a player is to decide")
        play = m.determinize(seat, seed).play_state.copy()
        play.chance = OpenChance() if self.beginning.explicit else Seeded(seed=seed)
        play.moves = play.reveals = 0  # as a match has them that begins here
        twin = Course.__new__(Course)
        twin.beginning = self.beginning
        twin.match = Match(m.game, m.seats, m.settings, play)
        twin.tale = Tale(self.tale.as_known_to(seat, m.seats))
        twin.resampled = True
        twin.wanted = twin._option = None
        twin._answers = []
        return twin

    # -- bytes --------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        m = self.match
        save = None
        if m is not None:
            if self.resampled and m.position_doc is None:
                first = m.copy()
                first.rewind(0)
                m.position_doc = first.position()["position"]
            save = m.save()
            if self.beginning.explicit:
                save["chance"] = msgspec.to_builtins(Recorded(given=m.play_state.chance.given[:]))  # type: ignore[attr-defined]
        doc = CourseDoc(
            beginning=self.beginning,
            save=save,
            waits=None if self._option is None else self._option.notation,
            answers=self._answers if self.wanted is not None else None,
            first=[(seat, knower, memory) for (seat, knower), memory in self.tale.first.items()],
        )
        return msgspec.json.encode(doc, order="deterministic")

    @classmethod
    def from_bytes(cls, data: bytes) -> Course:
        """Played again from its beginning, every move checked."""
        doc = msgspec.json.decode(data, type=CourseDoc)
        course = cls.__new__(cls)
        course.beginning = doc.beginning
        course.tale = Tale({(seat, knower): memory for seat, knower, memory in doc.first})
        course.match = course.wanted = course._option = None
        course._answers = []
        course.resampled = doc.save is not None and doc.save.get("position") is not None
        if doc.save is not None:
            course._replay(doc.save)
        if doc.answers is not None:
            course._answers = doc.answers
            if course.match is None:
                course._begin(OpenChance(given=doc.answers[:]))
            else:
                assert course.match.decision is not None
                course._option = course.match.decision.find(doc.waits or "")
                course._try()
        return course

    def _replay(self, save: dict[str, Any]) -> None:
        told: list[list[Told]] = []
        m = Match.load(save, hear=told.append)
        again = m.copy()
        again.rewind(0)
        self.tale.last = None
        if not self.resampled:
            self.tale.add("", None, told[0])
        for move, heard in zip(m.log, told[1:], strict=True):
            assert again.decision is not None
            self.tale.add(again.decision.kind, move, heard)
            again.push(move.option)
        if self.beginning.explicit:
            chance = m.play_state.chance
            m.play_state.chance = OpenChance(chance.asked, chance.given[: chance.asked])  # type: ignore[attr-defined]
        self.match = m

    def __reduce__(self) -> tuple[Any, ...]:
        return Course.from_bytes, (self.to_bytes(),)
