"""How fast a game is in one process, by its processor time, beside a yardstick that many know: random PyPI `chess`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time

import msgspec

from redbook.arena.match import play_match
from redbook.bots import bots_for, find_bot, usual_bot
from redbook.kernel import Match
from redbook.kernel.walk import play_out

SAMPLES = 24  # positions along one game on which copies, views and saves are timed


class BotSpeed(msgspec.Struct, frozen=True):
    bot: str
    matches: int
    matches_per_second: float
    decisions_per_second: float


class Speed(msgspec.Struct, frozen=True):
    """Times in microseconds are of one call, averaged over positions of a whole random game."""

    game: str
    seats: int
    matches: int
    matches_per_second: float
    decisions_per_second: float
    options_per_decision: float
    decisions_per_match: float
    copy_us: float
    view_us: float
    determinize_us: float
    save_us: float
    load_us: float
    events_ratio: float  # decisions per second with somebody listening, as a share of those without
    chess_moves_per_second: float | None  # None: the package `chess` is not installed
    ratio_to_chess: float | None
    heuristic_games_per_second: float | None  # by the bots that newcomers meet; None: it has none of its own
    bots: list[BotSpeed]


def speed(game: str, seconds: float, seats: int | None = None) -> Speed:
    """`seconds` for each of the larger measurements. Without `seats`, as many as the game usually has."""
    silent = random_games(game, seconds, seats, listen=False)
    heard = random_games(game, seconds / 2, seats, listen=True)
    positions = sampled(game, seats)
    finished = play_out(Match.new(game, seed=1, seats=seats), 1)
    saved = finished.save()
    share = seconds / 8
    chess = random_chess(seconds) if find_spec("chess") is not None else None
    return Speed(
        game=game,
        seats=len(finished.seats),
        matches=silent[0],
        matches_per_second=silent[0] / silent[3],
        decisions_per_second=silent[1] / silent[3],
        options_per_decision=silent[2] / silent[1],
        decisions_per_match=silent[1] / silent[0],
        copy_us=each(positions, lambda m: m.copy(), share),
        view_us=each(positions, lambda m: m.view(m.seats[0]), share),
        determinize_us=each(positions, lambda m: m.determinize(m.seats[0], 1), share),
        save_us=each([finished], lambda m: m.save(), share),
        load_us=each([finished], lambda m: Match.load(saved), share),
        events_ratio=(heard[1] / heard[3]) / (silent[1] / silent[3]),
        chess_moves_per_second=chess,
        ratio_to_chess=silent[1] / silent[3] / chess if chess else None,
        heuristic_games_per_second=usual_games(game, seconds, seats) if own_bots(game) else None,
        bots=[bot_speed(game, name, seconds, seats) for name in own_bots(game)],
    )


def own_bots(game: str) -> list[str]:
    return [info.name for info in bots_for(game) if info.name not in ("random", "seer")]


def random_games(game: str, seconds: float, seats: int | None, listen: bool) -> tuple[int, int, int, float]:
    """Whole random games, as many as begin within the time: games, decisions, options, seconds. No bots."""
    below = Random(7).random
    matches = decisions = options = 0
    began = process_time()
    while True:
        m = Match.new(game, seed=matches, seats=seats, listen=listen)
        decision = m.decision
        push = m.push
        while decision is not None:
            choices = decision.options
            options += len(choices)
            push(choices[int(below() * len(choices))])
            decision = m.decision
        matches += 1
        decisions += len(m.log)
        taken = process_time() - began
        if taken >= seconds:
            return matches, decisions, options, taken


def sampled(game: str, seats: int | None) -> list[Match]:
    """Positions spread evenly over one random game, its end left out."""
    length = len(play_out(Match.new(game, seed=3, seats=seats), 3).log)
    return [play_out(Match.new(game, seed=3, seats=seats), 3, limit=length * n // SAMPLES) for n in range(SAMPLES)]


def each(positions: list[Match], call: Callable[[Match], object], seconds: float) -> float:
    """Microseconds of one call."""
    calls = 0
    began = process_time()
    while True:
        for m in positions:
            call(m)
        calls += len(positions)
        taken = process_time() - began
        if taken >= seconds:
            return 1e6 * taken / calls


def random_chess(seconds: float) -> float:
    """Random legal moves a second of PyPI `chess`, in the same process and by the same kind of loop."""
    import chess

    below = Random(7).random
    moves = 0
    began = process_time()
    while True:
        board = chess.Board()
        while choices := list(board.legal_moves):
            if board.halfmove_clock >= 150 or board.is_insufficient_material() or board.is_fivefold_repetition():
                break  # as is_game_over() has it, without listing the moves twice
            board.push(choices[int(below() * len(choices))])
            moves += 1
        taken = process_time() - began
        if taken >= seconds:
            return moves / taken


def bot_speed(game: str, name: str, seconds: float, seats: int | None) -> BotSpeed:
    """The bot against itself, at its usual level."""
    matches, decisions, taken = bot_games(game, lambda seat: name, seconds, seats)
    return BotSpeed(name, matches, matches / taken, decisions / taken)


def usual_games(game: str, seconds: float, seats: int | None) -> float:
    """Games a second of the bots that a newcomer meets."""
    matches, _, taken = bot_games(game, lambda seat: usual_bot(game, seat), seconds, seats)
    return matches / taken


def bot_games(game: str, who: Callable[[str], str], seconds: float, seats: int | None) -> tuple[int, int, float]:
    """Whole games, as many as begin within the time: games, decisions, seconds."""
    matches = decisions = 0
    names = Match.new(game, seed=0, seats=seats).seats
    began = process_time()
    while True:
        played = play_match(game, [find_bot(game, who(seat)) for seat in names], seed=matches, seats=seats)
        matches += 1
        decisions += played.moves
        taken = process_time() - began
        if taken >= seconds:
            return matches, decisions, taken
