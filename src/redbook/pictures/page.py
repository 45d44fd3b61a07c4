"""The page round a board: a title, panels with tracks, and what a reader hears who sees no picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from redbook.kernel import Message
from redbook.kernel.message import Arg
from redbook.kernel.text import begun_large, bundle, pattern, render
from redbook.pictures.art import Theme, colour, printed, sheet
from redbook.pictures.pen import (
    BOOK,
    Box,
    Point,
    at,
    caps,
    escape,
    figures,
    fitting,
    group,
    lines_of,
    rect,
    shortened,
    tag,
    words,
)

SVG = "http://www.w3.org/2000/svg"
EDGE = 26.0  # paper round everything
HEAD = 92.0  # the title above the board


STRIP = 1000.0
REACH = 60.0  # of the largest piece
WIDEST = 1.5  # its width to its height


class Page:
    """One picture in the making: its language, its light, and what is drawn so far.

    `sheets`: where printed maps are found, for a page of several pictures that share them; else they are drawn in.
    `mark` goes before its ids, so that no two pictures of a page have the same.
    """

    def __init__(self, game: str, lang: str, theme: Theme, *, sheets: str | None = None, mark: str = "") -> None:
        self.game = game
        self.lang = lang
        self.theme = theme
        self.sheets = sheets
        self.mark = mark
        self.window: Box | None = None
        self.parts: list[str] = []
        self.told: list[str] = []

    # -- words and colours ------------------------------------------------------------------------

    def say(self, id: str, /, **args: Arg) -> str:
        """Words of the game itself."""
        return render(Message(self.game, id, args), self.lang)

    def word(self, id: str, /, **args: Arg) -> str:
        """Words that only pictures need."""
        return render(Message("pictures", id, args), self.lang)

    def name(self, prefix: str, value: str) -> str:
        """What the game calls a thing: `nation-rohan`; an id without a name is its own."""
        made = bundle(self.game, self.lang)
        id = f"{prefix}-{value}"
        return pattern(made, id, {}) if made.has_message(id) else value

    def heading(self, prefix: str, value: str) -> str:
        return begun_large(self.name(prefix, value))

    def seat(self, seat: str) -> str:
        made = bundle(self.game, self.lang)
        prefix = "seat" if made.has_message(f"seat-{seat}") else "side"
        return begun_large(self.name(prefix, seat))

    def ink(self, name: str = "ink") -> str:
        return colour(name, self.theme)

    # -- drawing ----------------------------------------------------------------------------------

    def draw(self, *parts: str) -> None:
        self.parts.extend(parts)

    def look_at(self, board: Box, spots: Sequence[Point], beside: float) -> None:
        """On a page of several pictures each may show the part of the board round some places; else it is whole."""
        self.window = part_of(board, spots, beside) if self.sheets is not None and spots else None

    def sees(self, spot: Sequence[float]) -> bool:
        """Whether what stands there is on the picture, if only in part."""
        if self.window is None:
            return True
        x, y, width, height = self.window
        return x - REACH < spot[0] < x + width + REACH and y - REACH < spot[1] < y + height + REACH

    def tell(self, *sentences: str) -> None:
        """For who hears the picture read."""
        self.told.extend(sentences)

    def ground(self, name: str) -> None:
        """The printed map."""
        if self.sheets is None:
            self.draw(printed(name, "ground", self.lang, self.theme))
        else:
            x, y, width, height = sheet(name).bounds
            href = f"{self.sheets}{sheet_file(name, self.lang, self.theme)}"
            self.draw(tag("image", href=href, x=x, y=y, width=width, height=height))

    def panel(self, box: Box, title: str) -> Box:
        """A field of raised paper with a heading; what is left of it for the rest."""
        self.draw(
            rect(*box, rx=6, fill=self.ink("paper-raised"), stroke=self.ink("rule"), stroke_width=2),
            caps(box.x + 16, box.y + 31, title, fitting(title, 24, box.width - 40, heavy=True),
                 fill=self.ink("rubric"), font_weight="700", letter_spacing="0.5"),
            rect(box.x + 16, box.y + 41, box.width - 32, 1.5, fill=self.ink("rule")),
        )  # fmt: skip
        return Box(box.x + 16, box.y + 50, box.width - 32, box.height - 60)

    def line(self, x: float, y: float, text: str, size: float = 19, room: float = 0, **given: str) -> None:
        shown = shortened(text, size, room) if room else text
        self.draw(words(x, y, shown, size, **{"fill": self.ink(), **given}))

    def track(self, box: Box, cells: Sequence[str | int], at: int, tone: str, hot: int = 99) -> None:
        """Boxes in a row, one of them taken; those before it are tinted."""
        wide = box.width / len(cells)
        for n, cell in enumerate(cells):
            taken = n == at
            fill = self.ink(tone) if taken else self.ink("paper-sunken") if n < at else self.ink("paper")
            edge = self.ink("rubric") if n >= hot else self.ink("rule")
            letters = self.ink("paper-raised") if taken else self.ink("ink-soft")
            x = box.x + n * wide
            self.draw(
                rect(x + 1, box.y, wide - 2, box.height, rx=3, fill=fill, stroke=edge, stroke_width=1.4),
                figures(x + wide / 2, box.y + box.height * 0.72, cell, min(box.height * 0.62, wide * 0.56),
                        fill=letters, font_weight="700" if taken else "400"),
            )  # fmt: skip

    def strip(self, window: Box, signs: str, texts: Iterable[str]) -> Box:
        """Below a part of a board: what else one should know there. `signs` stand in a row of 1000 by 56."""
        unit = window.width / STRIP
        parts, y = [signs], 60.0 if signs else 8.0
        for text in texts:
            for line in lines_of(text, 22, STRIP - 40, 3):
                parts.append(words(20, y + 24, line, 22, fill=self.ink()))
                y += 31
        box = Box(window.x, window.y + window.height, window.width, (y + 14) * unit)
        ground = rect(box.x - 2, box.y, box.width + 4, box.height + 4, fill=self.ink("paper-raised"))
        self.draw(ground, group(parts, transform=at(box.x, box.y, unit)))
        return box

    def title(self, board: Box, name: str, when: str, share: float = 0.55) -> None:
        """Above the board: which game, and when in it."""
        x, y = board.x, board.y - HEAD
        size = fitting(name, 46, board.width * share, heavy=True)
        self.draw(
            words(x + 4, y + 48, name, size, fill=self.ink("rubric"), font_weight="700"),
            words(x + 4, y + 78, when, fitting(when, 23, board.width * share), fill=self.ink("ink-soft"),
                  font_style="italic"),
        )  # fmt: skip

    def finished(self, whole: Box, width: int | None, title: str) -> str:
        """The whole picture. It refers to nothing outside itself."""
        sized = f' width="{width}" height="{round(width * whole.height / whole.width)}"' if width else ""
        return (
            f'<svg xmlns="{SVG}" viewBox="{whole}"{sized} role="img" font-family="{escape(BOOK)}">'
            f"{tag('title', escape(title))}{tag('desc', escape(' '.join(self.told)))}"
            f"{rect(*whole, fill=self.ink('paper'))}{''.join(self.parts)}</svg>"
        )


def sheet_file(name: str, lang: str, theme: Theme) -> str:
    return f"{name}-{lang}-{theme}.svg"


def sheet_alone(name: str, lang: str, theme: Theme) -> str:
    """A printed map without anything on it, as a file that several pictures share."""
    drawn = printed(name, "ground", lang, theme)
    return f'<svg xmlns="{SVG}" viewBox="{sheet(name).bounds}" font-family="{escape(BOOK)}">{drawn}</svg>'


def joined(boxes: Iterable[Box]) -> Box:
    """Boxes one below the other, as one."""
    every = list(boxes)
    return Box(every[0].x, every[0].y, every[0].width, sum(box.height for box in every))


def around(boxes: Iterable[Box]) -> Box:
    """The paper on which all of this lies."""
    every = list(boxes)
    left, top = min(b.x for b in every) - EDGE, min(b.y for b in every) - EDGE
    right, foot = max(b.x + b.width for b in every) + EDGE, max(b.y + b.height for b in every) + EDGE
    return Box(left, top, right - left, foot - top)


def part_of(board: Box, spots: Sequence[Point], beside: float) -> Box:
    """The part of a board round some places and what lies beside them, never much higher than wide."""
    left, top = min(p.x for p in spots) - beside, min(p.y for p in spots) - beside
    right, foot = max(p.x for p in spots) + beside, max(p.y for p in spots) + beside
    wider = max(0.0, WIDEST * (foot - top) - (right - left)) / 2
    width, height = min(board.width, right - left + 2 * wider), min(board.height, foot - top)
    left = min(max(left - wider, board.x), board.x + board.width - width)
    top = min(max(top, board.y), board.y + board.height - height)
    return Box(left, top, width, height)
