"""All that can be chosen, with its notation. The instances are made once and shared: an offer costs one look-up."""

from __future__ import annotations

from collections.abc import Mapping

from redbook.games.hunt.board import BOARDS
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.pieces import COMPANY, FACES, JOURNEYS, TILE_NAME
from redbook.games.hunt.state import SEATS
from redbook.kernel import Option
from redbook.kernel.message import Arg


def place(part: int, space: int) -> str:
    """The id under which the .ftl files name a space: "1-23", "2-A"; dots share one name."""
    id = BOARDS[part].ids[space]
    return f"{part}-{id}" if space <= BOARDS[part].locs else "dot"


def landmark(part: int, space: int) -> tuple[str, str]:
    """For the names of dots: "place" and its id, or "wild" and the location near by."""
    board = BOARDS[part]
    return "place" if space <= board.locs else "wild", place(part, board.landmark[space])


def way(part: int, start: int, goal: int) -> tuple[str, str, str]:
    """How a ride is told: where from and where to by their landmarks, and through what kind of country."""
    (leaves, begin), (enters, end) = landmark(part, start), landmark(part, goal)
    if leaves == enters == "wild":
        return begin, end, "on" if begin == end else "through"
    return begin, end, "out" if enters == "wild" else "in" if leaves == "wild" else "road"


class Word(Option, frozen=True):
    """An option that is fully said by its name."""


class Rest(Word, frozen=True):
    pass


class March(Word, frozen=True):
    """Part 2, Nightfall: Frodo goes on."""


class SpendToken(Word, frozen=True):
    @property
    def notation(self) -> str:
        return "draw"


class Resolve(Word, frozen=True):
    """Frodo's Resolve: flip the card to move again."""


class EndTurn(Word, frozen=True):
    @property
    def notation(self) -> str:
        return "end"


class Pass(Word, frozen=True):
    pass


class Enough(Word, frozen=True):
    """Pass, and do not ask again this turn."""


class Done(Word, frozen=True):
    pass


class Stay(Word, frozen=True):
    pass


class Search(Word, frozen=True):
    pass


class Hunt(Word, frozen=True):
    pass


class DrawSorcery(Word, frozen=True):
    @property
    def notation(self) -> str:
        return "draw"


class Advance(Word, frozen=True):
    pass


class Reveal(Word, frozen=True):
    pass


class Rivendell(Word, frozen=True):
    pass


class ChangeCourse(Word, frozen=True):
    @property
    def notation(self) -> str:
        return "change"


class CarryOn(Word, frozen=True):
    pass


class Spend(Word, frozen=True):
    pass


class Keep(Word, frozen=True):
    pass


class Nothing(Word, frozen=True):
    pass


class Roll(Word, frozen=True):
    pass


class Spaced(Option, frozen=True):
    """An option about one space of the board of a part."""

    part: int
    space: int

    def args(self) -> Mapping[str, Arg]:
        where, near = landmark(self.part, self.space)
        return {"space": self.name, "place": near, "where": where}

    @property
    def name(self) -> str:
        return BOARDS[self.part].ids[self.space]


class Log(Spaced, frozen=True):
    """Write a location, or a dot (space 0), in the Journey Log."""

    @property
    def notation(self) -> str:
        return self.name or "dot"

    def args(self) -> Mapping[str, Arg]:
        return super().args() if self.space else {"space": "dot", "place": "dot"}


class Ride(Spaced, frozen=True):
    """The active Nazgûl, or one that a card moves, goes there."""

    @property
    def notation(self) -> str:
        return f">{self.name}"


class At(Spaced, frozen=True):
    """Choose this space: for a marker, a start, the target of a card."""

    @property
    def notation(self) -> str:
        return f"at {self.name}"


class Remove(Spaced, frozen=True):
    """Take an Ally marker from here."""

    @property
    def notation(self) -> str:
        return f"remove {self.name}"


class Wander(Spaced, frozen=True):
    """Gandalf goes there."""

    @property
    def notation(self) -> str:
        return f"gandalf {self.name}"


class Deed(Spaced, frozen=True):
    """Gandalf completes the Deed of the place where he is."""

    @property
    def notation(self) -> str:
        return f"deed {self.name}"


class Token(Spaced, frozen=True):
    """One of several Information or Deeds tokens."""

    @property
    def notation(self) -> str:
        return f"token {self.name}"


class Shift(Option, frozen=True):
    """An Ally marker goes from one location to a connected one."""

    part: int
    start: int
    goal: int

    @property
    def notation(self) -> str:
        ids = BOARDS[self.part].ids
        return f"{ids[self.start]}>{ids[self.goal]}"

    def args(self) -> Mapping[str, Arg]:
        ids = BOARDS[self.part].ids
        return {
            "space": ids[self.goal], "from_space": ids[self.start],
            "place": place(self.part, self.goal), "from": place(self.part, self.start),
        }  # fmt: skip


class Perceive(Option, frozen=True):
    part: int
    target: int

    @property
    def notation(self) -> str:
        return f"perceive {BOARDS[self.part].targets[self.target]}"

    def args(self) -> Mapping[str, Arg]:
        return {"target": BOARDS[self.part].targets[self.target]}


class PlayAlly(Option, frozen=True):
    card: int

    @property
    def notation(self) -> str:
        return f"play {ALLY_IDS[self.card]}"

    def args(self) -> Mapping[str, Arg]:
        return {"card": ALLY_IDS[self.card]}


class PlaySorcery(Option, frozen=True):
    card: int

    @property
    def notation(self) -> str:
        return f"play {SORCERY_IDS[self.card]}"

    def args(self) -> Mapping[str, Arg]:
        return {"card": SORCERY_IDS[self.card]}


class DiscardAlly(Option, frozen=True):
    card: int

    @property
    def notation(self) -> str:
        return f"discard {ALLY_IDS[self.card]}"

    def args(self) -> Mapping[str, Arg]:
        return {"card": ALLY_IDS[self.card]}


class DiscardSorcery(Option, frozen=True):
    card: int

    @property
    def notation(self) -> str:
        return f"discard {SORCERY_IDS[self.card]}"

    def args(self) -> Mapping[str, Arg]:
        return {"card": SORCERY_IDS[self.card]}


class Mode(Option, frozen=True):
    """One of the two effects of a card."""

    id: str
    mode: int

    @property
    def notation(self) -> str:
        return f"mode {self.mode + 1}"

    def args(self) -> Mapping[str, Arg]:
        return {"effect": f"{self.id}-{self.mode + 1}", "card": self.id}


class UseDie(Option, frozen=True):
    face: int

    @property
    def notation(self) -> str:
        return f"die {FACES[self.face]}"

    def args(self) -> Mapping[str, Arg]:
        return {"face": FACES[self.face]}


class Power(Option, frozen=True):
    """An ability of the Black Riders card."""

    power: int

    @property
    def notation(self) -> str:
        return f"power {self.power}"

    def args(self) -> Mapping[str, Arg]:
        return {"power": self.power}


class Face(Option, frozen=True):
    """A die of this face: to be spent, taken away or rolled again."""

    face: int

    @property
    def notation(self) -> str:
        return FACES[self.face]

    def args(self) -> Mapping[str, Arg]:
        return {"face": FACES[self.face]}


class Seat(Option, frozen=True):
    number: int

    @property
    def notation(self) -> str:
        return SEATS[self.number]

    def args(self) -> Mapping[str, Arg]:
        return {"seat": SEATS[self.number]}


class Give(Option, frozen=True):
    card: int
    number: int

    @property
    def notation(self) -> str:
        return f"give {SORCERY_IDS[self.card]} {SEATS[self.number]}"

    def args(self) -> Mapping[str, Arg]:
        return {"card": SORCERY_IDS[self.card], "seat": SEATS[self.number]}


class Flip(Option, frozen=True):
    """Flip a Company card to cancel a drawn tile."""

    who: int
    tile: int

    @property
    def notation(self) -> str:
        return f"flip {COMPANY[self.who]} {TILE_NAME[self.tile]}"

    def args(self) -> Mapping[str, Arg]:
        return {"company": COMPANY[self.who], "tile": TILE_NAME[self.tile]}


class Tile(Option, frozen=True):
    tile: int

    @property
    def notation(self) -> str:
        return f"tile {TILE_NAME[self.tile]}"

    def args(self) -> Mapping[str, Arg]:
        return {"tile": TILE_NAME[self.tile]}


class Travel(Option, frozen=True):
    """Keep this Journey card."""

    card: int

    @property
    def notation(self) -> str:
        return f"journey {JOURNEYS[self.card].id}"

    def args(self) -> Mapping[str, Arg]:
        return {"journey": JOURNEYS[self.card].id}


class Nazgul(Option, frozen=True):
    """One of the four, by its place in the turn order at set-up."""

    who: int

    @property
    def notation(self) -> str:
        return f"nazgul {self.who + 1}"

    def args(self) -> Mapping[str, Arg]:
        return {"nazgul": self.who + 1}


REST, MARCH, SPEND_TOKEN, RESOLVE, END, PASS, ENOUGH, DONE = (
    Rest(), March(), SpendToken(), Resolve(), EndTurn(), Pass(), Enough(), Done(),
)  # fmt: skip
STAY, SEARCH, HUNT, DRAW_SORCERY, ADVANCE, REVEAL, RIVENDELL = (
    Stay(), Search(), Hunt(), DrawSorcery(), Advance(), Reveal(), Rivendell(),
)  # fmt: skip
CHANGE, CARRY_ON, SPEND, KEEP, NOTHING, ROLL = ChangeCourse(), CarryOn(), Spend(), Keep(), Nothing(), Roll()

_parts = (1, 1, 2)  # there is no part 0
LOG = tuple(tuple(Log(p, n) for n in range(BOARDS[p].locs + 1)) for p in _parts)
RIDE = tuple(tuple(Ride(p, n) for n in range(BOARDS[p].size)) for p in _parts)
AT = tuple(tuple(At(p, n) for n in range(BOARDS[p].size)) for p in _parts)
REMOVE = tuple(tuple(Remove(p, n) for n in range(BOARDS[p].locs + 1)) for p in _parts)
TOKEN = tuple(tuple(Token(p, n) for n in range(BOARDS[p].locs + 1)) for p in _parts)
WANDER = tuple(Wander(2, n) for n in range(BOARDS[2].locs + 1))
DEED = tuple(Deed(2, n) for n in range(BOARDS[2].locs + 1))
PERCEIVE = tuple(tuple(Perceive(p, n) for n in range(len(BOARDS[p].targets))) for p in _parts)
PLAY_ALLY = tuple(PlayAlly(n) for n in range(len(ALLY_IDS)))
PLAY_SORCERY = tuple(PlaySorcery(n) for n in range(len(SORCERY_IDS)))
DISCARD_ALLY = tuple(DiscardAlly(n) for n in range(len(ALLY_IDS)))
DISCARD_SORCERY = tuple(DiscardSorcery(n) for n in range(len(SORCERY_IDS)))
USE_DIE = tuple(UseDie(n) for n in range(len(FACES)))
FACE = tuple(Face(n) for n in range(len(FACES)))
POWER = tuple(Power(n) for n in range(6))
SEAT = tuple(Seat(n) for n in range(len(SEATS)))
NAZGUL = tuple(Nazgul(n) for n in range(4))
