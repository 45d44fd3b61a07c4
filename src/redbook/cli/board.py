"""The board in a terminal: drawn by the game where it has a `terminal` module, otherwise told field by field."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from redbook.chronicle.parts import part
from redbook.kernel import Decision, Match


def board(m: Match, seat: str | None, lang: str) -> RenderableType:
    drawing = part(m.game, "terminal")
    view = m.view(seat)
    if drawing is not None:
        decision = m.decision if m.decision is not None and m.decision.seat == seat else None
        return Text.from_markup(drawing.render(view, decision, lang))
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in msgspec.to_builtins(view).items():
        table.add_row(f"[dim]{escape(name)}[/]", escape(msgspec.json.encode(value).decode()))
    return table


def choices(m: Match, decision: Decision, lang: str) -> Mapping[str, str]:
    """The options for which the game has words of the moment: what a text lets one choose."""
    say = getattr(part(m.game, "terminal"), "choices", None)
    found: Mapping[str, str] = say(m.view(decision.seat), decision, lang) if say is not None else {}
    return found
