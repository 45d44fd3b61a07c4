"""One word for one thing: what docs/glossary.toml says holds in every message of every game and of the browser."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parent.parent
GLOSSARY: dict[str, Any] = tomllib.loads((ROOT / "docs" / "glossary.toml").read_text("utf-8"))
PARSER = FluentParser(with_spans=False)
OTHERS = ("es", "pt")

# Messages that are names: of figures, regions, cards, places, counters, rivers.
NAMES = {
    "wotr": ("figure-", "region-", "nation-", "card-"),
    "hunt": ("place-", "area-", "card-", "company-"),
    "siege": ("piece-", "hex-", "entry-W6", "entry-S6"),
    "tcg": ("card-", "subtitle-"),
    "browser": ("hunt-region-", "hunt-river-", "game-hunt", "wotr-hunt"),
    "siege-map": ("",),
}
ARTICLE = re.compile(r"^(the|el|la|los|las|o|a|os|as) ")
NUMBER = re.compile(r" (\([^)]*\)|[A-Z]{2}-\d\d)$")


def files(lang: str) -> Iterator[tuple[str, Path]]:
    for path in sorted((ROOT / "src" / "redbook").glob(f"**/{lang}*.ftl")):
        scope = path.relative_to(ROOT / "src" / "redbook").parts
        yield scope[1] if scope[0] == "games" else scope[0], path
    for path in sorted((ROOT / "web" / "src" / "text").glob(f"{lang}*.ftl")):
        yield "browser", path
    for path in sorted((ROOT / "web" / "src" / "boards" / "siege").glob(f"*.{lang}.ftl")):
        yield "siege-map", path


@cache
def messages(lang: str) -> dict[tuple[str, str], str]:
    """All that a message may say, without the names of what it chooses by."""
    found = {}
    for scope, path in files(lang):
        for entry in PARSER.parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[scope, entry.id.name] = " ".join(texts(entry.value)).replace("’", "'")
    return found


@cache
def in_sentences(lang: str) -> dict[tuple[str, str], str]:
    """The same names as sentences say them."""
    return {
        (scope, entry.id.name): " ".join(texts(attribute.value))
        for scope, path in files(lang)
        for entry in PARSER.parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
        for attribute in entry.attributes
        if attribute.id.name == "in-text"
    }


def texts(node: ftl.BaseNode) -> Iterator[str]:
    if isinstance(node, ftl.TextElement):
        yield node.value
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from texts(child)


def holds(text: str, forms: list[str]) -> bool:
    return any(re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text, re.IGNORECASE) for form in forms)


def otherwise(name: dict[str, Any], lang: str, scope: str, id: str) -> list[str]:
    return [
        one[lang]
        for one in name.get("elsewhere", ())
        if lang in one and one["scope"] == scope and fnmatchcase(id, one.get("id", "*"))
    ]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", GLOSSARY["name"], ids=lambda name: name["en"])
def test_a_name_is_said_in_one_way(name: dict[str, Any], lang: str) -> None:
    found = re.compile(rf"(?<!\w)(?:{name['en']})(?!\w)")
    said = [key for key, text in messages("en").items() if found.search(text)]
    assert said, "nobody says it: strike it from the glossary"
    wrong = [
        f"{scope} {id}: {text}"
        for scope, id in said
        for text in (messages(lang)[scope, id], in_sentences(lang).get((scope, id)))
        if text is not None and not holds(text, otherwise(name, lang, scope, id) or name[lang])
    ]
    assert not wrong, "\n".join(wrong)


def plain(text: str) -> str:
    return ARTICLE.sub("", NUMBER.sub("", text).strip(" .:!?").lower())


def test_equal_names_have_equal_translations() -> None:
    named = defaultdict(list)
    for (scope, id), text in messages("en").items():
        if id.startswith(NAMES.get(scope, ())) and not id.endswith("-text"):
            named[plain(text)].append((scope, id))
    unlike = {plain(one["en"]) for one in GLOSSARY["unlike"]}
    different: dict[str, list[str]] = {}
    for name, keys in named.items():
        for lang in OTHERS:
            forms = {plain(messages(lang)[key]) for key in keys}
            if len(forms) > 1:
                different.setdefault(name, []).append(f"{name}: {sorted(forms)} {keys}")
    wrong = [line for name, lines in different.items() if name not in unlike for line in lines]
    assert not wrong, "\n".join(wrong)
    assert unlike == set(different), "what is listed as unlike is unlike"


def test_every_exception_has_a_reason() -> None:
    for name in GLOSSARY["name"]:
        for one in name.get("elsewhere", ()):
            assert one["why"], name
            keys = [key for key in messages("en") if key[0] == one["scope"] and fnmatchcase(key[1], one.get("id", "*"))]
            assert any(re.search(name["en"], messages("en")[key]) for key in keys), f"{name['en']}: nobody needs {one}"
    assert all(one["why"] for one in GLOSSARY["unlike"])
