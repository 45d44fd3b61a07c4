"""What happened: typed, with names that the .ftl files know."""

from __future__ import annotations

from collections.abc import Mapping

from redbook.kernel import Event
from redbook.kernel.message import Arg


def signed(number: int) -> str:
    """As on cards: +2, −1."""
    return f"+{number}" if number >= 0 else f"−{-number}"


class Change(Event, frozen=True):
    """Something grows or shrinks by its `amount`."""

    def args(self) -> Mapping[str, Arg]:
        return {**super().args(), "amount": signed(getattr(self, "amount"))}  # noqa: B009  (a field of each kind)


class Sourced(Event, frozen=True):
    """Something that a text does. The words ask whose: `none` is a rule, `itself` the card that it happens to."""

    def args(self) -> Mapping[str, Arg]:
        told = super().args()
        return {**told, "source": "itself" if told["source"] == told.get("card") else told["source"] or "none"}


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
    borne: bool  # whether there is such a card


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


class TwilightChanged(Change, frozen=True):
    amount: int
    twilight: int
    card: str  # none for a move: the site and the companions bring it

    def args(self) -> Mapping[str, Arg]:
        return {**super().args(), "card": self.card or "none"}


class Wounded(Sourced, frozen=True):
    card: str
    number: int
    source: str


class Exerted(Sourced, frozen=True):
    card: str
    number: int
    source: str


class Healed(Sourced, frozen=True):
    card: str
    number: int
    source: str


class Prevented(Event, frozen=True):
    card: str
    source: str
    prevented: str  # wound, exertion or healing


class Killed(Event, frozen=True):
    seat: str
    card: str
    number: int


class Discarded(Sourced, frozen=True):
    seat: str
    card: str
    number: int
    source: str


class DiscardedFromHand(Event, frozen=True):
    seat: str
    card: str


class Milled(Sourced, frozen=True):
    seat: str
    card: str
    source: str


class Drew(Event, frozen=True):
    private = True
    seat: str
    card: str


class DrewUnseen(Event, frozen=True):
    private = True
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
    private = True
    seat: str
    card: list[str]
    source: str


class Put(Event, frozen=True):
    private = True
    seat: str
    card: str
    where: str

    def args(self) -> Mapping[str, Arg]:
        """Where it goes to, not where it lies: these languages tell the two apart."""
        return {**super().args(), "where": f"to-{self.where}"}


class PutUnseen(Event, frozen=True):
    private = True
    seat: str
    where: str


class BurdensChanged(Sourced, Change, frozen=True):
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


class Strengthened(Sourced, Change, frozen=True):
    card: str
    number: int
    amount: int
    source: str


class KeywordGained(Sourced, frozen=True):
    card: str
    number: int
    keyword: str
    amount: int
    source: str

    def args(self) -> Mapping[str, Arg]:
        """Damage and defender have a number; to be an archer or fierce has none."""
        number = f" {signed(self.amount)}" if self.keyword in ("damage", "defender") else ""
        return {**super().args(), "amount": number}


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


class MoveLimitChanged(Change, frozen=True):
    amount: int
    source: str


class PlayerLost(Event, frozen=True):
    seat: str
    why: str


class Effect(Sourced, frozen=True):
    """A lasting effect that has no number of its own."""

    effect: str
    card: str
    source: str
