"""Who may change something: pages of our own, programs, in JSON, with a token that stands in no address."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from redbook.server.settings import Address
from server.house import HERE, House, Line, app, client_of, shown

OWN = "http://testserver.local"  # where the test client says it is


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver.local:81"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": OWN, "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_a_foreign_page_changes_nothing(house: House, headers: dict[str, str]) -> None:
    answer = house.client.post("/api/tables", json={"game": "toy"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")


@pytest.mark.parametrize(
    "headers", [{}, {"Origin": OWN}, {"Origin": OWN, "Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}]
)
def test_pages_of_our_own_and_programs_do(house: House, headers: dict[str, str]) -> None:
    house.call("POST", "/api/tables", 201, json={"game": "toy"}, headers=headers)


def test_a_host_may_name_other_pages(tmp_path: Path) -> None:
    given = msgspec.structs.replace(HERE, address=Address(origins=("https://table.example.org",)))
    with client_of(app(tmp_path / "t.db", settings=given)) as client:
        for origin, status in (("https://table.example.org", 201), ("https://evil.example.org", 403)):
            headers = {"Origin": origin, "Sec-Fetch-Site": "cross-site"}
            assert client.post("/api/tables", json={"game": "toy"}, headers=headers).status_code == status


@pytest.mark.parametrize(
    "headers",
    [
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "multipart/form-data; boundary=x"},
        {"Content-Type": ""},
        {"Content-Type": "application/json", "Content-Encoding": "gzip"},
    ],
)
def test_only_plain_json_is_read(house: House, headers: dict[str, str]) -> None:
    answer = house.client.post("/api/tables", content=b'{"game": "toy"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_json_may_say_its_letters(house: House) -> None:
    headers = {"Content-Type": "application/json; charset=utf-8"}
    house.call("POST", "/api/tables", 201, content=b'{"game": "toy"}', headers=headers)


def test_a_foreign_page_gets_no_socket(house: House) -> None:
    opened = house.open()
    path = f"/ws/tables/{opened['table']}"
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}):
        for door in (path, path.replace("tables", "engine")):
            with pytest.raises(WebSocketDisconnect), house.client.websocket_connect(door, headers=headers):
                raise AssertionError("it was let in")
    with house.client.websocket_connect(path, headers={"Origin": OWN}) as socket:
        Line(socket).hello(opened["token"])


# -- tokens -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["", "/why", "/replay", "/save", "/record", "/position", "/chronicle"])
def test_a_token_in_an_address_opens_nothing(house: House, page: str) -> None:
    opened = house.open()
    query = {"token": opened["token"], "intent": "x", "at": 0}
    path = f"/api/tables/{opened['table']}{page}"
    assert house.call("GET", path, 400, params=query)["code"] == "token-in-address"
    assert house.call("GET", path, 400, params=query, headers=shown(opened["token"]))["code"] == "token-in-address"
    del query["token"]
    assert house.call("GET", path, 403, params=query)["code"] == "wrong-token"
    assert house.client.get(path, params=query, headers=shown(opened["token"])).status_code == 200


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Basic abc", "Bearer " + "x" * 201])
def test_a_header_without_a_token_opens_nothing(house: House, header: str) -> None:
    opened = house.open()
    path = f"/api/tables/{opened['table']}"
    assert house.call("GET", path, 403, headers={"Authorization": header})["code"] == "wrong-token"


def test_mine_is_asked_for_in_a_body(house: House) -> None:
    opened = house.open()
    assert [one["table"] for one in house.mine(opened["token"], "unknown")] == [opened["table"]]
    assert house.call("GET", "/api/mine", 405)["code"] == "wrong-method"


# -- what pages may do ----------------------------------------------------------------------------------


def test_the_policy_has_no_wildcards(house: House) -> None:
    """A page speaks with its own server only: browsers count sockets of the same host as 'self'."""
    policy = house.client.get("/").headers["content-security-policy"]
    parts = {part.split()[0]: part.split()[1:] for part in policy.split(";")}
    assert parts["connect-src"] == ["'self'"]
    for name, allowed in parts.items():
        assert not [one for one in allowed if re.fullmatch(r"\*|(https?|wss?):", one)], name
    assert "'unsafe-inline'" not in parts["default-src"]
    assert "'unsafe-eval'" not in policy


# -- undo -----------------------------------------------------------------------------------------------


def test_undo_answers_every_stranger_alike(house: House) -> None:
    """Whether the last move may be taken back is nobody's business but that seat's."""
    opened = house.open(game="siege")
    table, host = opened["table"], opened["token"]
    heard: dict[bool, set[tuple[int, str]]] = {}
    for _ in range(30):
        state = house.state(table, host)
        asked = {"token": opened["watch"], "version": state["version"]}
        answer = house.client.post(f"/api/tables/{table}/undo", json=asked)
        heard.setdefault(state["may_undo"], set()).add((answer.status_code, answer.json()["code"]))
        move = state["decision"]["options"][0]["notation"]
        house.post(table, "moves", token=host, version=state["version"], moves=[move])
    assert heard == {True: {(403, "not-your-seat")}, False: {(403, "not-your-seat")}}
