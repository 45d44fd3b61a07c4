"""Tournaments on a Ray cluster: every match is one task, and the result does not depend on where it ran."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from redbook.arena.match import Played
from redbook.arena.tournament import Pairing, Rules, play_pairing, prepare
from redbook.kernel import RedbookError
from redbook.kernel.extras import needs

AHEAD = 256  # tasks handed out before the first has to come back


class RayUnreachable(RedbookError):
    code = "ray-unreachable"


def play_on_ray(rules: Rules, plan: Sequence[Pairing], address: str) -> Iterator[Played]:
    """`address` as Ray writes it ("auto", "ray://host:10001"); "local" starts Ray here for this tournament."""
    with needs():
        import ray
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
    except (ConnectionError, TimeoutError, ValueError, RuntimeError) as wrong:
        raise RayUnreachable(address=address, why=str(wrong)) from wrong
    try:
        match: Any = ray.remote(_play)
        path = tuple(sys.path)
        waiting = iter(plan)
        running: list[Any] = []
        for pairing in waiting:
            running.append(match.remote(rules, pairing, path))
            if len(running) >= AHEAD:
                break
        while running:
            finished, running = ray.wait(running, num_returns=1)
            yield from ray.get(finished)
            following = next(waiting, None)
            if following is not None:
                running.append(match.remote(rules, following, path))
    finally:
        ray.shutdown()


def _play(rules: Rules, pairing: Pairing, path: tuple[str, ...]) -> Played:
    sys.path.extend(entry for entry in path if entry not in sys.path)
    prepare(rules.modules, sys.path, worker=False)
    return play_pairing(rules, pairing)
