"""How large everything is, for programs that want arrays (`redbook.kernel.shapes`).

The ids of both boards share their places: `part` says which board is meant.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from redbook.games.hunt import options as o
from redbook.games.hunt.board import BOARDS
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.facts import KINDS
from redbook.games.hunt.pieces import COMPANY, FACES, JOURNEYS, LAST_MOVE, TILE_NAME
from redbook.games.hunt.view import HuntView
from redbook.kernel.shapes import Amount, LeftOut, Of, Shape, Shapes, Slots, Worked, by, flat, of

PARTS = (1, 2)
SPACES = tuple(dict.fromkeys(id for part in PARTS for id in BOARDS[part].ids if id))
PLACES = tuple(dict.fromkeys(id for part in PARTS for id in BOARDS[part].ids[1 : BOARDS[part].locs + 1]))
TILE_NAMES = tuple(dict.fromkeys(TILE_NAME))
WHERE = (*PLACES, *(target for part in PARTS for target in BOARDS[part].targets))
ANSWERS = ("no", "yes", "here", "frodo", "gandalf", "both", "ferry", "anywhere")
DAYS, CORRUPTION, TRACK = 20, 24, 24
# The last two Days: three turns each, with a move of Frodo, one of Gandalf and a question of every Nazgûl.
# A whole record may have hundreds of facts (`record.MOST_FACTS`); of those before, a yes still lies there as a trail.
RECORD = 2 * 3 * (2 + 4)

VIEW: dict[str, Shape] = {
    "HuntView.day": Amount(DAYS),
    "HuntView.corruption": Amount(CORRUPTION),
    "HuntView.resolve": Amount(10),
    "HuntView.limit": Amount(CORRUPTION),
    "HuntView.track": Amount(TRACK),
    "HuntView.tokens": Amount(10),
    "HuntView.pool": Amount(10),
    "HuntView.company": Of(COMPANY),
    "HuntView.hand_size": Amount(10),
    "HuntView.ally_deck": Amount(len(ALLY_IDS)),
    "HuntView.ally_discard": Of(ALLY_IDS),
    "HuntView.kept_card": Of(ALLY_IDS),
    "HuntView.allies": Of(PLACES),
    "HuntView.nazgul": Slots(4, Of(SPACES)),
    "HuntView.lord": Amount(4),
    "HuntView.active": Of((1, 2, 3, 4)),
    "HuntView.dice": of(FACES, most=6),
    "HuntView.dice_used": Amount(8),
    "HuntView.lord_die": Of(FACES),
    "HuntView.powers": Of(PLACES),
    "HuntView.trails": Of(PLACES),
    "HuntView.closed": Of(PLACES),
    "HuntView.net": Amount(4),
    "HuntView.found": Of(PLACES),
    "HuntView.my_hand": Of(SORCERY_IDS),
    "HuntView.sorcery_deck": Amount(len(SORCERY_IDS)),
    "HuntView.sorcery_discard": Of(SORCERY_IDS),
    "HuntView.playing": Of(SORCERY_IDS),
    "HuntView.tiles": Of(TILE_NAMES, each=Amount(8)),
    "HuntView.eyes": of(TILE_NAMES, most=8),
    "HuntView.drawn": of(TILE_NAMES, most=8),
    "HuntView.figure": Of(PLACES),
    "HuntView.deeds_done": Of(PLACES),
    "HuntView.deed_supply": Amount(20),
    "HuntView.deeds_hidden": Amount(20),
    "HuntView.information_kept": Amount(20),
    "HuntView.record": LeftOut("`worked.heard` takes its newest facts apart"),
    "Heard.kind": Of(KINDS),
    "Heard.where": Of(WHERE),
    "Heard.answer": Of(ANSWERS),
    "Heard.number": Amount(LAST_MOVE),
    "Possible.frodo": LeftOut("the places with a weight"),
    "Possible.gandalf": Of(PLACES),
    "Possible.weight": Of(PLACES, each=Amount(100)),
    "Screen.start": Of(PLACES),
    "Screen.log": Slots(6, of((*PLACES, "dot", "dash")), last=True),
    "Screen.last": Of(PLACES),
    "Screen.dots": Amount(10),
    "Screen.hand": Of(ALLY_IDS),
    "Screen.information": Of(PLACES),
    "Screen.information_hidden": Of(PLACES),
    "Screen.journey": of(card.id for card in JOURNEYS),
    "Screen.rows": LeftOut("printed on the Journey card"),
    "Screen.limit": Amount(CORRUPTION),
    "Screen.gandalf": Of(PLACES),
    "Screen.deeds": Of(PLACES),
}


class Heard(msgspec.Struct, frozen=True):
    """A fact of the record, taken apart: what was done or asked, about which places, and what was told.

    A dot, from which a single card asks, is not among the places.
    """

    kind: str
    where: list[str]
    answer: list[str]
    number: int


def heard(view: HuntView) -> list[Heard]:
    return [taken_apart(text) for text in view.record[-RECORD:]]


@lru_cache(maxsize=4096)
def taken_apart(text: str) -> Heard:
    """
    >>> taken_apart("hunt 23 yes gandalf")
    Heard(kind='hunt', where=['23'], answer=['yes', 'gandalf'], number=0)
    >>> taken_apart("rescue 3")
    Heard(kind='rescue', where=[], answer=[], number=3)
    """
    kind, *words = text.split()
    numbers = [word for word in words if kind in ("dots", "rescue") or word.startswith("+")]
    where = [word for word in words if word not in numbers and word in WHERE]
    return Heard(kind, where, [word for word in words if word in ANSWERS], sum(map(int, numbers)))


WORKED = {"heard": Worked(list[Heard], Slots(RECORD, last=True), heard)}


def of_seats(seats: tuple[str, ...]) -> dict[str, Shape]:
    return {
        "HuntView.owners": Slots(4, Of(seats)),
        "HuntView.lead": Of(seats),
        "HuntView.hands": Of(seats[1:], each=Amount(10)),
        "HuntView.seen_hands": Of(seats, each=Of((*ALLY_IDS, *SORCERY_IDS))),
    }


def spaces(table: tuple[tuple[o.Spaced, ...], ...]) -> tuple[tuple[int, str], ...]:
    """Part and space of the options made beforehand."""
    return tuple((option.part, option.id) for option in flat(table[1:]))


CONNECTED = tuple(
    (part, BOARDS[part].ids[start], BOARDS[part].ids[goal])
    for part in PARTS
    for start in range(1, BOARDS[part].locs + 1)
    for goal in BOARDS[part].connected[start]
)
OPTIONS = {
    "log": by("part", "id", among=spaces(o.LOG)),
    "ride": by("part", "id", among=spaces(o.RIDE)),
    "at": by("part", "id", among=spaces(o.AT)),
    "remove": by("part", "id", among=spaces(o.REMOVE)),
    "token": by("part", "id", among=spaces(o.TOKEN)),
    "wander": by("id", among=(option.id for option in o.WANDER)),
    "deed": by("id", among=(option.id for option in o.DEED)),
    "shift": by("part", "from_id", "id", among=CONNECTED),
    "perceive": by("name", among=(option.name for option in flat(o.PERCEIVE[1:]))),
    "mode": by("number", among=(1, 2)),
    "power": by("power", among=range(len(o.POWER))),
    "nazgul": by("number", among=(option.number for option in o.NAZGUL)),
}


def shapes(seats: tuple[str, ...]) -> Shapes:
    return Shapes({**VIEW, **of_seats(seats)}, OPTIONS, WORKED)
