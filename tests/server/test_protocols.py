"""The line itself: half-sent requests are hung up on, and what is inflated is bounded."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from redbook.server import protocols
from redbook.server.protocols import LARGEST_FRAME
from redbook.server.settings import Limits
from server.house import HERE
from server.live import house_at, in_thread, line


@contextmanager
def limited(folder: Path, **limits: Any) -> Iterator[int]:
    with in_thread(folder / "t.db", settings=msgspec.structs.replace(HERE, limits=Limits(**limits))) as port:
        yield port


def sent(port: int, *parts: bytes) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", port), timeout=20)
    for part in parts:
        raw.sendall(part)
    return raw


def until_closed(raw: socket.socket) -> bytes:
    """All that comes until the server hangs up; TimeoutError if it never does."""
    with raw:
        heard = b""
        while more := raw.recv(65536):
            heard += more
        return heard


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("half", [b"", b"POST /api/tab", HEAD], ids=["nothing", "line", "headers"])
def test_headers_that_never_come_are_not_waited_for(tmp_path: Path, half: bytes) -> None:
    with limited(tmp_path, header_seconds=0.2) as port:
        assert until_closed(sent(port, half)) == b""


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with limited(tmp_path, body_seconds=0.2) as port:
        assert b" 201 " not in until_closed(sent(port, HEAD + b"\r\n", b'{"game": '))
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_the_second_request_of_a_connection_has_to_come_whole_too(tmp_path: Path) -> None:
    with limited(tmp_path, header_seconds=0.2, idle_seconds=60) as port:
        raw = sent(port, WHOLE)
        first = b""
        while not first.endswith(b"]"):
            first += raw.recv(65536)
        raw.sendall(WHOLE[:20])
        assert until_closed(raw) == b""


def test_whoever_is_only_slow_is_served(tmp_path: Path) -> None:
    with limited(tmp_path, header_seconds=20) as port:
        raw = sent(port, *(bytes([byte]) for byte in WHOLE))
        assert raw.recv(65536).startswith(b"HTTP/1.1 200")
        raw.close()


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with limited(tmp_path, connections_per_address=3) as port:
        held = [sent(port) for _ in range(3)]
        for raw in held:
            raw.sendall(WHOLE)
            assert raw.recv(10)
        with pytest.raises(httpx.TransportError), house_at(port) as house:
            house.call("GET", "/api/games")
        for raw in held:
            raw.close()
        for _ in range(500):  # the server hears of it in its own time
            try:
                with house_at(port) as house:
                    house.call("GET", "/api/games")
                break
            except httpx.TransportError:
                continue
        else:
            raise AssertionError("places are not free again")


# -- sockets --------------------------------------------------------------------------------------------


def test_a_message_is_bounded_once_it_is_inflated(tmp_path: Path) -> None:
    """It is a few hundred bytes on the wire."""
    with limited(tmp_path) as port, house_at(port) as house:
        opened = house.open()
        with line(port, opened["table"], compression="deflate") as one:
            one.send_text("x" * LARGEST_FRAME)
            assert one.next("problem")["problem"]["code"] == "too-big"
            one.send_text("x" * (LARGEST_FRAME + 1))
            with pytest.raises(ConnectionClosed) as closed:
                one.next("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


def test_no_more_is_inflated_than_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred large messages come at once, in some kilobytes: they are inflated one after the other."""
    most = 0
    hand_on = protocols.GuardedSocket.data_received

    def watched(self: Any, data: bytes) -> None:
        nonlocal most
        hand_on(self, data)
        most = max(most, self.queue.qsize())

    monkeypatch.setattr(protocols.GuardedSocket, "data_received", watched)
    with limited(tmp_path, enforced=False) as port, house_at(port) as house:
        opened = house.open()
        with line(port, opened["table"], compression="deflate") as one:
            one.hello(opened["token"])
            protocol = one.connection.protocol
            with one.connection.protocol_mutex:
                for _ in range(200):
                    protocol.send_text(b"x" * 100_000)
                one.connection.socket.sendall(b"".join(protocol.data_to_send()))
            for _ in range(200):
                assert one.next("problem")["problem"]["code"] == "too-big"
            one.send("ping")
            one.next("pong")
    assert 0 < most <= 4


def test_a_stranger_who_sends_large_messages_is_shown_out(tmp_path: Path) -> None:
    with limited(tmp_path) as port, house_at(port) as house:
        opened = house.open()
        with line(port, opened["table"]) as one:
            for _ in range(5):
                one.send_text("x" * 100_000)
                assert one.next("problem")["problem"]["code"] == "too-big"
            with pytest.raises(ConnectionClosed):
                one.next("nothing")


def test_a_message_in_endless_fragments_is_cut_off(tmp_path: Path) -> None:
    with limited(tmp_path) as port, house_at(port) as house:
        opened = house.open()
        with line(port, opened["table"], compression=None) as one:

            def go_on() -> None:
                one.connection.send("" for _ in range(100_000))
                one.next("nothing")

            with pytest.raises(ConnectionClosed):
                go_on()


def test_a_socket_too_many_is_told_in_http(tmp_path: Path) -> None:
    with limited(tmp_path, strangers_per_address=1) as port, house_at(port) as house:
        opened = house.open()
        with line(port, opened["table"]) as one:
            with pytest.raises(InvalidStatus) as turned, line(port, opened["table"]):
                raise AssertionError("it was let in")
            one.hello(opened["token"])
    assert turned.value.response.status_code == 429
    assert turned.value.response.headers["Retry-After"] == "2"
    assert b"too-many-sockets" in turned.value.response.body
