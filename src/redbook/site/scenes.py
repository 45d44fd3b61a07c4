"""A scene as a picture: the game's own close-up where it draws one, else the drawing that a terminal shows."""

from __future__ import annotations

from functools import cache
from html import escape
from itertools import pairwise
from typing import Any

from rich.style import Style
from rich.text import Text

from redbook.chronicle.parts import part
from redbook.kernel import Match, find_game
from redbook.kernel.scenes import Scene, scene


@cache
def begun(game: str, id: str) -> tuple[Scene, Match]:
    found = scene(game, id)
    return found, found.begin()


@cache
def picture(game: str, id: str) -> str | None:
    """The position as SVG, the same in every language; None where the game draws none."""
    close_up = getattr(part(find_game(game), "chronicle"), "close_up", None)
    if close_up is None:
        return None
    found, match = begun(game, id)
    return str(close_up(match.view(found.seat), found.look))


def drawing(game: str, id: str, lang: str) -> str:
    """The position in characters, as Rich markup; what may be chosen is marked."""
    found, match = begun(game, id)
    module = part(match.game, "terminal")
    assert module is not None, f"{game} has neither a close-up nor a terminal"
    decision = match.decision if match.decision is not None and match.decision.seat == found.seat else None
    return str(module.render(match.view(found.seat), decision, lang))


def fence(source: str, language: str, css_class: str, options: Any, md: Any, **more: Any) -> str:
    """What stands between ```board and ```: Rich markup, made into HTML whose inks are those of the page."""
    return f'<pre class="{css_class}" tabindex="0">{inked(Text.from_markup(source))}</pre>'


def inked(text: Text) -> str:
    """Runs of one style, each in a span of its classes."""
    cuts = sorted({0, len(text.plain), *(edge for span in text.spans for edge in (span.start, span.end))})
    parts = []
    for start, end in pairwise(cuts):
        names = sorted({name for span in text.spans if span.start <= start < span.end for name in classes(span.style)})
        words = escape(text.plain[start:end], quote=False)
        parts.append(f'<span class="{" ".join(names)}">{words}</span>' if names else words)
    return "".join(parts)


@cache
def classes(style: str | Style) -> frozenset[str]:
    found = Style.parse(style) if isinstance(style, str) else style
    names = {name for name in ("bold", "dim", "italic", "reverse") if getattr(found, name)}
    if found.color is not None:
        names.add(f"ink-{found.color.name.replace('_', '-')}")
    if found.bgcolor is not None:
        names.add(f"on-{found.bgcolor.name.replace('_', '-')}")
    return frozenset(names)
