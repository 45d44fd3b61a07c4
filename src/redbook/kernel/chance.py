"""The one door through which chance comes in. Rules ask by name and never know who answers."""

from __future__ import annotations

import os
from collections.abc import Callable, MutableSequence, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from redbook.kernel.errors import BadChance, ChanceExhausted

T = TypeVar("T")


class Request(msgspec.Struct, frozen=True):
    """What chance is asked for: one die (`low` .. `low + faces - 1`) or one of the `names` in a pile.

    `why` says what for, `who` whose roll it is ("": the table's), `nth` and `of` which of several dice.
    """

    why: str
    faces: int
    low: int = 1
    names: tuple[str, ...] = ()
    who: str = ""
    nth: int = 1
    of: int = 1

    def face(self, n: int) -> str:
        return self.names[n] if self.names else str(self.low + n)


class Chance(msgspec.Struct, tag_field="kind"):
    """`asked` counts every answer given; undo may not cross it."""

    asked: int = 0

    def below(self, n: int, request: Request | None, why: str) -> int:
        """A number from 0 to n - 1. `request` is given when a person may have to be asked."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def fallen(self) -> Chance:
        """What has fallen, for fingerprints. A record leaves out where the rest will come from."""
        return self

    @property
    def curious(self) -> bool:
        """Whether answers come from people, who need to be told what is rolled and why."""
        return False

    def roll(self, n: int, sides: int, why: str, low: int = 1, who: str = "") -> list[int]:
        """n dice, faces `low` .. `low + sides - 1`; `who` rolls them."""
        if self.curious:
            return [low + self.below(sides, Request(why, sides, low, (), who, nth, n), why) for nth in range(1, n + 1)]
        below = self.below
        return [low + below(sides, None, why) for _ in range(n)]

    def die(self, sides: int, why: str, low: int = 1, who: str = "") -> int:
        return low + self.below(sides, Request(why, sides, low, (), who) if self.curious else None, why)

    def pick(self, things: Sequence[T], why: str = "pick") -> T:
        """One of them, each as likely; nothing is taken away. What a bot needs most."""
        return things[self.below(len(things), None, why)]

    def draw(self, pile: MutableSequence[T], why: str, name: Callable[[T], str] = str, who: str = "") -> T:
        """Takes one thing at random out of an unordered pile."""
        request = None
        if self.curious:
            request = Request(why, len(pile), 0, tuple(name(thing) for thing in pile), who)
        return pile.pop(self.below(len(pile), request, why))

    def shuffle(self, pile: MutableSequence[Any], why: str) -> None:
        """Fisher-Yates. Nobody is ever asked for a shuffle: a person cannot say what he does not see."""
        below = self.below
        for i in range(len(pile) - 1, 0, -1):
            j = below(i + 1, None, why)
            pile[i], pile[j] = pile[j], pile[i]


def seeded(seed: int, asked: int, n: int) -> int:
    """The answer number `asked` of a seed, 0 .. n - 1: the same on every machine."""
    word = blake2b(b"%d:%d" % (seed, asked), digest_size=8).digest()
    return int.from_bytes(word, "big") * n >> 64


class Seeded(Chance, tag="seeded"):
    """Answers from a seed: the n-th answer depends on seed and n alone, on every machine."""

    seed: int = 0

    def below(self, n: int, request: Request | None, why: str) -> int:
        self.asked = asked = self.asked + 1
        word = blake2b(b"%d:%d" % (self.seed, asked), digest_size=8).digest()  # `seeded`, without the call
        return int.from_bytes(word, "big") * n >> 64

    def copy(self) -> Seeded:
        return Seeded(self.asked, self.seed)


class Meant(msgspec.Struct, frozen=True, array_like=True):
    """An answer that says what it is for: `["hunt-roll", 6]` in a document."""

    why: str
    face: int | str


class Scripted(Chance, tag="scripted"):
    """Dice and draws answered from a list of faces, in order; shuffles, and all that comes after, from `seed`.

    A shuffle takes none of the answers. An answer may be `Meant` for one kind of roll: asked for another, it is an
    error. Without a seed, what the list does not answer is one too.
    """

    answers: list[int | str | Meant] = []
    seed: int | None = None
    used: int = 0

    @property
    def curious(self) -> bool:
        return self.used < len(self.answers)

    def below(self, n: int, request: Request | None, why: str) -> int:
        if request is None or self.used >= len(self.answers):
            if self.seed is None:
                raise ChanceExhausted(why=why, asked=self.asked)
            self.asked += 1
            return seeded(self.seed, self.asked, n)
        answer = self.answers[self.used]
        if isinstance(answer, Meant):
            if answer.why != why:
                raise BadChance(why=why, answer=f"{answer.why}: {answer.face}")
            answer = answer.face
        index = face_index(request, answer)
        self.used += 1
        self.asked += 1
        return index

    def copy(self) -> Scripted:
        return Scripted(self.asked, self.answers, self.seed, self.used)


class Recorded(Chance, tag="recorded"):
    """Writes every answer of its source down, shuffles too; what is written down already is read back.

    Without a source it is a record of what has fallen and nothing more: a save that tells no die to come.
    """

    given: list[int] = []  # the n-th answer, 0 .. n - 1, whatever was asked
    source: Seeded | Scripted | None = None

    @property
    def curious(self) -> bool:
        return self.asked >= len(self.given) and self.source is not None and self.source.curious

    def below(self, n: int, request: Request | None, why: str) -> int:
        if self.asked < len(self.given):
            answer = self.given[self.asked]
            if not 0 <= answer < n:
                raise BadChance(why=why, answer=str(answer))
        elif self.source is None:
            raise ChanceExhausted(why=why, asked=self.asked)
        else:
            answer = self.source.below(n, request, why)
            self.given.append(answer)
        self.asked += 1
        return answer

    def copy(self) -> Recorded:
        return Recorded(self.asked, self.given[:], self.source.copy() if self.source is not None else None)

    def fallen(self) -> Recorded:
        return Recorded(self.asked, self.given[: self.asked])

    def rewound(self) -> Recorded:
        """The same answers from the first one on, and none after them."""
        return Recorded(0, self.given[: self.asked])

    def go_on_from(self, seed: int) -> None:
        """A record without a source gets one: all that is still to fall is drawn anew."""
        if self.source is None:
            self.source = Seeded(seed=seed)


class NeedChance(Exception):
    """Raised by Referee when a person has to say what came up."""

    def __init__(self, request: Request) -> None:
        super().__init__(request.why)
        self.request = request


class Referee(Chance, tag="referee"):
    """People roll; the table asks what came up. Shuffles still come from a seed, and are written down."""

    seed: int | None = 0
    typed: list[int] = []
    used: int = 0
    given: list[int] = []  # every answer so far, as in Recorded; of those read back only shuffles count

    @property
    def curious(self) -> bool:
        return True

    def below(self, n: int, request: Request | None, why: str) -> int:
        at = self.asked
        self.asked += 1
        written = at < len(self.given)
        if request is not None:
            if self.used >= len(self.typed):
                raise NeedChance(request)
            self.used += 1
            answer = self.typed[self.used - 1]
        elif written and 0 <= self.given[at] < n:
            answer = self.given[at]
        elif self.seed is None:
            raise ChanceExhausted(why=why, asked=at)
        else:
            answer = seeded(self.seed, self.asked, n)
        if not written or self.given[at] != answer:
            self.given[at:] = [answer]  # a die read anew: what was written after it never happened
        return answer

    def copy(self) -> Referee:
        return Referee(self.asked, self.seed, self.typed[:], self.used, self.given[:])

    def fallen(self) -> Referee:
        return Referee(self.asked, None, self.typed, self.used, self.given)

    def rewound(self) -> Referee:
        return Referee(given=self.given[:], seed=None)

    def go_on_from(self, seed: int) -> None:
        if self.seed is None:
            self.seed = seed


AnyChance = Seeded | Scripted | Recorded | Referee


def face_index(request: Request, answer: int | str) -> int:
    """Which of the possible answers `answer` is; BadChance if the die has no such face."""
    if request.names:
        if str(answer) in request.names:
            return request.names.index(str(answer))
    elif isinstance(answer, int) and 0 <= answer - request.low < request.faces:
        return answer - request.low
    raise BadChance(why=request.why, answer=str(answer))


def fresh_seed() -> int:
    """128 bits that nobody can guess, for live games."""
    return int.from_bytes(os.urandom(16), "big")


def sub_seed(seed: int, what: str) -> int:
    """A seed for one part of a larger whole, the same on every machine."""
    return int.from_bytes(blake2b(f"{seed}:{what}".encode(), digest_size=7).digest(), "big")
