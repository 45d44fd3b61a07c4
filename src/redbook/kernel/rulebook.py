"""The living rulebook: the rules of a game in our own words, clause by clause, in three languages.

A game keeps it in `rules/{en,es,pt}/<chapter>.md`, the same chapters and clauses in each language:

    # The Hunt for the Ring                                       the chapter
    ## Moving the Fellowship {#moving marks="p.38" lines="170-174" about="ask-move event-fellowship-moved"}
    Text of the clause. Other clauses are linked by their id: [declaring](#declaring).

    :::play moving-twice                                          a scene to try (scenes.py)
    What to try.
    = What is said when it was done.
    ! What is said of another move that may be made.
    :::

What a clause is about is said once, in English: `marks` are places in the printed rulebook, as reasons and questions
bear them; `lines` those of the checklist that it states; `about` the messages that it explains. The other languages
repeat the id alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path

import msgspec

from redbook.kernel.game import find_game
from redbook.kernel.text import LANGUAGES

CLAUSE = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)(?P<facts>[^}]*)\}")
FACT = re.compile(r'\s*(marks|lines|about)="([^"]*)"')
LINK = re.compile(r"\]\(#([a-z0-9-]+)\)")
PLAY, END = ":::play ", ":::"


class BadRulebook(ValueError):
    """A file of the rulebook that cannot be read: said with its name and line."""


class Diagram(msgspec.Struct, frozen=True):
    """A scene to try, and what is said about it."""

    scene: str
    task: str
    right: str
    otherwise: str  # "": nothing is said of other moves but what the engine says


class Clause(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str  # Markdown; where a diagram stands, a line `{{scene}}`
    diagrams: tuple[Diagram, ...]
    marks: tuple[str, ...]
    lines: tuple[int, ...]
    about: tuple[str, ...]

    @property
    def links(self) -> list[str]:
        return LINK.findall(self.text)


class Chapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    clauses: tuple[Clause, ...]


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    game: str
    lang: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> Iterator[Clause]:
        return (clause for chapter in self.chapters for clause in chapter.clauses)

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}

    @cached_property
    def by_message(self) -> dict[str, str]:
        """The clause that explains a message: `ask-…`, `why-…`, `event-…`."""
        return {id: clause.id for clause in self.clauses for id in clause.about}

    def at(self, mark: str) -> list[Clause]:
        """The clauses of a place in the printed rulebook: `wotr p.19`."""
        return [clause for clause in self.clauses if mark in clause.marks]

    def search(self, words: str) -> list[Clause]:
        """Clauses that hold every word, those with one in their title first."""
        wanted = plain(words).split()
        found = [c for c in self.clauses if all(word in plain(f"{c.title} {c.text}") for word in wanted)]
        return sorted(found, key=lambda c: not any(word in plain(c.title) for word in wanted))


def plain(text: str) -> str:
    """Without capitals and accents, for searching."""
    from unicodedata import normalize

    return normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()


def rules_folder(game: str) -> Path:
    return find_game(game).folder / "rules"


def has_rulebook(game: str) -> bool:
    return (rules_folder(game) / "en").is_dir()


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    chapters = read(game, lang)
    if lang == LANGUAGES[0]:
        return Rulebook(game, lang, chapters)
    facts = rulebook(game, LANGUAGES[0]).by_id
    told = [
        msgspec.structs.replace(chapter, clauses=tuple(told_once(clause, facts, lang) for clause in chapter.clauses))
        for chapter in chapters
    ]
    return Rulebook(game, lang, tuple(told))


def told_once(clause: Clause, facts: dict[str, Clause], lang: str) -> Clause:
    if clause.marks or clause.lines or clause.about:
        raise BadRulebook(f"{lang}, {clause.id}: marks, lines and about are said in English only")
    if clause.id not in facts:
        raise BadRulebook(f"{lang}, {clause.id}: not in the English rulebook")
    first = facts[clause.id]
    return msgspec.structs.replace(clause, marks=first.marks, lines=first.lines, about=first.about)


def read(game: str, lang: str) -> tuple[Chapter, ...]:
    paths = sorted((rules_folder(game) / lang).glob("*.md"))
    return tuple(chapter(game, path.stem, path.read_text("utf-8"), path) for path in paths)


def chapter(game: str, id: str, text: str, path: Path | str = "") -> Chapter:
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title, _, intro = head.strip().partition("\n")
    if not title.startswith("# "):
        raise BadRulebook(f"{path}: a chapter begins with “# ” and its title")
    return Chapter(id, title[2:].strip(), intro.strip(), tuple(clause(game, part, path) for part in parts))


def clause(game: str, text: str, path: Path | str) -> Clause:
    heading, _, body = text.partition("\n")
    found = CLAUSE.fullmatch(heading.strip())
    if found is None or FACT.sub("", found["facts"]).strip():
        raise BadRulebook(f"{path}: {heading}: expected ## Title {{#id marks=… lines=… about=…}}")
    facts = dict(FACT.findall(found["facts"]))
    prose, diagrams = [], []
    lines = iter(body.split("\n"))
    for line in lines:
        if line.startswith(PLAY):
            made = diagram(line.removeprefix(PLAY).strip(), lines, path)
            diagrams.append(made)
            line = f"{{{{{made.scene}}}}}"
        prose.append(line)
    return Clause(
        id=found["id"],
        title=found["title"],
        text="\n".join(prose).strip(),
        diagrams=tuple(diagrams),
        marks=tuple(mark_of(game, mark) for mark in facts.get("marks", "").split()),
        lines=tuple(numbers(facts.get("lines", ""))),
        about=tuple(facts.get("about", "").split()),
    )


def diagram(scene: str, lines: Iterator[str], path: Path | str) -> Diagram:
    said: dict[str, list[str]] = {"task": [], "=": [], "!": []}
    part = "task"
    for line in lines:
        if line.strip() == END:
            joined = {key: " ".join(words).strip() for key, words in said.items()}
            return Diagram(scene, joined["task"], joined["="], joined["!"])
        if line[:2] in ("= ", "! "):
            part, line = line[0], line[2:]
        said[part].append(line.strip())
    raise BadRulebook(f"{path}: {scene}: the diagram has no end, {END}")


def mark_of(game: str, mark: str) -> str:
    """Marks are written without the game, those of another game with it: `hunt:p.36`."""
    book, _, place = mark.rpartition(":")
    return f"{book or game} {place}"


def numbers(text: str) -> Iterator[int]:
    """ "55-58 60" -> 55, 56, 57, 58, 60"""
    for part in text.replace(",", " ").split():
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)
