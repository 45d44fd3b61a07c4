"""The messages of one language, each read when it is first said.

Most are plain: words and arguments. They are said here and now. For the rest (plurals, choices, references, large
numbers) fluent.runtime is fetched, and Babel with it, which take longer to load than most commands of the terminal take
to run. What is said is the same either way; a test compares them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PARSER = FluentParser(with_spans=False)
ENTRIES = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)  # what goes on from a line before is indented
NAMED = re.compile(r"([A-Za-z][\w-]*) *=")

UNGROUPED = 1000  # from here on a language groups the digits of a number in its own way
LONGEST = 2500  # fluent.runtime refuses longer arguments

Part = str | ftl.VariableReference


class Words:
    """Later texts may override what earlier ones say."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self.locales = [lang]
        self._texts = list(texts)
        self._written = {
            named[1]: entry for text in self._texts for entry in ENTRIES.split(text) if (named := NAMED.match(entry))
        }
        self._plain: dict[str, list[Part] | None] = {}

    def has_message(self, id: str) -> bool:
        return id in self._written

    def format(self, id: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The message with its arguments, and what is wrong with it."""
        if id not in self._plain:
            self._plain[id] = plain_parts(self._written[id])
        parts = self._plain[id]
        if parts is not None:
            said = [part if isinstance(part, str) else as_is(args.get(part.id.name)) for part in parts]
            if None not in said:
                return "".join(said), []  # type: ignore[arg-type]  # None is not in it
        value = self._fluent.get_message(id).value
        assert value is not None, id
        text, errors = self._fluent.format_pattern(value, dict(args))
        return str(text), errors

    @cached_property
    def _fluent(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        made = FluentBundle(self.locales, use_isolating=False)
        for text in self._texts:
            made.add_resource(PARSER.parse(text), allow_overrides=True)
        return made


def plain_parts(written: str) -> list[Part] | None:
    """Words and references to arguments in their order; None if there is more to it."""
    message = PARSER.parse_entry(written)
    if not isinstance(message, ftl.Message) or message.value is None:
        return None
    parts: list[Part] = []
    for element in message.value.elements:
        match element:
            case ftl.TextElement(value=text):
                parts.append(text)
            case ftl.Placeable(expression=ftl.StringLiteral() as literal):
                parts.append(literal.parse()["value"])
            case ftl.Placeable(expression=ftl.VariableReference() as reference):
                parts.append(reference)
            case _:
                return None
    return parts


def as_is(value: object) -> str | None:
    """How an argument is said, if that needs no knowledge of the language."""
    match value:
        case str() if len(value) <= LONGEST:
            return value
        case bool():
            return None
        case int() if 0 <= value < UNGROUPED:
            return str(value)
        case _:
            return None
