"""What happened, as it is told. Fields are ids ready for the .ftl files; secrets go to their owner only."""

from __future__ import annotations

from redbook.kernel import Event

# -- set-up ----------------------------------------------------------------------------------------


class StartDrawn(Event, frozen=True):
    private = True
    place: str


class InformationDrawn(Event, frozen=True):
    private = True
    places: tuple[str, ...]


class InformationGiven(Event, frozen=True):
    place: str
    powers: int


class NazgulAssigned(Event, frozen=True):
    nazgul: int
    seat: str


class LeadTaken(Event, frozen=True):
    seat: str


class NazgulPlaced(Event, frozen=True):
    nazgul: int
    place: str
    space: str


class PartBegins(Event, frozen=True):
    part: int


# -- the sequence of the Day -----------------------------------------------------------------------


class DayBegins(Event, frozen=True):
    day: int


class TurnBegins(Event, frozen=True):
    turn: int


class DiceRolled(Event, frozen=True):
    faces: tuple[str, ...]


class TokensTaken(Event, frozen=True):
    count: int
    tokens: int
    why: str  # shadows, frodo, card


class TokensLost(Event, frozen=True):
    count: int
    tokens: int


class PoolReduced(Event, frozen=True):
    pool: int


# -- Frodo -----------------------------------------------------------------------------------------


class LogWritten(Event, frozen=True):
    """For the Ring-bearer alone."""

    private = True
    place: str
    space: str


class FrodoMoved(Event, frozen=True):
    track: int


class FrodoFled(Event, frozen=True):
    track: int


class FrodoRested(Event, frozen=True):
    pass


class CorruptionGained(Event, frozen=True):
    count: int
    corruption: int
    why: str


class CorruptionHealed(Event, frozen=True):
    count: int
    corruption: int


class InformationHidden(Event, frozen=True):
    """For the Ring-bearer alone: a token turned face down."""

    private = True
    place: str


# -- cards -----------------------------------------------------------------------------------------


class AllyPlayed(Event, frozen=True):
    card: str


class EffectChosen(Event, frozen=True):
    card: str
    effect: str


class AlliesDrawn(Event, frozen=True):
    count: int


class AllyDrawn(Event, frozen=True):
    private = True
    card: str


class AllyDiscarded(Event, frozen=True):
    card: str


class SorceryPlayed(Event, frozen=True):
    seat: str
    card: str


class SorceryDrawn(Event, frozen=True):
    seat: str


class SorceryCardDrawn(Event, frozen=True):
    private = True
    card: str


class SorceryDiscarded(Event, frozen=True):
    seat: str
    card: str


class SorceryGiven(Event, frozen=True):
    seat: str
    to: str


class SorceryCardGiven(Event, frozen=True):
    private = True
    card: str
    to: str


class DeckShuffled(Event, frozen=True):
    pass


class Cancelled(Event, frozen=True):
    """What was declared before all and does not happen: an action at a place or on a target, or a Sorcery card."""

    card: str
    action: str
    where: str  # place, target, card
    place: str = ""
    target: str = ""
    stopped: str = ""  # the Sorcery card


class HandSeen(Event, frozen=True):
    """For the one who looks."""

    private = True
    seat: str
    cards: tuple[str, ...]


class HandLookedAt(Event, frozen=True):
    by: str
    seat: str


class CompanyJoined(Event, frozen=True):
    company: str


class CompanyFlipped(Event, frozen=True):
    company: str


class AllyPlaced(Event, frozen=True):
    place: str
    space: str


class AllyMoved(Event, frozen=True):
    start: str
    place: str
    space: str


class AllyRemoved(Event, frozen=True):
    place: str
    space: str


class AreaClosed(Event, frozen=True):
    area: str


class PlacesClosed(Event, frozen=True):
    places: tuple[str, ...]


class BorderClosed(Event, frozen=True):
    pass


class DieTaken(Event, frozen=True):
    face: str


class DiceRerolled(Event, frozen=True):
    faces: tuple[str, ...]


class FogFell(Event, frozen=True):
    pass


class SilenceFell(Event, frozen=True):
    pass


class NetCloses(Event, frozen=True):
    pass


class CardStays(Event, frozen=True):
    card: str


class RangeGrows(Event, frozen=True):
    count: int


# -- the Nazgûl ------------------------------------------------------------------------------------


class NazgulActs(Event, frozen=True):
    nazgul: int
    seat: str


class NazgulRode(Event, frozen=True):
    """`start` and `place` are landmarks: a dot is named by a location near it, and by the number that it lies towards.

    `way` says which of them are dots.
    """

    nazgul: int
    start: str
    place: str
    towards: str
    way: str  # road, out, off, in, home, through, on
    space: str


class DieUsed(Event, frozen=True):
    face: str


class PowerUsed(Event, frozen=True):
    power: int


class SearchAnswered(Event, frozen=True):
    place: str
    space: str
    answer: str


class HuntAnswered(Event, frozen=True):
    place: str
    space: str
    answer: str


class PerceptionAnswered(Event, frozen=True):
    target: str
    answer: str


class InformationFound(Event, frozen=True):
    place: str
    powers: int


class DotsTold(Event, frozen=True):
    count: int


class ConnectionTold(Event, frozen=True):
    where: str  # place, or wild: then the place is near by
    place: str
    towards: str
    answer: str


# -- encounters, endings ---------------------------------------------------------------------------


class EncounterBegins(Event, frozen=True):
    place: str
    space: str
    nazgul: int


class TilesDrawn(Event, frozen=True):
    tiles: tuple[str, ...]


class TileReturned(Event, frozen=True):
    tile: str


class EyeSet(Event, frozen=True):
    eyes: int


class TileAdded(Event, frozen=True):
    tile: str


class BreeReached(Event, frozen=True):
    pass


class RescueNeeded(Event, frozen=True):
    moves: int


class FrodoRescued(Event, frozen=True):
    pass


# -- Part 2 ----------------------------------------------------------------------------------------


class JourneyKept(Event, frozen=True):
    private = True
    journey: str


class JourneyChosen(Event, frozen=True):
    pass


class CourseChanged(Event, frozen=True):
    track: int


class CourseKept(Event, frozen=True):
    pass


class DeedsDrawn(Event, frozen=True):
    private = True
    places: tuple[str, ...]


class GandalfMoved(Event, frozen=True):
    pass


class GandalfWent(Event, frozen=True):
    private = True
    place: str
    space: str


class GandalfRevealed(Event, frozen=True):
    place: str
    space: str


class GandalfHides(Event, frozen=True):
    pass


class GandalfFlees(Event, frozen=True):
    pass


class DeedDone(Event, frozen=True):
    place: str
    space: str


class GandalfHome(Event, frozen=True):
    pass


class LordEnters(Event, frozen=True):
    nazgul: int


class LordLeaves(Event, frozen=True):
    nazgul: int
