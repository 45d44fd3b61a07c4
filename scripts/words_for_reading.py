"""Every message of every game, the terminal, the chronicle, the server and the client, said with numbers and names.

    python scripts/words_for_reading.py es > es.txt

Read it whole, as a native would. tests/test_language.py says the same and refuses what cannot be right.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import redbook
from redbook.kernel.game import find_game
from redbook.kernel.message import Arg
from redbook.kernel.text import LANGUAGES, said
from redbook.kernel.words import Words

PACKAGE = Path(redbook.__file__).parent
CLIENT = Path(__file__).parent.parent / "web" / "src"
GAMES = ("hunt", "siege", "tcg", "wotr")
SCOPES = (*GAMES, "kernel", "cli", "chronicle", "server", "site", "pictures", "ui", "ui-map")
DERIVED = re.compile(r"(.+)-(id|in-text|number|gender|plural|count|first|between|last|signed|printed)$")
LISTED = ("-count", "-first", "-between", "-last")
NUMBERS = (0, 1, 2)
MANY = 6  # names of a kind that are tried, of each shape one
NOTHING = {"face-free", "face-none"}  # said only by those that choose by them
FINISHED = ("ask", "event", "why", "chance", "result", "counsel")


class Line(NamedTuple):
    """A message as it was said."""

    scope: str
    id: str
    args: Mapping[str, Arg]
    text: str


class Asked(NamedTuple):
    """An argument of a pattern: the keys of its variants, whether it is counted as a list, and changed by."""

    keys: frozenset[str]
    listed: bool
    signed: bool


def files_of(scope: str, lang: str) -> list[Path]:
    if scope == "ui":
        return sorted((CLIENT / "text").glob(f"{lang}*.ftl"))
    if scope == "ui-map":
        return sorted((CLIENT / "boards").rglob(f"*.{lang}.ftl"))
    folder = PACKAGE / "games" / scope if scope in GAMES else PACKAGE / scope
    return sorted((folder / "text").glob(f"{lang}*.ftl"))


@cache
def messages_of(scope: str, lang: str) -> Mapping[str, ftl.Message]:
    bodies = (FluentParser(with_spans=False).parse(path.read_text("utf-8")).body for path in files_of(scope, lang))
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}


@cache
def words_of(scope: str, lang: str) -> Words:
    paths = files_of(scope, lang) if scope == "kernel" else [*files_of("kernel", lang), *files_of(scope, lang)]
    return Words(lang, [path.read_text("utf-8") for path in paths])


@cache
def types_of(scope: str) -> Mapping[str, Mapping[str, str]]:
    """Of what type the arguments of options and events are: the games say so themselves."""
    if scope not in GAMES:
        return {}
    doc = find_game(scope).describe()
    options = {f"option-{one.kind}": one.args for one in doc.options}
    return options | {f"event-{one.kind}": one.args for one in doc.events}


def all_nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from all_nodes(child)


def arguments_of(message: ftl.Message) -> Mapping[str, Asked]:
    keys: dict[str, set[str]] = {}
    listed, signed = set(), set()
    for node in all_nodes(message.value):
        if isinstance(node, ftl.VariableReference):
            name = node.id.name
            base = DERIVED.match(name)
            keys.setdefault(base[1] if base else name, set())
            listed |= {base[1]} if base and name.endswith(LISTED) else set()
            signed |= {base[1]} if base and name.endswith(("-signed", "-printed")) else set()
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            found = {key.value if isinstance(key := one.key, ftl.NumberLiteral) else key.name for one in node.variants}
            derived = DERIVED.match(node.selector.id.name)
            if derived is None or derived[2] == "id":
                keys.setdefault(derived[1] if derived else node.selector.id.name, set()).update(found)
    return {name: Asked(frozenset(found), name in listed, name in signed) for name, found in keys.items()}


@cache
def names_of(scope: str, lang: str, prefix: str) -> tuple[str, ...]:
    """Ids of names, of each shape one: with an article of its own, plural, feminine, counted."""
    words, shapes = words_of(scope, lang), {}
    for id in messages_of(scope, lang):
        if id.startswith(f"{prefix}-") and not id.endswith("-text") and id not in NOTHING:
            shape = tuple(words.attribute(id, one) is not None for one in ("in-text", "plural", "number", "gender"))
            first = words.format(id, {})[0][:1].lower()
            shapes.setdefault((*shape, first in "aeiouíh¿¡"), id.removeprefix(f"{prefix}-"))
    return tuple(shapes.values())[:MANY]


def values_of(scope: str, lang: str, id: str, name: str, asked: Asked) -> Iterable[Arg]:
    kind = types_of(scope).get(id, {}).get(name)
    prefix = find_game(scope).names.get(name) if scope in GAMES else None
    names = names_of(scope, lang, prefix) if prefix else ()
    counted = {int(key) for key in asked.keys if key.removeprefix("-").isdigit()}
    chosen = {
        key for key in asked.keys if not key.removeprefix("-").isdigit() and key not in ("one", "other", "many", "zero")
    }
    if kind == "yes-no":
        return ("yes", "no")
    if names and (asked.listed or kind == "names"):
        return ([names[0]], [names[-1], names[-1]], [*names])
    if names and kind != "number":
        return [*names, *sorted(chosen - {*names})]
    if kind == "names":
        return (["1"], ["1", "2", "2"])
    if chosen:
        return sorted(chosen)
    below = {-2} if asked.signed else {number for number in counted if number < 0}
    return (*NUMBERS, *sorted(below))


def rehearsed(scope: str, lang: str) -> Iterator[Line]:
    """Every message, with each value of each argument once."""
    prefixes = find_game(scope).names if scope in GAMES else {}
    words = words_of(scope, lang)
    for id, message in messages_of(scope, lang).items():
        if message.value is None:
            continue
        values = {name: list(values_of(scope, lang, id, name, one)) for name, one in arguments_of(message).items()}
        first: dict[str, Arg] = {name: these[0] for name, these in values.items()}
        tried = [first, *(first | {name: one} for name, these in values.items() for one in these[1:])]
        for args in tried:
            yield Line(scope, id, args, said(words, prefixes, id, args))


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in LANGUAGES:
        sys.exit(f"which language? one of {', '.join(LANGUAGES)}")
    for scope in SCOPES:
        print(f"\n== {scope}")
        for line in rehearsed(scope, sys.argv[1]):
            print(f"{line.id}: {line.text}")
