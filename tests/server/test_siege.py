"""The siege at the table: a game without secrets, with long gestures and undo."""

from __future__ import annotations

import json
import random
from typing import Any

from games.siege.helpers import at, fight
from redbook.kernel import Match
from server.house import House, Line


def test_the_siege_is_offered(house: House) -> None:
    info = next(game for game in house.call("GET", "/api/games") if game["id"] == "siege")
    assert info["seats"] == {"2": ["west", "shadow"]}
    assert not info["secrets"]


def test_hot_seat_over_the_socket_with_undo(house: House) -> None:
    opened = house.open(game="siege")
    table, token = opened["table"], opened["token"]
    dice = random.Random(5)
    undone = 0
    tale: list[Any] = []
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        one = Line(socket)
        state = one.hello(token)
        tale = state["told"]
        for number in range(200):
            assert state["decision"]["seat"] == state["eyes"] == state["waiting"]  # eyes follow the turn
            if state["may_undo"] and dice.random() < 0.2:
                one.send("undo", id=str(number), version=state["version"])
                undone += 1
            else:
                notation = dice.choice(state["decision"]["options"])["notation"]
                one.send("move", id=str(number), version=state["version"], moves=[notation])
            before = state["version"], state["eyes"]
            state = one.next("state", "problem")
            assert state["type"] == "state", state
            assert state["version"] == before[0] + 1
            tale = ([] if state["eyes"] != before[1] else tale)[: state["told_from"]] + state["told"]
            assert one.next("ack")["id"] == str(number)
    assert undone > 10
    asked = house.state(table, token)
    assert tale == asked["told"]
    assert asked["view"] == state["view"]
    doc = house.get(table, "save", token)
    assert len(Match.load(doc).log) == asked["length"] == 200 - 2 * undone


def test_nothing_is_hidden_so_anybody_may_look_through_any_eyes(house: House) -> None:
    opened = house.open(game="siege", seating={"shadow": "friend"})
    for seat in ("west", "shadow"):
        assert house.state(opened["table"], opened["watch"], seat=seat)["eyes"] == seat
        assert house.get(opened["table"], "replay", opened["watch"], at=0, seat=seat)["eyes"] == seat
    assert house.get(opened["table"], "save", opened["watch"], 403)["code"] == "still-secret"


def test_west_against_a_bot(house: House) -> None:
    opened = house.open(game="siege", seating={"shadow": "bot:careless"})
    table, token = opened["table"], opened["token"]
    dice = random.Random(9)
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        one = Line(socket)
        state = one.hello(token)
        while state["length"] < 120 and not state["result"]:
            if state["decision"]:
                notation = dice.choice(state["decision"]["options"])["notation"]
                one.send("move", id="x", version=state["version"], moves=[notation])
            state = one.next("state", "problem")
            assert state["type"] == "state", state
    assert state["length"] >= 120 or state["result"]


def test_a_table_goes_on_after_a_leader_has_said_whom_he_follows(house: House) -> None:
    """Rule 8.04: the choice is part of the state, and is stored, saved and told like the rest."""
    units = "GO-03@1506 GO-04@1506 L-FARAMIR@1506 MO-15@1606 MO-18@1606 HA-03@1606"
    m = fight(at(units, "shadow combat", dice=(5, 5)), "1506", "HA-03", "MO-15", "MO-18")
    opened = house.open(position=json.loads(json.dumps(m.position())))
    table, token = opened["table"], opened["token"]
    state = house.state(table, token)
    assert state["decision"]["kind"] == "choose-companion"
    house.post(table, "moves", token=token, version=state["version"], moves=["L-FARAMIR follows GO-04"])
    again = Match.load(house.get(table, "save", token))
    assert again.decision is not None
    assert again.decision.kind == "retreat-unit"
    assert house.get(table, "position", token)["position"]["follows"] == {"L-FARAMIR": "GO-04"}
