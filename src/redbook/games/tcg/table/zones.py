"""Where cards are and how they get from one place to another."""

from __future__ import annotations

from redbook.games.tcg import events
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.words import (
    ADVENTURE,
    ATTACHED,
    DEAD,
    DECK,
    DISCARD,
    FELLOWSHIP,
    GONE,
    HAND,
    IN_FELLOWSHIP,
    STACKED,
    VOID,
)

RULE_OF_FOUR = 4


def name(s: State, c: int) -> str:
    return KINDS[s.kind[c]].slug if c >= 0 else ""


def take_out(s: State, c: int) -> None:
    """Out of the pile or place where it is; nothing is discarded with it."""
    zone, p = s.zone[c], s.owner[c]
    if zone == DECK:
        s.decks[p].remove(c)
    elif zone == HAND:
        s.hands[p].remove(c)
    elif zone == DISCARD:
        s.discards[p].remove(c)
    elif zone == DEAD:
        s.deads[p].remove(c)
    elif zone == ADVENTURE:
        s.adventures[p].remove(c)
    elif IN_FELLOWSHIP <= zone <= ATTACHED:
        s.table.remove(c)
        s.moved()
    s.zone[c] = GONE
    s.host[c] = -1


def place(s: State, c: int, zone: int, *, bottom: bool = False) -> None:
    """Into a pile. In-play places have `enter`."""
    take_out(s, c)
    p = s.owner[c]
    s.zone[c] = zone
    if zone == DECK:
        if bottom:
            s.decks[p].insert(0, c)
        else:
            s.decks[p].append(c)
    elif zone == HAND:
        s.hands[p].append(c)
    elif zone == DISCARD:
        s.discards[p].append(c)
    elif zone == DEAD:
        s.deads[p].append(c)
    elif zone == ADVENTURE:
        s.adventures[p].append(c)


def enter(s: State, c: int, zone: int, host: int = -1) -> None:
    """Into play. Rule 82: it comes as a new card."""
    take_out(s, c)
    if s.mods:
        s.mods = [m for m in s.mods if m.card != c]
    s.zone[c] = zone
    s.host[c] = host
    s.wounds[c] = 0
    s.foe[c] = -1
    s.table.append(c)
    s.moved()


def attach(s: State, c: int, host: int) -> None:
    """From one place in play to under another card."""
    s.zone[c] = ATTACHED
    s.host[c] = host
    s.moved()


def on_card(s: State, c: int) -> list[int]:
    """Everything attached to or stacked on a card."""
    zone = s.zone
    return [x for x, h in enumerate(s.host) if h == c and zone[x] in (ATTACHED, STACKED)]


def leave_play(g: G, c: int, zone: int) -> list[int]:
    """Rule 180: what a card bears is discarded with it and its tokens go. Returns all that was discarded."""
    s = g.s
    gone: list[int] = []
    for x in on_card(s, c):
        if KINDS[s.kind[x]].type == "ring":
            take_out(s, x)
            s.zone[x] = VOID
            continue
        gone.append(x)
        gone += leave_play(g, x, DISCARD)
    if s.zone[c] == STACKED:
        s.zone[c] = GONE
        s.host[c] = -1
    forget(s, c)
    place(s, c, zone)
    return gone


def forget(s: State, c: int) -> None:
    """Wounds, modifiers, limits and assignments of a card that leaves play."""
    s.wounds[c] = 0
    if s.mods:
        s.mods = [m for m in s.mods if m.card != c]
    if s.used:
        own = f"{c}:"
        s.used = {key: n for key, n in s.used.items() if not key.startswith(own)}
    if c == s.fight:
        s.fallen.append(c)
    elif s.foe[c] >= 0:
        if s.foe[c] == s.fight:
            s.fallen.append(c)
        s.foe[c] = -1
    elif c in s.foe:
        for m, defender in enumerate(s.foe):
            if defender == c:
                s.foe[m] = -1


def draw(g: G, p: int, count: int, *, limited: bool = True) -> int:
    """Rule 89: in the fellowship phase no more than four cards are drawn or taken into hand."""
    s = g.s
    drawn = 0
    for _ in range(count):
        if not s.decks[p] or (limited and not may_take(s, p)):
            break
        c = s.decks[p].pop()
        s.zone[c] = HAND
        s.hands[p].append(c)
        drawn += 1
        if limited and s.phase == FELLOWSHIP and p == s.fp:
            s.drawn += 1
        if g.heard:
            g.tell(events.Drew(seat_name(p), name(s, c)), to=(seat_name(p),))
    if drawn:
        g.reveal()
        s.changed()
        if g.heard:
            others = tuple(seat_name(q) for q in range(s.seats) if q != p)
            g.tell(events.DrewUnseen(seat_name(p), drawn), to=others)
    return drawn


def may_take(s: State, p: int) -> bool:
    room = room_in_hand(s, p)
    return room is None or room > 0


def room_in_hand(s: State, p: int) -> int | None:
    """Rule 89: how many cards may still be drawn or taken into hand in this phase; None: as many as one likes."""
    if s.switches["rule_of_4"] and s.phase == FELLOWSHIP and p == s.fp:
        return max(0, RULE_OF_FOUR - s.drawn)
    return None


def shuffle(g: G, p: int) -> None:
    g.chance.shuffle(g.s.decks[p], "shuffle")
    g.s.changed()


def add_twilight(g: G, amount: int, source: int = -1) -> int:
    """Returns by how much the pool changed: nobody takes out what is not there."""
    s = g.s
    before = s.twilight
    s.twilight = max(0, before + amount)
    change = s.twilight - before
    if change:
        s.changed()
        if g.heard:
            g.tell(events.TwilightChanged(change, s.twilight, name(s, source)))
    return change


def discard_from_hand(g: G, c: int) -> None:
    s = g.s
    place(s, c, DISCARD)
    s.changed()
    if g.heard:
        g.tell(events.DiscardedFromHand(seat_name(s.owner[c]), name(s, c)))


def mill(g: G, p: int, count: int, source: int) -> tuple[int, ...]:
    """Discard from the top of a draw deck."""
    s = g.s
    gone = []
    for _ in range(min(count, len(s.decks[p]))):
        c = s.decks[p].pop()
        s.zone[c] = DISCARD
        s.discards[p].append(c)
        gone.append(c)
        if g.heard:
            g.tell(events.Milled(seat_name(p), name(s, c), name(s, source)))
    if gone:
        g.reveal()
        s.changed()
    return tuple(gone)
