"""What a hand-written table may get wrong and the laws of the table do not see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from redbook.games.tcg import setup
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import BLOCKS, KINDS
from redbook.games.tcg.turn import NextTurn
from redbook.games.tcg.words import ATTACHED, DEAD, IN_FELLOWSHIP, SETUP, VOID
from redbook.kernel import BadPosition, Step

PLAYERS = ("player", "me", "shadows")
CARDS = (
    "card", "cards", "defender", "done", "minion", "only", "passed", "picked", "places", "targets", "wounded",
)  # fmt: skip
CARDS_OR_NONE = ("by", "host", "src")


def must(holds: bool, why: str) -> None:
    if not holds:
        raise BadPosition(why=why)


def check_cards(s: State, named: Iterable[int], lowest: int = 0) -> None:
    must(all(lowest <= c < len(s.kind) for c in named), "a card number that is not there")


def check_table(s: State, stack: list[Step]) -> None:
    check_cards(s, (*s.bearer, *s.ring, *s.host, *s.foe, *s.path, s.fight, *(m.card for m in s.mods)), -1)
    check_cards(s, (*s.fought, *s.fierce_now, *s.fallen, *(d.src for d in s.delayed)))
    must(all(1 <= site <= s.last_site for site in s.at), "a fellowship is at one of the sites")
    must(all(b >= 0 and 1 <= r <= 99 for b, r in zip(s.burdens, s.resistance, strict=True)), "burdens and resistance")
    must(all(d.block.rpartition(".")[0] in BLOCKS and 0 <= d.me < s.seats for d in s.delayed), "a text that waits")
    must(all(-1 <= p < s.seats for p in (*s.order, s.fp, s.active_shadow, s.heir)), "a player that is not there")
    if -1 in s.order:
        must(any(isinstance(step, setup.TakePlaces) for step in stack), "everybody has a place")
    check_players(s, list(range(s.seats)) if -1 in s.order else s.order)
    if s.phase == SETUP:
        must(any(type(step).__module__ == setup.__name__ for step in stack), "what is still to be set up")
    else:
        must(s.fp in s.order or s.heir in s.order, "whose turn it is")
        for p in s.order:
            must(all(c >= 0 for c in s.path[1 : s.at[p] + 1]), "a fellowship stands where no site is")


def check_players(s: State, order: list[int]) -> None:
    """Who plays on has a Ring-bearer with the Ring, and sites to go on."""
    must(len(order) >= 2 and len(set(order)) == len(order), "two players or more, each once")
    for p in range(s.seats):
        must((p in order) == (s.bearer[p] >= 0), "whoever has a Ring-bearer plays on")
    for p in order:
        frodo, ring = s.bearer[p], s.ring[p]
        must(ring >= 0 and s.owner[frodo] == p == s.owner[ring], "a Ring-bearer and a Ring of one's own")
        bears = s.zone[frodo] == IN_FELLOWSHIP and s.zone[ring] == ATTACHED and s.host[ring] == frodo
        must(bears or (s.zone[frodo] == DEAD and s.zone[ring] == VOID), "the Ring lies on its bearer")
    sites = {(s.owner[c], KINDS[s.kind[c]].site) for p in order for c in (*s.adventures[p], *s.path) if c >= 0}
    for number in range(1, s.last_site + 1):
        have = sum((p, number) in sites for p in order)
        must(have == len(order) or (len(order) == 2 and have > 0), f"a site {number} for the path")


def check_stack(s: State, stack: list[Step]) -> None:
    """What the program writes, in case a person has changed it."""
    must(s.phase == SETUP or isinstance(stack[0], NextTurn), "under everything lies the next turn")
    for step in stack:
        check_step(s, msgspec.structs.asdict(step))


def check_step(s: State, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        numbers = value if isinstance(value, tuple) else () if value is None else (value,)
        if name in PLAYERS:
            must(all(0 <= p < s.seats for p in numbers), "a player that is not there")
        elif name in CARDS:
            check_cards(s, numbers)
        elif name in CARDS_OR_NONE:
            check_cards(s, numbers, -1)
        elif name == "starts":
            must(len(numbers) in (0, s.seats), "a companion for everybody")
        elif name == "act":
            check_step(s, msgspec.structs.asdict(value))
    if "block" in fields and "modes" not in fields:
        must(0 <= fields.get("pc", 0) < len(BLOCKS.get(fields["block"], ())), "a text that is at work")
