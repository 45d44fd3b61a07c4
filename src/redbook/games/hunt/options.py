"""All that can be chosen, with its notation. The instances are made once and shared: an offer costs one look-up."""

from __future__ import annotations

from typing import Annotated

from redbook.games.hunt.board import BOARDS
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.pieces import COMPANY, FACES, JOURNEYS, TILE_NAME
from redbook.games.hunt.state import SEATS
from redbook.kernel import Option
from redbook.kernel.forms import Named


def place(part: int, space: int) -> str:
    """The id under which the .ftl files name a space: "1-23", "2-A"; dots share one name."""
    id = BOARDS[part].ids[space]
    return f"{part}-{id}" if space <= BOARDS[part].locs else "dot"


def landmark(part: int, space: int) -> tuple[str, str, str]:
    """For the names of dots: "place" and its id, or "wild", the location near by and the number it lies towards."""
    board = BOARDS[part]
    if space <= board.locs:
        return "place", place(part, space), ""
    return "wild", place(part, board.landmark[space]), board.ids[board.towards[space]]


def spot(part: int, space: int) -> dict[str, str]:
    """The same for a question: where somebody stands."""
    where, near, towards = landmark(part, space)
    return {"where": where, "place": near, "towards": towards}


def way(part: int, start: int, goal: int) -> tuple[str, str, str, str]:
    """How a ride is told: from where, to where and towards what, by landmarks, and through what kind of country."""
    (leaves, begin, _), (enters, end, towards) = landmark(part, start), landmark(part, goal)
    if leaves == enters == "wild":
        kind = "on" if begin == end else "through"
    elif enters == "wild":
        kind = "off" if begin == end else "out"
    else:
        kind = "road" if leaves == "place" else "home" if begin == end else "in"
    return begin, end, towards, kind


class Rest(Option, frozen=True):
    pass


class March(Option, frozen=True):
    """Part 2, Nightfall: Frodo goes on."""


class SpendToken(Option, frozen=True):
    written = "draw"


class Resolve(Option, frozen=True):
    """Frodo's Resolve: flip the card to move again."""


class EndTurn(Option, frozen=True):
    written = "end"


class Pass(Option, frozen=True):
    pass


class Enough(Option, frozen=True):
    """Pass, and do not ask again this turn."""


class Done(Option, frozen=True):
    pass


class Stay(Option, frozen=True):
    pass


class Search(Option, frozen=True):
    pass


class Hunt(Option, frozen=True):
    pass


class DrawSorcery(Option, frozen=True):
    written = "draw"


class Advance(Option, frozen=True):
    pass


class Reveal(Option, frozen=True):
    pass


class Rivendell(Option, frozen=True):
    pass


class ChangeCourse(Option, frozen=True):
    written = "change"


class CarryOn(Option, frozen=True):
    pass


class Spend(Option, frozen=True):
    pass


class Keep(Option, frozen=True):
    pass


class Nothing(Option, frozen=True):
    pass


class Roll(Option, frozen=True):
    pass


# -- places ---------------------------------------------------------------------------------------


class Spaced(Option, frozen=True):
    """An option about one space of the board of a part. A dot is told by the location near it and one beyond."""

    part: int
    space: int
    tells = {"space": "id", "place": "place", "where": "where", "towards": "towards"}

    @property
    def id(self) -> str:
        return BOARDS[self.part].ids[self.space]

    @property
    def place(self) -> str:
        return landmark(self.part, self.space)[1]

    @property
    def where(self) -> str:
        return landmark(self.part, self.space)[0]

    @property
    def towards(self) -> str:
        return landmark(self.part, self.space)[2]


class Log(Spaced, frozen=True):
    """Write a location, or a dot (space 0), in the Journey Log."""

    written = "{id}"

    @property
    def id(self) -> str:
        return BOARDS[self.part].ids[self.space] or "dot"

    @property
    def place(self) -> str:
        return place(self.part, self.space) if self.space else "dot"


class Ride(Spaced, frozen=True):
    """The active Nazgûl, or one that a card moves, goes there."""

    written = ">{id}"


class At(Spaced, frozen=True):
    """Choose this space: for a marker, a start, the target of a card."""

    written = "at {id}"


class Remove(Spaced, frozen=True):
    """Take an Ally marker from here."""

    written = "remove {id}"


class Wander(Spaced, frozen=True):
    """Gandalf goes there."""

    written = "gandalf {id}"


class Deed(Spaced, frozen=True):
    """Gandalf completes the Deed of the place where he is."""

    written = "deed {id}"


class Token(Spaced, frozen=True):
    """One of several Information or Deeds tokens."""

    written = "token {id}"


class Shift(Option, frozen=True):
    """An Ally marker goes from one location to a connected one."""

    part: int
    start: int
    goal: int
    written = "{from_id}>{id}"
    tells = {"space": "id", "from_space": "from_id", "place": "place", "from": "from_place"}

    @property
    def id(self) -> str:
        return BOARDS[self.part].ids[self.goal]

    @property
    def from_id(self) -> str:
        return BOARDS[self.part].ids[self.start]

    @property
    def place(self) -> str:
        return place(self.part, self.goal)

    @property
    def from_place(self) -> str:
        return place(self.part, self.start)


class Perceive(Option, frozen=True):
    part: int
    target: int
    written = "perceive {name}"
    tells = {"target": "name"}

    @property
    def name(self) -> str:
        return BOARDS[self.part].targets[self.target]


# -- cards, dice, people ------------------------------------------------------------------------------

AllyCard = Annotated[int, Named(ALLY_IDS)]
SorceryCard = Annotated[int, Named(SORCERY_IDS)]
DieFace = Annotated[int, Named(FACES)]
Player = Annotated[int, Named(SEATS)]
Friend = Annotated[int, Named(COMPANY)]
TileNo = Annotated[int, Named(TILE_NAME)]
JourneyNo = Annotated[int, Named(tuple(card.id for card in JOURNEYS))]


class PlayAlly(Option, frozen=True):
    card: AllyCard
    written = "play {card}"


class PlaySorcery(Option, frozen=True):
    card: SorceryCard
    written = "play {card}"


class DiscardAlly(Option, frozen=True):
    card: AllyCard
    written = "discard {card}"


class DiscardSorcery(Option, frozen=True):
    card: SorceryCard
    written = "discard {card}"


class Mode(Option, frozen=True):
    """One of the two effects of a card."""

    id: str
    mode: int
    written = "mode {number}"
    tells = {"effect": "effect", "card": "id"}

    @property
    def number(self) -> int:
        return self.mode + 1

    @property
    def effect(self) -> str:
        return f"{self.id}-{self.number}"


class UseDie(Option, frozen=True):
    face: DieFace
    written = "die {face}"


class Power(Option, frozen=True):
    """An ability of the Black Riders card."""

    power: int
    written = "power {power}"


class Face(Option, frozen=True):
    """A die of this face: to be spent, taken away or rolled again."""

    face: DieFace
    written = "{face}"


class Seat(Option, frozen=True):
    number: Player
    written = "{number}"
    tells = {"seat": "number"}


class Give(Option, frozen=True):
    card: SorceryCard
    number: Player
    written = "give {card} {number}"
    tells = {"card": "card", "seat": "number"}


class Flip(Option, frozen=True):
    """Flip a Company card to cancel a drawn tile."""

    who: Friend
    tile: TileNo
    written = "flip {who} {tile}"
    tells = {"company": "who", "tile": "tile"}


class Tile(Option, frozen=True):
    tile: TileNo
    written = "tile {tile}"


class Travel(Option, frozen=True):
    """Keep this Journey card. Its rows are told too: numbers, letters and dots."""

    card: JourneyNo
    written = "journey {card}"
    tells = {"journey": "card", "rows": "rows"}

    @property
    def rows(self) -> str:
        board = BOARDS[2]
        return " ".join(board.ids[at] if at <= board.locs else "·" for at in JOURNEYS[self.card].rows)


class Nazgul(Option, frozen=True):
    """One of the four, by its place in the turn order at set-up."""

    who: int
    written = "nazgul {number}"
    tells = {"nazgul": "number"}

    @property
    def number(self) -> int:
        return self.who + 1


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
MODES = ("mode 1", "mode 2")
