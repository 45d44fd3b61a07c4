"""How much one address or one token may ask for, counted in bounded memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from redbook.server.limits import Allowance, Buckets, Doorkeeper, house
from redbook.server.problems import TooManySockets, TooOften
from redbook.server.settings import Limits, Settings
from server.house import Line, limited, shown
from server.test_documents import toy_save


def scope(peer: str, forwarded: str = "") -> dict[str, Any]:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    return {"client": (peer, 1234), "headers": headers}


# -- buckets ------------------------------------------------------------------------------------------


def test_what_may_come_at_once_comes_at_once_and_the_rest_in_time() -> None:
    buckets = Buckets(Allowance(3, 0.5), 100)
    assert [buckets.take("a", 0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    assert buckets.take("b", 0.0) == 0.0  # others are not counted together
    assert buckets.take("a", 1.0) == 1.0  # being refused costs nothing
    assert buckets.take("a", 2.0) == 0.0
    assert [buckets.take("a", 1000.0) for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]  # never more than at once


def test_something_dearer_than_a_whole_bucket_takes_the_whole_bucket() -> None:
    buckets = Buckets(Allowance(3, 1.0), 100)
    assert buckets.take("a", 0.0, cost=10.0) == 0.0
    assert buckets.take("a", 0.0, cost=10.0) == 3.0


def test_memory_is_bounded_however_many_come() -> None:
    buckets = Buckets(Allowance(1, 0.001), 100)
    for number in range(10_000):
        buckets.take(str(number), 0.0)
    assert len(buckets) == 100
    assert buckets.take("9999", 0.0) > 0  # whoever came last is remembered


# -- who asks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "forwarded", "asking"),
    [
        ("9.9.9.9", "", "9.9.9.9"),
        ("9.9.9.9", "1.1.1.1", "9.9.9.9"),  # nobody believes a stranger who others are
        ("127.0.0.1", "1.1.1.1", "1.1.1.1"),
        ("127.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"),  # what was said before our proxy saw it is hearsay
        ("127.0.0.1", "6.6.6.6, 1.1.1.1, 10.1.2.3", "1.1.1.1"),  # two proxies of ours
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "nonsense", "nonsense"),
        ("::1", "1.1.1.1", "::/64"),
    ],
)
def test_a_proxy_is_believed_and_nobody_else(peer: str, forwarded: str, asking: str) -> None:
    keeper = Doorkeeper(Limits(), ["127.0.0.1", "10.0.0.0/8"])
    assert keeper.asking(scope(peer, forwarded)) == asking


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_one_house_is_one_address(address: str, counted: str) -> None:
    assert house(address) == counted


# -- tables and documents -------------------------------------------------------------------------------


def test_tables_by_the_hour_and_by_the_day(tmp_path: Path) -> None:
    with limited(tmp_path, tables_per_hour=2, tables_per_day=3) as house:
        house.open()
        house.open()
        answer = house.client.post("/api/tables", json={"game": "toy"}, headers={"Accept-Language": "es"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
        assert answer.headers["retry-after"] == "1800"
        assert "1800 segundos" in answer.json()["text"]
        house.later(1800)
        opened = house.open()
        house.later(3600)
        assert house.open(status=429)["code"] == "too-often"  # three a day
        assert house.post(opened["table"], "branch", 429, token=opened["token"], at=0)["code"] == "too-often"
        house.later(86_400)
        house.open()


def test_documents_are_dearer_than_tables(tmp_path: Path) -> None:
    with limited(tmp_path, documents_per_minute=2) as house:
        for _ in range(2):
            house.open(game=None, save=toy_save())
        assert house.open(status=429, game=None, save=toy_save())["code"] == "too-often"
        house.open()  # a new match is none
        house.later(30)
        house.open(game=None, save=toy_save())


def test_a_bad_document_counts_like_a_good_one(tmp_path: Path) -> None:
    with limited(tmp_path, documents_per_minute=1) as house:
        house.open(status=400, game=None, save=toy_save(digest="0"))
        house.open(status=429, game=None, save=toy_save())


def test_requests_are_counted_and_a_long_one_counts_more(tmp_path: Path) -> None:
    with limited(tmp_path, requests_per_second=1) as house:
        house.client.post("/api/mine", json={"tokens": ["x" * 200] * 199})  # 40,000 letters: three
        for _ in range(7):
            house.call("GET", "/api/games")
        assert house.call("GET", "/api/games", 429)["code"] == "too-often"
        house.later(1)
        house.call("GET", "/api/games")


def test_trying_things_out_is_counted_by_itself(tmp_path: Path) -> None:
    with limited(tmp_path, studies_per_second=0.2) as house:
        for _ in range(2):
            house.call("GET", "/api/decks/pool", params={"seed": 7})
        assert house.call("GET", "/api/decks/pool", 429, params={"seed": 7})["code"] == "too-often"
        house.call("GET", "/api/games")
        house.later(5)
        house.call("GET", "/api/decks/pool", params={"seed": 7})


def test_a_token_asks_too_often_by_http_and_others_do_not_suffer(tmp_path: Path) -> None:
    with limited(tmp_path, messages_per_second=1) as house:
        opened = house.open()
        for _ in range(5):
            house.state(opened["table"], opened["token"])
        answer = house.client.get(f"/api/tables/{opened['table']}", headers=shown(opened["token"]))
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
        house.state(opened["table"], opened["watch"])
        house.later(1)
        house.state(opened["table"], opened["token"])


def test_nobody_is_counted_where_nobody_is_to_be(tmp_path: Path) -> None:
    alone = Settings.alone().limits
    assert not alone.enforced
    with limited(tmp_path, enforced=False, tables_per_hour=1, documents_per_minute=1) as house:
        for _ in range(3):
            house.open()
            house.open(game=None, save=toy_save())


def test_five_people_behind_one_address_play_all_evening() -> None:
    """Six hours: each opens a table every ten minutes, loads the page every five, and clicks twice a second."""
    now = 0.0
    keeper = Doorkeeper(Limits(), clock=lambda: now)
    places = [keeper.socket("home") for _ in range(5)]
    for number, place in enumerate(places):
        place.greet(f"person {number}")
    for second in range(6 * 3600):
        now = float(second)
        for place in places:
            place.message()
            place.message()
            if second % 600 == 0:
                keeper.open_table("home")
                keeper.take("documents", "home")
            if second % 300 == 0:
                for _ in range(40):
                    keeper.take("requests", "home")


# -- sockets --------------------------------------------------------------------------------------------


def test_strangers_wait_outside_when_many_stand_at_the_door() -> None:
    keeper = Doorkeeper(Limits(strangers_per_address=2, strangers=3), clock=lambda: 0.0)
    first, _second, _third = keeper.socket("a"), keeper.socket("a"), keeper.socket("b")
    with pytest.raises(TooManySockets):
        keeper.socket("a")
    with pytest.raises(TooManySockets):
        keeper.socket("c")  # three in all
    first.greet("token")
    fourth = keeper.socket("a")
    fourth.leave()
    keeper.socket("a")


def test_a_token_has_so_many_sockets_and_an_address_so_many() -> None:
    keeper = Doorkeeper(Limits(sockets_per_token=2, sockets_per_address=3), clock=lambda: 0.0)
    places = [keeper.socket("a") for _ in range(3)]
    with pytest.raises(TooManySockets):
        keeper.socket("a")
    for place in places[:2]:
        place.greet("token")
        place.greet("token")  # saying hello again changes nothing
    with pytest.raises(TooManySockets):
        places[2].greet("token")
    places[2].greet("another")
    places[0].leave()
    keeper.socket("a").greet("token")


def test_whoever_leaves_is_not_remembered() -> None:
    keeper = Doorkeeper(Limits(), clock=lambda: 0.0)
    for number in range(50):
        place = keeper.socket(f"10.0.0.{number}")
        if number % 2:
            place.greet(str(number))
        place.leave()
    assert not keeper._open
    assert not keeper._strangers
    assert not keeper._by_token


def test_new_sockets_by_the_minute() -> None:
    keeper = Doorkeeper(Limits(sockets_per_minute=2), clock=lambda: 0.0)
    for _ in range(2):
        keeper.socket("a").leave()
    with pytest.raises(TooOften):
        keeper.socket("a")


def test_a_socket_too_many_is_turned_away_and_the_next_finds_its_place(tmp_path: Path) -> None:
    with limited(tmp_path, strangers_per_address=1) as house:
        opened = house.open()
        path = f"/ws/tables/{opened['table']}"
        with house.client.websocket_connect(path) as one:
            with pytest.raises(WebSocketDisconnect), house.client.websocket_connect(path):
                raise AssertionError("it was let in")
            Line(one).hello(opened["token"])  # a stranger no more
            with house.client.websocket_connect(path) as two:
                Line(two).hello(opened["token"])


def test_a_token_with_too_many_sockets_is_told_so(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_per_token=1) as house:
        opened = house.open()
        path = f"/ws/tables/{opened['table']}"
        with house.client.websocket_connect(path) as one, house.client.websocket_connect(path) as two:
            Line(one).hello(opened["token"])
            Line(two).send("hello", token=opened["token"])
            assert Line(two).next("problem")["problem"]["code"] == "too-many-sockets"
            Line(two).hello(opened["watch"])
