"""Charts of the chronicle, drawn by ourselves as SVG; colours come from the page, and follow light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 46, 16, 14, 30

Point = tuple[int, int, dict[str, int]]  # turn, move, number by seat


def line_chart(points: Sequence[Point], names: dict[str, str], title: str) -> str:
    """One line a seat over the moments of the match."""
    values = [value for _, _, numbers in points for value in numbers.values()]
    low, high = min([0, *values]), max([1, *values])
    last = max(1, len(points) - 1)

    def x(index: float) -> float:
        return LEFT + index / last * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return TOP + (high - value) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = []
    for value in ticks(low, high):
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y(value):.1f}" x2="{WIDTH - RIGHT}" y2="{y(value):.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>')
    shown: set[int] = set()
    for index, (turn, _, _) in enumerate(points):
        if turn not in shown:
            shown.add(turn)
            parts.append(f'<text x="{x(index):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{turn}</text>')
    for number, seat in enumerate(names):
        path = " ".join(
            f"{'L' if index else 'M'}{x(index):.1f} {y(numbers.get(seat, 0)):.1f}"
            for index, (_, _, numbers) in enumerate(points)
        )
        parts.append(f'<path class="line side{number}" d="{path}"/>')
        for index, (turn, _, numbers) in enumerate(points):
            value = numbers.get(seat, 0)
            parts.append(
                f'<circle class="dot side{number}" cx="{x(index):.1f}" cy="{y(value):.1f}" r="3.5">'
                f"<title>{escape(names[seat], quote=False)}, {turn}: {value}</title></circle>"
            )
    opening = f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{quoted(title)}">'
    return f"{opening}{''.join(parts)}</svg>"


def bars(counts: Sequence[int], first: int, title: str) -> str:
    """How often each face came up; the dashed line is what would be even."""
    width, height, base = 18 * len(counts) + 4, 56, 42
    most = max([1, *counts])
    even = sum(counts) / len(counts)
    parts = []
    for face, count in enumerate(counts):
        tall = 38 * count / most
        parts.append(f'<rect class="bar" x="{18 * face + 4}" y="{base - tall:.1f}" width="13" height="{tall:.1f}">'
                     f"<title>{first + face}: {count}</title></rect>")  # fmt: skip
        parts.append(f'<text x="{18 * face + 10.5}" y="{height - 3}" text-anchor="middle">{first + face}</text>')
    level = base - 38 * even / most
    parts.append(f'<line class="even" x1="0" y1="{level:.1f}" x2="{width}" y2="{level:.1f}"/>')
    return (
        f'<svg class="bars" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{quoted(title)}">{"".join(parts)}</svg>'
    )


def ticks(low: int, high: int) -> list[int]:
    """Round numbers, about five of them."""
    span = max(1, high - low)
    step = next(s * 10**e for e in range(9) for s in (1, 2, 5) if span / (s * 10**e) <= 5)
    return list(range(low - low % step if low % step == 0 else low - low % step + step, high + 1, step))


def quoted(text: str) -> str:
    return escape(text, quote=False).replace('"', "&quot;")
