"""All pages of the site, and the order in which they are found.

A clone has the project's own pages too. An installed package has the rulebooks and lessons alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import redbook
from redbook.games import PLAYABLE
from redbook.kernel import find_game
from redbook.kernel.rulebook import has_rulebook, rulebook
from redbook.kernel.scenes import scenes
from redbook.kernel.text import LANGUAGES
from redbook.site.lessons import course_page
from redbook.site.rules import LESSONS, MARKS, folder, other_languages, picture_path, rule_pages
from redbook.site.scenes import picture
from redbook.site.words import HERE, game_name, say

ROOT = Path(redbook.__file__).parents[2]
# the rest of docs/ follows, by name
FIRST = ("docs/architecture.md", "docs/positions.md", "docs/protocol.md", "docs/bots.md")
DECISIONS = "docs/rules/"


def is_clone() -> bool:
    return (ROOT / "pyproject.toml").is_file() and (ROOT / "docs").is_dir()


def games() -> list[str]:
    return [game for game in PLAYABLE if has_rulebook(game)]


def project_pages() -> list[str]:
    """The project's own pages, where they stand in the repository."""
    if not is_clone():
        return []
    docs = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return ["CONTRIBUTING.md", *FIRST, *(path for path in docs if path not in FIRST), "CHANGELOG.md"]


def copied() -> dict[str, Path]:
    """What is taken as it is: path on the site, path on the disk."""
    if not is_clone():
        return {}
    pictures = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs" / "pictures").iterdir())]
    return {path: ROOT / path for path in (*project_pages(), *pictures, "LICENSE")}


def pages(table: str) -> Iterator[tuple[str, str]]:
    """What is made: path and text. `table`: the address of the table in the browser."""
    yield "index.md", home_page()
    for lang in LANGUAGES:
        yield f"{lang}/index.md", language_page(lang)
        for game in games():
            yield from rule_pages(game, lang, table)
            yield f"{folder(game, lang)}/{LESSONS}", course_page(game, lang, table)
    for game in games():
        for scene in scenes(game):
            drawn = picture(game, scene)
            if drawn is not None:
                yield picture_path(game, scene), drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def home_page() -> str:
    """The README, with the rulebooks before its first chapter."""
    readme = (ROOT / "README.md").read_text("utf-8") if is_clone() else "# Red Book\n"
    head, chapter, rest = readme.partition("\n## ")
    rows = [f"| | {' | '.join(say('language', lang) for lang in LANGUAGES)} |", "|---" * (len(LANGUAGES) + 1) + "|"]
    for game in games():
        ways = (("rules", "index.md"), ("lessons", LESSONS))
        cells = [
            " · ".join(f"[{say(id, lang)}]({folder(game, lang)}/{page})" for id, page in ways) for lang in LANGUAGES
        ]
        rows.append(f"| **{game_name(game, 'en')}** | {' | '.join(cells)} |")
    books = "\n".join([f"## {say('rules-of-games', 'en')}", "", *rows])
    return f"---\nhide: [navigation]\n---\n{head.rstrip()}\n\n{books}\n{chapter}{rest}"


def language_page(lang: str) -> str:
    parts = [f"# {say('rules-of-games', lang)}", other_languages(lang, "index.md"), say("rules-intro", lang)]
    parts.append(say("table-needed", lang))
    for game in games():
        ways = {"chapters": "index.md", "lessons": LESSONS, "marks": MARKS}
        links = " · ".join(f"[{say(id, lang)}]({game}/{page})" for id, page in ways.items())
        chapters = " · ".join(f"[{one.title}]({game}/{one.id}.md)" for one in rulebook(game, lang).chapters)
        parts.append(f"## [{game_name(game, lang)}]({game}/index.md) {{ #{game} }}\n\n{links}\n\n{chapters}")
    return "\n\n".join(parts) + "\n"


def navigation() -> list[Any]:
    project: list[Any] = [path for path in project_pages() if not path.startswith(DECISIONS)]
    decisions = [path for path in project_pages() if path.startswith(DECISIONS)]
    if decisions:
        project.insert(-1, {say("decisions", "en"): decisions})
    return [
        {"Red Book": "index.md"},
        *(
            {say("language", lang): [f"{lang}/index.md", *(game_nav(game, lang) for game in games())]}
            for lang in LANGUAGES
        ),
        *([{say("project", "en"): project}] if project else []),
    ]


def game_nav(game: str, lang: str) -> dict[str, list[Any]]:
    chapters = [{chapter.title: f"{folder(game, lang)}/{chapter.id}.md"} for chapter in rulebook(game, lang).chapters]
    more = [{say(id, lang): f"{folder(game, lang)}/{page}"} for id, page in (("lessons", LESSONS), ("marks", MARKS))]
    return {game_name(game, lang): [f"{folder(game, lang)}/index.md", *chapters, *more]}


def sources() -> list[Path]:
    """Folders and files that the site is made of."""
    own = [find_game(game).folder / part for game in games() for part in ("rules", "lessons", "text")]
    outside = [ROOT / "docs", *(ROOT / path for path in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))]
    return [HERE, *own, *(outside if is_clone() else [])]
