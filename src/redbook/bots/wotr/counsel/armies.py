"""Why an army marches, strikes or stays."""

from __future__ import annotations

from math import ceil

from redbook.bots.wotr.counsel.odds import falls, fit_force, force, fought_out
from redbook.bots.wotr.counsel.says import (
    Case,
    Line,
    Reasons,
    danger,
    enemies_near,
    guard,
    percent,
    places,
    prize,
    region,
    say,
    together,
)
from redbook.bots.wotr.survey import Army
from redbook.bots.wotr.war.answers import near
from redbook.bots.wotr.war.campaign import LEAST, RING, Outcome
from redbook.games.wotr.board import (
    CITY,
    DISTANCE,
    FORTIFICATION,
    FREE,
    MAP_SIZE,
    POINTS,
    REGION_AT,
    SETTLEMENT,
    SIEGE_LIMIT,
    STRONGHOLD,
)
from redbook.games.wotr.options import Act, Figure
from redbook.kernel.message import Message

# -- attacks ------------------------------------------------------------------------------------------


def strike_in(mind: Case, line: Line) -> tuple[int, int] | None:
    """Whence and at whom: as the gesture says, or as the plan has it."""
    origin = getattr(mind.step, "origin", -1)
    found = places(line)
    if mind.kind in ("attackers", "attack-whom") and origin >= 0:
        target = found[0] if mind.kind == "attack-whom" and found else getattr(mind.step, "target", -1)
        return (origin, target) if target >= 0 else None
    if len(found) >= 2:
        return found[0], found[1]
    for _, place, target in mind.plan.strikes:
        if not found or place == found[0]:
            return place, target
    return None


def strike(mind: Case, line: Line) -> Reasons:
    found = strike_in(mind, line)
    if found is None:
        return [say("attack-none")]
    army, foe = mind.v.mine.get(found[0]), mind.v.theirs.get(found[1])
    if army is None or foe is None:
        return [say("attack-none")]
    return struck(mind, army, foe)


def struck(mind: Case, army: Army, foe: Army) -> Reasons:
    outcome = mind.plan.outcome(army, foe)
    told = [FORETOLD[outcome.kind](army, foe, outcome)]
    told += prize(mind, foe.region)
    if len(told) == 1 and mind.plan.in_the_way(army, foe.region):
        goal = mind.plan.goals[army.place][0]
        told.append(say("attack-in-the-way", region=region(foe.region), goal=region(goal)))
    if len(told) == 1 and mind.side == FREE:
        told += danger(mind, foe.region)
    return told


def open_chance(army: Army, foe: Army) -> float:
    first = 6 if SETTLEMENT[foe.region] in (CITY, FORTIFICATION) else 5
    return fought_out(fit_force(army), force(foe), first)


def field(army: Army, foe: Army, outcome: Outcome) -> Message:
    return say(
        "attack-field", region=region(foe.place), units=army.fit_units, foes=foe.units,
        chance=percent(open_chance(army, foe)),
    )  # fmt: skip


def sortie(army: Army, foe: Army, outcome: Outcome) -> Message:
    return say(
        "attack-sortie", region=region(foe.place), units=army.fit_units, foes=foe.units,
        chance=percent(open_chance(army, foe)),
    )  # fmt: skip


def assault(army: Army, foe: Army, outcome: Outcome) -> Message:
    now = falls(fit_force(army), force(foe))
    return say(
        "attack-walls", region=region(foe.place), units=army.fit_units, foes=foe.units, rounds=outcome.rounds,
        chance=percent(now),
    )  # fmt: skip


def ring(army: Army, foe: Army, outcome: Outcome) -> Message:
    return say("attack-ring", region=region(foe.place), units=army.fit_units, foes=foe.units, limit=SIEGE_LIMIT)


FORETOLD = {"field": field, "sortie": sortie, "assault": assault, "ring": ring}


def not_attack(mind: Case) -> Reasons:
    """An attack that suggests itself and is not made, with what speaks against it."""
    best: tuple[int, Army, Army] | None = None
    plan = mind.plan
    for army in mind.v.mine.values():
        if not army.fit or not mind.v.commands(army) or army.place >= MAP_SIZE:
            continue
        for foe in mind.v.theirs.values():
            if near(army, foe) and POINTS[foe.region] and plan.point_worth(foe.region):
                if foe.place < MAP_SIZE and army.region == foe.region:
                    continue
                if foe.place >= MAP_SIZE and army.region != foe.region:
                    continue
                if plan.strike_worth(army, foe) <= 0 and (best is None or army.fit > best[0]):
                    best = (army.fit, army, foe)
    if best is None:
        return []
    _, army, foe = best
    outcome = plan.outcome(army, foe)
    here, units, foes = region(foe.place), army.fit_units, foe.units
    if outcome.kind == "assault":
        return [say("not-attack-walls", region=here, units=units, foes=foes)]
    if outcome.kind == "ring" and outcome.ring < RING:
        return [say("not-attack-ring", region=here, units=units, foes=foes)]
    chance = open_chance(army, foe)
    if outcome.kind == "field" and chance < LEAST[mind.side]:
        return [say("not-attack-field", region=here, units=units, foes=foes, chance=percent(chance))]
    return []


# -- marches ------------------------------------------------------------------------------------------------


def marches_in(mind: Case, line: Line) -> list[tuple[int, int]]:
    """The marches of a gesture, whence and whither."""
    found = places(line)
    kind = mind.kind
    if kind == "march-to":
        found = [mind.step.origin, *found]
    elif kind == "marchers":
        found = [mind.step.origin, mind.step.goal, *found]
    if len(found) < 2:
        planned = [(origin, goal) for _, origin, goal in mind.plan.marches if not found or origin == found[0]]
        return planned[:1]
    return list(zip(found[::2], found[1::2], strict=False))


def march(mind: Case, line: Line) -> Reasons:
    """The first march with what it is for, and the second if there is one."""
    if isinstance(line[0], Act) and line[0].what == "done":
        return [say("march-done")]
    found = marches_in(mind, line)
    told: Reasons = []
    for origin, goal in found[:2]:
        army = mind.v.mine.get(origin)
        if army is not None:
            told += marched(mind, army, goal)[: 2 if not told else 1]
    return told or [say("march-small")]


def marched(mind: Case, army: Army, goal: int) -> Reasons:
    plan = mind.plan
    _, why, about = plan.marching(army, goal)
    here, there = region(army.place), region(goal)
    if why == "prize":
        if mind.v.s.held[about]:
            return together([say("march-retakes", origin=here, region=there)], prize(mind, about))
        return together([say("march-takes", origin=here, region=there)], prize(mind, about))
    if why == "raid":
        raid = plan.raids[army.place]
        told = say(
            "march-raid", origin=here, region=there, goal=region(about), units=raid.party, steps=raid.steps - 1,
            points=POINTS[about],
        )  # fmt: skip
        return [told, *prize(mind, about)]
    if why == "home":
        own = guard(mind, mind.side, about)
        return [
            say(
                "march-home", origin=here, goal=region(about), units=army.units, foes=enemies_near(mind, about), own=own
            )
        ]
    if why == "target":
        return together([towards(mind, army, goal, about)], walls(mind, about), staying(mind, army))
    return [say("march-small")]


def towards(mind: Case, army: Army, goal: int, target: int) -> Message:
    steps = DISTANCE[target][goal]
    units = army.units - mind.plan.spared.get(army.place, 0)
    if mind.v.s.held[target]:
        return say("march-back", origin=region(army.place), goal=region(target), steps=steps, points=POINTS[target])
    foes = guard(mind, 1 - mind.side, target)
    return say(
        "march-target", origin=region(army.place), goal=region(target), steps=steps, units=units, foes=foes,
        points=POINTS[target],
    )  # fmt: skip


def walls(mind: Case, target: int) -> Reasons:
    """How much is wanted against walls, and how much is there or on its way."""
    if SETTLEMENT[target] != STRONGHOLD or mind.v.garrison(1 - mind.side, target) is None:
        return []
    need = ceil(mind.plan.strength_needed(target))
    have = sum(
        mind.v.mine[place].fit for place, (goal, _, _) in mind.plan.goals.items()
        if goal == target and place in mind.v.mine
    )  # fmt: skip
    return [say("march-walls", goal=region(target), need=need, have=have)]


def staying(mind: Case, army: Army) -> Reasons:
    stay = mind.plan.spared.get(army.place, 0)
    if not stay or stay >= army.units:
        return []
    return [say("march-stay", region=region(army.place), units=stay)]


def marchers(mind: Case, line: Line) -> Reasons:
    """How many go: what stays, what it is for."""
    step = mind.step
    army = mind.v.mine.get(step.origin)
    if army is None:
        return [say("march-small")]
    told = marched(mind, army, step.goal)
    return together(staying(mind, army), told) if isinstance(line[0], Figure) else told


def far(mind: Case, line: Line) -> Reasons:
    """A long march by card: to the armies that are nearest to what is wanted."""
    step = mind.step
    if isinstance(line[0], Act) and line[0].what == "done":
        return [say("march-done")]
    over = next((n for n, option in enumerate(line) if isinstance(option, Act) and option.what == "done"), len(line))
    found = places(line[:over])
    origin = getattr(step, "origin", found[0] if found else -1)
    end = found[-1] if found and found[-1] != origin else -1
    army = mind.v.mine.get(origin)
    goal = mind.plan.goals.get(getattr(step, "here", origin)) or mind.plan.goals.get(origin)
    if army is None or goal is None:
        return [say("march-small")]
    target = goal[0]
    if end < 0:
        return together([towards(mind, army, army.region, target)], walls(mind, target))
    if DISTANCE[target][REGION_AT[end]] >= DISTANCE[target][army.region]:
        return [say("far-join", region=region(end), goal=region(target))]
    return together([towards(mind, army, REGION_AT[end], target)], walls(mind, target))


def attackers(mind: Case, line: Line) -> Reasons:
    return together(strike(mind, line)[:1], [say("attack-all")])


def choose_force(mind: Case, line: Line) -> Reasons:
    """Figures that a card sends: as many as can be spared."""
    army = mind.v.mine.get(mind.step.origin)
    if army is None:
        return [say("force-all")]
    return staying(mind, army) or [say("force-all")]
