"""Skirmishes (rules 140 to 157)."""

from __future__ import annotations

from redbook.games.tcg import events
from redbook.games.tcg.actions.as_soon_as import push_checks
from redbook.games.tcg.actions.procedure import NextAction
from redbook.games.tcg.actions.windows import Ev, Happening, losses, pick, publish, somebody_listens
from redbook.games.tcg.options import Pick
from redbook.games.tcg.phases.clock import begin_phase, end_phase
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.values import fighters, in_play, keyword, minions, rule, statics, strength
from redbook.games.tcg.table.zones import name
from redbook.games.tcg.words import SKIRMISH
from redbook.kernel import Ask, Step

OVERWHELMED = -1


def waiting(s: State) -> list[int]:
    """Who still has to fight."""
    foe = s.foe
    return list(dict.fromkeys(foe[m] for m in minions(s) if foe[m] >= 0 and in_play(s, foe[m])))


class Skirmishes(Step, frozen=True):
    """Rule 140: one after another, in the order that the Free Peoples player likes."""

    def run(self, g: G) -> None:
        found = waiting(g.s)
        if not found:
            return
        g.stack.append(Skirmishes())
        if len(found) == 1:
            g.stack.append(BeginSkirmish(found[0]))
        else:
            g.stack.append(WhichSkirmish(tuple(found)))


class WhichSkirmish(Ask, frozen=True):
    offers = (Pick,)
    rule = "tcg 140"

    among: tuple[int, ...]

    def seat(self, g: G) -> str:
        return seat_name(g.s.fp)

    def options(self, g: G) -> list[Pick]:
        return pick(g.s, self.among)

    def take(self, g: G, option: Pick) -> None:
        g.stack.append(BeginSkirmish(option.card))


class BeginSkirmish(Step, frozen=True):
    defender: int

    def run(self, g: G) -> None:
        s = g.s
        begin_phase(g, SKIRMISH)
        s.fight = self.defender
        s.fallen = []
        s.capped = {}
        s.changed()
        if g.heard:
            g.tell(events.SkirmishBegan(name(s, s.fight), s.fight, [name(s, m) for m in fighters(s)]))
        g.then(NextAction(), ResolveSkirmish(), EndSkirmish(self.defender))


def outcome(s: State, hero: int, foes: tuple[int, ...]) -> tuple[int, int, bool, int]:
    """Both strengths, whether the hero wins, and the wounds of each loser (OVERWHELMED: they are killed)."""
    mine, theirs = strength(s, hero), sum(strength(s, m) for m in foes)
    if mine > theirs:  # rule 142: a tie is won by the Shadow
        return mine, theirs, True, OVERWHELMED if mine >= 2 * theirs else 1 + keyword(s, hero, "damage")
    crushed = theirs > 0 and theirs >= threshold(s, hero) * mine
    return mine, theirs, False, OVERWHELMED if crushed else 1 + sum(keyword(s, m, "damage") for m in foes)


class ResolveSkirmish(Step, frozen=True):
    def run(self, g: G) -> None:
        s = g.s
        if s.fight < 0:  # rule 153: it was cancelled
            return
        hero, foes = s.fight, tuple(fighters(s))
        if not in_play(s, hero) or not foes:  # rules 149 and 152
            if not foes and not in_play(s, hero):
                return
            winners = foes or (hero,)
            fallen = [c for c in s.fallen if (c == hero) == bool(foes)]
            self.over(g, winners, tuple(fallen[-1:]), 0, 0, 0)
            return
        mine, theirs, won, wounds = outcome(s, hero, foes)
        if won:
            self.over(g, (hero,), foes, mine, theirs, wounds)
        else:
            self.over(g, foes, (hero,), theirs, mine, wounds)

    def over(
        self, g: G, winners: tuple[int, ...], losers: tuple[int, ...], strength: int, against: int, wounds: int
    ) -> None:
        """Rules 143 to 145: wounds, or death for the overwhelmed, among the other required texts."""
        s = g.s
        if g.heard:
            g.tell(
                events.SkirmishWon(
                    [name(s, c) for c in winners], [name(s, c) for c in losers], strength, against, wounds < 0
                )
            )
        ev = Ev("skirmish-over", winners, losers, wounds=wounds)
        if somebody_listens(s, ev.kind):
            g.stack.append(Happening(ev))
        else:
            losses(g, ev)


def threshold(s: State, c: int) -> int:
    """Rule 147: some are overwhelmed only by three times their strength."""
    if any(m.card == c and m.what == "overwhelm" for m in s.mods):
        return 3
    return 3 if "overwhelm" in statics(s) and rule(s, "overwhelm", c) else 2


def unassign(s: State, defender: int) -> None:
    for m, who in enumerate(s.foe):
        if who == defender:
            s.foe[m] = -1


class EndSkirmish(Step, frozen=True):
    """Rule 155."""

    defender: int

    def run(self, g: G) -> None:
        s = g.s
        s.fight = -1
        unassign(s, self.defender)
        s.changed()
        end_phase(g)
        push_checks(g)
        publish(g, "skirmish-ends", (self.defender,))
