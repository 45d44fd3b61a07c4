"""A program as a bot: it plays wherever a bot plays, in the arena, in the terminal and at a table."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import weakref
from collections.abc import Sequence
from pathlib import Path

from redbook.engine import pool
from redbook.engine.asking import SEEDS, Ear, ask_for, heard, new_for
from redbook.engine.messages import Hello, Over
from redbook.engine.process import Died, NotOffered, ProgramFault, last_words
from redbook.engine.talk import Talk
from redbook.kernel import Chance, Option, RedbookError, Result, Seen

COMMAND = "cmd:"


class NoSuchProgram(RedbookError):
    code = "no-such-program"


class NotExecutable(RedbookError):
    code = "not-executable"


class BadProgram(RedbookError):
    """It could not be started, or does not speak the protocol: `why`, in its own words where it had some."""

    code = "bad-program"
    longest = 600  # what is wrong comes after the line that is quoted


class PlaysOther(RedbookError):
    code = "plays-other"


class NoSuchLevel(RedbookError):
    code = "no-such-level"


def is_program(name: str) -> bool:
    """`./mybot`, `../bots/mybot:strong`, `mybot.py` if that file is there, or `cmd:node bot.js`."""
    return name.startswith(COMMAND) or "/" in name or os.sep in name or Path(name).is_file()


def command_of(name: str) -> tuple[tuple[str, ...], str]:
    """The command line of a program, and the level that was named."""
    if name.startswith(COMMAND):
        words = shlex.split(name.removeprefix(COMMAND))
        if not words or shutil.which(words[0]) is None:
            raise NoSuchProgram(program=words[0] if words else name)
        return tuple(words), ""
    file, level = name, ""
    for at in (at for at, sign in enumerate(name) if sign == ":"):
        if not Path(file).is_file() and Path(name[:at]).is_file():
            file, level = name[:at], name[at + 1 :]
    path = Path(file)
    if not path.is_file():
        raise NoSuchProgram(program=name)
    if os.access(path, os.X_OK) and os.name == "posix":
        return (str(path.resolve()),), level
    if path.suffix == ".py":
        return (sys.executable, str(path.resolve())), level
    if os.name != "posix":
        return (str(path.resolve()),), level
    raise NotExecutable(program=file)


class ProgramBot:
    """One seat of one match. The program is started at the first question, and gets up when `over` is called or the
    bot is forgotten. After a fault it is killed; the next question meets a new one.

    >>> ProgramBot.named("cmd:node bot.js").command
    ('node', 'bot.js')
    """

    keeps_time = True  # nobody has to interrupt it

    def __init__(self, command: Sequence[str], level: str = "", logs: Path | None = None) -> None:
        self.command = tuple(command)
        self.level = level
        self.logs = logs
        self.name = plain_name(self.command)
        self.limit: float | None = None
        self._talk: Talk | None = None
        self._ear = Ear()
        self._gone: weakref.finalize[[Talk], ProgramBot] | None = None

    @classmethod
    def named(cls, name: str, logs: Path | None = None) -> ProgramBot:
        command, level = command_of(name)
        return cls(command, level, logs)

    def allow(self, seconds: float | None) -> None:
        """How long it may think, and not a moment longer."""
        self.limit = seconds

    def hello(self) -> Hello:
        """Start it, and see that it speaks our protocol."""
        try:
            talk = pool.borrow(self.command, self.logs)
        except ProgramFault as fault:
            words = "" if isinstance(fault, Died) else last_words(fault.log)
            raise BadProgram(why=f"{fault}. {words}".strip()) from fault
        pool.give_back(talk)
        assert talk.hello is not None
        return talk.hello

    def check(self, game: str) -> None:
        """And that it plays this game at this level."""
        check_offer(self.hello(), game, self.level)

    def choose(self, seen: Seen, chance: Chance) -> Option:
        try:
            talk = self._talk or self._begin(seen, chance)
            hello = talk.hello
            assert hello is not None
            told, start = [], 0
            if hello.told:
                start = self._ear.news(events := seen.told)
                told = [heard(seen.game_id, one, hello.words) for one in events[start:]]
            seed = chance.below(SEEDS, None, "bot") if hello.world else 0
            question = ask_for(
                seen, talk.next_id(), hello, told, told_from=start, seconds=self.limit, world_seed=seed
            )  # fmt: skip
            notation = talk.ask(question, self.limit)
            option = seen.decision.find(notation)
            if option is None:
                why = f"{self.name} answered {notation[:120]!r}, which was not offered"
                raise NotOffered(why, talk.process.tail)
        except BaseException:
            self._drop()
            raise
        return option

    def over(self, result: Result) -> None:
        """The match has ended: the program hears how, and is free for another."""
        talk = self._talk
        if talk is not None:
            talk.send(Over(winners=list(result.winners), reason=result.reason, scores=dict(result.scores)))
            self._let_go()
            pool.give_back(talk)

    def _begin(self, seen: Seen, chance: Chance) -> Talk:
        talk = self._talk = pool.borrow(self.command, self.logs)
        self._gone = weakref.finalize(self, pool.give_back, talk)
        hello = talk.hello
        assert hello is not None
        check_offer(hello, seen.game_id, self.level)
        self.name = hello.name
        self._ear = Ear()
        seed = chance.below(SEEDS, None, "bot")
        talk.send(
            new_for(
                seen.game_id, seen.seats, (seen.seat,), seen.settings, seed=seed, level=self.level, seconds=self.limit
            )
        )
        return talk

    def _let_go(self) -> None:
        if self._gone is not None:
            self._gone.detach()
        self._talk = self._gone = None

    def _drop(self) -> None:
        talk = self._talk
        if talk is not None:
            self._let_go()
            pool.discard(talk)


def plain_name(command: Sequence[str]) -> str:
    return Path(command[-1]).stem or command[0]


def check_offer(hello: Hello, game: str, level: str) -> None:
    """Whether it plays this game at this level."""
    if hello.games and game not in hello.games:
        raise PlaysOther(program=hello.name, game=game, games=", ".join(hello.games))
    levels = hello.levels.get(game, [])
    if level and level not in levels:
        raise NoSuchLevel(program=hello.name, level=level, levels=", ".join(levels) or "–")
