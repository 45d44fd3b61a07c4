"""Words in three languages, from Fluent files: one .ftl serves server, terminal and browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from redbook.kernel.errors import RedbookError
from redbook.kernel.message import Arg, Message
from redbook.kernel.words import Words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es", "pt")
AND = {"en": "and", "es": "y", "pt": "e"}

_folders = {"kernel": Path(__file__).parent / "text"}

# Names bring their article along ("el Oeste"), and these languages join it to the preposition before it.
JOINED: dict[str, dict[str, str]] = json.loads((_folders["kernel"] / "joined.json").read_text("utf-8"))
_pairs = {
    lang: re.compile(r"(?<!\w)(?:" + "|".join(sorted(pairs, key=len, reverse=True)) + r")(?!\w)", re.IGNORECASE)
    for lang, pairs in JOINED.items()
}


def add_text(scope: str, folder: Path) -> None:
    """Words that belong to no game: those of the command line, say."""
    _folders[scope] = folder


_brought: dict[tuple[str, str], str] = {}


def bring_words(scope: str, lang: str, messages: str) -> None:
    """Messages that people bring themselves: they override those of the files from now on."""
    _brought[scope, lang] = messages
    bundle.cache_clear()


def brought_words(scope: str, lang: str) -> str:
    return _brought.get((scope, lang), "")


def folder_of(scope: str) -> Path:
    if scope in _folders:
        return _folders[scope]
    from redbook.kernel.game import find_game

    return find_game(scope).folder / "text"


@cache
def bundle(scope: str, lang: str) -> Words:
    """The kernel's messages and those of one game, in one language."""
    scopes = ("kernel",) if scope == "kernel" else ("kernel", scope)
    paths = [path for name in scopes for path in sorted(folder_of(name).glob(f"{lang}*.ftl"))]
    return Words(lang, [*(path.read_text("utf-8") for path in paths), _brought.get((scope, lang), "")])


@cache
def name_prefixes(scope: str) -> Mapping[str, str]:
    if scope in _folders:
        return {}
    from redbook.kernel.game import find_game

    return find_game(scope).names


def render(message: Message, lang: str) -> str:
    """The message in words. An unknown id fails loudly: half a language file is a bug."""
    made = bundle(message.scope, lang)
    prefixes = name_prefixes(message.scope)
    args = {key: spoken(made, prefixes.get(key), value, lang) for key, value in message.args.items()}
    return contracted(pattern(made, message.id, args), lang)


def contracted(text: str, lang: str) -> str:
    """“de el Oeste” is said “del Oeste”; a name that begins with a capital article keeps it."""
    if lang not in _pairs:
        return text
    return _pairs[lang].sub(lambda found: _joined(found[0], JOINED[lang]), text)


def _joined(words: str, pairs: Mapping[str, str]) -> str:
    first, _, article = words.partition(" ")
    if article != article.lower():
        return words
    said = pairs[words.lower()]
    return said.capitalize() if first[0].isupper() else said


def with_preposition(word: str, text: str, lang: str) -> str:
    """“de”, “el Oeste”: “del Oeste”. Only where the two meet; what follows stays as it is."""
    article, space, rest = text.partition(" ")
    said = JOINED.get(lang, {}).get(f"{word} {article}")
    return f"{said} {rest}" if said and space else f"{word} {text}"


def pattern(made: Words | FluentBundle, id: str, args: Mapping[str, Any]) -> str:
    if not made.has_message(id):
        raise KeyError(f"no message {id!r} for {made.locales[0]}")
    if isinstance(made, Words):
        text, errors = made.format(id, args)
    else:
        value = made.get_message(id).value
        assert value is not None, id
        formatted, errors = made.format_pattern(value, dict(args))
        text = str(formatted)
    if errors:
        raise ValueError(f"{id!r} in {made.locales[0]}: {errors[0]}")
    return text


def spoken(made: Words, prefix: str | None, value: Arg, lang: str) -> str | int:
    """An argument as it is said: ids become names where the game has names for them."""
    if isinstance(value, list):
        return listed([str(spoken(made, prefix, item, lang)) for item in value], lang)
    if prefix is not None:
        id = f"{prefix}-{value}"
        if made.has_message(id):
            return pattern(made, id, {})
    return value


def listed(words: Iterable[str], lang: str) -> str:
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    last = f" {AND[lang]} "
    return ", ".join(items[:-1]) + last + items[-1]


def render_error(error: RedbookError, lang: str) -> str:
    return render(Message("kernel", f"error-{error.code}", dict(error.args_)), lang)
