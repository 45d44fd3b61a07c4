"""Examples in docstrings as code: `>>>` would be three quotations to Markdown."""

from __future__ import annotations

from typing import Any

import griffe

PROMPT = ">>> "


class Examples(griffe.Extension):
    """Puts a fence around every example of a docstring."""

    def on_instance(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring is not None and PROMPT in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """An example begins with a prompt and ends before an empty line, or with the text."""
    lines: list[str] = []
    within = False
    for line in text.split("\n"):
        if not within and line.lstrip().startswith(PROMPT):
            within = True
            lines += ["", "```pycon"]
        elif within and not line.strip():
            within = False
            lines.append("```")
        lines.append(line)
    return "\n".join([*lines, "```"] if within else lines)
