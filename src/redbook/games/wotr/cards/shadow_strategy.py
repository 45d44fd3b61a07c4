"""The Shadow Strategy deck: event halves."""

from __future__ import annotations

from redbook.games.wotr.board import REGULAR, SAURON, regions
from redbook.games.wotr.cards.api import Event, G, Reason, Step, Why, can_recruit, event, recruits_in


@event("sh-strat-20")
class OrcsMultiplyingAgain(Event):
    """Mount Gundabad and Dol Guldur receive 3 Sauron Regulars each."""

    places = regions("mount-gundabad", "dol-guldur")
    nations = (SAURON,)

    def why_not(self, g: G, seat: int) -> Reason | None:
        able = any(can_recruit(g, seat, r, REGULAR[SAURON]) for r in self.places)
        return None if able else Why.CARD_WITHOUT_EFFECT

    def play(self, g: G, seat: int) -> None:
        steps: list[Step] = []
        for r in self.places:
            steps += recruits_in(self, g, seat, r, (REGULAR[SAURON],), 3)
        g.then(*steps)
