"""The messages of one language, each read when it is first said.

Most are plain: words and arguments. They are said here and now. For the rest (plurals, choices, references, large
numbers) fluent.runtime is fetched, and Babel with it, which take longer to load than most commands of the terminal take
to run. What is said is the same either way; a test compares them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

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
        self._read: dict[str, Entry] = {}

    def has_message(self, id: str) -> bool:
        return id in self._written

    def format(self, id: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The message with its arguments, and what is wrong with it."""
        parts = self._entry(id).parts
        if parts is not None:
            said = [part if isinstance(part, str) else as_is(args.get(part.id.name)) for part in parts]
            if None not in said:
                return "".join(said), []  # type: ignore[arg-type]  # None is not in it
        value = self._fluent.get_message(id).value
        assert value is not None, id
        text, errors = self._fluent.format_pattern(value, dict(args))
        return str(text), errors

    def attribute(self, id: str, name: str) -> str | None:
        """What a name says about itself: its gender, number, plural, or how it stands in a sentence."""
        attributes = self._entry(id).attributes
        if attributes.get(name, "") is None:
            raise ValueError(f"{name} of {id} is more than words")
        return attributes.get(name)

    def asks_for(self, id: str) -> frozenset[str] | None:
        """The arguments of the message; None where it refers to others, which may ask for anything."""
        return self._entry(id).arguments

    def _entry(self, id: str) -> Entry:
        if id not in self._read:
            self._read[id] = Entry.read(self._written[id])
        return self._read[id]

    @cached_property
    def _fluent(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        made = FluentBundle(self.locales, use_isolating=False)
        for text in self._texts:
            made.add_resource(PARSER.parse(text), allow_overrides=True)
        return made


class Entry(NamedTuple):
    """A message as it is written: `parts` is None if there is more to it than words and arguments."""

    parts: list[Part] | None
    attributes: Mapping[str, str | None]
    arguments: frozenset[str] | None

    @classmethod
    def read(cls, written: str) -> Entry:
        message = PARSER.parse_entry(written)
        if not isinstance(message, ftl.Message):
            return cls(None, {}, None)
        attributes = {one.id.name: plain_attribute(one) for one in message.attributes}
        if message.value is None:
            return cls(None, attributes, None)
        nodes = list(all_nodes(message.value))
        refers = any(isinstance(node, ftl.MessageReference | ftl.TermReference) for node in nodes)
        arguments = frozenset(node.id.name for node in nodes if isinstance(node, ftl.VariableReference))
        return cls(plain_parts(message.value), attributes, None if refers else arguments)


def all_nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from all_nodes(child)


def plain_attribute(attribute: ftl.Attribute) -> str | None:
    parts = plain_parts(attribute.value) or []
    words = [part for part in parts if isinstance(part, str)]
    return "".join(words) if words and len(words) == len(parts) else None


def plain_parts(value: ftl.Pattern) -> list[Part] | None:
    """Words and references to arguments in their order; None if there is more to it."""
    parts: list[Part] = []
    for element in value.elements:
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
