"""A card of the trading card game as it lies on the table: a window, a name, its figures of the moment."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from redbook.games.tcg.seen.card import CardView
from redbook.games.tcg.speech.grammar import title_in
from redbook.games.tcg.table.kinds import BY_ID, Kind
from redbook.pictures.art import Frame, Window, cards, glyphs
from redbook.pictures.page import Page
from redbook.pictures.pen import (
    at,
    circle,
    figures,
    fitting,
    group,
    lines_of,
    number,
    path,
    rect,
    shortened,
    tag,
    words,
)

WIDE, TALL = 100.0, 140.0
TAB = 21.0  # what is seen of a card that another bears
COUNTED = ("damage", "defender")
MARKED = ("archer", "damage", "defender", "fierce")
RIM = 0.75


def mix(one: str, share: float, other: str) -> str:
    """Two colours mixed, so much of the first."""
    a, b = channels(one), channels(other)
    return "#" + "".join(f"{round(x * share + y * (1 - share)):02x}" for x, y in zip(a, b, strict=True))


def channels(colour: str) -> tuple[int, ...]:
    bare = colour.removeprefix("#")
    long = bare if len(bare) == 6 else "".join(c + c for c in bare)
    return tuple(int(long[n : n + 2], 16) for n in (0, 2, 4))


@cache
def tones(id: str) -> dict[str, str]:
    """What the tones of a window are, in the colours of its culture."""
    w = cards().windows[id]
    low = w.sky[1]
    return {
        "far": mix(w.land, 0.42, low), "mid": mix(w.land, 0.68, low), "dark": w.land,
        "night": mix(w.land, 0.45, "#050304"), "coat": mix(w.frame, 0.82, w.land), "fold": mix(w.frame, 0.62, low),
        "skin": w.skin, "shade": mix(w.skin, 0.45, "#24130a"), "hair": w.hair, "grey": "#b9b6ae",
        "metal": mix("#aeb2b5", 0.72, w.land), "pale": mix(low, 0.3, "#fff8e6"), "glow": w.glow, "wood": "#6e4a26",
        "leaf": "#5f8a3a", "rim": mix(low, 0.4, "#fff6dc"),
    }  # fmt: skip


class Inks:
    """Gradients of one picture, each once."""

    def __init__(self, mark: str = "") -> None:
        self.mark = mark
        self.made: dict[tuple[str, ...], str] = {}

    def fade(self, *stops: str, slant: bool = False) -> str:
        key = (*stops, "slant" if slant else "")
        self.made.setdefault(key, f"{self.mark}fade-{len(self.made) + 1}")
        return f"url(#{self.made[key]})"

    def defs(self) -> str:
        parts = []
        for (*stops, slant), id in self.made.items():
            inside = "".join(
                tag("stop", offset=number(round(n / (len(stops) - 1), 2)), stop_color=stop)
                for n, stop in enumerate(stops)
            )
            parts.append(tag("linearGradient", inside, id=id, x1="0", y1="0", x2="0.5" if slant else "0", y2="1"))
        return tag("defs", "".join(parts)) if parts else ""


def window(inks: Inks, id: str, x: float, y: float, width: float, height: float) -> str:
    """A land of its culture, and before it whom or what the card is about."""
    w: Window = cards().windows[id]
    tint = tones(id)
    parts = [rect(-20, -20, 140, 140, fill=inks.fade(w.sky[0], w.sky[1]))]
    parts += [
        path(d, fill=tint[tone], transform=where or None, opacity=None if o == 1 else o) for tone, d, where, o in w.back
    ]
    if w.front:
        rim = "".join(path(d, fill_rule="evenodd", transform=where or None) for _, d, where, _ in w.front)
        parts.append(tag("g", rim, transform="translate(-1.1 -0.9)", fill=tint["rim"], opacity=RIM))
        parts += [
            path(d, fill=tint[tone], fill_rule="evenodd", transform=where or None, opacity=None if o == 1 else o)
            for tone, d, where, o in w.front
        ]
    return tag("svg", "".join(parts), x=x, y=y, width=width, height=height, viewBox="0 0 100 100",
               preserveAspectRatio="xMidYMid slice")  # fmt: skip


def frame_of(kind: Kind) -> Frame:
    frames = cards().frames
    return frames.get(kind.culture or "") or frames.get(kind.type) or frames["site"]


def sign(name: str, x: float, y: float, size: float, fill: str) -> str:
    return path(glyphs()["tcg"][name], transform=at(x, y, size / 24), fill=fill, fill_rule="evenodd")


def back(inks: Inks, x: float, y: float, width: float) -> str:
    """A card face down."""
    scale = width / WIDE
    parts = [
        rect(0, 0, WIDE, TALL, rx=5, fill=inks.fade("#6d2a1c", "#3a120b"), stroke="#1c0905", stroke_width=1.6),
        rect(6, 6, WIDE - 12, TALL - 12, rx=3, fill="none", stroke="#d9b15a", stroke_width=1.4),
        circle(WIDE / 2, TALL / 2, 24, fill="none", stroke="#e9c46a", stroke_width=6),
        circle(WIDE / 2, TALL / 2, 31, fill="none", stroke="#d9b15a", stroke_width=1),
    ]
    return group(parts, transform=at(x, y, scale))


def header(page: Page, kind: Kind, ink: str, *, cost: int | None = None, lines: int = 2) -> Iterable[str]:
    """The cost and the name."""
    shadow = kind.side == "shadow"
    printed = kind.site if kind.type == "site" else kind.cost
    yield circle(12.5, 12.5, 9, fill="#17120f" if shadow else "#f6ead0", stroke=ink, stroke_width=1.2)
    yield figures(12.5, 17, printed if cost is None or cost < 0 else cost, 13, fill="#f5e6cc" if shadow else "#2b1d10")
    name = ("•" if kind.unique else "") + title_in(page.lang, kind.title)
    rows = lines_of(name, 10.6, 71, lines)
    size = 10.6 if len(rows) == 1 else 9.4
    for n, row in enumerate(rows):
        y = 16 + (n - (len(rows) - 1) / 2) * 10
        yield words(24, y, row, fitting(row, size, 72, heavy=True), fill=ink, font_weight="700")


def face(page: Page, inks: Inks, seen: CardView, x: float, y: float, width: float, *, lit: bool = False) -> str:
    """A card, face up. In play with its values of now, else as it is printed."""
    kind = BY_ID[seen.id]
    frame = frame_of(kind)
    deep = mix(frame.frame, 0.55, "#000000")
    fill = inks.fade(mix(frame.frame, 0.78, "#ffffff"), frame.frame, mix(frame.frame, 0.7, "#000000"), slant=True)
    parts = [
        rect(1.5, 2.5, WIDE, TALL, rx=5, fill="#140c04", fill_opacity=0.35),
        rect(0, 0, WIDE, TALL, rx=5, fill=fill, stroke="#ffc52e" if lit else deep, stroke_width=4 if lit else 1.4),
        *header(page, kind, frame.ink, cost=seen.cost),
        window(inks, seen.id, 4, 25, WIDE - 8, 90),
        rect(4, 25, WIDE - 8, 90, fill="none", stroke=deep, stroke_width=0.9),
        path("M4 115H96V133Q96 136 93 136H7Q4 136 4 133Z", fill="#eddcb4"),
        *footer(page, seen, kind),
        *marks(seen, kind),
    ]
    if seen.stacked:
        parts.append(badge(WIDE - 12, TALL - 12, len(seen.stacked)))
    return group(parts, transform=at(x, y, width / WIDE))


def badge(x: float, y: float, count: int) -> str:
    return circle(x, y, 9, fill="#fdf6e3", stroke="#3a2608", stroke_width=1.3) + figures(
        x, y + 4.4, count, 12, fill="#241708"
    )


def footer(page: Page, seen: CardView, kind: Kind) -> Iterable[str]:
    y = 131.5
    if kind.is_character:
        in_play = seen.zone in ("fellowship", "support", "center")
        strength = seen.strength if in_play else kind.strength
        vitality = seen.vitality if in_play else kind.vitality
        tint = "#1d6a20" if strength > kind.strength else "#a31b12" if strength < kind.strength else "#2b1d10"
        yield sign("strength", 7, 120, 13, "#4b4b55")
        yield figures(22, y, strength, 16, fill=tint, text_anchor="start")
        yield sign("vitality", 46, 120, 13, "#a3241b")
        left = vitality - seen.wounds
        tint = "#a31b12" if seen.wounds else "#2b1d10"
        yield figures(61, y, left if in_play else vitality, 16, fill=tint, text_anchor="start")
    else:
        x = 7.0
        for name, value, ink in (
            ("strength", kind.strength_bonus, "#4b4b55"),
            ("vitality", kind.vitality_bonus, "#a3241b"),
        ):
            if value:
                yield sign(name, x, 120, 13, ink)
                yield figures(x + 15, y, f"{value:+d}".replace("-", "−"), 15, fill="#2b1d10", text_anchor="start")
                x += 40
        if x == 7.0 and kind.type != "site":
            name = page.heading("type", kind.type)
            yield words(WIDE / 2, y - 1.5, name, 11, fill="#4d3b1f", font_style="italic", text_anchor="middle")
    if kind.type in ("minion", "ally"):
        yield sign("site" if kind.type == "minion" else "home", 77, 122, 9, "#4d3b1f")
        yield figures(92, y, kind.site, 11, fill="#4d3b1f")
    elif kind.type == "site":
        yield sign("twilight", 70, 120, 13, "#3a2350")
        yield figures(91, y, kind.shadow, 15, fill="#3a2350")


def marks(seen: CardView, kind: Kind) -> Iterable[str]:
    """Wounds over the picture, and words with rules at its right."""
    first = WIDE / 2 - (min(seen.wounds, 4) * 15) / 2
    for n in range(min(seen.wounds, 8)):
        spot = at(first + n % 4 * 15, 96 - n // 4 * 17, 0.7)
        yield path(glyphs()["tcg"]["wound"], transform=spot, fill="#d3200f", stroke="#fff", stroke_width=2,
                   paint_order="stroke")  # fmt: skip
    words_ = seen.keywords if seen.keywords else kind.keywords
    y = 28.0
    for word in MARKED:
        if words_.get(word):
            text = f"+{words_[word]}" if word in COUNTED else ""
            wide = 15 + (14 if text else 0)
            yield rect(94 - wide, y, wide, 14, rx=3, fill="#140c06", fill_opacity=0.78)
            yield sign(word, 96 - wide, y + 2, 10, "#ffe9c4")
            if text:
                yield figures(100 - 8 - 6, y + 11, text, 10, fill="#ffe9c4")
            y += 16


def tab(page: Page, inks: Inks, seen: CardView, x: float, y: float, width: float) -> str:
    """The name of a card that looks out from behind another."""
    kind = BY_ID[seen.id]
    frame = frame_of(kind)
    name = title_in(page.lang, kind.title)
    size = max(7.5, fitting(name, 10.4, 68, heavy=True))
    parts = [
        rect(3, 0, WIDE - 6, 40, rx=4, fill=inks.fade(mix(frame.frame, 0.8, "#ffffff"), frame.frame),
             stroke=mix(frame.frame, 0.55, "#000000"), stroke_width=1.2),
        circle(14, 11, 7.5, fill="#f6ead0", stroke=frame.ink, stroke_width=1),
        figures(14, 14.8, kind.cost, 10.5, fill="#2b1d10"),
        words(25, 15, shortened(name, size, 70, heavy=True), size, fill=frame.ink, font_weight="700"),
    ]  # fmt: skip
    return group(parts, transform=at(x, y, width / WIDE))
