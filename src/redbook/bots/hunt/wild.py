"""Part 2: the Journey card, marching or resting by night, and Gandalf's secret round."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from redbook.bots.hunt.danger import Danger, nearness
from redbook.bots.hunt.grey import plan, round_length
from redbook.bots.hunt.suspicion import Courses, Places, suspicion_of
from redbook.bots.hunt.thoughts import Thoughts
from redbook.games.hunt import options as o
from redbook.games.hunt.board import WILD
from redbook.games.hunt.facts import ADVANCE, fact
from redbook.games.hunt.pieces import JOURNEYS, STRIDER
from redbook.kernel import Option


class WildThoughts(Thoughts):
    @property
    def turns_left(self) -> int:
        """Turns until Frodo is in Rivendell, with some rests."""
        rows = JOURNEYS[self.t.journey].moves - self.t.view.track
        return rows + rows // 3

    def exposure(self, card: int, record: tuple[int, ...], track: int, rows: int = 6) -> float:
        """How well the hunters would guess the places of this card on its next rows."""
        suspicion = suspicion_of(2, self.t.view.shelters, record)
        assert isinstance(suspicion, Courses)
        journey = JOURNEYS[card]
        total = 0.0
        for later in range(min(rows, journey.moves - track)):
            last = journey.last[track + later]
            total += suspicion.at(later).get(last, 0.0)
        return total

    def choose_journey(self, options: list[Option]) -> Option:
        t = self.t

        def value(option: Option) -> float:
            assert isinstance(option, o.Travel)
            card = JOURNEYS[option.card]
            return 0.45 * (card.limit - 12) - self.exposure(option.card, t.record, 0, rows=99)

        return self.best(((value(option), option) for option in options), self.heart.whim)

    def course(self, card: int, places: Callable[[int], Places], track: int) -> float:
        """What the next rows of a Journey card cost: who is near, and who looks there."""
        journey = JOURNEYS[card]
        total = 0.0
        for later in range(min(5, journey.moves - track)):
            last = journey.last[track + later]
            total += nearness(self.t, last) * (0.35 + places(later).get(last, 0.0)) * 0.85**later
        return total

    def courses(self) -> Courses:
        suspicion = suspicion_of(2, self.t.view.shelters, self.t.record)
        assert isinstance(suspicion, Courses)
        return suspicion

    def new_journey(self, options: list[Option]) -> Option:
        places = self.courses().at
        track = self.t.view.track
        return self.best(
            (-self.course(option.card, places, track), option) for option in options if isinstance(option, o.Travel)
        )

    def flee_wild(self, options: list[Option]) -> Option:
        """A new course costs a row; on the old one the riders are near, and may know it to the end."""
        t = self.t
        track = t.view.track
        now = self.courses()
        rows = JOURNEYS[t.journey].moves - track
        keep = self.course(t.journey, lambda later: now.at(later + 1), track + 1)
        length = JOURNEYS[t.journey].long
        others = [n for n, card in enumerate(JOURNEYS) if card.long == length and n != t.journey]
        costs = sorted(self.course(card, lambda later: {}, max(0, track - 1)) for card in others)
        drawn = 1 + t.ready(STRIDER) + (t.view.kept_card is not None)
        fresh = costs[len(costs) // (1 + drawn)] * 1.3 + 0.9
        wanted = o.ChangeCourse if keep > fresh and rows > 1 else o.CarryOn
        return next((option for option in options if isinstance(option, wanted)), options[0])

    def march(self, options: list[Option]) -> Option:
        t = self.t
        track = t.view.track
        journey = JOURNEYS[t.journey]
        rest = self.resting()
        if track + 1 >= journey.moves:
            on = t.burden if t.left > 1 else 50.0
        else:
            record = (*t.record, fact(ADVANCE))
            last = journey.last[track + 1]
            on = t.burden + self.heart.care * Danger(t, eye=True).at(last, self.sure(record, last)) - 0.45
            if t.left <= 1:
                on = 50.0
        if track + 1 >= journey.moves:
            on -= 2.0
        scored: list[tuple[float, Option]] = []
        for option in options:
            scored.append((-rest if isinstance(option, o.Rest) else -on, option))
        return self.best(scored)

    def further(self) -> float:
        """What one more row would save now."""
        t = self.t
        track = t.view.track + 1
        journey = JOURNEYS[t.journey]
        if track >= journey.moves:
            return 20.0
        record = (*t.record, fact(ADVANCE))
        last = journey.last[track]
        return self.here - self.danger.at(last, self.sure(record, last)) + 0.4

    def may_go_home(self) -> bool:
        return not plan(self.gandalf, self.deeds, self.turns_left)

    def wander(self, options: Iterable[Option]) -> Option:
        """Along the shortest round, or to where riders near Frodo can be driven off."""
        wanted = plan(self.gandalf, self.deeds, self.turns_left)

        def value(option: Option) -> float:
            assert isinstance(option, o.Wander)
            left = tuple(deed for deed in wanted if deed != option.space)
            same = self.t.board.area[option.space] == self.t.board.area[self.t.last]
            guard = self.drive_off(option.space) - 0.8 if self.t.view.tokens and option.space in self.t.nazgul else 0.0
            return -0.3 * round_length(option.space, left) + 0.1 * same + max(0.0, guard)

        return self.best((value(option), option) for option in options)

    def wander_again(self, options: list[Option]) -> Option:
        return self.wander([option for option in options if isinstance(option, o.Wander)])

    def drive_off(self, place: int) -> float:
        """What it averts if Gandalf shows himself there."""
        t = self.t
        spots = [0 if at == place else at for at in t.nazgul]
        return self.here - Danger(t, eye=t.view.eye, nazgul=spots).at(t.last, self.sure(t.record, t.last))

    def gandalf_helped(self, name: str) -> float:
        if not self.gandalf:
            return 0.0
        if name == "draw_deed":
            return 0.7 if self.turns_left >= 7 else 0.1
        if name == "move_gandalf":
            return 0.35 if self.turns_left >= 2 and not self.t.figure else 0.0
        wanted = plan(self.gandalf, self.deeds, self.turns_left)
        best = min(round_length(at, tuple(deed for deed in wanted if deed != at)) for at in WILD.allies)
        return 0.35 * (round_length(self.gandalf, wanted) - best - 1)

    def gandalf_starts(self, options: list[Option]) -> Option:
        tokens = [option.space for option in options if isinstance(option, o.Token)]

        def value(option: Option) -> float:
            assert isinstance(option, o.Token)
            return -float(round_length(option.space, tuple(sorted(t for t in tokens if t != option.space))))

        return self.best((value(option), option) for option in options)

    def hide(self, options: list[Option]) -> Option:
        return self.best(
            (-float(round_length(option.space, plan(option.space, self.deeds, self.turns_left))), option)
            for option in options
            if isinstance(option, o.Token)
        )
