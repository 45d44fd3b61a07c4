"""Winning and losing (rules 237 to 246)."""

from __future__ import annotations

from redbook.games.tcg import events
from redbook.games.tcg.phases.sites import own_site, put_site
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.zones import leave_play, on_card, take_out
from redbook.games.tcg.words import ATTACHED, DISCARD, GONE, SETUP


def scores(s: State) -> dict[str, int]:
    """How far each fellowship came."""
    return {seat_name(p): s.at[p] for p in range(s.seats)}


def win(g: G, p: int) -> None:
    g.end((seat_name(p),), "last-site", **scores(g.s))


def lose(g: G, p: int, why: str) -> None:
    """Rules 241 and 242. With one player left, he has won (240)."""
    s = g.s
    if s.bearer[p] < 0:
        return
    if g.heard:
        g.tell(events.PlayerLost(seat_name(p), why))
    s.bearer[p] = -1
    neighbours = turned_from(s, p)
    following = s.left_of(p)
    s.order.remove(p)
    s.moved()
    if len(s.order) == 1:
        g.end((seat_name(s.order[0]),), why, **scores(s))
        return
    take_away(g, p)
    replace_sites(g, p, neighbours)
    if s.fp == p and s.phase != SETUP:
        from redbook.games.tcg.turn import complete_turn  # which imports this module

        complete_turn(g, following)


def turned_from(s: State, p: int) -> list[int]:
    """The others, counter-clockwise, beginning on his right."""
    at = s.order.index(p)
    return [s.order[at - n] for n in range(1, len(s.order))]


def take_away(g: G, p: int) -> None:
    """Rule 242: his cards leave the game; what others had on them is discarded."""
    s = g.s
    for c in s.table[:]:
        if s.owner[c] == p and s.zone[c] != GONE:
            for x in on_card(s, c):
                if s.owner[x] != p:
                    leave_play(g, x, DISCARD)
            s.wounds[c] = 0
    for c, owner in enumerate(s.owner):
        if owner == p and c not in s.path:
            if s.zone[c] == ATTACHED or s.zone[c] != GONE:
                take_out(s, c)
            s.foe[c] = -1
    s.burdens[p] = 0
    for c, foe in enumerate(s.foe):
        if foe >= 0 and s.owner[foe] == p:
            s.foe[c] = -1
    s.moved()


def replace_sites(g: G, p: int, others: list[int]) -> None:
    """Rule 243: each of his sites by an opponent's of the same number, going on to the right."""
    s = g.s

    turn = 0
    for number in range(1, len(s.path)):
        old = s.path[number]
        if old < 0 or s.owner[old] != p:
            continue
        s.path[number] = -1
        s.zone[old] = GONE
        by = next(q for q in others[turn:] + others[:turn] if own_site(s, q, number) >= 0)
        turn = (others.index(by) + 1) % len(others)
        put_site(g, own_site(s, by, number), number)
        for c in s.table:
            if s.zone[c] == ATTACHED and s.host[c] == old:
                s.host[c] = s.path[number]
    s.moved()
