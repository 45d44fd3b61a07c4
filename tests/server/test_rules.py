"""Rules over HTTP: the rulebook as safe HTML, and scenes that are tried without a table."""

from __future__ import annotations

from typing import Any

import pytest

from redbook.games import PLAYABLE
from redbook.kernel.rulebook import rulebook
from redbook.kernel.scenes import scenes
from redbook.kernel.text import LANGUAGES
from redbook.server.rules.pages import html
from server.house import House

of_every_game = pytest.mark.parametrize("game", PLAYABLE)


def all_scenes() -> list[tuple[str, str]]:
    return [(game, id) for game in PLAYABLE for id in scenes(game)]


def tried(house: House, game: str, id: str, moves: list[str], *tries: list[str]) -> dict[str, Any]:
    answer: dict[str, Any] = house.call(
        "POST", f"/api/rules/{game}/scenes/{id}", json={"moves": moves, "tries": list(tries)}
    )
    return answer


@of_every_game
def test_the_whole_rulebook_in_every_language(house: House, game: str) -> None:
    for lang in LANGUAGES:
        book = house.call("GET", f"/api/rules/{game}", params={"lang": lang})
        assert (book["game"], book["lang"]) == (game, lang)
        told = [clause for chapter in book["chapters"] for clause in chapter["clauses"]]
        for shown, written in zip(told, rulebook(game, lang).clauses, strict=True):
            assert (shown["id"], shown["title"]) == (written.id, written.title)
            assert (shown["marks"], shown["about"]) == (list(written.marks), list(written.about))
            diagrams = [part["diagram"]["scene"] for part in shown["parts"] if part["diagram"]]
            assert diagrams == [diagram.scene for diagram in written.diagrams]
            assert "{{" not in "".join(part["html"] for part in shown["parts"])


def test_it_is_sent_once_and_then_known_by_its_mark(house: House) -> None:
    first = house.client.get("/api/rules/siege", params={"lang": "es"})
    assert first.headers["content-language"] == "es"
    again = house.client.get(
        "/api/rules/siege", params={"lang": "es"}, headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    other = house.client.get(
        "/api/rules/siege", headers={"If-None-Match": first.headers["etag"], "Accept-Language": "pt"}
    )
    assert (other.status_code, other.headers["content-language"]) == (200, "pt")


def test_a_game_without_a_rulebook_has_no_chapters_and_an_unknown_one_is_not_found(house: House) -> None:
    assert house.call("GET", "/api/rules/toy")["chapters"] == []
    house.call("GET", "/api/rules/chess", 404)
    house.call("GET", "/api/rules/toy/scenes/none", 404)
    house.call("POST", "/api/rules/toy/scenes/none", 404, json={"moves": []})


def test_markdown_becomes_html_that_can_do_nothing() -> None:
    made = html(
        "siege", "<script>alert(1)</script> [x](javascript:alert(1)) [y](#stacking) **b**\n\n| a |\n|---|\n| 1 |"
    )
    assert "<script" not in made
    assert 'href="javascript' not in made
    assert '<a href="#/rules/siege/stacking">y</a>' in made
    assert "<strong>b</strong>" in made
    assert "<td>1</td>" in made


@of_every_game
def test_a_scene_is_done_by_the_moves_of_its_seat_alone(house: House, game: str) -> None:
    """Whoever tries gives only their own moves; the server makes those of the others."""
    for id, way in [(id, way) for id, scene in scenes(game).items() for way in scene.right]:
        state = house.call("GET", f"/api/rules/{game}/scenes/{id}")
        assert not state["done"]
        assert state["decision"]["seat"] == scenes(game)[id].seat
        while not state["done"]:
            made = len(state["moves"])
            assert state["moves"] == way[:made]
            assert state["on_the_way"]
            state = tried(house, game, id, state["moves"], [way[made]])
            assert state["refused"] is None
            assert len(state["moves"]) > made


@of_every_game
def test_what_is_wrong_is_refused_with_its_reason_and_nothing_has_happened(house: House, game: str) -> None:
    wrongs = [(id, move, why) for id, scene in scenes(game).items() for move, why in scene.wrong.items()]
    for id, move, reason in wrongs:
        begun = house.call("GET", f"/api/rules/{game}/scenes/{id}")
        state = tried(house, game, id, [], [move])
        assert state["refused"]["reason"]["id"] == reason
        assert {**state, "refused": None} == begun
        why = house.call("POST", f"/api/rules/{game}/scenes/{id}/why", json={"moves": [], "intent": move})
        assert why == state["refused"]


def some_scene() -> tuple[str, str]:
    return next((game, id) for game, id in all_scenes() if len(scenes(game)[id].right[0]) > 1)


def test_of_several_gestures_the_first_that_is_legal_as_a_whole_is_played(house: House) -> None:
    game, id = some_scene()
    first = scenes(game)[id].right[0][0]
    state = tried(house, game, id, [], [first, "no such move"], [first])
    assert state["moves"][0] == first
    assert state["refused"] is None
    refused = tried(house, game, id, [], [first, "no such move"])
    assert refused["moves"] == []
    assert refused["refused"]["rule"]


def test_work_for_strangers_is_bounded(house: House) -> None:
    game, id = some_scene()
    address = f"/api/rules/{game}/scenes/{id}"
    house.call("POST", address, 400, json={"moves": ["x"] * 61})
    house.call("POST", address, 400, json={"moves": ["x" * 201]})
    house.call("POST", address, 400, json={"tries": [["x"]] * 41})
    house.call("POST", address, 422, json={"tries": [["x"] * 60] * 4})
    house.call("POST", address, 400, json={"moves": [], "more": 1})
    house.call("POST", address, 409, json={"moves": ["no such move"]})
    house.call("POST", f"{address}/why", 400, json={"moves": []})
