"""The other end of the line: Red Book as the program. Its bots answer the questions of any host, and look at positions.

Bots need a match to think in, so they want a `world` with every question: a position that their seat could not tell
from the real one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, BinaryIO

import msgspec

from redbook.engine.asking import choices, said
from redbook.engine.messages import (
    LONGEST_SENT,
    PROTOCOL,
    Ask,
    Failed,
    FromProgram,
    Go,
    Hello,
    HostHello,
    HostMessage,
    New,
    Over,
    Ping,
    Play,
    Pong,
    Position,
    Quit,
    Standing,
    line_of,
    to_program,
)
from redbook.engine.talk import host_name
from redbook.kernel import Bot, Match, RedbookError, Seeded, Seen, UnknownSeat
from redbook.kernel.bot import tell_budget

FindBot = Callable[[str, str], Bot]


class Trouble(Exception):
    """What a host has said cannot be done, in a sentence."""


class Speaker:
    """`offered`: by game, the bots and levels that a host may name. `usual` says who plays a seat if it names none.

    >>> from redbook.bots import find_bot, usual_bot
    >>> speaker = Speaker(find_bot, {"siege": ["random"]}, usual_bot)
    >>> [type(answer).__name__ for answer in speaker.take(b"not even JSON")]
    ['Failed']
    """

    def __init__(
        self,
        find_bot: FindBot,
        offered: Mapping[str, Sequence[str]],
        usual: Callable[[str, str], str],
        bot: str = "",
    ) -> None:
        self._find_bot = find_bot
        self._offered = offered
        self._usual = usual
        self._bot = bot
        self._new: New | None = None
        self._seated: dict[str, Bot] = {}
        self._chance = Seeded()
        self._match: Match | None = None  # what is analysed

    def take(self, line: bytes) -> Iterator[FromProgram]:
        """The answers to one line. Whatever is wrong is answered, never raised, and changes nothing."""
        id: int | None = None
        try:
            message = to_program.decode(line)
            id = getattr(message, "id", None)
            yield from self._answer(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Trouble) as wrong:
            yield Failed(why=str(wrong)[:2000], id=id)
        except RedbookError as wrong:
            yield Failed(why=str(wrong)[:2000], id=id)

    def _answer(self, message: HostMessage) -> Iterator[FromProgram]:
        match message:
            case HostHello():
                yield self._hello(message)
            case New():
                self._begin(message)
            case Ask():
                yield Play(id=message.id, notation=self._play(message))
            case Ping():
                yield Pong(id=message.id)
            case Position():
                self._match = self._look(message)
                yield standing(message, self._match)
            case Go():
                yield Play(id=message.id, notation=self._go(message))
            case Over():
                self._new, self._seated = None, {}

    def _hello(self, message: HostHello) -> Hello:
        if message.protocol != PROTOCOL:
            raise Trouble(f"protocol {message.protocol} is not spoken here, only {PROTOCOL}")
        return Hello(
            protocol=PROTOCOL,
            name=self._bot or host_name(),
            games=sorted(self._offered),
            levels={game: list(names) for game, names in sorted(self._offered.items())},
            view=False,
            told=False,
            world=True,
            analysis=True,
        )

    # -- playing ----------------------------------------------------------------------------------

    def _begin(self, new: New) -> None:
        self._new, self._seated = new, {}
        self._chance = Seeded(seed=new.seed)
        for seat in new.you:
            self._seated[seat] = self._sit(new.game, seat, new.level)

    def _sit(self, game: str, seat: str, level: str) -> Bot:
        if game not in self._offered:
            raise Trouble(f"{game} is not played here, only {', '.join(sorted(self._offered))}")
        name = level or self._bot or self._usual(game, seat)
        if level and level not in self._offered[game]:
            raise Trouble(f"{level} is not offered, only {', '.join(self._offered[game])}")
        return self._find_bot(game, name)

    def _play(self, ask: Ask) -> str:
        bot = self._seated.get(ask.seat)
        if bot is None:
            raise Trouble(f"nobody sits on {ask.seat} here: say `new` first")
        if not isinstance(ask.world, dict):
            raise Trouble("our bots think in a `world`, as our hello says; this question has none")
        tell_budget(bot, ask.seconds)
        m = Match.from_position(ask.world, seed=self._chance.below(1 << 32, None, "world"))
        if m.decision is None or m.decision.seat != ask.seat:
            raise Trouble("in this `world` somebody else decides")
        notation = bot.choose(Seen(m), self._chance).notation
        if all(option.notation != notation for option in ask.options):
            raise Trouble("this `world` is not the one that the question is about")
        return notation

    # -- analysis ---------------------------------------------------------------------------------

    def _look(self, position: Position) -> Match:
        """A match of our own to look at; what was looked at before stays if this one cannot be."""
        doc = position.document
        if doc is not None:
            m = Match.load(doc) if "moves" in doc else Match.from_position(doc, seed=position.seed)
        elif position.game:
            settings = position.settings
            m = Match.new(position.game, seed=position.seed, seats=position.seats, settings=settings)
        elif self._match is not None:
            m = self._match.copy()
        else:
            raise Trouble("a position needs a `document` or a `game`")
        for notation in position.moves:
            m.play(notation)
        if position.seat and position.seat not in m.seats:
            raise UnknownSeat(seat=position.seat)
        return m

    def _go(self, go: Go) -> str:
        m = self._match
        if m is None:
            raise Trouble("say `position` first")
        if m.decision is None:
            raise Trouble("the match is over")
        seat = m.decision.seat
        if go.seat and go.seat != seat:
            raise Trouble(f"{seat} decides here, not {go.seat}")
        bot = self._sit(m.game.id, seat, go.level)
        tell_budget(bot, go.seconds)
        return bot.choose(Seen(m), Seeded(seed=len(m.log))).notation


def standing(position: Position, m: Match) -> Standing:
    """What a host needs to show the position and to offer its moves. It is all its own: nothing is secret from it."""
    decision, result = m.decision, m.result
    if decision is None:
        assert result is not None
        return Standing(
            id=position.id,
            game=m.game.id,
            move=len(m.log),
            seat=None,
            view=m.view(position.seat or None),
            winners=list(result.winners),
            reason=result.reason,
            scores=dict(result.scores),
        )
    view: Any = m.view(position.seat or decision.seat)
    return Standing(
        id=position.id,
        game=m.game.id,
        move=len(m.log),
        seat=decision.seat,
        kind=decision.kind,
        prompt=said(decision.prompt, ""),
        options=choices(m.game.id, decision, ""),
        view=view,
    )


def speak(speaker: Speaker, source: BinaryIO, sink: BinaryIO) -> None:
    """Until `quit`, or the end of what comes in."""
    while line := source.readline(LONGEST_SENT + 1):
        if len(line) > LONGEST_SENT:
            sink.write(line_of(Failed(why=f"a line of more than {LONGEST_SENT} bytes")))
            sink.flush()
            while line and not line.endswith(b"\n"):
                line = source.readline(LONGEST_SENT)
            continue
        if not line.strip():
            continue
        if is_quit(line):
            return
        for answer in speaker.take(line):
            sink.write(line_of(answer))
            sink.flush()


def is_quit(line: bytes) -> bool:
    try:
        return isinstance(to_program.decode(line), Quit)
    except msgspec.DecodeError:
        return False
