"""The steward's deeds: the Ring, the Companions, the nations, the walls, and now and then a sword."""

from __future__ import annotations

from redbook.bots.wotr.cards.free import card_worths
from redbook.bots.wotr.orders.deeds import (
    ANY,
    ARMY,
    CHARACTER,
    EVENT,
    MUSTER,
    WILL,
    Deed,
    Orders,
    army_deeds,
    card_deeds,
    dice_bits,
)
from redbook.bots.wotr.ring.fellowship import (
    best_parting,
    can_be_white,
    can_crown,
    hide_worth,
    move_worth,
    walk_worth,
)
from redbook.bots.wotr.survey import NEAR, Survey, in_mordor
from redbook.bots.wotr.war.campaign import Campaign
from redbook.games.wotr.armies.regions import besieged
from redbook.games.wotr.board import (
    ADJACENT,
    BOROMIR,
    CARD,
    CHARACTER_DIE,
    COMPANIONS,
    DWARVES,
    ELITE,
    ELVES,
    EREBOR,
    EVENT_DIE,
    FREE,
    FREE_NATIONS,
    GIMLI,
    GONDOR,
    HAND_LIMIT,
    IS_CITY_OR_STRONGHOLD,
    LEADER,
    LEGOLAS,
    LEVEL,
    MAP_SIZE,
    NATION_OF,
    NORTH,
    PLACES,
    POINTS,
    REAR,
    REGION_AT,
    REGULAR,
    ROHAN,
    SEAT_OF_NATION,
    SETTLEMENT,
    SETTLEMENTS_OF,
    STRIDER,
    STRONGHOLD,
    WILL_DIE,
)

COMFORTS = tuple(
    CARD[f"fp-char-{n:02}"] for n in (1, 2, 3, 4, 5, 9, 10, 12)
)  # in Mordor, better before than after a step
CONCERN = {GONDOR: 1.0, ROHAN: 0.95, ELVES: 0.9, DWARVES: 0.75, NORTH: 0.7}


def free_orders(v: Survey, plan: Campaign, haste: float) -> Orders:
    s = v.s
    dice = dice_bits(s, FREE)
    deeds: list[Deed] = army_deeds(v, plan, ARMY | WILL)
    if s.hidden:
        deeds.append((move_worth(v, haste), "move-fellowship", CHARACTER | WILL, -1))
    else:
        deeds.append((hide_worth(v, haste), "hide-fellowship", CHARACTER | WILL, -1))
        if s.guide == STRIDER:
            deeds.append((hide_worth(v, haste), "strider-hides", ANY & ~(CHARACTER | WILL), -1))
    parting = best_parting(v)
    if parting is not None:
        deeds.append((parting[0], "separate", CHARACTER | WILL, -1))
    walking = walking_worth(v)
    if walking > 0:
        deeds.append((walking, "move-companions", CHARACTER | WILL, -1))
    if can_crown(s):
        deeds.append((5.5, "crown-aragorn", WILL, -1))
    if can_be_white(s):
        deeds.append((5.0, "gandalf-the-white", WILL, -1))
    deeds += muster_deeds(v, plan)
    worths = card_worths(v, plan, parting)
    if in_mordor(s) and s.hidden and (s.dice[EVENT_DIE] or s.dice[CHARACTER_DIE] + s.dice[WILL_DIE] >= 2):
        worths = {card: worth + (5.0 if card in COMFORTS and worth > 0.5 else 0.0) for card, worth in worths.items()}
    deeds += card_deeds(v, worths, dice)
    full = len(s.hands[v.seat]) >= HAND_LIMIT[s.count][v.seat]
    deeds.append((0.3 if full else 0.85, "draw-card", EVENT | WILL, -1))
    return Orders(v, plan, deeds)


def muster_deeds(v: Survey, plan: Campaign) -> list[Deed]:
    s = v.s
    owners = SEAT_OF_NATION[s.count]
    found: list[Deed] = []
    best = best_diplomacy(v, plan)
    if best is not None:
        found.append((best[0], "diplomacy", MUSTER | WILL, best[1]))
    recruits = 0.0
    for nation in FREE_NATIONS:
        if s.steps[nation] or owners[nation] != v.seat:
            continue
        kinds = (REGULAR[nation], ELITE[nation], LEADER[nation])
        if not any(s.reserve[k] for k in kinds):
            continue
        for r in SETTLEMENTS_OF[nation]:
            if not s.held[r] and not besieged(s, r) and not s.troops[PLACES + r]:
                recruits = max(recruits, place_worth(v, plan, r))
    if recruits:
        found.append((0.35 + recruits, "recruit", MUSTER | WILL, -1))
    for what, companion, nation in (
        ("boromir-advances", BOROMIR, GONDOR),
        ("legolas-advances", LEGOLAS, ELVES),
        ("gimli-advances", GIMLI, DWARVES),
    ):
        where = s.chars[companion]
        if where >= REAR or not s.steps[nation]:
            continue
        region = REGION_AT[where]
        if IS_CITY_OR_STRONGHOLD[region] and NATION_OF[region] == nation and (companion != GIMLI or region == EREBOR):
            found.append((nation_worth(v, plan, nation), what, ANY, -1))
    return found


def best_diplomacy(v: Survey, plan: Campaign) -> tuple[float, int] | None:
    s = v.s
    owners = SEAT_OF_NATION[s.count]
    able = [
        (nation_worth(v, plan, n), n)
        for n in FREE_NATIONS
        if owners[n] == v.seat and s.steps[n] and (s.steps[n] > 1 or s.active[n])
    ]
    return max(able, default=None)


def nation_worth(v: Survey, plan: Campaign, nation: int) -> float:
    """A step towards war for a nation: for what its walls fear, and for the nearness of war."""
    s = v.s
    worry = most_worried(plan, nation)[0]
    steps = s.steps[nation]
    reserve = sum(s.reserve[k] for k in (REGULAR[nation], ELITE[nation]))
    worth = CONCERN[nation] + 0.35 * min(2.5, worry) + (0.55 if steps == 1 else 0.15 if steps == 2 else 0.0)
    if not s.active[nation]:
        worth -= 0.35
    return worth if reserve else 0.2


def most_worried(plan: Campaign, nation: int) -> tuple[float, int]:
    """How much the Settlement of a nation that is most in danger has to fear, and which it is."""
    return max(((plan.worry.get(r, 0.0), r) for r in SETTLEMENTS_OF[nation]), default=(0.0, -1))


def place_worth(v: Survey, plan: Campaign, region: int) -> float:
    """A figure more in a Settlement: for its own walls, or for a threatened one close by."""
    here = v.mine.get(region)
    units = here.units if here is not None else 0
    if units >= 9:
        return 0.0
    worth = 0.25
    worry = plan.worry.get(region, 0.0)
    if worry:
        room = 1.0 if units < 5 else 0.4
        worth += (0.35 * worry + 0.15) * room
        if SETTLEMENT[region] == STRONGHOLD and units < 5:
            worth += 0.1
    elif POINTS[region] or region not in v.theirs:
        near = max((plan.worry.get(r, 0.0) for r in ADJACENT[region]), default=0.0)
        worth += 0.15 * near
    return worth


def recruit_worth(v: Survey, plan: Campaign, figure: int, region: int) -> float:
    worth = place_worth(v, plan, region)
    here = v.mine.get(region)
    if figure in LEADER:
        return worth * 0.8 + (0.15 if here is not None and not here.lead and here.units >= 3 else -0.1)
    if figure in ELITE:
        return worth * 1.7
    return worth + 0.05 * (v.s.reserve[figure] > 2)


def walking_worth(v: Survey) -> float:
    """Companions on the map who would do more good elsewhere."""
    s = v.s
    best = 0.0
    for c in COMPANIONS:
        place = s.chars[c]
        if place >= MAP_SIZE or besieged(s, place):
            continue
        now = walk_worth(v, c, place)
        for r, distance in NEAR[place]:
            if distance <= LEVEL[c]:
                gain = walk_worth(v, c, r) - now
                if gain > best and not besieged(s, r):
                    best = gain
    return best if best >= 0.4 else 0.0
