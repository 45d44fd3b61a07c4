"""The lieutenant's deeds: muster, Minions, war, march, hunt."""

from __future__ import annotations

from redbook.bots.wotr.cards.shadow import card_worths
from redbook.bots.wotr.orders.deeds import (
    ARMY,
    CHARACTER,
    EVENT,
    MUSTER,
    MUSTER_ONLY,
    Deed,
    Orders,
    army_deeds,
    card_deeds,
    dice_bits,
)
from redbook.bots.wotr.survey import Survey, in_mordor, steps_left
from redbook.bots.wotr.war.campaign import Campaign
from redbook.bots.wotr.war.flight import flight_worth
from redbook.games.wotr.armies.regions import besieged, controller
from redbook.games.wotr.board import (
    ASIDE,
    DISTANCE,
    ELITE,
    FREE_NATIONS,
    HAND_LIMIT,
    ISENGARD,
    KINDS,
    MAP_SIZE,
    MOUTH,
    NAZGUL,
    ORTHANC,
    PLACES,
    REGULAR,
    SARUMAN,
    SAURON,
    SEAT_OF_MINION,
    SEAT_OF_NATION,
    SHADOW,
    SHADOW_NATIONS,
    WITCH_KING,
)

MINION_WORTH = {SARUMAN: 6.0, WITCH_KING: 5.0, MOUTH: 5.5}
TO_WAR = {ISENGARD: 4.6, SAURON: 4.2, 7: 2.6}


def shadow_orders(v: Survey, plan: Campaign) -> Orders:
    s = v.s
    dice = dice_bits(s, SHADOW)
    army = ARMY
    if s.chars[MOUTH] < PLACES and not s.mouth_used:
        army |= MUSTER_ONLY  # by the Mouth of Sauron
    deeds: list[Deed] = army_deeds(v, plan, army)
    deeds += muster_deeds(v, plan)
    deeds += card_deeds(v, card_worths(v, plan), dice)
    full = len(s.hands[v.seat]) >= HAND_LIMIT[s.count][v.seat]
    deeds.append((0.35 if full else 0.85, "draw-card", EVENT, -1))
    deeds.append((flight_worth(v, plan), "move-minions", CHARACTER, -1))
    return Orders(v, plan, deeds)


def muster_deeds(v: Survey, plan: Campaign) -> list[Deed]:
    s, seat = v.s, v.seat
    found: list[Deed] = []
    for minion, worth in MINION_WORTH.items():
        if s.chars[minion] == ASIDE and SEAT_OF_MINION[s.count][minion] == seat and may_come(v, minion):
            found.append((worth, "bring-minion", MUSTER, minion))
    owners = SEAT_OF_NATION[s.count]
    nation = best_diplomacy(v)
    if nation is not None:
        found.append((TO_WAR[nation], "diplomacy", MUSTER, nation))
    recruits = 0.0
    for nation in SHADOW_NATIONS:
        if not s.steps[nation] and owners[nation] == seat:
            there = s.reserve[REGULAR[nation]] + 2 * s.reserve[ELITE[nation]]
            if nation == SAURON:
                there += s.reserve[NAZGUL]
            if there:
                recruits = max(recruits, 0.75 + 0.04 * min(10, there))
    if recruits:
        found.append((recruits, "recruit", MUSTER, -1))
    if s.chars[SARUMAN] < PLACES and owners[ISENGARD] == seat:
        come = min(3, s.reserve[REGULAR[ISENGARD]])
        grow = min(2, s.reserve[ELITE[ISENGARD]], s.figures[ORTHANC * KINDS + REGULAR[ISENGARD]])
        best = max(0.42 * come, 0.75 * grow)
        if best and controller(s, ORTHANC) == SHADOW and not besieged(s, ORTHANC):
            found.append((0.3 + best, "voice-of-saruman", MUSTER, -1))
    return found


def may_come(v: Survey, minion: int) -> bool:
    s = v.s
    if minion == SARUMAN:
        return not s.steps[ISENGARD] and controller(s, ORTHANC) == SHADOW
    if minion == WITCH_KING:
        return not s.steps[SAURON] and any(not s.steps[n] for n in FREE_NATIONS)
    return in_mordor(s) or all(not s.steps[n] for n in FREE_NATIONS)


def best_diplomacy(v: Survey) -> int | None:
    s = v.s
    owners = SEAT_OF_NATION[s.count]
    able = [n for n in (ISENGARD, SAURON, 7) if s.steps[n] and owners[n] == v.seat]
    return able[0] if able else None


# -- recruits ----------------------------------------------------------------------------------------


def recruit_worth(v: Survey, plan: Campaign, figure: int, region: int) -> float:
    """A new figure at a Settlement: good where the war is, and where a Stronghold is in danger."""
    s = v.s
    worth = 1.0 if figure in REGULAR else 1.55 if figure in ELITE else 1.25
    if figure == NAZGUL:
        nearby = sum(s.figures[NAZGUL : MAP_SIZE * KINDS : KINDS])
        return worth + (0.5 if nearby < 3 else 0.0) + 0.02 * front_nearness(v, plan, region)
    here = v.mine.get(region)
    if here is not None and here.units >= 9:
        worth -= 1.0
    return worth + 0.06 * front_nearness(v, plan, region) + 0.5 * plan.worry.get(region, 0.0)


def front_nearness(v: Survey, plan: Campaign, region: int) -> float:
    best = plan.nearness.get(region)
    if best is None:
        best = plan.nearness[region] = front_of(v, plan, region)[0]
    return best


def front_of(v: Survey, plan: Campaign, region: int) -> tuple[float, int]:
    """How near a region is to the war, and to which target; -1 if to none."""
    best, chosen = 0.0, -1
    for place, (target, weight, _) in plan.goals.items():
        if place in v.mine:
            worth = (9 - DISTANCE[target][region]) * weight
            if worth > best:
                best, chosen = worth, target
    return best, chosen


# -- the Hunt ----------------------------------------------------------------------------------------


def hunt_dice(v: Survey, least: int, most: int, zeal: float) -> int:
    """Dice for the Hunt Box: more when the Ring is near Mordor or heavy, fewer when the war is nearly won."""
    return max(least, min(most, round(1.0 + zeal + sum(change for _, change in hunt_wishes(v)))))


def hunt_wishes(v: Survey) -> list[tuple[str, float]]:
    """Why there should be more dice in the Hunt Box than usual, or fewer."""
    s = v.s
    found = []
    if s.turn == 1:
        found.append(("first", -0.5))
    if in_mordor(s):
        found.append(("mordor", 1.0))
    elif steps_left(s) <= 8:
        found.append(("near", 0.5))
    if s.corruption >= 8:
        found.append(("heavy", 0.7))
    if v.points[SHADOW] >= 7:
        found.append(("won", -0.7))
    return found
