"""Thinking in threads of the server itself: for programs, which are processes already, and bots that only it knows."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from typing import TypeVar

from redbook.bots import asked
from redbook.engine.program import ProgramBot
from redbook.kernel import Bot, Result, Seeded, Seen
from redbook.server import metrics
from redbook.server.thinking.question import Question

log = logging.getLogger("redbook.server")
T = TypeVar("T")


class Threads:
    def __init__(self, find_bot: Callable[[str, str], Bot], budget: float) -> None:
        self._find_bot = find_bot
        self._budget = budget
        self._bots: dict[tuple[str, str], Bot] = {}
        self._desk = asyncio.Semaphore(max(1, (os.cpu_count() or 2) - 1))

    async def think(self, question: Question) -> str:
        async with self._desk:
            with metrics.a_bot_thinks():
                return await self._think(question)

    async def _think(self, question: Question) -> str:
        try:
            return await asyncio.wait_for(in_thread(lambda: self._choose(question)), self._budget)
        except TimeoutError:
            self._bots.pop((question.table, question.seat), None)  # it thinks on, for nobody
            raise

    def _choose(self, question: Question) -> str:
        key = (question.table, question.seat)
        bot = self._bots.get(key)
        if bot is None:
            bot = self._bots[key] = self._find_bot(question.match.game.id, question.bot)
        return asked(bot, Seen(question.match), Seeded(seed=question.seed)).notation

    def over(self, table: str, result: Result) -> None:
        """Programs hear how it ended."""
        for bot in [bot for key, bot in self._bots.items() if key[0] == table]:
            if isinstance(bot, ProgramBot):
                bot.over(result)

    def make_ready(self) -> None:
        """Threads always are."""

    def forget(self, table: str) -> None:
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

    async def close(self) -> None:
        """Nobody waits for a thread that thinks on."""


class BotDied(Exception):
    """A bot raised what no future can carry: StopIteration, SystemExit and the like."""


async def in_thread(work: Callable[[], T]) -> T:
    """Like asyncio.to_thread, but a thread that never ends keeps neither the pool nor the server from ending."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: T | None = None
        failed: BaseException | None = None
        try:
            result = work()
        except BaseException as error:
            failed = error if isinstance(error, Exception) and not isinstance(error, StopIteration) else BotDied(error)
        try:
            loop.call_soon_threadsafe(settle, result, failed)
        except RuntimeError:
            log.info("a bot answered after the server had stopped")

    threading.Thread(target=run, name="bot", daemon=True).start()
    return await done
