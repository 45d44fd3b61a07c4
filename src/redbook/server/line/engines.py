"""Programs at a table: the protocol for engines over a WebSocket, beside the one that browsers speak.

The same messages as on standard input and output (redbook.engine.messages); the program's hello shows its token. It is
asked one question at a time, so that nothing piles up however slow it is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from redbook.engine.asking import SEEDS, ask_for, in_words, new_for
from redbook.engine.messages import (
    LONGEST_LINE,
    PROTOCOL,
    Failed,
    Heard,
    Hello,
    HostHello,
    Over,
    Play,
    Pong,
    ProgramMessage,
    Refused,
    Stop,
    ToProgram,
    from_program,
    line_of,
)
from redbook.engine.program import check_offer
from redbook.engine.talk import host_name
from redbook.kernel import IllegalMove, Match, RedbookError, Seen
from redbook.kernel.chance import fresh_seed
from redbook.server.line.session import REPLIES, Session
from redbook.server.line.sockets import Conversation, at_the_door, log
from redbook.server.line.wire import HelloMessage, Id
from redbook.server.problems import (
    BadMessage,
    HelloFirst,
    Internal,
    NotSaved,
    Stale,
    TooBig,
    WrongToken,
    choose_language,
    problem_of,
)
from redbook.server.tables.broadcast import Changed, Gone, Note, SeatFreed
from redbook.server.tables.table import Holder


class Asked(msgspec.Struct):
    """The question that waits for an answer: of which version of which match."""

    id: int
    version: int
    match: Match
    answered: bool = False


class EngineSession(Session):
    """What a program at a table is to be sent next is worked out when it is sent, from how the table stands then."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.hello: Hello | None = None
        self.asked: Asked | None = None
        self.last_id = 0
        self._begun: Match | None = None  # the match that was announced
        self._over = False
        self._told: dict[str, int] = {}

    def hear(self, note: Note) -> None:
        table = self.table
        if isinstance(note, Gone):
            super().hear(note)
        elif isinstance(note, SeatFreed) and self.holder == Holder("seat", (note.seat,)):
            self.holder = Holder("none", ())
            self.refuse(WrongToken())
        elif isinstance(note, Changed) and table is not None:
            for seat, heard in self._told.items():  # after an undo the tale is shorter
                self._told[seat] = min(heard, len(table.tale.heard_by(seat)))
            self.send_state()

    def send_state(self) -> None:
        self._ready.set()

    def refuse(self, error: RedbookError, id: Id | None = None) -> None:
        self.say(Refused(why=problem_of(error, self.lang).text, id=id if isinstance(id, int) else None))

    def say(self, message: ToProgram) -> None:
        if self._replies >= REPLIES:
            self.overrun = True
        else:
            self._out.append((True, line_of(message)))
            self._replies += 1
        self._ready.set()

    async def write(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        while not self._silent:
            await self._ready.wait()
            self._ready.clear()
            while self._out:
                self._replies -= 1
                await send(self._out.popleft()[1])
            for message in self._due():
                await send(line_of(message))

    def _due(self) -> Iterator[ToProgram]:
        table, hello = self.table, self.hello
        if table is None or hello is None:
            return
        match, decision = table.match, table.match.decision
        if self._begun is None or self._begun.settings != match.settings:
            self._begun, self._told = match, {}
            seed = fresh_seed() % SEEDS
            yield new_for(match.game.id, match.seats, self.seats, match.settings, seed=seed)
        asked = self.asked
        if asked is not None and (asked.version != table.version or asked.match is not match):
            self.asked = None
            if not asked.answered:
                yield Stop(id=asked.id)
        if decision is not None and decision.seat in self.seats and self.asked is None:
            self.last_id = max(self.last_id + 1, table.version << 8)  # the same number never means two questions
            self.asked = Asked(self.last_id, table.version, match)
            seat = decision.seat
            told = table.tale.heard_by(seat)
            start = self._told.get(seat, 0)
            self._told[seat] = len(told)
            news = [
                Heard(
                    move=one.move,
                    cause=one.cause,
                    kind=one.kind,
                    args=one.args,
                    text=in_words(match.game.id, f"event-{one.kind}", one.args, hello.words),
                )
                for one in told[start:]
            ]
            yield ask_for(Seen(match), self.last_id, hello, news, told_from=start, world_seed=fresh_seed())
        if match.result is not None and not self._over:
            self._over = True
            result = match.result
            yield Over(winners=list(result.winners), reason=result.reason, scores=dict(result.scores))


class EngineConversation(Conversation):
    """A wrong answer is told and may be given again, a few times; then we hang up, and the seat waits for somebody."""

    of = "programs"
    session: EngineSession

    async def take(self, raw: str | bytes | None) -> None:
        session = self.session
        id: int | None = None
        try:
            self.place.message(len(raw or ""))
            message = parsed(raw)
            id = getattr(message, "id", None)
            await self._hear(message)
        except RedbookError as error:
            self.tries += not isinstance(error, NotSaved)
            session.refuse(error, id)
        except Exception as error:
            log.error("table %s: a message of a program failed", self.table_id, exc_info=error)
            session.refuse(Internal(), id)

    async def _hear(self, message: ProgramMessage) -> None:
        session = self.session
        match message:
            case Hello():
                await self._greet(message)
            case Play():
                await self._play(message)
            case Failed() | Pong():
                pass  # its own affair: the question stands
            case _ if session.hello is None:
                raise HelloFirst()

    async def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise BadMessage(why=f"protocol {hello.protocol}, not {PROTOCOL}")
        table, holder = await self.tables.enter(self.table_id, hello.token)
        if not holder.seats:
            raise WrongToken()
        check_offer(hello, table.match.game.id, "")
        self.session.hello = hello
        await self.hello(HelloMessage(token=hello.token, name=hello.name))

    async def _play(self, message: Play) -> None:
        session, table = self.session, self.table
        asked = session.asked
        if asked is None or asked.answered or message.id != asked.id:
            if message.id > session.last_id:
                raise BadMessage(why=f"id {message.id}: nobody has asked that")
            return  # the question has gone: that is nobody's fault
        asked.answered = True
        try:
            await table.play(session.holder, asked.version, [message.notation])
        except Stale:
            session.send_state()
        except (IllegalMove, NotSaved):
            asked.answered = False  # it may try again
            raise


def parsed(raw: str | bytes | None) -> ProgramMessage:
    if not isinstance(raw, str):
        raise BadMessage(why="binary")
    if len(raw.encode("utf-8", "surrogatepass")) > LONGEST_LINE:
        raise TooBig(limit=LONGEST_LINE)
    try:
        return from_program.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as wrong:
        raise BadMessage(why=str(wrong)) from wrong


@websocket("/ws/engine/{table:str}")
async def engine_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    session = EngineSession(choose_language(socket.headers.get("accept-language")))
    session.say(HostHello(protocol=PROTOCOL, host=host_name()))
    await at_the_door(socket, lambda place: EngineConversation(socket.app.state.tables, table, session, place))
