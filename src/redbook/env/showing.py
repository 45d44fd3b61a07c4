"""A match shown by an environment: as text for terminals, or as a picture."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from io import StringIO

from rich.console import Console
from rich.text import Text

from redbook.kernel import Match
from redbook.kernel.boards import drawing, facts

WIDTH = 160


@cache
def render_modes(game: str) -> tuple[str, ...]:
    """Text everywhere; pictures of the games that have one."""
    drawn = find_spec(f"redbook.pictures.{game}") is not None
    return ("human", "ansi", "svg") if drawn else ("human", "ansi")


def text_of(match: Match, seat: str | None) -> Text:
    drawn = drawing(match, seat, "en")
    if drawn is not None:
        return Text.from_markup(drawn)
    return Text("\n".join(f"{name}: {value}" for name, value in facts(match, seat).items()))


def as_text(match: Match, seat: str | None) -> str:
    """The board as the terminal draws it, with its colours."""
    console = Console(file=StringIO(), force_terminal=True, color_system="256", width=WIDTH, legacy_windows=False)
    with console.capture() as caught:
        console.print(text_of(match, seat), soft_wrap=True)
    return caught.get()


def show(match: Match, seat: str | None) -> None:
    Console().print(text_of(match, seat), soft_wrap=True)


def as_picture(match: Match, seat: str | None) -> str:
    """The board as one SVG."""
    from redbook.pictures import picture  # it reads maps that nobody else needs

    return picture(match, seat)
