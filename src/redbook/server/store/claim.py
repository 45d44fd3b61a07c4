"""Who serves from a storage: one server alone, or several that hear of each other. A second one on its own is refused.

Two servers on one storage lose nothing, the version of each match sees to that. But people at the one would not see
what is done at the other. So whoever serves holds a lock for as long as it lives: a file beside an SQLite database, an
advisory lock in PostgreSQL, shared by servers that have a line to each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from redbook.kernel import RedbookError
from redbook.server.store.storage import Storage

log = logging.getLogger("redbook.server")
SERVING = 0x5EDB00D
LOOK_SECONDS = 3.0  # between two looks whether the lock is still held


class AlreadyServed(RedbookError):
    code = "already-served"


class SeveralNeedMore(RedbookError):
    """Several processes, and no PostgreSQL or no line between them."""

    code = "several-need-more"


@asynccontextmanager
async def claimed(storage: Storage, *, together: bool) -> AsyncIterator[None]:
    """`together`: with others that do the same."""
    if storage.sqlite:
        with lock_file(Path(f"{storage.url.database}.lock")):
            yield
        return
    claim = Claim(storage, together)
    await claim.take()
    keeping = asyncio.create_task(claim.keep())
    try:
        yield
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        await claim.let_go()


class Claim:
    """An advisory lock lives as long as its connection: when that is lost, it is taken once more on another."""

    def __init__(self, storage: Storage, together: bool) -> None:
        self._storage = storage
        self._lock = "pg_try_advisory_lock_shared" if together else "pg_try_advisory_lock"
        self._held: AsyncConnection | None = None

    async def take(self) -> None:
        held = self._held = await self._storage.engine.connect()
        await held.execution_options(isolation_level="AUTOCOMMIT")
        if not (await held.execute(text(f"SELECT {self._lock}(:serving)"), {"serving": SERVING})).scalar_one():
            await self.let_go()
            raise AlreadyServed(where=self._storage.url.database or "")

    async def let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            await held.invalidate()  # the lock goes with the connection, which may be gone already
            await held.close()

    async def keep(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if self._held is None:
                    await self.take()
                    log.info("the storage is claimed again")
                else:
                    await self._held.execute(text("SELECT 1"))
            except AlreadyServed as taken:
                log.error("while the storage was away, another server took it for itself: %s", taken)
            except (SQLAlchemyError, OSError) as away:
                log.warning("the storage is not claimed any more: %s", away)
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await self.let_go()


async def check_unclaimed(db: str | Path, *, together: bool) -> None:
    """AlreadyServed before anything is begun."""
    storage = Storage(db)
    try:
        async with claimed(storage, together=together):
            pass
    finally:
        await storage.engine.dispose()


def lock_file(path: Path) -> IO[bytes]:
    """Open and locked until it is closed, or the process ends in whatever way."""
    path.parent.mkdir(parents=True, exist_ok=True)
    opened = path.open("ab")
    try:
        lock(opened.fileno())
    except OSError as taken:
        opened.close()
        raise AlreadyServed(where=str(path.with_suffix(""))) from taken
    return opened


if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
