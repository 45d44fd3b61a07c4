"""We say messages ourselves, and say them as fluent.runtime would."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import redbook
from redbook.kernel.numbers import plural, written
from redbook.kernel.text import LANGUAGES
from redbook.kernel.words import Words

FOLDERS = sorted({path.parent for path in Path(redbook.__file__).parent.rglob("*.ftl")})
# As arguments: a name, numbers of every form and length, words that choices know, and nothing at all.
GIVEN = ("Gondor", "many", "f", 0, 1, 2, 12, 12345, -3, True, 2_000_000, None)


def inside(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from inside(child)


@cache
def parsed(path: Path) -> ftl.Resource:
    return FluentParser(with_spans=False).parse(path.read_text("utf-8"))


def both(lang: str, *texts: str) -> tuple[Words, FluentBundle]:
    fluent = FluentBundle([lang], use_isolating=False)
    for text in texts:
        fluent.add_resource(FluentParser(with_spans=False).parse(text), allow_overrides=True)
    return Words(lang, texts), fluent


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_said_as_fluent_says_it(folder: Path, lang: str) -> None:
    paths = sorted(folder.glob(f"{lang}*.ftl"))
    words = Words(lang, [path.read_text("utf-8") for path in paths])
    fluent = FluentBundle([lang], use_isolating=False)
    entries: dict[str, ftl.Message] = {}
    for path in paths:
        body = parsed(path).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
        fluent.add_resource(parsed(path), allow_overrides=True)
        entries |= {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    assert entries
    for id, entry in entries.items():
        assert words.has_message(id), id
        patterns = {None: entry.value} | {one.id.name: one.value for one in entry.attributes}
        for name, pattern in patterns.items():
            if pattern is None:
                continue
            wanted = {node.id.name for node in inside(pattern) if isinstance(node, ftl.VariableReference)}
            message = fluent.get_message(id)
            for value in GIVEN if wanted else GIVEN[:1]:
                args = dict.fromkeys(wanted, value) if value is not None else {}
                text, errors = fluent.format_pattern(message.attributes[name] if name else message.value, args)
                said, wrong = words.format(id, args, name)
                assert (said, len(wrong)) == (str(text), len(errors)), (id, name, value)


def test_terms_attributes_and_literals_are_said_as_fluent_says_them() -> None:
    words, fluent = both(
        "en",
        """
-ring = { $case ->
    [upper] The Ring
   *[lower] the ring
    }
    .kind = great
-lord = { -ring(case: "upper") } of { $name }{ $number }
title = { -ring } { -ring(case: "upper") } { -lord(name: "Sauron", number: 3) }
sort = { -ring.kind ->
    [great] One
   *[small] Lesser
    }
name = Gollum
    .other = Sméagol of { $place }
both = { name }: { name.other }
quoted = { "{" }{ "\\u00e9" }{ 1 }{ "  " }.
nested = { $a ->
    [0] none
   *[other] { $b ->
        [one] { $a } and one
       *[other] { $a } and { $b }
    }
    }
half = { 1 ->
    [1.5] no
   *[other] yes
    }
""",
    )
    for id in ("title", "sort", "both", "quoted", "nested", "half"):
        for args in ({}, {"place": "the river", "a": 0, "b": 1}, {"place": "x", "a": 5, "b": 1, "name": "not heard"}):
            text, errors = fluent.format_pattern(fluent.get_message(id).value, args)
            said, wrong = words.format(id, args)
            assert (said, len(wrong)) == (str(text), len(errors)), (id, args)


@pytest.mark.parametrize("message", ["a = { b }", "a = { b.c }", "a = { -t }", "a = { name.other }\nname = x"])
def test_a_reference_to_nothing_is_told(message: str) -> None:
    words, fluent = both("en", message)
    text, errors = fluent.format_pattern(fluent.get_message("a").value, {})
    said, wrong = words.format("a", {})
    assert (said, len(wrong)) == (str(text), len(errors))
    assert len(wrong) == 1


def test_a_message_that_contains_itself_ends() -> None:
    words = Words("en", ["a = x{ b }", "b = y{ a }"])
    _, wrong = words.format("a", {})
    assert [str(error) for error in wrong] == ["b contains itself"]


def test_functions_are_refused_by_name() -> None:
    """They would need the language data that we go without: nothing is said wrongly instead."""
    words = Words("en", ["a = { NUMBER($n) }\nb = { NUMBER($n) ->\n    [one] x\n   *[other] y\n    }\n"])
    for id in "ab":
        _, wrong = words.format(id, {"n": 2})
        assert [str(error) for error in wrong] == ["NUMBER() is a function, and messages are said without any"]


def test_an_argument_is_words_or_a_whole_number() -> None:
    words, fluent = both("en", "a = { $n }")
    pattern = fluent.get_message("a").value
    for bad in ([], 2501 * "x"):
        assert len(words.format("a", {"n": bad})[1]) == len(fluent.format_pattern(pattern, {"n": bad})[1]) == 1
    assert words.format("a", {"n": 2500 * "x"}) == (2500 * "x", [])


# What `new Intl.NumberFormat(lang).format(n)` and `new Intl.PluralRules(lang).select(n)` answer in the browser.
NUMBERS = {
    "en": "0 other|1 one|2 other|-1 one|12 other|1,234 other|-1,234 other|12,345 other|1,000,000 other|1,234,567 other",
    "es": "0 other|1 one|2 other|-1 one|12 other|1234 other|-1234 other|12.345 other|1.000.000 many|1.234.567 other",
    "pt": "0 one|1 one|2 other|-1 one|12 other|1.234 other|-1.234 other|12.345 other|1.000.000 many|1.234.567 other",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_and_counted_as_the_browser_does(lang: str) -> None:
    numbers = (0, 1, 2, -1, 12, 1234, -1234, 12345, 1_000_000, 1_234_567)
    assert "|".join(f"{written(lang, n)} {plural(lang, n)}" for n in numbers) == NUMBERS[lang]


def test_what_is_not_there_is_not_there() -> None:
    words = Words("en", ["# comment = no message\nford = Ford of { $name }\n    and more\n-term = no message\n"])
    assert words.has_message("ford")
    assert not words.has_message("comment")
    assert not words.has_message("term")
    assert not words.has_message("-term")
    assert words.format("ford", {"name": "Isen"}) == ("Ford of Isen\nand more", [])
    assert words.format("ford", {})[1], "a missing argument is told"


def test_later_texts_override_earlier_ones() -> None:
    words = Words("en", ["a = first\nb = { a }", "a = second"])
    assert words.format("a", {}) == ("second", [])
    assert words.format("b", {}) == ("second", [])
