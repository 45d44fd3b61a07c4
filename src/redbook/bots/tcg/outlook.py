"""How a game will end, as far as the table tells between two fights: each player's chance to win.

Every player gets a weighted sum of what can be counted of him, and the sums are weighed against each other. The weights
were fitted to games of bots: docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import exp

from redbook.bots.tcg.worth import body, hurt, thing
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import vitality
from redbook.games.tcg.turn import may_move_again
from redbook.games.tcg.words import ATTACHED, IN_FELLOWSHIP, REGROUP


def stretch(s: State) -> Hashable:
    """A turn has two: to the end of the first fighting, and from there, moving on or not, to its end."""
    return s.turn, s.moves > 1 or (s.moves == 1 and s.phase == REGROUP)


def features(s: State, p: int) -> list[float]:
    """What counts for one player who is still in."""
    kind, owner, zone = s.kind, s.owner, s.zone
    to_go = s.last_site - s.at[p]
    number = fighting = health = wounds = goods = allies = 0.0
    bearer = s.bearer[p]
    for c in s.table:
        if owner[c] != p:
            continue
        k = KINDS[kind[c]]
        where = zone[c]
        if where == IN_FELLOWSHIP:
            if c != bearer:
                number += 1
                fighting += k.strength
                health += vitality(s, c) - s.wounds[c]
            wounds += s.wounds[c]
        elif k.side == "shadow":
            continue
        elif k.type == "ally":
            allies += body(k.index)
        elif k.type != "ring":
            goods += thing(k.index)
            if where == ATTACHED and zone[s.host[c]] == IN_FELLOWSHIP:
                fighting += k.strength_bonus
    pain = hurt(s, bearer, vitality(s, bearer) - s.wounds[bearer])
    free = s.resistance[p] - s.burdens[p]
    friends = cards = 0
    for c in s.hands[p]:
        k = KINDS[kind[c]]
        if k.side == "free-peoples":
            friends += k.type == "companion"
            cards += 1
    order = s.order
    turns = (order.index(p) - order.index(s.fp)) % len(order) if p in order and s.fp in order else 0
    mine = s.fp == p
    again = mine and s.phase == REGROUP and may_move_again(s)
    fresh = mine and s.phase < REGROUP
    site = s.path[s.at[p]]
    haven = site >= 0 and "sanctuary" in KINDS[kind[site]].keywords
    rest = min(5.0, wounds) if haven and not fresh else 0.0
    return [
        s.at[p] / s.last_site,
        float(to_go <= 1),
        float(to_go <= 2),
        float(to_go <= 3),
        number / 4,
        fighting / 30,
        health / 12,
        pain / 14,
        1 / max(1, free),
        free / 10,
        goods / 12,
        allies / 8,
        friends / 3,
        cards / 5,
        len(s.decks[p]) / 40,
        turns / max(1, len(order) - 1),
        float(again),
        float(fresh),
        rest / 4,
    ]


WEIGHTS = (
    1.04, 0.89, 1.31, 0.53, 0.75, 0.72, 0.96, -0.10, -0.21, 0.30,
    0.19, 0.35, 0.42, 0.23, 0.10, -0.12, -0.18, 0.05, 0.22,
)  # fmt: skip


def chances(s: State) -> list[float]:
    """By player. Who has lost has none."""
    standing = [p for p in range(s.seats) if s.bearer[p] >= 0]
    sums = {p: sum(w * x for w, x in zip(WEIGHTS, features(s, p), strict=True)) for p in standing}
    most = max(sums.values())
    parts = {p: exp(sums[p] - most) for p in standing}
    total = sum(parts.values())
    return [parts[p] / total if p in parts else 0.0 for p in range(s.seats)]
