"""Placing and replacing sites (rules 96, 97 and 232 to 236)."""

from __future__ import annotations

from redbook.games.tcg import events
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.zones import name, place
from redbook.games.tcg.words import ADVENTURE, ATTACHED, ON_PATH


def own_site(s: State, p: int, number: int) -> int:
    """The player's own site of that number, if it is still in his adventure deck."""
    for c in s.adventures[p]:
        if KINDS[s.kind[c]].site == number:
            return c
    return -1


def put_site(g: G, c: int, number: int) -> None:
    s = g.s
    place(s, c, ON_PATH)
    s.path[number] = c
    s.moved()
    g.reveal()
    if g.heard:
        g.tell(events.SitePlaced(seat_name(s.owner[c]), name(s, c), number))


def replace_site(g: G, p: int, number: int) -> bool:
    """Rules 233 to 236: the old site goes back to its owner; what lies on it stays; nobody moves."""
    s = g.s
    new = own_site(s, p, number)
    old = s.path[number]
    if new < 0 or (old >= 0 and s.owner[old] == p):
        return False
    if old >= 0:
        s.path[number] = -1
        s.zone[old] = ADVENTURE
        s.adventures[s.owner[old]].append(old)
    put_site(g, new, number)
    if old >= 0:
        for c in s.table:
            if s.zone[c] == ATTACHED and s.host[c] == old:
                s.host[c] = new
        s.moved()
    return True
