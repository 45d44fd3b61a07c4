"""Where the project's own pages stand: a shelf is a tab of the site, and its pages come in the order of reading.

A page that is named here and not written yet is passed over; one that nobody named stands with the project's, by name.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import redbook
from redbook.kernel.text import LANGUAGES
from redbook.site.notebooks import notebook_pages
from redbook.site.words import say

ROOT = Path(redbook.__file__).parents[2]

GUIDES = ("play", "learn", "host", "faq")  # for players: docs/guide/<language>/
PROGRAMS = {
    "tutorials": (
        "docs/first-bot.md",
        "docs/tutorials/learning-agent.md",
        "docs/tutorials/add-a-card.md",
        "docs/tutorials/add-a-game.md",
        "docs/engines.md",
    ),
    "how-to": (
        "docs/environments.md",
        "docs/openspiel.md",
        "docs/vector.md",
        "docs/datasets.md",
        "docs/bots.md",
        "docs/pictures.md",
        "docs/decks.md",
        "docs/card-texts.md",
        "docs/install.md",
    ),
}
REFERENCE = (
    "docs/notation.md",
    "docs/positions.md",
    "docs/records.md",
    "docs/settings.md",
    "docs/operations.md",
    "docs/protocol.md",
    "docs/engine-protocol.md",
    "docs/tcg-cards.md",
    "docs/wotr-cards.md",
)
PROJECT = ("CONTRIBUTING.md", "docs/architecture.md")
LAST = "CHANGELOG.md"
DECISIONS = "docs/rules/"
GUIDE = "docs/guide/"


def is_clone() -> bool:
    return (ROOT / "pyproject.toml").is_file() and (ROOT / "docs").is_dir()


def written() -> list[str]:
    """Every page of the project that is written, where it stands in the repository."""
    if not is_clone():
        return []
    docs = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return ["CONTRIBUTING.md", *docs, LAST]


def guide_pages(lang: str) -> list[str]:
    there = set(written())
    return [page for page in (f"{GUIDE}{lang}/{name}.md" for name in GUIDES) if page in there]


def language_of(path: str) -> str:
    """The language that a page speaks, by where it stands."""
    lang = path.removeprefix(GUIDE).partition("/")[0]
    return lang if lang in LANGUAGES else LANGUAGES[0]


def shelved(pages: tuple[str, ...]) -> list[str]:
    there = set(written())
    return [page for page in pages if page in there]


def programs_nav() -> list[Any]:
    """Tutorials, guides and notebooks for people who write programs."""
    parts = [{say(name, "en"): shelved(pages)} for name, pages in PROGRAMS.items()]
    parts.append({say("notebooks", "en"): list(notebook_pages(ROOT))})
    return [part for part in parts if any(part.values())]


def project_nav() -> list[Any]:
    """How it is made: what stands on no other shelf, the decisions, and the changes."""
    elsewhere = {*REFERENCE, *(page for pages in PROGRAMS.values() for page in pages), *PROJECT, LAST}
    rest = [page for page in written() if page not in elsewhere and not page.startswith((DECISIONS, GUIDE))]
    decisions = [page for page in written() if page.startswith(DECISIONS)]
    if not is_clone():
        return []
    return [*PROJECT, *rest, {say("decisions", "en"): decisions}, LAST]


def opening(path: str) -> tuple[str, str]:
    """The title of a page and its first paragraph, without the marks of Markdown that would nest."""
    title, paragraph = "", ""
    for line in (ROOT / path).read_text("utf-8").splitlines():
        if line.startswith("# ") and not title:
            title = line[2:].strip()
        elif title and line.strip() and not line.startswith(("<!--", "#", "!", "|", "```", ">")):
            paragraph += f" {line.strip()}"
        elif paragraph:
            break
    return title, first_sentence(paragraph.strip())


def first_sentence(text: str) -> str:
    end = text.find(". ")
    return text if end < 0 else text[: end + 1]
