"""All pages of the site, and the order in which they are found.

A clone has the project's own pages too. An installed package has the rulebooks and lessons alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from redbook.games import PLAYABLE
from redbook.kernel import find_game
from redbook.kernel.rulebook import has_rulebook, rulebook
from redbook.kernel.text import LANGUAGES
from redbook.site import notebooks, shelves
from redbook.site.api import api_page_path, api_pages, modules
from redbook.site.lessons import course_page
from redbook.site.rules import LESSONS, MARKS, folder, other_languages, rule_pages
from redbook.site.scenes import sheets
from redbook.site.settings import PAGE as SETTINGS
from redbook.site.settings import settings_page
from redbook.site.shelves import guide_pages, is_clone, opening, programs_nav, project_nav, shelved
from redbook.site.words import HERE, game_name, say

COMMANDS = "commands.md"  # made by the command line: redbook/cli/reference.py
PROGRAMS, REFERENCE = "programs/index.md", "reference/index.md"


def games() -> list[str]:
    return [game for game in PLAYABLE if has_rulebook(game)]


def copied() -> dict[str, Path]:
    """What is taken as it is: path on the site, path on the disk."""
    if not is_clone():
        return {}
    pictures = [path for path in sorted((shelves.ROOT / "docs" / "pictures").rglob("*")) if path.is_file()]
    taken = [path.relative_to(shelves.ROOT).as_posix() for path in (*pictures, *notebooks.notebooks(shelves.ROOT))]
    return {path: shelves.ROOT / path for path in (*shelves.written(), *taken, "LICENSE")}


def pages(table: str) -> Iterator[tuple[str, str | bytes]]:
    """What is made: path and text. `table`: the address of the table in the browser."""
    yield "index.md", home_page()
    yield PROGRAMS, programs_page()
    yield REFERENCE, reference_page()
    yield from api_pages()
    yield from notebooks.rendered(shelves.ROOT)
    for lang in LANGUAGES:
        yield f"{lang}/index.md", language_page(lang)
        yield f"{lang}/{SETTINGS}", settings_page(games(), lang)
        for game in games():
            yield from rule_pages(game, lang, table)
            yield f"{folder(game, lang)}/{LESSONS}", course_page(game, lang, table)
    yield from sheets()


def home_page() -> str:
    """The README, with the ways into the site and the rulebooks before its pictures."""
    readme = (shelves.ROOT / "README.md").read_text("utf-8") if is_clone() else "# Red Book\n"
    head, picture, rest = readme.partition("\n![")  # behind what it is, before how it looks
    rows = [f"| | {' | '.join(say('language', lang) for lang in LANGUAGES)} |", "|---" * (len(LANGUAGES) + 1) + "|"]
    for lang_guides in zip(*(guide_pages(lang) for lang in LANGUAGES), strict=True):
        cells = [f"[{opening(page)[0]}]({page})" for page in lang_guides]
        rows.append(f"| | {' | '.join(cells)} |")
    for game in games():
        ways = (("rules", "index.md"), ("lessons", LESSONS))
        cells = [
            " · ".join(f"[{say(id, lang)}]({folder(game, lang)}/{page})" for id, page in ways) for lang in LANGUAGES
        ]
        rows.append(f"| **{game_name(game, 'en')}** | {' | '.join(cells)} |")
    ways_in = (
        f"[{say('programs', 'en')}]({PROGRAMS}){{ .md-button }} [{say('reference', 'en')}]({REFERENCE}){{ .md-button }}"
    )
    books = "\n".join([f"## {say('for-players', 'en')}", "", *rows, "", f"## {say('for-programs', 'en')}", ""])
    books += f"\n{say('for-programs-intro', 'en')}\n\n{ways_in}\n"
    return f"---\nhide: [navigation]\n---\n{head.rstrip()}\n\n{books}\n{picture}{rest}"


def language_page(lang: str) -> str:
    parts = [f"# {say('players', lang)}", other_languages(lang, "index.md")]
    guides = [f"- [{title}](../{page}): {text}" for page in guide_pages(lang) for title, text in (opening(page),)]
    guides.append(f"- [{say('commands', lang)}]({COMMANDS}) · [{say('settings', lang)}]({SETTINGS})")
    parts += [
        "\n".join(guides),
        f"## {say('rules-of-games', lang)}",
        say("rules-intro", lang),
        say("table-needed", lang),
    ]
    for game in games():
        ways = {"chapters": "index.md", "lessons": LESSONS, "marks": MARKS}
        links = " · ".join(f"[{say(id, lang)}]({game}/{page})" for id, page in ways.items())
        chapters = " · ".join(f"[{one.title}]({game}/{one.id}.md)" for one in rulebook(game, lang).chapters)
        parts.append(f"### [{game_name(game, lang)}]({game}/index.md) {{ #{game} }}\n\n{links}\n\n{chapters}")
    return "\n\n".join(parts) + "\n"


def programs_page() -> str:
    """What there is for people who write programs, each with its first sentence."""
    parts = [f"# {say('programs', 'en')}", say("programs-intro", "en")]
    for shelf in programs_nav():
        for name, paths in shelf.items():
            parts += [f"## {name}", "\n".join(line(path) for path in paths)]
    return "\n\n".join(parts) + "\n"


def reference_page() -> str:
    parts = [f"# {say('reference', 'en')}", say("reference-intro", "en")]
    parts += [f"## {say('formats', 'en')}", "\n".join(line(path) for path in shelved(shelves.REFERENCE))]
    own = [f"- [{say('commands', 'en')}](../en/{COMMANDS})", f"- [{say('settings', 'en')}](../en/{SETTINGS})"]
    parts += [f"## {say('usage', 'en')}", "\n".join(own)]
    parts += [f"## {say('api', 'en')}", "\n".join(f"- [`{one}`](../{api_page_path(one)})" for one in modules())]
    return "\n\n".join(part for part in parts if part) + "\n"


def line(path: str) -> str:
    if path.startswith(notebooks.FOLDER):
        title, text = notebooks.opening(shelves.ROOT, path)
    else:
        title, text = opening(path)
    return f"- [{title}](../{path}): {text}"


def navigation() -> list[Any]:
    reference: list[Any] = [REFERENCE, *shelved(shelves.REFERENCE)]
    reference.append({say("api", "en"): [{one: api_page_path(one)} for one in modules()]})
    project = project_nav()
    return [
        {"Red Book": "index.md"},
        *({say("language", lang): language_nav(lang)} for lang in LANGUAGES),
        {say("programs", "en"): [PROGRAMS, *programs_nav()]},
        {say("reference", "en"): reference},
        *([{say("project", "en"): project}] if project else []),
    ]


def language_nav(lang: str) -> list[Any]:
    return [
        f"{lang}/index.md",
        *guide_pages(lang),
        *(game_nav(game, lang) for game in games()),
        {say("commands", lang): f"{lang}/{COMMANDS}"},
        {say("settings", lang): f"{lang}/{SETTINGS}"},
    ]


def game_nav(game: str, lang: str) -> dict[str, list[Any]]:
    chapters = [{chapter.title: f"{folder(game, lang)}/{chapter.id}.md"} for chapter in rulebook(game, lang).chapters]
    more = [{say(id, lang): f"{folder(game, lang)}/{page}"} for id, page in (("lessons", LESSONS), ("marks", MARKS))]
    return {game_name(game, lang): [f"{folder(game, lang)}/index.md", *chapters, *more]}


def sources() -> list[Path]:
    """Folders and files that the site is made of."""
    own = [find_game(game).folder / part for game in games() for part in ("rules", "lessons", "text")]
    program = [path.parent for path in sorted(HERE.parent.glob("*/__init__.py"))]
    outside = [shelves.ROOT / path for path in ("docs", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    return [HERE, *own, *program, *(outside if is_clone() else [])]
