"""Documents from outside: read once, bounded in size and in work, and never at the cost of others."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from redbook.kernel import Match, Scripted
from redbook.kernel.errors import BadPosition
from redbook.kernel.walk import random_walk
from redbook.server.app import create_app
from redbook.server.doors import LARGEST_BODY
from redbook.server.problems import TooMuch
from redbook.server.tables import documents
from redbook.server.tables.wire import NewTable
from server.house import House, app, client_of
from server.live import in_thread


def whole_match(game: str, seed: int = 3) -> Match:
    *_, last = random_walk(game, seed)
    return last


@pytest.fixture
def pushes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every move that is carried out anywhere."""
    seen: list[str] = []
    push = Match.push

    def counted(self: Match, option: Any) -> None:
        seen.append(option.notation)
        push(self, option)

    monkeypatch.setattr(Match, "push", counted)
    return seen


@pytest.mark.parametrize("future", [True, False])
def test_a_save_is_played_again_once(house: House, future: bool, pushes: list[str]) -> None:
    m = Match.new("toy", seed=5)
    for _ in range(4):
        assert m.decision is not None
        m.play(m.decision.options[0])
    doc = m.save(future=future)
    pushes.clear()
    opened = house.open(game=None, save=doc)
    assert pushes == m.moves
    state = house.state(opened["table"], opened["token"])
    assert (state["length"], state["version"]) == (4, 4)
    assert pushes == m.moves  # looking at it plays nothing


@pytest.mark.parametrize("future", [True, False])
@pytest.mark.parametrize("game", ["siege", "tcg", "hunt", "wotr"])
def test_what_was_told_is_the_same_when_it_is_read_from_the_storage(game: str, future: bool, tmp_path: Path) -> None:
    doc = whole_match(game).save(future=future)
    with client_of(app(tmp_path / "t.db")) as client:
        opened = House(client).open(game=None, save=doc)
        before = House(client).state(opened["table"], opened["token"])
    with client_of(app(tmp_path / "t.db")) as client:
        assert House(client).state(opened["table"], opened["token"]) == before
    assert before["told"]


def test_whoever_kept_the_seed_of_a_save_cannot_read_the_dice(house: House) -> None:
    """The table draws its own, and goes on with them after an undo, too."""
    m = Match.new("toy", seed=5)
    assert m.decision is not None
    m.play(m.decision.options[0])
    fallen = []
    for _ in range(8):
        opened = house.open(game=None, save=m.save())
        table, token = opened["table"], opened["token"]
        state = house.state(table, token)
        house.post(table, "moves", token=token, version=1, moves=[state["decision"]["options"][0]["notation"]])
        fallen.append(sum(house.state(table, token)["view"]["points"]))
    assert len(set(fallen)) > 1


# -- too much ---------------------------------------------------------------------------------------


def toy_save(**changed: Any) -> dict[str, Any]:
    return {**Match.new("toy", seed=1).save(), **changed}


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    "order",
    [
        {"save": toy_save(moves=["card 1"] * 20_001, counts=[1] * 20_001)},
        {"save": toy_save(position={"state": list(range(6_000)), "stack": []})},
        {"save": toy_save(position=nested(30))},
        {"save": toy_save(more=[0] * 100_001)},
        {"save": toy_save(moves=["x" * 20_001])},
        {"position": {"game": "toy", "position": {"state": list(range(6_000)), "stack": []}}},
        {"position": {"game": "toy", "position": {"state": nested(30), "stack": []}}},
        {"position": {"game": "toy", "position": {"x" * 20_001: 1}}},
    ],
    ids=["moves", "position-in-save", "deep-in-save", "values", "text", "position", "deep", "long-name"],
)
def test_a_document_with_more_than_any_match_could_have_is_refused(house: House, order: dict[str, Any]) -> None:
    assert len(json.dumps(order)) < LARGEST_BODY
    problem = house.open(status=422, game=None, **order)
    assert problem["code"] == "too-much"


def test_a_body_that_is_too_big_is_not_read(house: House) -> None:
    assert house.open(status=413, title="", save={"moves": ["x" * LARGEST_BODY]})["code"] == "too-big"


def test_a_save_that_takes_too_long_to_play_is_given_up() -> None:
    m = whole_match("siege")
    with pytest.raises(TooMuch) as given_up:
        documents.from_document(NewTable(save=m.save()), seconds=0.002)
    assert int(given_up.value.args_["limit"]) < len(m.log)


@pytest.mark.parametrize("settings", [{"deck_p1": "x" * 20_001}, {str(n): n for n in range(101)}])
def test_settings_are_bounded(house: House, settings: dict[str, Any]) -> None:
    assert house.open(status=400, game="tcg", settings=settings)["code"] == "bad-request"


def test_a_position_that_breaks_a_law_is_the_documents_fault(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not ours: 400, not 500."""
    doc = Match.new("toy", chance=Scripted(answers=[], seed=1)).position()
    doc["position"]["stack"] = []
    assert house.open(status=400, game=None, position=doc)["code"] == "bad-position"


# -- others are still answered ------------------------------------------------------------------------


def test_more_documents_than_may_wait_are_refused_politely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    read = documents.loaded

    def slow(doc: Any, seconds: float | None = None) -> Any:
        assert gate.wait(20)
        return read(doc)

    monkeypatch.setattr(documents, "loaded", slow)
    doc = toy_save()

    async def many(port: int) -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=30) as client:
            asking = [
                asyncio.create_task(client.post("/api/tables", json={"save": doc}))
                for _ in range(documents.READ_AT_ONCE + 3)
            ]
            while sum(one.done() for one in asking) < 3:
                await asyncio.sleep(0.01)
            refused = [one.result() for one in asking if one.done()]
            assert (await client.post("/api/mine", json={})).status_code == 200  # nobody else waits
            gate.set()
            return refused + list(await asyncio.gather(*asking))

    with in_thread(tmp_path / "t.db") as port:
        answers = asyncio.run(many(port))
    assert [answer.status_code for answer in answers[:3]] == [429, 429, 429]
    assert answers[0].json()["code"] == "busy"
    assert answers[0].headers["retry-after"]
    assert sorted(answer.status_code for answer in answers[3:]) == [201] * documents.READ_AT_ONCE + [429] * 3


def test_a_place_at_the_desk_is_free_again_after_a_bad_document(house: House) -> None:
    for _ in range(documents.READ_AT_ONCE + 2):
        house.open(status=400, game=None, save=toy_save(digest="0"))
    house.open(game=None, save=toy_save())


def test_a_bystander_is_answered_while_saves_are_read(tmp_path: Path) -> None:
    doc = whole_match("wotr").save()
    waits: list[float] = []

    async def load(port: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:
            await client.post("/api/mine", json={})
            asking = [asyncio.create_task(client.post("/api/tables", json={"save": doc})) for _ in range(3)]
            while not all(one.done() for one in asking):
                began = time.monotonic()
                assert (await client.post("/api/mine", json={})).status_code == 200
                waits.append(time.monotonic() - began)
                await asyncio.sleep(0.02)
            assert {one.result().status_code for one in asking} == {201}

    with in_thread(tmp_path / "t.db") as port:
        asyncio.run(load(port))
    waits.sort()
    assert waits[len(waits) // 2] < 0.25, waits


def test_the_real_documents_fit(tmp_path: Path) -> None:
    with client_of(create_app(tmp_path / "t.db")) as client:
        for game in ("siege", "wotr", "hunt", "tcg"):
            m = whole_match(game)
            assert client.post("/api/tables", json={"save": m.save()}).status_code == 201
            assert client.post("/api/tables", json={"save": m.save(future=False)}).status_code == 201
            middle = Match.load({**m.save()})
            middle.rewind(len(m.log) // 2)
            assert client.post("/api/tables", json={"position": middle.position()}).status_code == 201, game


# -- a position that would eat the machine --------------------------------------------------------------


@pytest.mark.parametrize("entries", [60, 400, 900])
def test_a_long_record_of_a_hunt_is_refused_at_once(house: House, entries: int) -> None:
    """Its belief was laid out before its length was bounded: 400 entries took 7.6 seconds and 600 MB."""
    doc = Match.new("hunt", seed=1).position()
    doc["position"]["record"] = ["move"] * entries
    before = time.process_time()
    problem = house.open(status=400, game=None, position=doc)
    assert problem["code"] == "bad-position"
    assert "record" in problem["text"]
    assert time.process_time() - before < 0.5  # with all of the request; the reading itself is measured below
    began = time.thread_time()
    with pytest.raises(BadPosition):
        documents.from_document(NewTable(position=doc))
    assert time.thread_time() - began < 0.05
