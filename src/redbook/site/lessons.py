"""The lessons of a game as Markdown: a page a course and language, with what each lesson teaches."""

from __future__ import annotations

from redbook.kernel.lessons import lesson_words, lessons
from redbook.kernel.rulebook import rulebook
from redbook.site.rules import LESSONS, homes_of, linked, other_languages
from redbook.site.words import game_name, say, seat_name


def course_page(game: str, lang: str, table: str) -> str:
    homes = homes_of(rulebook(game, lang))
    parts = [
        f"# {game_name(game, lang)}: {say('lessons', lang).lower()}",
        other_languages(lang, f"{game}/{LESSONS}"),
        f"{say('lessons-intro', lang)} {say('table-needed', lang)}",
    ]
    for number, (id, lesson) in enumerate(lessons(game).items(), start=1):
        words = lesson_words(game, id, lang)
        titles = " · ".join(clause.title for clause in words.clauses)
        facts = f"{say('your-seat', lang, seat=seat_name(game, lesson.seat, lang))} · "
        facts += say("lesson-steps", lang, count=len(lesson.steps))
        parts += [
            f"## {number}. {words.title} {{ #{id} }}",
            linked(words.text, homes, LESSONS),
            f"*{facts}:* {titles}",
            f"[{say('lesson-play', lang)}]({table}#/learn/{game}/{id}){{ .to-table }}",
        ]
    return "\n\n".join(parts) + "\n"
