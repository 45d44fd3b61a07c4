"""`redbook worker`: a process, or a machine full of them, that thinks for servers elsewhere."""

from __future__ import annotations

import asyncio
import logging

from redis.exceptions import RedisError

from redbook.bots.importing import brought
from redbook.server.thinking.on_redis import work
from redbook.server.thinking.pool import usual_processes


def run(url: str, processes: int | None = None) -> None:
    """With all the bots that were brought in here. ValueError: there is no Redis."""
    logging.getLogger("redbook").setLevel(logging.INFO)
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    try:
        asyncio.run(work(url, processes or usual_processes(), brought()))
    except RedisError as away:
        raise ValueError(f"Redis: {away}") from away
