"""Tournaments: who meets whom, with which seed, and playing it all on as many processes as wanted."""

from __future__ import annotations

import json
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import combinations
from pathlib import Path

import msgspec

from redbook.arena.match import LONGEST, Played, play_match, sub_seed
from redbook.bots import bring_in
from redbook.bots.programs import check_player, find_player
from redbook.engine import pool
from redbook.kernel import RedbookError, find_game
from redbook.kernel.game import Value


class WorkersDied(RedbookError):
    code = "workers-died"


class Rules(msgspec.Struct, frozen=True):
    """What holds for every match of a tournament. `modules`, names or files, are imported first."""

    game: str
    seats: int | None = None
    settings: dict[str, Value] = {}
    check: bool = False
    seconds: float | None = None
    out: str | None = None  # a folder for the save of every match
    crashes: str = "crashes"  # a folder for the save of a match that went wrong
    modules: tuple[str, ...] = ()
    longest: int = LONGEST


class Pairing(msgspec.Struct, frozen=True):
    """One match to be played: the bots in the order of the seats."""

    number: int
    seed: int
    bots: tuple[str, ...]


def pairings(bots: Sequence[str], seats: int, n: int, seed: int, swap: bool = False) -> list[Pairing]:
    """n matches of every group of bots, in the order given; with `swap`, n in every rotation of the seats.

    One bot plays itself. Fewer bots than seats sit down again from the first. Matches of the same index share their
    seed over rotations, so that both sides of a pair get the same luck.
    """
    if len(bots) <= seats:
        groups = [tuple(bots[i % len(bots)] for i in range(seats))]
    else:
        groups = list(combinations(bots, seats))
    made: list[Pairing] = []
    for index in range(n):
        for group_number, group in enumerate(groups):
            turns = range(seats) if swap and len(set(group)) > 1 else range(1)
            for turn in turns:
                rotated = group[turn:] + group[:turn]
                made.append(Pairing(len(made), sub_seed(seed, f"match {group_number}/{index}"), rotated))
    return made


def play_pairing(rules: Rules, pairing: Pairing) -> Played:
    bots = [find_player(rules.game, name, Path(rules.crashes)) for name in pairing.bots]
    played = play_match(
        rules.game,
        bots,
        pairing.seed,
        seats=rules.seats,
        settings=rules.settings,
        check=rules.check,
        seconds=rules.seconds,
        keep=rules.out is not None,
        number=pairing.number,
        longest=rules.longest,
    )
    named = dict(zip(played.seated, pairing.bots, strict=True))  # as they were called, so that tables agree
    if rules.out is not None:
        write_save(Path(rules.out), rules.game, played)
    if played.fault is not None:
        write_save(Path(rules.crashes), rules.game, played)
    return msgspec.structs.replace(played, seated=named, save=None)


def write_save(folder: Path, game: str, played: Played) -> Path:
    """The match as `redbook replay` reads it; what went wrong stands beside it in a text file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{played.number:05d}-{played.seed}.json"
    path.write_text(json.dumps(played.save, ensure_ascii=False, indent=1), "utf-8")
    if played.fault is not None:
        told = f"{played.fault.kind}: {played.fault.why}\nseats: {played.seated}\n\n{played.fault.trace}"
        path.with_suffix(".txt").write_text(told, "utf-8")
    return path


def prepare(modules: Sequence[str], path: Sequence[str], worker: bool = True) -> None:
    """What a process needs before its first match. Workers leave Ctrl-C to the process that started them."""
    if worker:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.path[:] = list(path)
    bring_in(modules)


def run(
    rules: Rules,
    plan: Sequence[Pairing],
    jobs: int = 1,
    progress: Callable[[Played], None] | None = None,
    ray: str | None = None,
) -> list[Played]:
    """Plays everything; the list is in the order of the plan, however many processes or machines there were."""
    prepare(rules.modules, sys.path, worker=False)
    find_game(rules.game)
    for name in sorted({name for pairing in plan for name in pairing.bots}):
        check_player(rules.game, name, Path(rules.crashes))  # a wrong name is told before anything starts
    done: dict[int, Played] = {}
    try:
        for played in play_all(rules, plan, jobs, ray):
            done[played.number] = played
            if progress is not None:
                progress(played)
    finally:
        pool.stop_all()  # workers end the programs that they have started themselves
    return [done[pairing.number] for pairing in plan]


def play_all(rules: Rules, plan: Sequence[Pairing], jobs: int, ray: str | None) -> Iterator[Played]:
    if ray is not None:
        from redbook.arena.on_ray import play_on_ray

        yield from play_on_ray(rules, plan, ray)
        return
    if jobs <= 1 or len(plan) <= 1:
        for pairing in plan:
            yield play_pairing(rules, pairing)
        return
    context = multiprocessing.get_context("spawn")  # nothing is inherited: the same on every system, threads or not
    pool = ProcessPoolExecutor(
        min(jobs, len(plan)), mp_context=context, initializer=prepare, initargs=(rules.modules, sys.path)
    )
    try:
        waiting = iter(plan)
        running: set[Future[Played]] = set()
        for pairing in waiting:
            running.add(pool.submit(play_pairing, rules, pairing))
            if len(running) >= 4 * jobs:
                break
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
                following = next(waiting, None)
                if following is not None:
                    running.add(pool.submit(play_pairing, rules, following))
    except BrokenProcessPool as died:
        raise WorkersDied() from died
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
