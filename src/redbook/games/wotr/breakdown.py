"""Sums for the eye: what a number of the battle or of the Hunt is made of. All of it lies open on a real table."""

from __future__ import annotations

from typing import Literal

import msgspec

from redbook.games.wotr import hunt
from redbook.games.wotr.armies.figures import nazgul_at, number, units_here
from redbook.games.wotr.armies.regions import controller
from redbook.games.wotr.battle import strength
from redbook.games.wotr.board import (
    BOX,
    CARDS,
    CHARACTERS,
    CITY,
    COMBAT_HALF,
    COMPANIONS,
    ELITE,
    FIGURES,
    FREE,
    IS_CAPTAIN,
    ISENGARD,
    KINDS,
    LEADER,
    LEADERSHIP,
    MAP_SIZE,
    MINIONS,
    NAZGUL,
    PLACES,
    SARUMAN,
    SETTLEMENT,
    SHADOW,
    SOUTHRONS,
    STRONGHOLD,
    TILES,
    WITCH_KING,
)
from redbook.games.wotr.state import ASSAULT, NO_CARD, Battle, G, State

Side = Literal["free", "shadow"]
SIDE_NAMES: tuple[Side, Side] = ("free", "shadow")
Part = tuple[str, int]  # where it comes from, and how much


class HuntView(msgspec.Struct):
    asked: str
    why: str
    successes: int
    tile: str | None
    damage: int
    dice: int
    bonus: int
    rerolls: list[str]  # stronghold, army, nazgul: one failed die each
    card_used: bool
    casualty: bool


# -- armies ---------------------------------------------


class ArmyView(msgspec.Struct):
    """What an army is worth where it stands, before walls and cards. Without units: Characters or Nazgûl alone."""

    side: Side
    units: int
    dice: int
    leadership: int


def army_view(s: State, place: int) -> ArmyView | None:
    """The army of a place, or who stands there without one; None if nobody does."""
    units = (s.troops[place], s.troops[PLACES + place])
    if any(units):
        side = FREE if units[FREE] else SHADOW
    elif s.figures[place * KINDS + NAZGUL]:
        side = SHADOW
    elif place not in s.chars:
        return None
    elif any(s.chars[c] == place for c in COMPANIONS):
        side = FREE
    elif any(s.chars[c] == place for c in MINIONS):
        side = SHADOW
    else:
        return None
    return ArmyView(
        SIDE_NAMES[side], units[side], strength.army_dice(s, side, place), strength.army_leadership(s, side, place)
    )


# -- the battle ---------------------------------------------


def strength_from(s: State, b: Battle, side: int) -> list[Part]:
    """One die a unit, one a Captain of the West; five at most; then what cards take away."""
    units = strength.units(s, b, side)
    if not units:
        return []
    parts: list[Part] = [("units", units)]
    if side == FREE:
        parts += [
            (CHARACTERS[c], 1) for c in strength.companions(s, b) if IS_CAPTAIN[c] and not strength.silenced(b, c)
        ]
    total = sum(value for _, value in parts)
    if total > 5:
        parts.append(("five-at-most", 5 - total))
        total = 5
    if b.at_most[side] < total:
        limits = noted(b, side, "at_most")
        parts.append((limits[-1][0] if limits else "at-most", b.at_most[side] - total))
        total = b.at_most[side]
    event = CARDS[b.card] if b.card != NO_CARD else "event"
    for source, fewer in (*noted(b, side, "fewer"), (event, b.short[side])):
        taken = min(fewer, total - 1)
        if taken > 0:
            parts.append((source, -taken))
            total -= taken
    return parts


def noted(b: Battle, side: int, what: str) -> list[Part]:
    """What Combat cards changed in a sum of one side, by the name of their effect."""
    return [(COMBAT_HALF[card], change) for sum_, army, change, card in b.notes if (sum_, army) == (what, side)]


def leadership_from(s: State, b: Battle, side: int) -> list[Part]:
    place = b.place(side)
    parts: list[Part] = []
    if side == FREE:
        parts += [(FIGURES[k], s.figures[place * KINDS + k]) for k in LEADER if s.figures[place * KINDS + k]]
        parts += [(CHARACTERS[c], strength.companion_leadership(b, c)) for c in strength.companions(s, b)]
        return parts
    nazgul = strength.nazgul(s, b)
    if nazgul:
        parts.append((FIGURES[NAZGUL], nazgul))
    parts += [(CHARACTERS[c], LEADERSHIP[c]) for c in MINIONS if s.chars[c] == place]
    if strength.white_rider_rides(b):
        lost = nazgul + (LEADERSHIP[WITCH_KING] if strength.fights(s, b, WITCH_KING) else 0)
        parts.append(("white-rider", -lost))
    elif b.nazgul_forfeited:
        parts.append(("given-up", -b.nazgul_forfeited))
    if s.chars[SARUMAN] < PLACES:
        for nation in (ISENGARD, SOUTHRONS) if s.count > 2 else (ISENGARD,):
            elites = number(s, place, ELITE[nation])
            if elites:
                parts.append((FIGURES[ELITE[nation]], elites))
    return parts


def to_hit_why(b: Battle, side: int) -> str:
    """Why 6s are wanted, or an empty word."""
    if strength.to_hit(b, side) == 5:
        return ""
    return "walls" if b.kind == ASSAULT else "city" if SETTLEMENT[b.region] == CITY else "fortification"


def figures_of(s: State, b: Battle, side: int) -> dict[str, int]:
    """Who fights: units, Leaders, Nazgûl and Characters of one side."""
    place = b.place(side)
    row = s.figures[place * KINDS : place * KINDS + KINDS]
    found = {FIGURES[k]: n for k, n in enumerate(row) if n}
    wanted = strength.companions(s, b) if side == FREE else strength.minions(s, b)
    return found | {CHARACTERS[c]: 1 for c in wanted}


# -- the Hunt ---------------------------------------------


def reroll_sources(s: State) -> list[str]:
    region = s.ring
    if region >= MAP_SIZE:
        return []
    box = BOX[region]
    nazgul = nazgul_at(s, region) + (nazgul_at(s, box) if box != 255 else 0)
    held = SETTLEMENT[region] == STRONGHOLD and controller(s, region) == SHADOW
    found = (("stronghold", held), ("army", bool(units_here(s, SHADOW, region))), ("nazgul", bool(nazgul)))
    return [source for source, here in found if here]


def hunt_view(g: G) -> HuntView | None:
    """While the Hunt asks something: what it is about."""
    step = g.stack[-1] if g.stack else None
    s = g.s
    shown = HuntView("", "hunt", 0, None, 0, min(5, s.box[SHADOW]), s.box[FREE], reroll_sources(s), False, False)
    match step:
        case hunt.BeforeRoll():
            shown.asked = "before-roll"
        case hunt.HuntRerolls(bonus=bonus, hits=hits):
            shown.asked, shown.bonus, shown.successes = "hunt-rerolls", bonus, hits
        case hunt.BeforeTile(draw=draw) | hunt.TableCardOnTile(draw=draw) | hunt.FaceDamage(draw=draw):
            shown.asked = {
                hunt.BeforeTile: "before-tile",
                hunt.TableCardOnTile: "table-card-on-tile",
                hunt.FaceDamage: "face-damage",
            }[type(step)]
            shown.why = CARDS[draw.card] if draw.card != NO_CARD else draw.why
            shown.successes = draw.eye
            shown.tile = TILES[draw.tile].id if draw.tile >= 0 else None
            shown.damage = draw.damage
            shown.card_used, shown.casualty = draw.table_used, draw.casualty
        case _:
            return None
    return shown
