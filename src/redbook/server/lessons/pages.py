"""The words of lessons as a page shows them."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec

from redbook.kernel.lessons import lesson, lesson_words, lessons
from redbook.kernel.rulebook import Chapter
from redbook.server.lessons.playing import walk
from redbook.server.lessons.wire import CourseInfo, LessonInfo, LessonPage, StepInfo
from redbook.server.rules.pages import html

READ = 170  # words a minute
DEED = 12  # seconds that a move of one's own takes
WATCH = 2  # and one of another seat


@lru_cache(maxsize=32)
def course(game: str, lang: str) -> bytes:
    return msgspec.json.encode(
        CourseInfo(game=game, lang=lang, lessons=[lesson_info(game, id, lang) for id in lessons(game)])
    )


def lesson_info(game: str, id: str, lang: str) -> LessonInfo:
    found, words = lesson(game, id), lesson_words(game, id, lang)
    return LessonInfo(
        id=id,
        title=words.title,
        html=html(game, words.text),
        seat=found.seat,
        steps=len(found.steps),
        minutes=minutes(game, id, words),
    )


def minutes(game: str, id: str, words: Chapter) -> int:
    by, seat = walk(game, id).by, lesson(game, id).seat
    read = sum(len(clause.text.split()) for clause in words.clauses)
    own = sum(one == seat for one in by)
    return max(1, math.ceil(read / READ + (own * DEED + (len(by) - own) * WATCH) / 60))


@lru_cache(maxsize=256)
def page(game: str, id: str, lang: str) -> bytes:
    found, words = lesson(game, id), lesson_words(game, id, lang)
    said = {clause.id: clause for clause in words.clauses}
    order = list(lessons(game))
    after = order.index(id) + 1
    return msgspec.json.encode(
        LessonPage(
            game=game,
            lang=lang,
            id=id,
            title=words.title,
            html=html(game, words.text),
            seat=found.seat,
            by=walk(game, id).by,
            look=found.look,
            steps=[
                StepInfo(
                    id=step.id,
                    title=said[step.id].title,
                    html=html(game, said[step.id].text),
                    at=step.at,
                    point=step.point,
                )
                for step in found.steps
            ],
            next=order[after] if after < len(order) else None,
        )
    )
