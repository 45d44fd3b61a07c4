"""Actions: cards played, texts used, and passing.

What an action does at once comes from the look at its end; what it is for, from the look at the end of the fighting.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from redbook.bots.tcg.counsel.case import (
    CANCELLED,
    KILLED,
    LIKELY,
    RANKS,
    SLAYS,
    WINS,
    Case,
    Fate,
    benefits,
    change,
    fate,
    fate_now,
    in_wounds,
    price_of,
    saved,
    say,
)
from redbook.bots.tcg.counsel.way import next_move
from redbook.games.tcg import options as o
from redbook.games.tcg.actions.playing import cost_of
from redbook.games.tcg.phases.archery import fellowship_archery, minion_archery
from redbook.games.tcg.phases.skirmish import OVERWHELMED
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import active, companions, fighters, left, may_fight, minions, strength, vitality
from redbook.games.tcg.words import ARCHERY, ATTACHED, FELLOWSHIP, REGROUP, SHADOW, SKIRMISH
from redbook.kernel import Option
from redbook.kernel.message import Arg, Message

MOST = 3  # sentences
KILLS = "counsel-later-kills"


def is_pass(option: Option) -> bool:
    return isinstance(option, o.Pass | o.Done)


# -- the fellowship phase ---------------------------------------------------------------------------------


def free_action(case: Case) -> list[Message]:
    if case.s.phase == SHADOW:
        return shadow_action(case)
    if is_pass(case.option):
        return set_out(case)
    option = case.option
    if isinstance(option, o.Play) and case.kind(option.card).type != "event":
        return comes_into_play(case)
    if isinstance(option, o.Heal):
        return discard_to_heal(case)
    if isinstance(option, o.Transfer):
        return hand_over(case)
    return does(case, case.line)[:MOST]


def no_choice(case: Case) -> list[Message]:
    """One who has nothing to choose still likes to know what comes."""
    if case.seen.decision.kind == "free-actions" and case.s.phase == FELLOWSHIP and is_pass(case.option):
        return [next_move(case)]
    return [say("only")]


def comes_into_play(case: Case) -> list[Message]:
    s, c = case.s, case.option.card
    k = case.kind(c)
    end = case.at_once(case.line)
    t: State = end.state
    cost = max(0, t.twilight - s.twilight)
    found: list[Message] = []
    if k.type == "companion":
        found.append(say("play-companion", card=k.slug, strength=k.strength, vitality=k.vitality, cost=cost))
        found.append(say("play-company", number=len(companions(t)), twilight=t.twilight))
    elif k.type == "ally":
        found.append(say("play-ally", card=k.slug, site=k.site, cost=cost))
    elif t.zone[c] == ATTACHED and KINDS[t.kind[t.host[c]]].is_character:
        found.extend(item_on(case, t, c, cost))
    else:
        found.append(say("play-support", card=k.slug, cost=cost, twilight=t.twilight))
    d = change(case, end, c)
    found += [message for message in benefits(case, k.slug, d) if message.id != "counsel-does-strengthen"]
    found += [message for message in price_of(case, d) if message.id != "counsel-costs-twilight"]
    return found[:MOST]


def item_on(case: Case, t: State, c: int, cost: int) -> list[Message]:
    s, on = case.s, t.host[c]
    k = case.kind(c)
    was, now = strength(s, on), strength(t, on)
    health, better = vitality(s, on), vitality(t, on)
    bearer = case.name(on)
    if now > was:
        first = say("play-item", card=k.slug, on=bearer, was=was, now=now, cost=cost)
    elif better > health:
        first = say("play-item-vitality", card=k.slug, on=bearer, was=health, now=better, cost=cost)
    else:
        first = say("play-item-text", card=k.slug, on=bearer, cost=cost)
    damage = k.keywords.get("damage", 0)
    found = [first]
    if damage:
        found.append(say("play-item-damage", on=bearer, number=damage))
    if now > was and better > health:
        found.append(say("play-item-also", on=bearer, number=better - health))
    return found


def discard_to_heal(case: Case) -> list[Message]:
    s, k = case.s, case.kind(case.option.card)
    d = change(case, case.at_once(case.line), case.option.card)
    for c, n in d.healed:
        health = left(s, c)
        return [say("discard-heals", card=case.name(c), left=health, now=health + n), say("discard-spare", card=k.slug)]
    return [say("discard-spare", card=k.slug)]


def hand_over(case: Case) -> list[Message]:
    s, c = case.s, case.option.card
    t: State = case.at_once(case.line).state
    giver, taker = s.host[c], t.host[c]
    return [
        say("transfer", card=case.name(c), source=case.name(giver), on=case.name(taker), was=strength(s, taker),
            now=strength(t, taker), cost=t.twilight - s.twilight)
    ]  # fmt: skip


def set_out(case: Case) -> list[Message]:
    """Passing in the fellowship phase is moving on."""
    s = case.s
    judged = case.bot.judge_free(case.seen, case.dice, case.options)
    found = [next_move(case)]
    option = case.options[max(range(len(judged.gains)), key=judged.gains.__getitem__)]
    if isinstance(option, o.Play) and case.kind(option.card).type != "event":
        found.append(say("keep-card", card=option.name, cost=cost_of(s, option.card, case.me)))
    elif isinstance(option, o.Transfer):
        found.append(say("keep-item", card=option.name, on=case.name(s.host[option.card])))
    else:
        found += for_nothing(case, option)
    return found


def for_nothing(case: Case, option: Any) -> list[Message]:
    """What speaks against an action: its price, or that it would change nothing."""
    d = change(case, case.at_once([option]), option.card)
    price = price_of(case, d)
    own = [(c, n) for c, n in d.wounded if case.s.owner[c] == case.me]
    if own:
        c, n = own[0]
        if c == option.card:
            return [say("keep-exert-self", card=case.name(c), left=left(case.s, c) - n)]
        return [say("keep-exert", source=option.name, card=case.name(c), left=left(case.s, c) - n)]
    if price and d.twilight > 0:
        return [say("keep-twilight", source=option.name, number=d.twilight)]
    if isinstance(option, o.Play) and case.kind(option.card).event_phases >> SKIRMISH & 1:
        return [say("keep-event", source=option.name)]
    return [say("keep-use", source=option.name)]


# -- the Shadow phase ---------------------------------------------------------------------------------------


def shadow_action(case: Case) -> list[Message]:
    s = case.s
    if is_pass(case.option):
        return shadow_pass(case)
    option = case.option
    judged = case.bot.judge_free(case.seen, case.dice, case.options)
    k = case.kind(option.card)
    found: list[Message] = []
    if isinstance(option, o.Play) and k.type == "minion":
        cost = cost_of(s, option.card, case.me)
        far = k.site > s.here
        found.append(
            say("minion", card=k.slug, strength=k.strength, vitality=k.vitality, cost=cost, twilight=s.twilight,
                roaming="yes" if far else "no", site=k.site)
        )  # fmt: skip
    elif isinstance(option, o.Play) and k.type != "event":
        t: State = case.at_once(case.line).state
        cost = max(0, s.twilight - t.twilight)
        on = t.host[option.card]
        if t.zone[option.card] == ATTACHED and KINDS[t.kind[on]].is_character:
            was, now = strength(s, on), strength(t, on)
            found.append(
                say("minion-item", card=k.slug, on=case.name(on), was=was, now=now, cost=cost)
                if now != was
                else say("play-item-text", card=k.slug, on=case.name(on), cost=cost)
            )
        else:
            found.append(say("shadow-support", card=k.slug, cost=cost))
    else:
        found += does(case, case.line, later=False)
    names = [x.name for x in judged.together if isinstance(x, o.Play)]
    if len(names) > 1:
        found.append(say("together", card=names, twilight=s.twilight))
    found += planned(case)
    if len(found) < 2 and k.type == "minion":
        found.append(say("minions-many", number=len(minions(s)) + 1, companions=len(companions(s))))
    return found[:MOST]


def planned(case: Case) -> list[Message]:
    """What this card and those that follow it do to the fellowship, against stopping now."""
    with_it, without = case.later(case.line), case.later([o.Pass()])
    dead = [c for c in with_it.of(minions=False) if with_it.dead.get(c, 0.0) - without.dead.get(c, 0.0) >= LIKELY]
    if dead:
        return [say("plan-kills", card=case.names(dead))]
    more = with_it.hurt(minions=False) - without.hurt(minions=False)
    return [say("plan-wounds", number=more)] if more > 0 else []


def shadow_pass(case: Case) -> list[Message]:
    s = case.s
    waiting = [c for c in s.hands[case.me] if case.kind(c).type == "minion"]
    found = [say("shadow-pass", twilight=s.twilight, number=len(minions(s)))]
    if waiting:
        cheapest = min(waiting, key=lambda c: (cost_of(s, c, case.me), c))
        cost = cost_of(s, cheapest, case.me)
        if cost > s.twilight:
            found.append(say("shadow-dear", card=case.name(cheapest), cost=cost))
    best = next((x for x in case.options if not is_pass(x)), None)
    if len(found) < 2 and best is not None:
        found += for_nothing(case, best)
    return found


# -- actions in turn ------------------------------------------------------------------------------------------


def action(case: Case) -> list[Message]:
    s = case.s
    if s.phase == SKIRMISH and s.fight >= 0 and fighters(s):
        return passes_in_fight(case) if is_pass(case.option) else fights(case)
    if is_pass(case.option):
        return passes(case)
    return does(case, case.line)[:MOST]


def does(case: Case, line: Sequence[Option], *, later: bool = True) -> list[Message]:
    """What it does, what it is for, what it costs."""
    option: Any = line[0]
    d = change(case, case.at_once(line), option.card)
    good = benefits(case, option.name, d)[:2]
    price = price_of(case, d)[:1]
    purpose: list[Message] = []
    if later and case.s.phase not in (FELLOWSHIP, REGROUP):
        passing = next((x for x in case.options if is_pass(x) or isinstance(x, o.No)), None)
        if passing is not None and passing != option:
            purpose = [
                x for x in saved(case, case.later(line), case.later([passing])) if not (d.dead and x.id == KILLS)
            ]
    found = [*good, *purpose[:1], *price]
    if not good and not purpose:
        found.insert(0, say("does-text", source=option.name, number=in_wounds(gain(case, option))))
    return found


def gain(case: Case, option: Option) -> float:
    """What the loremaster expects of it, over passing."""
    kind = case.seen.decision.kind
    judge = case.bot.judge_free if kind == "free-actions" else case.bot.judge_action
    gains = judge(case.seen, case.dice, case.options).gains
    at = case.options.index(option)
    return gains[at] if at < len(gains) else 0.0


def passes(case: Case) -> list[Message]:
    """Nothing that could be done would change enough."""
    s = case.s
    found: list[Message] = []
    judged = case.bot.judge_action(case.seen, case.dice, case.options)
    best = max(range(len(judged.gains)), key=judged.gains.__getitem__)
    found += for_nothing(case, case.options[best])
    if s.phase == ARCHERY:
        found.append(say("wait-archery", fellowship=fellowship_archery(s), number=minion_archery(s)))
    elif s.phase < SKIRMISH:
        free = len([c for c in active(s) if may_fight(s, c)])
        found.append(say("wait-fights", number=len(minions(s)), companions=free))
    return found


# -- in a skirmish --------------------------------------------------------------------------------------------


def told_fate(case: Case, f: Fate, source: str = "") -> Message:
    """How the skirmish would end: as it stands, or with the help of a card."""
    args: dict[str, Arg] = {
        "card": case.name(f.hero), "minion": case.names(f.foes), "strength": f.mine, "against": f.theirs,
        "wounds": max(0, f.wounds), "fear": "overwhelmed" if f.wounds == OVERWHELMED else "wounded",
        "tie": "yes" if f.mine == f.theirs else "no", "side": "free" if case.defends else "shadow",
    }  # fmt: skip
    word = RANKS[f.rank]
    if source:
        args["own"] = "yes" if source == args["card"] else "no"
    if not source:
        if word == KILLED:
            return say("now-killed", **args)
        if word == WINS:
            return say("now-wins", **args)
        return say("now-slays", **args) if word == SLAYS else say("now-wounded", **args, left=left(case.s, f.hero))
    if word == CANCELLED:
        return say("with-cancelled", source=source, card=case.name(f.hero))
    if word == SLAYS and not f.foes:
        return say("with-removed", source=source, card=case.name(f.hero))
    if word == KILLED:
        return say("with-killed", source=source, **args)
    if word == WINS:
        return say("with-wins", source=source, **args)
    return say("with-slays", source=source, **args) if word == SLAYS else say("with-wounded", source=source, **args)


def fate_with(case: Case, line: Sequence[Option]) -> Fate:
    s = case.s
    end = case.at_once(line)
    return fate(end.state, s.fight, tuple(fighters(s)))


def fights(case: Case) -> list[Message]:
    option = case.option
    now, then = fate_now(case), fate_with(case, case.line)
    d = change(case, case.at_once(case.line), option.card)
    price = price_of(case, d)[:1]
    if then.rank != now.rank or (then.wounds != now.wounds and then.mine + now.theirs):
        return [told_fate(case, then, option.name), told_fate(case, now), *price]
    if case.bot.judge_action(case.seen, case.dice, case.options).twice:
        both = say("not-alone", source=option.name, strength=then.mine, against=then.theirs)
        return [both, told_fate(case, now), *price]
    found = [message for message in benefits(case, option.name, d) if message.id != "counsel-does-strengthen"]
    purpose = saved(case, case.later(case.line), case.later([o.Pass()]))[:1]
    first = found[:1] or [say("makes-it", source=option.name, strength=then.mine, against=then.theirs,
                              card=case.name(now.hero))]  # fmt: skip
    return [*first, *(purpose or [told_fate(case, now)]), *price]


def passes_in_fight(case: Case) -> list[Message]:
    now = fate_now(case)
    found = [told_fate(case, now)]
    content = now.rank >= RANKS.index(WINS) if case.defends else now.rank <= RANKS.index(KILLED) + 1
    judged = case.bot.judge_action(case.seen, case.dice, case.options)
    best: Any = case.options[max(range(len(judged.gains)), key=judged.gains.__getitem__)]
    then = fate_with(case, [best])
    better = then.rank > now.rank if case.defends else then.rank < now.rank
    if not better:
        held = isinstance(best, o.Play)
        if content:
            return [*found, say("enough", source=best.name) if held else say("enough-use", source=best.name)]
        if then.mine == now.mine and then.theirs == now.theirs:
            return [*found, say("no-help", source=best.name)]
        return [*found, say("in-vain", source=best.name, strength=then.mine, against=then.theirs)]
    with_it, without = case.later([best]), case.later([o.Pass()])
    if not saved(case, with_it, without):
        return [*found, say("answered", source=best.name, strength=then.mine, against=then.theirs)]
    return [*found, *for_nothing(case, best)]
