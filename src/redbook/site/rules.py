"""The living rulebook as Markdown: for each game and language an index, a page a chapter, and a page of rule marks.

Links between clauses lead to clauses of the same language. One to a clause that is not there is left as it stands:
MkDocs finds no such place on the page and refuses to build.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import indent

from redbook.kernel.rulebook import LINK, Chapter, Clause, Diagram, Rulebook, rulebook
from redbook.kernel.text import LANGUAGES
from redbook.site.scenes import begun
from redbook.site.words import game_name, say, seat_name

MARKS, LESSONS = "marks.md", "lessons.md"


def folder(game: str, lang: str) -> str:
    return f"{lang}/{game}"


def rule_pages(game: str, lang: str, table: str) -> Iterator[tuple[str, str]]:
    """Paths and texts. `table`: the address of the table where scenes are played."""
    book = rulebook(game, lang)
    homes = homes_of(book)
    yield f"{folder(game, lang)}/index.md", index_page(book)
    for chapter in book.chapters:
        yield f"{folder(game, lang)}/{chapter.id}.md", chapter_page(book, chapter, homes, table)
    yield f"{folder(game, lang)}/{MARKS}", marks_page(book, homes)


def homes_of(book: Rulebook) -> dict[str, str]:
    """The page of each clause."""
    return {clause.id: f"{chapter.id}.md" for chapter in book.chapters for clause in chapter.clauses}


def linked(text: str, homes: dict[str, str], page: str = "", way: str = "") -> str:
    """Links to clauses, as they lead from this page; `way` goes to the folder of the rules."""

    def place(link: re.Match[str]) -> str:
        home = homes.get(link[1], page)
        return link[0] if home == page else f"]({way}{home}#{link[1]})"

    return LINK.sub(place, text)


def other_languages(lang: str, path: str) -> str:
    """The same page in the other languages, as a line. `path`: from the folder of a language, `wotr/index.md`."""
    up = "../" * (path.count("/") + 1)
    ways = [f"[{say('language', other)}]({up}{other}/{path})" for other in LANGUAGES if other != lang]
    return f"{say('also', lang)}: {' · '.join(ways)}\n{{ .languages data-search-exclude }}"


# -- a chapter ----------------------------------------------------------------------------------------


def chapter_page(book: Rulebook, chapter: Chapter, homes: dict[str, str], table: str) -> str:
    page = f"{chapter.id}.md"
    parts = [
        f"# {chapter.title}",
        other_languages(book.lang, f"{book.game}/{page}"),
        linked(chapter.text, homes, page),
        *(clause_text(book, clause, homes, table) for clause in chapter.clauses),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def clause_text(book: Rulebook, clause: Clause, homes: dict[str, str], table: str) -> str:
    page = homes[clause.id]
    text = linked(clause.text, homes, page)
    for diagram in clause.diagrams:
        shown = scene_text(book, clause, diagram, homes, table)
        text = text.replace(f"{{{{{diagram.scene}}}}}", f"\n{shown}\n")
    return f"## {clause.title} {{ #{clause.id} }}\n\n{clause_head(book, clause, page)}\n\n{text.strip()}"


def clause_head(book: Rulebook, clause: Clause, page: str) -> str:
    """Small labels: the marks of the clause, and the same clause in the other languages."""
    marks = [f"[{label(book, mark)}]({MARKS}#{anchor(mark)}){{ .mark }}" for mark in clause.marks]
    others = [
        f"[{other}](../../{other}/{book.game}/{page}#{clause.id})"
        f'{{ .other data-search-exclude title="{say("language", other)}" }}'
        for other in LANGUAGES
        if other != book.lang
    ]
    return f"{' '.join([*marks, *others])}\n{{ .labels }}"


def scene_text(book: Rulebook, clause: Clause, diagram: Diagram, homes: dict[str, str], table: str) -> str:
    """A question, its position, the answer folded, and the way to the table."""
    game, lang, page = book.game, book.lang, homes[clause.id]
    seat = seat_name(game, begun(game, diagram.scene)[0].seat, lang)
    answer = [linked(diagram.right, homes, page)]
    if diagram.otherwise:
        answer.append(f"*{say('otherwise', lang)}:* {linked(diagram.otherwise, homes, page)}")
    parts = [
        linked(diagram.task, homes, page),
        f"*{say('your-seat', lang, seat=seat)}*",
        position(game, diagram.scene, lang),
        f'??? success "{say("answer", lang)}"\n\n{inside(*answer)}',
        f"[{say('play-here', lang)}]({table}#/rules/{game}/{clause.id}){{ .to-table }}",
    ]
    return f'!!! play "{say("try-it", lang)}"\n\n{inside(*parts)}'


def inside(*parts: str) -> str:
    """Paragraphs in a box."""
    return indent("\n\n".join(parts), "    ")


def position(game: str, scene: str, lang: str) -> str:
    return f"```board\n{game} {scene} {lang}\n```"


# -- finding a clause ---------------------------------------------------------------------------------


def index_page(book: Rulebook) -> str:
    game, lang = book.game, book.lang
    parts = [
        f"# {game_name(game, lang)}",
        other_languages(lang, f"{game}/index.md"),
        say("rules-intro", lang),
        f"[{say('lessons', lang)}]({LESSONS}){{ .md-button }} [{say('marks', lang)}]({MARKS}){{ .md-button }}",
        f"## {say('chapters', lang)}",
    ]
    for number, chapter in enumerate(book.chapters, start=1):
        clauses = " · ".join(f"[{clause.title}]({chapter.id}.md#{clause.id})" for clause in chapter.clauses)
        parts.append(f"### {number}. [{chapter.title}]({chapter.id}.md) {{ #{chapter.id} }}\n\n{clauses}")
    return "\n\n".join(parts) + "\n"


def marks_page(book: Rulebook, homes: dict[str, str]) -> str:
    game, lang = book.game, book.lang
    told: dict[str, list[Clause]] = {}
    for clause in book.clauses:
        for mark in clause.marks:
            told.setdefault(mark, []).append(clause)
    title = f"{game_name(game, lang)}: {say('marks', lang)[0].lower()}{say('marks', lang)[1:]}"
    parts = [f"# {title}", other_languages(lang, f"{game}/{MARKS}"), say("marks-intro", lang)]
    for other in sorted({mark.split()[0] for mark in told}, key=lambda one: (one != game, one)):
        rows = [f"| {say('mark', lang)} | {say('clauses', lang)} |", "|---|---|"]
        for mark in sorted((one for one in told if one.split()[0] == other), key=in_order):
            clauses = " · ".join(f"[{clause.title}]({homes[clause.id]}#{clause.id})" for clause in told[mark])
            rows.append(f'| <span id="{anchor(mark)}">{place_of(mark)}</span> | {clauses} |')
        parts += [f"## {say('marks-of', lang, book=game_name(other, lang))} {{ #{other} }}", "\n".join(rows)]
    return "\n\n".join(parts) + "\n"


def place_of(mark: str) -> str:
    return mark.partition(" ")[2]


def label(book: Rulebook, mark: str) -> str:
    """The place; with its book if that is another's."""
    other, _, place = mark.partition(" ")
    return place if other == book.game else f"{game_name(other, book.lang)}, {place}"


def anchor(mark: str) -> str:
    return mark.replace(" ", "-")


def in_order(mark: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", place_of(mark))]
