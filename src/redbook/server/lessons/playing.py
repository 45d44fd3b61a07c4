"""A lesson is played without a table: a request says how much of the script stands already.

Work for strangers is bounded: scripts are ours, they are walked once, and only single gestures are tried beside them.
"""

from __future__ import annotations

import threading
from functools import lru_cache

import msgspec

from redbook.kernel import IllegalMove, Match, Told
from redbook.kernel.errors import BadChance, GameOver
from redbook.kernel.lessons import Lesson, lesson
from redbook.server.lessons.wire import LessonState
from redbook.server.problems import NoSuchMove, TooMuch, why_of
from redbook.server.rules.trying import MOST_TRIED, sight
from redbook.server.tables.seen import decision_info, encoded_view, result_info
from redbook.server.tables.standing import result_doc
from redbook.server.tables.wire import ToldInfo
from redbook.server.wire import WhyInfo

ONE_AT_A_TIME = threading.RLock()  # a decision writes down its options as they are looked for
AHEAD = 4  # moves that another way to the same place may be shorter than the script's


class Walk:
    """A script from its beginning to its end: the match before each of its moves, and after the last."""

    def __init__(self, found: Lesson) -> None:
        self.seat = found.seat
        self.script = found.script
        match = found.begin()
        self.matches = [match.copy()]
        self.told: list[tuple[int, Told]] = [(0, one) for one in match.events]
        self.by: list[str] = []
        for number, move in enumerate(found.script, 1):
            self.by.append(match.decision.seat if match.decision is not None else "")
            self.told += [(number, one) for one in match.play_heard(move)]
            self.matches.append(match.copy())

    def __len__(self) -> int:
        return len(self.script)

    def mine(self, at: int) -> bool:
        return at < len(self) and self.by[at] == self.seat

    def after(self, at: int, gesture: tuple[str, ...]) -> int | None:
        """How much of the script stands after a gesture that goes its way; None if it goes another."""
        made = at
        for move in gesture:
            while made < len(self) and not self.mine(made):
                made += 1
            if made == len(self) or move != self.script[made]:
                return None
            made += 1
        return made

    def meets(self, at: int, tried: Match, length: int) -> int | None:
        """Where another way comes back to the script: it is as good."""
        seen = sight(tried, self.seat)
        last = min(at + length + AHEAD, len(self))
        return next((made for made in range(at + 1, last + 1) if sight(self.matches[made], self.seat) == seen), None)


def walk(game: str, id: str) -> Walk:
    """Walked once: others wait."""
    with ONE_AT_A_TIME:
        return _walk(game, id)


@lru_cache(maxsize=64)
def _walk(game: str, id: str) -> Walk:
    return Walk(lesson(game, id))


def tried_out(match: Match, seat: str, gesture: tuple[str, ...]) -> Match | None:
    """The match after a gesture, as far as the learner is asked; None if the rules forbid it."""
    tried = match.copy()
    for move in gesture:
        if tried.decision is None or tried.decision.seat != seat:
            return tried
        before = tried.copy()
        try:
            tried.play(move)
        except (IllegalMove, GameOver):
            return None
        except BadChance:  # dictated for another way: allowed, and that is enough
            return before
    return tried


class Attempt:
    """What comes of gestures after so many moves of the script."""

    def __init__(self, game: str, id: str, at: int, tries: tuple[tuple[str, ...], ...] = (), lang: str = "en") -> None:
        self.game, self.id = game, id
        self.walk = walk(game, id)
        if at > len(self.walk):
            raise NoSuchMove(move=at)
        self.at = at
        self.astray = False
        self.refused: WhyInfo | None = None
        gestures = [one for one in tries if one]
        if gestures and self.walk.mine(at):
            self.attempt(gestures, lang)

    @property
    def match(self) -> Match:
        return self.walk.matches[self.at]

    def attempt(self, gestures: list[tuple[str, ...]], lang: str) -> None:
        for gesture in gestures:
            made = self.walk.after(self.at, gesture)
            if made is not None:
                self.at = made
                return
        for gesture in gestures:
            tried = tried_out(self.match, self.walk.seat, gesture)
            if tried is not None:
                made = self.walk.meets(self.at, tried, len(gesture))
                self.astray = made is None
                self.at = self.at if made is None else made
                return
        self.refused = self.why_gesture(gestures[0], lang)

    def why_gesture(self, gesture: tuple[str, ...], lang: str) -> WhyInfo | None:
        """The reason of the first move that was not offered."""
        there = self.match.copy()
        for move in gesture:
            reason = there.why_not(move)
            if reason is not None:
                return why_of(reason, lang)
            there.play(move)
        return None

    def state(self) -> LessonState:
        match, seat, at = self.match, self.walk.seat, self.at
        decision = match.decision
        asked = decision is not None and decision.seat == seat
        return LessonState(
            game=self.game,
            lesson=self.id,
            at=at,
            seat=seat,
            seats=list(match.seats),
            settings=match.game.shown_settings(match.settings, seat),
            secrets=match.game.secrets,
            view=encoded_view(match, seat),
            decision=decision_info(decision) if decision is not None and asked and self.walk.mine(at) else None,
            waiting=decision.seat if decision is not None else None,
            result=result_info(result_doc(match.result)),
            told=[
                ToldInfo(move=move, cause=one.cause, kind=one.event.kind, args=dict(one.event.args()))
                for move, one in self.walk.told
                if move <= at and one.heard_by(seat)
            ],
            next=self.walk.script[at] if self.walk.mine(at) else None,
            done=at == len(self.walk),
            astray=self.astray,
            refused=self.refused,
        )


def played(game: str, id: str, at: int, tries: list[list[str]], lang: str) -> bytes:
    if sum(map(len, tries)) > MOST_TRIED:
        raise TooMuch(why="tries", limit=MOST_TRIED)
    with ONE_AT_A_TIME:
        return _played(game, id, at, tuple(map(tuple, tries)), lang)


def why(game: str, id: str, at: int, intent: str, lang: str) -> WhyInfo | None:
    """Why something is not offered after so many moves; None if it is."""
    with ONE_AT_A_TIME:
        reason = Attempt(game, id, at).match.why_not(intent)
    return None if reason is None else why_of(reason, lang)


@lru_cache(maxsize=512)
def _played(game: str, id: str, at: int, tries: tuple[tuple[str, ...], ...], lang: str) -> bytes:
    return msgspec.json.encode(Attempt(game, id, at, tries, lang).state())
