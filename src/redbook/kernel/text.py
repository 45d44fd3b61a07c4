"""Words in three languages, from Fluent files: one .ftl serves server, terminal and browser."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from redbook.kernel.errors import RedbookError
from redbook.kernel.message import Arg, Message
from redbook.kernel.words import Words

LANGUAGES = ("en", "es", "pt")
AND = {"en": "and", "es": "y", "pt": "e"}

# What these say is a sentence: names stand in it as people say them. Anything else is a label and names them plainly.
SENTENCES = ("ask", "event", "why", "chance", "result", "counsel")
OPENING = ' ¿¡«“‘("'  # a sentence that begins with these begins with what follows
# Spanish says “e” before the sound of i: “Éomer e Ioreth”, but “agua y hielo”.
SOUNDS_LIKE_I = re.compile(r"[ ¿¡«“‘(\"]*(?:[ií]|h[ií](?![aeo]))", re.IGNORECASE)

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
    return said(bundle(message.scope, lang), name_prefixes(message.scope), message.id, message.args)


def said(made: Words, prefixes: Mapping[str, str], id: str, args: Mapping[str, Arg]) -> str:
    """A message in words, by the words of one language. docs/words.md tells what a pattern gets."""
    lang = made.locales[0]
    kind = id.partition("-")[0]
    in_text = kind in SENTENCES
    wanted = made.asks_for(id) if made.has_message(id) else None
    given: dict[str, str | int] = {}
    for key, value in args.items():
        given[key] = spoken(made, prefixes.get(key), value, in_text=in_text)
        if wanted is None or any(one.startswith(f"{key}-") for one in wanted):
            given |= {f"{key}-{name}": more for name, more in told_of(made, prefixes.get(key), value).items()}
    text = contracted(pattern(made, id, given), lang)
    return begun_large(text) if in_text or kind == "option" else text


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


def pattern(made: Words, id: str, args: Mapping[str, Any], attribute: str | None = None) -> str:
    """The message with its arguments, or an attribute of it. What cannot be said fails loudly."""
    if not made.has_message(id):
        raise KeyError(f"no message {id!r} for {made.locales[0]}")
    text, errors = made.format(id, args, attribute)
    if errors:
        raise ValueError(f"{id!r} in {made.locales[0]}: {errors[0]}")
    return text


def spoken(made: Words, prefix: str | None, value: Arg, *, in_text: bool = False) -> str | int:
    """An argument as it is said: ids become names where the game has names for them."""
    if isinstance(value, list):
        return listed(grouped(made, prefix, value, in_text=in_text), made.locales[0])
    id = named(made, prefix, value)
    if id is None:
        return value
    name = pattern(made, id, {})
    if not in_text:
        return name
    own = made.attribute(id, "in-text")
    if own is not None:
        return own
    wrapped = f"in-text-{prefix}"  # the quotation marks of a title, say
    return pattern(made, wrapped, {"name": name}) if made.has_message(wrapped) else name


def named(made: Words, prefix: str | None, value: Arg) -> str | None:
    id = f"{prefix}-{value}"
    return id if prefix is not None and made.has_message(id) else None


def grouped(made: Words, prefix: str | None, values: list[str], *, in_text: bool) -> Iterator[str]:
    """Equal names are counted if they have a plural: “3 Regulares de Isengard”."""
    counts = Counter(values)
    plurals = {value: plural for value in counts if (plural := plural_of(made, prefix, value))}
    for value in dict.fromkeys(values):
        if counts[value] > 1 and value in plurals:
            yield f"{counts[value]} {plurals[value]}"
        else:
            yield from [str(spoken(made, prefix, value, in_text=in_text))] * counts[value]


def plural_of(made: Words, prefix: str | None, value: Arg) -> str | None:
    id = named(made, prefix, value)
    return None if id is None else made.attribute(id, "plural")


def told_of(made: Words, prefix: str | None, value: Arg) -> Mapping[str, str | int]:
    """What a pattern may ask about an argument, besides its words: `$seat-number` of `$seat`."""
    if isinstance(value, list):
        each = [told_of(made, prefix, one) for one in value]
        number = each[0].get("number", "one") if len(each) == 1 else "many"
        gender = "f" if each and all(one.get("gender") == "f" for one in each) else "m"
        in_text = spoken(made, prefix, value, in_text=True)
        told: dict[str, str | int] = {"in-text": in_text, "count": len(value), "number": number, "gender": gender}
        return told | {
            "first": spoken(made, prefix, value[0], in_text=True) if value else "",
            "between": spoken(made, prefix, value[1:-1], in_text=True),
            "last": spoken(made, prefix, value[-1], in_text=True) if value else "",
        }
    if isinstance(value, int):
        return {"signed": signed(value), "printed": signed(value).removeprefix("+")}
    id = named(made, prefix, value)
    if id is None:
        return {"id": value, "in-text": value, "number": "one", "gender": "m", "plural": value}
    return {
        "id": value,
        "in-text": spoken(made, prefix, value, in_text=True),
        "number": made.attribute(id, "number") or "one",
        "gender": made.attribute(id, "gender") or "m",
        "plural": made.attribute(id, "plural") or pattern(made, id, {}),
    }


def signed(number: int) -> str:
    """+2, −1, 0: a change, with the minus that people print."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def begun_large(text: str) -> str:
    start = len(text) - len(text.lstrip(OPENING))
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def listed(words: Iterable[str], lang: str) -> str:
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    last = "e" if lang == "es" and SOUNDS_LIKE_I.match(items[-1]) else AND[lang]
    return ", ".join(items[:-1]) + f" {last} " + items[-1]


def render_error(error: RedbookError, lang: str) -> str:
    return render(Message("kernel", f"error-{error.code}", dict(error.args_)), lang)
