"""Moving along the adventure path (rules 94 to 103) and placing sites (232 to 236)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redbook.games.tcg import events
from redbook.games.tcg.checks import push_checks
from redbook.games.tcg.kinds import KINDS
from redbook.games.tcg.state import State, seat_name
from redbook.games.tcg.values import companions, shadow_number
from redbook.games.tcg.windows import publish
from redbook.games.tcg.words import ADVENTURE, ATTACHED, ON_PATH
from redbook.games.tcg.zones import add_twilight, name, place
from redbook.kernel import Step

if TYPE_CHECKING:
    from redbook.kernel import Play

    G = Play[State]


def own_site(s: State, p: int, number: int) -> int:
    """The player's own site of that number, if it is still in his adventure deck."""
    for c in s.adventures[p]:
        if KINDS[s.kind[c]].site == number:
            return c
    return -1


def put_site(g: G, c: int, number: int) -> None:
    s = g.s
    place(s, c, ON_PATH)
    s.path[number] = c
    s.moved()
    g.reveal()
    if g.heard:
        g.tell(events.SitePlaced(seat_name(s.owner[c]), name(s, c), number))


def replace_site(g: G, p: int, number: int) -> bool:
    """Rules 233 to 236: the old site goes back to its owner; what lies on it stays; nobody moves."""
    s = g.s
    new = own_site(s, p, number)
    old = s.path[number]
    if new < 0 or (old >= 0 and s.owner[old] == p):
        return False
    if old >= 0:
        s.path[number] = -1
        s.zone[old] = ADVENTURE
        s.adventures[s.owner[old]].append(old)
    put_site(g, new, number)
    if old >= 0:
        for c in s.table:
            if s.zone[c] == ATTACHED and s.host[c] == old:
                s.host[c] = new
        s.moved()
    return True


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
        s.moved()
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
        add_twilight(g, shadow_number(s, s.site) + len(companions(s)), s.site)
        if s.at[s.fp] >= s.last_site and s.switches["win_on_arrival"]:
            from redbook.games.tcg.ending import win

            win(g, s.fp)
