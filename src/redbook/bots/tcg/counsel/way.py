"""Moving on or staying: where both would end in the worlds that were tried, and what the next site gives the Shadow."""

from __future__ import annotations

from redbook.bots.tcg.counsel.case import LIKELY, Case, Toll, say
from redbook.games.tcg import options as o
from redbook.games.tcg.state import State
from redbook.games.tcg.table.values import companions, minions, shadow_number, site_keywords
from redbook.games.tcg.turn import HAND_SIZE, SANCTUARY_HEALS
from redbook.kernel.message import Message


def coming(s: State) -> tuple[int, bool]:
    """The twilight that the next move adds, and whether the next site lies open; if not, only the companions count."""
    site = s.path[s.here + 1]
    own = len(companions(s))
    return (own + shadow_number(s, site), True) if site >= 0 else (own, False)


def next_move(case: Case) -> Message:
    """What the move that comes will bring."""
    s = case.s
    more, known = coming(s)
    number = len(companions(s))
    if not known:
        return say("set-out", site=s.here + 1, companions=number, twilight=s.twilight + more)
    return say("set-out-to", site=s.here + 1, card=case.name(s.path[s.here + 1]), companions=number,
               shadow=more - number, twilight=s.twilight + more)  # fmt: skip


def move(case: Case) -> list[Message]:
    s, me = case.s, case.me
    way = case.bot.judge_move(case.seen, case.dice, case.options)
    on = next(x for x in case.options if isinstance(x, o.Move))
    toll = Toll(s, [end.m for end in way.ends[on]])
    more, known = coming(s)
    there = len(minions(s))
    twilight = s.twilight + more
    site = s.here + 1
    if isinstance(case.option, o.Move):
        if toll.won[me] >= LIKELY:
            return [say("move-wins", site=site)]
        found = [say("move", site=site, twilight=twilight, known="yes" if known else "no", number=there)]
        found.append(expected(case, toll))
        if way.hurry:
            found.append(say("move-behind", number=max(s.at[p] for p in s.order if p != me) - s.at[me]))
        return found
    found = [say("stay", site=site, twilight=twilight, known="yes" if known else "no", number=there)]
    found.append(expected(case, toll))
    wounds = sum(s.wounds[c] for c in companions(s))
    if "sanctuary" in site_keywords(s) and wounds:
        found.append(say("stay-rest", card=case.name(s.site), number=min(wounds, SANCTUARY_HEALS)))
    elif len(s.hands[me]) < HAND_SIZE and s.decks[me]:
        found.append(say("stay-draw", number=min(len(s.decks[me]), HAND_SIZE - len(s.hands[me])), minions=there))
    elif there:
        found.append(say("stay-clear", number=there))
    return found


def expected(case: Case, toll: Toll) -> Message:
    """The fights of the next move, as they went in the worlds that were tried."""
    s = case.s
    lost = toll.dead.get(s.bearer[case.me], 0.0)
    if lost > 0:
        return say(
            "expect-ring-bearer", card=case.name(s.bearer[case.me]), number=round(lost * toll.tries), tries=toll.tries
        )
    dead = toll.fallen(minions=False)
    wounds = toll.hurt(minions=False)
    if dead:
        return say("expect-dead", card=case.names(dead), wounds=wounds)
    return say("expect-wounds", wounds=wounds)
