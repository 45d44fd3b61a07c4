"""Hunt for the Ring: both boards, the Black Riders, what has been heard, and behind the screen for who may look."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import sqrt

from redbook.games.hunt.board import BOARDS
from redbook.games.hunt.view import HuntView, Screen
from redbook.kernel.text import begun_large
from redbook.pictures.art import Sheet, glyphs, point, printed, sheet, stamp
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
    words,
)

SEATS_AT = ((17, -19), (-17, -19), (43, -10), (-43, -10))  # riders beside a number, apart from each other
PANELS = 214.0
BESIDE = 230.0  # of the board, round the places that a scene is about
BLUE = "#1d5c9c"
TRACK = 16
WHO = {"frodo": "ring", "strider": "sword"}  # the others are Hobbits


def draw(page: Page, view: HuntView, highlight: Sequence[str]) -> list[Box]:
    found = sheet(f"hunt-{view.part}")
    board = found.bounds
    when = page.say("terminal-when", part=view.part, day=view.day, turn=view.turn)
    page.look_at(board, [point(found.places[place]) for place in highlight if place in found.places], BESIDE)
    page.ground(f"hunt-{view.part}")
    if view.possible is not None:
        page.draw(*possible(page, found, view))
    page.draw(printed(f"hunt-{view.part}", "names", page.lang, page.theme))
    for place in highlight:
        if place in found.places:
            x, y = point(found.places[place])
            page.draw(circle(x, y, 33, fill="#ffcf4a", fill_opacity=0.3, stroke="#d08a00", stroke_width=5))
    if view.screen is not None:
        page.draw(*journey(page, found, view, view.screen))
    page.draw(*tokens(page, found, view), *riders(page, found, view))
    tell(page, view, when)
    if page.window is not None:
        row = [die(face, 20 + n * 50, 6, 46) for n, face in enumerate(view.dice)]
        if view.lord_die is not None:
            row.append(die(view.lord_die, 20 + len(row) * 50, 6, 46, lord=True))
        return [page.window, page.strip(page.window, "".join(row), said_below(page, view, when))]
    page.title(board, page.heading("game", "hunt"), when)
    dice(page, board, view)
    below = board.y + board.height + 18
    company(page, Box(board.x, below, 520, PANELS), view)
    black(page, Box(board.x + 540, below, 560, PANELS), view)
    pool(page, Box(board.x + 1120, below, board.width - 1120, PANELS), view)
    return [Box(board.x, board.y - HEAD, board.width, HEAD + board.height + 18 + PANELS)]


@cache
def signs() -> Mapping[str, str]:
    found: Mapping[str, str] = glyphs()["hunt"]
    return found


def put(page: Page, name: str, x: float, y: float, scale: float = 1.0) -> str:
    return group([stamp("hunt", name, page.theme)], transform=at(x, y, scale))


# -- the board ----------------------------------------------------------------------------------------


def possible(page: Page, found: Sheet, view: HuntView) -> Iterable[str]:
    """Where Frodo and Gandalf can be by what all have heard: the stronger, the likelier."""
    assert view.possible is not None
    weights = view.possible.weight
    most = max([1, *weights.values()])
    yield tag(
        "defs",
        f'<pattern id="{page.mark}may-be" width="7" height="7" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)">'
        '<rect width="7" height="7" fill="#f6c445"/><path d="M0 0V7" stroke="#8a3c00" stroke-width="3"/></pattern>'
        f'<pattern id="{page.mark}may-be-grey" width="8" height="8" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(-45)">'
        '<rect width="8" height="8" fill="#dfe6ec"/><path d="M0 0V8" stroke="#3a5670" stroke-width="2.4"/></pattern>',
    )
    for place in view.possible.gandalf:
        x, y = point(found.places[place])
        yield circle(x, y, 37, fill="none", stroke=f"url(#{page.mark}may-be-grey)", stroke_width=5, opacity=0.75)
    for place in view.possible.frodo:
        x, y = point(found.places[place])
        strength = 0.35 + 0.6 * sqrt(weights.get(place, most) / most)
        yield circle(
            x, y, 27, fill="none", stroke=f"url(#{page.mark}may-be)", stroke_width=15, opacity=round(strength, 2)
        )


def tokens(page: Page, found: Sheet, view: HuntView) -> Iterable[str]:
    def spot(place: str, dx: float, dy: float) -> Point:
        x, y = point(found.places[place])
        return Point(x + dx, y + dy)

    for place in view.closed:
        yield put(page, "bar", *spot(place, 0, 0))
    if view.part == 1 and view.screen is None:
        for place in view.powers:
            yield put(page, "scroll-hidden", *spot(place, -24, 12), 0.85)
    for place, kind in view.trails.items():
        yield put(page, f"trail-{kind}", *spot(place, -21, 17))
    for place in view.deeds_done:
        yield put(page, "deed-done", *spot(place, 24, 14), 0.85)
    for place in view.allies:
        yield put(page, "ally", *spot(place, -20, -20))
    if view.found:
        x, y = spot(view.found, 0, 0)
        yield circle(x, y, 40, fill="none", stroke="#ff3a1e", stroke_width=5, stroke_dasharray="4 7")
    if view.figure:
        yield put(page, "gandalf", *spot(view.figure, 0, -8), 1.5)
    yield put(page, "frodo", *point(found.movement[min(view.track, TRACK)]), 1.15)
    if view.limit is not None:
        x, y = point(found.corruption[min(view.limit, TRACK)])
        yield path(f"M{x - 30} {y - 8}l11 8l-11 8ZM{x + 30} {y - 8}l-11 8l11 8Z", fill="#ffcf4a", stroke="#3a0d06",
                   stroke_width=1.2, stroke_linejoin="round")  # fmt: skip
    x, y = point(found.corruption[min(view.corruption, TRACK)])
    yield group(
        [circle(0, 0, 21, fill="#2a0c08", stroke="#ff8a5c", stroke_width=2.6),
         path("M0-14C8-5 9 2 5 9Q0 14-5 9C-9 2-6-2-3-5C-3-1-1 1 1 1C3-3 2-8 0-14Z", fill="#ff6a2e", stroke="#ffd9a0")],
        transform=at(x, y),
    )  # fmt: skip


def riders(page: Page, found: Sheet, view: HuntView) -> Iterable[str]:
    """Each beside the number, and apart from the others there."""
    standing = []
    for n, place in enumerate(view.nazgul):
        if place is None:
            continue
        x, y = point(found.places[place])
        dx, dy = SEATS_AT[view.nazgul[:n].count(place)]
        owner = view.owners[n].rpartition("-")[2]
        lord = "-lord" if view.lord == n + 1 else ""
        spot = '<ellipse rx="27" ry="11" fill="#ff6a3c" fill-opacity=".5" stroke="#ff5a2e" stroke-width="2.4"/>'
        drawn = (spot if view.active == n + 1 else "") + stamp("hunt", f"nazgul-{n + 1}-{owner}{lord}", page.theme)
        standing.append((y + dy, n, group([drawn], transform=at(x + dx, y + dy))))
    yield from (drawn for _, _, drawn in sorted(standing))


# -- behind the screen --------------------------------------------------------------------------------


def way(part: int, start: str, goal: str) -> list[str]:
    """From one location to a connected one by way of dots, as the map has them."""
    board = BOARDS[part]
    first, last = board.index[start], board.index[goal]
    before: dict[int, int] = {first: first}
    waiting = deque([first])
    while waiting:
        here = waiting.popleft()
        for there in board.near[here]:
            if there == last:
                found = [last]
                while here != first:
                    found.insert(0, here)
                    here = before[here]
                return [board.ids[n] for n in found]
            if board.ids[there].startswith("d") and there not in before:
                before[there] = here
                waiting.append(there)
    return [goal]


def footsteps(found: Sheet, part: int, start: str | None, log: Iterable[str]) -> list[str]:
    """Where a walk has led, space by space: entries that are not places are what lies between."""
    out = [start] if start else []
    for what in log:
        if what not in found.places or (out and out[-1] == what):
            continue
        out += way(part, out[-1], what) if out else [what]
    return out


def smooth(found: Sheet, places: Sequence[str]) -> str:
    """A soft line through places."""
    spots = [point(found.places[place]) for place in places]
    d = f"M{spots[0].x:.0f} {spots[0].y:.0f}"
    for n in range(1, len(spots) - 1):
        a, b = spots[n], spots[n + 1]
        d += f"Q{a.x:.0f} {a.y:.0f} {(a.x + b.x) / 2:.0f} {(a.y + b.y) / 2:.0f}"
    return d + f"L{spots[-1].x:.0f} {spots[-1].y:.0f}"


def under(page: Page, found: Sheet) -> str:
    """A road passes under the circles, so that their numbers can be read."""
    holes = "".join(circle(*point(at_), 19, fill="#000") for id, at_ in found.places.items() if not id.startswith("d"))
    whole: dict[str, float] = dict(zip(("x", "y", "width", "height"), found.bounds, strict=True))
    return tag(
        "mask",
        rect(*found.bounds, fill="#fff") + holes,
        id=f"{page.mark}under-numbers",
        maskUnits="userSpaceOnUse",
        **whole,
    )


def journey(page: Page, found: Sheet, view: HuntView, screen: Screen) -> Iterable[str]:
    """Where Frodo and Gandalf have walked, and the road ahead."""
    light = page.theme == "light"
    blue = BLUE if light else "#6db4f5"

    def road(places: Sequence[str], dash: str | None, stroke: str) -> Iterable[str]:
        if len(places) > 1:
            d = smooth(found, places)
            round_: dict[str, str] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
            yield path(d, stroke="#fff8e2" if light else "#0d1a26", stroke_width=10, stroke_opacity=0.75, **round_)
            yield path(d, stroke=stroke, stroke_width=5, stroke_dasharray=dash, **round_)

    rows = [place for place in screen.rows if place in found.places]
    yield tag("defs", under(page, found))
    yield f'<g mask="url(#{page.mark}under-numbers)">'
    if view.part == 1:
        yield from road(footsteps(found, 1, screen.start, screen.log), None, blue)
    else:
        yield from road(footsteps(found, 2, screen.start, screen.log), "8 8", "#5f6b76" if light else "#b9c6d2")
        yield from road(rows[view.track :], "3 10", blue)
        yield from road(rows[: view.track + 1], None, blue)
    yield "</g>"
    counts: dict[str, list[int]] = {}
    for n, what in enumerate(screen.log, start=1):
        if view.part == 1 and what in found.places:
            counts.setdefault(what, []).append(n)
    for place, moves in counts.items():
        x, y = point(found.places[place])
        wide = 18 + 8 * (len(moves) - 1)
        yield group(
            [rect(-wide / 2, -9, wide, 18, rx=9, fill=BLUE, stroke="#fff3d0", stroke_width=1.4),
             figures(0, 4.6, "·".join(str(n) for n in moves), 12, fill="#fff")],
            transform=at(x - 22, y - 20),
        )  # fmt: skip
    here = rows[view.track] if view.part == 2 and view.track < len(rows) else screen.last
    if here is not None and here in found.places:
        x, y = point(found.places[here])
        yield put(page, "frodo", x + 20, y - 24)
        if view.part == 1 and screen.dots:
            yield group(
                [path("M0-9L9 0L0 9L-9 0Z", fill="#fff8e0", stroke="#1d3d5c", stroke_width=1.6),
                 figures(0, 4.4, screen.dots, 12, fill="#1d3d5c")],
                transform=at(x + 37, y - 15),
            )  # fmt: skip
    if screen.gandalf in found.places and not view.figure:
        x, y = point(found.places[screen.gandalf])
        yield put(page, "gandalf", x - 22, y - 16)
    kinds = (("scroll", screen.information, -24, 12), ("scroll-hidden", screen.information_hidden, -24, 12),
             ("deed", screen.deeds, 24, 14))  # fmt: skip
    for name, places, dx, dy in kinds:
        for place in places:
            if place in found.places:
                x, y = point(found.places[place])
                yield put(page, name, x + dx, y + dy, 0.85)


# -- round the board ----------------------------------------------------------------------------------


def die(face: str, x: float, y: float, size: float, *, lord: bool = False, spent: bool = False) -> str:
    ground, rim, mark = ("#4c0d06", "#d9a93c", "#ffe2a0") if lord else ("#1f1815", "#6b5c50", "#f3e3bd")
    parts = [
        rect(0, 0, 40, 40, rx=8, fill=ground, stroke="#000"),
        rect(2.5, 2.5, 35, 35, rx=6, fill="none", stroke=rim, stroke_width=1.6),
        path(signs().get(face, ""), transform=at(8, 8), fill=mark, fill_rule="evenodd"),
    ]
    return group(parts, transform=at(x, y, size / 40), opacity=0.35 if spent else None)


def dice(page: Page, board: Box, view: HuntView) -> None:
    """Above the board, at the right."""
    step = 54.0
    count = len(view.dice) + (view.lord_die is not None)
    x = board.x + board.width - step * count
    y = board.y - HEAD + 22
    page.draw(*(die(face, x + n * step, y, 48) for n, face in enumerate(view.dice)))
    if view.lord_die is not None:
        page.draw(die(view.lord_die, x + len(view.dice) * step, y, 48, lord=True))
    if view.dice_used:
        page.draw(words(x - 14, y + 32, page.say("terminal-dice-used", count=view.dice_used), 20,
                        fill=page.ink("ink-soft"), font_style="italic", text_anchor="end"))  # fmt: skip


def said_below(page: Page, view: HuntView, when: str) -> Iterable[str]:
    """What the panels of a whole picture tell, for a part of the board."""
    limit = page.say("terminal-secret") if view.limit is None else page.say("terminal-limit", limit=view.limit)
    yield f"{when} · {page.say('terminal-corruption', corruption=view.corruption)} ({limit})"
    ready = [begun_large(page.name("company", who)) for who, state in view.company.items() if state == "ready"]
    if ready:
        yield f"{page.say('terminal-company')} {' · '.join(ready)}"
    mine = view.my_hand or (view.screen.hand if view.screen is not None else [])
    if mine:
        yield f"{page.say('terminal-my-hand')} {' · '.join(page.name('card', card) for card in mine)}"


def company(page: Page, box: Box, view: HuntView) -> None:
    inside = page.panel(box, page.say("terminal-company").rstrip(" :"))
    x, y = inside.x, inside.y
    for n, (who, state) in enumerate(view.company.items()):
        left, top = x + n % 3 * 164, y + n // 3 * 46
        fade = None if state == "ready" else 0.5 if state == "flipped" else 0.25
        name = begun_large(page.name("company", who)).split()[0]
        page.draw(
            group(
                [rect(left, top, 154, 38, rx=5, fill=page.ink("paper"), stroke=page.ink("west"), stroke_width=1.6),
                 path(signs()[WHO.get(who, "hobbit")], transform=at(left + 8, top + 7),
                      fill=page.ink("west"), fill_rule="evenodd"),
                 words(left + 40, top + 26, shortened(name, 19, 110), 19, fill=page.ink())],
                opacity=fade,
            )
        )  # fmt: skip
    lines = [
        page.say("terminal-tokens", tokens=view.tokens, pool=view.pool),
        page.say("terminal-ally-cards", hand=view.hand_size, deck=view.ally_deck, gone=len(view.ally_discard)),
    ]
    for n, line in enumerate(lines):
        page.line(x, y + 112 + 26 * n, line, 18, inside.width)


def black(page: Page, box: Box, view: HuntView) -> None:
    inside = page.panel(box, page.say("terminal-riders"))
    x, y = inside.x, inside.y
    step = inside.width / max(1, len(view.nazgul))
    for n, place in enumerate(view.nazgul):
        owner = view.owners[n].rpartition("-")[2]
        lord = "-lord" if view.lord == n + 1 else ""
        left = x + n * step
        name = page.say("terminal-nowhere") if place is None else place_name(page, view.part, place)
        page.draw(
            group([stamp("hunt", f"nazgul-{n + 1}-{owner}{lord}", page.theme)], transform=at(left + 22, y + 60, 1.1))
        )
        for k, line in enumerate(lines_of(name, 16, step - 54, 3)):
            page.line(left + 46, y + 22 + 19 * k, line, 16)
    hands = " · ".join(page.say("terminal-hand-of", seat=seat, count=count) for seat, count in view.hands.items())
    held = f"{page.say('terminal-sorcery')} {hands}"
    page.line(x, y + 98, held, fitting(held, 18, inside.width))
    mine = view.my_hand or (view.screen.hand if view.screen is not None else [])
    if mine:
        names = " · ".join(page.name("card", card) for card in mine)
        for n, line in enumerate(lines_of(f"{page.say('terminal-my-hand')} {names}", 17, inside.width, 2)):
            page.line(x, y + 124 + 22 * n, line, 17, font_style="italic")


def place_name(page: Page, part: int, place: str) -> str:
    if place.startswith("d"):
        return page.say("terminal-dot", dot=place.removeprefix("d"))
    return begun_large(page.name("place", f"{part}-{place}"))


def pool(page: Page, box: Box, view: HuntView) -> None:
    """Tiles still to be drawn, and what is said aloud of this turn."""
    inside = page.panel(box, page.say("terminal-pool").rstrip(" :"))
    x, y = inside.x, inside.y
    step = min(74.0, inside.width / max(1, len(view.tiles)))
    for n, (kind, count) in enumerate(sorted(view.tiles.items())):
        left = x + n * step
        red = kind.startswith("red")
        shown = kind.removeprefix("red-")
        page.draw(rect(left, y, 36, 36, rx=5, fill="#b8392a" if red else "#d9c79b", stroke="#5a4526", stroke_width=1.6))
        ink = "#fff2dc" if red else "#3a2608"
        if shown == "eye":
            page.draw(path(signs()["eye"], transform=at(left + 6, y + 6), fill=ink, fill_rule="evenodd"))
        else:
            page.draw(figures(left + 18, y + 26, shown, 23, fill=ink))
        page.draw(figures(left + 53, y + 26, f"×{count}", 17, fill=page.ink("ink-soft")))
    told = [id for id, true in (("fog", view.fog), ("silent", view.silent), ("border-closed", view.border_closed),
                                ("barrow-wights", view.barrow_wights), ("morgul-knife", view.morgul_knife),
                                ("gandalf-home", view.gandalf_home)) if true]  # fmt: skip
    lines = [line for id in told for line in lines_of(page.say(f"terminal-{id}"), 17, inside.width, 2)]
    limit = page.say("terminal-secret") if view.limit is None else page.say("terminal-limit", limit=view.limit)
    lines.insert(0, f"{page.say('terminal-corruption', corruption=view.corruption)} · {limit}")
    for n, line in enumerate(lines[:4]):
        page.line(x, y + 68 + 24 * n, line, 18 if not n else 17, inside.width)


def tell(page: Page, view: HuntView, when: str) -> None:
    riders_ = [(n + 1, place) for n, place in enumerate(view.nazgul) if place is not None]
    page.tell(
        when + ".",
        page.say("terminal-corruption", corruption=view.corruption) + ", "
        + page.say("terminal-track", track=view.track) + ".",
        *(page.word("rider-at", nazgul=n, place=place_name(page, view.part, place)) for n, place in riders_),
    )  # fmt: skip
