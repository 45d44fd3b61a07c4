"""The road between the games: what a finished match leads on to, with the same people.

Part 1 of the Hunt leads to Part 2 by Gandalf's letter (Hunt p. 25); the end of the Hunt sets the Action tokens with
which War of the Ring begins (Hunt p. 36). The games know nothing of each other; only this module knows both.
"""

from __future__ import annotations

from typing import Any

import msgspec

from redbook.games.hunt import letter
from redbook.kernel import Chance, Match

__all__ = ["Road", "road_from"]

FIRST = "hunt"
WAR_SEATS: dict[int, dict[str, str]] = {  # whoever sat there in the Hunt: by how many played it
    2: {"free": "ringbearer", "shadow": "wraith-1"},
    3: {"free": "ringbearer", "witch-king": "wraith-1", "saruman": "wraith-2"},
    # Two sides of two: the third Ringwraith joins the Free Peoples, and a fourth looks on.
    4: {"gondor": "ringbearer", "rohan": "wraith-3", "witch-king": "wraith-1", "saruman": "wraith-2"},
}
WAR_SEATS[5] = WAR_SEATS[4]
TOKENS = {  # Free Peoples' and Shadow's Action tokens, as the War calls them
    (0, 0): "none", (2, 0): "free-2", (1, 0): "free-1", (1, 1): "both-1", (0, 1): "shadow-1", (0, 2): "shadow-2",
}  # fmt: skip


class Road(msgspec.Struct, frozen=True):
    """The next match: `seats` says who of the finished one sits where.

    >>> from redbook import Seeded
    >>> road = Road("war", "wotr", {"free": "ringbearer", "shadow": "wraith-1"}, {"tokens": "free-2"})
    >>> road.begin(Seeded(seed=7)).seats
    ('free', 'shadow')
    """

    name: str  # "part-2" or "war"
    game: str
    seats: dict[str, str]  # seat of the next match: seat of this one
    settings: dict[str, Any] = {}
    position: dict[str, Any] | None = None

    def begin(self, chance: Chance) -> Match:
        """The next match, before its first move."""
        if self.position is not None:
            return Match.from_position(self.position, chance=chance)
        return Match.new(self.game, seats=len(self.seats), settings=self.settings, chance=chance)


def road_from(match: Match) -> Road | None:
    """Where the road goes on from a match; None while it is played, or where it ends.

    >>> from redbook.kernel.walk import play_out
    >>> road = road_from(play_out(Match.new("hunt", seed=7), 7))
    >>> road.name, road.game, road.seats
    ('war', 'wotr', {'free': 'ringbearer', 'shadow': 'wraith-1'})
    """
    result = match.result
    if result is None or match.game.id != FIRST:
        return None
    if result.reason in ("bree", "rescued"):  # Part 1 was played alone
        return Road("part-2", "hunt", {seat: seat for seat in match.seats}, position=letter(match))
    tokens = TOKENS[result.scores["free-tokens"], result.scores["shadow-tokens"]]
    return Road("war", "wotr", WAR_SEATS[len(match.seats)], {"tokens": tokens})
