"""A scene is tried without a table: it begins anew with every request, and what stands already is played again.

Work for strangers is bounded: scenes are ours, moves are few and short, and beginnings and answers are kept.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from redbook.kernel import IllegalMove, Match, Told
from redbook.kernel.chance import Scripted
from redbook.kernel.errors import BadChance
from redbook.kernel.scenes import LONGEST, Scene, scene
from redbook.server.problems import TooMuch, why_of
from redbook.server.rules.wire import SceneInfo
from redbook.server.tables.seen import decision_info, encoded_view, result_info
from redbook.server.tables.standing import result_doc
from redbook.server.tables.wire import ToldInfo
from redbook.server.wire import WhyInfo

MOST_TRIED = 200  # moves of all gestures together


@lru_cache(maxsize=256)
def beginning(game: str, id: str) -> tuple[Scene, Match, tuple[Told, ...]]:
    found = scene(game, id)
    match = found.begin()
    return found, match, tuple(match.events)


@lru_cache(maxsize=256)
def ends(game: str, id: str) -> frozenset[bytes]:
    """What the seat sees where a right way ends: another order of the same steps is right, too."""
    found, first, _ = beginning(game, id)
    seen = set()
    for way in found.right:
        match = first.copy()
        for move in way:
            match.play(move)
        seen.add(sight(match, found.seat))
    return frozenset(seen)


def sight(match: Match, seat: str) -> bytes:
    asked = "" if match.decision is None else f"{match.decision.seat} {match.decision.kind}"
    return asked.encode() + msgspec.json.encode(match.view(seat))


def forget_script(match: Match) -> None:
    chance = match.play_state.chance
    if isinstance(chance, Scripted):
        match.play_state.chance = Scripted(chance.asked, chance.answers[: chance.used], chance.seed, chance.used)


class Trying:
    """A scene with some moves made in it."""

    def __init__(self, game: str, id: str, moves: list[str]) -> None:
        self.scene, first, told = beginning(game, id)
        self.game, self.id = game, id
        self.match = first.copy()
        self.told = [(0, one) for one in told]
        self.moves: list[str] = []
        self.by: list[str] = []
        self.refused: WhyInfo | None = None
        for move in moves:
            self.play(move)

    def play(self, move: str) -> None:
        seat = self.match.decision.seat if self.match.decision else ""
        before = self.match.copy()
        try:
            told = self.match.play_heard(move)
        except BadChance:  # dictated for another way: from here on chance is seeded
            self.match = before
            forget_script(before)
            told = before.play_heard(move)
        self.moves.append(move)
        self.by.append(seat)
        self.told += [(len(self.moves), one) for one in told]

    def gesture(self, moves: list[str]) -> bool:
        """All of them or none."""
        match, told, made, by = self.match.copy(), list(self.told), list(self.moves), list(self.by)
        try:
            for move in moves:
                if self.match.decision is None or self.match.decision.seat != self.scene.seat:
                    raise IllegalMove(move=move, seat=self.scene.seat)
                self.play(move)
                self.others()
        except IllegalMove:
            self.match, self.told, self.moves, self.by = match, told, made, by
            return False
        return True

    def others(self) -> None:
        """Other seats do what the scene says they do, else what they must."""
        while not self.done and len(self.moves) < LONGEST:
            decision = self.match.decision
            if decision is None or decision.seat == self.scene.seat:
                return
            move = self.next()
            if move is None and len(decision.options) == 1:
                move = decision.options[0].notation
            if move is None:
                return
            self.play(move)

    @property
    def done(self) -> bool:
        if not self.moves:
            return False
        return self.scene.done(self.moves) or sight(self.match, self.scene.seat) in ends(self.game, self.id)

    def next(self) -> str | None:
        """What comes next on a way that this is the beginning of."""
        made = len(self.moves)
        return next((way[made] for way in self.scene.right if len(way) > made and way[:made] == self.moves), None)

    def attempt(self, tries: list[list[str]], lang: str) -> None:
        if any(self.gesture(one) for one in tries if one) or not tries or not tries[0]:
            return
        self.refused = self.why_gesture(tries[0], lang)

    def why_gesture(self, moves: list[str], lang: str) -> WhyInfo | None:
        """The reason of the first move that was not offered."""
        there = self.match.copy()
        for move in moves:
            reason = there.why_not(move)
            if reason is not None:
                return why_of(reason, lang)
            there.play(move)
        return None

    def why(self, intent: str, lang: str) -> WhyInfo | None:
        reason = self.match.why_not(intent)
        return None if reason is None else why_of(reason, lang)

    def info(self) -> SceneInfo:
        match, seat = self.match, self.scene.seat
        decision = match.decision
        return SceneInfo(
            game=self.game,
            scene=self.id,
            seat=seat,
            seats=list(match.seats),
            settings=match.game.shown_settings(match.settings, seat),
            secrets=match.game.secrets,
            look=self.scene.look,
            moves=self.moves,
            by=self.by,
            view=encoded_view(match, seat),
            decision=decision_info(decision) if decision is not None and decision.seat == seat else None,
            waiting=decision.seat if decision is not None else None,
            result=result_info(result_doc(match.result)),
            told=[
                ToldInfo(move=move, cause=one.cause, kind=one.event.kind, args=dict(one.event.args()))
                for move, one in self.told
                if one.heard_by(seat)
            ],
            done=self.done,
            on_the_way=self.scene.on_the_way(self.moves),
            next=self.next(),
            refused=self.refused,
        )


def tried(game: str, id: str, moves: list[str], tries: list[list[str]], lang: str) -> bytes:
    if sum(map(len, tries)) > MOST_TRIED:
        raise TooMuch(why="tries", limit=MOST_TRIED)
    return _tried(game, id, tuple(moves), tuple(map(tuple, tries)), lang)


@lru_cache(maxsize=512)
def _tried(game: str, id: str, moves: tuple[str, ...], tries: tuple[tuple[str, ...], ...], lang: str) -> bytes:
    trying = Trying(game, id, list(moves))
    trying.attempt([list(one) for one in tries], lang)
    return msgspec.json.encode(trying.info())
