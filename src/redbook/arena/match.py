"""One match of bots. Whoever raises, answers illegally or answers late has lost it, and the reason is kept."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import msgspec

from redbook.arena.clock import TimeUp, time_limit
from redbook.bots.answers import fault_in, place_of
from redbook.chronicle.retelling import turn_of
from redbook.engine.process import ProgramFault
from redbook.engine.program import ProgramBot
from redbook.kernel import Bot, Match, Option, Result, Seeded, Seen
from redbook.kernel.bot import tell_budget
from redbook.kernel.chance import sub_seed as sub_seed
from redbook.kernel.game import Value
from redbook.kernel.walk import check_laws

LONGEST = 200_000  # decisions; a match that goes on beyond is a bug of the game
FAULTS = ("raised", "illegal", "late", "broken", "endless")


class Fault(msgspec.Struct, frozen=True):
    """What went wrong. `broken` and `endless` are the game's fault: nobody wins, and nobody is blamed."""

    kind: str
    why: str
    seat: str = ""
    trace: str = ""


class Played(msgspec.Struct, frozen=True):
    """One match as it ended. `seated` says who sat where, in the order of the seats."""

    number: int
    seed: int
    seated: dict[str, str]
    winners: tuple[str, ...]
    reason: str
    scores: dict[str, int]
    moves: int
    turns: int
    seconds: float
    fault: Fault | None = None
    save: dict[str, Any] | None = None

    def outcome(self) -> tuple[Any, ...]:
        """All that the seed decides: what two runs have in common."""
        return (self.number, self.seed, self.seated, self.winners, self.reason, self.scores, self.moves, self.turns)


def play_match(
    game: str,
    bots: Mapping[str, Bot] | Sequence[Bot],
    seed: int,
    *,
    seats: int | None = None,
    settings: Mapping[str, Value] | None = None,
    check: bool = False,
    seconds: float | None = None,
    keep: bool = False,
    number: int = 0,
    longest: int = LONGEST,
) -> Played:
    """Play to the end. `check`: every invariant after every move. `seconds`: for one answer. `keep`: keep the save."""
    listen = any(isinstance(bot, ProgramBot) for bot in (bots.values() if isinstance(bots, Mapping) else bots))
    m = Match.new(game, seed=seed, seats=seats, settings=settings, listen=listen)
    by_seat = dict(bots) if isinstance(bots, Mapping) else dict(zip(m.seats, bots, strict=True))
    if set(by_seat) != set(m.seats):
        raise ValueError(f"bots for {sorted(by_seat)}, but the seats are {sorted(m.seats)}")
    chances = {seat: Seeded(seed=sub_seed(seed, f"bot {seat}")) for seat in m.seats}
    for bot in by_seat.values():
        tell_budget(bot, seconds)
        if isinstance(bot, ProgramBot):
            bot.allow(seconds)
    began = perf_counter()
    fault = None
    while m.decision is not None and fault is None:
        if len(m.log) >= longest:
            fault = Fault("endless", f"no end within {longest} decisions")
            break
        seat = m.decision.seat
        option, fault = answer(by_seat[seat], m, chances[seat], seconds)
        if option is None:
            break
        fault = carry_out(m, option, check)
    result = m.result
    if fault is not None:
        at_fault = fault.seat
        winners = tuple(seat for seat in m.seats if seat != at_fault) if at_fault else ()
        reason, scores = fault.kind, {}
    else:
        assert result is not None
        winners, reason, scores = result.winners, result.reason, dict(result.scores)
    for bot in by_seat.values():
        if isinstance(bot, ProgramBot):
            bot.over(Result(winners, reason, scores))
    return Played(
        number=number,
        seed=seed,
        seated={seat: by_seat[seat].name for seat in m.seats},
        winners=winners,
        reason=reason,
        scores=scores,
        moves=len(m.log),
        turns=turn_of(m.state),
        seconds=perf_counter() - began,
        fault=fault,
        save=m.save() if keep or fault is not None else None,
    )


def answer(bot: Bot, m: Match, chance: Seeded, seconds: float | None) -> tuple[Option | None, Fault | None]:
    """What the bot says, or what it did wrong instead."""
    decision = m.decision
    assert decision is not None
    seat = decision.seat
    began = perf_counter()
    try:
        if seconds is None or isinstance(bot, ProgramBot):  # a program is on a clock of its own
            option = bot.choose(Seen(m), chance)
        else:
            with time_limit(seconds):
                option = bot.choose(Seen(m), chance)
    except TimeUp:
        return None, Fault("late", f"{bot.name} thought longer than {seconds} s", seat)
    except ProgramFault as wrong:
        return None, Fault(wrong.kind, str(wrong), seat, wrong.log)
    except Exception as wrong:  # a bot may be anybody's program: whatever it does costs it the match, not us
        where = place_of(wrong)
        why = f"{bot.name}: {type(wrong).__name__}: {wrong}{f' ({where})' if where else ''}"
        return None, Fault("raised", why, seat, traceback.format_exc())
    if seconds is not None and perf_counter() - began > seconds and not isinstance(bot, ProgramBot):
        return None, Fault("late", f"{bot.name} thought longer than {seconds} s", seat)
    wrong_answer = fault_in(option, bot.name, decision)
    if wrong_answer is not None:
        return None, Fault("illegal", str(wrong_answer), seat)
    return option, None


def carry_out(m: Match, option: Option, check: bool) -> Fault | None:
    """Play the move. A game that breaks is reported with the move that broke it; its save ends just before."""
    try:
        m.push(option)
        if check:
            check_laws(m)
    except Exception as wrong:  # a bug of the game: record it with its replay, and go on with the next match
        fault = Fault("broken", f"{option.notation}: {type(wrong).__name__}: {wrong}", trace=traceback.format_exc())
        m.rewind(len(m.log) - 1)
        return fault
    return None


