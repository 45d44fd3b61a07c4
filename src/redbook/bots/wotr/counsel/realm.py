"""Why a nation takes a step to war, why figures come and where, and what the Minions are sent for."""

from __future__ import annotations

from redbook.bots.wotr.counsel.says import (
    Case,
    Line,
    Reasons,
    danger,
    deed_in,
    is_free,
    places,
    region,
    say,
    together,
)
from redbook.bots.wotr.orders.free import most_worried
from redbook.bots.wotr.orders.shadow import front_of
from redbook.bots.wotr.war.answers import gaps
from redbook.games.wotr.board import (
    ADJACENT,
    BOROMIR,
    DICE_AT_START,
    DISTANCE,
    ELITE,
    FIGURES,
    FREE_NATIONS,
    GIMLI,
    ISENGARD,
    KINDS,
    LEGOLAS,
    MAP_SIZE,
    MINIONS,
    MOUTH,
    NATIONS,
    NAZGUL,
    ORTHANC,
    PLACES,
    REAR,
    REGION_AT,
    REGULAR,
    SARUMAN,
    WITCH_KING,
)
from redbook.games.wotr.options import Act, Casualty, Figure, FigureAt, NationOption, Who

# -- politics -----------------------------------------------------------------------------------------------

ENVOYS = {"boromir-advances": (BOROMIR, 2), "legolas-advances": (LEGOLAS, 1), "gimli-advances": (GIMLI, 0)}


def diplomacy(mind: Case, line: Line) -> Reasons:
    nation = next((option.nation for option in line if isinstance(option, NationOption)), None)
    if nation is None:
        deed = next((d for d in mind.orders.deeds if d[1] == "diplomacy"), None)
        if deed is None:
            return [say("attack-none")]
        nation = deed[3]
    return stepped(mind, nation)


def stepped(mind: Case, nation: int) -> Reasons:
    """A nation nearer to war by a step, and why this one now."""
    s = mind.s
    steps = max(0, s.steps[nation] - 1)
    name = NATIONS[nation]
    if nation in FREE_NATIONS:
        worry, where = most_worried(mind.plan, nation)
        told = [say("war-free", nation=name, steps=steps)]
        if worry and where >= 0:
            return [*told, *danger(mind, where)]
        return [*told, say("war-calm", nation=name)]
    idle = sum(sum(s.figures[kind : REAR * KINDS : KINDS]) for kind in (REGULAR[nation], ELITE[nation]))
    told = [say("war-shadow", nation=name, steps=steps, units=idle)]
    if nation == ISENGARD and s.chars[SARUMAN] >= PLACES:
        told.append(say("war-saruman"))
    return told


def envoy(mind: Case, line: Line) -> Reasons:
    companion, nation = ENVOYS[deed_in(line)]
    return [say("envoy", character=FIGURES[KINDS + companion]), *stepped(mind, nation)]


def nation_for_card(mind: Case, line: Line) -> Reasons:
    nation = next((option.nation for option in line if isinstance(option, NationOption)), None)
    if nation is None:
        return [say("small")]
    if is_free(mind):
        return stepped(mind, nation)
    return [say("nation-hurt", nation=NATIONS[nation], steps=mind.s.steps[nation])]


# -- recruits -----------------------------------------------------------------------------------------------


def recruit(mind: Case, line: Line) -> Reasons:
    """The first figure and its place are the reason; the second follows it."""
    come = [option for option in line if isinstance(option, FigureAt)]
    if not come:
        return [say("small")]
    told: Reasons = []
    for option in come[:2]:
        reason = comes(mind, option.figure, REGION_AT[option.place])
        told += [message for message in reason if message not in told]
    if len(come) > 1 and come[0].figure not in ELITE and len(told) == 1:
        told.append(say("recruit-two"))
    return told


def comes(mind: Case, figure: int, place: int) -> Reasons:
    name, here = FIGURES[figure], region(place)
    if figure == NAZGUL:
        number = sum(mind.s.figures[NAZGUL : MAP_SIZE * KINDS : KINDS])
        return [say("recruit-nazgul", region=here, number=number)]
    if mind.plan.worry.get(place):
        return [say("recruit-danger", figure=name, region=here), *danger(mind, place)]
    if is_free(mind):
        worry, goal = max((mind.plan.worry.get(r, 0.0), r) for r in ADJACENT[place])
        if worry:
            return [say("recruit-near", figure=name, region=here, goal=region(goal)), *danger(mind, goal)]
        return [say("recruit-calm", figure=name, region=here)]
    _, goal = front_of(mind.v, mind.plan, place)
    if goal < 0:
        return [say("recruit-calm", figure=name, region=here)]
    return [say("recruit-front", figure=name, region=here, goal=region(goal), steps=DISTANCE[goal][place])]


def choose_recruit(mind: Case, line: Line) -> Reasons:
    option = line[0]
    if isinstance(option, Figure) and option.figure in ELITE:
        return [say("recruit-elite", figure=FIGURES[option.figure])]
    return [say("recruit-regular")]


def take_off(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Casualty)
    return [say("take-off", region=region(mind.step.place), figure=FIGURES[option.figure])]


def voice(mind: Case, line: Line) -> Reasons:
    s = mind.s
    words = [option.what for option in line if isinstance(option, Act)]
    if "voice-upgrade" in words:
        return [say("voice-upgrade", number=min(2, s.reserve[ELITE[ISENGARD]]))]
    if "voice-recruit" in words:
        return [say("voice-recruit", number=min(3, s.reserve[REGULAR[ISENGARD]]))]
    here = s.figures[ORTHANC * KINDS + REGULAR[ISENGARD]]
    return [say("voice-upgrade" if here >= 2 else "voice-recruit", number=2)]


# -- Minions ------------------------------------------------------------------------------------------------


def bring_minion(mind: Case, line: Line) -> Reasons:
    who = next((option.character for option in line if isinstance(option, Who)), None)
    if who is None:
        who = getattr(mind.step, "minion", None)
    if who is None:
        who = next((d[3] for d in mind.orders.deeds if d[1] == "bring-minion"), SARUMAN)
    dice = DICE_AT_START[1] + sum(1 for c in MINIONS if mind.s.chars[c] < PLACES) + 1
    told = []
    if who == SARUMAN:
        told.append(say("minion-saruman", dice=dice))
    elif who == WITCH_KING:
        told.append(say("minion-witch-king", dice=dice))
    else:
        told.append(say("minion-mouth", dice=dice))
    found = places(line)
    if found and found[-1] in mind.v.mine and who != SARUMAN:
        told += leads(mind, who, found[-1])
    return told


def leads(mind: Case, minion: int, place: int) -> Reasons:
    army = mind.v.mine[place]
    goal = mind.plan.goals.get(place)
    name = FIGURES[KINDS + minion]
    if goal is None or goal[0] == army.region:
        return [say("minion-leads", character=name, region=region(place), units=army.units)]
    return [say("minion-leads-to", character=name, region=region(place), units=army.units, goal=region(goal[0]))]


def fly(mind: Case, line: Line) -> Reasons:
    """Where the Nazgûl are wanted: with those who strike, over the Ring-bearers, with those who march."""
    if len(line) == 1 and isinstance(line[0], Act) and line[0].what == "done":
        return [say("fly-done")]
    flights = places(line)
    told: Reasons = []
    for goal in dict.fromkeys(flights or [place for place, _ in gaps(mind)]):
        told += lands(mind, goal)
    return told or [say("fly-done")]


def lands(mind: Case, goal: int) -> Reasons:
    s = mind.s
    if goal == s.ring:
        return [say("fly-ring", region=region(goal))]
    army = mind.v.mine.get(goal)
    if army is None:
        return []
    target = next((t for worth, origin, t in mind.plan.strikes if origin == goal and worth > 0.8), None)
    if target is not None:
        return [say("fly-strike", region=region(goal), units=army.units, goal=region(target))]
    aim = mind.plan.goals.get(goal)
    if aim is not None and aim[0] != army.region:
        return [say("fly-front", region=region(goal), units=army.units, goal=region(aim[0]))]
    return [say("fly-army", region=region(goal), units=army.units)]


def minion_where(mind: Case, line: Line) -> Reasons:
    found = places(line)
    who = mind.step.minion
    if found and found[0] in mind.v.mine and who in (WITCH_KING, MOUTH):
        return leads(mind, who, found[0])
    return bring_minion(mind, line)


def merge(mind: Case, line: Line) -> Reasons:
    return together([say("merge")])
