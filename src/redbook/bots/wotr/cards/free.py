"""What the Free Peoples' event cards are worth now. A card that would do nothing is worth nothing."""

from __future__ import annotations

from redbook.bots.wotr.ring.fellowship import Parting, best_parting, can_be_white, can_crown
from redbook.bots.wotr.survey import Survey, companions_left, in_mordor, steps_left
from redbook.bots.wotr.war.campaign import Campaign
from redbook.games.wotr.board import (
    BOX,
    CARD,
    CHARACTER_DIE,
    COMPANIONS,
    DALE,
    DISTANCE,
    DOL_AMROTH,
    DWARVES,
    EDORAS,
    ELVES,
    EREBOR,
    FREE,
    FREE_NATIONS,
    GIMLI,
    GOLLUM,
    GREY_HAVENS,
    HELMS_DEEP,
    KINDS,
    LEGOLAS,
    LORIEN,
    MAP_SIZE,
    MINAS_TIRITH,
    NAZGUL,
    NORTH,
    REGION,
    RIVENDELL,
    ROHAN,
    SHADOW_NATIONS,
    SIEGE_LIMIT,
    STACKING_LIMIT,
    STRIDER,
    WOODLAND_REALM,
)

NAMES = {number: id for id, number in CARD.items()}
STEADY = {
    "fp-char-05": 1.6, "fp-char-06": 1.3, "fp-char-07": 1.3, "fp-char-08": 1.9, "fp-char-14": 0.9,
    "fp-char-19": 2.2, "fp-char-20": 2.2, "fp-char-21": 2.2, "fp-char-22": 1.4, "fp-char-23": 2.0, "fp-char-24": 1.9,
    "fp-strat-01": 1.2, "fp-strat-12": 0.0,
}  # fmt: skip
RECRUITS = {  # where figures come, and how good that is without any danger
    "fp-strat-13": ((GREY_HAVENS, DOL_AMROTH), 1.3),
    "fp-strat-14": ((MINAS_TIRITH,), 1.35),
    "fp-strat-15": ((LORIEN,), 1.35),
    "fp-strat-16": ((EDORAS,), 1.25),
    "fp-strat-17": ((REGION["carrock"],), 0.8),
    "fp-strat-18": ((DOL_AMROTH,), 1.3),
    "fp-strat-19": ((DALE,), 1.25),
    "fp-strat-20": ((REGION["the-shire"], REGION["ered-luin"]), 1.1),
    "fp-strat-21": ((RIVENDELL,), 1.2),
    "fp-strat-22": ((EREBOR,), 1.3),
    "fp-strat-23": ((HELMS_DEEP, EDORAS), 1.25),
    "fp-strat-24": ((WOODLAND_REALM,), 1.3),
}
TILE_CARDS = {"fp-char-01": 1.15, "fp-char-02": 1.15, "fp-char-03": 1.6, "fp-char-04": 1.4}


def card_worths(v: Survey, plan: Campaign, parting: Parting | None) -> dict[int, float]:
    return {card: card_worth(v, plan, card, parting) for card in v.s.hands[v.seat]}


def card_worth(v: Survey, plan: Campaign, card: int, parting: Parting | None) -> float:
    s = v.s
    id = NAMES[card]
    if id in STEADY:
        return STEADY[id]
    if id in RECRUITS:
        regions, worth = RECRUITS[id]
        worry = max(plan.worry.get(r, 0.0) for r in regions)
        crowded = all(
            (g := v.garrison(0, r)) is not None and g.units >= (5 if g.place == BOX[r] else 9) for r in regions
        )
        return 0.2 if crowded else worth + 0.3 * min(2.0, worry)
    if id in TILE_CARDS:
        left = steps_left(s)
        return TILE_CARDS[id] + (0.5 if in_mordor(s) else 0.25 if left <= 8 else 0.0)
    return SPECIAL[id](v, plan, parting)


def crowded(v: Survey, region: int) -> bool:
    guard = v.garrison(FREE, region)
    return guard is not None and guard.units >= (SIEGE_LIMIT if guard.place == BOX[region] else STACKING_LIMIT - 1)


def heal(s_corruption: int, points: float) -> float:
    return min(s_corruption, points) * (0.75 + 0.05 * s_corruption)


def athelas(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    s = v.s
    return heal(s.corruption, 2.0 if s.guide == STRIDER else 1.0)


def another_way(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    s = v.s
    return heal(s.corruption, 1.0) + (1.6 if s.guide == GOLLUM else 0.0)


def go_alone(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    s = v.s
    goes = best_parting(v, extra=1)
    if goes is not None:
        return goes[0] + heal(s.corruption, 1.0)
    return heal(s.corruption, 1.0) - 0.4 if len(companions_left(s)) >= 3 else 0.0


def bilbo(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    s = v.s
    return heal(s.corruption, 2.0 if s.guide == GOLLUM else 1.0)


def mirror(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    s = v.s
    at_lorien = heal(s.corruption, 1.0) if s.ring == LORIEN and not s.held[LORIEN] else 0.0
    spare = s.dice[CHARACTER_DIE] >= 2
    return at_lorien + (3.0 if spare and (can_crown(s) or can_be_white(s)) else 0.0)


def eagles_carry(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    goes = best_parting(v, level=4)
    return goes[0] if goes is not None else 0.0


def swifter(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    goes = best_parting(v, extra=2)
    return goes[0] if goes is not None else 0.0


def back_again(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    s = v.s
    if in_mordor(s):
        return 0.0
    for c in (GIMLI, LEGOLAS):
        if c in companions_left(s):
            for r in (EREBOR, DALE, WOODLAND_REALM):
                if DISTANCE[s.ring][r] <= s.progress + 3:
                    return 1.8
    return 0.0


def eagles_strike(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    most = max((v.s.figures[p * KINDS + NAZGUL] for p in v.theirs), default=0)
    return 0.45 * most


def too_great(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    danger = sum(plan.worry.get(r, 0.0) for r in (LORIEN, RIVENDELL, GREY_HAVENS))
    return (0.6 if v.s.steps[ELVES] else 0.0) + min(1.6, 0.5 * danger)


def bombadil(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    return 0.55 if v.s.steps[NORTH] > 1 or (v.s.steps[NORTH] and v.s.active[NORTH]) else 0.0


def rousing(nation: int, *regions: int):  # type: ignore[no-untyped-def]
    def worth(v: Survey, plan: Campaign, parting: Parting | None) -> float:
        s = v.s
        if not s.steps[nation]:
            return 0.0
        for c in COMPANIONS:
            place = s.chars[c]
            if place < MAP_SIZE and any(DISTANCE[place][r] <= 2 for r in regions):
                return 0.7 + 0.5 * s.steps[nation]
        return 0.0

    return worth


def quarrel(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    s = v.s
    best = 0
    for p, army in v.theirs.items():
        nations = sum(
            1
            for n in SHADOW_NATIONS
            if s.figures[p * KINDS + 15 + 2 * (n - 5)] or s.figures[p * KINDS + 16 + 2 * (n - 5)]
        )
        if nations >= 2:
            best = max(best, army.steps)
    return 0.9 + 0.05 * best if best else 0.0


def rangers(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    worth = 0.0
    for name in ("north-ithilien", "south-ithilien", "osgiliath"):
        if REGION[name] in v.theirs:
            worth = 0.9
    guard = v.mine.get(REGION["osgiliath"])
    return worth + (0.9 if guard is not None else 0.0)


def elrond(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    s = v.s
    return max(
        (0.9 + 0.2 * (not s.active[n]) + 0.3 * (s.steps[n] == 1) for n in FREE_NATIONS if s.steps[n]), default=0.0
    )


def red_arrow(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    return 1.3 + 0.2 * bool(v.s.steps[ROHAN])


def unlooked_for(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    relief = [w for w, p, t in plan.strikes if t < MAP_SIZE and BOX[t] != 255 and BOX[t] in v.mine]
    return max(relief, default=0.0) * 1.2


def woses(v: Survey, plan: Campaign, parting: Parting | None) -> float:
    worry = plan.worry.get(MINAS_TIRITH, 0.0)
    riders = sum(v.mine[r].units for r in (EDORAS, HELMS_DEEP) if r in v.mine)
    return 0.4 * worry if worry > 1.5 and riders >= 3 and v.s.troops[BOX[MINAS_TIRITH]] == 0 else 0.0


SPECIAL = {
    "fp-char-09": athelas,
    "fp-char-10": another_way,
    "fp-char-11": go_alone,
    "fp-char-12": bilbo,
    "fp-char-13": mirror,
    "fp-char-15": eagles_carry,
    "fp-char-16": swifter,
    "fp-char-17": back_again,
    "fp-char-18": eagles_strike,
    "fp-strat-02": too_great,
    "fp-strat-03": bombadil,
    "fp-strat-04": rousing(DWARVES, EREBOR, REGION["ered-luin"]),
    "fp-strat-05": quarrel,
    "fp-strat-06": rangers,
    "fp-strat-07": rousing(NORTH, REGION["bree"], REGION["the-shire"]),
    "fp-strat-08": elrond,
    "fp-strat-09": red_arrow,
    "fp-strat-10": unlooked_for,
    "fp-strat-11": woses,
}
