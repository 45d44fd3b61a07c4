"""Effects on the course of the turn: skirmishes, assignment, archery, moves, phases and sites."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from redbook.games.tcg import events
from redbook.games.tcg.effects.base import Effect
from redbook.games.tcg.effects.targets import Target
from redbook.games.tcg.language.filters import Filter, Pred, is_assigned, pred
from redbook.games.tcg.language.needs import refer
from redbook.games.tcg.phases.assignment import assign, may_be_assigned
from redbook.games.tcg.phases.sites import own_site, replace_site
from redbook.games.tcg.phases.skirmish import unassign
from redbook.games.tcg.state import G, Mod, State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import fighters, may_fight
from redbook.games.tcg.table.zones import name
from redbook.games.tcg.words import IN_CENTER

if TYPE_CHECKING:
    from redbook.games.tcg.actions.resolving import Act


class CancelSkirmish(Effect, frozen=True, dict=True, tag="cancel-skirmish"):
    """Rule 153: a skirmish that involves such a character is over at once, without winner or loser."""

    involving: Filter

    @cached_property
    def involving_(self) -> Pred:
        return pred(self.involving)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        if s.fight < 0 or not self.involving_.among(s, (s.fight, *fighters(s)), a):
            return
        if not s.switches["cancel_ring_bearer"] and s.fight in s.bearer:
            return
        if g.heard:
            g.tell(events.SkirmishCancelled(name(s, s.fight)))

        unassign(s, s.fight)
        s.fight = -1
        s.changed()


class Assign(Effect, frozen=True, dict=True, tag="assign"):
    """Set `who` (a character) against `to` (a minion): both must be unassigned (rule 127)."""

    who: Target
    to: str = "self"

    def fits(self, s: State, c: int, a: Any) -> bool:
        return may_fight(s, c) and not is_assigned(s, c)

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        for m in refer(s, a, self.to)[:1]:
            if picked and s.zone[m] == IN_CENTER and may_be_assigned(s, m):
                assign(g, picked[0], m)


class ArcheryTotal(Effect, frozen=True, dict=True, tag="archery"):
    """The fellowship's or the minions' archery total in this phase."""

    side: str
    amount: int

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        g.s.mods.append(Mod(f"{self.side}-archery", -1, self.amount, "phase", a.src))
        g.s.changed()


class MoveLimit(Effect, frozen=True, dict=True, tag="move-limit"):
    amount: int

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        g.s.limit_change += self.amount
        g.s.changed()
        if g.heard:
            g.tell(events.MoveLimitChanged(self.amount, name(g.s, a.src)))


class NoMoreMoves(Effect, frozen=True, dict=True, tag="no-more-moves"):
    """The fellowship may not move again this turn."""

    def vain(self, s: State, a: Any) -> bool:
        return s.no_more_moves

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        g.s.no_more_moves = True
        g.s.changed()


class EndPhase(Effect, frozen=True, dict=True, tag="end-phase"):
    """Your Shadow phase ends at once."""

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        g.s.mods.append(Mod("end-phase", -1, 1, "phase", a.src))
        g.s.changed()


class NextSite(Effect, frozen=True, dict=True, tag="next-site"):
    """Put your own next site on the path, in place of an opponent's."""

    def doable(self, s: State, a: Any) -> bool:
        number = s.here + 1
        return number <= 9 and own_site(s, a.me, number) >= 0

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        if g.s.here < 9:
            replace_site(g, a.me, g.s.here + 1)


class ReplaceSite(Effect, frozen=True, dict=True, tag="replace-site"):
    """Your own site in place of the one at `number`: "here", a number, or the site chosen as `who`."""

    who: Target | None = None
    number: int = 0  # 0: where the fellowship is

    def fits(self, s: State, c: int, a: Any) -> bool:
        return s.owner[c] != a.me and own_site(s, a.me, KINDS[s.kind[c]].site) >= 0

    def run(self, g: G, a: Act, picked: tuple[int, ...]) -> None:
        s = g.s
        if self.who is not None:
            for c in picked:
                replace_site(g, a.me, KINDS[s.kind[c]].site)
        else:
            replace_site(g, a.me, self.number or s.here)
