"""Why one stands, goes, strikes on or spares a card in battle."""

from __future__ import annotations

from redbook.bots.wotr.cards.combat import combat_worth, keep_worth
from redbook.bots.wotr.counsel.odds import falls, force, fought_out
from redbook.bots.wotr.counsel.says import Case, Line, Reasons, decimal, percent, region, say
from redbook.bots.wotr.survey import Army
from redbook.bots.wotr.war.battle import army, fighting
from redbook.games.wotr.battle.strength import to_hit
from redbook.games.wotr.board import (
    CARDS,
    CITY,
    COMBAT_HALF,
    FIGURES,
    FORTIFICATION,
    FREE,
    GANDALF_WHITE,
    IS_ELITE,
    KINDS,
    LEADERSHIP,
    NAZGUL,
    OWNER_SIDE,
    PLACES,
    POINTS,
    SETTLEMENT,
    SHADOW,
    SIEGE_LIMIT,
    STRONGHOLD,
    WITCH_KING,
)
from redbook.games.wotr.options import Act, CardOption, Casualty, Figure, Number, Place, Who
from redbook.games.wotr.state import ASSAULT
from redbook.kernel.message import Arg


def sides(mind: Case) -> tuple[Army, Army]:
    """The attacker and the defender."""
    b = fighting(mind)
    return army(mind, b.attacker), army(mind, b.defender)


def chance_now(mind: Case) -> float:
    """The attacker's chance if it is fought to the end from here."""
    b = fighting(mind)
    one, other = sides(mind)
    if b.kind == ASSAULT:
        return fought_out(force(one), force(other), 6, 6)
    first = 6 if not b.round and SETTLEMENT[b.region] in (CITY, FORTIFICATION) else 5
    return fought_out(force(one), force(other), first)


def word(line: Line) -> str:
    option = line[0]
    return option.what if isinstance(option, Act) else ""


def field_or_siege(mind: Case, line: Line) -> Reasons:
    b = fighting(mind)
    one, other = sides(mind)
    chance = percent(chance_now(mind))
    here = region(b.region)
    if word(line) == "withdraw":
        told = [say("walls", region=here, units=other.units, foes=one.units, chance=chance)]
        if other.units > SIEGE_LIMIT:
            told.append(say("walls-full", limit=SIEGE_LIMIT, lost=other.units - SIEGE_LIMIT))
        return told
    told = [say("open-field", region=here, units=other.units, foes=one.units, chance=100 - chance)]
    if other.units > SIEGE_LIMIT:
        told.append(say("walls-full", limit=SIEGE_LIMIT, lost=other.units - SIEGE_LIMIT))
    return told


def retreat_or_stand(mind: Case, line: Line) -> Reasons:
    b = fighting(mind)
    one, other = sides(mind)
    chance = percent(chance_now(mind))
    if not isinstance(line[0], Place):
        told = [say("stand", region=region(b.region), units=other.units, foes=one.units, chance=100 - chance)]
        if OWNER_SIDE[b.region] == b.defender and POINTS[b.region]:
            told.append(say("stand-points", region=region(b.region), points=POINTS[b.region]))
        return told
    to = line[0].place
    told = [say("retreat", region=region(to), units=other.units, foes=one.units, chance=chance)]
    friends = mind.v.armies[b.defender].get(to)
    if SETTLEMENT[to] == STRONGHOLD and OWNER_SIDE[to] == b.defender and not mind.s.held[to]:
        told.append(say("retreat-walls", region=region(to)))
    elif friends is not None:
        told.append(say("retreat-friends", region=region(to), units=friends.units))
    return told


def cease_or_go_on(mind: Case, line: Line) -> Reasons:
    b = fighting(mind)
    one, other = sides(mind)
    args: dict[str, Arg] = {"region": region(b.region), "units": one.units, "foes": other.units}
    if b.kind == ASSAULT:
        now = percent(falls(force(one), force(other)))
        if word(line) == "go-on":
            return [say("assault-on", chance=now, **args)]
        return [say("assault-cease", chance=now, **args)]
    if word(line) == "go-on":
        return [say("go-on", chance=percent(chance_now(mind)), **args)]
    return [say("cease", chance=percent(chance_now(mind)), **args)]


def press_assault(mind: Case, line: Line) -> Reasons:
    b = fighting(mind)
    one, other = sides(mind)
    now = percent(falls(force(one), force(other)))
    args: dict[str, Arg] = {"region": region(b.region), "units": one.units, "foes": other.units, "chance": now}
    if isinstance(line[0], Casualty):
        return [say("press", **args)]
    return [say("press-not", **args)]


def casualty(mind: Case, line: Line) -> Reasons:
    step, option = mind.step, line[0]
    assert isinstance(option, Casualty)
    units = mind.s.troops[step.side * PLACES + step.place]
    figure = FIGURES[option.figure]
    elites = any(isinstance(o, Casualty) and IS_ELITE[o.figure] for o in mind.options)
    if option.hits == 2:
        return [say("casualty-two", figure=figure)]
    if IS_ELITE[option.figure]:
        return [say("casualty-elite", figure=figure, units=units)]
    if units > 5:
        return [say("casualty-spare", figure=figure, units=units)]
    if elites:
        return [say("casualty-regular", figure=figure)]
    return [say("casualty-only", figure=figure, units=max(0, units - 1))]


def leader_rerolls(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Number)
    target = to_hit(fighting(mind), mind.step.side)
    return [say("reroll", number=option.number, chance=percent((7 - target) / 6))]


def ride(mind: Case, line: Line) -> Reasons:
    s, b = mind.s, fighting(mind)
    place = b.place(SHADOW)
    wraiths = s.figures[place * KINDS + NAZGUL] + (2 if s.chars[WITCH_KING] == place else 0)
    if word(line) == "yes":
        return [say("rider", lead=wraiths, own=LEADERSHIP[GANDALF_WHITE])]
    return [say("rider-not", lead=wraiths, own=LEADERSHIP[GANDALF_WHITE])]


def advance(mind: Case, line: Line) -> Reasons:
    s, b = mind.s, fighting(mind)
    here = region(b.region)
    if word(line) == "none":
        return [say("advance-not", region=here, origin=region(b.origin))]
    points = POINTS[b.region]
    if points and OWNER_SIDE[b.region] != b.attacker and not s.held[b.region]:
        return [say("advance-points", region=here, points=points)]
    if points and OWNER_SIDE[b.region] == b.attacker and s.held[b.region]:
        return [say("advance-back", region=here, points=points)]
    goal = mind.plan.goals.get(b.origin)
    if goal is not None and goal[0] != b.region:
        return [say("advance-way", region=here, goal=region(goal[0]))]
    return [say("advance", region=here)]


def sorcerer(mind: Case, line: Line) -> Reasons:
    return [say("sorcerer", cards=len(mind.s.hands[mind.seat]))]


# -- Combat cards -------------------------------------------------------------------------------------------


def combat_card(mind: Case, line: Line) -> Reasons:
    s, b = mind.s, fighting(mind)
    side = mind.step.side
    mine, theirs = army(mind, side), army(mind, 1 - side)
    option = line[0]
    if isinstance(option, CardOption):
        effect = COMBAT_HALF[option.card]
        gain = combat_worth(s, b, side, effect, mine, theirs)
        told = [say("combat-card", effect=effect, **decimal(gain))]
        if keep_worth(option.card) < 0.8:
            told.append(say("combat-cheap", card=CARDS[option.card]))
        elif len(s.hands[mind.seat]) >= 5:
            told.append(say("combat-full", cards=len(s.hands[mind.seat])))
        elif POINTS[b.region]:
            told.append(say("combat-stake", region=region(b.region), points=POINTS[b.region]))
        return told
    best = max(
        (
            (combat_worth(s, b, side, COMBAT_HALF[o.card], mine, theirs), o.card)
            for o in mind.options
            if isinstance(o, CardOption)
        ),
        default=None,
    )
    if min(mine.units, 5) + min(theirs.units, 5) < 3:
        return [say("combat-small", units=mine.units, foes=theirs.units)]
    if best is None or best[0] <= 0.1:
        return [say("combat-useless")]
    return [say("combat-keep", card=CARDS[best[1]], effect=COMBAT_HALF[best[1]], **decimal(best[0]))]


def combat_ask(mind: Case, line: Line) -> Reasons:
    return COMBAT_ASKS.get(mind.step.what, plain_ask)(mind, line)


def plain_ask(mind: Case, line: Line) -> Reasons:
    return [say("small")]


def scouts(mind: Case, line: Line) -> Reasons:
    one, other = sides(mind)
    if isinstance(line[0], Place):
        return [say("scouts", region=region(line[0].place), units=other.units, foes=one.units)]
    return [say("scouts-walls", region=region(fighting(mind).region), units=other.units, foes=one.units)]


def sacrifice(mind: Case, line: Line) -> Reasons:
    b = fighting(mind)
    mine = army(mind, FREE)
    hits = b.hits[SHADOW] + b.card_hits[SHADOW]
    if isinstance(line[0], Figure):
        return [say("sacrifice", hits=hits)]
    return [say("sacrifice-not", hits=hits, steps=mine.steps)]


def own_hits(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Number)
    side = mind.step.side
    mine, theirs = army(mind, side), army(mind, 1 - side)
    if option.number:
        return [say("own-hits", hits=option.number, steps=mine.steps, foes=theirs.steps)]
    return [say("own-hits-none", steps=mine.steps, foes=theirs.steps)]


def leadership(mind: Case, line: Line) -> Reasons:
    foe = army(mind, FREE)
    option = line[0]
    assert isinstance(option, Number)
    return [say("leadership", number=option.number, dice=min(5, foe.dice))]


def misses(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Number)
    return [say("misses", number=option.number)]


def companion(mind: Case, line: Line) -> Reasons:
    who = line[0]
    assert isinstance(who, Who)
    lead = LEADERSHIP[who.character]
    figure = FIGURES[KINDS + who.character]
    if mind.step.effect == "words-of-power":
        return [say("silenced", character=figure, lead=lead)]
    return [say("gives-up", character=figure, lead=lead)]


def victim(mind: Case, line: Line) -> Reasons:
    who = line[0]
    if isinstance(who, Who):
        return [say("victim", character=FIGURES[KINDS + who.character], lead=LEADERSHIP[who.character])]
    if isinstance(who, Figure):
        return [say("victim", character=FIGURES[who.figure], lead=1)]
    return [say("small")]


COMBAT_ASKS = {
    "scouts": scouts,
    "sacrifice": sacrifice,
    "own-hits": own_hits,
    "leadership": leadership,
    "misses": misses,
    "companion": companion,
    "victim": victim,
    "minion": victim,
}
