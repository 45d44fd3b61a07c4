"""Who meets whom, who is hit, which skirmish comes first: from the figures with which the defences are searched."""

from __future__ import annotations

from redbook.bots.tcg.clash import Clash, Field, searched, worst_target
from redbook.bots.tcg.counsel.case import Case, say
from redbook.bots.tcg.habits import card_of, player, wound_cost
from redbook.bots.tcg.loremaster import WORLDS, draw_world
from redbook.games.tcg import options as o
from redbook.games.tcg.state import seat_name
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import active, left, may_fight, strength
from redbook.games.tcg.words import IN_CENTER
from redbook.kernel.message import Message

GUESSES = 6  # worlds in which a skirmish is tried whose defender has a hidden hand


def percent(chance: float) -> int:
    return min(99, max(1, round(100 * chance)))


def loses(case: Case, hero: int, clash: Clash) -> str:
    """What the defender has to fear if he loses: "overwhelmed", "killed" or "wounded"."""
    if clash.theirs >= clash.times * clash.mine:
        return "overwhelmed"
    return "killed" if clash.damage >= left(case.s, hero) else "wounded"


def meets(case: Case, hero: int, foes: tuple[int, ...], clash: Clash) -> Message:
    """One who defends, with both strengths and the chance that the loremaster gives him."""
    return say(
        "defend", card=case.name(hero), minion=case.names(foes), strength=clash.mine, against=clash.theirs,
        percent=percent(1 - clash.lose), fear=loses(case, hero, clash), wounds=clash.damage, left=left(case.s, hero),
        help=clash.help,
    )  # fmt: skip


def otherwise(case: Case, hero: int, foes: tuple[int, ...], clash: Clash) -> Message:
    """Whom the minion in question would attack, beside those who fight him already."""
    minion = case.step.minion
    beside = case.names(m for m in foes if m != minion)
    return say(
        "defend-else", card=case.name(hero), minion=case.name(minion), on=beside, also="yes" if beside else "no",
        strength=clash.mine, against=clash.theirs, fear=loses(case, hero, clash), wounds=clash.damage,
        left=left(case.s, hero), bearer="yes" if hero in case.s.bearer else "no",
    )  # fmt: skip


def defend(case: Case) -> list[Message]:
    s, minion = case.s, case.step.minion
    below = case.world.play_state.stack[-2]
    search = searched(s, [minion, *getattr(below, "todo", ())])
    field, sets = search.field, search.field.fighting()
    if not isinstance(case.option, o.Pick):
        return leave_alone(case, search.plan, field, minion)
    hero = case.option.card
    foes = tuple(sorted((*sets.get(hero, ()), minion)))
    clash = field.clash(hero, foes)
    found = [meets(case, hero, foes, clash)]
    others = [c for c in search.heroes if c != hero]
    if others:  # left over, it goes where it hurts
        target, more = worst_target(field, minion, sets, others)
        met = tuple(sorted((*sets.get(target, ()), minion)))
        other = field.clash(target, met)
        if more > field.loss(hero, foes) - field.loss(hero, sets.get(hero, ())) + 0.5 and other.theirs >= other.mine:
            found.append(otherwise(case, target, met, other))
    busy = [(m, c) for m, c in search.plan.items() if m != minion and c >= 0 and c != hero]
    if busy:
        m, c = max(busy, key=lambda pair: strength(s, pair[0]))
        alike = case.name(m) == case.name(minion)
        found.append(say("defend-plan", card=case.name(c), minion=case.name(m), other="yes" if alike else "no"))
    return found


def leave_alone(case: Case, plan: dict[int, int], field: Field, minion: int) -> list[Message]:
    """Nobody stands against it: its player will choose."""
    s = case.s
    sets = dict(field.fighting())
    for m, c in plan.items():
        if c >= 0:
            sets[c] = tuple(sorted((*sets.get(c, ()), m)))
    heroes = [c for c in active(s) if may_fight(s, c)]
    target, _ = worst_target(field, minion, sets, heroes)
    foes = tuple(sorted((*sets.get(target, ()), minion)))
    clash = field.clash(target, foes)
    busy = [c for c in heroes if sets.get(c)]
    found = [say("leave", minion=case.name(minion), strength=strength(s, minion))]
    if clash.theirs >= clash.mine:
        found.append(otherwise(case, target, foes, clash))
    else:
        found.append(say("leave-safe", card=case.name(target), minion=case.names(foes), strength=clash.mine,
                         against=clash.theirs))  # fmt: skip
    if busy:
        found.append(say("leave-busy", card=case.names(busy)))
    return found


def attack(case: Case) -> list[Message]:
    s, m = case.s, case.step.minion
    field = Field(s)
    sets = field.fighting()
    heroes = [c for c in active(s) if may_fight(s, c)]
    if not isinstance(case.option, o.Pick):
        target, _ = worst_target(field, m, sets, heroes)
        clash = field.clash(target, tuple(sorted((*sets.get(target, ()), m))))
        return [
            say("attack-none", minion=case.name(m), card=case.name(target), strength=clash.theirs, against=clash.mine)
        ]
    hero = case.option.card
    foes = tuple(sorted((*sets.get(hero, ()), m)))
    clash = field.clash(hero, foes)
    found = [
        say("attack", minion=case.name(m), card=case.name(hero), strength=clash.theirs, against=clash.mine,
            percent=wins(case, hero, foes), fear=loses(case, hero, clash), wounds=clash.damage, left=left(s, hero))
    ]  # fmt: skip
    if len(foes) > 1:
        found.append(say("attack-joins", minion=case.names(x for x in foes if x != m), card=case.name(hero)))
    others = [c for c in heroes if c != hero]
    if others:
        other, _ = worst_target(field, m, sets, others)
        beside = tuple(sorted((*sets.get(other, ()), m)))
        second = field.clash(other, beside)
        found.append(say("attack-other", card=case.name(other), strength=second.theirs, against=second.mine,
                         percent=wins(case, other, beside)))  # fmt: skip
    return found


def wins(case: Case, hero: int, foes: tuple[int, ...]) -> int:
    """For the Shadow, who does not know what the defender's player holds: in the mean over some worlds."""
    worlds = [draw_world(case.seen, (case.dice + n) % WORLDS) for n in range(GUESSES)]
    return percent(sum(Field(world.state).clash(hero, foes).lose for world in worlds) / GUESSES)


def which_skirmish(case: Case) -> list[Message]:
    s = case.s
    field = Field(s)
    sets = field.fighting()
    hero = case.option.card
    foes = sets.get(hero, ())
    found = [meets(case, hero, foes, field.clash(hero, foes))]
    others = [c for c in case.step.among if c != hero]
    if others:
        last = max(others, key=lambda c: field.loss(c, sets.get(c, ())))
        clash = field.clash(last, sets.get(last, ()))
        found.append(say("first-easy", card=case.name(last), strength=clash.mine, against=clash.theirs,
                         percent=percent(1 - clash.lose)))  # fmt: skip
    return found


# -- arrows and healing --------------------------------------------------------------------------------------


def who_is_hit(case: Case) -> list[Message]:
    s, c = case.s, card_of(case.option)
    health = left(s, c)
    minion = KINDS[s.kind[c]].type == "minion"
    first = say("hit", card=case.name(c), left=health - 1, arrows=case.step.arrows, side="minion" if minion else "hero")
    others = [x for x in map(card_of, case.options) if x != c]
    worst = max(others, key=lambda x: (wound_cost(s, x), -x))
    if wound_cost(s, worst) <= wound_cost(s, c):
        return [first]
    return [first, say("hit-not", card=case.name(worst), left=left(s, worst) - 1,
                       bearer="yes" if worst in s.bearer else "no")]  # fmt: skip


def shoot_at(case: Case) -> list[Message]:
    s, p = case.s, player(case.option.player)
    theirs = [c for c in s.table if s.owner[c] == p and s.zone[c] == IN_CENTER]
    total = sum(strength(s, c) for c in theirs)
    return [say("shoot", seat=seat_name(p), minion=case.names(theirs), strength=total, arrows=case.step.arrows)]


def heal(case: Case) -> list[Message]:
    s = case.s
    if not isinstance(case.option, o.Pick):
        return [say("heal-done", heals=s.heals)]
    c = case.option.card
    health = left(s, c)
    others = [x for x in map(card_of, case.options) if x >= 0 and x != c]
    if not others:
        return [say("heal-only", card=case.name(c), left=health, now=health + 1, heals=s.heals)]
    found = [say("heal", card=case.name(c), left=health, now=health + 1, bearer="yes" if c in s.bearer else "no",
                 heals=s.heals)]  # fmt: skip
    if others:
        next_one = min(others, key=lambda x: (left(s, x), x))
        if left(s, next_one) > health:
            found.append(say("heal-other", card=case.name(next_one), left=left(s, next_one)))
    return found
