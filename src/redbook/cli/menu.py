"""The options of one decision, numbered, grouped when they are many, and found by number, notation or text."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.text import Text

from redbook.cli.words import say
from redbook.kernel import Decision, Message, Option
from redbook.kernel.text import render

FEW = 30  # listed in full
SHOWN = 60  # of a filter's matches


class Found(msgspec.Struct, frozen=True):
    option: Option


class Menu:
    """`said`: by notation, the options that the game says in words of the moment."""

    def __init__(self, game: str, decision: Decision, lang: str, said: Mapping[str, str] = {}) -> None:
        self.lang = lang
        self.options = decision.options
        self.notations = [option.notation for option in self.options]
        self.words = [
            said.get(o.notation) or render(Message(game, f"option-{o.kind}", o.args()), lang) for o in self.options
        ]

    def overview(self) -> RenderableType:
        """All of them, or, when they are many, their groups with how to see more."""
        if len(self.options) <= FEW:
            return self.listed(range(len(self.options)))
        groups: dict[tuple[str, str], list[int]] = {}
        for number, option in enumerate(self.options):
            groups.setdefault((option.kind, beginning(self.notations[number])), []).append(number)
        if len(groups) == 1 and len(self.options) <= SHOWN:
            return self.listed(range(len(self.options)))
        lines: list[RenderableType] = []
        loose = [numbers[0] for numbers in groups.values() if len(numbers) == 1]
        grouped = [(key[1], numbers) for key, numbers in groups.items() if len(numbers) > 1]
        if loose:
            lines.append(self.listed(loose[:FEW]))
        cells = [
            Text.from_markup(f"[bold]{escape(start)}[/] [dim]{numbers[0] + 1}–{numbers[-1] + 1} ({len(numbers)})[/]")
            for start, numbers in grouped
        ]
        lines.append(Columns(cells, padding=(0, 3)))
        lines.append(Text(say("many-options", self.lang, count=len(self.options)), style="dim"))
        return Group(*lines)

    def listed(self, numbers: range | list[int]) -> RenderableType:
        cells = []
        for number in numbers:
            words, notation = self.words[number], self.notations[number]
            tail = "" if words == notation else f" [dim]{escape(notation)}[/]"
            cells.append(Text.from_markup(f"[bold]{number + 1:3d}[/] {escape(words)}{tail}"))
        return Columns(cells, padding=(0, 3), column_first=True)

    def find(self, typed: str) -> Found | RenderableType | None:
        """The one option that is meant; or a list of those that could be; or None."""
        if typed in self.notations:
            return Found(self.options[self.notations.index(typed)])
        if typed.isdigit() and 1 <= int(typed) <= len(self.options):
            return Found(self.options[int(typed) - 1])
        wanted = typed.casefold()
        if not wanted:
            return None
        matches = [
            number
            for number in range(len(self.options))
            if wanted in self.notations[number].casefold() or wanted in self.words[number].casefold()
        ]
        if len(matches) == 1:
            return Found(self.options[matches[0]])
        if not matches:
            return None
        lines = [self.listed(matches[:SHOWN])]
        if len(matches) > SHOWN:
            lines.append(Text(say("many-options", self.lang, count=len(matches)), style="dim"))
        return Group(*lines)


def beginning(notation: str) -> str:
    """What a notation starts with, up to the first sign that parts it: the group it belongs to."""
    return re.split(r"[ >@:/x×]", notation, maxsplit=1)[0] or notation
