"""A deck as other people's tools write it, taken apart: which card, how many, under which heading, in which line.

What is read: one card a line with its count before or behind it; headings with or without a colon, with or without the
number of cards; `Ring-bearer: Frodo, Son of Drogo` in one line; lists of numbers between commas; and the lists of
numbers between strokes that a well-known server keeps: Ring-bearer|Ring|sites|draw deck.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec

LINE = re.compile(
    r"^(?:([0-9]{1,3})(?:\s*[x×]\s*|\s+))?(.+?)(?:\s+[x×]\s*([0-9]{1,3})|\s+\([x×]?\s*([0-9]{1,2})[x×]?\))?$"
)
NUMBER = re.compile(r"(\d{1,3})(?:_|[RUCPS])(\d{1,4})[*T+]*", re.IGNORECASE)  # 1_13, 1R13, and with the marks of foils
PRINTED = re.compile(r"(?:LOTR-)?EN(\d\d)(\d\d\d)[*T+]*", re.IGNORECASE)  # LOTR-EN01013
DECORATION = re.compile(r"^[\s*=_~>•-]+|[\s*=_~-]+$")
TALLY = re.compile(r"\s*[(\[]\s*\d{1,3}(?:\s+cards?)?\s*[)\]]\s*$|\s+-\s+\d{1,3}$", re.IGNORECASE)

BEARER = frozenset(("ring-bearer", "ring bearer", "ringbearer"))
TITLES = frozenset(("name", "deck name", "title"))
REMARKS = frozenset(("author", "by", "format", "date", "notes", "note", "description", "total", "source", "created by"))
HEADINGS = BEARER | frozenset(
    ("ring", "one ring", "the ring", "site", "sites", "site path", "adventure deck", "free peoples", "free people",
     "free peoples draw deck", "free peoples deck", "free peoples cards", "shadow", "shadow draw deck", "shadow deck",
     "shadow cards", "draw deck", "deck", "main deck", "companions", "companion", "allies", "ally", "characters",
     "possessions", "possession", "artifacts", "artifact", "events", "event", "conditions", "condition", "minions",
     "minion", *(f"site {n}" for n in range(1, 10)), *(f"{n}" for n in range(1, 10)))
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """One line, or one number of a list. `heading` is "bearer", "start", "name" or nothing that matters."""

    line: int
    heading: str
    words: str
    count: int = 1


def entries(text: str, is_card: Callable[[str], bool]) -> Iterator[Entry]:
    heading = ""
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if "|" in line and all(is_number(word) for part in line.split("|") for word in listed(part)):
            for place, part in enumerate(line.split("|")):
                yield from (Entry(number, "bearer" if place == 0 else "", word) for word in listed(part))
            continue
        head, colon, rest = line.partition(":")
        key, rest = heading_of(head), rest.strip().rstrip("*=_~")
        if colon and rest and key in TITLES:
            yield Entry(number, "name", rest)
        elif colon and key in REMARKS:
            continue
        elif (colon and not rest) or (key in HEADINGS and not rest and not is_card(line)):
            heading = "bearer" if key in BEARER else ""
        elif not key:
            continue  # a line drawn under a heading
        elif colon and key == "start":
            yield counted(number, "start", rest)
        elif colon and key in HEADINGS:
            yield from cards(number, "bearer" if key in BEARER else "", rest)
        else:
            yield from cards(number, heading, line)


def cards(number: int, heading: str, words: str) -> Iterator[Entry]:
    """One card with its count, or a list of numbers."""
    several = listed(words)
    if len(several) > 1 and all(map(is_number, several)):
        yield from (Entry(number, heading, word) for word in several)
    else:
        yield counted(number, heading, words)


def counted(number: int, heading: str, words: str) -> Entry:
    found = LINE.match(words)
    if found is None:
        return Entry(number, heading, words)
    return Entry(number, heading, found[2], int(found[1] or found[3] or found[4] or 1))


def heading_of(words: str) -> str:
    """`** Shadow Draw Deck (30) **` -> shadow draw deck"""
    return " ".join(TALLY.sub("", DECORATION.sub("", words)).lower().split())


def listed(part: str) -> list[str]:
    return [word for word in re.split(r"[,\s]+", part.strip()) if word]


def is_number(word: str) -> bool:
    return NUMBER.fullmatch(word) is not None


def number_in(words: str) -> str | None:
    """The id that a number of a card stands for: 1R13 and LOTR-EN01013 are 1_13."""
    found = NUMBER.fullmatch(words) or PRINTED.fullmatch(words)
    return f"{int(found[1])}_{int(found[2])}" if found else None
