"""Seats played by bots: they think beside the event loop, and their moves are stored like anybody's."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from redbook.bots import bots_for, find_bot
from redbook.bots.importing import brought
from redbook.kernel import Bot, Match
from redbook.kernel.chance import fresh_seed
from redbook.kernel.extras import needs
from redbook.server import metrics
from redbook.server.problems import NotSaved, Stale
from redbook.server.tables.broadcast import Leases, Unrivalled
from redbook.server.tables.table import Holder, Table
from redbook.server.thinking.pool import Pool
from redbook.server.thinking.question import BotFailed, NobodyThinks, NotKnownThere, Question, Thinker
from redbook.server.thinking.threads import Threads
from redbook.server.wire import BotInfo

log = logging.getLogger("redbook.server")
FindBot = Callable[[str, str], Bot]
PATIENCE = 3  # how often a bot may run out of time before nobody waits for it any more
RETRY_SECONDS = 2.0  # until a bot tries again after the storage has failed, or nobody could be asked


def house_bots(game: str) -> list[BotInfo]:
    return [BotInfo(name=bot.name, levels=list(bot.levels), seats=list(bot.seats)) for bot in bots_for(game)]


class BotSettings(msgspec.Struct, frozen=True):
    find_bot: FindBot = find_bot
    offered: Callable[[str], list[BotInfo]] = house_bots
    delay: float = 0.4  # seconds between two moves of bots, so that people can follow
    budget: float = 30.0  # seconds that a bot may think
    processes: int = 0  # in which bots think; 0: in threads of this one
    redis: str = ""  # where workers take questions from; then no bot thinks here


def thinker_for(settings: BotSettings) -> Thinker | None:
    """Who thinks beside the server, if anybody: with all the bots that were brought in here."""
    if settings.redis:
        with needs():
            from redbook.server.thinking.on_redis import RedisThinker
        return RedisThinker(settings.redis, settings.budget)
    return Pool(settings.processes, settings.budget, brought()) if settings.processes else None


class Asking(msgspec.Struct, frozen=True):
    """What a bot is thinking about."""

    match: Match
    thought: asyncio.Task[str | None]


class BotRunner:
    """At most one task a table: it plays while a bot has to decide, and ends. `beside` thinks in other processes."""

    def __init__(self, settings: BotSettings, beside: Thinker | None = None, leases: Leases | None = None) -> None:
        self.find_bot = settings.find_bot
        self.offered = settings.offered
        self._delay = settings.delay
        self._here = Threads(settings.find_bot, settings.budget)
        self._beside = beside
        self._leases = leases or Unrivalled()
        self._only_here: set[tuple[str, str]] = set()  # bots, by game and name, that no other process knows
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asking: dict[str, Asking] = {}
        self._late: dict[tuple[str, str], int] = {}
        self._stopped = False

    def at_work(self, table_id: str) -> bool:
        return table_id in self._tasks

    def wake(self, table: Table) -> None:
        """Harmless at any time; does nothing unless a bot has to decide and somebody cares."""
        self._stop_idle_thoughts(table)
        if table.over and table.id not in self._tasks:
            self._dismiss(table)
        if self._stopped or table.id in self._tasks:
            return
        if self._wanted(table):
            task = self._tasks[table.id] = asyncio.create_task(self._play(table))
            task.add_done_callback(lambda done: self._done(table, done))
        elif self._beside is not None and not table.over and len(table.people) < len(table.seats):
            self._beside.make_ready()

    def _stop_idle_thoughts(self, table: Table) -> None:
        """Somebody has taken something back: what the bot thinks about is no longer so."""
        asking = self._asking.get(table.id)
        if asking is not None and asking.match is not table.match:
            asking.thought.cancel()

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
        if self._beside is not None:
            await self._beside.close()

    def _wanted(self, table: Table) -> bool:
        """Bots play for people: at a table with only bots they wait until somebody watches."""
        decision = table.match.decision
        if decision is None or decision.seat not in table.seats or table.seats[decision.seat].kind != "bot":
            return False
        return bool(table.people) or table.watched

    async def _play(self, table: Table) -> None:
        try:
            await self._play_on(table)
        finally:
            await self._leases.release(table.id)

    async def _play_on(self, table: Table) -> None:
        while self._wanted(table):
            if not await self._leases.hold(table.id):
                await asyncio.sleep(RETRY_SECONDS)  # they think at another server
                continue
            version, match = table.version, table.match
            decision = match.decision
            assert decision is not None
            began = time.monotonic()
            move = await self._thought(table, match, decision.seat)
            if move is None:
                continue
            await asyncio.sleep(max(0.0, began + self._delay - time.monotonic()))
            if table.match is not match:
                continue
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
        if table.match.result is not None:
            self._here.over(table.id, table.match.result)
        self.forget(table.id)

    def forget(self, table_id: str) -> None:
        """The bots of a table get up; they are made anew when they are wanted again."""
        for thinker in (self._here, self._beside):
            if thinker is not None:
                thinker.forget(table_id)
        for key in [key for key in self._late if key[0] == table_id]:
            del self._late[key]

    # -- thinking -----------------------------------------------------------------------------

    async def _thought(self, table: Table, match: Match, seat: str) -> str | None:
        """What to play; None: look again, the table has changed or nobody could be asked."""
        thought = asyncio.create_task(self._think(table, match, seat))
        self._asking[table.id] = Asking(match, thought)
        try:
            return await thought
        except asyncio.CancelledError:
            if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                raise
            return None
        except NobodyThinks as why:
            log.error("table %s: nobody thinks for %s: %s", table.id, seat, why)
            await asyncio.sleep(RETRY_SECONDS)
            return None
        finally:
            del self._asking[table.id]

    async def _think(self, table: Table, match: Match, seat: str) -> str:
        """The bot's choice; if it fails, the first thing that may be done: a fault must not end the game."""
        assert match.decision is not None
        fallback = match.decision.options[0].notation
        key, name = (table.id, seat), table.seats[seat].bot
        if self._late.get(key, 0) >= PATIENCE:
            return fallback
        try:
            with metrics.asked_a_bot():
                choice = await self._ask(Question(table.id, seat, name, match.copy(), fresh_seed()))
            if match.decision.find(choice) is None:
                raise BotFailed(f"{choice!r} is not offered here")
            return choice
        except TimeoutError:
            self._late[key] = self._late.get(key, 0) + 1
            log.error("table %s: %s took too long for %s", table.id, name, seat)
        except NobodyThinks:
            raise
        except Exception as error:
            log.error("table %s: %s failed for %s", table.id, name, seat, exc_info=error)
        return fallback

    async def _ask(self, question: Question) -> str:
        """In another process if there is one that knows the bot."""
        bot = (question.match.game.id, question.bot)
        if self._beside is not None and bot not in self._only_here:
            try:
                return await self._beside.think(question)
            except NotKnownThere as unknown:
                self._only_here.add(bot)
                log.warning("%s (%s) thinks in the server itself: %s", question.bot, bot[0], unknown)
        return await self._here.think(question)
