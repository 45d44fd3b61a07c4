"""The trading card game: the path, the fellowship and those who come for it, everybody else's cards, a hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from redbook.games.tcg.seen.card import CardView
from redbook.games.tcg.speech.grammar import title_in
from redbook.games.tcg.table.kinds import BY_ID
from redbook.games.tcg.view import FightView, PlayerView, TcgView
from redbook.pictures.cards import TAB, TALL, WIDE, Inks, back, face, sign, tab, window
from redbook.pictures.page import HEAD, Page
from redbook.pictures.pen import Box, circle, figures, fitting, lines_of, rect, words

ACROSS = 1640.0
GAP = 16.0
PATH_HIGH = 122.0
PLATE = 300.0
LARGE, SMALL, HELD = 132.0, 92.0, 128.0  # how wide cards are: in the fight, elsewhere, in the hand
PHASES = ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup")


def draw(page: Page, view: TcgView, highlight: Sequence[str]) -> list[Box]:
    inks = Inks(page.mark)
    lit = {int(number) for number in highlight if number.isdigit()}
    when = page.say("terminal-now", turn=view.turn, phase=view.phase, twilight=view.twilight, moves=view.moves,
                    limit=view.move_limit)  # fmt: skip
    page.title(Box(0, HEAD, ACROSS, 0), page.heading("game", "tcg"), when, share=0.4)
    phases(page, view)
    y = HEAD + 8
    path_of_sites(page, inks, view, y)
    y += PATH_HIGH + 18
    others = [player for player in view.players if player.seat != view.free_peoples]
    for player in others:
        y = elsewhere(page, inks, view, player, y, lit) + 14
    active = next((player for player in view.players if player.seat == view.free_peoples), None)
    if active is not None:
        y = battle(page, inks, view, active, y + 6, lit) + 14
    if view.hand:
        y = hand(page, inks, view, y, lit)
    page.draw(inks.defs())
    tell(page, view, when)
    return [Box(0, 0, ACROSS, y)]


def phases(page: Page, view: TcgView) -> None:
    """The phases of the turn at the right, and the twilight pool."""
    step = 118.0
    x, y = ACROSS - 110 - step * len(PHASES), 30.0
    for n, phase in enumerate(PHASES):
        now = phase == view.phase
        name = page.heading("phase", phase)
        page.draw(
            rect(x + n * step, y, step - 4, 34, rx=4, fill=page.ink("rubric") if now else page.ink("paper-raised"),
                 stroke=page.ink("rule"), stroke_width=1.4),
            words(x + (n + 0.5) * step - 2, y + 23, name, fitting(name, 17, step - 16, heavy=now), text_anchor="middle",
                  fill=page.ink("paper-raised" if now else "ink-soft"), font_weight="700" if now else None),
        )  # fmt: skip
    page.draw(
        rect(ACROSS - 100, y - 9, 100, 52, rx=26, fill="#1d1530", stroke="#5d4a86", stroke_width=2),
        sign("twilight", ACROSS - 84, y + 3, 28, "#c9b3ff"),
        figures(ACROSS - 32, y + 29, view.twilight, 32, fill="#f3ecff"),
    )


def path_of_sites(page: Page, inks: Inks, view: TcgView, y: float) -> None:
    count = max(9, len(view.path))
    wide = (ACROSS - (count - 1) * 8) / count
    for n in range(count):
        x = n * (wide + 8)
        seen = view.path[n] if n < len(view.path) else None
        if seen is None:
            page.draw(
                rect(x, y, wide, PATH_HIGH, rx=6, fill="none", stroke=page.ink("rule"), stroke_width=2,
                     stroke_dasharray="7 6"),
                figures(x + 22, y + 38, n + 1, 26, fill=page.ink("ink-faint")),
            )  # fmt: skip
        else:
            site(page, inks, seen, Box(x, y, wide, PATH_HIGH), n + 1)
        here = [player for player in view.players if player.site == n + 1 and not player.lost and view.turn]
        for k, player in enumerate(here):
            tone = "west" if player.seat == view.free_peoples else "shadow"
            page.draw(
                circle(x + wide - 20 - k * 34, y + 4, 15, fill=page.ink(tone), stroke=page.ink("paper-raised"),
                       stroke_width=3),
                figures(x + wide - 20 - k * 34, y + 10.5, player.seat[1:], 18, fill=page.ink("paper-raised")),
            )  # fmt: skip


def site(page: Page, inks: Inks, seen: CardView, box: Box, number: int) -> None:
    kind = BY_ID[seen.id]
    name = title_in(page.lang, kind.title)
    rows = lines_of(name, 16, box.width - 20, 2)
    page.draw(
        rect(*box, rx=6, fill="#5b4a36"),
        window(inks, seen.id, box.x + 4, box.y + 4, box.width - 8, box.height - 54),
        rect(box.x + 4, box.y + box.height - 50, box.width - 8, 46, fill="#f1e3c0"),
        circle(box.x + 22, box.y + 22, 15, fill="#f6ead0", stroke="#3a2608", stroke_width=1.6),
        figures(box.x + 22, box.y + 28.5, number, 19, fill="#2b1d10"),
        sign("twilight", box.x + box.width - 44, box.y + box.height - 78, 18, "#fff"),
        figures(box.x + box.width - 16, box.y + box.height - 62, kind.shadow, 20, fill="#fff", stroke="#140c04",
                stroke_width=3, paint_order="stroke"),
        *(words(box.x + 10, box.y + box.height - 29 + (k * 19 if len(rows) > 1 else 6), row, 16, fill="#2b1d10")
          for k, row in enumerate(rows)),
    )  # fmt: skip


# -- players ------------------------------------------------------------------------------------------


def plate(page: Page, view: TcgView, player: PlayerView, x: float, y: float) -> None:
    """Who it is, burdens, and how many cards lie where."""
    free = player.seat == view.free_peoples
    tone = "west" if free else "shadow"
    role = page.word("free-peoples" if free else "lost" if player.lost else "shadow")
    page.draw(
        rect(x, y, PLATE - 20, 96, rx=5, fill=page.ink("paper-raised"), stroke=page.ink("rule"), stroke_width=1.6),
        rect(x, y, 6, 96, fill=page.ink(tone)),
        words(x + 18, y + 30, page.seat(player.seat), 23, fill=page.ink(tone), font_weight="700"),
        words(x + 18, y + 54, role, fitting(role, 18, 152), fill=page.ink("ink-soft"), font_style="italic"),
        sign("burden", x + 178, y + 14, 20, page.ink("gold")),
        figures(x + 204, y + 31, f"{player.burdens}/{player.resistance}", 19, fill=page.ink(), text_anchor="start"),
    )
    for n, (name, count) in enumerate(
        (("hand", player.hand), ("deck", player.deck), ("discard", player.discard), ("dead", len(player.dead)))
    ):
        left = x + 18 + n * 64
        page.draw(
            sign(name, left, y + 66, 19, page.ink("ink-soft")),
            figures(left + 25, y + 82, count, 17, fill=page.ink(), text_anchor="start"),
        )


def backs(page: Page, inks: Inks, view: TcgView, player: PlayerView, y: float) -> None:
    """A hand that is not shown: so many cards, face down."""
    if player.hand and (not view.hand or view.hand[0].owner != player.seat):
        step = min(29.0, (PLATE - 20 - 27) / max(1, player.hand - 1))
        page.draw(*(back(inks, n * step, y, 27) for n in range(min(player.hand, 40))))


class Lot(NamedTuple):
    """A card and what it bears."""

    seen: CardView
    borne: list[CardView]


def lots(view: TcgView, cards: Iterable[CardView]) -> list[Lot]:
    borne: dict[int, list[CardView]] = {}
    for card in view.table:
        if card.zone == "attached":
            borne.setdefault(card.on, []).append(card)
    return [Lot(card, borne.get(card.number, [])) for card in cards]


def of(view: TcgView, seat: str, zone: str) -> list[CardView]:
    return [card for card in view.table if card.owner == seat and card.zone == zone]


def high(lot: Lot, width: float) -> float:
    return (TALL + TAB * len(lot.borne)) * width / WIDE


def lay(page: Page, inks: Inks, lot: Lot, x: float, foot: float, width: float, lit: set[int]) -> None:
    """A card that stands on `foot`, with what it bears looking out above it."""
    scale = width / WIDE
    top = foot - TALL * scale
    for n in range(len(lot.borne), 0, -1):
        page.draw(tab(page, inks, lot.borne[n - 1], x, top - n * TAB * scale, width))
    page.draw(face(page, inks, lot.seen, x, top, width, lit=lot.seen.number in lit))


def row(page: Page, inks: Inks, cards: Sequence[Lot], box: Box, width: float, lit: set[int]) -> None:
    """Cards side by side on the foot of a box; more than have room overlap."""
    if not cards:
        return
    step = min(width + 10, (box.width - width) / max(1, len(cards) - 1))
    for n, lot in enumerate(cards):
        lay(page, inks, lot, box.x + n * step, box.y + box.height, width, lit)


def elsewhere(page: Page, inks: Inks, view: TcgView, player: PlayerView, y: float, lit: set[int]) -> float:
    """Somebody whose turn it is not: their own fellowship and what supports it."""
    fellows = lots(view, of(view, player.seat, "fellowship"))
    support = lots(view, of(view, player.seat, "support"))
    tall = max([138.0, *(high(lot, SMALL) for lot in (*fellows, *support))])
    plate(page, view, player, 0, y)
    backs(page, inks, view, player, y + 100)
    room = ACROSS - PLATE
    share = len(fellows) / max(1, len(fellows) + len(support))
    first = min(room * share, len(fellows) * (SMALL + 10)) if support else room
    row(page, inks, fellows, Box(PLATE, y, max(first, SMALL), tall), SMALL, lit)
    if support:
        left = PLATE + (first + 26 if fellows else 0)
        if fellows:
            page.draw(rect(left - 16, y, 2, tall, fill=page.ink("rule")))
        row(page, inks, support, Box(left, y, ACROSS - left, tall), SMALL, lit)
    return y + tall


class Column(NamedTuple):
    """A companion, and the minions that it faces."""

    lot: Lot
    foes: list[Lot]
    fight: FightView | None

    @property
    def wide(self) -> float:
        return LARGE + max(0, len(self.foes) - 1) * LARGE * 0.56


def battle(page: Page, inks: Inks, view: TcgView, player: PlayerView, y: float, lit: set[int]) -> float:
    """The fellowship whose turn it is; above each of them whom it fights."""
    minions = lots(view, (card for card in view.table if card.zone == "center"))
    fights = {fight.defender: fight for fight in view.fights}
    everybody = [*of(view, player.seat, "fellowship"), *of(view, player.seat, "support")]
    chosen = [lot for lot in lots(view, everybody) if is_fighter(lot.seen)]
    columns = [
        Column(lot, [foe for foe in minions if foe.seen.against == lot.seen.number], fights.get(lot.seen.number))
        for lot in chosen
        if lot.seen.zone == "fellowship" or any(foe.seen.against == lot.seen.number for foe in minions)
    ]
    facing = {foe.seen.number for column in columns for foe in column.foes}
    loose = [foe for foe in minions if foe.seen.number not in facing]
    shown = {column.lot.seen.number for column in columns}
    support = [lot for lot in lots(view, of(view, player.seat, "support")) if lot.seen.number not in shown]
    fighting = any(column.foes for column in columns)
    wide = sum(column.wide for column in columns) + GAP * max(0, len(columns) - 1)
    room = ACROSS - PLATE
    beside = (
        fighting and wide + len(loose) * (LARGE + GAP) <= room
    )  # minions that nobody faces, at the right of the others
    foes = [foe for column in columns for foe in column.foes] + (loose if beside else [])
    above = max([0.0, *(high(foe, LARGE) for foe in foes)])
    if loose and not beside:
        tall = max(high(foe, LARGE) for foe in loose)
        row(page, inks, loose, Box(PLATE, y, ACROSS - PLATE, tall), LARGE, lit)
        y += tall + GAP
    between = 52.0 if fighting else 0.0
    below = max([TALL * LARGE / WIDE, *(high(column.lot, LARGE) for column in columns)])
    foot = y + above + between + below
    shrink = min(1.0, room / wide) if wide else 1.0
    x = PLATE
    for column in columns:
        own = column.wide * shrink
        skirmish = column.lot.seen.number == view.skirmish and bool(column.foes)
        if skirmish:
            page.draw(rect(x - 7, y - 7, own + 14, foot - y + 14, rx=10, fill=page.ink("shadow"), fill_opacity=0.14,
                           stroke=page.ink("shadow"), stroke_width=2))  # fmt: skip
        lay(page, inks, column.lot, x + (own - LARGE * shrink) / 2, foot, LARGE * shrink, lit)
        row(page, inks, column.foes, Box(x, y, own, above), LARGE * shrink, lit)
        if column.fight is not None and column.foes:
            odds(page, column.fight, x + own / 2, y + above + 26)
        x += own + GAP * shrink
    if beside:
        row(page, inks, loose, Box(x, y, ACROSS - x, above), LARGE, lit)
    plate(page, view, player, 0, foot - 96)
    backs(page, inks, view, player, foot - 138)
    if support:
        tall = max(high(lot, SMALL) for lot in support)
        row(page, inks, support, Box(PLATE, foot + GAP, room, tall), SMALL, lit)
        foot += GAP + tall
    return foot


def is_fighter(seen: CardView) -> bool:
    return BY_ID[seen.id].type in ("companion", "ally")


def odds(page: Page, fight: FightView, x: float, y: float) -> None:
    """Strength against strength, and what it would cost now."""
    page.draw(
        rect(x - 66, y - 19, 132, 38, rx=19, fill=page.ink("paper-raised"), stroke=page.ink("rule"), stroke_width=1.6),
        figures(x - 40, y + 9, fight.against, 24, fill=page.ink("ink-faint" if fight.won else "shadow")),
        figures(x + 40, y + 9, fight.strength, 24, fill=page.ink("west" if fight.won else "ink-faint")),
        sign("dead" if fight.wounds < 0 else "wound", x - 11, y - 11, 22, page.ink("shadow")),
    )


def hand(page: Page, inks: Inks, view: TcgView, y: float, lit: set[int]) -> float:
    """The own hand, face up."""
    tall = TALL * HELD / WIDE
    page.draw(rect(0, y, ACROSS, 2, fill=page.ink("rule")))
    title = page.say("terminal-hand").rstrip(" :")
    page.draw(words(0, y + 34, title, 22, fill=page.ink("rubric"), font_style="italic"))
    row(page, inks, [Lot(card, []) for card in view.hand], Box(PLATE, y + 14, ACROSS - PLATE, tall), HELD, lit)
    return y + 14 + tall


def tell(page: Page, view: TcgView, when: str) -> None:
    fellows = of(view, view.free_peoples, "fellowship")
    minions = [card for card in view.table if card.zone == "center"]
    page.tell(when + ".")
    if fellows:
        page.tell(page.word("fellowship-of", seat=page.seat(view.free_peoples),
                            cards=[title_in(page.lang, BY_ID[card.id].title) for card in fellows]))  # fmt: skip
    if minions:
        page.tell(page.word("minions-are", cards=[title_in(page.lang, BY_ID[card.id].title) for card in minions]))
