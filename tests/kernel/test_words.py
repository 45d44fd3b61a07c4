"""Words that are said at once are those that fluent.runtime would say."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import redbook
from redbook.kernel.text import LANGUAGES
from redbook.kernel.words import Words

FOLDERS = sorted({path.parent for path in Path(redbook.__file__).parent.rglob("*.ftl")})


def arguments_of(node: ftl.BaseNode) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from arguments_of(child)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("value", ["Gondor", 1, 12, 1234, -3])
def test_every_message_is_said_as_fluent_says_it(folder: Path, lang: str, value: str | int) -> None:
    texts = [path.read_text("utf-8") for path in sorted(folder.glob(f"{lang}*.ftl"))]
    words = Words(lang, texts)
    fluent = FluentBundle([lang], use_isolating=False)
    entries: dict[str, ftl.Message] = {}
    for text in texts:
        fluent.add_resource(FluentResource(text), allow_overrides=True)
        body = FluentParser().parse(text).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
        entries |= {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    assert entries
    for id, entry in entries.items():
        assert words.has_message(id), id
        if entry.value is None:
            continue
        args = dict.fromkeys(arguments_of(entry.value), value)
        text, errors = fluent.format_pattern(fluent.get_message(id).value, args)
        assert words.format(id, args)[0] == str(text), id
        assert len(words.format(id, args)[1]) == len(errors), id


def test_what_is_not_there_is_not_there() -> None:
    words = Words("en", ["# comment = no message\nford = Ford of { $name }\n    and more\n-term = no message\n"])
    assert words.has_message("ford")
    assert not words.has_message("comment")
    assert not words.has_message("term")
    assert words.format("ford", {"name": "Isen"}) == ("Ford of Isen\nand more", [])
    assert words.format("ford", {})[1], "a missing argument is told"


def test_later_texts_override_earlier_ones() -> None:
    words = Words("en", ["a = first\nb = { a }", "a = second"])
    assert words.format("a", {}) == ("second", [])
    assert words.format("b", {}) == ("second", [])
