"""How large everything is, for programs that want arrays (`redbook.kernel.shapes`).

The ids of both boards share their places: `part` says which board is meant.
"""

from __future__ import annotations

from redbook.games.hunt import options as o
from redbook.games.hunt.board import BOARDS
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.pieces import COMPANY, FACES, JOURNEYS, TILE_NAME
from redbook.kernel.shapes import Amount, LeftOut, Of, Shape, Shapes, Slots, by, flat, of

PARTS = (1, 2)
SPACES = tuple(dict.fromkeys(id for part in PARTS for id in BOARDS[part].ids if id))
PLACES = tuple(dict.fromkeys(id for part in PARTS for id in BOARDS[part].ids[1 : BOARDS[part].locs + 1]))
TILE_NAMES = tuple(dict.fromkeys(TILE_NAME))
DAYS, CORRUPTION, TRACK = 20, 24, 24

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
    "HuntView.record": LeftOut("grows without end; with the setting `deduction`, `possible` says what follows from it"),
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
    return Shapes({**VIEW, **of_seats(seats)}, OPTIONS)
