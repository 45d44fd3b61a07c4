"""The board in a terminal: drawn by the game where it has a `terminal` module, otherwise told field by field."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from redbook.kernel import Decision, Match
from redbook.kernel.boards import drawing, facts
from redbook.kernel.parts import part


def board(m: Match, seat: str | None, lang: str) -> RenderableType:
    drawn = drawing(m, seat, lang)
    if drawn is not None:
        return Text.from_markup(drawn)
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in facts(m, seat).items():
        table.add_row(f"[dim]{escape(name)}[/]", escape(value))
    return table


def choices(m: Match, decision: Decision, lang: str) -> Mapping[str, str]:
    """The options for which the game has words of the moment: what a text lets one choose."""
    say = getattr(part(m.game, "terminal"), "choices", None)
    found: Mapping[str, str] = say(m.view(decision.seat), decision, lang) if say is not None else {}
    return found
