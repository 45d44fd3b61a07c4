"""What the counsellor would do now, and why. A gesture of several answers is one piece of advice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from redbook.bots import find_bot, usual_bot
from redbook.bots.counsel import Counsel, counsel_for
from redbook.kernel import Bot, Match, Option, RedbookError, Seeded, Seen
from redbook.kernel.message import Message
from redbook.kernel.referee import TABLE

LONGEST = 60  # answers of one gesture
STRIDE = 64  # moves that are gone back at once, to find where a gesture began


class NoCounsel(RedbookError):
    """Nobody is asked anything that a counsellor could answer.

    >>> from redbook import Match
    >>> from redbook.kernel.walk import play_out
    >>> advise(play_out(Match.new("siege", seed=7), 7))
    Traceback (most recent call last):
    redbook.counsel.advice.NoCounsel: There is nothing that a counsellor could say now.
    """

    code = "no-counsel"


class Advice(msgspec.Struct, frozen=True):
    """`line` goes on from here; `begun` of its gesture have been made as the counsellor would have made them.

    >>> from redbook import Match
    >>> advise(Match.new("siege", seed=7)).seat
    'west'
    """

    seat: str
    line: tuple[Option, ...]
    why: tuple[Message, ...]
    begun: int = 0


def advise(m: Match) -> Advice:
    """For the seat that decides. The same match gets the same answer.

    >>> from redbook import Match
    >>> advise(Match.new("siege", seed=7)).line[0].kind
    'set-up'
    """
    counsel, seat = asked(m)
    start = len(m.log)
    if in_gesture(m):
        start = gesture_start(m, start, seat)
    if start < len(m.log):
        before = rewound(m, start)
        line = best_line(before, counsel)
        made = tuple(move.option for move in m.log[start:])
        if line[: len(made)] == made and len(line) > len(made):
            return Advice(seat, line[len(made) :], tuple(counsel.why(Seen(before), line)), len(made))
    line = best_line(m, counsel)
    return Advice(seat, line, tuple(counsel.why(Seen(m), line)))


def asked(m: Match) -> tuple[Counsel, str]:
    counsel = counsel_for(m.game.id)
    if counsel is None or m.decision is None or m.decision.seat == TABLE:
        raise NoCounsel()
    return counsel, m.decision.seat


def best_line(m: Match, counsel: Counsel) -> tuple[Option, ...]:
    """The whole gesture, tried in a world that the seat cannot tell from this one: until dice, a secret or somebody
    else has a say in it."""
    assert m.decision is not None
    seat = m.decision.seat
    bot = advisor(m.game.id, seat, counsel)
    world = m.determinize(seat, seed=1)
    line: list[Option] = []
    while len(line) < LONGEST:
        assert world.decision is not None
        g = world.play_state
        before = (g.chance.asked, g.reveals)
        option = bot.choose(Seen(world), Seeded(seed=1))
        line.append(option)
        world.push(option)
        g = world.play_state
        if before != (g.chance.asked, g.reveals) or not in_gesture(world, seat):
            break
    return tuple(line)


def advisor(game: str, seat: str, counsel: Counsel) -> Bot:
    """A new one each time: what it says follows from the position alone."""
    name = usual_bot(game, seat)
    return find_bot(game, f"{name}:{counsel.level}" if counsel.level else name)


def in_gesture(m: Match, seat: str | None = None) -> bool:
    """Whether the question goes on a gesture (of that seat)."""
    decision = m.decision
    return decision is not None and decision.step.goes_on and (seat is None or decision.seat == seat)


def gesture_start(m: Match, end: int, seat: str) -> int:
    """After how many moves the gesture of `seat` began that the first `end` moves are in the middle of."""
    far = end
    while True:
        far = max(0, far - STRIDE)
        starts = begun_at(m, far, end, seat)
        if starts is not None:
            return starts
        if not far:
            return 0


def begun_at(m: Match, far: int, end: int, seat: str) -> int | None:
    twin = rewound(m, far)
    found: int | None = None
    for move in m.log[far:end]:
        assert twin.decision is not None
        if twin.decision.seat != seat:
            found = len(twin.log) + 1
        elif not twin.decision.step.goes_on:
            found = len(twin.log)
        twin.push(move.option)
    return found


def rewound(m: Match, length: int) -> Match:
    twin = m.copy()
    twin.rewind(length)
    return twin


def notations(options: Sequence[Option]) -> list[str]:
    return [option.notation for option in options]
