"""The words of the site around the texts that it shows."""

from __future__ import annotations

from pathlib import Path

from redbook.chronicle.parts import named
from redbook.kernel import Message
from redbook.kernel.message import Arg
from redbook.kernel.text import add_text, begun_large, render

HERE = Path(__file__).parent

add_text("site", HERE / "text")


def say(id: str, lang: str, /, **args: Arg) -> str:
    return render(Message("site", id, args), lang)


def game_name(game: str, lang: str) -> str:
    return begun_large(named(game, "game", game, lang))


def seat_name(game: str, seat: str, lang: str) -> str:
    return named(game, "seat", seat, lang)
