"""Where the numbers come from: the printed figure and every change, with the card that makes it."""

from __future__ import annotations

import msgspec

from redbook.games.tcg.phases.archery import silent
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import (
    active,
    at_work,
    attached,
    bonus_ignored,
    is_active,
    keyword,
    may_fight,
    minions,
    statics,
)
from redbook.games.tcg.words import LOADED


class Part(msgspec.Struct, omit_defaults=True):
    """A share of a number: `what` it is part of, by how much, and the card it comes from ("": the rules)."""

    what: str
    amount: int
    id: str = ""
    number: int = -1
    printed: bool = False


def part(s: State, what: str, amount: int, c: int, printed: bool = False) -> Part:
    return Part(what, amount, KINDS[s.kind[c]].id if c >= 0 else "", c, printed)


def strength_parts(s: State, c: int) -> list[Part]:
    found = [part(s, "strength", KINDS[s.kind[c]].strength, c, True)]
    for item in attached(s).get(c, ()):
        bonus = KINDS[s.kind[item]].strength_bonus
        if bonus and not bonus_ignored(s, item, c):
            found.append(part(s, "strength", bonus, item))
    return found + changes(s, c, "strength")


def vitality_parts(s: State, c: int) -> list[Part]:
    found = [part(s, "vitality", KINDS[s.kind[c]].vitality, c, True)]
    for item in attached(s).get(c, ()):
        bonus = KINDS[s.kind[item]].vitality_bonus
        if bonus:
            found.append(part(s, "vitality", bonus, item))
    return found


def keyword_parts(s: State, c: int, word: str) -> list[Part]:
    own = KINDS[s.kind[c]].keywords.get(word, 0)
    return ([part(s, word, own, c, True)] if own else []) + changes(s, c, word)


def changes(s: State, c: int, what: str) -> list[Part]:
    """What lasts for a while, then what other cards give."""
    found = [part(s, what, m.amount, m.source) for m in s.mods if m.card == c and m.what == what]
    for ctx, _, frame, gives in statics(s).get(what, ()) if is_active(s, c) else ():
        if gives.who_.ok(s, c, ctx) and frame.holds(s, ctx):
            amount = gives.amount_.now(s, ctx)
            if amount:
                found.append(part(s, what, amount, ctx.src))
    return found


def parts(s: State, c: int) -> list[Part]:
    """Every number of a character in play, taken apart."""
    found = strength_parts(s, c) + vitality_parts(s, c)
    for word in LOADED:
        found += keyword_parts(s, c, word)
    return found


def archery_parts(s: State) -> list[Part]:
    """Both archery totals: the archers and what is added or taken away."""
    found = [
        part(s, "fellowship-archery", 1, c)
        for c in active(s)
        if may_fight(s, c) and keyword(s, c, "archer") > 0 and not silent(s, c)
    ]
    found += [part(s, "minion-archery", 1, c) for c in minions(s) if keyword(s, c, "archer") > 0 and not silent(s, c)]
    for what in ("fellowship-archery", "minion-archery"):
        found += [part(s, what, m.amount, m.source) for m in s.mods if m.what == what]
        for ctx, _, _, gives in at_work(s, what):
            found.append(part(s, what, int(gives.amount_.now(s, ctx)), ctx.src))
    return [p for p in found if p.amount]
