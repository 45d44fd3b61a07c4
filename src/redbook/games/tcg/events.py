"""What happened: typed, with names that the .ftl files know."""

from __future__ import annotations

from redbook.kernel import Event


class TurnBegan(Event, frozen=True):
    seat: str
    turn: int


class PhaseBegan(Event, frozen=True):
    phase: str
    seat: str


class BidShown(Event, frozen=True):
    seat: str
    number: int


class PlaceChosen(Event, frozen=True):
    seat: str
    place: int


class CardPlayed(Event, frozen=True):
    seat: str
    card: str
    number: int
    cost: int
    on: str


class AbilityUsed(Event, frozen=True):
    seat: str
    card: str
    number: int
    text: int


class SitePlaced(Event, frozen=True):
    seat: str
    card: str
    site: int


class FellowshipMoved(Event, frozen=True):
    seat: str
    site: int
    card: str


class TwilightChanged(Event, frozen=True):
    amount: int
    twilight: int
    card: str


class Wounded(Event, frozen=True):
    card: str
    number: int
    source: str


class Exerted(Event, frozen=True):
    card: str
    number: int
    source: str


class Healed(Event, frozen=True):
    card: str
    number: int
    source: str


class Prevented(Event, frozen=True):
    card: str
    source: str


class Killed(Event, frozen=True):
    seat: str
    card: str
    number: int


class Discarded(Event, frozen=True):
    seat: str
    card: str
    number: int
    source: str


class DiscardedFromHand(Event, frozen=True):
    seat: str
    card: str


class DiscardedUnseen(Event, frozen=True):
    seat: str
    count: int


class Milled(Event, frozen=True):
    seat: str
    card: str
    source: str


class Drew(Event, frozen=True):
    seat: str
    card: str


class DrewUnseen(Event, frozen=True):
    seat: str
    count: int


class Revealed(Event, frozen=True):
    seat: str
    card: list[str]
    source: str


class LookedAt(Event, frozen=True):
    seat: str
    other: str
    source: str


class SawCards(Event, frozen=True):
    seat: str
    card: list[str]
    source: str


class Put(Event, frozen=True):
    seat: str
    card: str
    where: str


class PutUnseen(Event, frozen=True):
    seat: str
    where: str


class BurdensChanged(Event, frozen=True):
    seat: str
    amount: int
    burdens: int
    source: str


class RingPutOn(Event, frozen=True):
    seat: str
    card: str


class RingTakenOff(Event, frozen=True):
    seat: str


class RingBearerChanged(Event, frozen=True):
    seat: str
    card: str


class Strengthened(Event, frozen=True):
    card: str
    number: int
    amount: int
    source: str


class KeywordGained(Event, frozen=True):
    card: str
    number: int
    keyword: str
    amount: int
    source: str


class Assigned(Event, frozen=True):
    card: str
    number: int
    minion: str


class SkirmishBegan(Event, frozen=True):
    card: str
    number: int
    minion: list[str]


class SkirmishWon(Event, frozen=True):
    winner: list[str]
    loser: list[str]
    strength: int
    against: int
    overwhelmed: bool


class SkirmishCancelled(Event, frozen=True):
    card: str


class EventCancelled(Event, frozen=True):
    card: str
    source: str


class ArcheryFired(Event, frozen=True):
    fellowship: int
    minions: int


class Transferred(Event, frozen=True):
    card: str
    on: str


class Stacked(Event, frozen=True):
    card: str
    on: str


class MoveLimitChanged(Event, frozen=True):
    amount: int
    source: str


class PlayerLost(Event, frozen=True):
    seat: str
    why: str


class Effect(Event, frozen=True):
    """A lasting effect that has no number of its own."""

    effect: str
    card: str
    source: str
