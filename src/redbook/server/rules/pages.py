"""The rulebook of a game as a page shows it: Markdown made into safe HTML."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from redbook.kernel.rulebook import Clause, has_rulebook, rulebook
from redbook.server.rules.wire import ChapterInfo, ClauseInfo, DiagramInfo, PartInfo, RulebookInfo

WRITING = threading.Lock()
# no HTML of its own comes through, and links lead only where markdown-it lets them
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def printed(game: str, lang: str) -> tuple[bytes, str]:
    """As it is sent, and the mark by which a client knows that it has not changed. Written once: others wait."""
    with WRITING:
        return _printed(game, lang)


@lru_cache(maxsize=16)
def _printed(game: str, lang: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(book(game, lang))
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


def book(game: str, lang: str) -> RulebookInfo:
    if not has_rulebook(game):
        return RulebookInfo(game=game, lang=lang, chapters=[])
    chapters = [
        ChapterInfo(
            id=chapter.id,
            title=chapter.title,
            html=html(game, chapter.text),
            clauses=[clause_info(game, clause) for clause in chapter.clauses],
        )
        for chapter in rulebook(game, lang).chapters
    ]
    return RulebookInfo(game=game, lang=lang, chapters=chapters)


def clause_info(game: str, clause: Clause) -> ClauseInfo:
    return ClauseInfo(
        id=clause.id,
        title=clause.title,
        parts=list(parts(game, clause)),
        marks=list(clause.marks),
        about=list(clause.about),
    )


def parts(game: str, clause: Clause) -> Iterator[PartInfo]:
    rest = clause.text
    for diagram in clause.diagrams:
        before, _, rest = rest.partition(f"{{{{{diagram.scene}}}}}")
        shown = DiagramInfo(
            scene=diagram.scene,
            task=html(game, diagram.task),
            right=html(game, diagram.right),
            otherwise=html(game, diagram.otherwise),
        )
        yield PartInfo(html=html(game, before), diagram=shown)
    if rest.strip() or not clause.diagrams:
        yield PartInfo(html=html(game, rest), diagram=None)


def html(game: str, text: str) -> str:
    """Links to clauses become addresses of their pages, which also lead there outside the drawer."""
    if not text.strip():
        return ""
    tokens = MARKDOWN.parse(text)
    for link in links(tokens):
        href = str(link.attrs.get("href", ""))
        if href.startswith("#") and not href.startswith("#/"):
            link.attrs["href"] = f"#/rules/{game}/{href[1:]}"
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})).strip()


def links(tokens: list[Token]) -> Iterator[Token]:
    return (inner for token in tokens for inner in token.children or () if inner.type == "link_open")
