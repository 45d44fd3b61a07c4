"""Effects on hands, decks and piles: drawing, discarding, revealing, looking, playing from elsewhere."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from redbook.games.tcg import events
from redbook.games.tcg.actions.playing import PlayCard, cost_of, hosts, why_not_play
from redbook.games.tcg.actions.resolving import Choose, bind_below
from redbook.games.tcg.actions.windows import publish
from redbook.games.tcg.effects.base import Effect
from redbook.games.tcg.effects.targets import Target, TargetTable, players
from redbook.games.tcg.language.amounts import Amount, Count
from redbook.games.tcg.language.filters import CardError, Filter, Pred, pred
from redbook.games.tcg.language.needs import refer
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import in_play
from redbook.games.tcg.table.zones import (
    attach,
    discard_from_hand,
    draw,
    enter,
    leave_play,
    mill,
    name,
    place,
    room_in_hand,
    shuffle,
)
from redbook.games.tcg.words import ATTACHED, DECK, DISCARD, FELLOWSHIP, GONE, HAND, STACKED
from redbook.kernel import Step

if TYPE_CHECKING:
    from redbook.games.tcg.actions.resolving import Act

PLACES = ("hand", "discard", "deck-top", "deck-bottom", "shuffled")


class Draw(Effect, frozen=True, dict=True, tag="draw"):
    amount: Amount = 1
    player: str = "you"

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for p in players(g.s, a, self.player):
            draw(g, p, self.amount_.now(g.s, a))


class DiscardHand(Effect, frozen=True, dict=True, tag="discard-hand"):
    """`player` discards cards of his own choice from hand (`random`: at random; `up_to`: or fewer).

    `which` narrows the choice; `name` names what was discarded.
    """

    amount: Amount = 1
    player: str = "you"
    which: Filter = ()
    random: bool = False
    up_to: bool = False
    name: str = ""

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def hand(self, s: State, a: Any, p: int) -> list[int]:
        return pred(self.which).among(s, [c for c in s.hands[p] if c != a.src], a)

    def doable(self, s: State, a: Any) -> bool:
        amount = 0 if self.up_to else self.amount_.now(s, a)
        return all(len(self.hand(s, a, p)) >= amount for p in players(s, a, self.player))

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        for p in players(s, a, self.player):
            hand = self.hand(s, a, p)
            amount = min(self.amount_.now(s, a), len(hand))
            if amount <= 0:
                continue
            if self.random:
                pile = hand[:]
                gone = tuple(g.chance.draw(pile, "discard", lambda c: name(s, c), seat_name(p)) for _ in range(amount))
                g.reveal()
                throw_away(g, gone, self.name)
            elif len(hand) == amount and not self.up_to:
                throw_away(g, tuple(hand), self.name)
            else:
                g.stack.append(ThrowAway(self.name))
                low = 0 if self.up_to else amount
                g.stack.append(Choose(p, tuple(hand), low, amount, a.src, self.word))


def throw_away(g: G, cards: tuple[int, ...], key: str) -> None:
    for c in cards:
        discard_from_hand(g, c)
    if cards:
        g.reveal()
    if key:
        bind_below(g, key, cards)


class ThrowAway(Step, frozen=True):
    """Waits for the cards chosen out of a hand."""

    key: str
    cards: tuple[int, ...] = ()

    def with_answer(self, picked: tuple[int, ...]) -> ThrowAway:
        return ThrowAway(self.key, picked)

    def run(self, g: G) -> None:
        throw_away(g, self.cards, self.key)


class Mill(Effect, frozen=True, dict=True, tag="mill"):
    """Discard from the top of a draw deck; `name` names those cards."""

    amount: Amount = 1
    player: str = "you"
    name: str = ""

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def doable(self, s: State, a: Any) -> bool:
        return all(len(s.decks[p]) >= self.amount_.now(s, a) for p in players(s, a, self.player))

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        gone: tuple[int, ...] = ()
        for p in players(g.s, a, self.player):
            gone += mill(g, p, self.amount_.now(g.s, a), a.src)
        if self.name:
            bind_below(g, self.name, gone)


class RevealHand(Effect, frozen=True, dict=True, tag="reveal-hand"):
    """`player` shows his hand, or `amount` cards of it at random; `look`: to you alone."""

    player: str = "opponent"
    amount: Amount | None = None
    look: bool = False
    name: str = "revealed"

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount if self.amount is not None else 99)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        shown: list[int] = []
        for p in players(s, a, self.player):
            pile = s.hands[p][:]
            count = min(self.amount_.now(s, a), len(pile))
            if count < len(pile):
                shown += [g.chance.draw(pile, "reveal", lambda c: name(s, c), seat_name(p)) for _ in range(count)]
            else:
                shown += pile
            tell_shown(g, a, p, shown, self.look)
        bind_below(g, self.name, tuple(shown))


def tell_shown(g: G, a: Act, p: int, cards: list[int], look: bool) -> None:
    s = g.s
    g.reveal()
    if g.heard:
        names = [name(s, c) for c in cards]
        if look:
            g.tell(events.LookedAt(seat_name(a.me), seat_name(p), name(s, a.src)))
            g.tell(events.SawCards(seat_name(p), names, name(s, a.src)), to=(seat_name(a.me),))
        else:
            g.tell(events.Revealed(seat_name(p), names, name(s, a.src)))


class Reveal(Effect, frozen=True, dict=True, tag="reveal"):
    """Cards from the top (or the bottom) of a draw deck; `look`: to you alone; `while`: until one does not fit."""

    amount: Amount = 1
    player: str = "you"
    bottom: bool = False
    look: bool = False
    while_fits: Filter | None = None
    name: str = "revealed"

    @cached_property
    def amount_(self) -> Count:
        return Count(self.amount)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        shown: list[int] = []
        for p in players(s, a, self.player):
            deck = s.decks[p]
            if self.while_fits is not None:
                good = pred(self.while_fits)
                for c in reversed(deck):
                    shown.append(c)
                    if not good.ok(s, c, a):
                        break
            else:
                count = min(self.amount_.now(s, a), len(deck))
                shown += deck[:count] if self.bottom else deck[: -count - 1 : -1]
            tell_shown(g, a, p, shown, self.look)
        bind_below(g, self.name, tuple(shown))


class Put(Effect, frozen=True, dict=True, tag="put"):
    """Cards from anywhere to `where`: hand, discard, deck-top, deck-bottom or shuffled (into the draw deck).

    On top in the order chosen; `hidden`: the others do not see which.
    """

    who: Target
    where: str
    hidden: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.where not in PLACES:
            raise CardError(f"no place {self.where!r} to put a card")

    def room(self, s: State, a: Any) -> int | None:
        """Rule 89: what one may not take into hand stays where it is, or goes where the rest goes."""
        return room_in_hand(s, a.me) if self.where == "hand" else None

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        owners = set()
        for c in picked:
            p = s.owner[c]
            if self.where == "hand":
                if s.phase == FELLOWSHIP and p == s.fp:
                    s.drawn += 1
                place(s, c, HAND)
            elif self.where == "discard":
                place(s, c, DISCARD)
            else:
                place(s, c, DECK, bottom=self.where == "deck-bottom")
            owners.add(p)
            if g.heard:
                if self.hidden:
                    g.tell(events.Put(seat_name(p), name(s, c), self.where), to=(seat_name(p),))
                    others = tuple(seat_name(q) for q in range(s.seats) if q != p)
                    g.tell(events.PutUnseen(seat_name(p), self.where), to=others)
                else:
                    g.tell(events.Put(seat_name(p), name(s, c), self.where))
        if picked:
            s.changed()
            if not self.hidden:
                g.reveal()
        if self.where == "shuffled":
            for p in sorted(owners):
                shuffle(g, p)


class ShuffleHand(Effect, frozen=True, dict=True, tag="shuffle-hand"):
    """`player` shuffles his hand into his draw deck."""

    player: str = "opponent"

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        for p in players(g.s, a, self.player):
            for c in g.s.hands[p][:]:
                place(g.s, c, DECK)
            shuffle(g, p)


class Play(Effect, frozen=True, dict=True, tag="play"):
    """Play a card from hand, discard pile, deck or from under this card, with all its costs and requirements."""

    who: TargetTable
    discount: int = 0
    free: bool = False
    on: Filter | None = None  # only on such a bearer

    @cached_property
    def on_(self) -> Pred | None:
        return None if self.on is None else pred(self.on)

    def fits(self, s: State, c: int, a: Any) -> bool:
        if in_play(s, c):
            return False  # it has been played already
        if why_not_play(s, c, a.me, self.discount, self.free) is not None:
            return False
        return self.on_ is None or bool(self.on_.among(s, hosts(s, c, a.me), a))

    def payable(self, s: State, a: Any) -> bool:
        return bool(self.who.candidates(s, a, self))

    def vain(self, s: State, a: Any) -> bool:
        """A deck may be searched for what is not in it, but to do so twice in a phase is to shuffle it twice."""
        if self.who.from_ == "deck":
            return searched(a.src) in s.used
        return super().vain(s, a)

    def playable_after(self, s: State, a: Any, spent: int) -> bool:
        """Whether a card can still be paid for when so much twilight is gone."""
        return any(self.affordable(s, c, a, spent) for c in self.who.candidates(s, a, self))

    def affordable(self, s: State, c: int, a: Any, spent: int) -> bool:
        k = KINDS[s.kind[c]]
        if not spent or self.free or k.side != "shadow":
            return True
        where = hosts(s, c, a.me) if k.place in ("bearer", "site") else [-1]
        if self.on_ is not None:
            where = self.on_.among(s, where, a)
        return any(cost_of(s, c, a.me, x, self.discount) + spent <= s.twilight for x in where)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        if self.who.from_ == "deck" and not picked:
            if not self.who.candidates(g.s, a, self):
                g.s.used[searched(a.src)] = 1
            shuffle(g, a.me)
        for c in picked:
            only = () if self.on_ is None else tuple(self.on_.among(g.s, hosts(g.s, c, a.me), a))
            g.stack.append(PlayCard(c, a.me, self.discount, self.free, only))


def searched(src: int) -> str:
    return f"{src}:search:phase"


class Stack(Effect, frozen=True, dict=True, tag="stack"):
    """Put a card from hand or from play under this one: it is out of play."""

    who: Target

    def fits(self, s: State, c: int, a: Any) -> bool:
        return s.zone[c] == HAND or in_play(s, c)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        gone: list[int] = []
        for c in picked:
            if in_play(s, c):
                gone += leave_play(g, c, GONE)
            else:
                place(s, c, GONE)
            s.zone[c] = STACKED
            s.host[c] = a.src
            s.moved()
            g.reveal()
            if g.heard:
                g.tell(events.Stacked(name(s, c), name(s, a.src)))
        if gone:
            publish(g, "discarded", tuple(gone))  # rule 180: what it bore


class Transfer(Effect, frozen=True, dict=True, tag="transfer"):
    """Move a card, without playing it, onto the character that `to` names."""

    who: Target
    to: str = "target"

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        bearers = refer(s, a, self.to)
        if not bearers or not in_play(s, bearers[0]):
            return
        for c in picked:
            if in_play(s, c):
                attach(s, c, bearers[0])
            else:
                enter(s, c, ATTACHED, bearers[0])
            if g.heard:
                g.tell(events.Transferred(name(s, c), name(s, bearers[0])))
