"""Programs that are at work in this process: borrowed for a match, given back, used again, and all ended at the end."""

from __future__ import annotations

import threading
from multiprocessing.util import Finalize
from pathlib import Path

from redbook.engine.messages import Quit, line_of
from redbook.engine.talk import Talk

IDLE = 4  # of one command that may wait for their next match

_lock = threading.RLock()  # a bot may be forgotten, and give its program back, wherever Python tidies up
_idle: dict[tuple[str, ...], list[Talk]] = {}
_busy: set[Talk] = set()
_watch: list[Finalize] = []


def borrow(command: tuple[str, ...], logs: Path | None = None) -> Talk:
    """A program that has said hello. One that is idle, if it still lives, else a new one."""
    with _lock:
        if not _watch:  # workers of a pool leave without `atexit`; this reaches them, too
            _watch.append(Finalize(None, stop_all, exitpriority=100))
        waiting = _idle.get(command, [])
        while waiting:
            talk = waiting.pop()
            if talk.process.alive:
                _busy.add(talk)
                return talk
            talk.process.end(grace=0)
    talk = Talk(command, logs)
    with _lock:
        _busy.add(talk)
    try:
        talk.greet()
    except BaseException:
        discard(talk)
        raise
    return talk


def give_back(talk: Talk) -> None:
    """For another match. If enough of them wait already it is sent home, and nobody waits for that."""
    with _lock:
        waiting = _idle.setdefault(talk.process.command, [])
        if talk in _busy and talk.process.alive and len(waiting) < IDLE:
            _busy.discard(talk)
            waiting.append(talk)
            return
    threading.Thread(target=_send_home, args=(talk,), daemon=True).start()


def _send_home(talk: Talk) -> None:
    talk.process.end(line_of(Quit()))
    with _lock:
        _busy.discard(talk)


def discard(talk: Talk) -> None:
    """After a fault nothing it says can be trusted: it is killed at once."""
    with _lock:
        _busy.discard(talk)
    talk.process.end(grace=0)


def stop_all() -> None:
    """Nobody plays any more: everybody leaves, those who do not want to as well."""
    with _lock:
        going = [*_busy, *(talk for waiting in _idle.values() for talk in waiting)]
        _busy.clear()
        _idle.clear()
    for talk in going:
        talk.process.send(line_of(Quit()))
    for talk in going:
        talk.process.end()
