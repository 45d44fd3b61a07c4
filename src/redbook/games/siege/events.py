"""What happens in a siege. Fields are names and numbers; sentences are made from them in text/*.ftl."""

from __future__ import annotations

from redbook.kernel import Event

# -- the turn -------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    turn: int
    date: int


class DayRemembered(Event, frozen=True):
    """2.1.1: what the tale tells of this day of March (Table 3)."""

    day: int


class StageBegan(Event, frozen=True):
    side: str
    turn: int


class PhaseBegan(Event, frozen=True):
    side: str
    phase: str


class StewardDied(Event, frozen=True):
    """5.2: Denethor, removed at the start of turn 9."""

    piece: str


class EyeRolled(Event, frozen=True):
    """5.3."""

    die: int


class EyeOpened(Event, frozen=True):
    pass


class RingTaken(Event, frozen=True):
    die: int


class EyeWatches(Event, frozen=True):
    """Sauron has the Ring: no roll is needed."""


class PlacedAtStart(Event, frozen=True):
    piece: str
    hex: str


# -- preparation ----------------------------------------------------------------------------------


class MoraleEntryGained(Event, frozen=True):
    side: str
    entry: str
    value: int


class MoraleEntryLost(Event, frozen=True):
    side: str
    entry: str
    value: int


class MoraleSet(Event, frozen=True):
    side: str
    marker: int
    sum: int


class Recovered(Event, frozen=True):
    piece: str
    hex: str


class Arrived(Event, frozen=True):
    piece: str
    hex: str


class HeldBack(Event, frozen=True):
    side: str
    pieces: tuple[str, ...]


class PointsRecorded(Event, frozen=True):
    west: int
    shadow: int


# -- movement -------------------------------------------------------------------------------------


class DutyFound(Event, frozen=True):
    """4.3."""

    side: str
    pieces: tuple[str, ...]


class DutyDone(Event, frozen=True):
    """It has left the enemy's zones."""

    piece: str
    hex: str


class DutyLapsed(Event, frozen=True):
    """It can neither leave nor attack."""

    piece: str
    hex: str


class EngineBuilt(Event, frozen=True):
    piece: str
    engine: str
    hex: str


class Moved(Event, frozen=True):
    piece: str
    path: tuple[str, ...]
    cost: int


class Embarked(Event, frozen=True):
    piece: str
    path: tuple[str, ...]


class LeftMap(Event, frozen=True):
    piece: str
    hex: str
    cost: int


class SentBack(Event, frozen=True):
    piece: str
    hex: str


class ControlTaken(Event, frozen=True):
    side: str
    hex: str
    piece: str


class RammasFell(Event, frozen=True):
    piece: str
    hex: str


class RammasAttacked(Event, frozen=True):
    hex: str


class AnduinCrossed(Event, frozen=True):
    piece: str
    hex: str


# -- the bridge -----------------------------------------------------------------------------------


class BridgeBegun(Event, frozen=True):
    side: str


class BridgeWorkLost(Event, frozen=True):
    side: str
    hex: str


class BridgeBuilt(Event, frozen=True):
    side: str


class BridgeDestroyed(Event, frozen=True):
    side: str


class BridgeKept(Event, frozen=True):
    side: str


# -- combat ---------------------------------------------------------------------------------------


class AttackDeclared(Event, frozen=True):
    side: str
    hex: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class OddsRead(Event, frozen=True):
    attack: int
    defence: int
    column: str


class ColumnShifted(Event, frozen=True):
    shift: str
    value: int


class ColumnFixed(Event, frozen=True):
    column: str


class MoraleCounted(Event, frozen=True):
    """4.6.2: marker, best leader (or Eye), surrounded."""

    side: str
    marker: int
    leader: str
    modifier: int
    surrounded: int
    total: int


class MoraleWeighed(Event, frozen=True):
    """The variant in which morale weighs more: what the difference adds to the roll."""

    points: int
    weight: int
    morale: int


class EyeLooked(Event, frozen=True):
    hex: str


class DiceRolled(Event, frozen=True):
    tens: int
    units: int
    morale: int
    total: int
    column: str


class Magic(Event, frozen=True):
    """4.7: the tens die shows 0."""

    tens: int
    units: int
    column: str


class ResultRead(Event, frozen=True):
    """Table 2: both codes as printed, and their letters without the sign."""

    attacker: str
    defender: str
    row: str
    column: str
    attack: str
    defence: str


class LossTaken(Event, frozen=True):
    piece: str
    hex: str
    loss: str


class Eliminated(Event, frozen=True):
    piece: str
    hex: str
    loss: str


class Retreated(Event, frozen=True):
    piece: str
    origin: str
    to: str


class StoodFast(Event, frozen=True):
    """A retreat that became a loss."""

    piece: str
    hex: str
    loss: str


class Displaced(Event, frozen=True):
    piece: str
    friend: str
    hex: str


class Advanced(Event, frozen=True):
    piece: str
    origin: str
    to: str


# -- victory --------------------------------------------------------------------------------------


class Scored(Event, frozen=True):
    side: str
    award: str
    points: int
    piece: str = ""  # for whom, or
    hex: str = ""  # for which place


class AttritionDue(Event, frozen=True):
    side: str
    reduced: int
    due: int


class SiegeEnded(Event, frozen=True):
    west: int
    shadow: int
    outcome: str
