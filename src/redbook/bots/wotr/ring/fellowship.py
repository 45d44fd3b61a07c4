"""The Fellowship: when to move, hide, declare and rest, whom to lose, who leaves and where he goes."""

from __future__ import annotations

from redbook.bots.wotr.survey import (
    GATE_DISTANCE,
    Survey,
    companions_left,
    in_mordor,
    move_damage,
    soak,
    steps_left,
    tile_damage,
)
from redbook.games.wotr.armies.figures import minion_seen
from redbook.games.wotr.armies.regions import besieged
from redbook.games.wotr.board import (
    ACTIVATES,
    ARAGORN,
    ASIDE,
    BOROMIR,
    CARD,
    CROWNING_PLACES,
    DISTANCE,
    EDORAS,
    EREBOR,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    HELMS_DEEP,
    HOBBITS,
    IN_FELLOWSHIP,
    IS_CITY_OR_STRONGHOLD,
    LEVEL,
    LORIEN,
    MAP_SIZE,
    MERRY,
    MINAS_TIRITH,
    NATION_OF,
    OWNER_SIDE,
    PLACES,
    ROHAN,
    SHADOW,
    STRIDER,
    WILL_DIE,
)
from redbook.games.wotr.characters.fellowship import friendly_city
from redbook.games.wotr.options import Route
from redbook.games.wotr.state import State

BALROG = CARD["sh-char-17"]


def strain(s: State) -> float:
    """How dear a point of damage is: what the rest of the way will cost, against what can still be borne."""
    left = steps_left(s)
    ahead = max(0, left - 5) * 0.75 + min(5, left) * 1.7
    room = max(1.0, 11 - s.corruption + 0.7 * soak(s))
    return ahead / room


def move_worth(v: Survey, haste: float) -> float:
    s = v.s
    damage = move_damage(s)
    if in_mordor(s):
        if s.corruption + damage >= 11.5 and s.tried and not companions_left(s):
            return 0.3
        return 6.0 if not s.tried else max(0.5, 3.2 - 0.5 * damage)
    if s.progress >= GATE_DISTANCE[s.ring] + 1:
        return 0.0  # the gate is within reach already: declare there first
    calm = leisure(v)
    worth = haste + 0.06 * v.points[SHADOW] - (0.35 + 0.6 * strain(s)) * (1.0 + 0.3 * calm) * damage - 0.12 * calm
    if s.progress >= GATE_DISTANCE[s.ring]:
        return 0.2
    light = 6 - min(3.0, calm)
    if s.corruption > light and not s.progress and friendly_city(s, s.ring) and v.points[SHADOW] < 7:
        worth -= 0.4 * (s.corruption - light)  # better to rest here another turn
    return worth


def leisure(v: Survey) -> float:
    """How far the Shadow lags behind a war that would end in time: then there is no need to run."""
    turn = v.s.turn
    end = 26 if v.points[SHADOW] <= 2 else 15  # but nobody waits for ever
    late = max(0.0, 1.0 - max(0, turn - end) / 6)
    return max(0.0, min(5.0, 0.6 * (turn - 4) - v.points[SHADOW])) * late


def hide_worth(v: Survey, haste: float) -> float:
    s = v.s
    if in_mordor(s):
        return 6.0 if not s.tried else 3.0
    return haste + 0.3


# -- the Fellowship phase --------------------------------------------------------------------------


def wants_to_declare(v: Survey) -> bool:
    s = v.s
    here = GATE_DISTANCE[s.ring] - s.progress
    if here <= 0 and GATE_DISTANCE[s.ring] > 0 and ready_for_mordor(v):
        return True  # to a gate of Mordor, and in
    return best_rest(v)[0] > 0


def ready_for_mordor(v: Survey) -> bool:
    """With the Shadow far from its goal, a burden too heavy for the last way is not carried there yet."""
    s = v.s
    bears = 11 - s.corruption + 0.8 * soak(s)
    costs = 5.5 * tile_damage(s, 1.0 + s.pool[SHADOW] / 5)
    return leisure(v) < 1.0 or bears >= 1.2 * costs


def best_rest(v: Survey) -> tuple[float, int]:
    """What a declaration in a friendly City within reach is worth (a point healed, a nation woken), and where."""
    s = v.s
    here = max(0, GATE_DISTANCE[s.ring] - s.progress)
    best, chosen = 0.0, -1
    for r in resting_places(s):
        if DISTANCE[s.ring][r] <= s.progress:
            worth = rest_at(s, r, here)
            if worth > best:
                best, chosen = worth, r
    return best, chosen


def rest_at(s: State, region: int, here: int) -> float:
    healed = min(1, s.corruption)
    wakes = 0.5 if not s.active[NATION_OF[region]] else 0.0
    lost = GATE_DISTANCE[region] - here
    return healed * (0.6 + 0.25 * s.corruption) + wakes - 1.0 * lost


def resting_places(s: State) -> list[int]:
    return [r for r in RESTS if not s.held[r]]


RESTS = tuple(r for r in range(MAP_SIZE) if IS_CITY_OR_STRONGHOLD[r] and OWNER_SIDE[r] == FREE)


def route_worth(v: Survey, way: Route, revealed: bool) -> float:
    """Where the figure goes: nearer to Mordor, not through a Stronghold of the enemy, to a rest if that is why."""
    s = v.s
    worth = -1.0 * GATE_DISTANCE[way.region]
    if revealed:
        if way.stronghold:
            worth -= 1.6 if GATE_DISTANCE[way.region] else 1.2
        if s.troops[PLACES + way.region]:
            worth -= 0.8
    elif friendly_city(s, way.region):
        here = max(0, GATE_DISTANCE[s.ring] - s.progress)
        worth = -here + rest_at(s, way.region, here)
    if way.moria and any(card == BALROG for card, _ in s.table):
        worth -= 1.8
    return worth


# -- the Hunt --------------------------------------------------------------------------------------


def companion_worth(v: Survey, companion: int) -> float:
    """What the loss of a Companion of the Fellowship costs, in points of corruption."""
    s = v.s
    late = steps_left(s) <= 6
    if companion == GANDALF_GREY:
        if s.chars[GANDALF_WHITE] == ASIDE and not late:
            return 0.4 if minion_seen(s) else 1.6
        return 1.8
    if companion == STRIDER:
        return 3.2 if not late and s.chars[ARAGORN] == ASIDE else 1.9
    if companion in HOBBITS:
        return 0.7
    return 1.3


def damage_cost(s: State, damage: float) -> float:
    """Points of corruption are dearer the more there are."""
    after = s.corruption + damage
    if after >= 12:
        return 100.0
    return damage * (0.75 + 0.05 * (s.corruption + after))


def best_answer_to_damage(v: Survey, damage: int, offered: set[str]) -> str:
    costs = answers_to_damage(v, damage, offered)
    return min(costs, key=lambda way: (costs[way], way))


def answers_to_damage(v: Survey, damage: int, offered: set[str]) -> dict[str, float]:
    """What each way to take the damage costs, in points of corruption."""
    s = v.s
    costs: dict[str, float] = {}
    if "use-ring" in offered:
        costs["use-ring"] = damage_cost(s, damage)
    if "guide-leaves" in offered:
        lost = 0.4 if not in_mordor(s) else companion_worth(v, s.guide)
        costs["guide-leaves"] = lost + damage_cost(s, damage - 1)
    if "gollum-reveals" in offered:
        costs["gollum-reveals"] = 1.3 + damage_cost(s, damage - 1)
    if "lose-guide" in offered:
        costs["lose-guide"] = companion_worth(v, s.guide) + damage_cost(s, max(0, damage - LEVEL[s.guide]))
    if "lose-random" in offered:
        group = companions_left(s)
        costs["lose-random"] = 0.05 + sum(
            companion_worth(v, c) + damage_cost(s, max(0, damage - LEVEL[c])) for c in group
        ) / len(group)
    return costs


# -- leaving the Fellowship ----------------------------------------------------------------------------

Parting = tuple[float, tuple[int, ...], int]  # worth, who, where


def best_parting(v: Survey, extra: int = 0, level: int = 0) -> Parting | None:
    """The separation that does most good now; None if nobody should go."""
    s = v.s
    if in_mordor(s):
        return None
    group = companions_left(s)
    late = steps_left(s) <= 7
    found: list[Parting] = []
    for c in group:
        reach = s.progress + (level or LEVEL[c]) + extra
        near = DISTANCE[s.ring]
        if c == STRIDER and s.chars[ARAGORN] == ASIDE and not late:
            for r in CROWNING_PLACES:
                if near[r] <= reach and not s.held[r] and not besieged(s, r):
                    with_him = [STRIDER]
                    worth = 2.6 + 0.5 * bool(s.dice[WILL_DIE]) - 0.05 * near[r] + (0.3 if r == MINAS_TIRITH else 0.0)
                    if not s.active[GONDOR] and BOROMIR in group:
                        with_him.append(BOROMIR)
                        worth += 0.4
                    found.append((worth, tuple(with_him), r))
        elif c == GANDALF_GREY and s.chars[GANDALF_WHITE] == ASIDE and minion_seen(s) and not late:
            goal = nation_to_wake(v, c, reach)
            worth = 1.5 + 0.9 * bool(s.dice[WILL_DIE])
            found.append((worth, (c,), goal if goal is not None else s.ring))
        elif c == BOROMIR and not s.active[GONDOR]:
            if near[MINAS_TIRITH] <= reach and not besieged(s, MINAS_TIRITH):
                found.append((1.3, (c,), MINAS_TIRITH))
        elif c == GIMLI and not s.active[0] and near[EREBOR] <= reach and not besieged(s, EREBOR):
            found.append((1.0, (c,), EREBOR))
        elif c in HOBBITS and (c != MERRY or len(group) > 3):
            goal = nation_to_wake(v, c, reach)
            if goal is not None:
                found.append((1.2, (c,), goal))
    return max(found, default=None)


def nation_to_wake(v: Survey, companion: int, reach: int, origin: int = -1) -> int | None:
    """A City or Stronghold within reach where he would rouse a sleeping nation, the most threatened one."""
    s = v.s
    start = s.ring if origin < 0 else origin
    if start >= MAP_SIZE:
        return None
    best, chosen = 0.0, None
    for r in RESTS:
        nation = NATION_OF[r]
        if DISTANCE[start][r] > reach or s.active[nation] or nation not in ACTIVATES[companion]:
            continue
        if s.held[r] or besieged(s, r):
            continue
        worth = 1.0 + (0.5 if nation in (GONDOR, ROHAN) else 0.0) + 0.05 * v.threat(r)
        if worth > best:
            best, chosen = worth, r
    return chosen


def walk_worth(v: Survey, companion: int, region: int) -> float:
    """What a Companion on the map does by ending his walk in a region."""
    s = v.s
    worth = 0.0
    if s.held[region]:
        return -1.0
    if companion == STRIDER and s.chars[ARAGORN] == ASIDE:
        worth += 2.0 - 0.4 * min(DISTANCE[region][r] for r in CROWNING_PLACES if not s.held[r] or r == MINAS_TIRITH)
    if IS_CITY_OR_STRONGHOLD[region] and OWNER_SIDE[region] == FREE:
        nation = NATION_OF[region]
        if nation in ACTIVATES[companion] and not s.active[nation]:
            worth += 1.2
        if companion == BOROMIR and nation == GONDOR and s.steps[GONDOR]:
            worth += 0.9
        if companion == GIMLI and region == EREBOR and s.steps[0]:
            worth += 0.9
    guard = v.armies[FREE].get(region)
    if guard is not None:
        worth += 0.3 + 0.05 * min(guard.units, 5) + 0.03 * v.threat(region)
    elif s.troops[PLACES + region]:
        worth -= 0.5
    if region in (HELMS_DEEP, EDORAS, LORIEN, MINAS_TIRITH):
        worth += 0.05
    return worth


def can_crown(s: State) -> bool:
    return s.chars[STRIDER] in CROWNING_PLACES and not s.held[s.chars[STRIDER]] and s.chars[ARAGORN] == ASIDE


def can_be_white(s: State) -> bool:
    return s.chars[GANDALF_WHITE] == ASIDE and s.chars[GANDALF_GREY] != IN_FELLOWSHIP and minion_seen(s)
