"""Ally cards in hand, Fellowship tokens and Ally markers (p. 14, 15)."""

from __future__ import annotations

from redbook.games.hunt import events
from redbook.games.hunt import options as o
from redbook.games.hunt.board import members
from redbook.games.hunt.catalogue import ALLY_IDS
from redbook.games.hunt.numbers import Few, Locations
from redbook.games.hunt.pieces import ALLY_MARKERS, HAND_LIMIT
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import RB, State
from redbook.kernel import Ask, Option, Play

# -- Fellowship tokens -----------------------------------------------------------------------------


def gain_tokens(g: Play[State], count: int, why: str) -> None:
    """p. 15: never more in play than the pool holds."""
    s = g.s
    count = min(count, s.pool - s.tokens)
    if count > 0:
        s.tokens += count
        if g.heard:
            g.tell(events.TokensTaken(count, s.tokens, why))


def lose_tokens(g: Play[State], count: int) -> int:
    """Back to the pool, as many as there are; how many that was."""
    s = g.s
    count = min(count, s.tokens)
    if count:
        s.tokens -= count
        if g.heard:
            g.tell(events.TokensLost(count, s.tokens))
    return count


def reduce_pool(g: Play[State]) -> None:
    """One token leaves the game (p. 15, 29): from the pool, or from Frodo if the pool is empty."""
    s = g.s
    if s.pool:
        s.pool -= 1
        s.tokens = min(s.tokens, s.pool)
        if g.heard:
            g.tell(events.PoolReduced(s.pool))


# -- the hand --------------------------------------------------------------------------------------


def draw_allies(g: Play[State], count: int) -> None:
    """p. 14: an exhausted deck gives nothing more; a hand over five is cut down at once."""
    s = g.s
    count = min(count, len(s.ally_deck))
    if not count:
        return
    g.reveal()
    for _ in range(count):
        card = s.ally_deck.pop()
        s.hand.append(card)
        if g.heard:
            g.tell(events.AllyDrawn(ALLY_IDS[card]), to=(RB,))
    if g.heard:
        g.tell(events.AlliesDrawn(count))
    if len(s.hand) > HAND_LIMIT:
        g.then(DiscardAllies(len(s.hand) - HAND_LIMIT))


def drop_ally(g: Play[State], card: int) -> None:
    """From the hand to the open discard pile."""
    s = g.s
    s.hand.remove(card)
    s.ally_discard.append(card)
    known = ~(1 << card)
    for viewer in range(1, 5):
        s.known[viewer * 5] &= known
    if g.heard:
        g.tell(events.AllyDiscarded(ALLY_IDS[card]))


class DiscardAllies(Ask, frozen=True):
    """The Ring-bearer discards cards of his choice, one at a time."""

    count: Few

    may_be_empty = True
    offers = (o.DiscardAlly,)
    rule = "hunt p.14"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.DISCARD_ALLY[card] for card in g.s.hand]

    def take(self, g: Play[State], option: o.DiscardAlly) -> None:
        drop_ally(g, option.card)
        if self.count > 1:
            g.then(DiscardAllies(self.count - 1))


# -- Ally markers ----------------------------------------------------------------------------------


def why_not_marker(s: State, at: int) -> Why | None:
    """p. 14: on a location, an Exit too, without a Nazgûl and without another marker."""
    if not 1 << at & s.board.loc_mask or 1 << at & (s.allies | s.nazgul_at()):
        return Why.MARKER_NEEDS_ROOM
    return None


def place_marker(g: Play[State], at: int) -> None:
    g.s.allies |= 1 << at
    if g.heard:
        g.tell(events.AllyPlaced(o.place(g.s.part, at), g.s.board.ids[at]))


def remove_marker(g: Play[State], at: int) -> None:
    g.s.allies &= ~(1 << at)
    if g.heard:
        g.tell(events.AllyRemoved(o.place(g.s.part, at), g.s.board.ids[at]))


class PlaceAlly(Ask, frozen=True):
    """Place a marker on one of some locations, as far as there is room."""

    where: Locations  # mask

    may_be_empty = True
    offers = (o.At, o.Remove, o.Done)
    rule = "hunt p.14"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        free = self.where & s.board.loc_mask & ~(s.allies | s.nazgul_at())
        if s.allies.bit_count() >= ALLY_MARKERS:
            if not free:
                return []
            # none left: one may be lifted from the board first
            return [*(o.REMOVE[s.part][at] for at in members(s.allies)), o.DONE]
        return [o.AT[s.part][at] for at in members(free)]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        at = g.s.board.space(intent.removeprefix("at "))
        return (why_not_marker(g.s, at) or Why.MARKER_NEEDS_ROOM) if at else None

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Remove):
            remove_marker(g, option.space)
            g.then(self)
        elif isinstance(option, o.At):
            place_marker(g, option.space)


class MoveAllies(Ask, frozen=True):
    """Move up to `count` markers, each straight to a connected location (p. 14)."""

    count: Few
    moved: Locations = 0  # mask of where those stand that have moved

    may_be_empty = True
    offers = (o.Shift, o.Done)
    rule = "hunt p.14"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        board = s.board
        taken = s.allies | s.nazgul_at()
        moves: list[Option] = [
            o.Shift(s.part, at, to)
            for at in members(s.allies & ~self.moved)
            for to in board.connected[at]
            if not taken >> to & 1
        ]
        if moves:
            moves.append(o.DONE)
        return moves

    def take(self, g: Play[State], option: Option) -> None:
        if not isinstance(option, o.Shift):
            return
        s = g.s
        s.allies ^= 1 << option.start | 1 << option.goal
        if g.heard:
            ids = s.board.ids
            g.tell(events.AllyMoved(o.place(s.part, option.start), o.place(s.part, option.goal), ids[option.goal]))
        if self.count > 1:
            g.then(MoveAllies(self.count - 1, self.moved | 1 << option.goal))
