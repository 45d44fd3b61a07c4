"""How SVG is written: tags, words, and how wide words are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Value = str | float | int | None

BOOK = (
    "Iowan Old Style, Palatino Linotype, Palatino, Source Serif Pro, P052, Book Antiqua, Georgia, DejaVu Serif, serif"
)
FIGURES = "Gill Sans, Optima, Candara, Segoe UI, Source Sans Pro, DejaVu Sans, sans-serif"

# In em, of the widest book face that readers have (DejaVu Serif): what fits there fits everywhere.
WIDTHS = dict.fromkeys("iljI'’.,:;!|·", 0.34) | dict.fromkeys("ftr()- ", 0.41) | dict.fromkeys("mMwW—", 0.97)
SMALL, LARGE, HEAVY = 0.6, 0.73, 1.09


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        return " ".join(number(side) for side in self)


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def attributes(given: dict[str, Value]) -> str:
    """`stroke_width=2` is written stroke-width="2"; what is None is left out."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for name, value in given.items()
        if value is not None
    )


def tag(name: str, inside: str = "", /, **given: Value) -> str:
    return f"<{name}{attributes(given)}>{inside}</{name}>" if inside else f"<{name}{attributes(given)}/>"


def group(inside: Iterable[str], **given: Value) -> str:
    return tag("g", "".join(inside), **given)


def at(x: float, y: float, scale: float = 1.0) -> str:
    """Where something is put."""
    return f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")


def path(d: str, **given: Value) -> str:
    return tag("path", d=d, **given)


def rect(x: float, y: float, width: float, height: float, **given: Value) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **given)


def circle(x: float, y: float, r: float, **given: Value) -> str:
    return tag("circle", cx=x, cy=y, r=r, **given)


def words(x: float, y: float, text: str, size: float, **given: Value) -> str:
    return tag("text", escape(text), x=x, y=y, font_size=size, **given)


def figures(x: float, y: float, text: str | int, size: float, **given: Value) -> str:
    """Numbers, in the face for numbers, bold and in the middle."""
    kept: dict[str, Value] = {"font_weight": "700", "text_anchor": "middle", **given}
    return tag("text", escape(str(text)), x=x, y=y, font_size=size, font_family=FIGURES, **kept)


def caps(x: float, y: float, text: str, size: float, **given: Value) -> str:
    """Small capitals, which few fonts have: large letters in two sizes."""
    parts, run = [], ""
    for letter in text:
        if run and letter.islower() != run[-1].islower():
            parts.append(run)
            run = ""
        run += letter
    parts.append(run)
    small = f'<tspan font-size="{number(size * 0.8)}">'
    inside = "".join(f"{small}{escape(p.upper())}</tspan>" if p[:1].islower() else escape(p) for p in parts)
    return tag("text", inside, x=x, y=y, font_size=size, **given)


def width_of(text: str, size: float, *, heavy: bool = False) -> float:
    wide = sum(WIDTHS.get(c, LARGE if c.isupper() or c.isdigit() else SMALL) for c in text)
    return wide * size * (HEAVY if heavy else 1.0)


def fitting(text: str, size: float, room: float, *, heavy: bool = False) -> float:
    """The size at which a text has room."""
    wide = width_of(text, size, heavy=heavy)
    return size if wide <= room else round(size * room / wide, 1)


def shortened(text: str, size: float, room: float, *, heavy: bool = False) -> str:
    """As much of a text as has room, with … where it is cut."""
    if width_of(text, size, heavy=heavy) <= room:
        return text
    while text and width_of(text + "…", size, heavy=heavy) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def lines_of(text: str, size: float, room: float, most: int) -> list[str]:
    """A text on at most so many lines."""
    lines: list[str] = []
    rest = text.split()
    while rest and len(lines) < most:
        line = rest.pop(0)
        while rest and width_of(f"{line} {rest[0]}", size) <= room:
            line += f" {rest.pop(0)}"
        lines.append(line)
    if rest:
        lines[-1] = shortened(" ".join([lines[-1], *rest]), size, room)
    return lines
