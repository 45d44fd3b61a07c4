"""The messages of one language, each read when it is first said: files are large, and a run says little of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from redbook.kernel.patterns import Argument, Parts, Reference, Speech, all_parts, read

PARSER = FluentParser(with_spans=False)
ENTRIES = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)  # what goes on from a line before is indented
NAMED = re.compile(r"(-?[A-Za-z][\w-]*) *=")


class Words:
    """Later texts may override what earlier ones say."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self.locales = [lang]
        self._lang = lang
        self._written = {
            named[1]: entry for text in texts for entry in ENTRIES.split(text) if (named := NAMED.match(entry))
        }
        self._read: dict[str, Entry] = {}

    def has_message(self, id: str) -> bool:
        return id in self._written and id[0] != "-"

    def format(self, id: str, args: Mapping[str, Any], attribute: str | None = None) -> tuple[str, list[Exception]]:
        """The message, or its attribute, with its arguments, and what is wrong with it."""
        parts = self.parts(id, attribute)
        assert parts is not None, (id, attribute)
        if len(parts) == 1 and isinstance(parts[0], str):
            return parts[0], []
        speech = Speech(self, self._lang, args)
        return speech.say(parts), speech.errors

    def attribute(self, id: str, name: str) -> str | None:
        """What a name says about itself: its gender, number, plural, or how it stands in a sentence."""
        parts = self.parts(id, name)
        if parts is None:
            return None
        if any(not isinstance(part, str) for part in parts):
            raise ValueError(f"{name} of {id} is more than words")
        return "".join(map(str, parts))

    def asks_for(self, id: str) -> frozenset[str] | None:
        """The arguments of the message; None where it refers to others, which may ask for anything."""
        return self._entry(id).arguments

    def parts(self, id: str, attribute: str | None = None) -> Parts | None:
        """As they are said one after the other; None if nothing is written there."""
        if id not in self._read and id not in self._written:
            return None
        entry = self._entry(id)
        return entry.value if attribute is None else entry.attributes.get(attribute)

    def _entry(self, id: str) -> Entry:
        if id not in self._read:
            self._read[id] = Entry.read(self._written[id])
        return self._read[id]


class Entry(NamedTuple):
    """A message or a term as it is written: a name may have attributes only."""

    value: Parts | None
    attributes: Mapping[str, Parts]
    arguments: frozenset[str] | None

    @classmethod
    def read(cls, written: str) -> Entry:
        entry = PARSER.parse_entry(written)
        if not isinstance(entry, ftl.Message | ftl.Term):
            return cls(None, {}, None)
        attributes = {one.id.name: read(one.value) for one in entry.attributes}
        if entry.value is None:
            return cls(None, attributes, None)
        value = read(entry.value)
        inside = list(all_parts(value))
        refers = any(isinstance(part, Reference) for part in inside)
        arguments = frozenset(part.name for part in inside if isinstance(part, Argument))
        return cls(value, attributes, None if refers else arguments)
