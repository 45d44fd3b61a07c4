"""A quick start. To draw its help, typer fetches rich.markdown: a seventh of the whole run, for a mark-up that our
texts do not use."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

UNUSED = "rich.markdown"


class Markdown:
    """What typer would call if our help were written in Markdown."""

    def __init__(self, *_: object, **__: object) -> None:
        raise RuntimeError("the help is not written in Markdown")


def without_markdown() -> None:
    """Fetch what draws the help, with a stand-in for what is not needed. Everybody else gets the real one."""
    if "typer.rich_utils" in sys.modules or UNUSED in sys.modules:
        return
    stand_in = ModuleType(UNUSED)
    stand_in.Markdown = Markdown  # type: ignore[attr-defined]
    sys.modules[UNUSED] = stand_in
    try:
        import_module("typer.rich_utils")
    finally:
        del sys.modules[UNUSED]
