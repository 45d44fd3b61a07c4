"""`picture`: which game draws how, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from redbook.kernel import Match, RedbookError
from redbook.kernel.text import add_text, render
from redbook.pictures.art import Theme
from redbook.pictures.page import Page, around, joined
from redbook.pictures.pen import Box

add_text("pictures", Path(__file__).parent / "text")

DRAWN = ("wotr", "hunt", "siege", "tcg")
Draw = Callable[[Page, Any, Sequence[str]], list[Box]]


class NoPicture(RedbookError):
    """A game from elsewhere has a board that we cannot draw."""

    code = "no-picture"


def draw_of(game: str) -> Draw:
    if game not in DRAWN:
        raise NoPicture(game=game)
    found: Draw = import_module(f"redbook.pictures.{game}").draw
    return found


def picture(
    match: Match,
    seat: str | None = None,
    *,
    lang: str = "en",
    theme: Theme = "light",
    size: int | None = None,
    highlight: Sequence[str] = (),
) -> str:
    """The position as one SVG, drawn from what `seat` may know; None is the spectator, who knows the least.

    `size`: its width in dots; without one it is as large as the page that shows it. `highlight`: places to mark.

    >>> from redbook import Match
    >>> picture(Match.new("siege", seed=1), size=600)[:4]
    '<svg'
    """
    page = Page(match.game.id, lang, theme)
    boxes = drawn(page, match, seat, highlight)
    return page.finished(around(boxes), size, title_of(page, seat))


def close_up(
    match: Match, seat: str | None, places: Sequence[str], *, lang: str, sheets: str, mark: str, theme: Theme = "light"
) -> str:
    """The part of the board round some places, for a page with several pictures: the printed map is a file beside
    it, `sheets` says where, and `mark` keeps the ids of this picture from those of the others.

    >>> from redbook import Match
    >>> close_up(Match.new("siege", seed=1), None, ["0704"], lang="en", sheets="sheets", mark="a")[:4]
    '<svg'
    """
    page = Page(match.game.id, lang, theme, sheets=sheets, mark=mark)
    boxes = drawn(page, match, seat, places)
    return page.finished(joined(boxes) if page.window is not None else around(boxes), None, title_of(page, seat))


def drawn(page: Page, match: Match, seat: str | None, places: Sequence[str]) -> list[Box]:
    """Everything on a page; where it lies."""
    boxes = draw_of(match.game.id)(page, match.view(seat), places)
    decision = match.decision
    if match.result is not None:
        page.tell(page.word("over"))
    elif decision is not None and decision.seat == seat:
        page.tell(render(decision.prompt, page.lang))
    return boxes


def title_of(page: Page, seat: str | None) -> str:
    game = page.heading("game", page.game)
    return page.word("title", game=game) if seat is None else page.word("title-seat", game=game, seat=page.seat(seat))
