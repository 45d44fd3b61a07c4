"""War of the Ring: Middle-earth with armies and wanderers, the Fellowship's way, nations on their way to war."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from redbook.games.wotr.board import (
    CHARACTERS,
    MINIONS,
    NATION_OF,
    NATIONS,
    REGIONS,
    SIDE_OF_NATION,
    SIDES,
)
from redbook.games.wotr.view import WotrView
from redbook.pictures.art import Sheet, glyphs, point, sheet
from redbook.pictures.page import HEAD, Page
from redbook.pictures.pen import (
    Box,
    Point,
    at,
    circle,
    figures,
    fitting,
    group,
    lines_of,
    path,
    rect,
    shortened,
    tag,
    width_of,
    words,
)

FREE, SHADOW = 0, 1
RANKS = ("regular", "elite", "leader")
SHADOWS = {CHARACTERS[c] for c in MINIONS} | {"nazgul"}
REGION = {name: n for n, name in enumerate(REGIONS)}
SHADOW_SEATS = {"shadow", "witch-king", "saruman"}

SHIELD = "M-16 -21H16V-2Q16 12 0 20Q-16 12 -16 -2Z"
WALL = "M-27 22V4H-21V9H-14V4H-7V9H7V4H14V9H21V4H27V22Z"
PLATES = {
    "regular": ("M-8.5 -8.5H8.5V8.5H-8.5Z", "#fbf4e0"),
    "elite": ("M-5.5 -9H5.5L10 0L5.5 9H-5.5L-10 0Z", "#f0c95c"),
    "leader": ("M0 -9.4A9.4 9.4 0 1 1 -.01 -9.4Z", "#cfe3f5"),
}
EDGES = ("#f4ead0", "#17100c")
COINS = (("#23466f", "#e2cf98"), ("#32100e", "#caa27c"))
CLOTHS = ("#1f4e79", "#7c1a16")
BODIES = (("#2a5288", "#16335c", "#f6ecd2"), ("#8c211b", "#57100d", "#f8dfa8"))
PANELS = 344.0
BESIDE = 300.0  # of the map, round the regions that a scene is about


@cache
def signs() -> dict[str, Any]:
    found: dict[str, Any] = glyphs()["wotr"]
    return found


def draw(page: Page, view: WotrView, highlight: Sequence[str]) -> list[Box]:
    found = sheet("wotr")
    board = found.bounds
    spots = found.spots[page.lang]
    page.look_at(board, [point(spots[region_of(place)]["army"]) for place in highlight if on_map(place)], BESIDE)
    page.ground("wotr")
    marks(page, found, highlight)
    page.draw(*banners(found, view), *pieces(page, found, view))
    tell(page, view)
    if page.window is not None:
        return [page.window, page.strip(page.window, dice_row(page, view), said_below(page, view))]
    page.title(board, page.heading("game", "wotr"), page.say("terminal-turn", turn=view.turn, phase=view.phase))
    dice(page, board, view)
    below = board.y + board.height + 18
    fellowship(page, Box(board.x, below, 640, PANELS), view)
    war(page, Box(board.x + 660, below, 760, PANELS), view)
    hands(page, Box(board.x + 1440, below, 560, PANELS), view)
    return [Box(board.x, board.y - HEAD, board.width, HEAD + board.height + 18 + PANELS)]


def region_of(place: str) -> str:
    return place.removesuffix("-siege")


def on_map(place: str) -> bool:
    return region_of(place) in REGION


# -- the map ------------------------------------------------------------------------------------------


def marks(page: Page, found: Sheet, highlight: Iterable[str]) -> None:
    """Regions that the picture is about."""
    for place in highlight:
        shape = found.shapes.get(region_of(place))
        if shape is not None:
            page.draw(
                path(shape, fill="#ffcf4a", fill_opacity=0.25, stroke="#3a2a1a", stroke_width=11,
                     stroke_linejoin="round", stroke_opacity=0.6),
                path(shape, fill="none", stroke="#ffc52e", stroke_width=6, stroke_linejoin="round"),
            )  # fmt: skip


def banners(found: Sheet, view: WotrView) -> Iterable[str]:
    """Over every Settlement that has changed hands."""
    for region, seat in view.held.items():
        side = SHADOW if seat in SHADOW_SEATS else FREE
        if side == SIDE_OF_NATION[NATION_OF[REGION[region]]]:
            continue
        x, y = point(found.settlements[region])
        cloth = "M0-37H24L19-27L24-17H0Z" if side else "M0-37H24V-19Q12-13 0-19Z"
        device = (
            path("M3-27Q11-35 19-27Q11-19 3-27ZM11-31Q13-27 11-23Q9-27 11-31Z", fill="#ffce7a", fill_rule="evenodd")
            if side
            else path("M12-20V-26M7-29Q7-26 12-26Q17-26 17-29M4-31Q4-26 12-26Q20-26 20-31M12-26V-34", fill="none",
                      stroke="#fff", stroke_width=1.6, stroke_linecap="round")
        )  # fmt: skip
        yield group(
            [path("M0 6V-38", stroke="#3a2a1a", stroke_width=2.4, stroke_linecap="round"),
             path(cloth, fill=CLOTHS[side], stroke="#3a2a1a", stroke_width=1.2, stroke_linejoin="round"), device],
            transform=at(x + 13, y + 14),
        )  # fmt: skip


class Company(NamedTuple):
    """The units and Leaders of one nation in one place."""

    nation: str
    counts: tuple[int, int, int]

    @property
    def units(self) -> int:
        return self.counts[0] + self.counts[1]


class Standing(NamedTuple):
    """Who stands in a place: an army with its own people, and those who are there without one."""

    side: int
    companies: list[Company]
    people: list[tuple[str, int]]
    strangers: list[tuple[str, int]]


def standing(view: WotrView, place: str) -> Standing:
    counts = view.places.get(place, {})
    companies = [Company(n, (*(counts.get(f"{n}-{rank}", 0) for rank in RANKS),)) for n in NATIONS]  # type: ignore[arg-type]
    companies = sorted((c for c in companies if sum(c.counts)), key=lambda c: -c.units)
    here = [(who, 1) for who, where in view.characters.items() if where == place]
    if counts.get("nazgul"):
        here.append(("nazgul", counts["nazgul"]))
    if not any(c.units for c in companies):
        return Standing(SHADOW if here and here[0][0] in SHADOWS else FREE, companies, [], here)
    side = SIDE_OF_NATION[NATIONS.index(companies[0].nation)]
    own = [one for one in here if (one[0] in SHADOWS) == (side == SHADOW)]
    return Standing(side, companies, own, [one for one in here if one not in own])


def pieces(page: Page, found: Sheet, view: WotrView) -> Iterable[str]:
    spots = found.spots[page.lang]
    occupied = {*view.places, *view.characters.values()}
    places = sorted(p for p in occupied if on_map(p) and page.sees(spots[region_of(p)]["army"]))
    lone: dict[str, int] = {}
    armies, wanderers = [], []
    for place in places:
        here = standing(view, place)
        near = spots[region_of(place)]
        boxed = place.endswith("-siege")
        x, y = point(near["siege"] if boxed and "siege" in near else near["army"])
        if any(c.units for c in here.companies):
            armies.append((y, army(here, x, y, found.grow * (0.92 if boxed else 1.0), boxed)))
        leaders = [] if any(c.units for c in here.companies) else [c for c in here.companies if c.counts[2]]
        if here.strangers or leaders:
            spot = Point(x + 40, y) if boxed else point(near["lone"])
            wanderers.append(people(here.strangers, leaders, *spot, found.grow))
            lone[place] = len(here.strangers) + len(leaders)
    yield from (drawn for _, drawn in sorted(armies))
    yield from wanderers
    yield from ring(found, view, spots, lone)


def army(here: Standing, x: float, y: float, grow: float, boxed: bool) -> str:
    """A shield in the colours of its nations with their emblems; below it Regulars, Elites and Leaders, beside it who
    goes with them."""
    parts = []
    if boxed:
        parts.append(path(WALL, fill="#a89d86", stroke="#4b4233", stroke_width=1.6))
    parts.append(path(SHIELD, fill="#140c04", fill_opacity=0.4, transform="translate(1.6 2.4)"))
    bands = here.companies[:3]
    wide = 32 / len(bands)
    parts.append(path(SHIELD, fill=signs()["colours"][bands[0].nation]))
    for n, company in enumerate(bands):
        if n:
            parts.append(path(slice_of(-16 + n * wide, -16 + (n + 1) * wide), fill=signs()["colours"][company.nation]))
        size = 0.88 if len(bands) == 1 else 0.5
        left, top = -16 + (n + 0.5) * wide - 12 * size, -20 if len(bands) == 1 else -17
        parts.append(
            path(signs()["emblems"][company.nation], transform=at(left, top, size), fill="#fffaeb", fill_opacity=0.92,
                 fill_rule="evenodd")
        )  # fmt: skip
    parts.append(path(SHIELD, fill="none", stroke=EDGES[here.side], stroke_width=2.6, stroke_linejoin="round"))
    totals = [(rank, sum(c.counts[n] for c in here.companies)) for n, rank in enumerate(RANKS)]
    shown = [(rank, count) for rank, count in totals if count]
    for n, (rank, count) in enumerate(shown):
        shape, fill = PLATES[rank]
        parts.append(
            group(
                [path(shape, fill=fill, stroke="#2b1c0c", stroke_width=1.3), figures(0, 5, count, 14, fill="#241708")],
                transform=at((n - (len(shown) - 1) / 2) * 18.5, 15),
            )
        )
    for n, (who, times) in enumerate(here.people[:6]):
        parts.append(coin(who, times, 19 + (n % 2) * 15.5, -15 + (n // 2) * 15.5, 8.4))
    return group(parts, transform=at(x, y, grow))


def slice_of(left: float, right: float) -> str:
    """The part of the shield between two uprights."""

    def foot(x: float) -> float:
        t = sqrt(max(0.0, 1 - abs(x) / 16))  # along the curve from the side to the tip
        return -2 * (1 - t) ** 2 + 24 * t * (1 - t) + 20 * t * t

    steps = [left + (right - left) * n / 6 for n in range(7)]
    return f"M{left:.1f} -21H{right:.1f}" + "".join(f"L{x:.1f} {foot(x):.1f}" for x in reversed(steps)) + "Z"


def coin(who: str, times: int, x: float, y: float, r: float) -> str:
    deep, metal = COINS[who in SHADOWS]
    badge = signs()["badges"].get(who, signs()["badges"]["nazgul"])
    scale = r * 0.0605
    parts = [
        circle(0, 0, r, fill=deep, stroke=metal, stroke_width=r * 0.19),
        path(badge, transform=at(-12 * scale, -12 * scale, scale), fill="#fbf0d4", fill_rule="evenodd"),
    ]
    if times > 1:
        parts.append(
            figures(r * 0.85, -r * 0.45, times, r * 1.25, fill="#fff", stroke="#2b0b09", stroke_width=2.6,
                    paint_order="stroke")
        )  # fmt: skip
    return group(parts, transform=at(x, y))


def people(who: Sequence[tuple[str, int]], leaders: Sequence[Company], x: float, y: float, grow: float) -> str:
    """Characters, Nazgûl and Leaders without an army."""
    coins = [coin(id, times, 0, 0, 9.4) for id, times in who] + [star(company) for company in leaders]
    shown = coins[:9]
    wide = min(3, len(shown))
    spread = [group([one], transform=at((n % 3 - (wide - 1) / 2) * 18.5, n // 3 * 18.5)) for n, one in enumerate(shown)]
    return group(spread, transform=at(x, y, grow * 1.1))


def star(company: Company) -> str:
    drawn = path(signs()["ranks"]["leader"], transform=at(-9, -9, 0.75), fill=signs()["colours"][company.nation],
                 stroke="#fff3cf", stroke_width=1.6)  # fmt: skip
    return drawn + figures(0, 4, company.counts[2], 11, fill="#fff7e2")


def ring(found: Sheet, view: WotrView, spots: dict[str, dict[str, list[float]]], lone: dict[str, int]) -> Iterable[str]:
    """The Ring-bearers: a cloaked company, or a bare ring under the Eye. The plate counts the steps."""
    if view.ring_bearers == "mordor":
        x, y = point(found.mordor[min(view.mordor, len(found.mordor) - 1)])
    elif on_map(view.ring_bearers):
        x, y = point(spots[region_of(view.ring_bearers)]["lone"])
        if lone.get(view.ring_bearers):
            x += 44
    else:
        return
    parts = [
        tag("ellipse", cx=1, cy=17, rx=15, ry=4, fill="#140c04", fill_opacity=0.35),
        path("M-13 17Q-15 -8 -5 -15Q0 -21 6 -15Q15 -8 13 17Q6 14 0 17T-13 17Z",
             fill="#4a5a3c" if view.hidden else "#8d7a2e", stroke="#fff2c4", stroke_width=1.6),
    ]  # fmt: skip
    if view.hidden:
        parts.append(path("M-6 -5Q0 -16 6 -5Q5 3 0 4T-6 -5Z", fill="#1f2a1a"))
    else:
        parts.append(path("M-9 -21Q0 -30 9 -21Q0 -12 -9 -21ZM0 -25.4Q-2.6 -21 0 -16.6Q2.6 -21 0 -25.4Z",
                          fill="#e2512b", stroke="#2b0b09", fill_rule="evenodd"))  # fmt: skip
    parts += [
        circle(0, 7 if view.hidden else 1, 7, fill="none", stroke="#5a3c00", stroke_width=4.6, stroke_opacity=0.7),
        circle(0, 7 if view.hidden else 1, 7, fill="none", stroke="#ffd54a", stroke_width=3.2),
    ]
    if view.progress:
        parts += [
            circle(14, -12, 8.6, fill="#fdf6e3", stroke="#3a2608", stroke_width=1.3),
            figures(14, -7.6, view.progress, 12, fill="#241708"),
        ]
    yield group(parts, transform=at(x, y, found.grow))


# -- round the map ------------------------------------------------------------------------------------


def die(face: str | None, side: int, x: float, y: float, size: float) -> str:
    body, deep, mark = BODIES[side]
    faces = signs()["faces"]
    parts = [
        rect(2, 3.4, 36, 35.6, rx=8, fill=deep),
        rect(2, 1, 36, 35.6, rx=8, fill=body),
        rect(4.6, 3.6, 30.8, 30.4, rx=6, fill="none", stroke="#fff", stroke_opacity=0.26, stroke_width=1.2),
    ]
    if face == "muster-army":
        parts += [
            path("M33 6L7 32", stroke=mark, stroke_opacity=0.55),
            path(faces["muster"], transform=at(5.4, 4.6, 0.62), fill=mark, fill_rule="evenodd"),
            path(faces["army"], transform=at(20, 17.6, 0.62), fill=mark, fill_rule="evenodd"),
        ]
    elif face is not None:
        parts.append(path(faces[face], transform=at(8, 6.8), fill=mark, fill_rule="evenodd"))
    return group(parts, transform=at(x, y, size / 40))


def dice(page: Page, board: Box, view: WotrView) -> None:
    """Over the map: the dice of both sides, the Hunt box between them."""
    size, step = 46.0, 49.0
    y = board.y - HEAD + 22
    rolled = [[face for face, count in view.dice[side].items() for _ in range(count)] for side in (FREE, SHADOW)]
    hunt = ["eye"] * view.hunt_box[SHADOW]
    title = page.word("hunt-box")
    wide = width_of(title, 21, heavy=True) + 40 + step * (len(hunt) + view.hunt_box[FREE])
    x = board.x + board.width - step * len(rolled[SHADOW])
    page.draw(*(die(face, SHADOW, x + n * step, y, size) for n, face in enumerate(rolled[SHADOW])))
    x -= wide + 34
    page.draw(
        rect(x, y - 7, wide + 14, size + 14, rx=30, fill=page.ink("paper-raised"), stroke=page.ink("shadow"),
             stroke_width=2),
        words(x + 20, y + 31, title, 21, fill=page.ink("shadow"), font_weight="700"),
    )  # fmt: skip
    inside = x + 30 + width_of(title, 21, heavy=True)
    page.draw(*(die(face, SHADOW, inside + n * step, y, size) for n, face in enumerate(hunt)))
    inside += step * len(hunt)
    page.draw(*(die("character", FREE, inside + n * step, y, size) for n in range(view.hunt_box[FREE])))
    x -= 22 + step * len(rolled[FREE])
    page.draw(*(die(face, FREE, x + n * step, y, size) for n, face in enumerate(rolled[FREE])))
    for n in range(view.rings[FREE]):
        page.draw(circle(x - 26 - n * 26, y + 23, 9, fill="none", stroke="#b8860b", stroke_width=4))
    page.draw(
        *(circle(board.x + board.width - 14 - n * 26, y + 62, 7, fill="none", stroke="#8c211b", stroke_width=3.4)
          for n in range(view.rings[SHADOW]))
    )  # fmt: skip


def dice_row(page: Page, view: WotrView) -> str:
    """Both sides' dice and the Hunt box in one row, for a part of the map."""
    shown = [
        die(face, side, 0, 0, 44) for side in (FREE, SHADOW) for face, n in view.dice[side].items() for _ in range(n)
    ]
    hunt = [die("eye", SHADOW, 0, 0, 44)] * view.hunt_box[SHADOW] + [die("character", FREE, 0, 0, 44)] * view.hunt_box[
        FREE
    ]
    if not shown and not hunt:
        return ""
    title = page.word("hunt-box") if hunt else ""
    label = width_of(title, 22, heavy=True) + 30 if hunt else 0.0
    step = min(48.0, (960 - label) / (len(shown) + len(hunt)))
    parts = [group([one], transform=at(20 + n * step, 8)) for n, one in enumerate(shown)]
    left = 20 + len(shown) * step + 14
    if hunt:
        parts.append(words(left, 38, title, 22, fill=page.ink("shadow"), font_weight="700"))
    parts += [group([one], transform=at(left + label - 14 + n * step, 8)) for n, one in enumerate(hunt)]
    return "".join(parts)


def said_below(page: Page, view: WotrView) -> Iterable[str]:
    place = where(page, view)
    if place:
        told = page.say("terminal-corruption", corruption=view.corruption)
        yield f"{page.say('terminal-fellowship')} {place} · {told}"
    if view.hand:
        yield f"{page.say('terminal-hand')} {' · '.join(page.name('card', card) for card in view.hand)}"
    if view.table:
        yield f"{page.word('on-table')}: {' · '.join(page.name('card', card) for card, _ in view.table)}"


def fellowship(page: Page, box: Box, view: WotrView) -> None:
    inside = page.panel(box, page.say("terminal-fellowship").rstrip(" :"))
    x, y = inside.x, inside.y
    page.draw(
        path(signs()["marks"]["footsteps" if view.hidden else "eye"], transform=at(x, y + 4, 1.1),
             fill=page.ink("ok" if view.hidden else "shadow"), fill_rule="evenodd")
    )  # fmt: skip
    place = where(page, view)
    page.line(x + 36, y + 24, place, fitting(place, 21, inside.width - 40))
    label = max(width_of(page.word(id), 19) for id in ("progress", "corruption", "mordor")) + 14
    in_mordor = view.ring_bearers == "mordor"
    top = view.mordor if in_mordor else view.progress
    cells = list(range(6)) if in_mordor else list(range(max(12, view.progress) + 1))
    page.line(x, y + 66, page.word("mordor" if in_mordor else "progress"), 19, fill=page.ink("ink-soft"))
    page.track(Box(x + label, y + 44, inside.width - label, 30), cells, top, "west")
    page.line(x, y + 106, page.word("corruption"), 19, fill=page.ink("ink-soft"))
    page.track(Box(x + label, y + 84, inside.width - label, 30), list(range(13)), view.corruption, "shadow", hot=12)
    page.line(x, y + 152, page.word("guide"), 19, fill=page.ink("ink-soft"))
    company = [view.guide, *(who for who, at_ in view.characters.items() if at_ == "fellowship" and who != view.guide)]
    step = min(62.0, (inside.width - label - 20) / max(1, len(company)))
    for n, who in enumerate(company):
        cx = x + label + 24 + n * step
        page.draw(coin(who, 1, cx, y + 146, 22))
        if not n:
            page.draw(circle(cx, y + 146, 26, fill="none", stroke=page.ink("gold"), stroke_width=3))
    eyes = sum(1 for tile in view.bag if tile.startswith("eye"))
    page.line(x, y + 206, page.word("hunt-pool", count=len(view.bag), eyes=eyes), 19, inside.width)
    page.draw(tag("g", tiles(view, x, y + 220, inside.width)))


def tiles(view: WotrView, x: float, y: float, room: float) -> str:
    """What lies in the Hunt pool, each kind once, with its number."""
    counts: dict[str, int] = {}
    for tile in view.bag:
        kind = tile.rsplit("-", 1)[0] if tile[-2:] in ("-b", "-c", "-d") else tile
        counts[kind] = counts.get(kind, 0) + 1
    step = min(78.0, room / max(1, len(counts)))
    parts = []
    for n, (kind, count) in enumerate(sorted(counts.items())):
        left = x + n * step
        parts.append(rect(left, y, 34, 34, rx=5, fill="#d9c79b", stroke="#5a4526", stroke_width=1.6))
        if kind[0].isdigit():
            parts.append(figures(left + 17, y + 25, kind[0], 22, fill="#3a2608"))
        elif kind.startswith("eye"):
            parts.append(
                path(signs()["marks"]["eye"], transform=at(left + 5, y + 5), fill="#8c1c1a", fill_rule="evenodd")
            )
        else:
            parts.append(path(signs()["ranks"]["leader"], transform=at(left + 7, y + 7, 0.83), fill="#2a5288"))
        if kind.endswith("reveal"):
            parts.append(circle(left + 29, y + 5, 5, fill="#8c1c1a", stroke="#fff3d6", stroke_width=1.2))
        parts.append(figures(left + 50, y + 25, f"×{count}", 17, fill="#8a744e"))
    return "".join(parts)


def where(page: Page, view: WotrView) -> str:
    hidden = "yes" if view.hidden else "no"
    if view.ring_bearers == "mordor":
        return page.say("terminal-in-mordor", step=view.mordor, hidden=hidden)
    if not on_map(view.ring_bearers):
        return ""
    return page.say("terminal-where", hidden=hidden, region=view.ring_bearers, progress=view.progress)


def war(page: Page, box: Box, view: WotrView) -> None:
    inside = page.panel(box, page.word("the-war"))
    x, y = inside.x, inside.y
    half = (inside.width - 28) / 2
    left = x
    for side, most, tone, room in ((FREE, 4, "west", 300.0), (SHADOW, 10, "shadow", inside.width - 320)):
        name = page.seat(SIDES[side])
        label = min(130.0, width_of(name, 18, heavy=True) + 10)
        size = fitting(name, 18, label - 8, heavy=True)
        page.line(left, y + 22, name, size, fill=page.ink(tone), font_weight="700")
        page.track(
            Box(left + label, y, room - label, 30), list(range(most + 1)), min(most, view.points[side]), tone, most
        )
        left += room + 20
    for n, nation in enumerate(NATIONS):
        column, row = (0, n) if n < 5 else (1, n - 5)
        left, top = x + column * (half + 28), y + 44 + row * 48
        tint = signs()["colours"][nation]
        name = page.heading("nation", nation)
        size = 19.0 if width_of(name, 19) <= half - 46 - 172 else 14.5
        rows = lines_of(name, size, half - 46 - 172, 2)
        page.draw(
            path(SHIELD, transform=at(left + 16, top + 22, 0.95), fill=tint, stroke=page.ink("rule"), stroke_width=1.4),
            path(
                signs()["emblems"][nation],
                transform=at(left + 4.6, top + 10, 0.95),
                fill="#fffaeb",
                fill_rule="evenodd",
            ),
            *(
                words(left + 40, top + 29 + (k - (len(rows) - 1) / 2) * 19, row, size, fill=page.ink())
                for k, row in enumerate(rows)
            ),
        )
        track = Box(left + half - 172, top + 6, 172, 30)
        steps = view.politics[nation]
        page.track(track, ["3", "2", "1", " "], -1, "west")
        cell = track.width / 4
        page.draw(
            path(signs()["faces"]["character"], transform=at(track.x + 3.5 * cell - 11, track.y + 4, 0.92),
                 fill=page.ink("ink-faint"), fill_rule="evenodd"),
            circle(track.x + (3 - steps + 0.5) * cell, track.y + 15, 12.5,
                   fill=tint if nation in view.active else page.ink("paper-raised"), stroke=tint, stroke_width=4),
        )  # fmt: skip


def hands(page: Page, box: Box, view: WotrView) -> None:
    inside = page.panel(box, page.word("cards"))
    x, y = inside.x, inside.y + 4
    for seat in view.seats:
        side = SHADOW if seat in SHADOW_SEATS else FREE
        character, strategy = view.hand_backs[seat]
        page.line(x, y + 25, shortened(page.seat(seat), 19, 250), 19, fill=page.ink(("west", "shadow")[side]),
                  font_weight="700")  # fmt: skip
        backs = [("character", character), ("army", strategy)]
        for n, (face, count) in enumerate(backs):
            left = x + 280 + n * 120
            page.draw(
                rect(left, y, 28, 38, rx=3, fill=BODIES[side][0], stroke=page.ink("rule"), stroke_width=1.6),
                path(
                    signs()["faces"][face],
                    transform=at(left + 4, y + 9, 0.83),
                    fill=BODIES[side][2],
                    fill_rule="evenodd",
                ),
                figures(left + 50, y + 28, count, 23, fill=page.ink()),
            )
        y += 46 if len(view.seats) < 4 else 42
    lists = [
        (page.say("terminal-hand").rstrip(" :"), view.hand),
        (page.word("on-table"), [card for card, _ in view.table]),
    ]
    for title, cards in lists:
        if not cards or y > box.y + box.height - 40:
            continue
        names = " · ".join(page.name("card", card) for card in cards)
        page.draw(words(x, y + 22, title, 18, fill=page.ink("rubric"), font_style="italic"))
        y += 26
        for row in lines_of(names, 17, inside.width, max(1, int((box.y + box.height - 16 - y) // 22))):
            page.line(x, y + 18, row, 17)
            y += 22


def tell(page: Page, view: WotrView) -> None:
    """The same in a few sentences."""
    page.tell(
        page.say("terminal-turn", turn=view.turn, phase=view.phase) + ".",
        page.say("terminal-points", free=view.points[FREE], shadow=view.points[SHADOW]) + ".",
        page.say("terminal-fellowship") + " " + where(page, view) + ", "
        + page.say("terminal-corruption", corruption=view.corruption) + ".",
        page.word("armies", count=sum(1 for army_ in view.armies.values() if army_.units)),
    )  # fmt: skip
