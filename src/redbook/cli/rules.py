"""`redbook rules`: the living rulebook, whole, by clause, by its place in the printed book, or searched."""

from __future__ import annotations

import re

import msgspec
from rich.console import Console
from rich.markdown import Markdown

from redbook.cli.words import BadUsage, say
from redbook.kernel.reasons import MARK
from redbook.kernel.rulebook import Clause, Rulebook, has_rulebook, rulebook

SCENE = re.compile(r"^\{\{([a-z0-9-]+)\}\}$", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\(#[a-z0-9-]+\)")


def show_rules(lang: str, game: str, wanted: str, contents: bool, as_json: bool) -> None:
    if not has_rulebook(game):
        raise BadUsage(why=say("no-rules", lang, game=game))
    book = rulebook(game, lang)
    clauses = found(book, wanted) if wanted else list(book.clauses)
    if not clauses:
        raise BadUsage(why=say("no-clause", lang, words=wanted))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(clauses), indent=1).decode())
        return
    console = Console(highlight=False)
    for chapter in book.chapters:
        mine = [clause for clause in chapter.clauses if clause in clauses]
        if not mine:
            continue
        console.print(Markdown(f"# {chapter.title}"))
        if not wanted and chapter.text and not contents:
            console.print(Markdown(prose(chapter.text)))
        for clause in mine:
            show(console, clause, contents)


def found(book: Rulebook, wanted: str) -> list[Clause]:
    """By id, by mark (`p.19`, `wotr p.19`, `4.2.4`), by the message that is explained, or by words."""
    if wanted in book.by_id:
        return [book.by_id[wanted]]
    if wanted in book.by_message:
        return [book.by_id[book.by_message[wanted]]]
    mark = wanted if MARK.fullmatch(wanted) else f"{book.game} {wanted}"
    return book.at(mark) or book.search(wanted)


def show(console: Console, clause: Clause, contents: bool) -> None:
    where = " · ".join([clause.id, *clause.marks])
    if contents:
        console.print(f"  {clause.title}  [dim]{where}[/dim]")
        return
    console.print(Markdown(f"## {clause.title}"))
    console.print(f"[dim]{where}[/dim]")
    said = {diagram.scene: diagram for diagram in clause.diagrams}
    text = SCENE.sub(lambda scene: f"> {said[scene[1]].task}\n>\n> {said[scene[1]].right}", clause.text)
    console.print(Markdown(prose(text)))


def prose(text: str) -> str:
    """Links between clauses have nowhere to go in a terminal: their words stay."""
    return LINK.sub(r"\1", text)
