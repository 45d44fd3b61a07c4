"""Questions by way of Redis: the server puts them into a queue, `redbook worker` takes them out, on any machine.

The queue is SAQ's: it hands a question to one worker, tells when it is answered, and gives it to another when a worker
is told to end. A worker gives signs of life while it thinks; the server wants the answer, and asks again if they stop.

A table has one question in the queue at most, and the oldest goes first: tables take turns, and no thought is longer
than its budget.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from math import ceil
from typing import Any

import msgspec
from redis.exceptions import RedisError
from saq import Job, Status, Worker
from saq.job import TERMINAL_STATUSES
from saq.queue.redis import PubSubMultiplexer, RedisQueue
from saq.utils import now, seconds

from redbook import __version__
from redbook.server.thinking.pool import Pool
from redbook.server.thinking.question import Answer, BotFailed, Keepers, NobodyThinks, Question, answered, text_of

log = logging.getLogger("redbook.server")
BEAT = 1.0  # seconds between two signs of life
LOOK = 3.0  # seconds between two looks at a question: if there was no sign since the last, its worker is dead
TIMES = 3  # that a question is asked at most
KEPT_SECONDS = 60  # for an answer that nobody has fetched, and for a question without a sign of life
WAITING_SECONDS = 24 * 60 * 60  # for a question that nobody takes
AGAIN_SECONDS = 0.5  # until a line that broke is tried again
STARTING = 60  # seconds that a process may need before it thinks
NOBODY = "nobody"  # a question that is never asked: listening for it keeps the line open


class Ear(PubSubMultiplexer):
    """SAQ's own tries without a pause while Redis is away, and writes each try down."""

    async def _start(self) -> None:
        while True:
            try:
                if not self.pubsub.subscribed:
                    await self.pubsub.psubscribe(f"{self.prefix}*")
                message = await self.pubsub.get_message(timeout=None)
            except (RedisError, OSError) as away:
                log.warning("answers cannot be heard: %s", away)
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                if message and message["type"] == "pmessage":
                    self.publish(message["channel"].decode(), {**message, "channel": message["channel"].decode()})


class Questions(RedisQueue):
    """Of this version: another may play by other rules."""

    @classmethod
    def at(cls, url: str) -> Questions:
        made = cls.from_url(url, name=f"redbook-{__version__}")
        assert isinstance(made, cls)
        made._pubsub = Ear(made._pubsub.pubsub, made._pubsub.prefix)
        return made

    async def waits(self, job: Job) -> bool:
        """Nobody has been handed it yet."""
        return await self.redis.execute_command("LPOS", self.namespace("queued"), job.id) is not None  # type: ignore[no-untyped-call]

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """What server and worker left behind when both died. SAQ's own broom, which comes first of all when a worker
        starts, also takes the question that it has just been handed, and gives it out once more."""
        swept = [job async for job in self.iter_jobs() if left_behind(job)]
        for job in swept:
            await job.finish(Status.ABORTED, error="left behind")
        return [job.key for job in swept]


class Lost(Exception):
    """A worker died over the question, or it was taken away from one."""


class RedisThinker:
    def __init__(self, url: str, budget: float) -> None:
        self._queue = Questions.at(url)
        self._budget = budget
        self._keepers = Keepers()
        self._line: asyncio.Task[None] | None = None

    async def think(self, question: Question) -> str:
        packed = self._keepers.pack(question).decode()
        answer = await self._answer(question.table, packed)
        self._keepers.note(question, answer)
        return text_of(answer)

    async def _answer(self, table: str, packed: str) -> Answer:
        for again in range(TIMES):
            try:
                return await self._ask(table, packed)
            except Lost as lost:
                log.warning("table %s: a worker was lost while it thought (%s): %s", table, again + 1, lost)
            except (RedisError, OSError) as away:
                raise NobodyThinks(f"Redis: {away}") from away
        raise BotFailed(f"{TIMES} workers were lost over it")

    async def _ask(self, table: str, packed: str) -> Answer:
        asked = {"table": table, "packed": packed, "budget": self._budget}
        timeout = ceil(TIMES * (self._budget + STARTING))
        job = Job("think", asked, queue=self._queue, timeout=timeout, retries=TIMES, ttl=KEPT_SECONDS)
        self._keep_listening()
        news = asyncio.create_task(self._queue.listen([job.key], is_done, None))
        await asyncio.sleep(0)  # it listens
        try:
            await self._queue.enqueue(job)
            await answer_to(self._queue, job, news)
        except (asyncio.CancelledError, Lost):
            await asyncio.shield(withdraw(job))
            raise
        finally:
            news.cancel()
            await asyncio.gather(news, return_exceptions=True)
        return answered(job.result)

    def _keep_listening(self) -> None:
        """SAQ hangs up when nobody waits for news, and misses some while it dials again."""
        if self._line is None or self._line.done():
            self._line = asyncio.create_task(self._queue.listen([NOBODY], is_done, None))

    def make_ready(self) -> None:
        """Workers are, or are not."""

    def forget(self, table: str) -> None:
        self._keepers.forget(table)

    async def close(self) -> None:
        if self._line is not None:
            self._line.cancel()
            await asyncio.gather(self._line, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._queue.disconnect()


def left_behind(job: Job) -> bool:
    """Taken, and no sign of life for long; or it waits for a worker since yesterday. Who still wants it asks again."""
    if job.status is Status.QUEUED:
        return seconds(now() - job.queued) > WAITING_SECONDS
    return not job.completed and seconds(now() - job.touched) > KEPT_SECONDS


def is_done(key: str, status: Status) -> bool:
    return status in TERMINAL_STATUSES


async def answer_to(queue: Questions, job: Job, news: asyncio.Task[None]) -> None:
    """Until it is answered; Lost if whoever was handed it gives no sign of life. It may wait for a worker for ever."""
    handed = False  # at the last look: out of the queue, and not yet begun
    while True:
        sign = job.touched
        told, _ = await asyncio.wait({news}, timeout=LOOK)
        try:
            await job.refresh()
        except RuntimeError as gone:
            raise Lost(str(gone)) from gone
        if job.status is Status.COMPLETE:
            return
        if job.completed:
            raise Lost(job.error or job.status)
        if told:
            raise Lost(f"nothing is heard: {news.exception()}")
        if job.status is not Status.QUEUED and job.touched == sign:
            raise Lost("no sign of life")
        still = job.status is Status.QUEUED and not await queue.waits(job)
        if still and handed:
            raise Lost("who took it died before the first sign of life")
        handed = still


async def withdraw(job: Job) -> None:
    """Whoever thinks about it stops, and nothing of it stays in Redis."""
    why = "not wanted any more"
    with contextlib.suppress(RedisError, OSError):  # then somebody thinks in vain, until the budget is spent
        await job.abort(why)
        await job.finish(Status.ABORTED, error=why)


# -- the worker ---------------------------------------------------------------------------------------


class Bench:
    """Where the questions of a queue are thought about: one a process."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def think(self, context: Any, *, table: str, packed: str, budget: float) -> str:
        beating = asyncio.create_task(keep_beating(context["job"]))
        try:
            answer = await self._pool.answer(table, packed.encode(), budget)
        except TimeoutError:
            answer = Answer("", late=True)
        except BotFailed as failed:
            answer = Answer("", wrong=str(failed))
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
        return msgspec.json.encode(answer).decode()


async def keep_beating(job: Job) -> None:
    while True:
        await asyncio.sleep(BEAT)
        try:
            await job.update()
        except (RedisError, OSError) as away:
            log.warning("no sign of life could be given: %s", away)


async def work(url: str, processes: int, modules: Sequence[str]) -> None:
    """Until it is told to end."""
    queue = Questions.at(url)
    pool = Pool(processes, budget=0.0, modules=modules)  # each question brings its own
    try:
        await queue.version()  # somebody is there
        log.info("thinking in %s processes for %s", processes, queue.name)
        bench = Bench(pool)
        worker: Worker[Any] = Worker(queue, [("think", bench.think)], concurrency=processes)
        await worker.start()
    finally:
        await pool.close()
        await queue.disconnect()
