"""One server at a time lets the bots of a table think. What fences is the version of the match: if two think so all the
same, while Redis comes and goes, the second move is refused. The lease saves the work."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger("redbook.server")
LEASE_MS = 5000
RENEW_SECONDS = 1.5
MINE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call(ARGV[2], KEYS[1], ARGV[3]) else return 0 end"
GIVE_BACK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end"


class Leases:
    def __init__(self, redis: Redis, name: str) -> None:
        self._redis = redis
        self._name = name
        self._held: set[str] = set()
        self._renew = redis.register_script(MINE)
        self._give_back = redis.register_script(GIVE_BACK)
        self._renewing: asyncio.Task[None] | None = None

    async def hold(self, table: str) -> bool:
        """Whether this server may let bots think there, from now until `release`."""
        if table in self._held:
            return True
        try:
            taken = await self._redis.set(key(table), self._name, nx=True, px=LEASE_MS)
        except (RedisError, OSError) as away:
            log.warning("table %s: its bots wait: %s", table, away)
            return False
        if taken:
            self._held.add(table)
            if self._renewing is None:
                self._renewing = asyncio.create_task(self._keep())
        return bool(taken)

    async def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            with contextlib.suppress(RedisError, OSError):  # then it runs out by itself
                await self._give_back(keys=[key(table)], args=[self._name])

    async def stop(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        for table in list(self._held):
            await self.release(table)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            for table in list(self._held):
                try:
                    kept = await self._renew(keys=[key(table)], args=[self._name, "pexpire", LEASE_MS])
                except (RedisError, OSError) as away:
                    log.warning("table %s: the lease is not renewed: %s", table, away)
                    kept = 0
                if not kept:
                    self._held.discard(table)


def key(table: str) -> str:
    return f"redbook:bots:{table}"
