"""The table in numbers, read from what a seat sees and from nothing else; and the ground that bots reckon on."""

from __future__ import annotations

from functools import cache, cached_property

from redbook.games.hunt.board import BOARDS, BORDER, Board, mask_of
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.facts import parse
from redbook.games.hunt.nazgul import goals
from redbook.games.hunt.pieces import (
    COMPANY,
    EYE,
    FACES,
    JOURNEYS,
    LAST_MOVE,
    PART_1_LIMIT,
    READY,
    SHADOW,
    SORCERY,
    SWORD,
    TILE_NAME,
    TILE_VALUE,
)
from redbook.games.hunt.state import SEATS
from redbook.games.hunt.view import CARD_STATES, TURNS, HuntView

NEVER = 9  # turns of riding; farther is all the same
VALUE = dict(zip(TILE_NAME, TILE_VALUE, strict=True))
ALLY_INDEX = {id: n for n, id in enumerate(ALLY_IDS)}
SORCERY_INDEX = {id: n for n, id in enumerate(SORCERY_IDS)}
COURSE = {card.id: n for n, card in enumerate(JOURNEYS)}
SHORT_LIMIT = 12


@cache
def ride_turns(part: int) -> tuple[tuple[int, ...], ...]:
    """[from][to]: Daylight turns that a Nazgûl needs, with nobody in the way."""
    board = BOARDS[part]
    rows = []
    for start in range(board.size):
        row = [NEVER] * board.size
        row[start] = 0
        edge = [start]
        for far in range(1, NEVER):
            reached = []
            for at in edge:
                for goal, _ in board.day[at]:
                    if row[goal] > far:
                        row[goal] = far
                        reached.append(goal)
            edge = reached
        rows.append(tuple(row))
    return tuple(rows)


class Table:
    """One moment, as the seat that has to decide sees it."""

    def __init__(self, view: HuntView) -> None:
        self.view = view
        self.part = view.part
        self.board: Board = BOARDS[view.part]
        index = self.board.index
        self.turn = TURNS.index(view.turn)
        self.nazgul = [index[at] if at else 0 for at in view.nazgul]
        self.owner = [SEATS.index(seat) for seat in view.owners]
        self.lord = view.lord - 1 if view.lord is not None else -1
        self.active = view.active - 1 if view.active is not None else -1
        self.allies = mask_of(index[at] for at in view.allies)
        self.trails = mask_of(index[at] for at in view.trails)
        self.figure = index[view.figure] if view.figure else 0
        self.found = index[view.found] if view.found else 0
        self.dice = [view.dice.count(FACES[face]) for face in range(4)]
        self.lord_die = FACES.index(view.lord_die) if view.lord_die else -1
        self.record = tuple(parse(text, view.part) for text in view.record)
        self.hand = [SORCERY_INDEX[card] for card in view.my_hand]
        blocked = self.allies | mask_of(index[at] for at in view.closed)
        if self.figure:
            blocked |= 1 << self.figure
        self.blocked = blocked | (BORDER if view.border_closed else 0)

    # -- Corruption ---------------------------------------------------------------------------------

    @property
    def limit(self) -> int:
        """As far as this seat knows it."""
        if self.view.limit is not None:
            return self.view.limit
        return PART_1_LIMIT if self.part == 1 else SHORT_LIMIT + 1 + self.view.resolve

    @property
    def left(self) -> int:
        return self.limit - self.view.corruption

    @property
    def eye_cost(self) -> int:
        return 1 + len(self.view.eyes) + self.view.barrow_wights

    def tile_cost(self, name: str) -> int:
        return self.eye_cost if VALUE[name] == EYE else VALUE[name]

    @cached_property
    def tile_mean(self) -> float:
        """Corruption that one tile costs on average."""
        count = sum(self.view.tiles.values())
        return sum(self.tile_cost(name) * n for name, n in self.view.tiles.items()) / count if count else 0.0

    @property
    def burden(self) -> float:
        """How much one more point weighs: the nearer the limit, the more."""
        share = self.view.corruption / max(1, self.limit)
        return 1.0 + 1.2 * share * share

    # -- the Nazgûl --------------------------------------------------------------------------------------

    @property
    def free_hunts(self) -> bool:
        return self.view.eye

    @property
    def hunts(self) -> int:
        """Dice that can hunt."""
        return self.dice[SWORD] + self.dice[SHADOW]

    @property
    def sorcery_dice(self) -> int:
        return self.dice[SORCERY] + self.dice[SHADOW]

    @cached_property
    def order(self) -> list[int]:
        """In which they act, from the lead player on."""
        wraiths = len(self.view.hands)
        lead = SEATS.index(self.view.lead)
        seats = [(lead - 1 + n) % wraiths + 1 for n in range(wraiths)]
        return [n for seat in seats for n in range(4) if self.owner[n] == seat]

    @cached_property
    def to_come(self) -> list[int]:
        """Who acts after the active one in this turn."""
        return self.order[self.order.index(self.active) + 1 :] if self.active >= 0 else self.order

    def reach(self, nazgul: int, *, night: bool | None = None) -> set[int]:
        """Where it can be after its ride of this turn."""
        at = self.nazgul[nazgul]
        if not at:
            return set()
        if night is None:
            night = self.turn == 2
        return self.reach_from(at, night)

    def reach_from(self, at: int, night: bool) -> set[int]:
        routes = (self.board.night if night else self.board.day)[at]
        return {at, *goals(routes, self.blocked)}

    @cached_property
    def reaches(self) -> list[set[int]]:
        return [self.reach(n) for n in range(4)]

    def searchable(self, at: int) -> bool:
        board = self.board
        closed = board.exit_mask | board.start_mask | self.trails
        return at <= board.locs and at != self.figure and not closed >> at & 1

    def huntable(self, at: int) -> bool:
        return at <= self.board.locs and at != self.figure and not self.board.exit_mask >> at & 1

    # -- the Ring-bearer --------------------------------------------------------------------------------

    @property
    def moves_left(self) -> int:
        return LAST_MOVE - self.view.track

    def ready(self, who: int) -> bool:
        return self.view.company.get(COMPANY[who]) == CARD_STATES[READY]

    @cached_property
    def last(self) -> int:
        """Frodo's last location: for the Ring-bearer alone."""
        screen = self.view.screen
        return self.board.index[screen.last] if screen is not None and screen.last else 0

    @cached_property
    def dots(self) -> int:
        return self.view.screen.dots if self.view.screen is not None else 0

    @cached_property
    def journey(self) -> int:
        screen = self.view.screen
        return COURSE[screen.journey] if screen is not None and screen.journey is not None else -1

    @cached_property
    def cards(self) -> list[int]:
        """Ally cards in the Ring-bearer's hand."""
        return [ALLY_INDEX[card] for card in self.view.screen.hand] if self.view.screen is not None else []
