"""Garbage is swept up at set times: nobody waits for Python to look at all tables whenever it likes."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from redbook.server import memory, sweeping
from redbook.server.sweeping import Sweeper


class Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def unfrozen() -> Iterator[None]:
    """What a sweep puts aside is as it was for the tests that follow."""
    yield
    gc.unfreeze()


@pytest.fixture
def size(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The process is as large as this says."""
    now = [300.0]
    monkeypatch.setattr(sweeping, "resident", lambda: now[0])
    return now


def test_it_is_time_when_the_process_has_grown_by_half(size: list[float]) -> None:
    sweeper = Sweeper()
    assert not sweeper.due()
    size[0] = 440.0
    assert not sweeper.due()
    size[0] = 460.0
    assert sweeper.due()
    sweeper.sweep()  # nothing came of it: this is how large it is now
    assert not sweeper.due()


def test_a_small_process_may_grow(size: list[float]) -> None:
    size[0] = 20.0
    sweeper = Sweeper()
    size[0] = 250.0
    assert not sweeper.due()


def test_it_is_time_after_a_while(size: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "EVERY_SECONDS", 0.0)
    assert Sweeper().due()


def test_what_holds_itself_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "EVERY_SECONDS", 0.0)
    monkeypatch.setattr(sweeping, "LOOK_SECONDS", 0.01)
    circle = Circle()
    gc.collect()  # an old one, that no look at the young ones finds
    gone = weakref.ref(circle)
    del circle
    assert gone() is not None

    async def serve() -> None:
        task = asyncio.create_task(sweeping.keep_sweeping())
        while gone() is not None:
            await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(asyncio.wait_for(serve(), 20))


def test_what_was_kept_and_let_go_later_is_freed_by_a_look_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep between looks only at what is new since the last one: that is why it is short."""
    circle = Circle()
    sweeper = Sweeper()
    sweeper.sweep()
    gone = weakref.ref(circle)
    del circle
    sweeper.sweep()
    assert gone() is not None
    monkeypatch.setattr(sweeping, "EVERY_SECONDS", 0.0)
    sweeper.sweep()
    assert gone() is None


def test_python_does_not_look_at_everything_by_itself_any_more() -> None:
    """In a process of its own: it is not undone. Young circles are still found."""
    code = """
import gc, weakref
from redbook.server import sweeping
class Circle:
    def __init__(self): self.itself = self
sweeping.begin()
assert gc.get_freeze_count() > 1000
whole = []
gc.callbacks.append(lambda phase, info: whole.append(1) if info["generation"] == 2 else None)
kept = [[i] for i in range(500_000)]
assert not whole, "all objects were looked at"
gone = weakref.ref(Circle())
kept += [[i] for i in range(50_000)]
assert gone() is None
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_memory_is_told_in_megabytes() -> None:
    assert 10 < memory.resident() <= memory.peak() < 100_000
