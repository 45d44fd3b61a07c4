"""Names, titles and notes as people type them, made fit to be shown."""

from __future__ import annotations


def cleaned(text: str) -> str:
    """One line, without characters that cannot be seen, and without spaces that nobody needs."""
    return " ".join(printable(text).split())


def printable(text: str) -> str:
    """One line, without characters that cannot be seen."""
    return "".join(c if c.isprintable() else " " for c in text)
