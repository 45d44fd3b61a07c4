"""Part 1: what each entry of the Journey Log costs, and which is best."""

from __future__ import annotations

from collections.abc import Iterable

from redbook.bots.hunt.danger import Danger, after
from redbook.bots.hunt.thoughts import Thoughts
from redbook.games.hunt import options as o
from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.facts import FLIGHT, MOVE, fact
from redbook.games.hunt.state import DOT
from redbook.kernel import Option


class ShireThoughts(Thoughts):
    def entry(self, entry: int, record: tuple[int, ...], *, eye: bool, left: int) -> float:
        """What it costs to write this now."""
        t = self.t
        if entry != DOT and SHIRE.exit_mask >> entry & 1:
            return 0.0
        last, dots = after(t.last, t.dots, entry)
        danger = Danger(t, eye=eye) if eye != t.view.eye else self.danger
        now = danger.at(last, self.sure(record, last))
        return self.heart.care * now + self.road.ahead(last, dots, left)

    def walking(self, options: Iterable[Option], bonus: int = 0, *, night: bool = False) -> list[tuple[float, Option]]:
        record = (*self.t.record, fact(MOVE, bonus, 0))
        left = self.t.moves_left - 1
        fee = self.t.burden if night else 0.0
        if night and self.t.left <= 1:
            fee = 50.0
        return [
            (-fee - self.entry(option.space, record, eye=night or self.t.view.eye, left=left), option)
            for option in options
            if isinstance(option, o.Log)
        ]

    def bonus(self, options: list[Option]) -> int:
        """Dots that a card has added to the range: places are on offer that would be out of it."""
        t = self.t
        offered = {option.space for option in options if isinstance(option, o.Log)} - {DOT}
        return next((more for more in range(3) if offered <= set(SHIRE.in_range(t.last, t.dots + more))), 0)

    def staying(self) -> float:
        return self.heart.care * self.here + self.road.ahead(self.t.last, self.t.dots, self.t.moves_left)

    def more_moves(self) -> float:
        """What one more entry would save now."""
        t = self.t
        if not self.moved:
            return 0.0
        entries = [o.LOG[1][DOT], *(o.LOG[1][at] for at in SHIRE.in_range(t.last, t.dots))]
        return self.staying() + max(value for value, _ in self.walking(entries))

    def longer_step(self, bonus: int) -> float:
        """What a longer range would save."""
        t = self.t
        if t.turn == 2:
            return 0.0
        logs = [o.LOG[1][DOT], *(o.LOG[1][at] for at in SHIRE.in_range(t.last, t.dots))]
        more = [o.LOG[1][at] for at in SHIRE.in_range(t.last, t.dots + bonus)]
        before = max(value for value, _ in self.walking(logs))
        return max((value for value, _ in self.walking(more, bonus)), default=before) - before

    def card_move(self, options: list[Option]) -> Option:
        scored = self.walking(options)
        done = next((option for option in options if isinstance(option, o.Done)), None)
        if done is not None:
            scored.append((-self.staying(), done))
        return self.best(scored)

    def flee(self, options: list[Option]) -> Option:
        """Away from the riders, to where they do not look first."""
        t = self.t
        record = (*t.record, fact(FLIGHT))
        left = t.moves_left - 1
        calm = Danger(t, eye=False)

        def value(option: Option) -> float:
            last, dots = (option.space, 0) if isinstance(option, o.Log) else (t.last, t.dots)
            return -0.6 * calm.at(last, max(0.1, self.sure(record, last))) - self.road.ahead(last, dots, left)

        return self.best(((value(option), option) for option in options), self.heart.whim)
