"""The picture of a tournament, drawn by ourselves as an SVG: wins by bot and seat, and how large they were."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from redbook.arena.figures import Figures, Tally
from redbook.arena.match import Played

WIDTH = 760
LEFT = 190
RIGHT = 40
ROW = 30
INKS = ("#8c2f1b", "#2f5d50", "#7a5c1e", "#3b4a7a", "#6b3a6b", "#4a6b2f")

STYLE = """
  svg { font-family: Georgia, 'Times New Roman', serif; --paper: #f7f1e1; --ink: #2b2118; --faint: #cdbf9f; }
  @media (prefers-color-scheme: dark) { svg { --paper: #1d1a16; --ink: #e9dfc9; --faint: #4a4234; } }
  .paper { fill: var(--paper); } text { fill: var(--ink); font-size: 13px; } .title { font-size: 18px; }
  .small { font-size: 11px; } .rule { stroke: var(--faint); stroke-width: 1; }
  .whisker { stroke: var(--ink); stroke-width: 1.5; }
""".rstrip()


def plot(figures: Figures, matches: Sequence[Played], title: str, lead: str = "", foot: str = "") -> str:
    """A self-contained SVG document; it follows light and dark. `lead` names the lower chart, `foot` stands below."""
    parts: list[str] = []
    y = 62
    parts.append(label(LEFT, y - 10, "0 %", "small", "middle"))
    parts.append(label(x_of(0.5), y - 10, "50 %", "small", "middle"))
    parts.append(label(x_of(1.0), y - 10, "100 %", "small", "middle"))
    top = y
    inks = {bot.bot: INKS[n % len(INKS)] for n, bot in enumerate(figures.bots)}
    for bot in figures.bots:
        rows = [(bot.bot, bot.all, 1.0)]
        if len(bot.seats) > 1:
            rows += [(seat, tally, 0.55) for seat, tally in bot.seats.items()]
        else:
            rows = [(f"{bot.bot} ({seat})", tally, 1.0) for seat, tally in bot.seats.items()]
        for name, tally, strength in rows:
            parts += bar(y, name, tally, inks[bot.bot], strength)
            y += ROW
        y += 8
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = x_of(share)
        parts.insert(0, f'<line class="rule" x1="{x:.1f}" y1="{top - 6}" x2="{x:.1f}" y2="{y - 6}"/>')
    y += 28
    leads = leads_of(figures, matches)
    if any(leads.values()):
        parts += histogram(y, leads, inks, lead)
        y += 200
    parts.append(label(LEFT, y + 6, foot, "small"))
    y += 26
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" role="img" '
        f'aria-label="{attribute(title)}"><title>{escape(title, quote=False)}</title><style>{STYLE}\n</style>'
        f'<rect class="paper" width="{WIDTH}" height="{y}"/>'
        f"{label(24, 30, title, 'title')}{''.join(parts)}</svg>\n"
    )


def x_of(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def bar(y: int, name: str, tally: Tally, ink: str, strength: float) -> Iterable[str]:
    """Wins as a bar, draws as its pale end, and the 95 % interval as a whisker."""
    won = tally.won / tally.played if tally.played else 0.0
    half = tally.drawn / 2 / tally.played if tally.played else 0.0
    height = 18 if strength == 1.0 else 12
    top = y + (18 - height) / 2
    middle = y + 9
    low, high = x_of(tally.low), x_of(tally.high)
    yield label(LEFT - 10, y + 13, name, "small" if strength < 1 else "", "end")
    yield (
        f'<rect x="{LEFT}" y="{top:.1f}" width="{x_of(won) - LEFT:.1f}" height="{height}" fill="{ink}" '
        f'fill-opacity="{strength}"><title>{escape(name, quote=False)}: {tally.won}/{tally.played}</title></rect>'
    )
    if half:
        yield (
            f'<rect x="{x_of(won):.1f}" y="{top:.1f}" width="{x_of(half) - LEFT:.1f}" height="{height}" fill="{ink}" '
            f'fill-opacity="{strength * 0.35:.2f}"/>'
        )
    line = f"M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"
    yield f'<path class="whisker" fill="none" d="{line}"/>'
    yield label(WIDTH - RIGHT + 4, y + 13, f"{100 * tally.share:.0f}", "small")


def leads_of(figures: Figures, matches: Sequence[Played]) -> dict[str, list[int]]:
    """By how much each bot was ahead (or behind) at the end, where the game keeps scores."""
    leads: dict[str, list[int]] = {bot.bot: [] for bot in figures.bots}
    for match in matches:
        for seat, bot in match.seated.items():
            others = [score for name, score in match.scores.items() if name != seat]
            if seat in match.scores and others:
                leads[bot].append(match.scores[seat] - max(others))
    return leads


def histogram(y: int, leads: dict[str, list[int]], inks: dict[str, str], name: str) -> Iterable[str]:
    """Lead in score at the end: one outline a bot over shared bins, zero marked."""
    everything = [lead for values in leads.values() for lead in values]
    low, high = min([*everything, 0]), max([*everything, 0])
    bins = min(24, high - low + 1)
    width = (high - low + 1) / bins
    counts = {bot: [0] * bins for bot in leads}
    for bot, values in leads.items():
        for lead in values:
            counts[bot][min(bins - 1, int((lead - low) / width))] += 1
    most = max(max(column) for column in counts.values()) or 1
    base = y + 150
    step = (WIDTH - LEFT - RIGHT) / bins
    yield label(LEFT - 10, y + 12, name, "small", "end")
    yield f'<line class="rule" x1="{LEFT}" y1="{base}" x2="{WIDTH - RIGHT}" y2="{base}"/>'
    for bot, column in counts.items():
        path = f"M{LEFT} {base}"
        for number, count in enumerate(column):
            path += f"V{base - 135 * count / most:.1f}H{LEFT + step * (number + 1):.1f}"
        yield (
            f'<path d="{path}V{base}Z" fill="{inks[bot]}" fill-opacity="0.25" stroke="{inks[bot]}" '
            f'stroke-width="1.5"><title>{escape(bot, quote=False)}</title></path>'
        )
    zero = LEFT + (0 - low) / width * step
    yield f'<line class="whisker" x1="{zero:.1f}" y1="{y}" x2="{zero:.1f}" y2="{base}" stroke-dasharray="3 3"/>'
    yield label(LEFT, base + 16, f"{low:+d}", "small", "middle")
    yield label(zero, base + 16, "0", "small", "middle")
    yield label(WIDTH - RIGHT, base + 16, f"{high:+d}", "small", "middle")
    for number, bot in enumerate(leads):
        yield f'<rect x="24" y="{y + 30 + 20 * number}" width="10" height="10" fill="{inks[bot]}"/>'
        yield label(40, y + 39 + 20 * number, bot, "small")


def label(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    css = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{css} text-anchor="{anchor}">{escape(text, quote=False)}</text>'


def attribute(text: str) -> str:
    return escape(text)
