"""A counsellor at the table: only where it was set, only for one's own seat, and never more work than may wait."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from counsel.test_counsel import Plain
from redbook.counsel import advice
from redbook.kernel import Match
from redbook.server import api
from redbook.server.counsel import room, telling
from redbook.server.tables import registry
from redbook.server.tables.bots import BotSettings
from server.house import House, app, client_of, shown

POSITION = Match.new("siege", seed=7).position()


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(game: str) -> Plain | None:
        return Plain() if game == "siege" else None

    for module in (advice, api, registry):
        monkeypatch.setattr(module, "counsel_for", found)


@pytest.fixture
def siege(house: House) -> tuple[House, Any]:
    """A table of two people, a friend as the Shadow."""
    return house, house.open(game="siege", seating={"shadow": "friend"}, counsel=True)


def ask(house: House, opened: Any, what: str, **body: Any) -> tuple[int, Any]:
    answer = house.client.post(f"/api/tables/{opened['table']}/{what}", json={"token": opened["token"], **body})
    return answer.status_code, answer.json()


def look(house: House, opened: Any) -> Any:
    return house.client.get(f"/api/tables/{opened['table']}", headers=shown(opened["token"])).json()


def test_the_state_says_whether_a_counsellor_may_be_asked(siege: tuple[House, Any]) -> None:
    house, opened = siege
    assert look(house, opened)["counsel"] is True
    assert look(house, house.open(game="siege"))["counsel"] is False
    assert look(house, house.open(game="hunt", counsel=True))["counsel"] is False  # nobody could answer


def test_the_games_say_whether_there_is_one(house: House) -> None:
    told = {game["id"]: game["counsel"] for game in house.client.get("/api/games").json()}
    assert (told["siege"], told["hunt"]) == (True, False)


def test_the_counsel_is_a_gesture_that_can_be_played(siege: tuple[House, Any]) -> None:
    house, opened = siege
    status, told = ask(house, opened, "counsel", version=0)
    assert (status, told["seat"], told["begun"], told["version"]) == (200, "west", 0, 0)
    assert told["why"] == [{"scope": "siege", "id": "seat-west", "args": {}}]
    moves = [option["notation"] for option in told["line"]]
    assert ask(house, opened, "moves", version=0, moves=moves)[0] == 200


def test_what_was_advised_costs_nothing(siege: tuple[House, Any]) -> None:
    house, opened = siege
    line = [option["notation"] for option in ask(house, opened, "counsel", version=0)[1]["line"]]
    ask(house, opened, "moves", version=0, moves=line)
    status, told = ask(house, opened, "price", seat="west")
    assert (status, told["verdict"], told["cost"], told["at"]) == (200, "same", 0, 0)
    assert [option["notation"] for option in told["moves"]] == line


def test_no_counsel_where_none_was_set(house: House) -> None:
    opened = house.open(game="siege")
    for what, more in (("counsel", {"version": 0}), ("price", {"seat": "west"})):
        status, problem = ask(house, opened, what, **more)
        assert (status, problem["code"]) == (403, "no-counsel-here")


def test_nobody_is_told_what_another_seat_should_do(siege: tuple[House, Any]) -> None:
    house, opened = siege
    friend = {**opened, "token": house.join(opened, "shadow")}
    watcher = {**opened, "token": opened["watch"]}
    for somebody in (friend, watcher):
        status, problem = ask(house, somebody, "counsel", version=0)
        assert (status, problem["code"]) == (403, "not-your-seat")
        status, problem = ask(house, somebody, "price", seat="west")
        assert (status, problem["code"]) == (403, "not-your-seat")


def test_an_old_version_is_refused(siege: tuple[House, Any]) -> None:
    house, opened = siege
    status, problem = ask(house, opened, "counsel", version=3)
    assert (status, problem["code"]) == (409, "stale")


def test_before_the_first_choice_there_is_nothing_to_price(siege: tuple[House, Any]) -> None:
    house, opened = siege
    status, problem = ask(house, opened, "price", seat="west")
    assert (status, problem["code"]) == (409, "no-counsel")


def test_as_many_questions_as_may_wait_and_no_more(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(room, "WAITING", 1)
    with client_of(app(tmp_path / "busy.db")) as client:
        house = House(client)
        opened = house.open(game="siege", counsel=True)
        counsellors = client.app.state.tables.counsellors
        assert counsellors._advising._places.acquire(blocking=False)  # somebody is being answered
        status, problem = ask(house, opened, "counsel", version=0)
        assert (status, problem["code"]) == (429, "counsel-busy")
        counsellors._advising._places.release()
        assert ask(house, opened, "counsel", version=0)[0] == 200


def test_the_same_question_is_thought_about_once(siege: tuple[House, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    house, opened = siege
    thought = []
    real = telling.advise
    monkeypatch.setattr(telling, "advise", lambda match: thought.append(1) or real(match))
    assert ask(house, opened, "counsel", version=0) == ask(house, opened, "counsel", version=0)
    assert len(thought) == 1


def test_a_table_keeps_its_counsellor_after_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with client_of(app(db)) as client:
        opened = House(client).open(game="siege", counsel=True)
    with client_of(app(db)) as client:
        assert look(House(client), opened)["counsel"] is True


def test_a_branch_keeps_its_counsellor(house: House) -> None:
    alone = house.open(game="siege", counsel=True)
    status, branch = ask(house, alone, "branch", at=0)
    assert status == 201
    assert look(house, branch)["counsel"] is True


# -- in a process of its own ----------------------------------------------------------------------------


def test_a_counsellor_in_a_process_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real one: what a test puts in its place is not known there."""
    monkeypatch.undo()
    told = []
    for processes in (0, 1):
        settings = BotSettings(processes=processes)
        with client_of(app(tmp_path / f"{processes}.db", bots=settings)) as client:
            house = House(client)
            opened = house.open(counsel=True, position=POSITION)
            advice = ask(house, opened, "counsel", version=0)
            status, problem = ask(house, opened, "price", seat="west")
            assert (status, problem["code"]) == (409, "no-counsel")
            line = [option["notation"] for option in advice[1]["line"]]
            ask(house, opened, "moves", version=0, moves=line)
            price = ask(house, opened, "price", seat="west")
            told.append((advice, (price[0], price[1]["verdict"], price[1]["version"], price[1]["line"])))
            beside = client.app.state.tables.counsellors._beside
            assert (beside is not None and beside.slots[0].warm) == bool(processes)
    assert told[0] == told[1]
    assert told[0][1][1] == "same"
