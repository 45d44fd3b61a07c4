"""The table as flat lists of small numbers. A card is its index; what it is stands in `kind`."""

from __future__ import annotations

from typing import Any

import msgspec

from redbook.games.tcg.words import FELLOWSHIP, SETUP
from redbook.kernel import Play


class Mod(msgspec.Struct, frozen=True, array_like=True):
    """A change that lasts for a while: on one card (or -1: the table), made by `source`."""

    what: str
    card: int
    amount: int
    until: str  # phase, regroup, turn
    source: int = -1
    other: int = -1


class Delayed(msgspec.Struct, frozen=True, array_like=True):
    """A text that waits for something, made by an effect: `block` is its place, `until` when it is forgotten."""

    block: str
    src: int
    me: int
    vars: tuple[tuple[str, tuple[int, ...]], ...]
    until: str


TEXTS = ("speakers", "statics", "listeners", "abilities", "checks", "values")  # caches of who says what


class State(msgspec.Struct, dict=True):
    """Lists by card have one entry a card; lists by player one entry a seat (p1 is 0)."""

    seats: int
    kind: tuple[int, ...]
    owner: bytes
    zone: bytearray
    host: list[int]  # what a card is attached to or stacked on; -1: nothing
    wounds: bytearray
    foe: list[int]  # minion: whom it was assigned to; -1: nobody
    table: list[int]  # cards in play in the order in which they came, sites left out
    decks: list[list[int]]  # the last card is the top
    hands: list[list[int]]
    discards: list[list[int]]
    deads: list[list[int]]
    adventures: list[list[int]]
    path: list[int]  # by site number; -1: no site yet; entry 0 is not used
    at: list[int]  # the site number of each fellowship
    burdens: list[int]
    bids: list[int]  # -1: not yet
    ring: list[int]  # the Ring of each player
    bearer: list[int]  # his Ring-bearer; -1: he has lost
    resistance: list[int]
    order: list[int]  # the players clockwise, the first player first; those who lost are taken out
    switches: dict[str, bool]
    last_site: int = 9
    fp: int = -1
    phase: int = SETUP
    active_shadow: int = -1  # whose Shadow phase it is
    twilight: int = 0
    turn: int = 0
    moves: int = 0
    move_limit: int = 2
    limit_change: int = 0  # this turn
    no_more_moves: bool = False
    worn: bool = False
    fight: int = -1  # the defender of the skirmish in progress
    fierce_round: bool = False
    heals: int = 0  # wounds that may still be healed at the sanctuary this turn
    drawn: int = 0  # cards drawn or taken in this fellowship phase: the Rule of 4
    mods: list[Mod] = []
    used: dict[str, int] = {}  # limits used: "card:text:per"
    fought: list[int] = []  # characters assigned this turn
    capped: dict[str, int] = {}  # wounds taken in this skirmish phase, by card
    fierce_now: list[int] = []  # minions of the fierce round
    delayed: list[Delayed] = []
    fallen: list[int] = []  # who was removed from the skirmish in progress, in order
    heir: int = -1  # the player of this turn has lost: who has the next one (rule 244)

    def copy(self) -> State:
        return State(
            self.seats, self.kind, self.owner, self.zone[:], self.host[:], self.wounds[:], self.foe[:], self.table[:],
            [x[:] for x in self.decks], [x[:] for x in self.hands], [x[:] for x in self.discards],
            [x[:] for x in self.deads], [x[:] for x in self.adventures], self.path[:], self.at[:], self.burdens[:],
            self.bids[:], self.ring[:], self.bearer[:], self.resistance[:], self.order[:], self.switches,
            self.last_site, self.fp, self.phase, self.active_shadow, self.twilight, self.turn, self.moves,
            self.move_limit, self.limit_change, self.no_more_moves, self.worn, self.fight, self.fierce_round,
            self.heals, self.drawn, self.mods[:], dict(self.used), self.fought[:], dict(self.capped),
            self.fierce_now[:],
            self.delayed[:], self.fallen[:], self.heir,
        )  # fmt: skip

    # -- caches: derived from the lists above, never saved ---------------------------------------

    def moved(self) -> None:
        """A card entered, left or changed hands: everything derived is stale."""
        self.__dict__.clear()

    def to_phase(self, phase: int) -> None:
        """Another phase. As long as the fellowship is on its way, nobody comes or goes and no text falls silent."""
        on_its_way = self.phase >= FELLOWSHIP and phase >= FELLOWSHIP
        self.phase = phase
        if on_its_way:
            self.changed()
        else:
            self.moved()

    def retold(self) -> None:
        """Other texts work now, but nobody came or went: the site of the fellowship, or what an effect waits for."""
        for name in TEXTS:
            self.__dict__.pop(name, None)

    def changed(self) -> None:
        """A number changed: values are stale, the lists of who is there are not."""
        self.__dict__.pop("values", None)

    @property
    def values(self) -> dict[Any, Any]:
        found: dict[Any, Any] | None = self.__dict__.get("values")
        if found is None:
            found = self.__dict__["values"] = {}
        return found

    # -- players ---------------------------------------------------------------------------------

    def counter_clockwise(self) -> list[int]:
        """The Free Peoples player, then the others to his right; without him if he has lost."""
        found: list[int] | None = self.__dict__.get("ccw")
        if found is None:
            order = self.order
            at = order.index(self.fp) if self.fp in order else order.index(self.heir) - 1 if self.heir >= 0 else 0
            found = [order[at - n] for n in range(len(order))]
            self.__dict__["ccw"] = found
        return found

    def left_of(self, player: int) -> int:
        return self.order[(self.order.index(player) + 1) % len(self.order)]

    def right_of(self, player: int) -> int:
        return self.order[self.order.index(player) - 1]

    def shadows(self) -> list[int]:
        return self.counter_clockwise()[1:] if self.heir < 0 else self.counter_clockwise()

    @property
    def here(self) -> int:
        """The number of the site where the active fellowship is."""
        return self.at[self.fp]

    @property
    def site(self) -> int:
        """The site card where the active fellowship is."""
        return self.path[self.at[self.fp]] if self.phase >= FELLOWSHIP else -1


G = Play[State]  # what the rules call `g`: this state, the stack of steps, chance and events


def seat_name(player: int) -> str:
    return f"p{player + 1}"
