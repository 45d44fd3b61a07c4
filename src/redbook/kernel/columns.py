"""Rich markup for a terminal of 80 columns: how wide it is, how it wraps, and cells side by side."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

WIDTH = 80
NARROW = "\u00a0"  # between words that stay on one line; printed as a plain space
_tag = re.compile(r"(?<!\\)\[[^\]]*\]")
_word = re.compile(r"(?:(?<!\\)\[[^\]]*\]|[^ ])+")


def escape(text: str) -> str:
    return text.replace("[", r"\[")


def together(text: str) -> str:
    """The words of a text without markup, not to be torn apart."""
    return text.replace(" ", NARROW)


def width(markup: str) -> int:
    return len(_tag.sub("", markup).replace(r"\[", "["))


def wrapped(markup: str, indent: int = 2) -> Iterator[str]:
    """Lines of at most 80 columns; all but the first are indented."""
    line = " " * (len(markup) - len(markup.lstrip(" ")))
    begun = False
    for word in _word.findall(markup):
        if begun and width(line) + 1 + width(word) > WIDTH:
            yield line.replace(NARROW, " ")
            line = " " * indent + word
        else:
            line += (" " if begun else "") + word
            begun = True
    yield line.replace(NARROW, " ")


def grid(cells: Iterable[str], indent: int = 1) -> Iterator[str]:
    """Two cells a line; one that is too long has a line, or several, of its own."""
    half = WIDTH // 2
    left = ""
    for text in cells:
        cell = " " * indent + text
        if left and width(cell) <= half:
            yield (left + " " * (half - width(left)) + cell).replace(NARROW, " ")
            left = ""
            continue
        if left:
            yield left.replace(NARROW, " ")
        left = cell if width(cell) < half else ""
        if not left:
            yield from wrapped(cell, indent + 4)
    if left:
        yield left.replace(NARROW, " ")
