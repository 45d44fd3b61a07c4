"""Garbage in circles is swept up now and then, not whenever Python thinks of it.

Nearly all that a server lets go of is freed at once. What holds itself in a circle waits for the collector, which looks
at every object there is: with a thousand tables in memory everybody waits half a second for it, and it came every ten.
Young objects are still looked at, but once: what is seen of a table lives until its next move, and a second look
took 14 to 36 milliseconds and freed nothing while people played. When the process has grown by half, all that is new
since the last sweep is looked at; everything, every ten minutes.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

from redbook.server.memory import resident

log = logging.getLogger("redbook.server")
YOUNG = 2000  # more objects than there were, until the new ones are looked at: some milliseconds
NEVER = 1_000_000_000
LOOK_SECONDS = 10.0
EVERY_SECONDS = 600.0
GROWN = 1.5
SMALL = 200  # megabytes: below that, growing by half is nothing


def begin() -> None:
    """In a process that does nothing but serve. What is there already, rules and cards, is not looked at soon."""
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.collect()
    gc.freeze()


class Sweeper:
    """When it is time to look at everything."""

    def __init__(self) -> None:
        self._whole = time.monotonic()  # when everything was looked at
        self._size = max(resident(), SMALL)

    def due(self) -> bool:
        return self._long_ago or resident() > self._size * GROWN

    @property
    def _long_ago(self) -> bool:
        return time.monotonic() - self._whole > EVERY_SECONDS

    def sweep(self) -> int:
        """How many objects were freed. What is left is not looked at again until the next look at everything."""
        began = time.perf_counter()
        if self._long_ago:
            gc.unfreeze()
            self._whole = time.monotonic()
        found = gc.collect()
        gc.freeze()
        self._size = max(resident(), SMALL)
        log.debug("swept %d objects in %.0f ms", found, (time.perf_counter() - began) * 1000)
        return found


async def keep_sweeping() -> None:
    sweeper = Sweeper()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if sweeper.due():
            sweeper.sweep()
