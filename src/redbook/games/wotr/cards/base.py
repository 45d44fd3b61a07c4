"""What a card is: an event half and a combat half. The halves register themselves; the rules ask them by name.

Every method has a default, so a card says only what is special about it. docs/wotr-cards.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from redbook.games.wotr.board import CARD, CARDS, COMBAT_EFFECTS, COMBAT_HALF
from redbook.games.wotr.options import (
    Act,
    CardOption,
    Casualty,
    Die,
    Figure,
    FigureAt,
    NationOption,
    Number,
    Place,
    Who,
)
from redbook.games.wotr.state import Battle, G
from redbook.kernel import Reason

if TYPE_CHECKING:
    from redbook.games.wotr.hunt import Draw

AnyOption = Act | CardOption | Casualty | Die | Figure | FigureAt | NationOption | Number | Place | Who
Memo = tuple[int, ...]


class Event:
    """The event half of a card. One instance a card, without state: what must be remembered goes into `memo`."""

    card: int  # filled in by @event
    nations: ClassVar[tuple[int, ...]] = ()  # nations it is used on: matters with three players (p.46)

    @property
    def id(self) -> str:
        return CARDS[self.card]

    # -- playing it ---------------------------------------------------------------------------

    def why_not(self, g: G, seat: int) -> Reason | None:
        """None if the card may be played now. Only a printed requirement that is not met bars it (p.22)."""
        return None

    def does_something(self, g: G, seat: int) -> bool:
        """Whether any part of the effect can be carried out now.

        If not, the card may be played all the same, and nothing comes of it (p.22): `play` is not called then.
        """
        return True

    def is_useful(self, g: G, seat: int) -> bool:
        """Whether a player gains by the effect. Bots ask; the rules do not."""
        return self.does_something(g, seat)

    def play(self, g: G, seat: int) -> None:
        """Carry it out as far as possible, by primitives of cards.api and by steps put down with g.then."""
        raise NotImplementedError

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        """An answer to a question put by api.ask(…, what)."""
        raise NotImplementedError(f"{self.id}: {what}")

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        """Go on after steps that had to be finished first: api.later(…, what)."""
        raise NotImplementedError(f"{self.id}: {what}")

    def battle_begins(self, g: G, battle: Battle) -> None:
        """A battle that this card started (Battle.card) begins: the place for what holds throughout it."""

    def force_chosen(self, g: G, seat: int, what: str, origin: int, goal: int, force: tuple[int, ...]) -> None:
        """The figures asked for by api.ChooseForce have been chosen."""
        raise NotImplementedError(f"{self.id}: {what}")

    # -- on the table (p.22) --------------------------------------------------------------------

    def holds(self, g: G) -> bool:
        """Whether a card on the table stays there. Looked at after every action, battle and phase."""
        return True

    def on_declared(self, g: G, region: int) -> None: ...

    def on_revealed(self, g: G) -> None: ...

    def on_advanced(self, g: G, nation: int, why: str) -> None: ...

    def on_activated(self, g: G, nation: int) -> None: ...

    def on_attack(self, g: G, battle: Battle) -> None: ...

    def on_companion_lost(self, g: G, seat: int) -> None:
        """A Companion of the Fellowship was taken as a casualty. `seat` played this card."""

    def bars_army(self, g: G, side: int, region: int) -> bool:
        """Whether armies of the side may not move into the region nor attack there."""
        return False

    def bars_activation(self, g: G, nation: int, why: str, region: int) -> bool:
        return False

    def bars_muster_advance(self, g: G, nation: int) -> bool:
        return False

    def bars_combat_card(self, g: G, battle: Battle, side: int) -> bool:
        return False

    def keeps_hunt_box_empty(self, g: G) -> bool:
        """A die that moved the Fellowship is set aside as used (The Last Battle)."""
        return False

    def discard_price(self, g: G, seat: int, face: int) -> Sequence[str]:
        """Ways in which the opponent `seat` may pay, with a die of this face, to discard the card."""
        return ()

    def pay_discard(self, g: G, seat: int, way: str) -> None:
        """The rest of the price is paid; the die is used already and the card leaves the table."""

    # -- reactions of cards on the table: the rules ask, the card answers -------------------------

    def before_roll(self, g: G) -> bool:
        """May be discarded ahead of a Hunt roll."""
        return False

    def before_tile(self, g: G, draw: Draw) -> bool:
        """May be discarded when a tile is about to be drawn, so that none is."""
        return False

    def on_tile(self, g: G, draw: Draw) -> bool:
        """May be discarded once the tile is seen, before it is worth anything: step 1 of p.41."""
        return False

    def on_damage(self, g: G, draw: Draw) -> bool:
        """May be discarded to lessen the damage of the tile: step 1 of p.41."""
        return False

    def use_on_tile(self, g: G, draw: Draw) -> Draw | None:
        """What the tile becomes. None: the card has put down other steps."""
        raise NotImplementedError(self.id)

    def on_path(self, g: G, moria: bool, quiet: bool) -> bool:
        """May be discarded when the Fellowship is declared or revealed and its way touched Moria."""
        return False

    def after_event_die(self, g: G, seat: int, card: int) -> None:
        """Another card was played with an Event result by `seat`; its action is over."""


class Combat:
    """The combat half. `initiative` is printed on the card, one number for each effect."""

    effect: str  # filled in by @combat
    initiative: tuple[int, ...]

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        """None if the card may be chosen for this round."""
        return None

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        """Do what happens at initiative `at`."""
        raise NotImplementedError

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        raise NotImplementedError(f"{self.effect}: {what}")

    def resume(self, g: G, b: Battle, side: int, what: str, memo: Memo) -> None:
        raise NotImplementedError(f"{self.effect}: {what}")


EVENTS: list[Event | None] = [None] * len(CARDS)
COMBATS: dict[str, Combat] = {}
COMBAT_OF: list[Combat | None] = [None] * len(CARDS)

E = TypeVar("E", bound=type[Event])
C = TypeVar("C", bound=type[Combat])


def event(*ids: str) -> Callable[[E], E]:
    """This class is the event half of these cards."""

    def register(cls: E) -> E:
        for id in ids:
            made = cls()
            made.card = CARD[id]
            if EVENTS[made.card] is not None:
                raise ValueError(f"two event halves for {id}")
            EVENTS[made.card] = made
        return cls

    return register


def combat(effect: str) -> Callable[[C], C]:
    """This class is the combat half with this name, on every card that carries it."""

    def register(cls: C) -> C:
        if effect in COMBATS:
            raise ValueError(f"two combat halves for {effect}")
        made = COMBATS[effect] = cls()
        made.effect = effect
        made.initiative = COMBAT_EFFECTS[effect]
        for card, half in enumerate(COMBAT_HALF):
            if half == effect:
                COMBAT_OF[card] = made
        return cls

    return register


def missing_cards() -> list[str]:
    """Cards in the data without behaviour: event halves by card, combat halves by effect."""
    events = [id for card, id in enumerate(CARDS) if EVENTS[card] is None]
    return events + [effect for effect in COMBAT_EFFECTS if effect not in COMBATS]


BARRING: set[int] = set()  # cards that may keep armies out of regions, filled in by note_barring


def note_barring() -> None:
    """Note the cards whose bars_army says something, so that the others need not be asked."""
    BARRING.update(
        card for card, half in enumerate(EVENTS) if half is not None and type(half).bars_army is not Event.bars_army
    )


def on_table(g: G) -> list[tuple[Event, int]]:
    """The cards on the table that have behaviour, with the seats that played them."""
    found = []
    for card, seat in g.s.table:
        half = EVENTS[card]
        if half is not None:
            found.append((half, seat))
    return found
