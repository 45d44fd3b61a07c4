"""Before the first turn: the bid, the place, the starting fellowship, the first hand."""

from __future__ import annotations

from redbook.bots.tcg.counsel.case import Case, say
from redbook.bots.tcg.habits import knapsack
from redbook.bots.tcg.worth import body
from redbook.games.tcg import options as o
from redbook.games.tcg.decks.decks import STARTING_COST
from redbook.kernel.message import Message


def bid(case: Case) -> list[Message]:
    s, number = case.s, case.option.number
    resistance = s.resistance[case.me]
    first = say("bid", number=number, resistance=resistance, left=resistance - number)
    return [first, say("bid-for" if number else "bid-none", seats=s.seats)]


def place(case: Case) -> list[Message]:
    number = case.option.number
    return [say("place", number=number, shadows=number - 1)]


def start_with(case: Case) -> list[Message]:
    if not isinstance(case.option, o.Pick):
        return [say("start-done", left=STARTING_COST - case.step.spent)]
    s = case.s
    picks = [x for x in case.options if isinstance(x, o.Pick)]
    room = STARTING_COST - case.step.spent
    things = [(body(s.kind[x.card]), case.kind(x.card).cost) for x in picks]
    chosen = [picks[n].card for n in knapsack(things, room)]
    k = case.kind(case.option.card)
    found = [say("start", card=k.slug, strength=k.strength, vitality=k.vitality, cost=k.cost, room=room)]
    others = [c for c in chosen if c != case.option.card]
    if others:
        found.append(
            say("start-beside", card=k.slug, on=case.names(others), cost=sum(case.kind(c).cost for c in chosen))
        )
    return found


def mulligan(case: Case) -> list[Message]:
    types = [case.kind(c).type for c in case.s.hands[case.me]]
    minions, events = types.count("minion"), types.count("event")
    if isinstance(case.option, o.No):
        return [say("mulligan-no", minions=minions, number=len(types))]
    return [say("mulligan-yes", minions=minions, events=events)]
