"""The line between servers: Redis carries what happens at tables from each to all others.

It may lose what is said while Redis is away: whoever listens is told when the line is back and looks at the storage,
which alone knows what is true. (Litestar's Channels end for good with the first lost connection, so the line is ours.)
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from redbook.server.line.wire import SaidMessage
from redbook.server.tables.broadcast import AllHere, Changed, Gone, Here, Noted, SeatFreed, WhoIsHere

log = logging.getLogger("redbook.server")
CHANNEL = "redbook:tables"
AGAIN_SECONDS = 0.5  # until a line that broke is tried again
WAITING = 10_000  # words that may wait while Redis is away; then the oldest are dropped

Crossed = Changed | SeatFreed | Gone | Noted | SaidMessage | Here | AllHere | WhoIsHere


class Word(msgspec.Struct, frozen=True):
    """`by`: the server that says it. No `table`: it is about many."""

    by: str
    table: str
    note: Crossed


words: msgspec.json.Decoder[Word] = msgspec.json.Decoder(Word)


class Line:
    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(8)
        self._mark = self.name.encode()  # before what is said at once: our own comes back, and is known by it unread
        self.redis: Redis = Redis.from_url(url, socket_connect_timeout=5)
        self._out: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self.listening = False

    def start(self, heard: Callable[[Word], None], back: Callable[[], Awaitable[None]]) -> None:
        """`heard`: somebody else said something. `back`: the line is there, for the first time or again."""
        self._tasks = [asyncio.create_task(self._listen(heard, back)), asyncio.create_task(self._speak())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()

    def say(self, table: str, note: Crossed) -> None:
        """Never waits."""
        if self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(msgspec.json.encode(Word(self.name, table, note)))

    async def _speak(self) -> None:
        while True:
            said = [await self._out.get()]
            while not self._out.empty():
                said.append(self._out.get_nowait())
            try:
                await self.redis.publish(CHANNEL, b"\n".join([self._mark, *said]))
            except (RedisError, OSError) as away:
                log.warning("the other servers cannot be told: %s", away)
                await asyncio.sleep(AGAIN_SECONDS)  # this is lost; when the line is back, all look for themselves

    async def _listen(self, heard: Callable[[Word], None], back: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as ear:
                    await ear.subscribe(CHANNEL)
                    self.listening = True
                    await back()
                    async for message in ear.listen():
                        mark, *said = message["data"].split(b"\n")
                        for word in said if mark != self._mark else ():
                            self._take(word, heard)
            except (RedisError, OSError) as away:
                log.warning("the other servers cannot be heard: %s", away)
            self.listening = False
            await asyncio.sleep(AGAIN_SECONDS)

    def _take(self, data: bytes, heard: Callable[[Word], None]) -> None:
        """A server of another version may say what we do not know: what it stores we find by looking."""
        try:
            word = words.decode(data)
        except msgspec.DecodeError as wrong:
            log.error("another server speaks otherwise: %s", wrong)
        else:
            heard(word)
