"""The Siege of Minas Tirith: the land from the Ered Nimrais to the Ephel Dúath, its counters, days, morale, points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from redbook.games.siege.board import CONTROL_AT_START, HEXES, INDEX, NEIGHBOURS, SEATS
from redbook.games.siege.tables import DATES
from redbook.games.siege.view import PieceView, SiegeView
from redbook.pictures.art import Sheet, point, printed, sheet, stamp
from redbook.pictures.page import HEAD, Page
from redbook.pictures.pen import Box, at, circle, figures, group, lines_of, path, rect, words

R = 40.0  # from the middle of a hex to a corner, as the map is drawn
TONES = ("west", "shadow")
STEP = 4.2  # by which a counter lies beside the one below
SIDE = 470.0
BESIDE = 200.0  # of the map, round the hexes that a scene is about
COLUMNS = 7


def draw(page: Page, view: SiegeView, highlight: Sequence[str]) -> list[Box]:
    found = sheet("siege")
    board = found.bounds
    day = page.say("terminal-turn", turn=view.turn, turns=view.turns, date=view.date)
    when = f"{day} · {page.say('terminal-stage', side=view.stage, phase=view.phase)}"
    page.look_at(board, [point(found.hexes[hex_]) for hex_ in highlight if hex_ in found.hexes], BESIDE)
    page.ground("siege")
    if not view.bridge:
        page.draw(printed("siege", "broken", page.lang, page.theme))
    page.draw(stamp("siege", "bridge" if view.bridge else "broken-bridge", page.theme))
    page.draw(*numbers(page, found), *held(page, found, view))
    for hex_ in highlight:
        if hex_ in found.hexes:
            page.draw(path(outline(found, hex_, 37.5), fill="#ffcf4a", fill_opacity=0.28, stroke="#d08a00",
                           stroke_width=5, stroke_linejoin="round"))  # fmt: skip
    stacks: dict[str, list[PieceView]] = {}
    for piece in view.pieces:
        if piece.at in found.hexes and page.sees(found.hexes[piece.at]):
            stacks.setdefault(piece.at, []).append(piece)
    ordered = sorted(stacks, key=lambda h: found.hexes[h][1])
    page.draw(*(stack(page, found, hex_, stacks[hex_]) for hex_ in ordered))
    page.tell(
        f"{day}.",
        page.say("terminal-points", west=view.score["west"].total, shadow=view.score["shadow"].total) + ".",
        page.say("terminal-morale", west=view.morale["west"].marker, shadow=view.morale["shadow"].marker) + ".",
        page.word("counters", count=sum(len(pile) for pile in stacks.values())),
    )
    if page.window is not None:
        return [page.window, page.strip(page.window, "", [when])]
    page.title(
        Box(board.x, board.y, board.width + SIDE, board.height),
        page.heading("game", "siege"),
        when,
    )
    panels(page, Box(board.x + board.width + 20, board.y, SIDE - 20, board.height), view)
    return [Box(board.x, board.y - HEAD, board.width + SIDE, board.height + HEAD)]


def corner(found: Sheet, hex_: str, n: int, radius: float) -> tuple[float, float]:
    x, y = point(found.hexes[hex_])
    angle = (n % 6 * 60 - 90) * pi / 180
    return x + radius * cos(angle), y + radius * sin(angle)


def outline(found: Sheet, hex_: str, radius: float) -> str:
    corners = [corner(found, hex_, n, radius) for n in range(6)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"


def numbers(page: Page, found: Sheet) -> Iterable[str]:
    """Of every hex, as people write them."""
    seen = [(hex_, *point(spot)) for hex_, spot in found.hexes.items() if page.sees(spot)]
    inside = "".join(words(x, y - 29, hex_, 6.6) for hex_, x, y in seen)
    yield group([inside], fill=page.ink(), fill_opacity=0.62, text_anchor="middle")


def held(page: Page, found: Sheet, view: SiegeView) -> Iterable[str]:
    """Hexes that have changed hands, and the front between the two sides."""
    owners = {hex_: CONTROL_AT_START[n] for n, hex_ in enumerate(HEXES)}
    owners |= {hex_: 1 + SEATS.index(who) if who else 0 for hex_, who in view.control.items()}
    for side, tone in enumerate(TONES):
        taken = [hex_ for hex_, who in view.control.items() if who == SEATS[side]]
        if taken:
            yield path("".join(outline(found, h, 37) for h in taken), fill=page.ink(tone), fill_opacity=0.2)
        front = ""
        for hex_, who in owners.items():
            if who != side + 1:
                continue
            x, y = point(found.hexes[hex_])
            for beside in NEIGHBOURS[INDEX[hex_]]:
                if owners[HEXES[beside]] != 2 - side:
                    continue
                bx, by = point(found.hexes[HEXES[beside]])
                dx, dy = (bx - x) * 0.4625, (by - y) * 0.4625  # just inside its own hexside
                front += f"M{x + dx - dy * 0.577:.1f} {y + dy + dx * 0.577:.1f}"
                front += f"L{x + dx + dy * 0.577:.1f} {y + dy - dx * 0.577:.1f}"
        if front:
            yield path(front, fill="none", stroke=page.ink(tone), stroke_width=2.6, stroke_linecap="round",
                       stroke_opacity=0.85)  # fmt: skip


def counter(page: Page, piece: PieceView) -> str:
    return stamp("siege", f"{piece.id}-reduced" if piece.reduced else piece.id, page.theme)


def stack(page: Page, found: Sheet, hex_: str, pieces: Sequence[PieceView]) -> str:
    """Counters one on the other, the leaders on top; how many there are."""
    x, y = point(found.hexes[hex_])
    shown = pieces[-4:]
    first = -(len(shown) - 1) / 2 * STEP
    parts = [
        group([counter(page, piece)], transform=at(first + n * STEP, -first - n * STEP))
        for n, piece in enumerate(shown)
    ]
    if len(pieces) > 1:
        parts.append(badge(-first + 22, first + 20, len(pieces)))
    return group(parts, transform=at(x, y - 2))


def badge(x: float, y: float, count: int) -> str:
    parts = [
        circle(0, 0, 7.4, fill="#f6ecd2", stroke="#2a1a0a", stroke_width=1.1),
        figures(0, 3.4, count, 9.8, fill="#2a1a0a"),
    ]
    return group(parts, transform=at(x, y))


# -- beside the map -----------------------------------------------------------------------------------


def panels(page: Page, box: Box, view: SiegeView) -> None:
    y = days(page, Box(box.x, box.y, box.width, 0), view)
    for side, tone in zip(SEATS, TONES, strict=True):
        y = account(page, Box(box.x, y + 18, box.width, 190), view, side, tone)
    y = signs(page, Box(box.x, y + 18, box.width, 0), view)
    reserves(page, Box(box.x, y + 18, box.width, box.y + box.height - y - 18), view)


def days(page: Page, box: Box, view: SiegeView) -> float:
    tale = lines_of(page.say(f"day-{view.date}"), 18, box.width - 34, 3) if view.turn else []
    high = 100.0 + 24 * len(tale) + (10 if tale else 0)
    inside = page.panel(Box(box.x, box.y, box.width, high), page.word("march"))
    page.track(Box(inside.x, inside.y + 4, inside.width, 34), DATES[: view.turns], view.turn - 1, "rubric")
    for n, line in enumerate(tale):
        page.line(inside.x, inside.y + 68 + 24 * n, line, 18, font_style="italic", fill=page.ink("ink-soft"))
    return box.y + high


def account(page: Page, box: Box, view: SiegeView, side: str, tone: str) -> float:
    """Morale and points of a side."""
    score, morale = view.score[side], view.morale[side]  # type: ignore[index]
    awards = [(page.name("award", one.id), one.points) for one in score.awards]
    high = 148.0 + 23 * len(awards[:12])
    inside = page.panel(Box(box.x, box.y, box.width, high), page.seat(side))
    cells = ["−2", "−1", "0", "+1", "+2"]
    page.line(inside.x, inside.y + 28, page.word("morale"), 19, fill=page.ink("ink-soft"))
    page.track(Box(inside.x + 130, inside.y + 4, inside.width - 130, 34), cells, morale.marker + 2, tone)
    page.line(inside.x, inside.y + 72, page.word("points"), 19, fill=page.ink("ink-soft"))
    bar, share = inside.width - 200, min(1.0, score.total / 60)
    page.draw(
        rect(inside.x + 130, inside.y + 58, bar, 16, rx=8, fill=page.ink("paper-sunken"), stroke=page.ink("rule")),
        rect(inside.x + 130, inside.y + 58, max(8.0, bar * share), 16, rx=8, fill=page.ink(tone))
        if score.total > 0
        else "",
        figures(inside.x + inside.width, inside.y + 75, score.total, 28, fill=page.ink(tone), text_anchor="end"),
    )
    for n, (name, points) in enumerate(awards[:12]):
        y = inside.y + 104 + 23 * n
        page.line(inside.x, y, name, 16, inside.width - 50)
        page.draw(figures(inside.x + inside.width, y, points, 17, fill=page.ink("ink-soft"), text_anchor="end"))
    return box.y + high


def signs(page: Page, box: Box, view: SiegeView) -> float:
    """The Eye, the bridge, the wall."""
    told = [page.say("terminal-eye", eye=view.eye, ring="yes" if view.ring else "no")]
    if view.bridge:
        told.append(page.say("terminal-bridge", side=view.bridge))
    if view.rammas_fallen:
        told.append(page.say("terminal-rammas-fallen"))
    lines = [line for text in told for line in lines_of(text, 19, box.width - 34, 2)]
    high = 66.0 + 26 * len(lines)
    inside = page.panel(Box(box.x, box.y, box.width, high), page.word("signs"))
    for n, line in enumerate(lines):
        page.line(inside.x, inside.y + 22 + 26 * n, line, 19)
    return box.y + high


def reserves(page: Page, box: Box, view: SiegeView) -> None:
    """Who is still to come, by the day, and who has fallen."""
    coming: dict[int, list[str]] = {}
    for one in view.coming:
        coming.setdefault(one.turn, []).append(one.piece)
    fallen = [piece for piece in view.pieces if piece.at == "eliminated"]
    lines = sum(-(-len(pieces) // COLUMNS) for pieces in coming.values())
    wanted = 76 + 52 * lines + (40 + 52 * -(-len(fallen) // (COLUMNS + 1)) if fallen else 0)
    box = Box(box.x, box.y, box.width, min(box.height, wanted))
    if box.height < 100 or not (coming or fallen):
        return
    inside = page.panel(box, page.word("to-come" if coming else "fallen"))
    y, foot = inside.y + 6, box.y + box.height - 14
    scale, step = 0.98, 52.0
    for turn, pieces in sorted(coming.items()):
        rows = [pieces[n : n + COLUMNS] for n in range(0, len(pieces), COLUMNS)]
        for n, row in enumerate(rows):
            if y + 50 > foot:
                return
            if not n and 1 <= turn <= len(DATES):
                page.draw(figures(inside.x + 18, y + 33, DATES[turn - 1], 24, fill=page.ink("rubric")))
            for k, piece in enumerate(row):
                page.draw(
                    group([stamp("siege", piece, page.theme)], transform=at(inside.x + 66 + k * step, y + 25, scale))
                )
            y += step
    if fallen and y + 50 < foot:
        page.draw(words(inside.x, y + 26, page.word("fallen"), 20, fill=page.ink("rubric"), font_style="italic"))
        y += 36
        for n, lost in enumerate(fallen):
            if y + n // (COLUMNS + 1) * step + 50 > foot:
                return
            spot = at(inside.x + 25 + n % (COLUMNS + 1) * step, y + 25 + n // (COLUMNS + 1) * step, scale)
            page.draw(group([counter(page, lost)], transform=spot, opacity=0.55))
