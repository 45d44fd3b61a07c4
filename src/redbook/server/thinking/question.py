"""What a thinker is asked, what it answers, and the bytes in between.

A question holds the match as its table knows it and no more: no name, no token, nothing of whoever sits there.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from redbook.counsel import NoCounsel
from redbook.kernel import Match

Kind = Literal["choose", "advise", "price"]


class Question(msgspec.Struct, frozen=True):
    """Which of its options does the bot choose for the seat that has to decide? The seed is all its luck. Or of a
    counsellor: what to do now, or what the last choice of the seat cost."""

    table: str
    seat: str
    bot: str
    match: Match
    seed: int
    kind: Kind = "choose"

    def packed(self, keeper: str = "") -> bytes:
        """For another process. `keeper` is the mind that last answered for this seat: it alone knows what the bot
        remembers, and any other begins with a new one."""
        save = self.match.save()
        return msgspec.json.encode(Packed(self.kind, self.table, self.seat, self.bot, self.seed, keeper, save))


class Packed(msgspec.Struct, frozen=True):
    kind: Kind
    table: str
    seat: str
    bot: str
    seed: int
    keeper: str
    save: dict[str, Any]


class Answer(msgspec.Struct, frozen=True):
    """`text` is the choice as it is written, or what the counsellor says, as JSON; without one, `wrong` says why.
    `known`: the bot is known there. `late`: it took too long. `silent`: a counsellor has nothing to say."""

    mind: str
    text: str | None = None
    wrong: str = ""
    known: bool = True
    late: bool = False
    silent: bool = False


unpacked = msgspec.json.Decoder(Packed).decode  # built at import: threads may decode at once
answered = msgspec.json.Decoder(Answer).decode


class BotFailed(Exception):
    """A bot raised something, or answered what was not offered: what its process said about it."""


class NotKnownThere(Exception):
    """The process that was asked has no such bot, or no such game: only this one does."""


class NobodyThinks(Exception):
    """The question could not be put to anybody. No bot is to blame for it: ask again."""


class Thinker(Protocol):
    """Whoever answers questions. TimeoutError: the bot took longer than it may. Cancelled, it stops thinking."""

    async def think(self, question: Question) -> str: ...

    def make_ready(self) -> None:
        """A question will come before long."""

    def forget(self, table: str) -> None:
        """That table asks no more for now."""

    async def close(self) -> None: ...


class Keepers:
    """Which mind answered last, by table and seat: what a bot remembers is there and nowhere else."""

    def __init__(self) -> None:
        self._minds: dict[tuple[str, str], str] = {}

    def pack(self, question: Question) -> bytes:
        return question.packed(self._minds.get((question.table, question.seat), ""))

    def note(self, question: Question, answer: Answer) -> None:
        self._minds[question.table, question.seat] = answer.mind

    def forget(self, table: str) -> None:
        for key in [key for key in self._minds if key[0] == table]:
            del self._minds[key]


def text_of(answer: Answer) -> str:
    """The choice, or what went wrong."""
    if not answer.known:
        raise NotKnownThere(answer.wrong)
    if answer.late:
        raise TimeoutError
    if answer.silent:
        raise NoCounsel()
    if answer.text is None:
        raise BotFailed(answer.wrong)
    return answer.text
