"""The whole table as plain data: flat lists of small integers, masks over locations, and nothing else."""

from __future__ import annotations

from copy import copy

import msgspec

from redbook.games.hunt.board import BOARDS, BORDER, Board
from redbook.games.hunt.pieces import COMMON_DICE, JOURNEYS, PART_1_LIMIT

RB = "ringbearer"
WRAITHS = ("wraith-1", "wraith-2", "wraith-3", "wraith-4")
SEATS = (RB, *WRAITHS)
DASH = -1  # in the Journey Log: a flight in which Frodo did not move
DOT = 0
BY_LORDS_DIE = 2  # how the active Nazgûl has acted


class State(msgspec.Struct):
    """Secrets of the Ring-bearer stand under their own heading; `view` is the only way out."""

    # the frame
    wraiths: int = 1
    parts: int = 0  # 0: both, 1 or 2: that one alone
    give: int = 1  # Information tokens given at the start: balancing, p. 9
    pool_size: int = 3
    shelters: int = 0
    deduction: int = 0
    ask_all: int = 1  # out of turn: ask before every action that a card could stop, or before Hunts only
    part: int = 1
    day: int = 0
    turn: int = 0  # 0 and 1: Daylight, 2: Nightfall
    eye: int = 0  # the turn marker shows the Eye
    corruption: int = 0
    track: int = 0

    # the Ring-bearer, in the open
    tokens: int = 0
    pool: int = 3  # the size of the Fellowship pool, tokens on Frodo included
    company: list[int] = []
    ally_discard: list[int] = []
    lore: int = -1  # Strider's Lore, kept on the table
    allies: int = 0  # mask of Ally markers
    moved: int = 0
    rested: int = 0
    plays: int = 0
    drew: int = 0
    bonus: int = 0  # dots added to the range of the next move of this turn
    fog: int = 0  # cards cannot move Frodo or Gandalf
    hush: int = 0  # the Ring-bearer does not want to be asked again this turn
    rescue: int = 0

    # the Ring-bearer, behind the screen
    start: int = 0
    journal: list[int] = []  # Part 1: Frodo's; Part 2: Gandalf's
    last: int = 0
    dots: int = 0
    visited: int = 0
    info: list[int] = []  # Information tokens face up
    info_down: list[int] = []
    lied: list[int] = []  # those turned down by a card
    hand: list[int] = []
    ally_deck: list[int] = []
    journey: int = -1
    journey_deck: list[int] = []
    courses: list[int] = []  # Journey cards given up, the oldest first
    journeys_gone: list[int] = []  # drawn and not kept
    gandalf: int = 0  # his last location; 0: not in play
    deeds: list[int] = []
    deed_supply: list[int] = []
    deeds_spent: list[int] = []  # used as positions, out of the game
    journeys_drawn: list[int] = []  # one of them is to be kept
    deeds_drawn: list[int] = []

    # Gandalf, in the open
    gandalf_moved: int = 0  # his own move of this turn is made
    gandalf_sped: int = 0  # a card has moved him this turn
    figure: int = 0  # where his figure stands
    deeds_done: list[int] = []
    home: int = 0  # in Rivendell
    fought: int = -9  # the day of the last Encounter

    # the Nazgûl
    nazgul: list[int] = []
    owner: list[int] = []  # of each Nazgûl: 1 to 4
    lead: int = 1
    active: int = -1
    rode: int = 0
    acted: int = 0  # 2: with the Lord's die
    lord: int = -1  # which Nazgûl the Lord stands in for
    dice: list[int] = []  # unused common dice by face
    out: int = 0  # common dice taken away until the next Refresh
    lord_die: int = -1  # its unused face
    given: list[int] = []  # Information tokens on the Black Riders card
    tracks: int = 0  # mask of trail markers, Eye side
    swords: int = 0  # mask of trail markers, Sword side
    shut: int = 0  # locations closed this turn
    trap: int = 0
    border: int = 0
    radius: int = 1
    quiet: int = 0  # no Out of Turn cards this turn
    found: int = 0  # where an Encounter is due

    # sorcery and tiles
    hands: list[list[int]] = []
    deck: list[int] = []
    discard: list[int] = []
    playing: int = -1
    eye_card: int = 0
    knife: int = 0
    tiles: list[int] = []  # the Hunt pool
    reds: list[int] = []  # special tiles not yet in play
    eyes: list[int] = []
    drawn: list[int] = []

    # what everybody has heard, for the belief; and cards that a seat has seen in another hand
    record: list[int] = []
    known: list[int] = []

    def copy(self) -> State:
        twin: State = copy(self)
        twin.company = self.company[:]
        twin.ally_discard = self.ally_discard[:]
        twin.journal = self.journal[:]
        twin.info = self.info[:]
        twin.info_down = self.info_down[:]
        twin.lied = self.lied[:]
        twin.hand = self.hand[:]
        twin.ally_deck = self.ally_deck[:]
        twin.journey_deck = self.journey_deck[:]
        twin.courses = self.courses[:]
        twin.journeys_gone = self.journeys_gone[:]
        twin.deeds = self.deeds[:]
        twin.deed_supply = self.deed_supply[:]
        twin.deeds_spent = self.deeds_spent[:]
        twin.journeys_drawn = self.journeys_drawn[:]
        twin.deeds_drawn = self.deeds_drawn[:]
        twin.deeds_done = self.deeds_done[:]
        twin.nazgul = self.nazgul[:]
        twin.owner = self.owner[:]
        twin.dice = self.dice[:]
        twin.given = self.given[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.tiles = self.tiles[:]
        twin.reds = self.reds[:]
        twin.eyes = self.eyes[:]
        twin.drawn = self.drawn[:]
        twin.record = self.record[:]
        twin.known = self.known[:]
        return twin

    # -- small questions ---------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return BOARDS[self.part]

    @property
    def night(self) -> bool:
        return self.turn == 2

    @property
    def trails(self) -> int:
        return self.tracks | self.swords

    @property
    def blocked(self) -> int:
        """What no Nazgûl may enter or pass (p. 14, 17, 31): Ally markers, Gandalf's figure, what cards close."""
        blocked = self.allies | self.shut
        if self.figure:
            blocked |= 1 << self.figure
        if self.border:
            blocked |= BORDER
        return blocked

    @property
    def sure(self) -> bool:
        """p. 33: what is done with the Lord's die cannot be cancelled."""
        return self.acted == BY_LORDS_DIE

    @property
    def used_dice(self) -> int:
        return COMMON_DICE - sum(self.dice) - self.out

    @property
    def limit(self) -> int:
        """p. 25, 34: where Frodo is corrupted. In Part 2 a secret: it tells a short journey from a long one."""
        if self.part == 1:
            return PART_1_LIMIT
        return JOURNEYS[self.journey].limit + self.resolve

    @property
    def resolve(self) -> int:
        """What Gandalf has added to the limit (p. 31)."""
        return len(self.deeds_done) + self.home

    def last_location(self) -> int:
        return self.last if self.part == 1 else JOURNEYS[self.journey].last[self.track]

    def dots_since(self) -> int:
        return self.dots if self.part == 1 else JOURNEYS[self.journey].dots[self.track]

    def passed(self) -> int:
        """The locations in Frodo's log, the start included."""
        return self.visited if self.part == 1 else JOURNEYS[self.journey].passed[self.track]

    def nazgul_at(self) -> int:
        mask = 0
        for at in self.nazgul:
            mask |= 1 << at
        return mask
