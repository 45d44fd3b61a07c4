"""Lessons: every course plays as its script says, in three languages, and ends as it promises."""

from __future__ import annotations

import pytest

from redbook.games import PLAYABLE
from redbook.kernel.chance import Scripted
from redbook.kernel.lessons import lesson_words, lessons, seen_at
from redbook.kernel.text import LANGUAGES

ALL = [(game, id) for game in PLAYABLE for id in lessons(game)]
of_every_lesson = pytest.mark.parametrize(("game", "id"), ALL)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_has_a_course_for_every_side(game: str) -> None:
    seats = {lesson.seat for lesson in lessons(game).values()}
    assert len(lessons(game)) >= 4
    assert len(seats) >= 2


@of_every_lesson
def test_a_lesson_plays_as_its_script_says(game: str, id: str) -> None:
    lesson = lessons(game)[id]
    assert len(lesson.right) == 1
    m = lesson.begin()
    own = 0
    for number, move in enumerate(lesson.script):
        assert m.decision is not None, f"{move}: the game is over"
        reason = m.why_not(move)
        assert reason is None, f"move {number}, {move}: {reason}; {[o.notation for o in m.decision.options][:60]}"
        own += m.decision.seat == lesson.seat
        m.play(move)
    assert own >= 2, "the learner does nothing"
    chance = m.play_state.chance
    assert isinstance(chance, Scripted)
    assert chance.used == len(chance.answers), f"{len(chance.answers) - chance.used} dictated answers are left over"
    assert lesson.holds, "it promises nothing"
    for path, value in lesson.holds.items():
        assert seen_at(m.view(lesson.seat), path) == value, path


@of_every_lesson
def test_nothing_is_left_to_chance_in_a_lesson(game: str, id: str) -> None:
    """Every die and every card that is drawn while it plays was dictated."""
    lesson = lessons(game)[id]
    m = lesson.begin()
    for move in lesson.script:
        m.play(move)
    chance = m.play_state.chance
    assert isinstance(chance, Scripted)
    requests = chance.asked - chance.used
    assert requests == 0, f"{requests} answers came from a seed (a shuffle counts, too): dictate them or leave them out"


@of_every_lesson
def test_steps_come_in_order_and_each_is_said_in_three_languages(game: str, id: str) -> None:
    lesson = lessons(game)[id]
    assert lesson.steps[0].at == 0
    assert [step.at for step in lesson.steps] == sorted(step.at for step in lesson.steps)
    assert lesson.steps[-1].at == len(lesson.script), "the last step says what was learnt, after the last move"
    english = lesson_words(game, id, "en")
    for lang in LANGUAGES:
        words = lesson_words(game, id, lang)
        assert [clause.id for clause in words.clauses] == [step.id for step in lesson.steps], lang
        assert len(words.title) > 2
        assert len(words.text) > 20
        for clause, first in zip(words.clauses, english.clauses, strict=True):
            assert len(clause.text) > 20, (lang, clause.id)
            assert lang == "en" or clause.text != first.text, (lang, clause.id)


@of_every_lesson
def test_before_every_move_of_the_learner_something_is_said_that_leads_to_it(game: str, id: str) -> None:
    """At most four moves of one's own follow one another without a word: a gesture, say."""
    lesson = lessons(game)[id]
    m = lesson.begin()
    silent = 0
    for number, move in enumerate(lesson.script):
        assert m.decision is not None
        if lesson.step_at(number):
            silent = 0
        if m.decision.seat == lesson.seat:
            silent += 1
            assert silent <= 4, f"move {number}, {move}"
        m.play(move)
