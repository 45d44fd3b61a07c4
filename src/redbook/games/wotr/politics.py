"""The Political Track (p.34-35)."""

from __future__ import annotations

from redbook.games.wotr import events as ev
from redbook.games.wotr.board import (
    ACTIVATES,
    COMPANIONS,
    IS_CITY_OR_STRONGHOLD,
    NATION_OF,
    NATIONS,
    NO_NATION,
    REGION_AT,
    SIDE_OF_NATION,
)
from redbook.games.wotr.cards.base import on_table
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import mark_nation, nation_tired, owner, side_of
from redbook.games.wotr.state import G, State
from redbook.kernel import Reason


def at_war(s: State, nation: int) -> bool:
    return s.steps[nation] == 0


def why_not_advance(g: G, nation: int) -> Reason | None:
    """A passive nation can never enter At War (p.34)."""
    steps = g.s.steps[nation]
    if steps == 0:
        return Why.ALREADY_AT_WAR
    if steps == 1 and not g.s.active[nation]:
        return Why.PASSIVE_NATION
    return None


def why_not_diplomacy(g: G, seat: int, nation: int, why: str = "muster") -> Reason | None:
    """A Muster result advances one own nation (p.20); with several players only its owner may (p.45).

    An Action token is used instead of a die: what bars a Muster result does not bar it (Hunt for the Ring p.36).
    """
    s = g.s
    if SIDE_OF_NATION[nation] != side_of(s, seat) or owner(s, nation) != seat:
        return Why.NOT_YOUR_NATION
    if nation_tired(s, seat, nation):
        return Why.SAME_NATION_TWICE
    if s.table and why == "muster" and any(half.bars_muster_advance(g, nation) for half, _ in on_table(g)):
        return Why.BARRED_BY_CARD
    return why_not_advance(g, nation)


def advance(g: G, nation: int, why: str) -> bool:
    """One step towards At War, if the nation can make it."""
    if why_not_advance(g, nation) is not None:
        return False
    g.s.steps[nation] -= 1
    if why in ("muster", "token", "ability"):
        mark_nation(g.s, nation)
    if g.heard:
        g.tell(ev.NationAdvanced(NATIONS[nation], g.s.steps[nation], why))
    if g.s.table:
        for half, _ in on_table(g):
            half.on_advanced(g, nation, why)
    return True


def to_war(g: G, nation: int, why: str) -> None:
    """Straight to At War, for cards that say so."""
    while g.s.steps[nation] and advance(g, nation, why):
        pass


def push_back(g: G, nation: int, why: str) -> None:
    """One step away from At War; the top box is the limit."""
    if g.s.steps[nation] < 3:
        g.s.steps[nation] += 1
        if g.heard:
            g.tell(ev.NationPushedBack(NATIONS[nation], g.s.steps[nation], why))


def activate(g: G, nation: int, why: str, region: int = 255) -> None:
    """The counter is turned to its active side. `why`: entered, attacked, declared, companion, minion or a card."""
    if nation == NO_NATION or g.s.active[nation]:
        return
    if g.s.table and any(half.bars_activation(g, nation, why, region) for half, _ in on_table(g)):
        return
    g.s.active[nation] = 1
    if g.heard:
        g.tell(ev.NationActivated(NATIONS[nation], why))
    if g.s.table:
        for half, _ in on_table(g):
            half.on_activated(g, nation)


def companion_arrives(g: G, character: int) -> None:
    """A Companion who ends his movement in an unconquered City or Stronghold wakes its nation (p.34)."""
    place = g.s.chars[character]
    if place >= len(REGION_AT):
        return
    region = REGION_AT[place]
    if character in COMPANIONS and region < len(NATION_OF) and IS_CITY_OR_STRONGHOLD[region] and not g.s.held[region]:
        nation = NATION_OF[region]
        if nation in ACTIVATES[character]:
            activate(g, nation, "companion", region)
