"""Another world that a seat cannot tell from this one."""

from __future__ import annotations

from typing import Any

import msgspec

from redbook.games.tcg.actions.procedure import FreeActions, TakeAction
from redbook.games.tcg.actions.windows import Respond
from redbook.games.tcg.state import G, State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.words import SETUP
from redbook.kernel import Chance


def determinize(g: G, seat: str | None, chance: Chance) -> None:
    """The seat knows the table, his own hand, pile and sites. Everything else of a player is dealt anew among
    the places where it may be: his hand, deck and discard pile; his sites; his bid as long as it is secret.

    Cards that a text at work has in hand stay where they are.
    """
    s = g.s
    me = int(seat[1:]) - 1 if seat is not None else -1
    kept = held(g)
    kinds = list(s.kind)
    for p in range(s.seats):
        piles = [s.decks[p]] if p == me else [s.decks[p], s.hands[p], s.discards[p]]
        if p == me and s.phase == SETUP and not s.hands[p]:
            piles = []  # he has just built his deck and knows it
        swap(kinds, [c for pile in piles for c in pile if c not in kept], chance)
        if p != me:
            deal_sites(s, kinds, p, chance)
        if p != me and any(bid < 0 for bid in s.bids) and s.bids[p] >= 0:
            s.bids[p] = chance.die(s.resistance[p] + 1, "determinize", low=0)
    s.kind = tuple(kinds)
    s.moved()
    keep_asking(g, me)


def keep_asking(g: G, me: int) -> None:
    """Another player who was asked stays asked, whatever he holds in this world."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, TakeAction | FreeActions | Respond) and top.player != me:
        g.stack[-1] = msgspec.structs.replace(top, asked=True)


def swap(kinds: list[int], cards: list[int], chance: Chance) -> None:
    """Sorted first, so that how they really lie leaves no trace in the world that is drawn."""
    mixed = sorted(kinds[c] for c in cards)
    chance.shuffle(mixed, "determinize")
    for c, kind in zip(cards, mixed, strict=True):
        kinds[c] = kind


def deal_sites(s: State, kinds: list[int], p: int, chance: Chance) -> None:
    """A hidden site may be any site of its number."""
    for c in s.adventures[p]:
        number = KINDS[kinds[c]].site
        same = [k.index for k in KINDS if k.type == "site" and k.site == number]
        kinds[c] = chance.draw(same, "determinize")


def held(g: G) -> set[int]:
    """Every number that a waiting step speaks of: perhaps a card. And whatever made an effect that still lasts."""
    found = {m.source for m in g.s.mods} | {d.src for d in g.s.delayed}
    for step in g.stack:
        numbers(msgspec.structs.asdict(step), found)
    return found


def numbers(value: Any, found: set[int]) -> None:
    if isinstance(value, int):
        found.add(value)
    elif isinstance(value, dict):
        for item in value.values():
            numbers(item, found)
    elif isinstance(value, tuple | list):
        for item in value:
            numbers(item, found)
    elif isinstance(value, msgspec.Struct):
        numbers(msgspec.structs.asdict(value), found)
