"""Burdens and The One Ring (rules 191 to 200)."""

from __future__ import annotations

from redbook.games.tcg import events
from redbook.games.tcg.actions.windows import publish
from redbook.games.tcg.ending import lose
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.values import in_play, rule, statics
from redbook.games.tcg.table.zones import name
from redbook.games.tcg.words import ATTACHED


def add_burdens(g: G, p: int, amount: int, src: int = -1) -> None:
    """Rule 192: they lie on the Ring-bearer; with as many as his resistance he is corrupted."""
    s = g.s
    if amount <= 0 or not has_ring_bearer(s, p):
        return
    s.burdens[p] += amount
    s.changed()
    if g.heard:
        g.tell(events.BurdensChanged(seat_name(p), amount, s.burdens[p], name(s, src)))
    if s.burdens[p] >= s.resistance[p]:
        corrupt(g, p)


def has_ring_bearer(s: State, p: int) -> bool:
    """Not from the death of one Ring-bearer until another takes the Ring."""
    return s.bearer[p] >= 0 and in_play(s, s.bearer[p])


def leave_with_ring_bearer(s: State, p: int) -> None:
    """Rules 197 and 198: his burdens go with him, and nobody wears the Ring."""
    s.burdens[p] = 0
    if p == s.fp:
        s.worn = False


def can_remove_burden(s: State, p: int) -> bool:
    if s.burdens[p] == 0:
        return False
    return not ("cannot-remove-burdens" in statics(s) and rule(s, "cannot-remove-burdens", s.bearer[p]))


def remove_burdens(g: G, p: int, amount: int, src: int = -1) -> int:
    s = g.s
    if amount <= 0 or not can_remove_burden(s, p):
        return 0
    taken = min(amount, s.burdens[p])
    s.burdens[p] -= taken
    s.changed()
    if g.heard:
        g.tell(events.BurdensChanged(seat_name(p), -taken, s.burdens[p], name(s, src)))
    return taken


def corrupt(g: G, p: int) -> None:
    """Rule 199: this is no death. Rule 195: a dead Ring-bearer is corrupted no more."""
    if has_ring_bearer(g.s, p):
        lose(g, p, "corrupted")


def put_on_ring(g: G, src: int = -1) -> None:
    s = g.s
    if s.worn or not has_ring_bearer(s, s.fp):
        return
    s.worn = True
    s.changed()
    if g.heard:
        g.tell(events.RingPutOn(seat_name(s.fp), name(s, s.bearer[s.fp])))
    publish(g, "ring-put-on", (s.bearer[s.fp],))


def take_off_ring(g: G) -> None:
    s = g.s
    if s.worn:
        s.worn = False
        s.changed()
        if g.heard:
            g.tell(events.RingTakenOff(seat_name(s.fp)))


def become_ring_bearer(g: G, c: int, resistance: int) -> None:
    """Rules 195, 197 and 198: the Ring moves, it is not worn, and the burdens have left with Frodo."""
    s = g.s
    p = s.owner[c]
    ring = s.ring[p]
    s.bearer[p] = c
    s.resistance[p] = resistance
    s.zone[ring] = ATTACHED
    s.host[ring] = c
    s.table.append(ring)
    s.moved()
    if g.heard:
        g.tell(events.RingBearerChanged(seat_name(p), name(s, c)))
