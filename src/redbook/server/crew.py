"""Several processes on one port: `redbook serve --workers N`. Each is the same command, with the open socket handed on.

Whoever dies is replaced. SIGHUP replaces all of them one after the other, each new one before an old one goes. When
this process ends, in whatever way, they end too.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from types import FrameType

log = logging.getLogger("redbook.server")
DOOR = "REDBOOK_CREW_DOOR"  # the number of the listening socket, for a process of the crew
CORD = "REDBOOK_CREW_CORD"  # the number of its line to whoever started it
READY = b"ready"
START_SECONDS = 60.0
END_SECONDS = 20.0
REST_SECONDS = 1.0  # before one that died at once is started again


class Hand:
    """One process of the crew."""

    def __init__(self, door: socket.socket) -> None:
        ours, theirs = socket.socketpair()
        environment = {**os.environ, DOOR: str(door.fileno()), CORD: str(theirs.fileno())}
        command = [sys.executable, "-m", "redbook.cli", *sys.argv[1:]]
        self.process = subprocess.Popen(command, env=environment, pass_fds=(door.fileno(), theirs.fileno()))
        theirs.close()
        self.cord = ours
        self.began = time.monotonic()

    def wait_until_ready(self) -> bool:
        self.cord.settimeout(START_SECONDS)
        try:
            return self.cord.recv(len(READY)) == READY
        except OSError:
            return False
        finally:
            self.cord.settimeout(None)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()

    def ended(self) -> None:
        try:
            self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.cord.close()


class Crew:
    def __init__(self, count: int, door: socket.socket) -> None:
        self._count = count
        self._door = door
        self._hands: list[Hand] = []
        self._bell, self._button = socket.socketpair()
        self._ending = False
        self._renewing = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until told to end. `ready` is called once all of them serve."""
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        self._hands = [Hand(self._door) for _ in range(self._count)]
        try:
            if all(hand.wait_until_ready() for hand in self._hands):
                ready()
            while not self._ending:
                wait([self._bell, *(hand.cord for hand in self._hands)])
                self._look()
        finally:
            for hand in self._hands:
                hand.end()
            for hand in self._hands:
                hand.ended()

    def _look(self) -> None:
        self._bell.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            self._bell.recv(100)
        if self._ending:
            return
        for hand in list(self._hands):
            if hand.process.poll() is not None or not connected(hand.cord):
                log.error("process %s has died (%s); another takes its place", hand.process.pid, hand.process.poll())
                self._replace(hand)
        if self._renewing:
            self._renewing = False
            for hand in list(self._hands):
                self._replace(hand)

    def _replace(self, old: Hand) -> None:
        """The new one serves before the old one goes."""
        if time.monotonic() - old.began < REST_SECONDS:
            time.sleep(REST_SECONDS)
        self._hands.append(Hand(self._door))
        self._hands[-1].wait_until_ready()
        self._hands.remove(old)
        old.end()
        old.ended()

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ending = True
        self._button.send(b"!")

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True
        self._button.send(b"!")


def connected(cord: socket.socket) -> bool:
    """It says nothing more after it is ready: what can be read is its end."""
    cord.setblocking(False)
    try:
        return cord.recv(len(READY)) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        cord.setblocking(True)


# -- in a process of the crew -----------------------------------------------------------------------


def door_of_the_crew() -> socket.socket | None:
    number = os.environ.get(DOOR)
    return None if number is None else socket.socket(fileno=int(number))


def tell_the_crew() -> None:
    """This process serves. It ends when whoever started it does."""
    cord = socket.socket(fileno=int(os.environ[CORD]))
    cord.sendall(READY)

    def hold() -> None:
        cord.recv(1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=hold, name="cord", daemon=True).start()
