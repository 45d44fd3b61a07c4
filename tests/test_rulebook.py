"""The living rulebook holds together with the games: every mark, checklist line, message and scene."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from redbook.games import PLAYABLE
from redbook.kernel import find_game
from redbook.kernel.rulebook import Rulebook, rulebook
from redbook.kernel.scenes import scenes
from redbook.kernel.text import LANGUAGES

LINES = {"wotr": 250, "hunt": 180, "siege": 150, "tcg": 253}  # of the checklists
DIAGRAMS = 25  # at least, in each game

of_every_game = pytest.mark.parametrize("game", PLAYABLE)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def messages(game: str) -> set[str]:
    """What is asked, refused and told: each must be explained by a clause."""
    told = find_game(game).describe()
    asks = {f"ask-{question.kind}" for question in told.questions}
    whys = {reason.id for reason in told.reasons}
    events = {f"event-{event.kind}" for event in told.events}
    return asks | whys | events


def marks(game: str) -> set[str]:
    told = find_game(game).describe()
    found = {question.rule for question in told.questions} | {reason.rule for reason in told.reasons}
    return {mark for mark in found if mark}


def shape(book: Rulebook) -> list[tuple[str, list[tuple[str, list[str], list[str]]]]]:
    return [
        (c.id, [(x.id, [d.scene for d in x.diagrams], sorted(set(x.links))) for x in c.clauses]) for c in book.chapters
    ]


@of_every_game
def test_the_three_languages_have_the_same_chapters_clauses_scenes_and_links(game: str) -> None:
    english = shape(rulebook(game, "en"))
    assert english
    for lang in LANGUAGES[1:]:
        assert shape(rulebook(game, lang)) == english, lang


@of_every_game
@in_every_language
def test_every_clause_says_something_in_its_language(game: str, lang: str) -> None:
    book, english = rulebook(game, lang), rulebook(game, "en").by_id
    ids = Counter(clause.id for clause in book.clauses)
    assert [id for id, n in ids.items() if n > 1] == []
    for clause in book.clauses:
        assert len(clause.text) > 40, clause.id
        assert lang == "en" or clause.text != english[clause.id].text, clause.id
        for diagram in clause.diagrams:
            assert diagram.task, diagram.scene
            assert diagram.right, diagram.scene


@of_every_game
def test_every_mark_that_is_used_has_its_clause(game: str) -> None:
    books = {mark.split()[0] for mark in marks(game)}
    known = {mark for book in books for clause in rulebook(book, "en").clauses for mark in clause.marks}
    assert sorted(marks(game) - known) == []


@of_every_game
def test_every_line_of_the_checklist_stands_in_a_clause(game: str) -> None:
    stated = {line for clause in rulebook(game, "en").clauses for line in clause.lines}
    assert sorted(set(range(1, LINES[game] + 1)) - stated) == []
    assert sorted(stated - set(range(1, LINES[game] + 1))) == []


@of_every_game
def test_every_question_refusal_and_event_is_explained_by_one_clause(game: str) -> None:
    said = Counter(id for clause in rulebook(game, "en").clauses for id in clause.about)
    assert sorted(messages(game) - set(said)) == []
    assert [id for id, n in said.items() if n > 1] == []
    assert sorted(id for id in set(said) - messages(game) if id.startswith(("ask-", "why-", "event-"))) == []


@of_every_game
def test_links_lead_to_clauses(game: str) -> None:
    book = rulebook(game, "en")
    assert sorted({link for clause in book.clauses for link in clause.links} - set(book.by_id)) == []


@of_every_game
def test_every_scene_stands_in_one_clause(game: str) -> None:
    shown = Counter(diagram.scene for clause in rulebook(game, "en").clauses for diagram in clause.diagrams)
    assert set(shown) == set(scenes(game))
    assert max(shown.values()) == 1
    assert len(shown) >= DIAGRAMS


def all_scenes() -> list[tuple[str, str]]:
    return [(game, id) for game in PLAYABLE for id in scenes(game)]


@pytest.mark.parametrize(("game", "id"), all_scenes())
def test_a_scene_can_be_played_as_it_says(game: str, id: str) -> None:
    scene = scenes(game)[id]
    assert scene.right
    for moves in scene.right:
        m = scene.begin()
        assert m.decision is not None
        assert m.decision.seat == scene.seat
        for move in moves:
            assert m.decision is not None, f"{move}: the game is over"
            reason = m.why_not(move)
            assert reason is None, f"{move}: {reason}; offered: {[o.notation for o in m.decision.options][:60]}"
            m.play(move)


@pytest.mark.parametrize(("game", "id"), all_scenes())
def test_what_is_wrong_in_a_scene_is_refused_for_that_reason(game: str, id: str) -> None:
    scene = scenes(game)[id]
    for move, why in scene.wrong.items():
        reason = scene.begin().why_not(move)
        assert reason is not None, f"{move} is offered"
        assert reason.id == why, f"{move}: {reason.id}"


@of_every_game
def test_scenes_look_at_places_that_the_board_knows(game: str) -> None:
    places = re.compile(r"[a-z0-9-]+")
    for id, scene in scenes(game).items():
        assert all(places.fullmatch(place) for place in scene.look), id


def test_a_broken_heading_is_refused_with_its_place() -> None:
    from redbook.kernel.rulebook import BadRulebook, chapter

    with pytest.raises(BadRulebook, match="## No id"):
        chapter("siege", "x", "# Title\n\n## No id\ntext\n", "x.md")
    with pytest.raises(BadRulebook, match="no end"):
        chapter("siege", "x", "# Title\n\n## One {#one}\n:::play a\ntask\n", "x.md")
