"""Lessons over HTTP: the course, its words, and scripts that are followed without a table."""

from __future__ import annotations

from typing import Any

import pytest

from redbook.games import PLAYABLE
from redbook.kernel.lessons import lesson_words, lessons
from redbook.kernel.text import LANGUAGES
from server.house import House

ALL = [(game, id) for game in PLAYABLE for id in lessons(game)]
of_every_game = pytest.mark.parametrize("game", PLAYABLE)
of_every_lesson = pytest.mark.parametrize(("game", "id"), ALL)


def played(house: House, game: str, id: str, at: int, *tries: list[str]) -> dict[str, Any]:
    state: dict[str, Any] = house.call("POST", f"/api/lessons/{game}/{id}", json={"at": at, "tries": list(tries)})
    return state


@of_every_game
def test_the_course_in_every_language(house: House, game: str) -> None:
    for lang in LANGUAGES:
        course = house.call("GET", f"/api/lessons/{game}", params={"lang": lang})
        assert (course["game"], course["lang"]) == (game, lang)
        assert [one["id"] for one in course["lessons"]] == list(lessons(game))
        for one in course["lessons"]:
            assert one["title"] == lesson_words(game, one["id"], lang).title
            assert one["html"].startswith("<p>")
            assert one["steps"] == len(lessons(game)[one["id"]].steps)
            assert 1 <= one["minutes"] <= 30


@of_every_lesson
def test_the_words_of_a_lesson(house: House, game: str, id: str) -> None:
    order = list(lessons(game))
    for lang in LANGUAGES:
        page = house.call("GET", f"/api/lessons/{game}/{id}", params={"lang": lang})
        written = lesson_words(game, id, lang)
        assert page["title"] == written.title
        assert [step["title"] for step in page["steps"]] == [clause.title for clause in written.clauses]
        assert all(step["html"].startswith("<") for step in page["steps"])
        assert not any(
            'href="#' in step["html"] and f'href="#/rules/{game}/' not in step["html"] for step in page["steps"]
        )
        assert [(step["id"], step["at"]) for step in page["steps"]] == [(s.id, s.at) for s in lessons(game)[id].steps]
        assert page["next"] == (order[order.index(id) + 1] if id != order[-1] else None)


@of_every_lesson
def test_a_lesson_is_followed_move_by_move(house: House, game: str, id: str) -> None:
    lesson = lessons(game)[id]
    by = house.call("GET", f"/api/lessons/{game}/{id}")["by"]
    assert len(by) == len(lesson.script)
    state = played(house, game, id, 0)
    for at, move in enumerate(lesson.script):
        assert (state["at"], state["done"]) == (at, False)
        if by[at] == lesson.seat:
            assert state["next"] == move
            assert move in [option["notation"] for option in state["decision"]["options"]]
            state = played(house, game, id, at, [move])
            assert (state["astray"], state["refused"]) == (False, None)
        else:
            assert (state["next"], state["decision"]) == (None, None)
            assert state["waiting"] == by[at]
            state = played(house, game, id, at + 1)
    assert state["done"]
    assert state["told"]


@of_every_lesson
def test_a_move_that_is_allowed_but_not_wanted_is_not_made(house: House, game: str, id: str) -> None:
    lesson = lessons(game)[id]
    by = house.call("GET", f"/api/lessons/{game}/{id}")["by"]
    tried = 0
    for at, move in enumerate(lesson.script):
        if by[at] != lesson.seat:
            continue
        state = played(house, game, id, at)
        others = [o["notation"] for o in state["decision"]["options"] if o["notation"] != move]
        for other in others[:2]:
            answer = played(house, game, id, at, [other])
            assert answer["refused"] is None
            if answer["astray"]:
                tried += 1
                assert {**answer, "astray": False} == state
            else:  # another way to where the script leads
                assert answer["at"] > at
    assert tried > 0


@of_every_lesson
def test_what_the_rules_forbid_is_refused_with_its_reason(house: House, game: str, id: str) -> None:
    lesson = lessons(game)[id]
    by = house.call("GET", f"/api/lessons/{game}/{id}")["by"]
    at = by.index(lesson.seat)
    state = played(house, game, id, at)
    answer = played(house, game, id, at, ["no such move"])
    assert answer["refused"]["reason"]["id"].startswith("why-")
    assert {**answer, "refused": None} == state
    why = house.call("POST", f"/api/lessons/{game}/{id}/why", json={"at": at, "intent": "no such move"})
    assert why == answer["refused"]
    assert house.call("POST", f"/api/lessons/{game}/{id}/why", json={"at": at, "intent": state["next"]}) is None


def some_lesson() -> tuple[str, str, int]:
    """One where the learner moves twice, with others in between or not."""
    return next((game, id, len(lessons(game)[id].script)) for game, id in ALL)


def test_of_several_gestures_the_one_that_the_script_wants_is_played(house: House) -> None:
    game, id, _ = some_lesson()
    lesson = lessons(game)[id]
    by = house.call("GET", f"/api/lessons/{game}/{id}")["by"]
    at = by.index(lesson.seat)
    own = [(n, move) for n, move in enumerate(lesson.script) if by[n] == lesson.seat]
    two = own[:2]
    state = played(house, game, id, at, ["no such move"], [move for _, move in two])
    assert state["at"] == two[1][0] + 1  # what others do in between is done, too
    assert not state["astray"]


def test_nothing_is_played_for_the_others(house: House) -> None:
    game, id = next((game, id) for game, id in ALL if {lessons(game)[id].seat} != set(by_of(house, game, id)))
    by = by_of(house, game, id)
    at = next(n for n, seat in enumerate(by) if seat != lessons(game)[id].seat)
    state = played(house, game, id, at, [lessons(game)[id].script[at]])
    assert (state["at"], state["astray"], state["refused"]) == (at, False, None)


def by_of(house: House, game: str, id: str) -> list[str]:
    by: list[str] = house.call("GET", f"/api/lessons/{game}/{id}")["by"]
    return by


def test_what_there_is_not(house: House) -> None:
    game, id, length = some_lesson()
    assert house.call("GET", "/api/lessons/toy")["lessons"] == []
    house.call("GET", "/api/lessons/chess", 404)
    problem = house.call("GET", f"/api/lessons/{game}/none", 404)
    assert problem["code"] == "no-such-lesson"
    house.call("POST", f"/api/lessons/{game}/none", 404, json={})
    house.call("POST", f"/api/lessons/{game}/{id}", 404, json={"at": length + 1})


def test_work_for_strangers_is_bounded(house: House) -> None:
    game, id, _ = some_lesson()
    address = f"/api/lessons/{game}/{id}"
    house.call("POST", address, 400, json={"at": -1})
    house.call("POST", address, 400, json={"at": 10_000})
    house.call("POST", address, 400, json={"tries": [["x"]] * 41})
    house.call("POST", address, 400, json={"tries": [["x" * 201]]})
    house.call("POST", address, 422, json={"tries": [["x"] * 60] * 4})
    house.call("POST", address, 400, json={"at": 0, "more": 1})
    house.call("POST", f"{address}/why", 400, json={"at": 0})
