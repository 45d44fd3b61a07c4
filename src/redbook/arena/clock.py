"""A limit on thinking time that also stops a bot which never comes back, where the system can do that."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TimeUp(BaseException):
    """Not an Exception, so that a bot's own `except Exception` does not keep it thinking."""


def can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def ring(signum: int, frame: FrameType | None) -> None:
    raise TimeUp


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """TimeUp after `seconds`; without a limit, or where there are no timers, nothing happens here."""
    if seconds is None or not can_interrupt():
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
