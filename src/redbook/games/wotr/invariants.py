"""What is always true: figures, cards, tiles and dice are in exactly one place; no army of two sides."""

from __future__ import annotations

from redbook.games.wotr.armies.control import crowded
from redbook.games.wotr.armies.regions import controller
from redbook.games.wotr.board import (
    ASIDE,
    BOX,
    COMPANIONS,
    DEAD,
    FIGURES,
    FREE,
    GOLLUM,
    HAND_LIMIT,
    IN_FELLOWSHIP,
    KINDS,
    LEADER,
    LEVEL,
    MAP_SIZE,
    ON_MORDOR_TRACK,
    PLACE_NAMES,
    PLACES,
    REAR,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLDS,
    UNITS_OF,
)
from redbook.games.wotr.setup import TOTALS
from redbook.games.wotr.state import NO_CARD, State
from redbook.kernel import RuleBroken


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise RuleBroken(law=law)


def figures_are_conserved(s: State) -> None:
    for kind in range(KINDS):
        total = sum(s.figures[kind::KINDS]) + s.reserve[kind] + s.dead[kind]
        demand(total == TOTALS[kind], f"{FIGURES[kind]}: {total} of {TOTALS[kind]}")


def troops_are_counted(s: State) -> None:
    """All places at once: the counts of a kind are the digits of one long number."""
    for side in (FREE, SHADOW):
        units = sum(int.from_bytes(s.figures[kind::KINDS], "big") for kind in UNITS_OF[side])
        counted = int.from_bytes(s.troops[side * PLACES : (side + 1) * PLACES], "big")
        demand(units == counted, f"troops of side {side}")


def each_card_in_one_place(s: State) -> None:
    piles = [*s.hands, *s.decks, *s.discard, *s.buried, [c for c, _ in s.table], s.out]
    if s.battle is not None:
        piles.append([c for c in s.battle.cards if c != NO_CARD])
    if s.offered is not None:
        piles.append([s.offered[0]])
    demand(sorted(c for pile in piles for c in pile) == list(range(96)), "each of the 96 cards is in one place")


def each_tile_in_one_place(s: State) -> None:
    tiles = sorted((*s.bag, *s.drawn, *s.removed, *s.waiting))
    demand(len(set(tiles)) == len(tiles), "no tile is in two places")
    demand(set(range(16)) <= set(tiles), "no standard tile is missing")


def dice_fit_the_pool(s: State) -> None:
    for side in (FREE, SHADOW):
        demand(sum(s.dice[side * 7 : side * 7 + 7]) + s.box[side] <= s.pool[side], "no more dice than the pool has")
    demand(sum(s.rings) == 3, "three Elven Rings")


def armies_stand_apart(s: State) -> None:
    """Only a besieged garrison and its besiegers share a region."""
    fighting = s.battle is not None
    both = zip(s.troops[:MAP_SIZE], s.troops[PLACES : PLACES + MAP_SIZE], strict=True)
    demand(fighting or not any(free and shadow for free, shadow in both), "two armies in one region")
    for region in STRONGHOLDS:
        box = BOX[region]
        demand(not (s.troops[box] and s.troops[PLACES + box]), f"two garrisons in {REGIONS[region]}")
        for side in (FREE, SHADOW):
            if s.troops[side * PLACES + box]:
                demand(controller(s, region) == side, f"a garrison in an enemy Stronghold, {REGIONS[region]}")
    demand(fighting or not (s.troops[REAR] or s.troops[PLACES + REAR]), "a rearguard without a battle")


def corruption_and_progress_in_range(s: State) -> None:
    demand(0 <= s.corruption <= 12 and 0 <= s.progress <= 12 and 0 <= s.mordor <= 5, "tracks")
    demand(s.ring < MAP_SIZE or s.ring == ON_MORDOR_TRACK, "the Ring-bearers are somewhere")


def the_guide_is_the_best(s: State) -> None:
    present = [c for c in COMPANIONS if s.chars[c] == IN_FELLOWSHIP]
    if not present:
        demand(s.guide == GOLLUM, "Gollum guides when nobody is left")
    else:
        demand(s.guide in present and LEVEL[s.guide] == max(LEVEL[c] for c in present), "the Guide has the best Level")
    demand(all(p < PLACES or p in (IN_FELLOWSHIP, ASIDE, DEAD) for p in s.chars), "every Character is somewhere")


def politics_in_range(s: State) -> None:
    for nation in range(8):
        demand(s.steps[nation] <= 3, "four boxes on the Political Track")
        demand(bool(s.active[nation]) or s.steps[nation] > 0, "no passive nation At War")


def hands_are_small(s: State) -> None:
    demand(all(len(h) <= HAND_LIMIT[s.count][n] + 3 for n, h in enumerate(s.hands)), "hand limits")


def nobody_is_crowded(s: State) -> None:
    """p.26, 31: ten units in a region, five behind the walls."""
    for place, _ in crowded(s):
        demand(False, f"more units than may stand in {PLACE_NAMES[place]}")


def no_leader_is_stranded(s: State) -> None:
    """p.26: Leaders of the Free Peoples never stand without units."""
    for place in range(PLACES):
        base = place * KINDS
        led = any(s.figures[base + kind] for kind in LEADER)
        demand(not led or s.troops[place] > 0, f"a stranded Leader in {PLACE_NAMES[place]}")


def garrisons_are_besieged(s: State) -> None:
    """p.31: without besiegers the siege is over, and the garrison has come out."""
    for region in STRONGHOLDS:
        for side in (FREE, SHADOW):
            shut_in, around = s.troops[side * PLACES + BOX[region]], s.troops[(1 - side) * PLACES + region]
            demand(not shut_in or around > 0, f"a garrison without besiegers in {REGIONS[region]}")


def settlements_fall_to_armies(s: State) -> None:
    """p.32: an army in a Settlement of the enemy besieges it, or has taken it."""
    for region in SETTLEMENTS:
        if s.battle is not None and s.battle.region == region:
            continue  # who comes by sea fights where he has landed
        holder = controller(s, region)
        besieged = BOX[region] != 255 and s.troops[holder * PLACES + BOX[region]] > 0
        taken = s.troops[(1 - holder) * PLACES + region] > 0 and not besieged
        demand(not taken, f"{REGIONS[region]} has fallen and is not held")


SETTLED = ("take-action", "fellowship-phase", "hunt-allocation")  # nothing is half done when these are asked
BETWEEN_ACTIONS = (nobody_is_crowded, no_leader_is_stranded, garrisons_are_besieged)
SETTLED_INVARIANTS = (*BETWEEN_ACTIONS, settlements_fall_to_armies)
IN_BATTLE = (settlements_fall_to_armies,)  # at every question
OUTSIDE_BATTLE = (no_leader_is_stranded, garrisons_are_besieged, settlements_fall_to_armies)

INVARIANTS = (
    figures_are_conserved, troops_are_counted, each_card_in_one_place, each_tile_in_one_place, dice_fit_the_pool,
    armies_stand_apart, corruption_and_progress_in_range, the_guide_is_the_best, politics_in_range, hands_are_small,
)  # fmt: skip
