"""`redbook record` and `redbook position`: matches and positions written so that people can pass them on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from redbook.cli.documents import match_of, read_document
from redbook.cli.words import BadUsage, say
from redbook.kernel import Match
from redbook.record import Record, short_position


def convert(
    lang: str, path: Path, output: Path | None, names: list[str], headers: Mapping[str, str | None], *, future: bool
) -> None:
    """A save becomes a record and a record a save; what is wanted is told by the name of the file to write."""
    doc = read_document(path)
    m = match_of(doc)
    was_record = isinstance(doc, Record)
    to_save = was_record if output is None else output.suffix.lower() == ".json"
    if to_save:
        text = json.dumps(m.save(future=future), ensure_ascii=False, indent=1) + "\n"
    else:
        text = str(record_of(lang, doc if isinstance(doc, Record) else None, m, names, headers, future))
    if output is None:
        print(text, end="")
        return
    output.write_text(text, "utf-8")
    console = Console(highlight=False, soft_wrap=True)
    console.print(say("save-written" if to_save else "record-written", lang, file=str(output)), markup=False)
    if to_save and isinstance(doc, Record) and says_more(doc):
        console.print(say("lost-in-a-save", lang, file=str(path)), markup=False)


def record_of(
    lang: str, record: Record | None, m: Match, names: list[str], headers: Mapping[str, str | None], future: bool
) -> Record:
    """A record keeps its comments and variations; what is said on the command line is added."""
    people = named(lang, m, names)
    more = {key: value for key, value in headers.items() if value is not None}
    if record is None:
        return Record.from_match(m, names=people, future=future, **more)
    fresh = Record.from_match(m, names=record.names | people, future=future, **(own_headers(record) | more))
    record.root.fallen = fresh.root.fallen
    for old, new in zip(record.root.line(), fresh.root.line(), strict=True):
        old.seat, old.turn, old.fallen = new.seat, new.turn, new.fallen
    return Record(fresh.headers, record.root)


def own_headers(record: Record) -> dict[str, str | int]:
    """What people have written above their game; the rest is worked out again."""
    made = ("redbook", "game", "rules", "seats", "position", "chance", "result", "reason", "digest")
    return {key: value for key, value in record.headers.items() if "." not in key and key not in made}


def named(lang: str, m: Match, names: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for one in names:
        seat, sign, name = one.partition("=")
        if not sign or seat not in m.seats:
            raise BadUsage(why=say("no-such-name", lang, seats=list(m.seats)))
        found[seat] = name
    return found


def says_more(record: Record) -> bool:
    return any(node.comments or node.marks or len(node.nexts) > 1 for node in record.root.every())


def show_position(lang: str, path: Path, at: int | None, as_json: bool) -> None:
    """A position that was written by hand stays as it was written, if it can be."""
    doc = read_document(path)
    m = match_of(doc, seed=0)
    if at is not None:
        if at > len(m.log):
            raise BadUsage(why=say("no-such-move", lang, at=at, length=len(m.log)))
        m.rewind(at)
    position = doc if isinstance(doc, dict) and "moves" not in doc else m.position()
    print(json.dumps(position, ensure_ascii=False, indent=1) if as_json else short_position(position))
