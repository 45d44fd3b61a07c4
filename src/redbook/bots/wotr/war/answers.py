"""Answers about armies: which marches, how many, whom to attack, where figures come, who flies where."""

from __future__ import annotations

from typing import Any

from redbook.bots.wotr.mind import Mind
from redbook.bots.wotr.orders import free as free_orders
from redbook.bots.wotr.orders import shadow as shadow_orders
from redbook.bots.wotr.survey import Army
from redbook.bots.wotr.war.flight import nazgul_goals
from redbook.bots.wotr.war.odds import clash
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    CHARACTERS_OF,
    DISTANCE,
    ELITE,
    FREE,
    ISENGARD,
    KINDS,
    LEADERS_OF,
    LEVEL,
    MAP_SIZE,
    MOUTH,
    NAZGUL,
    ORTHANC,
    PLACES,
    REGION_AT,
    REGULAR,
    SHADOW,
    STACKING_LIMIT,
    UNITS_OF,
    WITCH_KING,
)
from redbook.games.wotr.options import Casualty, Figure, FigureAt, NationOption, Place
from redbook.kernel import Option

# -- marches ------------------------------------------------------------------------------------------


def move_armies(mind: Mind) -> Option:
    offered = {option.place: option for option in mind.options if isinstance(option, Place)}
    gone = {place for place, _ in mind.step.moved}
    for worth, origin, _ in mind.plan.marches:
        if origin in offered and origin not in gone and worth > 0.05:
            return offered[origin]
    done = mind.word("done")
    if done is not None:
        return done
    return smallest_army(mind, offered)


def smallest_army(mind: Mind, offered: dict[int, Any]) -> Option:
    """Nothing good to do, but something has to move: as little as may be."""

    def worth(option: Place) -> float:
        army = mind.v.mine.get(option.place)
        return -float(army.units if army is not None else 0) - 5 * mind.plan.worry.get(option.place, 0.0)

    return mind.best(offered.values(), worth)


def march_to(mind: Mind) -> Option:
    army = mind.v.mine[mind.step.origin]

    def worth(option: Place) -> float:
        value = mind.plan.march_worth(army, option.place)
        return value if value > 0 else -0.1 * mind.v.threat(option.place) - 0.1 + nearness(mind, army, option.place)

    return mind.best(mind.options, worth)


def nearness(mind: Mind, army: Army, region: int) -> float:
    plan = mind.plan.goals.get(army.place)
    return -0.01 * DISTANCE[plan[0]][region] if plan is not None else 0.0


def marchers(mind: Mind) -> Option:
    step = mind.step
    return choose_figures(mind, step.origin, step.goal, step.picked)


def choose_figures(mind: Mind, origin: int, goal: int, picked: tuple[int, ...]) -> Option:
    """All, or as many as can be spared and find room, the strongest first and the leaders with them."""
    everybody = mind.word("all")
    v = mind.v
    army = v.mine.get(origin)
    if army is None:
        return everybody or mind.options[0]
    staying = mind.plan.spared.get(origin, 0)
    if goal < MAP_SIZE and mind.plan.point_worth(goal) > 5:
        staying = 0
    there = v.mine.get(goal)
    room = STACKING_LIMIT - (there.units if there is not None else 0)
    number = max(1, min(army.units - staying, room))
    raid = mind.plan.raids.get(origin)
    if raid is not None and goal == raid.step:
        number = min(raid.party, room)
    if number >= army.units and everybody is not None:
        return everybody
    wanted = figures_for(mind, origin, number)
    for figure in picked:
        if figure in wanted:
            wanted.remove(figure)
    offered = {option.figure: option for option in mind.options if isinstance(option, Figure)}
    for figure in wanted:
        if figure in offered:
            return offered[figure]
    return mind.word("done") or everybody or mind.options[0]


def figures_for(mind: Mind, origin: int, number: int) -> list[int]:
    """The figures of a part of an army: Elites and Regulars in turn, and those who lead."""
    s, side = mind.s, mind.side
    base = origin * KINDS
    elites = [k for k in UNITS_OF[side] if k in ELITE for _ in range(s.figures[base + k])]
    regulars = [k for k in UNITS_OF[side] if k in REGULAR for _ in range(s.figures[base + k])]
    force = (elites + regulars)[:number] if side == SHADOW else (regulars + elites)[:number]
    whole = s.troops[side * PLACES + origin]
    if side == SHADOW or 2 * number > whole:
        for kind in LEADERS_OF[side]:
            there = s.figures[base + kind]
            force += [kind] * (there if side == SHADOW else max(0, there - 1) if number < whole else there)
        force += [KINDS + c for c in CHARACTERS_OF[side] if s.chars[c] == origin and LEVEL[c]]
    return force


def far_march(mind: Mind) -> Option:
    """Which army marches far: the one whose march is worth most."""
    return move_armies(mind)


def far_force(mind: Mind) -> Option:
    return choose_figures(mind, mind.step.origin, MAP_SIZE, mind.step.picked)


def far_step(mind: Mind) -> Option:
    """Nearer to the target with every step; where it is none, to the strongest friends."""
    step = mind.step
    goal = mind.plan.goals.get(step.here) or mind.plan.goals.get(step.origin)
    done = mind.word("done")
    ways = [option for option in mind.options if isinstance(option, Place)]
    if not ways:
        return done or mind.options[0]
    if goal is None:
        if done is not None:
            return done
        return mind.best(ways, lambda o: mind.v.mine[o.place].units if o.place in mind.v.mine else 0)
    target = goal[0]
    nearest = mind.best(ways, lambda o: -DISTANCE[target][o.place] + (0.3 if o.place in mind.v.mine else 0.0))
    if done is not None and DISTANCE[target][nearest.place] >= DISTANCE[target][step.here]:
        return done
    return nearest


# -- attacks ------------------------------------------------------------------------------------------


def attack(mind: Mind) -> Option:
    offered = {option.place: option for option in mind.options if isinstance(option, Place)}
    for _, origin, _ in mind.plan.strikes:
        if origin in offered:
            return offered[origin]
    done = mind.word("done")
    if done is not None:
        return done
    return mind.best(offered.values(), lambda option: best_odds(mind, option.place))


def best_odds(mind: Mind, origin: int) -> float:
    army = mind.v.mine.get(origin)
    if army is None:
        return 0.0
    return max((odds(army, foe) for foe in mind.v.theirs.values() if near(army, foe)), default=0.0)


def near(army: Army, foe: Army) -> bool:
    return foe.region == army.region or foe.region in ADJACENT[army.region]


def odds(army: Army, foe: Army) -> float:
    return clash(army.fit_units + army.captains, army.fit, army.lead, foe.dice, foe.steps, foe.lead)[0]


def attack_whom(mind: Mind) -> Option:
    offered = {option.place: option for option in mind.options if isinstance(option, Place)}
    for _, origin, target in mind.plan.strikes:
        if origin == mind.step.origin and target in offered:
            return offered[target]
    army = mind.v.mine[mind.step.origin]
    return mind.best(offered.values(), lambda o: odds(army, mind.v.theirs[o.place]))


def attackers(mind: Mind) -> Option:
    everybody = mind.word("all")
    if everybody is not None:
        return everybody
    if mind.step.picked:
        figures = [option for option in mind.options if isinstance(option, Figure)]
        return figures[0] if figures else mind.word("done") or mind.options[0]
    return mind.options[0]


# -- muster ---------------------------------------------------------------------------------------------


def figure_worth(mind: Mind, figure: int, region: int) -> float:
    if mind.side == FREE:
        return free_orders.recruit_worth(mind.v, mind.plan, figure, region)
    return shadow_orders.recruit_worth(mind.v, mind.plan, figure, region)


def recruit(mind: Mind) -> Option:
    figures = [option for option in mind.options if isinstance(option, FigureAt)]
    return mind.best(figures, lambda o: figure_worth(mind, o.figure, o.place))


def choose_recruit(mind: Mind) -> Option:
    """An Elite rather than a Regular, if there is the choice."""
    return mind.best(mind.options, lambda o: 1.0 if o.figure in ELITE else 0.5)


def diplomacy(mind: Mind) -> Option:
    if mind.side == FREE:
        return mind.best(mind.options, lambda o: free_orders.nation_worth(mind.v, mind.plan, o.nation))
    return mind.best(mind.options, lambda o: shadow_orders.TO_WAR[o.nation])


def nation_asked(mind: Mind) -> Option:
    """A nation named by a card: one's own to be helped, another's to be hurt."""
    nations = [option for option in mind.options if isinstance(option, NationOption)]
    if mind.side == FREE:
        return mind.best(nations, lambda o: free_orders.nation_worth(mind.v, mind.plan, o.nation))
    return mind.best(nations, lambda o: -mind.s.steps[o.nation])


def voice(mind: Mind) -> Option:
    s = mind.s
    grow = min(2, s.reserve[ELITE[ISENGARD]], s.figures[ORTHANC * KINDS + REGULAR[ISENGARD]])
    if grow == 2:
        return mind.word("voice-upgrade", "voice-recruit") or mind.options[0]
    return mind.word("voice-recruit", "voice-upgrade") or mind.options[0]


def take_off(mind: Mind) -> Option:
    """Over the stacking limit: Regulars go, of the kind there are most of."""
    base = mind.step.place * KINDS

    def worth(option: Casualty) -> float:
        return (0 if option.figure in ELITE else 10) + 0.1 * mind.s.figures[base + option.figure]

    return mind.best(mind.options, worth)


# -- Nazgûl and Minions -------------------------------------------------------------------------------------


def gaps(mind: Mind) -> list[tuple[int, int]]:
    """Places where Nazgûl are wanted and how many are missing, the most important first."""
    s = mind.s
    found = []
    for goal, need in nazgul_goals(mind.v, mind.plan):
        have = s.figures[goal * KINDS + NAZGUL] + (s.chars[WITCH_KING] == goal)
        if have < need:
            found.append((goal, need - have))
    return found


def move_minions(mind: Mind) -> Option:
    done = mind.word("done")
    wanted = gaps(mind)
    if not wanted:
        return done or mind.options[0]
    goals = dict(nazgul_goals(mind.v, mind.plan))
    s = mind.s
    for option in mind.options:
        if not isinstance(option, FigureAt) or option.figure == KINDS + MOUTH:
            continue
        need = goals.get(option.place, 0)
        if option.figure == NAZGUL:
            if s.figures[option.place * KINDS + NAZGUL] > need:
                return option
        elif need == 0 and any(goal != s.ring for goal, _ in wanted):
            return option
    return done or mind.options[0]


def fly_to(mind: Mind) -> Option:
    step = mind.step
    offered = {option.place: option for option in mind.options if isinstance(option, Place)}
    for goal, _ in gaps(mind):
        if goal in offered and goal != step.origin and (step.figure == NAZGUL or goal in mind.v.mine):
            return offered[goal]
    return mind.best(offered.values(), lambda o: captain_worth(mind, o.place))


def captain_worth(mind: Mind, place: int) -> float:
    """What a Minion does with the army of a place."""
    army = mind.v.mine.get(place)
    if army is None:
        return -1.0
    worth = 0.1 * army.fit
    for value, origin, _ in mind.plan.strikes:
        if origin == place:
            worth += value
            break
    goal = mind.plan.goals.get(place)
    if goal is not None:
        worth += 0.3 * goal[1] - 0.05 * DISTANCE[goal[0]][REGION_AT[place]]
    box = BOX[place] if place < MAP_SIZE else 255
    if box != 255 and box in mind.v.theirs:
        worth += 0.5
    return worth


def bring_minion(mind: Mind) -> Option:
    return mind.best(mind.options, lambda o: shadow_orders.MINION_WORTH[o.character])


def place_minion(mind: Mind) -> Option:
    return mind.best(mind.options, lambda o: captain_worth(mind, o.place))
