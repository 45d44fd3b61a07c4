"""Markdown as we write it, for a reader that wants an empty line before a list."""

from __future__ import annotations

import re

ITEM = re.compile(r"([-*]|1\.) ")
FENCE = re.compile(r" *(```|~~~)")


def spaced(text: str) -> str:
    """A list begins right below the line that announces it; Python-Markdown would read it as one paragraph."""
    lines: list[str] = []
    code = within = False  # in a fence; in a list, whose items may go on over several lines
    for line in text.split("\n"):
        if FENCE.match(line):
            code = not code
        elif not code:
            item = ITEM.match(line) is not None
            if item and not within and lines and lines[-1].strip():
                lines.append("")
            within = item or (within and bool(line.strip()))
        lines.append(line)
    return "\n".join(lines)
