"""A program at work: lines in, lines out, a log of what it complains about, and an end that is one.

Pipes are read and written by threads of their own, so that nobody waits for a program that never reads or never stops
talking; `receive` has a time limit. What a program may write ahead is bounded: then it waits, not we.
"""

from __future__ import annotations

import contextlib
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO

from redbook.engine.messages import LONGEST_LINE

AHEAD = 64  # lines that may wait to be read
LONGEST_LOG = 1024 * 1024  # bytes of complaints that are kept
TAIL = 20  # lines of them that a report shows
FAREWELL = 1.0  # seconds to leave in after `quit`
POSIX = os.name == "posix"


class ProgramFault(Exception):
    """What a program did wrong, in a sentence. `kind` as the arena counts it: raised, illegal or late."""

    kind = "raised"

    def __init__(self, why: str, log: str = "") -> None:
        super().__init__(why)
        self.log = log


class CannotStart(ProgramFault):
    """The program could not be started at all."""


class Died(ProgramFault):
    """It ended while somebody was waiting for it."""


class Garbled(ProgramFault):
    """What it wrote is no message of the protocol, or too much."""


class NotOffered(ProgramFault):
    kind = "illegal"


class Late(ProgramFault):
    kind = "late"


def last_words(log: str) -> str:
    """The line of its complaints that says most: the last that speaks of an error, or the last.

    >>> last_words("TypeError: optons is undefined\\n    at mybot.js:7\\n\\nNode.js v20.20.2")
    'TypeError: optons is undefined'
    """
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or [""])[-1]


def plain(name: str) -> str:
    """A name that any file may have."""
    return re.sub(r"[^A-Za-z0-9._-]+", "_", name)[:60] or "program"


class Process:
    """One running program. `name` is for people: the file, or the command."""

    def __init__(self, command: Sequence[str], logs: Path | None = None) -> None:
        self.command = tuple(command)
        self.name = " ".join((Path(command[0]).name, *command[1:]))
        self._lines: queue.Queue[bytes | None] = queue.Queue(AHEAD)
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._tail: deque[str] = deque(maxlen=TAIL)
        self._too_long = False
        self._ended = threading.Event()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=POSIX,  # a group of its own: Ctrl-C is ours, and its children end with it
                creationflags=0 if POSIX else subprocess.CREATE_NEW_PROCESS_GROUP,  # type: ignore[attr-defined,unused-ignore]
            )
        except OSError as wrong:
            raise CannotStart(f"{self.name} cannot be started: {wrong.strerror or wrong}") from wrong
        self.log_file = None if logs is None else logs / f"{plain(Path(command[-1]).stem)}-{self.pid}.log"
        works: list[tuple[Callable[[Any], None], Any]] = [
            (self._write, self._process.stdin),
            (self._read, self._process.stdout),
            (self._keep, self._process.stderr),
        ]
        self._threads = [threading.Thread(target=work, args=(pipe,), daemon=True) for work, pipe in works]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return not self._ended.is_set() and self._process.poll() is None

    # -- lines ------------------------------------------------------------------------------------

    def send(self, line: bytes) -> None:
        """Never waits: whether the program reads it shows when it answers."""
        self._out.put(line)

    def receive(self, seconds: float | None) -> bytes:
        """The next line that is not empty, within `seconds`. Died, Garbled or Late otherwise."""
        until = None if seconds is None else monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=None if until is None else max(0.0, until - monotonic()))
            except queue.Empty:
                raise Late(f"{self.name} does not answer", self.tail) from None
            if line is None:
                self._lines.put(None)  # for whoever asks again
                raise self._farewell()
            if line.strip():
                return line

    def _farewell(self) -> ProgramFault:
        if self._too_long:
            return Garbled(f"{self.name} wrote a line of more than {LONGEST_LINE} bytes", self.tail)
        try:
            code = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return Died(f"{self.name} closed its output", self.tail)
        self._threads[2].join(FAREWELL)  # its last words belong to the report
        how = f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        words = last_words(self.tail)
        return Died(f"{self.name} {how}" + (f": {words}" if words else ""), self.tail)

    @property
    def tail(self) -> str:
        """The last lines of its complaints."""
        return "\n".join(self._tail)

    # -- threads ----------------------------------------------------------------------------------

    def _write(self, pipe: BinaryIO) -> None:
        with contextlib.suppress(OSError), pipe:  # it has gone, and whoever waits for its answer will hear so
            while (line := self._out.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[pipe.write(rest) :]

    def _read(self, pipe: BinaryIO) -> None:
        waiting = b""
        with pipe:
            while not self._ended.is_set() and (data := pipe.read(65536)):
                *lines, waiting = (waiting + data).split(b"\n")
                self._too_long = len(waiting) > LONGEST_LINE or any(len(line) > LONGEST_LINE for line in lines)
                if self._too_long:
                    break
                for line in lines:
                    self._hand_on(line)
            else:
                self._hand_on(waiting)  # a last line without a break
            self._hand_on(None)

    def _hand_on(self, line: bytes | None) -> None:
        """Waits until there is room, or until nobody wants it any more."""
        while not self._ended.is_set():
            try:
                self._lines.put(line, timeout=0.2)
            except queue.Full:
                continue
            return

    def _keep(self, pipe: BinaryIO) -> None:
        """Its complaints go to a file and, the last of them, to the reports. All are read: it must not wait for us."""
        kept, waiting, file = 0, b"", None
        with pipe:
            try:
                while data := pipe.read(65536):
                    *lines, waiting = (waiting + data).split(b"\n")
                    waiting = waiting[-LONGEST_LINE:]
                    self._tail.extend(line[:400].decode("utf-8", "replace") for line in lines)
                    if self.log_file is not None and kept < LONGEST_LOG:
                        if file is None:
                            self.log_file.parent.mkdir(parents=True, exist_ok=True)
                            file = self.log_file.open("wb", buffering=0)
                        file.write(data[: LONGEST_LOG - kept])
                        kept += len(data)
                        if kept >= LONGEST_LOG:
                            file.write(b"\n... cut\n")
                if waiting:
                    self._tail.append(waiting[:400].decode("utf-8", "replace"))
            finally:
                if file is not None:
                    file.close()

    # -- the end ----------------------------------------------------------------------------------

    def end(self, last: bytes = b"", grace: float = FAREWELL) -> None:
        """Say `last`, close its input, wait `grace` seconds, then kill it and all that it started."""
        if self._ended.is_set():
            return
        if last:
            self._out.put(last)
        self._out.put(None)
        if grace:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
        self._ended.set()
        self._kill()
        self._wake()
        self._process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)

    def _wake(self) -> None:
        """Whoever still waits for a line hears that there will be none."""
        while True:
            try:
                return self._lines.put_nowait(None)
            except queue.Full:
                with contextlib.suppress(queue.Empty):
                    self._lines.get_nowait()

    def _kill(self) -> None:
        """The whole group: its number stays its own as long as anybody is in it."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if POSIX:
                os.killpg(self.pid, signal.SIGKILL)
            elif sys.platform == "win32":
                subprocess.run(["taskkill", "/F", "/T", "/PID", str(self.pid)], capture_output=True, check=False)
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
