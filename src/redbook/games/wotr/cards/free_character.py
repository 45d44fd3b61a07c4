"""The Free Peoples Character deck: event halves."""

from __future__ import annotations

from redbook.games.wotr.board import BOROMIR, CARD_TILE, GIMLI, IN_FELLOWSHIP, LEGOLAS
from redbook.games.wotr.cards.api import Draw, Event, G, Reason, Why, add_special_tile, event


@event("fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04")
class SpecialTile(Event):
    """Elven Cloaks, Elven Rope, Phial of Galadriel, Sméagol Helps Nice Master: a blue tile comes into play."""

    def play(self, g: G, seat: int) -> None:
        add_special_tile(g, CARD_TILE[self.card])


class ReducesDamage(Event):
    """On the table: discard it to reduce the damage of a Hunt tile by 1, while a Companion is with the Fellowship."""

    companions: tuple[int, ...] = ()

    def holds(self, g: G) -> bool:
        return any(g.s.chars[c] == IN_FELLOWSHIP for c in self.companions)

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.holds(g) else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        """It lies on the table; nothing else happens yet."""

    def on_damage(self, g: G, draw: Draw) -> bool:
        return True

    def use_on_tile(self, g: G, draw: Draw) -> Draw:
        return draw.but(damage=draw.damage - 1)


@event("fp-char-06")
class AxeAndBow(ReducesDamage):
    companions = (GIMLI, LEGOLAS)


@event("fp-char-07")
class HornOfGondor(ReducesDamage):
    companions = (BOROMIR,)
