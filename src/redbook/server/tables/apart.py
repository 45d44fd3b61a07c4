"""Documents from outside are read in a process of their own: whatever they cost, no table waits for it.

The process is started with the first document. It has so much memory and so much time for each, works only when nobody
else wants the processor, and is ended when it does not answer. What it has read comes back in small pieces, each of
which is unpacked in a moment: a match of ten thousand moves keeps nobody waiting either.
"""

from __future__ import annotations

import contextlib
import io
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

from redbook.bots.importing import bring_in, brought
from redbook.kernel import Match, RedbookError, UnknownGame
from redbook.kernel.game import Game, find_game
from redbook.kernel.log import Chapter
from redbook.server.memory import peak
from redbook.server.problems import TooMuch
from redbook.server.settings import Documents
from redbook.server.tables.documents import Begun, from_document
from redbook.server.tables.tale import Tale
from redbook.server.tables.wire import NewTable

NICE = 5
LINES = 400  # of a tale, in one piece
WAIT = 10.0  # times its work that a document may take on a busy machine, and
START = 60.0  # seconds more: the process may have to start first

log = logging.getLogger("redbook.server")
orders = msgspec.json.Decoder(NewTable)


class Reader:
    """Our end of the line. One document at a time: the desk sees to that."""

    def __init__(self, settings: Documents) -> None:
        self._settings = settings
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    def read(self, order: NewTable) -> Begun:
        try:
            return self._read(order)
        except UnknownGame:  # made known in this process only, or nowhere
            return from_document(order, self._settings.seconds)
        except (OSError, EOFError) as gone:
            log.warning("the process that reads documents has ended: %s", self._process and self._process.exitcode)
            self.close()
            raise TooMuch(why="memory", limit=self._settings.megabytes) from gone

    def _read(self, order: NewTable) -> Begun:
        line = self._running()
        line.send_bytes(msgspec.json.encode(order))
        if not line.poll(self._settings.seconds * WAIT + START):
            self.close()
            raise TooMuch(why="seconds", limit=int(self._settings.seconds))
        count, refused = pickle.loads(line.recv_bytes())
        pieces = [line.recv_bytes() for _ in range(count)]
        if pickle.loads(line.recv_bytes()):  # it has grown: the next document gets a fresh one
            self.close()
        if refused is not None:
            raise said_again(*refused)
        return unpacked(iter(pieces))

    def _running(self) -> Connection:
        if self._line is None or self._process is None or not self._process.is_alive():
            self.close()
            context = multiprocessing.get_context("spawn")
            self._line, theirs = context.Pipe()
            given = (theirs, self._settings.seconds, self._settings.megabytes, brought())
            self._process = context.Process(target=serve, args=given, name="documents", daemon=True)
            self._process.start()
            theirs.close()
        return self._line

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None


def said_again(kind: type[RedbookError], args: dict[str, Any]) -> RedbookError:
    """The same refusal, whatever its own class wants to be made of."""
    error = kind.__new__(kind)
    RedbookError.__init__(error, **args)
    return error


# -- the other end ----------------------------------------------------------------------------------


def serve(line: Connection, seconds: float, megabytes: int, modules: Sequence[str]) -> None:
    """Read what comes until nobody sends any more, and say after each whether we have grown."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts the server ends us by closing the line
    if hasattr(os, "nice"):
        os.nice(NICE)
    bounded(megabytes)
    for module in modules:
        try:
            bring_in([module])
        except RedbookError as gone:  # changed since the server began; a game of it, if any, is read over there
            log.warning("documents are read without %s: %s", module, gone)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            for piece in answer(line.recv_bytes(), seconds):
                line.send_bytes(piece)
            line.send_bytes(pickle.dumps(peak() > megabytes / 2))


def answer(raw: bytes, seconds: float) -> list[bytes]:
    """How many pieces follow, or what was refused; then the pieces."""
    try:
        with at_most(seconds):
            begun = from_document(orders.decode(raw), seconds)
    except RedbookError as error:
        return [pickle.dumps((0, (type(error), error.args_)))]
    except MemoryError:
        return [pickle.dumps((0, (TooMuch, {"why": "memory", "limit": 0})))]
    pieces = list(packed(begun))
    return [pickle.dumps((len(pieces), None)), *pieces]


def bounded(megabytes: int) -> None:
    """The system gives us no more memory than this."""
    if sys.platform != "win32":
        import resource

        most = megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """So many seconds of work, however long that takes."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(_: int, __: object) -> None:
        raise TooMuch(why="seconds", limit=int(seconds))

    signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


# -- small pieces -----------------------------------------------------------------------------------


class Packer(pickle.Pickler):
    """Games are known at both ends, and chapters of a log travel by themselves."""

    def __init__(self, file: io.BytesIO, chapters: Sequence[Chapter] = ()) -> None:
        super().__init__(file, protocol=5)
        self._numbers = {id(chapter): number for number, chapter in enumerate(chapters)}

    def persistent_id(self, thing: Any) -> Any:
        if isinstance(thing, Game):
            return "game", thing.id
        if isinstance(thing, Chapter):
            return "chapter", self._numbers[id(thing)]
        return None


class Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, chapters: Sequence[Chapter] = ()) -> None:
        super().__init__(file)
        self._chapters = chapters

    def persistent_load(self, pid: Any) -> Any:
        kind, which = pid
        return find_game(which) if kind == "game" else self._chapters[which]


def piece(thing: Any, chapters: Sequence[Chapter] = ()) -> bytes:
    file = io.BytesIO()
    Packer(file, chapters).dump(thing)
    return file.getvalue()


def packed(begun: Begun) -> Iterator[bytes]:
    match, tale = begun
    chapters = match.log.chapters
    marks, told = tale.parts(LINES)
    yield piece((len(chapters), marks))
    for chapter in chapters:
        yield piece((chapter.moves, chapter.after))
    yield piece(match, chapters)
    for lines in told:
        yield piece(lines)


def unpacked(pieces: Iterator[bytes]) -> Begun:
    def opened(chapters: Sequence[Chapter] = ()) -> Any:
        time.sleep(0)  # others first: one interpreter serves them all
        return Unpacker(io.BytesIO(next(pieces)), chapters).load()

    count, marks = opened()
    chapters = [Chapter(*opened()) for _ in range(count)]
    match: Match = opened(chapters)
    return match, Tale.of_parts(marks, [opened() for _ in range(parts_of(marks))])


def parts_of(marks: Sequence[int]) -> int:
    return -(-marks[-1] // LINES)
