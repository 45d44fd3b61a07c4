"""The rehearsal of a text: said once without a language as its card is loaded, to see that all of it can be said.

Engine and reader get the same data, so what the sentences would leave out must not be written on a card. The speakers
raise CardError where a sentence has no place for something; here stands whether each of the three languages has the
message, and whether that message says the number it is given. It reads the files as text: they are parsed only when
somebody reads a card.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from redbook.games.tcg.language.filters import CardError
from redbook.kernel.text import LANGUAGES

REHEARSAL = "rehearsal"  # stands where a language would
WORDS = Path(__file__).parent / "words"
TEXT = Path(__file__).parent.parent / "text"
MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*\n(?:(?:[ }].*)?\n)*)", re.MULTILINE)
NUMBERS = ("amount", "times")


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Every message of a language that a text may use, with the names of what it says."""
    paths = [WORDS / f"{lang}.ftl", *(path for path in TEXT.glob(f"{lang}*.ftl") if "-names-" not in path.name)]
    return {
        id: frozenset(re.findall(r"\$(\w+)", body))
        for path in paths
        for id, body in MESSAGE.findall(path.read_text("utf-8") + "\n")
    }


def rehearse(id: str, args: Mapping[str, Any]) -> str:
    """Say a message in no language; CardError if some language lacks it or would leave out the number."""
    for lang in LANGUAGES:
        said = messages(lang).get(id)
        if said is None:
            raise CardError(f"no words for {id!r} in {lang}")
        if args.get("tail") and "tail" not in said:
            raise CardError(f"{id!r} cannot say for what each, or up to how many, in {lang}")
        for key in NUMBERS:
            if str(args.get(key, 1)).lstrip("+") != "1" and not said & {key, "n"}:
                raise CardError(f"{id!r} cannot say how many in {lang}")
    return id


def must_say(id: str, name: str) -> None:
    """CardError if the message has no place for that in some language."""
    for lang in LANGUAGES:
        if name not in messages(lang).get(id, ()):
            raise CardError(f"{id!r} cannot say {name} in {lang}")


@cache
def defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def written(node: msgspec.Struct) -> set[str]:
    """The fields of a filter, an amount or a requirement that are not as if they were left out."""
    return {name for name, default in defaults(type(node)).items() if getattr(node, name) != default}


def says_only(node: msgspec.Struct, *fields: str) -> None:
    """CardError if something is written that the sentence has no place for."""
    unsaid = written(node) - set(fields)
    if unsaid:
        names = ", ".join(sorted(name.rstrip("_") for name in unsaid))
        raise CardError(f"nobody can say {names} here: {msgspec.to_builtins(node)}")
