"""Why the Fellowship goes, hides, rests or waits; how the Hunt is met; why Companions leave and where they go."""

from __future__ import annotations

from redbook.bots.wotr.counsel.odds import hunt_odds, mean_tile
from redbook.bots.wotr.counsel.says import (
    Case,
    Line,
    Reasons,
    decimal,
    face_in,
    guard,
    percent,
    places,
    region,
    say,
    together,
)
from redbook.bots.wotr.orders.shadow import hunt_wishes
from redbook.bots.wotr.ring.fellowship import (
    answers_to_damage,
    best_parting,
    best_rest,
    leisure,
    ready_for_mordor,
    walk_worth,
)
from redbook.bots.wotr.survey import GATE_DISTANCE, companions_left, in_mordor, soak, steps_left
from redbook.games.wotr.board import (
    ACTIVATES,
    ARAGORN,
    ASIDE,
    BOROMIR,
    CARDS,
    CROWNING_PLACES,
    DICE_AT_START,
    DISTANCE,
    EREBOR,
    FACES,
    FIGURES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    IS_CITY_OR_STRONGHOLD,
    KINDS,
    LEADERSHIP,
    LEVEL,
    MAP_SIZE,
    NATION_OF,
    NATIONS,
    OWNER_SIDE,
    PLACES,
    REGION_AT,
    SHADOW,
    STRIDER,
    TILES,
)
from redbook.games.wotr.characters.fellowship import friendly_city
from redbook.games.wotr.options import Act, CardOption, Number, Route, Who

LOST = 12  # points of Corruption
DEAR = 0.4  # damage to be expected that one may want to wait for


def name(character: int) -> str:
    return FIGURES[KINDS + character]


def room(mind: Case) -> int:
    """Corruption that can still be borne."""
    return LOST - 1 - mind.s.corruption


# -- moving and hiding --------------------------------------------------------------------------------------


def step(mind: Case, line: Line) -> Reasons:
    s = mind.s
    chance, damage = hunt_odds(s)
    if in_mordor(s):
        told = [say("mordor-step", steps=steps_left(s), room=room(mind), **decimal(damage))]
        return told if s.tried else [*told, say("mordor-idle")]
    left = max(0, GATE_DISTANCE[s.ring] - s.progress - 1)
    told = [say("step", steps=left)]
    if not chance:
        return [*told, say("step-unhunted")]
    told.append(say("step-hunted", dice=min(5, s.box[SHADOW]), chance=percent(chance), **decimal(damage)))
    if s.box[FREE]:
        told.append(say("step-again", bonus=s.box[FREE], corruption=s.corruption))
    else:
        told.append(say("step-first"))
    return told


def not_step(mind: Case) -> Reasons:
    """The Fellowship could move and does not."""
    s = mind.s
    if not s.hidden or in_mordor(s) or s.ring >= MAP_SIZE:
        return []
    if s.progress >= GATE_DISTANCE[s.ring]:
        return [say("wait-gate")]
    chance, damage = hunt_odds(s)
    if leisure(mind.v) >= 1.0 and chance:
        return [say("wait-calm", points=mind.v.points[SHADOW], turn=s.turn)]
    if chance * damage < DEAR:
        return []
    return [say("wait-hunted", bonus=s.box[FREE], chance=percent(chance), **decimal(chance * damage))]


def hide(mind: Case, line: Line) -> Reasons:
    s = mind.s
    told = [say("hide", steps=steps_left(s))]
    face = face_in(line)
    if any(isinstance(option, Act) and option.what == "strider-hides" for option in line) and face is not None:
        told.append(say("hide-strider", face=FACES[face]))
    if in_mordor(s) and not s.tried:
        told.append(say("mordor-idle"))
    return told


# -- the Fellowship phase -----------------------------------------------------------------------------------


def phase(mind: Case, line: Line) -> Reasons:
    s = mind.s
    option = line[0]
    word = option.what if isinstance(option, Act) else ""
    if word == "enter-mordor":
        return [say("enter-mordor", corruption=s.corruption, level=soak(s))]
    near_gate = not in_mordor(s) and GATE_DISTANCE[s.ring] - s.progress <= 0 < GATE_DISTANCE[s.ring]
    if word == "declare":
        if near_gate and ready_for_mordor(mind.v):
            return [say("declare-gate", corruption=s.corruption)]
        _, where = best_rest(mind.v)
        return rest(mind, where) if where >= 0 else [say("declare-far")]
    if near_gate or (s.ring < MAP_SIZE and not GATE_DISTANCE[s.ring]):
        return [say("not-mordor", corruption=s.corruption, points=mind.v.points[SHADOW])]
    if not s.progress:
        return [say("declare-nothing")]
    if not s.corruption:
        return [say("declare-unburdened", steps=s.progress)]
    return [say("declare-not", steps=s.progress, corruption=s.corruption)]


def rest(mind: Case, where: int) -> Reasons:
    s = mind.s
    told = []
    if s.corruption:
        told.append(say("rest", region=region(where), corruption=s.corruption))
    nation = NATION_OF[where]
    if not s.active[nation]:
        told.append(say("rest-wakes", region=region(where), nation=NATIONS[nation]))
    away = GATE_DISTANCE[where] - max(0, GATE_DISTANCE[s.ring] - s.progress)
    if away > 0:
        told.append(say("rest-detour", steps=away))
    return told or [say("declare-far")]


def route(mind: Case, line: Line) -> Reasons:
    s, way = mind.s, line[0]
    assert isinstance(way, Route)
    steps = GATE_DISTANCE[way.region]
    if not mind.step.revealed and friendly_city(s, way.region):
        return rest(mind, way.region)
    told = [say("route", region=region(way.region), steps=steps)]
    if way.stronghold and mind.step.revealed:
        told.append(say("route-stronghold"))
    elif mind.step.revealed and any(isinstance(o, Route) and o.stronghold for o in mind.options):
        told.append(say("route-round"))
    return told


def guide(mind: Case, line: Line) -> Reasons:
    who = line[0]
    assert isinstance(who, Who)
    if who.character == GANDALF_GREY:
        told = [say("guide-gandalf")]
    else:
        told = [say("guide", character=name(who.character), level=LEVEL[who.character])]
    return [*told, *(say("placed", region=region(place), units=guard(mind, FREE, place)) for place in places(line))]


# -- the Hunt -----------------------------------------------------------------------------------------------


def allocation(mind: Case, line: Line) -> Reasons:
    s = mind.s
    option = line[0]
    assert isinstance(option, Number)
    dice = option.number
    chance = 1 - (5 / 6) ** min(5, dice) if dice else 0.0
    if in_mordor(s):
        told = [say("hunt-mordor", dice=dice, room=room(mind))]
    elif dice:
        told = [say("hunt-dice", dice=dice, chance=percent(chance), rest=s.pool[SHADOW] - dice)]
    else:
        told = [say("hunt-none", rest=s.pool[SHADOW])]
    wishes = {why for why, _ in hunt_wishes(mind.v)}
    if "won" in wishes:
        told.append(say("hunt-war", points=mind.v.points[SHADOW]))
    elif "heavy" in wishes:
        told.append(say("hunt-heavy", corruption=s.corruption))
    elif "near" in wishes:
        told.append(say("hunt-near", steps=max(0, GATE_DISTANCE[s.ring] - s.progress)))
    elif "first" in wishes:
        told.append(say("hunt-first"))
    elif not in_mordor(s):
        told.append(say("hunt-eyes"))
    return told


def rerolls(mind: Case, line: Line) -> Reasons:
    bonus = mind.step.bonus
    return [say("hunt-again", least=max(2, 6 - bonus), hits=mind.step.hits)]


def before_roll(mind: Case, line: Line) -> Reasons:
    s = mind.s
    if isinstance(line[0], CardOption):
        return [say("crebain-now", card=CARDS[line[0].card], dice=min(5, s.box[SHADOW]), bonus=s.box[FREE] + 1)]
    return [say("crebain-later", dice=min(5, s.box[SHADOW]))]


def before_tile(mind: Case, line: Line) -> Reasons:
    s = mind.s
    average = decimal(mean_tile(s))
    if isinstance(line[0], CardOption):
        return [say("spare-tile", card=CARDS[line[0].card], corruption=s.corruption, **average)]
    return [say("spare-tile-later", corruption=s.corruption, **average)]


def on_tile(mind: Case, line: Line) -> Reasons:
    draw = mind.step.draw
    average = decimal(mean_tile(mind.s))
    if isinstance(line[0], CardOption):
        return [say("tile-card", card=CARDS[line[0].card], tile=TILES[draw.tile].id, **average)]
    return [say("tile-keep", tile=TILES[draw.tile].id, **average)]


def on_path(mind: Case, line: Line) -> Reasons:
    if isinstance(line[0], CardOption):
        return [say("path-card", card=CARDS[line[0].card], **decimal(mean_tile(mind.s)))]
    return [say("small")]


def damage(mind: Case, line: Line) -> Reasons:
    """What each way to bear it costs."""
    s, option = mind.s, line[0]
    hurt = mind.step.draw.damage
    if isinstance(option, CardOption):
        return [say("damage-card", card=CARDS[option.card], damage=hurt)]
    assert isinstance(option, Act)
    way = option.what
    costs = answers_to_damage(mind.v, hurt, mind.words())
    after = s.corruption + hurt
    left = soak(s)
    told: Reasons = []
    if way == "use-ring":
        told = [say("damage-ring", damage=hurt, corruption=after)]
        others = {w for w in costs if w != way}
        if others & {"lose-guide", "lose-random"}:
            told.append(say("damage-ring-others", level=left))
    elif way == "lose-guide":
        level = LEVEL[s.guide]
        told = [say("damage-guide", character=name(s.guide), level=level, damage=max(0, hurt - level))]
    elif way == "lose-random":
        told = [say("damage-random", damage=hurt, number=len(companions_left(s)))]
    elif way == "guide-leaves":
        told = [say("damage-hobbit", character=name(s.guide), damage=hurt - 1)]
    elif way == "gollum-reveals":
        told = [say("damage-gollum", damage=hurt - 1)]
    if way != "use-ring":
        told.append(say("damage-lethal", corruption=after) if after >= LOST else say("damage-else", corruption=after))
    return told or [say("small")]


# -- Companions ---------------------------------------------------------------------------------------------


def separate(mind: Case, line: Line) -> Reasons:
    """Who goes where, what for, and what the Fellowship loses by it."""
    who = [option.character for option in line if isinstance(option, Who)]
    picked = list(getattr(mind.step, "picked", ()) or getattr(mind.step, "group", ()))
    found = places(line)
    parting = best_parting(mind.v, getattr(mind.step, "extra", 0), getattr(mind.step, "level", 0))
    group = [*picked, *who] or (list(parting[1]) if parting is not None else [])
    where = found[-1] if found else parting[2] if parting is not None else mind.s.ring
    if not group:
        return [say("part-nobody")]
    told = parted(mind, group, where)
    level = sum(LEVEL[c] for c in group)
    return [*told[:2], say("part-cost", level=level, left=max(0, soak(mind.s) - level))]


def parted(mind: Case, group: list[int], where: int) -> Reasons:
    s = mind.s
    names = [name(c) for c in group]
    told: Reasons = []
    if STRIDER in group and s.chars[ARAGORN] == ASIDE:
        told += crowning(mind, where)
    if GANDALF_GREY in group and s.chars[GANDALF_WHITE] == ASIDE:
        told.append(say("part-white", dice=more_dice(mind)))
    if where < MAP_SIZE:
        told += wakes(mind, group, names, where)
    return told or goes_with(mind, group, names, where)


def crowning(mind: Case, where: int) -> Reasons:
    goal = min(CROWNING_PLACES, key=lambda r: DISTANCE[where][r] if where < MAP_SIZE else 0)
    if where in CROWNING_PLACES:
        return [say("to-crown", region=region(where), dice=more_dice(mind))]
    if where < MAP_SIZE:
        return [say("towards-crown", region=region(where), goal=region(goal), steps=DISTANCE[where][goal])]
    return []


def wakes(mind: Case, group: list[int], names: list[str], where: int) -> Reasons:
    s = mind.s
    nation = NATION_OF[where]
    if not (IS_CITY_OR_STRONGHOLD[where] and OWNER_SIDE[where] == FREE):
        return []
    if not s.active[nation] and any(nation in ACTIVATES[c] for c in group):
        return [say("wakes", figures=names, region=region(where), nation=NATIONS[nation])]
    rouser = BOROMIR if nation == GONDOR else GIMLI if where == EREBOR else -1
    if rouser in group and s.steps[nation]:
        steps = s.steps[nation]
        return [say("rouses", character=name(rouser), region=region(where), nation=NATIONS[nation], steps=steps)]
    return []


def goes_with(mind: Case, group: list[int], names: list[str], where: int) -> Reasons:
    units = guard(mind, FREE, where) if REGION_AT[where] < MAP_SIZE else 0
    lead = sum(LEADERSHIP[c] for c in group)
    if units:
        return [say("joins", figures=names, region=region(where), units=units, lead=lead)]
    return [say("walks", figures=names, region=region(where))]


def walk(mind: Case, line: Line) -> Reasons:
    if isinstance(line[0], Act) and line[0].what == "done":
        return [say("walk-done")]
    who = [option.character for option in line if isinstance(option, Who)]
    group = [*getattr(mind.step, "group", ()), *who]
    found = places(line)
    if not group or not found:
        return walk_planned(mind)
    there = mind.s.chars[group[0]]
    fellows = [c for c in group if mind.s.chars[c] == there]
    return parted(mind, fellows, REGION_AT[found[0]])


def walk_planned(mind: Case) -> Reasons:
    """Without a gesture to read: he who gains most by walking."""
    s = mind.s
    best: tuple[float, int, int] | None = None
    for c in range(9):
        place = s.chars[c]
        if place < MAP_SIZE:
            for r in range(MAP_SIZE):
                if DISTANCE[place][r] <= LEVEL[c]:
                    gain = walk_worth(mind.v, c, r) - walk_worth(mind.v, c, place)
                    if best is None or gain > best[0]:
                        best = (gain, c, r)
    return parted(mind, [best[1]], best[2]) if best is not None else [say("walk-done")]


def more_dice(mind: Case) -> int:
    """Action dice once one more of those who bring a die is in play."""
    return DICE_AT_START[0] + 1 + sum(1 for c in (ARAGORN, GANDALF_WHITE) if mind.s.chars[c] < PLACES)


def crown(mind: Case, line: Line) -> Reasons:
    where = mind.s.chars[STRIDER]
    units = guard(mind, FREE, where) if where < PLACES else 0
    return together([say("crown", dice=more_dice(mind))], [say("crown-leads", region=region(where), units=units)])


def white(mind: Case, line: Line) -> Reasons:
    found = places(line)
    told = [say("white", dice=more_dice(mind))]
    if found:
        where = found[-1]
        units = guard(mind, FREE, where)
        if units:
            told.append(say("white-where", region=region(where), units=units))
    return told


def where_white(mind: Case, line: Line) -> Reasons:
    where = places(line)[0]
    woken = wakes(mind, [GANDALF_WHITE], [name(GANDALF_WHITE)], REGION_AT[where]) if REGION_AT[where] < MAP_SIZE else []
    return woken or goes_with(mind, [GANDALF_WHITE], [name(GANDALF_WHITE)], where)
