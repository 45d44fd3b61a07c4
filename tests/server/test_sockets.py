"""The WebSocket: a conversation, and everything that can be wrong with one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from redbook.server.tables.broadcast import Broadcast
from server.house import House, Line, app, client_of, limited


@contextmanager
def line(house: House, table: str) -> Iterator[Line]:
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        yield Line(socket)


class Player(Line):
    """Keeps what it was told, as the browser does."""

    def __init__(self, one: Line, token: str, **more: Any) -> None:
        super().__init__(one.socket)
        self.tale: list[Any] = []
        self.take(self.hello(token, **more))

    def take(self, state: Any) -> None:
        self.state = state
        self.tale = self.tale[: state["told_from"]] + state["told"]

    def catch_up(self, version: int) -> None:
        while self.state["version"] < version:
            self.take(self.next("state"))


def test_a_game_over_the_socket(house: House) -> None:
    opened = house.open(seating={"red": "friend"})
    table, host_token, invite = opened["table"], opened["token"], house.join(opened, "red")
    with line(house, table) as first, line(house, table) as second, line(house, table) as third:
        host = Player(first, host_token, name="Ana")
        friend = Player(second, invite, name="Rui", lang="pt")
        watcher = Player(third, opened["watch"])
        for version in range(1, 7):
            mover = host if host.state["decision"] else friend
            notation = mover.state["decision"]["options"][0]["notation"]
            mover.send("move", id=f"m{version}", version=version - 1, moves=[notation])
            for player, token in ((host, host_token), (friend, invite), (watcher, opened["watch"])):
                player.catch_up(version)
                asked = house.state(table, token, **({"seat": player.state["eyes"]} if player.state["eyes"] else {}))
                assert player.tale == asked["told"]
                assert player.state["view"] == asked["view"]
                assert player.state["decision"] == asked["decision"]
            assert mover.next("ack", "problem") == {"type": "ack", "id": f"m{version}", "version": version}
        assert watcher.state["result"]
        assert watcher.state["view"]["hand"] == []
        assert {seat["seat"]: seat["name"] for seat in watcher.state["seats"]} == {"blue": "Ana", "red": "Rui"}


def test_hello_comes_first(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        for type, fields in (
            ("move", {"id": "1", "version": 0, "moves": ["card 1"]}),
            ("undo", {"id": "2", "version": 0}),
            ("why", {"id": "3", "intent": "card 1"}),
            ("look", {"seat": "red"}),
            ("say", {"text": "hi"}),
        ):
            one.send(type, **fields)
            problem = one.next("problem")
            assert problem["problem"]["code"] == "hello-first"
            assert problem["id"] == fields.get("id")
        one.send("ping")
        one.next("pong")
        assert one.hello(opened["token"])["version"] == 0


GARBAGE = {
    "not json": "garbage",
    "empty": "",
    "null": "null",
    "a list": "[]",
    "no type": '{"id": "q"}',
    "unknown type": '{"type": "dance", "id": "q"}',
    "a number for a type": '{"type": 7}',
    "no moves": '{"type": "move", "id": "q", "version": 0}',
    "empty gesture": '{"type": "move", "id": "q", "version": 0, "moves": []}',
    "moves of numbers": '{"type": "move", "id": "q", "version": 0, "moves": [1]}',
    "negative version": '{"type": "move", "id": "q", "version": -1, "moves": ["x"]}',
    "text version": '{"type": "move", "id": "q", "version": "0", "moves": ["x"]}',
    "huge version": '{"type": "move", "id": "q", "version": 1e99, "moves": ["x"]}',
    "long talk": json.dumps({"type": "say", "text": "x" * 501}),
    "no talk": json.dumps({"type": "say", "text": " \u0007 "}),
    "lone surrogate": '{"type": "say", "text": "\\ud800"}',
    "deep": "[" * 60_000,
}


@pytest.mark.parametrize("kind", GARBAGE)
def test_garbage_is_answered_and_changes_nothing(house: House, kind: str) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        before = one.hello(opened["token"], lang="es")
        one.socket.send_text(GARBAGE[kind])
        problem = one.next("problem")
        assert problem["problem"]["code"] == "bad-message"
        assert problem["problem"]["text"].startswith("No se entiende este mensaje")
        assert problem["id"] == ("q" if '"q"' in GARBAGE[kind] else None)
        assert one.move(before)["type"] == "ack"


def test_binary_and_too_big(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        state = one.hello(opened["token"])
        one.socket.send_bytes(b"\x00\x01" * 50)
        assert one.next("problem")["problem"]["code"] == "bad-message"
        one.socket.send_text('{"type": "say", "text": "' + "x" * 70_000 + '"}')
        assert one.next("problem")["problem"]["code"] == "too-big"
        one.socket.send_text('{"type": "say", "text": "' + "ü" * 40_000 + '"}')
        assert one.next("problem")["problem"]["code"] == "too-big"
        assert one.move(state)["type"] == "ack"


def test_moves_that_cannot_be(house: House) -> None:
    opened = house.open(seating={"red": "friend"})
    table = opened["table"]
    with line(house, table) as host, line(house, table) as friend:
        state = host.hello(opened["token"])
        friend.hello(house.join(opened, "red"))
        host.send("move", id="a", version=0, moves=["card 77"])
        problem = host.next("problem", "ack")
        assert (problem["id"], problem["problem"]["code"]) == ("a", "illegal-move")
        host.send("move", id="b", version=5, moves=[state["decision"]["options"][0]["notation"]])
        assert host.next("problem", "ack")["problem"]["code"] == "stale"
        friend.send("move", id="c", version=0, moves=[state["decision"]["options"][0]["notation"]])
        assert friend.next("problem", "ack")["problem"]["code"] == "not-your-seat"
        friend.send("look", seat="blue")
        assert friend.next("problem")["problem"]["code"] == "not-your-seat"
        host.send("undo", id="d", version=0)
        assert host.next("problem", "ack")["problem"]["code"] == "cannot-undo"
        assert host.move(state, id="e") == {"type": "ack", "id": "e", "version": 1}
        assert host.move(state, id="e")["problem"]["code"] == "doubled"
        assert host.move(state, id="f")["problem"]["code"] == "stale"
        assert house.state(table, opened["token"])["version"] == 1


def test_numbers_as_ids(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        state = one.hello(opened["token"])
        one.send("why", id=17, intent="card 0")
        answer = one.next("why")
        assert answer["id"] == 17
        assert answer["why"]["reason"]["scope"] == "toy"
        one.send("why", id=18, intent=state["decision"]["options"][0]["notation"])
        assert one.next("why")["why"] is None


def test_a_wrong_token_may_try_again_but_not_for_ever(house: House) -> None:
    opened, other = house.open(), house.open()
    with line(house, opened["table"]) as one:
        for wrong in ("x", other["token"], "é" * 100):
            one.send("hello", token=wrong)
            assert one.next("problem")["problem"]["code"] == "wrong-token"
        assert one.hello(opened["token"])
        for _ in range(2):
            one.send("hello", token="x", lang="pt")
            assert one.next("problem")["problem"]["text"] == "Este link não abre esta mesa."
        with pytest.raises(WebSocketDisconnect) as hung_up:
            one.next("nothing")
        assert hung_up.value.code == 1008


def test_no_such_table(house: House) -> None:
    for table in ("abc", "%00", "ABC", "x" * 400):
        with line(house, table) as one:
            assert one.next("problem")["problem"]["code"] == "no-such-table"
            with pytest.raises(WebSocketDisconnect):
                one.next("nothing")


def test_a_silent_stranger_is_shown_out(tmp_path: Path) -> None:
    with limited(tmp_path, hello_seconds=0.05) as house:
        opened = house.open()
        with line(house, opened["table"]) as one, pytest.raises(WebSocketDisconnect):
            one.next("nothing")


def test_too_many_messages_are_refused_not_obeyed(tmp_path: Path) -> None:
    with limited(tmp_path, messages_per_second=4) as house:
        opened = house.open()
        with line(house, opened["table"]) as one:
            one.hello(opened["token"])
            for _ in range(30):
                one.send("ping")
            answers = [one.next("pong", "problem") for _ in range(30)]
            assert [a["type"] for a in answers] == ["pong"] * 20 + ["problem"] * 10
            assert {a["problem"]["code"] for a in answers[20:]} == {"slow-down"}
            house.later(1)
            one.send("ping")
            one.next("pong")


def test_presence(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    table = opened["table"]
    with line(house, table) as host:
        host.hello(opened["token"])
        assert host.next("presence")["seats"] == {"red": "here", "blue": "open"}
        with line(house, table) as friend:
            key = house.join(opened, "blue")
            assert host.next("presence")["seats"] == {"red": "here", "blue": "away"}
            friend.hello(key)
            assert host.next("presence")["seats"] == {"red": "here", "blue": "here"}
        assert host.next("presence")["seats"] == {"red": "here", "blue": "away"}
        assert house.state(table, opened["token"])["seats"][0]["present"] == "here"


def test_an_invite_taken_up_is_seen_by_the_host(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    with line(house, opened["table"]) as host:
        assert host.hello(opened["token"])["invites"]
        house.post(opened["table"], "join", token=opened["invites"]["blue"], name="Rui")
        assert host.next("state")["invites"] == {}
        state = host.next("state")
        assert state["seats"][1] == {"seat": "blue", "kind": "friend", "name": "Rui", "present": "away"}


def test_table_talk(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    with line(house, opened["table"]) as host, line(house, opened["table"]) as watcher:
        host.hello(opened["token"], name="Ana")
        watcher.hello(opened["watch"], name="Zé")
        host.send("say", text="  to the\nwall! ")
        said = watcher.next("said")
        assert (said["name"], said["seat"], said["text"]) == ("Ana", "red", "to the wall!")
        assert host.next("said") == said
        watcher.send("say", text="olá")
        said = host.next("said")
        assert (said["name"], said["seat"], said["text"]) == ("Zé", None, "olá")


def test_looking_through_other_eyes(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        first = one.hello(opened["token"])
        assert first["eyes"] == "blue"
        one.send("look", seat="red")
        second = one.next("state")
        assert second["eyes"] == "red"
        assert second["told_from"] == 0
        assert second["view"]["hand"] != first["view"]["hand"]
        assert second["decision"] == first["decision"]  # the token holds the seat, whoever's eyes it uses
        one.send("look", seat="nobody")
        assert one.next("problem")["problem"]["code"] == "not-your-seat"


def test_with_secrets_eyes_stay_where_they_are(house: House) -> None:
    """Whoever has just moved must not be shown the other hand before the screen has been turned."""
    opened = house.open()
    with line(house, opened["table"]) as one:
        state = one.hello(opened["token"])
        one.send("move", id="1", version=0, moves=[state["decision"]["options"][0]["notation"]])
        after = one.next("state")
        assert after["waiting"] == "red"
        assert after["eyes"] == "blue"


def test_undo_tells_where_the_tale_is_cut(house: House) -> None:
    opened = house.open(referee=True)
    with line(house, opened["table"]) as one:
        state = one.hello(opened["token"])
        tale = state["told"]
        one.send("move", id="1", version=0, moves=["=1", "=2", "=3", "=4", "=5", "=6"])
        state = one.next("state")
        tale = tale[: state["told_from"]] + state["told"]
        one.send("move", id="2", version=6, moves=["card 4", "card 1", "=6"])
        state = one.next("state")
        tale = tale[: state["told_from"]] + state["told"]
        assert [line["kind"] for line in tale].count("round-won") == 1
        one.send("undo", id="3", version=9)
        state = one.next("state")
        assert state["version"] == 10
        tale = tale[: state["told_from"]] + state["told"]
        assert not [line for line in tale if line["kind"] == "round-won"]
        one.send("move", id="4", version=10, moves=["=2"])
        state = one.next("state")
        tale = tale[: state["told_from"]] + state["told"]
        assert tale == house.state(opened["table"], opened["token"], seat=state["eyes"])["told"]
        assert [line["args"]["die"] for line in tale if line["kind"] == "round-won"] == [2]


def test_hello_again_changes_the_link_not_the_line(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        assert one.hello(opened["token"])["host"]
        assert not one.hello(opened["watch"])["host"]
        one.send("look", seat="red")
        assert one.next("problem")["problem"]["code"] == "not-your-seat"


def test_broadcast_can_be_swapped(tmp_path: Path) -> None:
    class Loud(Broadcast):
        heard: list[Any] = []

        def publish(self, table_id: str, note: Any) -> None:
            self.heard.append(note)
            super().publish(table_id, note)

    with client_of(app(tmp_path / "a.db", broadcast=Loud())) as client:
        house = House(client)
        opened = house.open()
        house.play_out(opened["table"], opened["token"])
    assert [note.version for note in Loud.heard] == [1, 2, 3, 4, 5, 6]


# -- what a drag might mean --------------------------------------------------------------------------


def test_the_first_legal_gesture_is_played_and_no_other(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        state = one.hello(opened["token"])
        blue = state["decision"]["options"][0]["notation"]
        red = f"card {house.state(opened['table'], opened['token'], seat='red')['view']['hand'][0]}"
        ways = [[blue, "card 77"], [blue, red], [blue]]
        one.send("move", id="drag", version=0, moves=["card 77"], or_else=ways)
        assert one.next("ack", "problem") == {"type": "ack", "id": "drag", "version": 2}
        after = house.state(opened["table"], opened["token"])
        assert (after["length"], after["version"]) == (2, 2)


def test_if_no_gesture_is_legal_nothing_is_played(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        state = one.hello(opened["token"])
        blue = state["decision"]["options"][0]["notation"]
        one.send("move", id="drag", version=0, moves=["card 77"], or_else=[[blue, "card 88"], [blue, blue]])
        problem = one.next("ack", "problem")["problem"]
        assert (problem["code"], problem["message"]["args"]["move"]) == ("illegal-move", "card 77")
        assert house.state(opened["table"], opened["token"])["version"] == 0


@pytest.mark.parametrize("or_else", [[["x"]] * 41, [["x"] * 100, ["x"] * 100], [[]], "x", [["x" * 401]]])
def test_what_a_drag_might_mean_is_bounded(house: House, or_else: Any) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        one.hello(opened["token"])
        one.send("move", id="drag", version=0, moves=["x"], or_else=or_else)
        assert one.next("ack", "problem")["problem"]["code"] == "bad-message"


def test_a_gesture_that_goes_on_after_the_dice_tells_nothing_of_them(house: House) -> None:
    """Not even that the match would be over, or that another would have to decide."""
    opened = house.open(settings={"rounds": 2}, seating={"blue": "friend"})
    table, blue = opened["table"], house.join(opened, "blue")
    for token in (blue, opened["token"], opened["token"]):
        state = house.state(table, token)
        first = state["decision"]["options"][0]["notation"]
        house.post(table, "moves", token=token, version=state["version"], moves=[first])
    last = house.state(table, blue)["decision"]["options"]
    moves = [last[0]["notation"], "card 1"]
    assert house.post(table, "moves", 409, token=blue, version=3, moves=moves)["code"] == "shown-meanwhile"
