"""Decks over HTTP: what comes with the game, what a text says, and packs that a seed decides."""

from __future__ import annotations

import asyncio
import json

from redbook.games.tcg.decks import decks, sealed
from redbook.kernel import Match, Seeded
from redbook.server.store.storage import Storage
from redbook.server.tables.bots import BotRunner
from redbook.server.tables.broadcast import Broadcast
from redbook.server.tables.registry import Registry
from redbook.server.tables.wire import NewTable
from server.house import House, settings


def test_the_decks_that_come_with_the_game_are_legal_and_can_be_played(house: House) -> None:
    found = house.call("GET", "/api/decks")
    assert [deck["id"] for deck in found] == list(decks.names())
    for deck in found:
        again = house.call("POST", "/api/decks/check", json={"text": deck["text"]})
        assert again["legal"], again["problems"]
        assert (again["draw"], again["sites"]) == (deck["draw"], deck["sites"])
    opened = house.open(game="tcg", settings={"deck_p1": found[0]["text"], "deck_p2": found[-1]["id"]})
    assert house.state(opened["table"], opened["token"])["decision"]


def test_every_reason_against_a_deck_in_the_readers_language(house: House) -> None:
    text = "5 Gimli, Son of Glóin\nNobody Knows Him\n1_2"
    said = {}
    for lang in ("en", "es", "pt"):
        found = house.call("POST", "/api/decks/check", json={"text": text}, headers={"Accept-Language": lang})
        assert not found["legal"]
        assert found["text"] == ""
        codes = {problem["message"]["id"] for problem in found["problems"]}
        assert {"deck-unknown-card", "deck-no-ring-bearer", "deck-too-many", "deck-too-small"} <= codes
        said[lang] = [problem["text"] for problem in found["problems"]]
    assert len({tuple(texts) for texts in said.values()}) == 3
    assert any("Nobody Knows Him" in text for text in said["pt"])


def test_the_same_seed_opens_the_same_packs(house: House) -> None:
    one = house.call("GET", "/api/decks/pool", params={"seed": 7, "boosters": 6})
    assert one == house.call("GET", "/api/decks/pool", params={"seed": 7, "boosters": 6})
    assert one["cards"] != house.call("GET", "/api/decks/pool", params={"seed": 8})["cards"]
    assert one["cards"] == dict(sealed.pool(7))
    house.call("GET", "/api/decks/pool", 400, params={"seed": 7, "starter": "smaug"})
    house.call("GET", "/api/decks/pool", 400, params={"seed": -1})
    house.call("GET", "/api/decks/pool", 400, params={"seed": 1, "boosters": 1000})


def test_sealed_play_knows_what_was_opened(house: House) -> None:
    deck = decks.built_in("aragorn")
    order = {"text": decks.write(deck), "pool": {"seed": 3, "boosters": 0, "starter": "gandalf"}}
    found = house.call("POST", "/api/decks/check", json=order)
    assert "deck-not-opened" in {problem["message"]["id"] for problem in found["problems"]}
    house.call("POST", "/api/decks/check", 400, json={"text": "x" * 20_001})


def test_a_friend_brings_his_own_deck_before_the_first_move(house: House) -> None:
    opened = house.open(game="tcg", seating={"p2": "friend"})
    table, host, friend = opened["table"], opened["token"], house.join(opened, "p2")
    mine = decks.write(decks.random_deck(Seeded(seed=3)))
    before = house.state(table, friend)
    assert before["may_bring"] == {"deck_p2": "p2"}
    house.post(table, "choose", 403, token=host, seat="p2", name="deck_p2", value=mine)
    house.post(table, "choose", 409, token=friend, seat="p2", name="deck_p1", value=mine)
    problem = house.post(table, "choose", 400, token=friend, seat="p2", name="deck_p2", value="1 1_2")
    assert problem["code"] == "bad-setting"
    assert house.state(table, friend)["settings"] == before["settings"]
    house.post(table, "choose", token=friend, seat="p2", name="deck_p2", value=mine)
    assert house.state(table, friend)["settings"]["deck_p2"] == mine
    assert house.state(table, host)["settings"]["deck_p2"] != mine  # nobody else may read it
    state = house.state(table, host)
    token = host if state["decision"] else friend
    state = house.state(table, token)
    first = state["decision"]["options"][0]["notation"]
    house.post(table, "moves", token=token, version=0, moves=[first])
    assert house.post(table, "choose", 409, token=friend, seat="p2", name="deck_p2", value=mine)["code"] == "too-late"
    assert house.state(table, friend)["may_bring"] == {}


def test_no_deck_is_brought_to_a_given_position(house: House) -> None:
    opened = house.open(position=json.loads(json.dumps(Match.new("tcg", seed=1).position(), default=list)))
    assert house.state(opened["table"], opened["token"])["may_bring"] == {}


def test_a_deck_that_was_brought_is_still_there_after_a_restart(db: str) -> None:
    mine = decks.write(decks.random_deck(Seeded(seed=4)))

    async def whole() -> None:
        tables = Registry(Storage(db), BotRunner(settings()), Broadcast())
        await tables.start()
        made = await tables.open(NewTable(game="tcg"))
        table, holder = await tables.enter(made.table, made.token)
        await table.choose(holder, "p1", "deck_p1", mine)
        digest = table.match.digest()
        await tables.stop()
        tables = Registry(Storage(db), BotRunner(settings()), Broadcast())
        await tables.start()
        again = await tables.get(made.table)
        assert (again.match.settings["deck_p1"], again.match.digest()) == (mine, digest)
        await tables.stop()

    asyncio.run(whole())
