"""One process that thinks: started when it is first needed, killed when it has to stop, and then another."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from redbook.server.thinking import mind


class Process(msgspec.Struct, frozen=True):
    """A pool of one worker, and the worker's id."""

    pool: ProcessPoolExecutor
    pid: int


class Slot:
    """`modules` are imported in every process first: bots and games that did not come with us."""

    def __init__(self, modules: Sequence[str] = ()) -> None:
        self._modules = tuple(modules)
        self._starting: asyncio.Task[Process] | None = None
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def warm(self) -> bool:
        return self._starting is not None

    @property
    def process(self) -> Process | None:
        """The one that is ready."""
        starting = self._starting
        if starting is None or not starting.done() or starting.cancelled() or starting.exception() is not None:
            return None
        return starting.result()

    async def ask(self, packed: bytes, budget: float) -> bytes:
        """The answer, within `budget` seconds from when the process is ready. BrokenProcessPool: it has died."""
        process = await self.started()
        thought = asyncio.wrap_future(process.pool.submit(mind.answer, packed))
        try:
            return await asyncio.wait_for(thought, budget)
        except (TimeoutError, asyncio.CancelledError):
            self.end()  # a thread cannot be stopped, a process can
            raise

    def make_ready(self) -> asyncio.Task[Process]:
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
        return self._starting

    async def started(self) -> Process:
        """Whoever gives up waiting for a process leaves it to the next."""
        return await asyncio.shield(self.make_ready())

    async def _start(self) -> Process:
        context = multiprocessing.get_context("spawn")  # nothing is inherited: the server has threads
        pool = ProcessPoolExecutor(
            1, mp_context=context, initializer=mind.begin, initargs=(list(sys.path), self._modules)
        )
        try:
            first = await asyncio.to_thread(pool.submit, mind.who)
            return Process(pool, await asyncio.wrap_future(first))
        except BaseException:
            self._see_off(pool)
            raise

    def end(self) -> None:
        """Kill the process, if there is one; the next question starts another."""
        process = self.process
        if process is not None:
            for child in multiprocessing.active_children():  # not by its number, which may be another's by now
                if child.pid == process.pid:
                    child.kill()
            self._see_off(process.pool)
        if self._starting is not None and self._starting.done():
            self._starting = None

    def _see_off(self, pool: ProcessPoolExecutor) -> None:
        """A pool has threads that end once its process has."""
        leaving = asyncio.create_task(asyncio.to_thread(pool.shutdown, cancel_futures=True))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """Until it is gone."""
        if self._starting is not None:
            await asyncio.gather(self._starting, return_exceptions=True)
        self.end()
        await asyncio.gather(*self._leaving)
