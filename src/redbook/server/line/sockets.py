"""The WebSocket: one conversation a client. Bad input gets a clear answer and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from redbook.kernel import RedbookError
from redbook.server import metrics
from redbook.server.doors import check_page
from redbook.server.limits import Doorkeeper, Place
from redbook.server.line.session import POLICY, Session
from redbook.server.line.wire import (
    AckMessage,
    AgainMessage,
    ClientMessage,
    HelloMessage,
    Id,
    LookMessage,
    MoveMessage,
    NoteMessage,
    PingMessage,
    PongMessage,
    SaidMessage,
    SayMessage,
    UndoMessage,
    WhyAnswer,
    WhyMessage,
)
from redbook.server.names import cleaned, printable
from redbook.server.problems import (
    BadMessage,
    Doubled,
    HelloFirst,
    Internal,
    NoSuchTable,
    NotYourSeat,
    ServerError,
    SlowDown,
    Stale,
    TooBig,
    WrongToken,
    choose_language,
    problem_of,
)
from redbook.server.store.rows import NoteRow
from redbook.server.tables.registry import Registry
from redbook.server.tables.seen import eyes_allowed, when, why
from redbook.server.tables.table import Table

log = logging.getLogger("redbook.server")
LARGEST = 64 * 1024
MOST_MOVES = 200  # of a gesture and all that it might mean
TRIES = 5  # wrong tokens until we hang up, or large messages of a stranger
BREATH = 0.2  # seconds that nothing is read of somebody who is too fast: what they send waits on their side
TRY_AGAIN = 1013

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Conversation:
    of = "people"

    def __init__(self, tables: Registry, table_id: str, session: Session, place: Place) -> None:
        self.tables = tables
        self.place = place
        self.table_id = table_id
        self.session = session
        self.tries = 0
        self.ending = False  # what comes now is not begun any more
        self.taking = asyncio.Lock()
        self.last: tuple[Id, int] | None = None  # the last message that was carried out, and the version it answered

    @property
    def table(self) -> Table:
        if self.session.table is None:
            raise HelloFirst()
        return self.session.table

    async def hang_up(self, code: int) -> None:
        """What is being carried out is carried out and answered first."""
        self.ending = True
        async with self.taking:
            self.session.end(code)

    async def take(self, raw: str | bytes | None) -> None:
        """One message in; whatever is wrong with it is answered, never raised."""
        id: Id | None = None
        session = self.session
        try:
            self.place.message(len(raw or ""))
            message = parsed(raw)
            id = getattr(message, "id", None)
            await self.answer(message)
        except RedbookError as error:
            log.debug("a message was refused", extra={"table": self.table_id, "code": error.code})
            self.tries += isinstance(error, WrongToken) or (isinstance(error, TooBig) and session.table is None)
            session.refuse(error, id if id is not None else found_id(raw))
            if isinstance(error, SlowDown):
                await asyncio.sleep(BREATH)
        except Exception as error:
            log.error("table %s: a message failed", self.table_id, exc_info=error)
            session.refuse(Internal(), id)

    async def answer(self, message: ClientMessage) -> None:
        session = self.session
        match message:
            case HelloMessage():
                await self.hello(message)
            case MoveMessage() | UndoMessage():
                await self.change(message)
            case WhyMessage():
                answer = why(self.table, session.holder, message.intent, session.lang)
                session.reply(WhyAnswer(id=message.id, why=answer))
            case LookMessage():
                if not eyes_allowed(self.table, session.holder, message.seat):
                    raise NotYourSeat(seat=message.seat)
                session.look(message.seat)
                session.send_state()
            case SayMessage():
                self.say(message)
            case NoteMessage():
                row = NoteRow(message.seat, message.key, printable(message.text))
                version = await self.table.note(session.holder, row)
                session.reply(AckMessage(id=message.id, version=version))
            case AgainMessage():
                self.table  # noqa: B018
                session.begin_anew()
                session.send_state()
            case PingMessage():
                session.reply(PongMessage())

    async def hello(self, message: HelloMessage) -> None:
        session = self.session
        if message.lang is not None:
            session.lang = choose_language(message.lang)
        table, holder = await self.tables.enter(self.table_id, message.token)
        self.place.greet(message.token)
        self.leave()
        if message.name is not None:
            session.name = cleaned(message.name)
        session.changes = message.changes
        session.sit(table, holder, message.token)
        await table.call(holder, session.name)
        self.tables.broadcast.join(table.id, session)
        session.send_state()
        table.announce_presence()
        self.tables.bots.wake(table)

    async def change(self, message: MoveMessage | UndoMessage) -> None:
        session, table = self.session, self.table
        this = (message.id, message.version)
        try:
            if isinstance(message, MoveMessage):
                if sum(map(len, message.or_else), len(message.moves)) > MOST_MOVES:
                    raise BadMessage(why="or_else")
                version = await table.play(session.holder, message.version, message.moves, message.or_else)
            else:
                version = await table.undo(session.holder, message.version)
        except Stale:
            if this == self.last:
                raise Doubled() from None
            raise
        self.last = this
        session.reply(AckMessage(id=message.id, version=version))

    def say(self, message: SayMessage) -> None:
        session, table = self.session, self.table
        text = cleaned(message.text)
        if not text:
            raise BadMessage(why="text")
        seat = session.eyes if session.eyes in session.seats else None
        name = session.name or (table.seats[seat].name if seat is not None else "")
        table.publish(SaidMessage(name=name, seat=seat, text=text, at=when(time.time())))

    def leave(self) -> None:
        table = self.session.table
        if table is not None:
            self.tables.broadcast.leave(table.id, self.session)
            self.session.table = None
            table.announce_presence()


def parsed(raw: str | bytes | None) -> ClientMessage:
    if not isinstance(raw, str):
        raise BadMessage(why="binary")
    if len(raw) > LARGEST or len(raw.encode("utf-8", "surrogatepass")) > LARGEST:
        raise TooBig(limit=LARGEST)
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as wrong:
        raise BadMessage(why=str(wrong)) from wrong


class OnlyId(msgspec.Struct):
    id: Id | None = None


def found_id(raw: str | bytes | None) -> Id | None:
    """So that a refusal finds its question even when the rest of the message was wrong."""
    if not isinstance(raw, str) or len(raw) > LARGEST:
        return None
    try:
        return msgspec.json.decode(raw, type=OnlyId).id
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return None


async def listen(socket: WebSocket[Any, Any, Any], talk: Conversation, writer: asyncio.Task[None]) -> int | None:
    """Until the client hangs up (None), or we do: the close code."""
    session = talk.session
    until = time.monotonic() + talk.place.hello_seconds
    while True:
        waiting = None if session.table is not None else max(0.0, until - time.monotonic())
        try:
            event: Any = await asyncio.wait_for(socket.receive(), waiting)
        except TimeoutError:
            return POLICY
        if event["type"] == "websocket.disconnect":
            return None
        if talk.ending:
            continue
        text = event.get("text")
        async with talk.taking:
            await talk.take(text if text is not None else event.get("bytes"))
        if session.overrun:
            return TRY_AGAIN
        if talk.tries >= TRIES:
            await flush(writer)
            return POLICY
        if writer.done():
            return None


async def write_out(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    await session.write(lambda data: socket.send_data(data.decode(), "text", "utf-8"))
    if session.ended is not None:
        await socket.close(session.ended)


async def flush(writer: asyncio.Task[None]) -> None:
    """Let the last words out before hanging up, but do not wait for somebody who does not read."""
    await asyncio.wait([writer], timeout=0.2)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    session = Session(choose_language(socket.headers.get("accept-language")))
    await at_the_door(socket, lambda place: Conversation(socket.app.state.tables, table, session, place))


async def at_the_door(socket: WebSocket[Any, Any, Any], begin: Callable[[Place], Conversation]) -> None:
    """Whoever may not come in is told so in HTTP, before there is a socket."""
    keeper: Doorkeeper = socket.app.state.keeper
    try:
        check_page(socket, socket.app.state.origins)
        place = keeper.socket(keeper.asking(socket.scope))
    except ServerError as refused:
        await turn_away(socket, refused)
        return
    try:
        talk = begin(place)
        with metrics.SOCKETS.labels(talk.of).track_inprogress():
            await converse(socket, talk)
    finally:
        place.leave()


async def turn_away(socket: WebSocket[Any, Any, Any], error: ServerError) -> None:
    """Servers that cannot answer in HTTP here close the line."""
    await socket.receive()
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close(TRY_AGAIN)
        return
    problem = problem_of(error, choose_language(socket.headers.get("accept-language")))
    headers = [(b"content-type", b"application/json"), *retry_after(error)]
    start: Any = {"type": "websocket.http.response.start", "status": error.status, "headers": headers}
    body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(problem)}
    await socket.send(start)
    await socket.send(body)


def retry_after(error: ServerError) -> list[tuple[bytes, bytes]]:
    return [(b"retry-after", str(error.args_.get("seconds", 2)).encode())] if error.status == 429 else []


async def converse(socket: WebSocket[Any, Any, Any], talk: Conversation) -> None:
    """From the first word to the last; the table hears of both."""
    tables, session, table = talk.tables, talk.session, talk.table_id
    await socket.accept()
    writer = asyncio.create_task(write_out(socket, session))
    tables.lines.add(talk)
    code: int | None = None
    try:
        try:
            await tables.get(table)
        except NoSuchTable as error:
            session.refuse(error)
            await flush(writer)
            code = POLICY
        else:
            code = await listen(socket, talk, writer)
    except WebSocketDisconnect:
        code = None
    finally:
        tables.lines.discard(talk)
        talk.leave()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        if code is not None:
            with contextlib.suppress(
                WebSocketDisconnect, RuntimeError, TimeoutError
            ):  # it has gone already, or never reads
                await asyncio.wait_for(socket.close(code), 2)
