"""Match: the public face of a game in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, cast, overload

import msgspec

from redbook.kernel import saving
from redbook.kernel.chance import Chance, NeedChance, Referee, Request, Seeded, fresh_seed
from redbook.kernel.decision import Decision
from redbook.kernel.errors import CannotUndo, GameOver, IllegalMove, RuleBroken, UnknownSeat
from redbook.kernel.events import Result, Told
from redbook.kernel.game import Game, Value, find_game
from redbook.kernel.log import CHAPTER, Log, Move
from redbook.kernel.play import Play
from redbook.kernel.reasons import Reason, TableReason
from redbook.kernel.referee import TABLE, Face, WhatCameUp
from redbook.kernel.saving import Hear
from redbook.kernel.steps import Ask, Option

if TYPE_CHECKING:  # for readers of types alone: the kernel knows no game
    import typing_extensions

    from redbook.views import HuntView, SiegeView, TcgView, WotrView

    V = typing_extensions.TypeVar("V", default=Any, covariant=True)  # the type of the view: `Match[SiegeView]`
else:
    V = TypeVar("V", covariant=True)

Settings = Mapping[str, Value]


class Match(Generic[V]):
    """A match of any game. Fully given by game, settings, chance and moves."""

    __slots__ = (
        "_origin", "_pending", "_play", "_recorder", "decision", "game", "log", "position_doc", "seats", "settings",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: tuple[str, ...], settings: Mapping[str, Value], play: Play[Any]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.log = Log()
        self.position_doc: dict[str, Any] | None = None
        self.decision: Decision | None = None
        self._play = play
        self._origin = play.copy()
        self._pending: tuple[Play[Any], int, Option | None, Request] | None = None
        self._recorder: Match | None = None
        self._go_on(None)

    # -- beginnings ---------------------------------------------------------------------------

    @overload
    @classmethod
    def new(
        cls, game: Literal["siege"], *, seed: int | None = None, seats: int | None = None,
        settings: Settings | None = None, chance: Chance | None = None, listen: bool = False,
    ) -> Match[SiegeView]: ...  # fmt: skip
    @overload
    @classmethod
    def new(
        cls, game: Literal["hunt"], *, seed: int | None = None, seats: int | None = None,
        settings: Settings | None = None, chance: Chance | None = None, listen: bool = False,
    ) -> Match[HuntView]: ...  # fmt: skip
    @overload
    @classmethod
    def new(
        cls, game: Literal["wotr"], *, seed: int | None = None, seats: int | None = None,
        settings: Settings | None = None, chance: Chance | None = None, listen: bool = False,
    ) -> Match[WotrView]: ...  # fmt: skip
    @overload
    @classmethod
    def new(
        cls, game: Literal["tcg"], *, seed: int | None = None, seats: int | None = None,
        settings: Settings | None = None, chance: Chance | None = None, listen: bool = False,
    ) -> Match[TcgView]: ...  # fmt: skip
    @overload
    @classmethod
    def new(
        cls, game: str, *, seed: int | None = None, seats: int | None = None,
        settings: Settings | None = None, chance: Chance | None = None, listen: bool = False,
    ) -> Match[Any]: ...  # fmt: skip
    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: int | None = None,
        seats: int | None = None,
        settings: Settings | None = None,
        chance: Chance | None = None,
        listen: bool = False,
        **unknown: object,
    ) -> Match[Any]:
        """A new match. Without a seed, one that nobody can guess. `listen`: record events as they happen."""
        if unknown:
            raise TypeError(strange_argument(game, next(iter(unknown))))
        rules = find_game(game)
        chosen = rules.check_settings(settings)
        count = rules.check_count(seats)
        state, steps = rules.new(count, chosen)
        source = chance.copy() if chance is not None else Seeded(seed=fresh_seed() if seed is None else seed)
        play = Play(game, state, list(reversed(steps)), source)
        if listen:
            play.told = []
        return cls(rules, rules.seats(count, chosen), chosen, play)

    @classmethod
    def from_position(cls, doc: Mapping[str, Any], *, seed: int | None = None, chance: Chance | None = None) -> Match:
        return saving.from_position(cls, doc, chance or Seeded(seed=fresh_seed() if seed is None else seed))

    @classmethod
    def load(cls, doc: Mapping[str, Any], *, future: bool = True, hear: Hear | None = None) -> Match:
        """Replayed and checked. Without `future`, dice still to fall are drawn anew. `hear` is told of every move."""
        return saving.load(cls, doc, future=future, hear=hear)

    def save(self, *, future: bool = True) -> dict[str, Any]:
        """Without `future` the document tells no die still to fall; loading it draws them anew."""
        return saving.save(self, future=future)

    def position(self) -> dict[str, Any]:
        return saving.position(self)

    # -- playing ------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self._play.s

    @property
    def play_state(self) -> Play[Any]:
        """The match as the rules see it. Reading only."""
        return self._play

    @property
    def result(self) -> Result | None:
        return self._play.result

    @property
    def moves(self) -> list[str]:
        return self.log.notations()

    def play(self, choice: Option | str) -> None:
        """Take one of the offered options, given as itself or by its notation."""
        decision = self.decision
        if decision is None:
            raise GameOver()
        if isinstance(choice, str):
            option = decision.find(choice)
            if option is None:
                raise IllegalMove(move=choice, seat=decision.seat)
        elif choice in decision.options:
            option = choice
        else:
            raise IllegalMove(move=str(getattr(choice, "notation", choice)), seat=decision.seat)
        self.push(option)

    def play_heard(self, choice: Option | str) -> list[Told]:
        """`play`, and what it brought about, secrets included: for whoever keeps the tale of a match."""
        before = self._play.told
        if before is None:
            self._play.told = []
        start = len(self._play.told or ())
        try:
            self.play(choice)
            return (self._play.told or [])[start:]
        finally:
            if before is None:
                self._play.told = None

    def push(self, option: Option) -> None:
        """Take an option that is known to be offered: `play` without the check, for bots and searches."""
        decision: Any = self.decision
        g = self._play
        log = self.log
        chance = g.chance
        log.open.append(Move(decision.seat, option, len(decision.options), chance.asked, g.reveals))
        if self._pending is not None:
            self._answer(cast(Face, option))
        elif type(chance) is Referee:
            self._try(g.copy(), 0 if g.told is None else len(g.told), option)
        else:
            step: Any = g.stack.pop()
            g.moves += 1
            g.at_work = step
            step.take(g, option)
            self._ask()
        if len(log.open) == CHAPTER:
            log.close(None if type(chance) is Referee else self._play.copy())

    def _go_on(self, option: Option | None) -> None:
        if isinstance(self._play.chance, Referee):
            self._try(self._play.copy(), 0, option)
        else:
            self._ask()

    def _ask(self) -> None:
        """Run to the next question."""
        g = self._play
        while True:
            step: Any = g.run()
            if step is None:
                if g.result is None:
                    raise RuleBroken(law="the game ran out of steps without a result")
                self.decision = None
                return
            options = step.options(g)
            if options:
                self.decision = Decision(g, step, step.seat(g), options)
                return
            if not step.may_be_empty:
                raise RuleBroken(law=f"no option for {step!r}")
            g.stack.pop()

    # -- referee mode: what happens next waits for a die that a person has rolled ---------------

    def _try(self, before: Play[Any], told: int, option: Option | None) -> None:
        """Carry `option` out as far as chance allows; if a die is wanted, go back and ask for it."""
        g = self._play
        try:
            if option is not None:
                step = cast(Ask, g.stack.pop())
                g.moves += 1
                g.at_work = step
                step.take(g, option)
            self._ask()
            cast(Referee, g.chance).typed.clear()
            cast(Referee, g.chance).used = 0
            self._pending = None
        except NeedChance as need:
            heard = None if g.told is None else g.told[:told]
            cast(Referee, before.chance).given = cast(Referee, g.chance).given  # shuffles on the way keep their order
            self._play = before.copy()
            self._play.told = heard
            self._pending = (before, told, option, need.request)
            faces = [Face(need.request.face(n), n) for n in range(need.request.faces)]
            self.decision = Decision(self._play, WhatCameUp(need.request), TABLE, list(faces))

    def _answer(self, face: Face) -> None:
        pending = self._pending
        if pending is None:
            raise IllegalMove(move=face.notation, seat=TABLE)
        before, told, option, _ = pending
        cast(Referee, before.chance).typed.append(face.index)
        heard = self._play.told
        self._play = before.copy()
        self._play.told = heard
        self._try(before, told, option)

    # -- knowing ------------------------------------------------------------------------------

    def view(self, seat: str | None) -> V:
        """What a seat may know; None is the spectator, who knows the least."""
        if seat is not None and seat not in self.seats:
            raise UnknownSeat(seat=str(seat))
        return cast(V, self.game.view(self._play, seat))

    def why_not(self, intent: str | Option) -> Reason | None:
        """The reason why something is not offered; None if it is."""
        if self.decision is None:
            return TableReason.GAME_IS_OVER
        notation = intent if isinstance(intent, str) else intent.notation
        if self.decision.find(notation) is not None:
            return None
        return (
            self.decision.step.why_not(self._play, notation)
            or self.game.why_not(self._play, self.decision, notation)
            or TableReason.NOT_OFFERED
        )

    def copy(self) -> Match[V]:
        twin: Match[V] = Match.__new__(Match)
        twin.game = self.game
        twin.seats = self.seats
        twin.settings = self.settings
        twin.position_doc = self.position_doc
        twin.log = self.log.copy()
        twin._play = play = self._play.copy()
        twin._origin = self._origin
        twin._pending = None
        twin._recorder = None
        decision = self.decision
        if decision is None:
            twin.decision = None
        else:
            twin.decision = Decision(play, decision.step, decision.seat, decision.options)
        if self._pending is not None:
            before, told, option, request = self._pending
            twin._pending = (before.copy(), told, option, request)
        return twin

    def determinize(self, seat: str | None, seed: int = 0) -> Match[V]:
        """A match that the seat cannot tell from this one: secrets and dice to come are drawn anew."""
        if seat is not None and seat not in self.seats:
            raise UnknownSeat(seat=str(seat))
        play = self._play.copy()
        play.chance = Seeded(seed=seed)
        self.game.determinize(play, seat, play.chance)
        return Match(self.game, self.seats, self.game.shown_settings(self.settings, seat), play)

    @property
    def events(self) -> Sequence[Told]:
        """All that happened, secrets included; `heard_by` says who may know. Recorded on demand."""
        if self._play.told is not None:
            return self._play.told
        recorder = self._recorder
        if recorder is None or not self.log.begins_with(recorder.log):
            origin = self._origin.copy()
            origin.told = []
            recorder = self._recorder = Match(self.game, self.seats, self.settings, origin)
        if len(recorder.log) < len(self.log):
            for move in self.log[len(recorder.log) :]:
                recorder.push(move.option)
            recorder.log = self.log.copy()  # my own moves, so that it can be seen at once how far it is with me
        return recorder.events

    def events_for(self, seat: str | None) -> list[Told]:
        return [told for told in self.events if told.heard_by(seat)]

    # -- undo ---------------------------------------------------------------------------------

    def may_undo(self) -> bool:
        """Whether the last move may be taken back: nothing was rolled, shown or asked of another since."""
        if not self.log or self.decision is None:
            return False
        last = self.log[-1]
        if last.seat == TABLE or (self._pending is not None and self.decision.seat == TABLE):
            return True  # a die misread by the referee, or an order given before the dice fell
        g = self._play
        return (last.seat, last.asked, last.reveals) == (self.decision.seat, g.chance.asked, g.reveals)

    def undo(self) -> None:
        if not self.may_undo():
            raise CannotUndo()
        self.rewind(len(self.log) - 1)

    def rewind(self, length: int) -> None:
        """Go back to the position after the first `length` moves, whoever made the others: for replays."""
        if not 0 <= length <= len(self.log):
            raise CannotUndo()
        kept = self.log.upto(length)
        told = self._play.told
        begin, done = self._origin, 0
        if told is None and kept.chapters and kept.chapters[-1].after is not None:
            begin, done = kept.chapters[-1].after, len(kept.chapters) * CHAPTER
        play = begin.copy()
        play.told = None if told is None else []
        again = Match(self.game, self.seats, self.settings, play)
        for move in kept[done:]:
            again.push(move.option)
        self._play = again._play
        self._pending = again._pending
        self.decision = again.decision
        self.log = kept

    def digest(self) -> str:
        """A short fingerprint of the whole position, chance included: equal if and only if replays agree."""
        g = self._play
        parts = (g.s, g.stack, g.chance.fallen(), g.result, g.reveals, g.moves)
        return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=8).hexdigest()

    def __repr__(self) -> str:
        now = f"{self.decision!r}" if self.decision is not None else f"over: {self.result}"
        return f"<Match {self.game.id}, move {len(self.log)}, {now}>"


def strange_argument(game: str, name: str) -> str:
    """`Match.new` was given something that it does not know: what is it called here?"""
    called = {"options": "settings", "setting": "settings", "players": "seats", "rng": "chance", "events": "listen"}
    said = f"Match.new() has no argument {name!r}."
    if called.get(name) == "settings":
        return f"{said} What a match is set up with is called settings: Match.new({game!r}, settings={{...}})"
    if name in called:
        return f"{said} It is called {called[name]}."
    if name in {one.name for one in find_game(game).settings}:
        return f"{said} That is a setting of {game}: Match.new({game!r}, settings={{{name!r}: ...}})"
    return f"{said} There are seed, seats, settings, chance and listen."
