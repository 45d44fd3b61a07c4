"""Seats played by bots: they think beside the event loop, and their moves are stored like anybody's."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from redbook.bots import bots_for, find_bot
from redbook.bots.answers import fault_in
from redbook.engine.program import ProgramBot
from redbook.kernel import Bot, Option, Seeded, Seen
from redbook.kernel.chance import fresh_seed
from redbook.server.problems import NotSaved, Stale
from redbook.server.tables.table import Holder, Table
from redbook.server.wire import BotInfo

log = logging.getLogger("redbook.server")
FindBot = Callable[[str, str], Bot]
T = TypeVar("T")
PATIENCE = 3  # how often a bot may run out of time before nobody waits for it any more
RETRY_SECONDS = 2.0  # until a bot tries again after the storage has failed


def house_bots(game: str) -> list[BotInfo]:
    return [BotInfo(name=bot.name, levels=list(bot.levels), seats=list(bot.seats)) for bot in bots_for(game)]


class BotSettings(msgspec.Struct, frozen=True):
    find_bot: FindBot = find_bot
    offered: Callable[[str], list[BotInfo]] = house_bots
    delay: float = 0.4  # seconds between two moves of bots, so that people can follow
    budget: float = 30.0  # seconds that a bot may think


class BotRunner:
    """At most one task a table: it plays while a bot has to decide, and ends."""

    def __init__(self, settings: BotSettings) -> None:
        self.find_bot = settings.find_bot
        self.offered = settings.offered
        self._delay = settings.delay
        self._budget = settings.budget
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bots: dict[tuple[str, str], Bot] = {}
        self._late: dict[tuple[str, str], int] = {}
        self._desk = asyncio.Semaphore(max(1, (os.cpu_count() or 2) - 1))
        self._stopped = False

    def at_work(self, table_id: str) -> bool:
        return table_id in self._tasks

    def wake(self, table: Table) -> None:
        """Harmless at any time; does nothing unless a bot has to decide and somebody cares."""
        if table.over and table.id not in self._tasks:
            self._dismiss(table)
        if self._stopped or table.id in self._tasks or not self._wanted(table):
            return
        task = self._tasks[table.id] = asyncio.create_task(self._play(table))
        task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table.id, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("table %s: the bots have stopped", table.id, exc_info=error)
        else:
            self.wake(table)  # somebody may have come, or moved, while the task was ending

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _wanted(self, table: Table) -> bool:
        """Bots play for people: at a table with only bots they wait until somebody watches."""
        decision = table.match.decision
        if decision is None or decision.seat not in table.seats or table.seats[decision.seat].kind != "bot":
            return False
        return bool(table.people) or table.watched

    async def _play(self, table: Table) -> None:
        while self._wanted(table):
            version = table.version
            decision = table.match.decision
            assert decision is not None
            began = time.monotonic()
            move = await self._think(table, decision.seat)
            await asyncio.sleep(max(0.0, began + self._delay - time.monotonic()))
            try:
                await table.play(Holder("bot", (decision.seat,)), version, [move])
            except Stale:
                continue
            except NotSaved:
                await asyncio.sleep(RETRY_SECONDS)
        if table.over:
            self._dismiss(table)

    def _dismiss(self, table: Table) -> None:
        """It is over: programs hear how, and the bots get up."""
        result = table.match.result
        for bot in [bot for key, bot in self._bots.items() if key[0] == table.id]:
            if isinstance(bot, ProgramBot) and result is not None:
                bot.over(result)
        self.forget(table.id)

    def forget(self, table_id: str) -> None:
        """The bots of a table get up; they are made anew when they are wanted again."""
        for known in (self._bots, self._late):
            for key in [key for key in known if key[0] == table_id]:
                del known[key]

    async def _think(self, table: Table, seat: str) -> str:
        """The bot's choice; if it fails, the first thing that may be done: a fault must not end the game."""
        decision = table.match.decision
        assert decision is not None
        fallback = decision.options[0].notation
        key = (table.id, seat)
        if self._late.get(key, 0) >= PATIENCE:
            return fallback
        seen = Seen(table.match.copy())
        name = table.seats[seat].bot
        try:
            async with self._desk:
                choose = in_thread(lambda: self._choose(key, table.match.game.id, name, seen))
                option = await asyncio.wait_for(choose, self._budget)
        except TimeoutError:
            self._late[key] = self._late.get(key, 0) + 1
            self._bots.pop(key, None)
            log.error("table %s: %s took too long for %s", table.id, name, seat)
            return fallback
        except Exception as error:
            log.error("table %s: %s failed for %s", table.id, name, seat, exc_info=error)
            return fallback
        wrong = fault_in(option, name, decision)
        if wrong is not None:
            log.error("table %s: %s plays for %s: %s", table.id, name, seat, wrong)
            return fallback
        return option.notation

    def _choose(self, key: tuple[str, str], game: str, name: str, seen: Seen) -> Option:
        bot = self._bots.get(key)
        if bot is None:
            bot = self._bots[key] = self.find_bot(game, name)
        return bot.choose(seen, Seeded(seed=fresh_seed()))


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
