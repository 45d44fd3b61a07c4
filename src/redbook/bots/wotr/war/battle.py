"""In battle: walls or field, Combat cards, casualties, whether to go on, retreat or advance."""

from __future__ import annotations

from redbook.bots.wotr.cards.combat import combat_worth, keep_worth
from redbook.bots.wotr.mind import Mind
from redbook.bots.wotr.survey import Army
from redbook.bots.wotr.war.odds import assault, clash
from redbook.games.wotr.board import (
    BOX,
    COMBAT_HALF,
    FREE,
    GANDALF_WHITE,
    IS_ELITE,
    KINDS,
    LEADERSHIP,
    MAP_SIZE,
    NAZGUL,
    OWNER_SIDE,
    PLACES,
    POINTS,
    REGION_AT,
    SETTLEMENT,
    SHADOW,
    STRONGHOLD,
    WITCH_KING,
)
from redbook.games.wotr.options import CardOption, Casualty, Figure, Place, Who
from redbook.games.wotr.state import ASSAULT, Battle, State
from redbook.kernel import Option


def fighting(mind: Mind) -> Battle:
    b = mind.s.battle
    assert b is not None
    return b


def army(mind: Mind, side: int) -> Army:
    b = fighting(mind)
    place = b.place(side)
    return Army(mind.s, side, mind.seat, place, mind.s.troops[side * PLACES + place])


def attackers_chance(mind: Mind) -> float:
    """The attacker's chance, were the battle fought to its end from here."""
    b = fighting(mind)
    one, other = army(mind, b.attacker), army(mind, b.defender)
    return clash(
        one.units + one.captains, one.steps, one.lead, other.dice, other.steps, other.lead,
        6 if b.kind == ASSAULT else 5, 6 if b.kind == ASSAULT else 5,
    )[0]  # fmt: skip


def ride(mind: Mind) -> Option:
    """Gandalf the White gives up 1 Leadership: worth it against two or more."""
    s, b = mind.s, fighting(mind)
    place = b.place(SHADOW)
    wraiths = s.figures[place * KINDS + NAZGUL] + (2 if s.chars[WITCH_KING] == place else 0)
    return mind.word("yes" if wraiths >= 2 else "no") or mind.options[0]


def field_or_siege(mind: Mind) -> Option:
    b = fighting(mind)
    chance = attackers_chance(mind)
    out = mind.s.troops[b.defender * PLACES + b.target] > 7 and chance < 0.5
    return mind.word("fight" if chance < 0.3 or out else "withdraw") or mind.options[0]


def combat_card(mind: Mind) -> Option:
    s, b = mind.s, fighting(mind)
    side = mind.step.side
    none = mind.word("none")
    mine, theirs = army(mind, side), army(mind, 1 - side)
    if min(mine.units, 5) + min(theirs.units, 5) < 3:
        return none or mind.options[0]
    stake = 0.0
    if POINTS[b.region]:
        stake += 0.15
    crowded = 0.5 if len(s.hands[mind.seat]) >= 5 else 1.0
    best, chosen = 0.05, none
    for option in mind.options:
        if isinstance(option, CardOption):
            worth = combat_worth(s, b, side, COMBAT_HALF[option.card], mine, theirs)
            if worth <= 0.1:
                continue
            worth += stake - 0.33 * crowded * keep_worth(option.card)
            if worth > best:
                best, chosen = worth, option
    return chosen or mind.options[0]


def rerolls(mind: Mind) -> Option:
    return mind.best(mind.options, lambda option: option.number)


def casualty(mind: Mind) -> Option:
    """Keep as many dice as may be: with more than five units a Regular goes, else an Elite is reduced."""
    step = mind.step
    s = mind.s
    base = step.place * KINDS
    units = s.troops[step.side * PLACES + step.place]

    def worth(option: Casualty) -> float:
        elite = IS_ELITE[option.figure]
        if option.hits == 2:
            return -1.5
        if units > 5:
            return -1.2 if elite else -0.5 + 0.01 * s.figures[base + option.figure]
        return -0.8 if elite else -1.0

    return mind.best(mind.options, worth)


def cease_or_go_on(mind: Mind) -> Option:
    b = fighting(mind)
    chance = attackers_chance(mind)
    if b.kind == ASSAULT:  # rounds that a card gives for nothing
        good = army(mind, b.attacker).steps >= 3
    else:
        good = chance >= (0.45 if b.attacker == SHADOW else 0.55)
    return mind.word("go-on" if good else "cease") or mind.options[0]


def press_assault(mind: Mind) -> Option:
    """Another round for an Elite, if the walls are about to fall or the odds are great."""
    b = fighting(mind)
    one, other = army(mind, b.attacker), army(mind, b.defender)
    _, dealt, taken = assault(one.units, one.steps - 1, one.lead, other.dice, other.steps, other.lead)
    cease = mind.word("cease")
    elites = [option for option in mind.options if isinstance(option, Casualty)]
    close = dealt >= 0.75 * other.steps and one.steps - 1 > taken + 1
    great = one.steps - 1 >= 3.0 * other.steps
    if elites and (close or great):
        return mind.best(elites, lambda option: mind.s.figures[b.origin * KINDS + option.figure])
    return cease or mind.options[0]


# -- leaving the field ----------------------------------------------------------------------------------


def retreat_worth(mind: Mind, side: int, region: int) -> float:
    """How good a region is for a beaten army."""
    v = mind.v
    worth = -0.2 * v.threat(region) if v.side == side else 0.0
    friends = v.armies[side].get(region)
    if friends is not None:
        worth += 0.25 * min(6, friends.units)
    if SETTLEMENT[region] == STRONGHOLD and OWNER_SIDE[region] == side and not mind.s.held[region]:
        worth += 1.5
    if POINTS[region] and OWNER_SIDE[region] == side:
        worth += 0.5
    return worth


def retreat_or_stand(mind: Mind) -> Option:
    b = fighting(mind)
    chance = attackers_chance(mind)
    stay = mind.word("stay")
    ways = [option for option in mind.options if isinstance(option, Place)]
    own = OWNER_SIDE[b.region] == b.defender and POINTS[b.region]
    if not ways or (stay is not None and chance < (0.62 if own else 0.5)):
        return stay or mind.options[0]
    return mind.best(ways, lambda option: retreat_worth(mind, b.defender, option.place))


def scouts(mind: Mind) -> Option:
    inside = mind.word("withdraw")
    if inside is not None:
        return inside
    b = fighting(mind)
    return mind.best(mind.options, lambda option: retreat_worth(mind, b.defender, option.place))


def advance(mind: Mind) -> Option:
    """All go into what was won; the Free Peoples keep to their walls unless there are points to win."""
    s, b = mind.s, fighting(mind)
    step = mind.step
    if step.picked:
        return mind.word("done") or mind.options[0]
    everybody, none = mind.word("all"), mind.word("none")
    prize = POINTS[b.region] and (OWNER_SIDE[b.region] != b.attacker) and not s.held[b.region]
    if b.attacker == FREE and not prize:
        home = REGION_AT[b.origin]
        if OWNER_SIDE[b.region] == FREE and s.held[b.region]:
            return everybody or none or mind.options[0]
        if home < MAP_SIZE and (POINTS[home] or BOX[home] != 255):
            return none or mind.options[0]
    return everybody or none or mind.options[0]


def sorcerer(mind: Mind) -> Option:
    return mind.word("yes") or mind.options[0]


# -- questions of Combat cards ---------------------------------------------------------------------------


def combat_ask(mind: Mind) -> Option:
    step = mind.step
    s, b = mind.s, fighting(mind)
    what = step.what
    if what == "scouts":
        return scouts(mind)
    if what == "sacrifice":
        return sacrifice(mind, s, b)
    if what == "own-hits":
        return own_hits(mind, step.effect)
    if what == "leadership":
        foe = army(mind, FREE)
        wanted = max(1, min(2, min(5, foe.dice) - 1))
        return mind.best(mind.options, lambda option: -abs(option.number - wanted))
    if what == "misses":
        return mind.best(mind.options, lambda option: option.number)
    if what == "companion":
        if step.effect == "words-of-power":  # the greatest is silenced
            return mind.best(mind.options, lambda o: LEADERSHIP[o.character] + (o.character == GANDALF_WHITE))
        return mind.best(mind.options, lambda o: -LEADERSHIP[o.character])
    if what in ("victim", "minion"):
        return mind.best(mind.options, victim_worth)
    return mind.options[0]


def victim_worth(option: Option) -> float:
    if isinstance(option, Who):
        return 2.0 + LEADERSHIP[option.character]
    if isinstance(option, Figure):
        return 1.0
    return 0.0


def sacrifice(mind: Mind, s: State, b: Battle) -> Option:
    """A Leader dies for his men only where they would all die otherwise."""
    mine = army(mind, FREE)
    leaders = [option for option in mind.options if isinstance(option, Figure)]
    hits = b.hits[SHADOW] + b.card_hits[SHADOW]
    if leaders and hits == mine.steps:
        return leaders[0]
    return mind.word("none") or mind.options[0]


def own_hits(mind: Mind, effect: str) -> Option:
    b = fighting(mind)
    side = mind.step.side
    mine, theirs = army(mind, side), army(mind, 1 - side)
    spare = mine.steps - min(6, theirs.steps) - 2
    if effect == "onslaught":
        wanted = min(4, 2 * theirs.steps, max(0, mine.steps - 3)) if theirs.steps <= 2 or spare >= 5 else 0
    else:
        wanted = 1 if spare >= 3 and mine.units >= 5 else 0
        if wanted and spare >= 6 and b.kind == ASSAULT:
            wanted = 2
    return mind.best(mind.options, lambda option: -abs(option.number - wanted))
