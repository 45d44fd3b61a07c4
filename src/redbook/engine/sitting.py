"""A program at somebody's table: its lines go over a WebSocket, and the line is mended when it breaks.

The table speaks the protocol itself (`/ws/engine/TABLE`). This bridge takes up the invite, shows the key of the seat,
starts the program again if it fails, and comes back if the table goes away.
"""

from __future__ import annotations

import contextlib
import json
import queue
import secrets
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import msgspec

from redbook.engine.messages import (
    LONGEST_SENT,
    Ask,
    Failed,
    Hello,
    HostHello,
    New,
    Over,
    Play,
    Quit,
    Refused,
    line_of,
    to_program,
)
from redbook.engine.process import Garbled, Late, NotOffered, ProgramFault
from redbook.engine.talk import Talk, understood
from redbook.kernel import RedbookError
from redbook.kernel.extras import needs

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

FAULTS = 3  # how often a program may fail at one question before it has to be mended
SLOWEST = 30  # seconds between two tries to reach the table
PATIENCE = 600.0  # seconds that a table may be away
LOOPBACK = ("127.0.0.1", "localhost", "::1")

Tell = Callable[..., None]  # what happens, for people: an id of the command line's words, and its arguments


class BadLink(RedbookError):
    code = "bad-link"


class TableRefuses(RedbookError):
    code = "table-refuses"


class TableAway(RedbookError):
    code = "table-away"


class Place(msgspec.Struct, frozen=True):
    """A seat at a table, as a link says it."""

    base: str
    table: str
    token: str

    @property
    def link(self) -> str:
        return f"{self.base}/#/t/{self.table}/{self.token}"

    @property
    def socket(self) -> str:
        return f"ws{self.base.removeprefix('http')}/ws/engine/{self.table}"

    @property
    def near(self) -> bool:
        """On this machine, where no proxy can be on the way."""
        return urlsplit(self.base).hostname in LOOPBACK


def place_of(link: str) -> Place:
    parts = urlsplit(link.strip())
    way = parts.fragment.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.hostname or len(way) != 3 or way[0] != "t" or not all(way):
        raise BadLink(link=link)
    return Place(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", way[1], way[2])


def take_up(place: Place, name: str) -> Place:
    """An invite becomes a key that only we know; any other token stays what it is."""
    from urllib.error import HTTPError, URLError
    from urllib.request import ProxyHandler, Request, build_opener

    body = json.dumps({"token": place.token, "key": secrets.token_urlsafe(24), "name": name}).encode()
    url = f"{place.base}/api/tables/{place.table}/join"
    request = Request(url, body, {"Content-Type": "application/json"}, method="POST")
    opener = build_opener(*([ProxyHandler({})] if place.near else []))
    try:
        with opener.open(request, timeout=20) as answer:
            joined = json.loads(answer.read(LONGEST_SENT))
    except HTTPError as refused:
        with refused:
            raise TableRefuses(why=said_by(refused.read(65536)) or str(refused)) from refused
    except (URLError, OSError, ValueError) as wrong:
        raise TableAway(address=place.base, why=str(getattr(wrong, "reason", wrong))) from wrong
    return msgspec.structs.replace(place, token=joined["token"])


def said_by(body: bytes) -> str:
    try:
        return str(json.loads(body)["text"])
    except (ValueError, KeyError, TypeError):
        return ""


class Sitting:
    """From sitting down to the end of the match. `tell` is told what people want to know on the way."""

    def __init__(
        self, place: Place, command: tuple[str, ...], name: str, seconds: float, logs: Path | None, tell: Tell
    ) -> None:
        self.place = place
        self.command = command
        self.name = name
        self.seconds = seconds
        self.logs = logs
        self.tell = tell
        self.moves = 0
        self.faults = 0
        self._talk: Talk | None = None
        self._line: ClientConnection | None = None
        self._open = contextlib.ExitStack()  # closes the line
        self._inbox: queue.Queue[tuple[object, Any]] = queue.Queue()
        self._deadline: float | None = None
        self._asked = -1
        self._begun = False  # the table has let us sit down on this line

    def run(self) -> Over:
        """How the match ended; or ProgramFault if the program has failed too often."""
        try:
            while True:
                try:
                    self._start()
                    self._connect()
                    return self._play()
                except ProgramFault as fault:
                    self.faults += 1
                    self._hang_up()
                    self._stop_program(grace=False)
                    if self.faults >= FAULTS:
                        raise
                    self.tell("sit-restart", why=str(fault))
        finally:
            self._hang_up()
            self._stop_program(grace=True)

    # -- both ends --------------------------------------------------------------------------------

    def _start(self) -> None:
        talk = self._talk = Talk(self.command, self.logs)
        talk.greet()

        def pump() -> None:
            try:
                while True:
                    self._inbox.put((talk, talk.process.receive(None)))
            except ProgramFault as fault:
                self._inbox.put((talk, fault))

        threading.Thread(target=pump, daemon=True).start()

    def _stop_program(self, *, grace: bool) -> None:
        if self._talk is not None:
            self._talk.process.end(line_of(Quit()) if grace else b"", **({} if grace else {"grace": 0.0}))
            self._talk = None

    def _connect(self) -> None:
        """Reach the table, however long it takes within our patience."""
        with needs("server"):
            from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
            from websockets.sync.client import connect

        wait, until = 1, monotonic() + PATIENCE
        self._begun, self._deadline = False, None
        while True:
            try:
                proxy: Literal[True] | None = None if self.place.near else True
                opened = connect(self.place.socket, proxy=proxy, max_size=LONGEST_SENT, open_timeout=20)
                line = self._line = self._open.enter_context(opened)
                break
            except (OSError, TimeoutError, InvalidHandshake, InvalidURI) as wrong:
                if monotonic() > until:
                    raise TableAway(address=self.place.base, why=str(wrong)) from wrong
                self.tell("sit-away", why=str(wrong), seconds=wait)
                sleep(wait)
                wait = min(2 * wait, SLOWEST)

        def pump() -> None:
            try:
                with contextlib.suppress(ConnectionClosed):  # by either side, politely or not
                    while True:
                        self._inbox.put((line, line.recv()))
            finally:
                self._inbox.put((line, None))

        threading.Thread(target=pump, daemon=True).start()

    def _hang_up(self) -> None:
        self._line = None
        self._open.close()

    # -- the match --------------------------------------------------------------------------------

    def _play(self) -> Over:
        while True:
            left = None if self._deadline is None else max(0.0, self._deadline - monotonic())
            try:
                source, what = self._inbox.get(timeout=left)
            except queue.Empty:
                raise Late(f"{' '.join(self.command)} thought longer than {self.seconds:g} s") from None
            if source is self._talk:
                self._from_program(what)
            elif source is self._line and what is None:
                self._come_back()
            elif source is self._line and (over := self._from_table(what)) is not None:
                return over

    def _come_back(self) -> None:
        """The table has hung up, or has gone away."""
        self._hang_up()
        self.tell("sit-away", why="…", seconds=1)
        sleep(1)
        self._connect()

    def _from_table(self, text: str | bytes) -> Over | None:
        message = to_program.decode(text)
        talk = self._talk
        assert talk is not None
        assert talk.hello is not None
        match message:
            case HostHello():
                mine = msgspec.structs.replace(talk.hello, token=self.place.token)
                self._send(msgspec.structs.replace(mine, name=self.name) if self.name else mine)
                return None
            case New():
                self._begun = True
                talk.send(msgspec.structs.replace(message, seconds=self.seconds))
                return None
            case Ask():
                if message.id != self._asked:  # the last answer was taken: what went wrong before it is forgiven
                    self._asked, self.faults = message.id, 0
                self._deadline = monotonic() + self.seconds
                talk.send(msgspec.structs.replace(message, seconds=self.seconds))
                return None
            case Refused():
                if not self._begun:
                    raise TableRefuses(why=message.why)
                talk.send(message)
                raise NotOffered(message.why)
        talk.send(message)
        return message if isinstance(message, Over) else None

    def _from_program(self, what: bytes | ProgramFault) -> None:
        if isinstance(what, ProgramFault):
            raise what
        message = understood(what, " ".join(self.command))
        match message:
            case Play():
                self._deadline = None
                self.moves += 1
                self._send(message)
            case Failed():
                raise ProgramFault(message.why)
            case Hello():
                raise Garbled("a second hello")

    def _send(self, message: Hello | Play) -> None:
        from websockets.exceptions import ConnectionClosed

        assert self._line is not None
        with contextlib.suppress(ConnectionClosed):  # the line's own thread tells us so
            self._line.send(line_of(message).decode())
