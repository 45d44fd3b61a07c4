"""The line itself, before any request: half-sent requests are hung up on, and what is inflated is bounded.

uvicorn waits for ever for the rest of a request. Its sockets inflate all that has come before anybody reads the first
message of it: a piece of 64 KiB may hold hundreds of messages. So time is given for headers and body, and what has
come is handed on in small pieces, no further than to the next message.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from redbook.server.limits import Doorkeeper

LARGEST_FRAME = 256 * 1024  # messages over 64 KiB are refused politely up to here, inflated; beyond it the line is cut
PIECE = 512  # bytes that are inflated at once: they hold no more than two messages of the largest kind
FRAGMENTS = 1000  # that one message may come in
POLICY = 1008


class GuardedHTTP(H11Protocol):
    """A request has to come in time, and an address has so many connections."""

    def __init__(self, *given: Any, keeper: Doorkeeper, **more: Any) -> None:
        super().__init__(*given, **more)
        self.keeper = keeper
        self._counted = ""
        self._owed: object = None  # what the client owes us: the rest of its headers, or of its body
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self.keeper.connect(peer):
            transport.abort()
            return
        self._counted = peer
        self._watch(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._watch(self._owes())

    def _owes(self) -> object:
        """After a whole request it owes nothing; the rest between two requests is uvicorn's to end."""
        state = self.conn.their_state
        if state is h11.IDLE:
            return h11.IDLE if self.conn.trailing_data[0] else None
        return state if state is h11.SEND_BODY else None

    def _watch(self, owed: object) -> None:
        """The time for headers or body begins once, however slowly they come."""
        if owed is self._owed:
            return
        self._owed = owed
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if owed is not None:
            limits = self.keeper.limits
            seconds = limits.header_seconds if owed is h11.IDLE else limits.body_seconds
            self._timer = self.loop.call_later(seconds, self.transport.close)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._done()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        super().connection_lost(exc)

    def _done(self) -> None:
        self._watch(None)
        if self._counted:
            self.keeper.disconnect(self._counted)
            self._counted = ""


class GuardedSocket(WebSocketsSansIOProtocol):
    """What has come waits as it came until somebody reads it."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._waiting = bytearray()

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        self._hand_on()

    def _hand_on(self) -> None:
        if self.close_sent and len(self._waiting) > PIECE:
            self._waiting.clear()  # we have said goodbye: more than an answer to that is not even inflated
        while self._waiting and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._waiting[:PIECE])
            del self._waiting[:PIECE]
            super().data_received(piece)

    async def receive(self) -> Any:
        message = await super().receive()
        self._hand_on()
        return message

    def handle_connect(self, event: Request) -> None:
        """Nothing here is asked for in a query, and uvicorn would write it down."""
        event.path = event.path.partition("?")[0]
        super().handle_connect(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.conn.fail(POLICY)
            self.handle_parser_exception()
        else:
            super().handle_cont(event)
