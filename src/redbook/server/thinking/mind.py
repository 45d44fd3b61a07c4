"""What runs in a process that thinks: it remembers matches and bots, so that a question costs its new moves alone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import takewhile
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec

from redbook.bots import NotOffered, UnknownBot, asked, bring_in, find_bot
from redbook.counsel import NoCounsel
from redbook.kernel import Bot, Match, RedbookError, Seeded, Seen
from redbook.kernel.errors import UnknownGame
from redbook.server.counsel.telling import advice_info, price_info
from redbook.server.thinking.question import Answer, Packed, unpacked

KEPT = 256  # tables; about 0.1 MB each
GROWING = ("moves", "counts", "digest")  # of a save; the rest never changes
POLITENESS = 19  # how far thoughts stand back behind those who move, where a system knows that


class Kept(msgspec.Struct):
    """A match as it stood at the last question."""

    beginning: dict[str, Any]
    moves: list[str]
    match: Match

    def goes_on(self, save: dict[str, Any]) -> bool:
        """Play what was played since, after taking back what was taken back. False: it is another match."""
        if beginning_of(save) != self.beginning:
            return False
        moves = save["moves"]
        same = shared(self.moves, moves)
        if same < len(self.moves):
            self.match.rewind(same)
        try:
            for notation in moves[same:]:
                self.match.play(notation)
        except RedbookError:
            return False
        self.moves = moves
        return bool(self.match.digest() == save["digest"])


def beginning_of(save: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in save.items() if name not in GROWING}


def shared(one: list[str], other: list[str]) -> int:
    """How many moves both begin with."""
    if other[: len(one)] == one:
        return len(one)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


class Mind:
    def __init__(self, find_bot: Callable[[str, str], Bot] = find_bot, kept: int = KEPT) -> None:
        self.id = token_hex(8)
        self._find_bot = find_bot
        self._room = kept
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._bots: dict[tuple[str, str], tuple[str, Bot]] = {}

    def answer(self, packed: bytes) -> Answer:
        """Nothing that a bot does gets out of here but its answer, and words."""
        question = unpacked(packed)
        try:
            return Answer(self.id, self.text_for(question))
        except (UnknownBot, UnknownGame) as unknown:
            return Answer(self.id, wrong=str(unknown), known=False)
        except NoCounsel:
            return Answer(self.id, silent=True)
        except NotOffered as wrong:
            return Answer(self.id, wrong=str(wrong))
        except BaseException as wrong:  # SystemExit and the like, too: the process is not the bot's to end
            return Answer(self.id, wrong=told(wrong))

    def text_for(self, question: Packed) -> str:
        match = self.match_of(question.table, question.save)
        if question.kind == "advise":
            return msgspec.json.encode(advice_info(match)).decode()
        if question.kind == "price":
            return msgspec.json.encode(price_info(match, question.seat)).decode()
        bot = self.bot_of(question, match.game.id)
        return asked(bot, Seen(match), Seeded(seed=question.seed)).notation

    def match_of(self, table: str, save: dict[str, Any]) -> Match:
        """As it stands now: what is known of it already is not played again."""
        kept = self._kept.pop(table, None)
        if kept is None or not kept.goes_on(save):
            kept = Kept(beginning_of(save), save["moves"], Match.load(save))
        self._kept[table] = kept
        while len(self._kept) > self._room:
            self.forget(next(iter(self._kept)))
        return kept.match

    def bot_of(self, question: Packed, game: str) -> Bot:
        """The one that answered here the last time, unless another mind has been asked since."""
        key = (question.table, question.seat)
        name, bot = self._bots.get(key, ("", None))
        if bot is None or name != question.bot or question.keeper != self.id:
            bot = self._find_bot(game, question.bot)
            self._bots[key] = (question.bot, bot)
        return bot

    def forget(self, table: str) -> None:
        self._kept.pop(table, None)
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]


def told(wrong: BaseException) -> str:
    return "".join(traceback.format_exception(wrong)).strip()


# -- the process --------------------------------------------------------------------------------------


class Here:
    """The mind of this process, once it has begun to think."""

    mind: Mind


def begin(path: Sequence[str], modules: Sequence[str]) -> None:
    """Before the first question. Ctrl-C is left to whoever started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    stand_back()
    sys.path[:] = list(path)
    bring_in(modules)
    Here.mind = Mind()


def stand_back() -> None:
    """Those who move go first. Linux shares the cores between sessions and counts nice within one only: in the session
    of the server, all that bots have used would count against it. So they get one of their own, and that is nice."""
    if not hasattr(os, "nice"):
        return
    os.nice(POLITENESS)
    os.setsid()
    group = Path("/proc/self/autogroup")
    if group.exists():
        group.write_text(str(POLITENESS))


def leave_with_parent() -> None:
    """Nobody tells a process that its parent was killed: it waits on a pipe that they share for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=leave, name="parent", daemon=True).start()


def who() -> int:
    """The process, once it is ready."""
    return os.getpid()


def answer(packed: bytes) -> bytes:
    return msgspec.json.encode(Here.mind.answer(packed))
