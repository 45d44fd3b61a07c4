"""Figures of a running server, as Prometheus reads them. Whoever has something to count does it in one line.

No label names a table, a seat, a person or a token: there are few of each, and nobody is found by them. Several
processes on one port add up if PROMETHEUS_MULTIPROC_DIR names an empty folder for them.
"""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from redbook.kernel import RedbookError

__all__ = ["CONTENT_TYPE_LATEST", "page"]

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
SLOW = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
GROUPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)

ours = CollectorRegistry()
ProcessCollector("redbook", registry=ours)

MOVES = Counter("redbook_moves", "Moves by what became of them: acknowledged, or the code of the refusal.",
                ("who", "outcome"), registry=ours)  # fmt: skip
MOVE_SECONDS = Histogram("redbook_move_seconds", "From a move's arrival until it is stored and may be acknowledged.",
                         ("who",), buckets=QUICK, registry=ours)  # fmt: skip
TABLES = Gauge("redbook_tables", "Tables in memory.", registry=ours, multiprocess_mode="livesum")
SOCKETS = Gauge("redbook_sockets", "Open sockets, of people and of programs.", ("of",), registry=ours,
                multiprocess_mode="livesum")  # fmt: skip
BOTS_ASKED = Gauge("redbook_bots_asked", "Bots that somebody waits for, whether they think or wait for a turn.",
                   registry=ours, multiprocess_mode="livesum")  # fmt: skip
BOTS_THINKING = Gauge("redbook_bots_thinking", "Bots that think in this server or in its processes.", registry=ours,
                      multiprocess_mode="livesum")  # fmt: skip
BOT_SECONDS = Histogram("redbook_bot_seconds", "From the question to the bot's answer, its wait for a turn included.",
                        ("outcome",), buckets=SLOW, registry=ours)  # fmt: skip
BOT_THINKING_SECONDS = Histogram("redbook_bot_thinking_seconds", "How long bots have thought, once it was their turn.",
                                 buckets=SLOW, registry=ours)  # fmt: skip
COMMIT_SECONDS = Histogram("redbook_commit_seconds", "Transactions that store moves.", buckets=QUICK, registry=ours)
COMMIT_TABLES = Histogram("redbook_commit_tables", "Tables whose moves one transaction stores.", buckets=GROUPS,
                          registry=ours)  # fmt: skip
DATABASE_ERRORS = Counter("redbook_database_errors", "Times that the database has failed.", registry=ours)
DESK_WAITING = Gauge("redbook_desk_waiting", "Work beside the event loop that is being done or waits: documents, "
                     "counsel, study.", ("desk",), registry=ours, multiprocess_mode="livesum")  # fmt: skip
DESK_SECONDS = Histogram("redbook_desk_seconds", "How long that work took, its wait included.", ("desk", "outcome"),
                         buckets=SLOW, registry=ours)  # fmt: skip
RESPONSES = Counter("redbook_http_responses", "Answers over HTTP by status.", ("status",), registry=ours)
RULES_CHANGED = Counter("redbook_rules_changed", "Matches that stand elsewhere because the rules have changed.",
                        registry=ours)  # fmt: skip


def page(tables: int) -> bytes:
    """All figures as text; those of all processes if they share a folder."""
    TABLES.set(tables)
    if FOLDER not in os.environ:
        return generate_latest(ours)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


# -- one line each --------------------------------------------------------------------------------


async def moved(who: str, change: Awaitable[int]) -> int:
    """A move of people or bots, until it is stored or refused."""
    began = time.perf_counter()
    try:
        version = await change
    except RedbookError as refused:
        MOVES.labels(who, refused.code).inc()
        raise
    except Exception:
        MOVES.labels(who, "internal").inc()
        raise
    MOVES.labels(who, "acknowledged").inc()
    MOVE_SECONDS.labels(who).observe(time.perf_counter() - began)
    return version


@contextmanager
def asked_a_bot() -> Iterator[None]:
    began, outcome = time.perf_counter(), "failed"
    try:
        with BOTS_ASKED.track_inprogress():
            yield
        outcome = "answered"
    finally:
        BOT_SECONDS.labels(outcome).observe(time.perf_counter() - began)


@contextmanager
def a_bot_thinks() -> Iterator[None]:
    with BOTS_THINKING.track_inprogress(), BOT_THINKING_SECONDS.time():
        yield


@contextmanager
def commit(tables: int) -> Iterator[None]:
    COMMIT_TABLES.observe(tables)
    with COMMIT_SECONDS.time(), DATABASE_ERRORS.count_exceptions():
        yield


@contextmanager
def desk_work(desk: str) -> Iterator[None]:
    began, outcome = time.perf_counter(), "refused"
    try:
        with DESK_WAITING.labels(desk).track_inprogress():
            yield
        outcome = "done"
    finally:
        DESK_SECONDS.labels(desk, outcome).observe(time.perf_counter() - began)
