"""Fluent's patterns, read once and then said: words, arguments, choices, references to other messages and terms.

We say them ourselves. fluent.runtime would, and is what the tests compare with, but it brings Babel along: language
data for hundreds of tongues that weighs more than all else a simulation needs, and takes longer to load than most
commands take to run. All of Fluent is here but its functions, NUMBER and DATETIME, which no message of ours uses:
whoever writes one is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from fluent.syntax import ast as ftl

from redbook.kernel.numbers import plural, written

LONGEST = 2500  # an argument: a sentence has no room for more


class Unsayable(ValueError):
    """A message that cannot be said: it refers to what is not there, or wants an argument that was not given."""


class Speech:
    """One saying of one message: the language, what is given, and what turned out wrong."""

    __slots__ = ("args", "errors", "lang", "lenient", "saying", "texts")

    def __init__(self, texts: Texts, lang: str, args: Mapping[str, Any]) -> None:
        self.texts = texts
        self.lang = lang
        self.args = args
        self.errors: list[Exception] = []
        self.saying: list[str] = []  # references that are open: a message must not contain itself
        self.lenient = False  # a term is content with the arguments it gets

    def wrong(self, why: str) -> None:
        self.errors.append(Unsayable(why))

    def say(self, parts: Parts) -> str:
        return "".join([part if type(part) is str else part.said(self) for part in parts])  # type: ignore[union-attr]


class Texts(Protocol):
    """Where messages are found: `-name` is a term, and an attribute is asked for by its name."""

    def parts(self, id: str, attribute: str | None) -> Parts | None: ...


class Argument(NamedTuple):
    name: str

    def said(self, speech: Speech) -> str:
        value = speech.args.get(self.name)
        if type(value) is str:
            if len(value) <= LONGEST:
                return value
            speech.wrong(f"{self.name} is too long: {len(value)} characters")
            return "{???}"
        if isinstance(value, int):
            return written(speech.lang, int(value))
        return str(self.value(speech) or self.name)

    def value(self, speech: Speech) -> str | int | None:
        """What a choice is made by; None if it is not there."""
        value = speech.args.get(self.name)
        if isinstance(value, str | int):
            return value
        if value is not None:
            speech.wrong(f"{self.name} is neither words nor a whole number: {value!r}")
        elif not speech.lenient:
            speech.wrong(f"{self.name} is not given")
        return None


class Literal(NamedTuple):
    """A number or a quoted string, where one is chosen by or given to a term."""

    own: str | float

    def said(self, speech: Speech) -> str:
        return written(speech.lang, self.own) if isinstance(self.own, int) else str(self.own)

    def value(self, speech: Speech) -> str | float:
        return self.own


class Reference(NamedTuple):
    """To a message or a `-term`, or to an attribute of one. A term hears nothing but what is given here."""

    id: str
    attribute: str | None = None
    given: Mapping[str, str | float] = {}

    @property
    def name(self) -> str:
        return self.id if self.attribute is None else f"{self.id}.{self.attribute}"

    def said(self, speech: Speech) -> str:
        parts = speech.texts.parts(self.id, self.attribute)
        if parts is None:
            speech.wrong(f"{self.name} is not there")
            return f"{{{self.name}}}"
        if self.name in speech.saying:
            speech.wrong(f"{self.name} contains itself")
            return "???"
        speech.saying.append(self.name)
        before = speech.args, speech.lenient
        if self.id.startswith("-"):
            speech.args, speech.lenient = self.given, True
        try:
            return speech.say(parts)
        finally:
            speech.args, speech.lenient = before
            speech.saying.pop()

    def value(self, speech: Speech) -> str:
        return self.said(speech)


class Choice(NamedTuple):
    """By an exact value, by the plural form of a number, or else the default."""

    by: Argument | Literal | Reference | Function
    variants: tuple[tuple[str | float, Parts], ...]
    default: Parts

    def said(self, speech: Speech) -> str:
        value = self.by.value(speech)
        if value is not None:
            form = None if isinstance(value, str) else plural(speech.lang, value)
            for key, parts in self.variants:
                if key in (value, form):
                    return speech.say(parts)
        return speech.say(self.default)


class Function(NamedTuple):
    name: str

    def said(self, speech: Speech) -> str:
        speech.wrong(f"{self.name}() is a function, and messages are said without any")
        return f"{{{self.name}()}}"

    def value(self, speech: Speech) -> None:
        self.said(speech)


Part = str | Argument | Literal | Reference | Choice | Function
Parts = tuple[Part, ...]


def read(pattern: ftl.Pattern) -> Parts:
    """A pattern as it was parsed, in the parts that are said one after the other."""
    parts: list[Part] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ftl.TextElement) else expressed(element)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return tuple(parts)


def expressed(node: ftl.SyntaxNode) -> Part:
    match node:
        case ftl.Placeable(expression=inner):
            return expressed(inner)
        case ftl.StringLiteral():
            return str(node.parse()["value"])
        case ftl.SelectExpression(selector=selector, variants=variants):
            by = expressed(selector)
            keyed = tuple((key_of(one), read(one.value)) for one in variants)
            default = next(parts for one, (_, parts) in zip(variants, keyed, strict=True) if one.default)
            assert not isinstance(by, Choice)  # the grammar has none here
            return Choice(Literal(by) if isinstance(by, str) else by, keyed, default)
        case ftl.VariableReference(id=id):
            return Argument(id.name)
        case ftl.NumberLiteral():
            return Literal(number(node))
        case ftl.MessageReference(id=id, attribute=attribute):
            return Reference(id.name, attribute.name if attribute else None)
        case ftl.TermReference(id=id, attribute=attribute, arguments=arguments):
            named = arguments.named if arguments else []
            given = {one.name.name: literal(one.value) for one in named}
            return Reference(f"-{id.name}", attribute.name if attribute else None, given)
        case ftl.FunctionReference(id=id):
            return Function(id.name)
        case _:
            raise TypeError(f"{type(node).__name__} is no part of a message")


def key_of(variant: ftl.Variant) -> str | float:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else number(variant.key)


def literal(node: ftl.NumberLiteral | ftl.StringLiteral) -> str | float:
    return number(node) if isinstance(node, ftl.NumberLiteral) else str(node.parse()["value"])


def number(node: ftl.NumberLiteral) -> float:
    return float(node.value) if "." in node.value else int(node.value)


def all_parts(parts: Parts) -> Iterator[Part]:
    """These and all that stand in their choices."""
    for part in parts:
        yield part
        if isinstance(part, Choice):
            if not isinstance(part.by, Literal):
                yield part.by
            for _, inner in part.variants:
                yield from all_parts(inner)
