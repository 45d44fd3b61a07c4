"""How a game will end, as far as the table tells between two fights: each player's chance to win.

Every player gets a weighted sum of what can be counted of him, and the sums are weighed against each other. The weights
were fitted to games of bots: docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import exp

from redbook.bots.tcg.worth import body, menace, thing
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import vitality
from redbook.games.tcg.turn import may_move_again
from redbook.games.tcg.words import ATTACHED, IN_CENTER, IN_FELLOWSHIP, REGROUP


def stretch(s: State) -> Hashable:
    """A turn has two: to the end of the first fighting, and from there, moving on or not, to its end."""
    return s.turn, s.moves > 1 or (s.moves == 1 and s.phase == REGROUP)


def features(s: State, p: int) -> list[float]:
    """What counts for one player."""
    kind, owner, zone = s.kind, s.owner, s.zone
    to_go = s.last_site - s.at[p]
    number = fighting = health = wounds = goods = allies = schemes = about = 0.0
    weary = 0  # companions whom the next wound kills
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
                left = vitality(s, c) - s.wounds[c]
                health += left
                weary += left <= 1
            wounds += s.wounds[c]
        elif where == IN_CENTER:
            about += menace(k.index)
        elif k.side == "shadow":
            schemes += thing(k.index)
        elif k.type == "ally":
            allies += body(k.index)
        elif k.type != "ring":
            goods += thing(k.index)
            if where == ATTACHED and zone[s.host[c]] == IN_FELLOWSHIP:
                fighting += k.strength_bonus
    bearer_left = vitality(s, bearer) - s.wounds[bearer] if bearer >= 0 else 0
    free = s.resistance[p] - s.burdens[p]
    threats, menaces, friends, cards = 0, 0.0, 0, 0
    for c in s.hands[p]:
        k = KINDS[kind[c]]
        if k.type == "minion":
            threats += 1
            menaces += menace(k.index)
        elif k.side == "free-peoples":
            friends += k.type == "companion"
            cards += 1
    horde = sum(menace(kind[c]) for c in s.decks[p] if KINDS[kind[c]].type == "minion")
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
        fighting * to_go / 150,
        health / 12,
        weary / 3,
        float(bearer_left <= 1),
        float(bearer_left == 2),
        bearer_left / 4,
        1 / max(1, free),
        free / 10,
        goods / 12,
        allies / 8,
        schemes / 8,
        threats / 4,
        menaces / 25,
        friends / 3,
        cards / 5,
        horde / 100,
        len(s.decks[p]) / 40,
        turns / max(1, len(order) - 1),
        float(again),
        float(fresh),
        rest / 4,
        about / 20 if not mine and s.phase == REGROUP and may_move_again(s) else 0.0,
        s.twilight / 6 if again else 0.0,
    ]


WEIGHTS: tuple[float, ...] = (0.0,) * 29


def chances(s: State) -> list[float]:
    """By player. Who has lost has none."""
    standing = [p for p in range(s.seats) if s.bearer[p] >= 0]
    sums = {p: sum(w * x for w, x in zip(WEIGHTS, features(s, p), strict=True)) for p in standing}
    most = max(sums.values())
    parts = {p: exp(sums[p] - most) for p in standing}
    total = sum(parts.values())
    return [parts[p] / total if p in parts else 0.0 for p in range(s.seats)]
