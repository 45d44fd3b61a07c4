"""Garbage in circles is swept up now and then, not whenever Python thinks of it.

Nearly all that a server lets go of is freed at once. What holds itself in a circle waits for the collector, which looks
at every object there is: with a thousand tables in memory everybody waits half a second for it, and it came every ten.
Young objects are still looked after as always. All of them are looked at every ten minutes, or when the process
has grown by half.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

from redbook.server.memory import resident

log = logging.getLogger("redbook.server")
NEVER = 1_000_000_000
LOOK_SECONDS = 10.0
EVERY_SECONDS = 600.0
GROWN = 1.5
SMALL = 200  # megabytes: below that, growing by half is nothing


def begin() -> None:
    """In a process that does nothing but serve. What is there already, rules and cards, stays for good."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    gc.collect()
    gc.freeze()


class Sweeper:
    """When it is time to look at everything."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._size = max(resident(), SMALL)

    def due(self) -> bool:
        return time.monotonic() - self._last > EVERY_SECONDS or resident() > self._size * GROWN

    def sweep(self) -> int:
        """How many objects were freed."""
        began = time.perf_counter()
        found = gc.collect()
        self._last, self._size = time.monotonic(), max(resident(), SMALL)
        log.debug("swept %d objects in %.0f ms", found, (time.perf_counter() - began) * 1000)
        return found


async def keep_sweeping() -> None:
    sweeper = Sweeper()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if sweeper.due():
            sweeper.sweep()
