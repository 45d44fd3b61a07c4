"""Seats played by bots."""

from __future__ import annotations

import logging
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from redbook.kernel import Chance, Option, Seen
from redbook.server.tables.bots import BotSettings
from server import house as house_module
from server.house import House, Line, app, client_of, settings


def until(what: Any, seconds: float = 10.0) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("waited in vain")


def play_against(house: House, opened: Any) -> Any:
    """Moves of a person, the bot answering by itself."""

    def step() -> Any:
        state = house.state(opened["table"], opened["token"])
        if state["decision"]:
            move = state["decision"]["options"][0]["notation"]
            house.post(opened["table"], "moves", token=opened["token"], version=state["version"], moves=[move])
        return state if state["result"] else None

    return until(step)


def test_a_person_against_a_bot(house: House) -> None:
    opened = house.open(seating={"blue": "bot:careless"})
    last = play_against(house, opened)
    assert last["length"] == last["version"] == 6
    assert {"seat": "blue", "kind": "bot", "name": "careless", "present": "bot"} in last["seats"]


@pytest.mark.parametrize("bot", ["clumsy", "odd", "liar"])
def test_a_bot_that_fails_does_not_end_the_game(house: House, bot: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "redbook.server"):
        opened = house.open(seating={"blue": f"bot:{bot}"})
        last = play_against(house, opened)
    assert last["result"]
    errors = [record for record in caplog.records if bot in record.getMessage()]
    assert len(errors) == 3  # once for each of its moves
    assert all(record.levelno == logging.ERROR for record in errors)


def test_a_bot_that_dawdles_is_passed_over(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with client_of(app(tmp_path / "a.db", bots=settings(budget=0.05))) as client:
        house = House(client)
        opened = house.open(seating={"blue": "bot:sleeper"}, settings={"rounds": 3})
        last = play_against(house, opened)
        assert last["result"]
    assert "sleeper took too long for blue" in caplog.text


def test_thinking_blocks_nobody(tmp_path: Path) -> None:
    """While a bot thinks, others are served."""
    thinking, go_on = threading.Event(), threading.Event()

    class Ponderer:
        name = "ponderer"

        def choose(self, seen: Seen, chance: Chance) -> Option:
            thinking.set()
            assert go_on.wait(10)
            return seen.decision.options[0]

    bots = BotSettings(find_bot=lambda game, name: Ponderer(), offered=house_module.offered, delay=0)
    with client_of(app(tmp_path / "a.db", bots=bots)) as client:
        house = House(client)
        opened = house.open(seating={"blue": "bot:ponderer"})
        assert thinking.wait(5)
        assert house.state(opened["table"], opened["token"])["waiting"] == "blue"
        other = house.open()
        assert house.play_out(other["table"], other["token"])["result"]
        go_on.set()
        until(lambda: house.state(opened["table"], opened["token"])["waiting"] == "red")


def test_a_bot_sees_only_what_its_seat_sees(tmp_path: Path) -> None:
    seen_by_bot: list[Any] = []

    class Reader:
        name = "reader"

        def choose(self, seen: Seen, chance: Chance) -> Option:
            seen_by_bot.append((seen.seat, seen.view))
            seen.world(seed=3).play(seen.decision.options[0])
            return seen.decision.options[0]

    bots = BotSettings(find_bot=lambda game, name: Reader(), offered=house_module.offered, delay=0)
    with client_of(app(tmp_path / "a.db", bots=bots)) as client:
        house = House(client)
        play_against(house, house.open(seating={"blue": "bot:reader"}))
    assert {seat for seat, _ in seen_by_bot} == {"blue"}


def test_bots_among_themselves_wait_for_somebody_to_watch(house: House) -> None:
    opened = house.open(seating={"red": "bot:careless", "blue": "bot:careless"})
    for _ in range(5):
        assert house.state(opened["table"], opened["token"])["version"] == 0
        time.sleep(0.02)
    with house.client.websocket_connect(f"/ws/tables/{opened['table']}") as socket:
        line = Line(socket)
        state = line.hello(opened["watch"])
        while not state["result"]:
            state = line.next("state")
    assert state["version"] == 6


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """At once where people play; the stopped server was slow enough to be caught in the middle."""
    db = tmp_path / "a.db"
    with client_of(app(db, bots=settings(delay=60))) as client:
        opened = House(client).open(seating={"blue": "bot:careless"})
        assert House(client).state(opened["table"], opened["token"])["waiting"] == "blue"
    with client_of(app(db)) as client:
        house = House(client)

        def moved() -> bool:
            lines = house.mine(opened["token"])  # looks at no table
            return bool(lines[0]["waiting"] == "red")

        until(moved)
        assert play_against(house, opened)["result"]


def test_bots_are_paced(tmp_path: Path) -> None:
    with client_of(app(tmp_path / "a.db", bots=settings(delay=0.3))) as client:
        house = House(client)
        began = time.monotonic()
        opened = house.open(seating={"blue": "bot:careless"})
        until(lambda: house.state(opened["table"], opened["token"])["version"] == 1)
        assert time.monotonic() - began >= 0.3


def test_the_bots_of_the_house_are_offered_and_play(tmp_path: Path) -> None:
    with client_of(app(tmp_path / "a.db", bots=BotSettings(delay=0))) as client:
        house = House(client)
        toy = next(game for game in house.call("GET", "/api/games") if game["id"] == "toy")
        assert "random" in {bot["name"] for bot in toy["bots"]}
        assert play_against(house, house.open(seating={"blue": "bot:random"}))["result"]
        assert house.open(400, seating={"blue": "bot:nobody"})["code"] == "unknown-bot"
