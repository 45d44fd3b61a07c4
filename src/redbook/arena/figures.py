"""What a tournament says: wins with their uncertainty, scores, lengths, speed, ratings."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import mean, median

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from redbook.arena.match import Played

Z95 = 1.959964


class Tally(msgspec.Struct, frozen=True):
    """Matches of one bot, in one seat or in all of them. A shared win counts for each winner."""

    played: int
    won: int
    drawn: int
    share: float
    low: float
    high: float
    mean_score: float | None = None
    mean_lead: float | None = None


class BotFigures(msgspec.Struct, frozen=True):
    bot: str
    all: Tally
    seats: dict[str, Tally]
    rating: float
    uncertainty: float
    faults: dict[str, int]


class Figures(msgspec.Struct, frozen=True):
    """What a tournament says: of every bot, of every seat, and of the matches.

    >>> from redbook.arena import Rules, pairings, run
    >>> told = figures("hunt", run(Rules("hunt"), pairings(["random"], 2, n=4, seed=1)), seconds=1.0)
    >>> told.matches, sorted(told.seats), told.faults
    (4, ['ringbearer', 'wraith-1'], {})
    """

    game: str
    matches: int
    draws: int
    bots: list[BotFigures]
    seats: dict[str, Tally]
    reasons: dict[str, int]
    faults: dict[str, int]
    median_moves: float
    median_turns: float | None
    shortest: int
    longest: int
    seconds: float
    decisions_per_second: float
    matches_per_second: float


def wilson(won: float, played: int, z: float = Z95) -> tuple[float, float]:
    """The interval that holds the true share with 95 % confidence, sensible also for few matches."""
    if played == 0:
        return 0.0, 1.0
    share = won / played
    middle = share + z * z / (2 * played)
    spread = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    scale = 1 + z * z / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def tally(matches: Iterable[tuple[Played, str]]) -> Tally:
    """Of (match, seat) pairs. A draw is half a win for the interval, as is usual."""
    played = won = drawn = 0
    scores: list[int] = []
    leads: list[int] = []
    for match, seat in matches:
        played += 1
        won += seat in match.winners
        drawn += not match.winners
        if seat in match.scores:
            scores.append(match.scores[seat])
            others = [score for name, score in match.scores.items() if name != seat]
            if others:
                leads.append(match.scores[seat] - max(others))
    points = won + drawn / 2
    low, high = wilson(points, played)
    return Tally(
        played=played,
        won=won,
        drawn=drawn,
        share=points / played if played else 0.0,
        low=low,
        high=high,
        mean_score=mean(scores) if scores else None,
        mean_lead=mean(leads) if leads else None,
    )


def ratings(matches: Sequence[Played]) -> dict[str, PlackettLuceRating]:
    """openskill over the matches in their order; matches of a bot against itself say nothing about it."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for match in matches:
        for bot in match.seated.values():
            known.setdefault(bot, model.rating(name=bot))
        names = list(match.seated.values())
        if len(set(names)) < len(names) or (match.fault is not None and not match.fault.seat):
            continue
        ranks = [0.0 if seat in match.winners or not match.winners else 1.0 for seat in match.seated]
        rated = model.rate([[known[name]] for name in names], ranks=ranks)
        for name, team in zip(names, rated, strict=True):
            known[name] = team[0]
    return known


def figures(game: str, matches: Sequence[Played], seconds: float) -> Figures:
    """Counts matches together. `seconds` is the time on the clock for all, with several processes less than their sum.

    >>> from redbook.arena import Rules, pairings, run
    >>> told = figures("hunt", run(Rules("hunt"), pairings(["random"], 2, n=4, seed=1)), seconds=2.0)
    >>> told.bots[0].bot, told.bots[0].all.played, told.matches_per_second
    ('random', 8, 2.0)
    """
    seats = list(dict.fromkeys(seat for match in matches for seat in match.seated))
    by_bot: dict[str, dict[str, list[tuple[Played, str]]]] = defaultdict(lambda: defaultdict(list))
    for match in matches:
        for seat, bot in match.seated.items():
            by_bot[bot][seat].append((match, seat))
    rated = ratings(matches)
    bots = [
        BotFigures(
            bot=bot,
            all=tally(pair for pairs in places.values() for pair in pairs),
            seats={seat: tally(places[seat]) for seat in seats if seat in places},
            rating=rated[bot].mu,
            uncertainty=rated[bot].sigma,
            faults=dict(
                Counter(
                    match.fault.kind
                    for match in matches
                    if match.fault is not None and match.seated.get(match.fault.seat) == bot
                )
            ),
        )
        for bot, places in by_bot.items()
    ]
    moves = [match.moves for match in matches]
    turns = [match.turns for match in matches if match.turns]
    return Figures(
        game=game,
        matches=len(matches),
        draws=sum(not match.winners for match in matches),
        bots=sorted(bots, key=lambda bot: (-bot.all.share, bot.bot)),
        seats={seat: tally((match, seat) for match in matches if seat in match.seated) for seat in seats},
        reasons=dict(Counter(match.reason for match in matches).most_common()),
        faults=dict(Counter(match.fault.kind for match in matches if match.fault is not None)),
        median_moves=median(moves) if moves else 0.0,
        median_turns=median(turns) if turns else None,
        shortest=min(moves, default=0),
        longest=max(moves, default=0),
        seconds=seconds,
        decisions_per_second=sum(moves) / seconds if seconds else 0.0,
        matches_per_second=len(matches) / seconds if seconds else 0.0,
    )
