"""Every message is said with numbers and names in three languages; what cannot be right is refused.

To read what is said: `python scripts/words_for_reading.py es`.
"""

import re

import pytest
from fluent.syntax import ast as ftl

from redbook.kernel.text import JOINED, LANGUAGES
from scripts.test_changelog import script

reading = script("words_for_reading")

CASES = [(scope, lang) for scope in reading.SCOPES for lang in LANGUAGES]

WRONG = {
    "two full stops": re.compile(r"(?<!\.)\.\.(?!\.)|…\.|[?!]\."),
    "an empty pair": re.compile(r"\(\s*\)|«\s*»|“\s*”"),
    "a space too many": re.compile(r" {2,}| [,.;:)](?![.\d])|[(¿¡«] "),
    "what was never said": re.compile(r"[{}]|\bundefined\b|\bTrue\b|\bFalse\b|\bNaN\b"),
    "a word twice": re.compile(r"\b([^\W\d]{2,}) \1\b", re.IGNORECASE),
    "a hyphen for a minus": re.compile(r"(?<![\w-])-\d"),
}
# Words that no Spanish or Portuguese sentence has.
ENGLISH = re.compile(r"\b(the|of|and|with|from|your|you|yes|shall|cards?|draws?|played|turn|hits?|hunt|None|nobody)\b")
TYPED = re.compile(r"--\w+|`[^`]*`")  # what people type is the same in every language


def whole(line) -> bool:
    return line.id.partition("-")[0] in {*reading.FINISHED, "option"}


def first_letter(text: str) -> str:
    return text.lstrip(' ¿¡«“‘("')[:1]


@pytest.mark.parametrize(("scope", "lang"), CASES)
def test_nothing_is_said_that_cannot_be_right(scope: str, lang: str) -> None:
    found = []
    for line in reading.rehearsed(scope, lang):
        if "\n" in line.text:
            continue  # a table of commands, set by spaces
        text = TYPED.sub("x", line.text)
        wrong = [what for what, pattern in WRONG.items() if pattern.search(text)]
        if lang != "en" and ENGLISH.search(text):
            wrong.append("an English word")
        if scope in reading.GAMES and whole(line) and first_letter(text).islower():
            wrong.append("it begins small")
        if wrong:
            found.append(f"{line.id}: {line.text!r}: {', '.join(wrong)}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("scope", "lang"), CASES)
def test_articles_join_the_prepositions_before_them(scope: str, lang: str) -> None:
    """In a sentence a place is “el Abismo de Helm”: a capital article would stand unjoined."""
    apart = re.compile(r"(?<!\w)(?:" + "|".join(JOINED.get(lang, {"\0": ""})) + r")(?= \w)", re.IGNORECASE)
    lines = [line for line in reading.rehearsed(scope, lang) if line.id.partition("-")[0] in reading.FINISHED]
    found = [f"{line.id}: {line.text!r}" for line in lines if scope in reading.GAMES and apart.search(line.text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("scope", "lang"), CASES)
def test_none_is_not_said_as_one(scope: str, lang: str) -> None:
    """Where the number is chosen by and not printed, nought has words of its own."""
    said = {}
    for line in reading.rehearsed(scope, lang):
        said.setdefault(line.id, []).append(line)
    found = []
    for id, lines in said.items():
        for name, asked in reading.arguments_of(reading.messages_of(scope, lang)[id]).items():
            if asked.keys & {"one", "1"} and not any(key.isalpha() for key in asked.keys - {"one", "other", "many"}):
                text = {line.args[name]: line.text for line in lines if others_first(line, lines[0], name)}
                if 0 in text and text[0] == text[1]:
                    found.append(f"{id}: {text[0]!r} for 0 of ${name}")
    assert not found, "\n".join(found)


def others_first(line, first, name: str) -> bool:
    return all(line.args[other] == first.args[other] for other in line.args if other != name)


@pytest.mark.parametrize("scope", reading.SCOPES)
def test_portuguese_counts_by_figures(scope: str) -> None:
    """In Portuguese nought is `one` to Fluent: a number is chosen by [1]."""
    found = []
    for id, message in reading.messages_of(scope, "pt").items():
        for node in reading.all_nodes(message):
            if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
                keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
                if "one" in keys and not reading.DERIVED.match(node.selector.id.name):
                    found.append(id)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("scope", "lang"), [(scope, lang) for scope in reading.GAMES for lang in LANGUAGES])
def test_no_yes_and_no_is_printed(scope: str, lang: str) -> None:
    """They are English in every language: they choose, and are never said."""
    found = []
    for id, types in reading.types_of(scope).items():
        flags = {name for name, kind in types.items() if kind == "yes-no"}
        message = reading.messages_of(scope, lang).get(id)
        if not flags or message is None:
            continue
        for node in reading.all_nodes(message.value):
            if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference):
                found += [f"{id}: ${node.expression.id.name}"] if node.expression.id.name in flags else []
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("scope", "lang"), CASES)
def test_what_names_say_about_themselves_is_known(scope: str, lang: str) -> None:
    known = {"gender": {"m", "f"}, "number": {"one", "many"}, "plural": None, "in-text": None, "feminine": None}
    words = reading.words_of(scope, lang)
    for id, message in reading.messages_of(scope, lang).items():
        for attribute in message.attributes:
            name = attribute.id.name
            value = words.attribute(id, name)
            assert name in known, (id, name)
            assert known[name] is None or value in known[name], (id, name, value)
            quoted = words.has_message(f"in-text-{id.partition('-')[0]}")  # then it says that this one is not
            new = quoted or value != words.format(id, {})[0]
            assert name != "in-text" or new, f"{id}: .in-text says nothing new"


def test_the_reader_finds_everything() -> None:
    """A message that is not read cannot be refused."""
    lines = list(reading.rehearsed("wotr", "es"))
    assert {line.id for line in lines} == set(reading.messages_of("wotr", "es"))
    rolls = {line.args["hits"] for line in lines if line.id == "event-combat-roll"}
    assert rolls == {0, 1, 2}
    assert {line.args["seat"] for line in lines if line.id == "event-card-drawn"} >= {"free", "witch-king"}
