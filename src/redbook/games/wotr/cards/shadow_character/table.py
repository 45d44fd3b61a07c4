"""The Shadow Character deck, event halves 15-17, 21 and 22: cards that lie on the table."""

from __future__ import annotations

from redbook.games.wotr import events as ev
from redbook.games.wotr.board import (
    CARDS,
    DECK_OF,
    EDORAS,
    FREE,
    FREE_CHARACTER,
    HELMS_DEEP,
    ROHAN,
    SARUMAN,
    SEATS,
    SEATS_OF,
    SHADOW,
    WILL_DIE,
)
from redbook.games.wotr.cards.api import (
    CARD_OPTIONS,
    NONE,
    Act,
    AnyOption,
    Battle,
    CardOption,
    DrawFromEither,
    Event,
    G,
    Memo,
    Reason,
    Why,
    act,
    activate,
    ask,
    bury,
    cards_on_table,
    event,
    friendly_city,
    in_play,
    leave_table,
    name,
    use_ring,
)


class OnTheTable(Event):
    def play(self, g: G, seat: int) -> None:
        """It lies on the table; nothing else happens yet."""


class UntilTheyRest(OnTheTable):
    """Discarded when the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples."""

    def on_declared(self, g: G, region: int) -> None:
        if friendly_city(g.s, region):
            leave_table(g, self.card, "declared")


@event("sh-char-15")
class WornWithSorrowAndToil(UntilTheyRest):
    """When a Companion is taken as a casualty, a Free Peoples Character card is discarded, too.

    One at random from a hand, or one of choice from the table.
    """

    def on_companion_lost(self, g: G, seat: int) -> None:
        s = g.s
        ways: list[AnyOption] = [
            CARD_OPTIONS[card] for card in cards_on_table(g, FREE) if DECK_OF[card] == FREE_CHARACTER
        ]
        hands = [x for x in SEATS_OF[s.count][FREE] if any(DECK_OF[card] == FREE_CHARACTER for card in s.hands[x])]
        ways += [act(f"hand-{SEATS[s.count][x]}") for x in hands]
        if ways:
            g.then(ask(self, seat, "worn", [*ways, NONE]))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, CardOption):
            leave_table(g, option.card, self.id)
        elif isinstance(option, Act) and option != NONE:
            victim = SEATS[g.s.count].index(option.what.removeprefix("hand-"))
            cards = [card for card in g.s.hands[victim] if DECK_OF[card] == FREE_CHARACTER]
            bury(g, victim, g.chance.draw(cards, "random-card", lambda card: CARDS[card], name(g, seat)), self.id)


@event("sh-char-16")
class FlocksOfCrebain(UntilTheyRest):
    """Discard it ahead of a Hunt roll: +1 to every die, re-rolls included."""

    def before_roll(self, g: G) -> bool:
        return True


@event("sh-char-17")
class BalrogOfMoria(OnTheTable):
    """Discard it when the way of the Fellowship touched Moria: an extra tile. Or use Durin's Bane from the table."""

    def on_path(self, g: G, moria: bool, quiet: bool) -> bool:
        return moria


# -- the works of Saruman ---------------------------------------------


class NeedsSaruman(OnTheTable):
    def holds(self, g: G) -> bool:
        return in_play(g.s, SARUMAN)

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if in_play(g.s, SARUMAN) else Why.CARD_REQUIREMENT


@event("sh-char-21")
class ThePalantirOfOrthanc(NeedsSaruman):
    """Its player draws a card each time he has played a card with an Event result.

    The Free Peoples may discard it with a Will of the West, or with any die and an Elven Ring.
    """

    def after_event_die(self, g: G, seat: int, card: int) -> None:
        if (self.card, seat) in g.s.table and self.holds(g):
            g.then(DrawFromEither(seat, self.id))

    def discard_price(self, g: G, seat: int, face: int) -> list[str]:
        ways = ["will-of-the-west"] if face == WILL_DIE else []
        if g.s.rings[FREE] and not g.s.ring_used[seat]:
            ways.append("elven-ring")
        return ways

    def pay_discard(self, g: G, seat: int, way: str) -> None:
        if way == "elven-ring":
            use_ring(g, seat)
            if g.heard:
                g.tell(ev.RingPaid(name(g, seat), self.id))


@event("sh-char-22")
class Wormtongue(NeedsSaruman):
    """Rohan stays passive, but for a Companion, a declaration in Edoras or Helm's Deep, or an attack on these."""

    strongholds = (EDORAS, HELMS_DEEP)

    def holds(self, g: G) -> bool:
        return in_play(g.s, SARUMAN) and not g.s.active[ROHAN]

    def does_something(self, g: G, seat: int) -> bool:
        return not g.s.active[ROHAN]

    def bars_activation(self, g: G, nation: int, why: str, region: int) -> bool:
        if nation != ROHAN or not self.holds(g):
            return False
        return why != "companion" and not (why in ("declared", "attacked") and region in self.strongholds)

    def on_attack(self, g: G, battle: Battle) -> None:
        """Whoever defends the two places."""
        if battle.attacker == SHADOW and battle.region in self.strongholds:
            activate(g, ROHAN, "attacked", battle.region)

    def on_activated(self, g: G, nation: int) -> None:
        if nation == ROHAN:
            leave_table(g, self.card, "condition")
