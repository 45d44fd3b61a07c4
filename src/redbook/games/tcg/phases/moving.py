"""Moving along the adventure path (rules 94 to 103)."""

from __future__ import annotations

from redbook.games.tcg import events
from redbook.games.tcg.actions.as_soon_as import push_checks
from redbook.games.tcg.actions.windows import publish
from redbook.games.tcg.ending import win
from redbook.games.tcg.phases.sites import own_site, put_site
from redbook.games.tcg.state import G, seat_name
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import companions, shadow_number
from redbook.games.tcg.table.zones import add_twilight, name
from redbook.kernel import Step


class MoveFellowship(Step, frozen=True):
    """Rule 98: the site is placed, the fellowship moves from, moves, moves to, and twilight comes."""

    def run(self, g: G) -> None:
        s = g.s
        p = s.fp
        here = s.at[p]
        site = s.path[here]
        if s.path[here + 1] < 0:  # rules 96 and 97: the arrow of the site that is left tells who places the next
            arrow = KINDS[s.kind[site]].arrow
            by = s.left_of(p) if arrow == "left" else s.right_of(p)
            while own_site(s, by, here + 1) < 0:
                by = s.left_of(by) if arrow == "left" else s.right_of(by)
            put_site(g, own_site(s, by, here + 1), here + 1)
        g.stack.append(Arrive())
        publish(g, "moves", (site,), player=p)
        publish(g, "moves-from", (site,), player=p)


class Arrive(Step, frozen=True):
    def run(self, g: G) -> None:
        s = g.s
        p = s.fp
        s.at[p] += 1
        s.moves += 1
        s.retold()
        site = s.site
        if g.heard:
            g.tell(events.FellowshipMoved(seat_name(p), s.at[p], name(s, site)))
        push_checks(g)
        g.stack.append(AddTwilightForMove())
        publish(g, "moves-to", (site,), player=p)


class AddTwilightForMove(Step, frozen=True):
    """Rules 99 and 100."""

    def run(self, g: G) -> None:
        s = g.s
        add_twilight(g, shadow_number(s, s.site) + len(companions(s)))
        if s.at[s.fp] >= s.last_site and s.switches["win_on_arrival"]:
            win(g, s.fp)
