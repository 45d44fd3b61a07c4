"""Victory: points, the check at the end of the turn, winning, and who of a team did best (p.44, 46)."""

from __future__ import annotations

from redbook.games.wotr.board import FREE, NATION_OF, OWNER_SIDE, POINTS, SEATS, SEATS_OF, SETTLEMENTS, SHADOW, SIDES
from redbook.games.wotr.seats import owner
from redbook.games.wotr.state import G, State
from redbook.kernel import Step

SHADOW_NEEDS = 10
FREE_NEEDS = 4


def points(s: State, side: int) -> int:
    """Victory points: enemy Cities and Strongholds that carry the side's control marker (p.44)."""
    return sum(POINTS[r] for r in SETTLEMENTS if s.held[r] and OWNER_SIDE[r] != side)


def win(g: G, side: int, reason: str) -> None:
    s = g.s
    team = SEATS_OF[s.count][side]
    scores = {f"points-{SIDES[x]}": points(s, x) for x in (FREE, SHADOW)}
    scores["corruption"] = s.corruption
    scores.update(individual_scores(s, side))
    g.end(tuple(SEATS[s.count][seat] for seat in team), reason, **scores)


class VictoryCheck(Step, frozen=True):
    """Phase 6: the Shadow with 10 points comes before the Free Peoples with 4."""

    def run(self, g: G) -> None:
        if points(g.s, SHADOW) >= SHADOW_NEEDS:
            win(g, SHADOW, "shadow-conquers")
        elif points(g.s, FREE) >= FREE_NEEDS:
            win(g, FREE, "sauron-banished")


def individual_scores(s: State, side: int) -> dict[str, int]:
    """Within the winning team: Shadow players count points won minus points lost, Free Peoples points lost (p.46)."""
    team = SEATS_OF[s.count][side]
    if len(team) == 1:
        return {}
    scores = {}
    for seat in team:
        won = sum(POINTS[r] for r in SETTLEMENTS if s.held[r] == 1 + seat and OWNER_SIDE[r] != side)
        lost = sum(
            POINTS[r] for r in SETTLEMENTS if s.held[r] and OWNER_SIDE[r] == side and owner(s, NATION_OF[r]) == seat
        )
        scores[SEATS[s.count][seat]] = won - lost if side == SHADOW else -lost
    return scores
